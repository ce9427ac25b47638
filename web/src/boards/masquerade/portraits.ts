/** Who is drawn of what: body, head, face, look and pair of colours, and the sign that tells who it is (`art/README.md`). */
export interface Parts {
  body: string;
  head: string;
  face: string;
  look: string;
  pair: number;
  sign: string;
  /** Worn on head or face, not held. */
  worn: boolean;
  mirrored: boolean;
}

/** Head, face, look, pair, sign; `worn` and `left` where they are. The head names the body. */
const DRAWN: Record<string, string> = {
  King: 'king m f 1 orb',
  Queen: 'queen w b 2 lily left',
  Avatar: 'noble-7 v d 6 torch',
  Beatrice: 'noble-7 w c 9 veil worn left',
  Carnell: 'noble-1 m a 4 ring',
  Feck: 'noble-3 b g 2 goblet left',
  Stonebrooke: 'noble-5 m c 5 tower',
  Jaric: 'noble-4 m g 7 antlers worn left',
  Dante: 'noble-2 m b 1 heart',
  Sorcerer: 'noble-4 m f 3 star',
  Ermintrade: 'noble-6 w a 5 rose',
  VanCole: 'noble-5 m f 10 pipe left',
  Drago: 'noble-2 m a 3 crown',
  Bishop: 'noble-4 m d 2 mitre worn left',
  Anneliese: 'noble-6 w g 8 fan left',
  Advisor: 'noble-3 m e 4 scroll',
  Maynard: 'noble-3 b c 6 coins left',
  Duke: 'noble-1 m b 9 laurel',
  Wymund: 'noble-1 m g 8 steed left',
  Raz: 'assassin-6 m a 1 dagger',
  Ghost: 'assassin-1 m f 10 ghost left',
  TwoStrikes: 'assassin-3 m c 7 knives',
  Sampson: 'assassin-4 m a 5 cat left',
  Hicket: 'assassin-6 m g 8 book',
  Timm: 'assassin-4 m c 2 moon left',
  Anfroy: 'assassin-3 m e 6 scimitar',
  Ourri: 'assassin-1 m d 3 bow left',
  Looys: 'assassin-4 m b 4 mirror',
  LeBlanc: 'assassin-2 m f 1 purse left',
  Nickie: 'assassin-7 w g 9 scissors',
  Widow: 'assassin-5 w a 10 spider left',
  Baldwin: 'assassin-1 m c 5 vial',
  Isolda: 'assassin-5 w d 4 viper left',
  Hodgkin: 'assassin-1 m a 8 bomb',
  Olaf: 'soldier-2 b g 7 ham',
  Garthas: 'soldier-7 m f 3 cane left',
  Tankcreed: 'soldier-5 w b 1 gauntlet',
  Oddo: 'soldier-7 x g 9 flail left',
  Ogg: 'soldier-4 m c 5 axe',
  Newgate: 'soldier-3 m a 8 key left',
  Lancelot: 'soldier-1 m b 3 banner',
  Oldman: 'soldier-6 m f 4 horn left',
  Mourne: 'soldier-1 m d 10 shield',
  Leowulf: 'soldier-7 m e 6 helm left',
  Bartholomew: 'soldier-3 m c 2 plume',
  Stout: 'soldier-6 b g 5 wall left',
  Illbert: 'soldier-2 m a 2 lantern',
  Gravekeeper: 'commoner-5 w a 10 spade',
  Helga: 'commoner-4 w g 5 mug left',
  Chef: 'commoner-7 m c 1 ladle',
  Servant: 'commoner-4 w e 8 cake left',
  Mistress: 'commoner-6 w a 1 letter',
  Job: 'commoner-2 m f 10 bell left',
  Foolset: 'commoner-8 m a 2 bauble',
  Bard: 'commoner-1 m e 4 lute left',
  Blacksmith: 'commoner-9 m c 7 hammer',
  Nan: 'commoner-5 o f 3 broom left',
  Squire: 'commoner-3 m b 5 horseshoe',
  Alchemist: 'commoner-10 m f 6 flask left',
  Dancer: 'commoner-6 w d 9 slipper',
  Pestilence: 'assassin-2 m a 10 beak worn left',
  Mute: 'commoner-6 w g 7 hush worn',
};

export const PORTRAITS: ReadonlyMap<string, Parts> = new Map(
  Object.entries(DRAWN).map(([card, drawn]) => {
    const [head, face, look, pair, sign, ...marks] = drawn.split(' ') as [string, string, string, string, string];
    const [worn, mirrored] = ['worn', 'left'].map((mark) => (marks as string[]).includes(mark)) as [boolean, boolean];
    return [card, { body: head.split('-')[0]!, head, face, look, pair: Number(pair), sign, worn, mirrored }];
  }),
);
