/// What travels between the house and the browser: the records of the server and of each game.
///
/// Written by `./ridotto types`, and by no hand.

export type Seat = number;
export type Player = number;
/** Something of a game's box, called by its name; `name-…` in the words. */
export type Named = string;

export namespace mascarade {
  export type Event =
    | { type: 'Dealt'; place: Place; mask: Named }
    | { type: 'TurnBegan'; seat: Seat; turn: number }
    | { type: 'CardsHandled'; by: Seat; one: Place; other: Place }
    | { type: 'SwapDecided'; by: Player; one: Place; other: Place; swapped: boolean }
    | { type: 'Looked'; seat: Seat; place: Place }
    | { type: 'Glimpsed'; by: Player; place: Place; mask: Named }
    | { type: 'Announced'; seat: Seat; place: Place; mask: Named }
    | { type: 'Claimed'; seat: Seat; place: Place }
    | { type: 'Passed'; seat: Seat }
    | { type: 'Unmasked'; seat: Seat; place: Place; mask: Named }
    | { type: 'PowerUsed'; seat: Seat; mask: Named }
    | { type: 'TookFromBank'; seat: Seat; coins: number }
    | { type: 'TookCourthouse'; seat: Seat; coins: number }
    | { type: 'Paid'; from: Seat; to: Seat; coins: number }
    | { type: 'Fined'; seat: Seat; coins: number }
    | { type: 'FortunesExchanged'; one: Seat; other: Seat }
    | { type: 'Declined'; seat: Seat }
    | { type: 'Spied'; seat: Seat; own: Place; other: Place }
    | { type: 'Questioned'; by: Seat; seat: Seat }
    | { type: 'Named'; seat: Seat; mask: Named }
    | { type: 'HeldUp'; seat: Seat; place: Place }
    | { type: 'ShownToOthers'; player: Player; place: Place; mask: Named }
    | { type: 'Challenged'; by: Seat; seat: Seat }
    | { type: 'CoinsHidden'; seat: Seat }
    | { type: 'HidingDecided'; by: Player; coins: number }
    | { type: 'Guessed'; seat: Seat; coins: number }
    | { type: 'HandOpened'; seat: Seat; coins: number }
    | { type: 'PlacesChanged'; one: Seat; other: Seat }
    | { type: 'Ended'; ending: Finale; winners: Player[] };
  export type Place =
    | { type: 'Held'; index: number; seat: Seat; hand: Hand }
    | { type: 'Centre'; index: number; number: number };
  export type Hand = 'card' | 'left' | 'right' | 'protected';
  export type Finale = 'fortune' | 'ruin' | 'cheat' | 'limit';
  export type Move =
    | { type: 'Swap'; own: Hand; with: Place; really: boolean }
    | { type: 'Look'; own: Hand }
    | { type: 'Announce'; own: Hand; mask: Named }
    | { type: 'Claim'; own: Hand }
    | { type: 'Pass' }
    | { type: 'Deal'; mask: Named }
    | { type: 'Begin'; seat: Seat }
    | { type: 'Pick'; seat: Seat }
    | { type: 'Decline' }
    | { type: 'Spy'; place: Place }
    | { type: 'Exchange'; really: boolean }
    | { type: 'SwapOthers'; one: Place; other: Place; really: boolean }
    | { type: 'MovePeople'; one: Seat; other: Seat }
    | { type: 'Name'; mask: Named }
    | { type: 'Hide'; coins: number }
    | { type: 'Guess'; coins: number };
  export type Question =
    | { type: 'WhichCard' }
    | { type: 'WhoBegins' }
    | { type: 'Opening' }
    | { type: 'YourTurn' }
    | { type: 'MustSwap' }
    | { type: 'MayNotAnnounce' }
    | { type: 'YouToo'; mask: Named }
    | { type: 'UsePower'; mask: Named; choice: Choice };
  export type Choice = 'player' | 'player-or-nobody' | 'card-to-spy' | 'swap-or-not' | 'two-cards' | 'two-players' | 'own-name' | 'hidden-coins' | 'guess';
  export interface View { type: 'Sight'; turn: number; active: Seat; awaited: Seat[]; sitting: Player[]; purses: number[]; bank: number; courthouse: number; cards: Card[]; shownBefore: Player[]; announced: Named | null; claimants: Seat[]; outcome: Outcome | null }
  export interface Card { place: Place; mask: Named }
  export interface Outcome { ending: Finale; winners: Player[] }
  export interface Contents { edition: Edition; players: number; cast: Role[]; each: number; centre: number; places: Place[]; opening: number; together: boolean; goal: number }
  export type Edition = 'first' | 'second';
  export interface Role { mask: Named; copies: number; mark: Mark; borrows: string[]; does: Does[] }
  export type Mark = 'purse' | 'hand' | 'eye' | 'scales' | 'star';
  export interface Does { deed: string; numbers: number[] }
}

export namespace masques {
  export type Event =
    | { type: 'FamilyTaken'; seat: Seat; family: Named }
    | { type: 'DanceBegan'; dance: number; first: Seat }
    | { type: 'DucatLaid'; arcade: number }
    | { type: 'SealLaid'; arcade: number; faction: Named }
    | { type: 'PlotDealt'; player: Player; plot: Named }
    | { type: 'PlotsDealt'; cards: number }
    | { type: 'Chose'; seat: Seat }
    | { type: 'Picked'; player: Player; plot: Named }
    | { type: 'PacketsPassed'; cards: number }
    | { type: 'PassedOn'; player: Player; to: Seat; plots: Named[] }
    | { type: 'Received'; player: Player; from: Seat; plots: Named[] }
    | { type: 'TurnBegan'; seat: Seat; turn: number }
    | { type: 'Played'; seat: Seat; plot: Named; gap: number }
    | { type: 'Bought'; seat: Seat; influence: Named; gap: number; price: number }
    | { type: 'Passed'; seat: Seat }
    | { type: 'FoundNothing'; seat: Seat; influence: Named }
    | { type: 'Declined'; seat: Seat; influence: Named }
    | { type: 'Struck'; seat: Seat; plot: Named; gap: number }
    | { type: 'Named'; seat: Seat; plot: Named; gap: number }
    | { type: 'Summoned'; seat: Seat; plot: Named; gap: number }
    | { type: 'Ferried'; seat: Seat; one: Named; from: number; other: Named; to: number }
    | { type: 'Escorted'; seat: Seat; plot: Named; from: number; to: number }
    | { type: 'Hidden'; seat: Seat; arcade: number }
    | { type: 'Traded'; seat: Seat; one: number; other: number }
    | { type: 'Discarded'; seat: Seat; cards: number }
    | { type: 'DucatWon'; seat: Seat; family: Named; arcade: number }
    | { type: 'SealWon'; seat: Seat; family: Named; arcade: number; faction: Named; seals: number }
    | { type: 'Tied'; arcade: number; value: number }
    | { type: 'Unplotted'; arcade: number }
    | { type: 'NobodyWon'; arcade: number; family: Named }
    | { type: 'StayedDown'; arcade: number }
    | { type: 'TurnedUp'; arcade: number }
    | { type: 'MarkerPassed'; seat: Seat }
    | { type: 'Ended'; ending: Finale; winners: Player[] };
  export type Finale = 'four' | 'five' | 'limit';
  export type Move =
    | { type: 'Play'; plot: Named; gap: number }
    | { type: 'Buy'; influence: Named; gap: number }
    | { type: 'Pass' }
    | { type: 'Strike'; gap: number }
    | { type: 'Name'; plot: Named; gap: number }
    | { type: 'Ferry'; one: number; other: number }
    | { type: 'Escort'; from: number; to: number }
    | { type: 'Hide'; arcade: number }
    | { type: 'Trade'; one: number; other: number }
    | { type: 'Decline' }
    | { type: 'Give'; family: Named }
    | { type: 'Begin'; seat: Seat }
    | { type: 'Draw'; faction: Named }
    | { type: 'Deal'; plot: Named }
    | { type: 'Pick'; plot: Named };
  export type Question =
    | { type: 'WhichToStrike' }
    | { type: 'WhichToName' }
    | { type: 'WhichToFerry' }
    | { type: 'WhichToEscort' }
    | { type: 'WhichToHide' }
    | { type: 'WhichToTrade' }
    | { type: 'WhichFamily' }
    | { type: 'WhoBegins' }
    | { type: 'WhichSeal' }
    | { type: 'WhichPlot' }
    | { type: 'PickOne'; cards: number }
    | { type: 'YourTurn' };
  export interface View { type: 'Sight'; dance: number; turn: number; first: Seat; active: Seat; awaited: Seat[]; guests: Guest[]; arcades: Arcade[]; gaps: Gap[]; piles: Pile[]; supply: number; bag: number[]; undealt: number; spent: Named[]; discarded: number; outcome: Outcome | null }
  export interface Guest { families: Named[]; ducats: number; seals: number[]; inHand: number; toPickFrom: number; hand: Named[]; packet: Named[] }
  export interface Arcade { forSeals: boolean; ducat: boolean; seal: Named | null; down: boolean }
  export interface Gap { plot: Named | null; influence: Named | null; down: boolean }
  export interface Pile { influence: Named; cards: number; price: number | null }
  export interface Outcome { ending: Finale; winners: Player[] }
  export interface Contents { players: number; arcades: number; plots: Card[]; families: Named[]; factions: Named[]; seals: number; hand: number }
  export interface Card { plot: Named; family: Named; value: number; copies: number }
}

export namespace masquerade {
  export type Event =
    | { type: 'Dealt'; again: boolean }
    | { type: 'Joined'; place: Place; pair: boolean }
    | { type: 'Learned'; player: Player; place: Place; card: Named }
    | { type: 'Laid'; place: Place; up: boolean }
    | { type: 'Revealed'; place: Place; card: Named }
    | { type: 'Discarded'; place: Place; card: Named }
    | { type: 'TurnedUp'; place: Place; card: Named }
    | { type: 'AbleToDiscard'; seats: Seat[] }
    | { type: 'Summoned'; by: Seat; rank: Rank; places: Place[] }
    | { type: 'Glimpsed'; player: Player; card: Named }
    | { type: 'DiscardedTop'; by: Seat; cards: Named[] }
    | { type: 'Ended'; ending: Finale; winners: Player[] }
    | { type: 'TurnBegan'; seat: Seat; turn: number }
    | { type: 'Shuffled'; seat: Seat; staying: Place[] }
    | { type: 'LookedOver'; player: Player; cards: Named[] }
    | { type: 'Attacked'; attacker: Place; target: Place }
    | { type: 'Compared'; attacker: Named; attack: number; target: Named; health: number }
    | { type: 'Killed'; place: Place; card: Named; by: Seat }
    | { type: 'Unharmed'; place: Place; card: Named }
    | { type: 'TurnedDown'; place: Place; card: Named }
    | { type: 'TextUsed'; seat: Seat; card: Named }
    | { type: 'Declined'; seat: Seat }
    | { type: 'Shielded'; seat: Seat; card: Named }
    | { type: 'Poisoned'; place: Place; by: Seat }
    | { type: 'PoisonStruck'; place: Place; by: Seat }
    | { type: 'Weakened'; card: Named; losses: number }
    | { type: 'Strengthened'; card: Named; bonus: number }
    | { type: 'ChangedSides'; from: Place; to: Seat }
    | { type: 'Gathered'; by: Seat; cards: number }
    | { type: 'Raised'; seat: Seat; card: Named }
    | { type: 'ShuffledAway'; card: Named }
    | { type: 'Emptied'; seat: Seat; by: Seat }
    | { type: 'LookedAtTop'; seat: Seat }
    | { type: 'HandedOver'; from: Seat; to: Seat };
  export type Place =
    | { type: 'InLine'; seat: Seat; number: number };
  export type Rank = 'king' | 'queen' | 'noble' | 'assassin' | 'soldier' | 'commoner';
  export type Finale = 'kill' | 'pair' | 'deck' | 'limit';
  export type Move =
    | { type: 'Attack'; place: number }
    | { type: 'Flip'; place: number }
    | { type: 'Use'; place: number }
    | { type: 'Stop' }
    | { type: 'Deal'; card: Named }
    | { type: 'Draw'; card: Named }
    | { type: 'Begin'; seat: Seat }
    | { type: 'Lay'; up: boolean }
    | { type: 'Shuffle' }
    | { type: 'LeaveLying'; place: number }
    | { type: 'Keep' }
    | { type: 'Point'; place: Place }
    | { type: 'Resolve'; card: Named }
    | { type: 'Discard'; place: number }
    | { type: 'Take'; card: Named }
    | { type: 'To'; seat: Seat }
    | { type: 'Sacrifice' }
    | { type: 'DrawOne' }
    | { type: 'Decline' }
    | { type: 'GiveDrawn'; first: boolean; to: Seat }
    | { type: 'DiscardBoth' };
  export type Question =
    | { type: 'WhichCard' }
    | { type: 'WhoBegins' }
    | { type: 'Drawn' }
    | { type: 'WhichFalls' }
    | { type: 'WhichLiesHere' }
    | { type: 'MayDraw' }
    | { type: 'UpOrDown' }
    | { type: 'ShuffleOrNot' }
    | { type: 'YourAction' }
    | { type: 'AttackWhom' }
    | { type: 'WhichFirst' }
    | { type: 'Spoils' }
    | { type: 'CutLine' }
    | { type: 'SubstituteOrNot' }
    | { type: 'UseText'; card: Named; choice: Choice };
  export type Choice = 'card-to-discard' | 'card-to-pay' | 'secret-discard' | 'player' | 'from-graveyard' | 'card-to-kill' | 'card-to-take' | 'top-card' | 'one-of-two';
  export interface View { type: 'Sight'; turn: number; active: Seat; phase: Phase; actions: number; awaited: Seat[]; lines: Lying[][]; deck: number; gathered: number; graveyard: Named[]; peeked: Named[]; waiting: Named[]; attacker: Place | null; staying: Place[]; outcome: Outcome | null }
  export type Phase = 'deal' | 'start' | 'draw' | 'placement' | 'action' | 'cut' | 'end';
  export interface Lying { place: Place; up: boolean; open: boolean; acted: boolean; poisonedBy: Seat | null; losses: number; bonus: number; face: Face | null }
  export interface Face { card: Named; attack: number; health: number }
  export interface Outcome { ending: Finale; winners: Player[] }
  export interface Contents { players: number; cards: Guest[]; pairFaceUp: boolean; rounds: number }
  export interface Guest { card: Named; title: string; rank: Rank; attack: Figure; health: Figure; moments: Trigger[]; standing: boolean; heardFaceDown: boolean }
  export interface Figure { value: number; arrow: Arrow }
  export type Arrow = 'none' | 'up' | 'down';
  export type Trigger = 'start' | 'draw-phase' | 'flip-up' | 'after-attack' | 'death' | 'action' | 'turn-end';
}

export type Event = mascarade.Event | masques.Event | masquerade.Event;
export type Move = mascarade.Move | masques.Move | masquerade.Move;
export type Question = mascarade.Question | masques.Question | masquerade.Question;
export type View = mascarade.View | masques.View | masquerade.View;
export type Contents = mascarade.Contents | masques.Contents | masquerade.Contents;

export type Message =
  | { type: 'Welcome'; seq: number; room: Room; chairs: number[]; host: boolean; contents: Contents | null; position: Position | null; history: Step[]; chat: Chat[] }
  | { type: 'Changed'; seq: number; room: Room; chairs: number[]; host: boolean }
  | { type: 'Began'; seq: number; room: Room; contents: Contents; position: Position; events: Event[] }
  | { type: 'Happened'; seq: number; events: Event[]; position: Position }
  | { type: 'Asked'; seq: number; position: Position }
  | Chat
  | { type: 'Done'; id: string; seq: number; answer: Record<string, string> }
  | { type: 'Refused'; id: string; field: string; reasons: Refusal[] }
  | { type: 'Superseded' }
  | Notice
  | { type: 'Farewell'; reason: string };
export interface Room { id: string; phase: Phase; game: string; settings: Record<string, string>; manners: Manners; host: number; chairs: Chair[]; spectators: number; hushed: boolean; muted: boolean; round: number; commitment: string; secret: string | null; nextCommitment: string | null; obstacles: Obstacle[]; wishes: Wanted[]; changes: Change[] }
export type Phase = 'antechamber' | 'playing' | 'adjourned' | 'finished';
export interface Manners { memory: string; pace: string; bots: string; spectators: boolean; listed: boolean; chat: boolean; keep: number; newcomers: boolean | null }
export interface Chair { number: number; name: string | null; bot: string | null; away: boolean; minded: boolean; contributed: boolean; again: boolean; abandons: boolean; conceded: boolean; muted: boolean; shares: number[] }
export interface Obstacle { field: string; reasons: Refusal[] }
export interface Refusal { code: string; with: Record<string, unknown> }
export interface Wanted { number: number; what: string; chair: number; name: string; agreed: number[]; awaited: number[] }
export interface Change { seq: number; chair: number; what: string; from: string; to: string }
export interface Position { step: number; view: View; awaited: Seat[]; inquiries: Inquiry[]; clocks: Clock[]; ready: number[] | null; ended: Ended | null }
export interface Inquiry { chair: number; seat: Seat; question: Question; options: Move[]; fallback: Move; early: boolean; given: Move | null; orders: string[] | null }
export interface Clock { seat: Seat; left: number; reserve: number }
export interface Ended { ending: string; winners: Player[] }
export interface Step { seq: number; events: Event[] }
export interface Chat { type: 'Chat'; seq: number; chair: number; name: string; text: string }
export type Command =
  | { type: 'Sit'; chair: number; name: string; contribution: string }
  | { type: 'Rename'; chair: number; name: string }
  | { type: 'SeatBot'; chair: number; level: string }
  | { type: 'Arrange'; order: number[] }
  | { type: 'Choose'; game: string; chairs: number; settings: Record<string, string> }
  | { type: 'Agree'; manners: Manners }
  | { type: 'Contribute'; chair: number; contribution: string }
  | { type: 'Start' }
  | { type: 'Play'; chair: number; step: number; move: Move }
  | { type: 'Withdraw'; chair: number }
  | { type: 'Order'; chair: number; on: boolean; unless: string[] }
  | { type: 'Ready'; chair: number }
  | { type: 'Seen'; chair: number; seq: number }
  | { type: 'MoreTime'; chair: number }
  | { type: 'Concede'; chair: number }
  | { type: 'Abandon'; chair: number; yes: boolean }
  | { type: 'Leave'; chair: number }
  | { type: 'Unseat'; chair: number; ban: boolean | null }
  | { type: 'PassHost'; chair: number }
  | { type: 'Adjourn' }
  | { type: 'Resume' }
  | { type: 'Rematch'; chair: number; yes: boolean; contribution: string }
  | { type: 'MoveSeat'; chair: number }
  | { type: 'ReissueSeat'; chair: number }
  | { type: 'TakeSeat'; code: string }
  | { type: 'TakeOver'; chair: number; name: string }
  | { type: 'Consent'; chair: number; wish: number; yes: boolean }
  | { type: 'Say'; chair: number; text: string }
  | { type: 'Mute'; chair: number; yes: boolean }
  | { type: 'Close' }
  | { type: 'Why'; chair: number; move: Move }
  | { type: 'Shown' }
  | { type: 'Ping' };
export interface HouseCard { games: GameCard[]; levels: string[]; tempers: string[]; languages: string[]; manners: Manners; limits: Record<string, number>; version: string; notice: Notice }
export interface GameCard { name: string; family: string; fewest: number; most: number; minutes: number | null; options: Option[]; casts: Record<string, string[][]>; wardrobe: string[] }
export interface Option { name: string; values: string; meaning: string }
export interface Notice { type: 'Notice'; restart: number | null; draining: boolean }
export interface Listing { id: string; game: string; names: string[]; chairs: number; taken: number; phase: Phase; round: number; when: string }
export interface Film { game: string; contents: Contents; names: string[]; steps: Shot[] }
export interface Shot { step: number; events: Event[]; view: View }
export interface Opening { game: string; chairs: number; settings: Record<string, string>; manners: Manners }
export interface Envelope { id: string; command: Command }
export interface Arrival { program: boolean | null }
export interface Issued { key: string | null }
export interface Opened { id: string }
export interface Offered { id: string; commitment: string }
export interface Acceptance { name: string; contribution: string; level: string }
export interface Address { url: string | null }
export interface Wish { game: string; chairs: number; settings: Record<string, string> }
export interface Nothing {  }
export interface Shared { share: string }
export interface Pulse { status: string; tables: number; playing: number; listeners: number }
export interface Ready { status: string }
export interface Fault { field: string; reasons: Refusal[] }

/** What a component of a record is, for whoever says it: the number 3 may be a seat. */
export type Kind =
  | 'seat' | 'player' | 'named' | 'ending' | 'number' | 'word' | 'text' | 'boolean' | 'any'
  | `list:${string}` | `record:${string}` | `optional:${string}` | `map:${string}`;

/** By family of games, or `server`; by family of records; by type; by component. */
export const shapes: Record<string, Record<string, Record<string, Record<string, Kind>>>> = {
  mascarade: {
    event: {
      Dealt: { place: 'record:place', mask: 'named' },
      TurnBegan: { seat: 'seat', turn: 'number' },
      CardsHandled: { by: 'seat', one: 'record:place', other: 'record:place' },
      SwapDecided: { by: 'player', one: 'record:place', other: 'record:place', swapped: 'boolean' },
      Looked: { seat: 'seat', place: 'record:place' },
      Glimpsed: { by: 'player', place: 'record:place', mask: 'named' },
      Announced: { seat: 'seat', place: 'record:place', mask: 'named' },
      Claimed: { seat: 'seat', place: 'record:place' },
      Passed: { seat: 'seat' },
      Unmasked: { seat: 'seat', place: 'record:place', mask: 'named' },
      PowerUsed: { seat: 'seat', mask: 'named' },
      TookFromBank: { seat: 'seat', coins: 'number' },
      TookCourthouse: { seat: 'seat', coins: 'number' },
      Paid: { from: 'seat', to: 'seat', coins: 'number' },
      Fined: { seat: 'seat', coins: 'number' },
      FortunesExchanged: { one: 'seat', other: 'seat' },
      Declined: { seat: 'seat' },
      Spied: { seat: 'seat', own: 'record:place', other: 'record:place' },
      Questioned: { by: 'seat', seat: 'seat' },
      Named: { seat: 'seat', mask: 'named' },
      HeldUp: { seat: 'seat', place: 'record:place' },
      ShownToOthers: { player: 'player', place: 'record:place', mask: 'named' },
      Challenged: { by: 'seat', seat: 'seat' },
      CoinsHidden: { seat: 'seat' },
      HidingDecided: { by: 'player', coins: 'number' },
      Guessed: { seat: 'seat', coins: 'number' },
      HandOpened: { seat: 'seat', coins: 'number' },
      PlacesChanged: { one: 'seat', other: 'seat' },
      Ended: { ending: 'ending', winners: 'list:player' },
    },
    place: {
      Held: { index: 'number', seat: 'seat', hand: 'word' },
      Centre: { index: 'number', number: 'number' },
    },
    move: {
      Swap: { own: 'word', with: 'record:place', really: 'boolean' },
      Look: { own: 'word' },
      Announce: { own: 'word', mask: 'named' },
      Claim: { own: 'word' },
      Pass: {},
      Deal: { mask: 'named' },
      Begin: { seat: 'seat' },
      Pick: { seat: 'seat' },
      Decline: {},
      Spy: { place: 'record:place' },
      Exchange: { really: 'boolean' },
      SwapOthers: { one: 'record:place', other: 'record:place', really: 'boolean' },
      MovePeople: { one: 'seat', other: 'seat' },
      Name: { mask: 'named' },
      Hide: { coins: 'number' },
      Guess: { coins: 'number' },
    },
    question: {
      WhichCard: {},
      WhoBegins: {},
      Opening: {},
      YourTurn: {},
      MustSwap: {},
      MayNotAnnounce: {},
      YouToo: { mask: 'named' },
      UsePower: { mask: 'named', choice: 'word' },
    },
  },
  masques: {
    event: {
      FamilyTaken: { seat: 'seat', family: 'named' },
      DanceBegan: { dance: 'number', first: 'seat' },
      DucatLaid: { arcade: 'number' },
      SealLaid: { arcade: 'number', faction: 'named' },
      PlotDealt: { player: 'player', plot: 'named' },
      PlotsDealt: { cards: 'number' },
      Chose: { seat: 'seat' },
      Picked: { player: 'player', plot: 'named' },
      PacketsPassed: { cards: 'number' },
      PassedOn: { player: 'player', to: 'seat', plots: 'list:named' },
      Received: { player: 'player', from: 'seat', plots: 'list:named' },
      TurnBegan: { seat: 'seat', turn: 'number' },
      Played: { seat: 'seat', plot: 'named', gap: 'number' },
      Bought: { seat: 'seat', influence: 'named', gap: 'number', price: 'number' },
      Passed: { seat: 'seat' },
      FoundNothing: { seat: 'seat', influence: 'named' },
      Declined: { seat: 'seat', influence: 'named' },
      Struck: { seat: 'seat', plot: 'named', gap: 'number' },
      Named: { seat: 'seat', plot: 'named', gap: 'number' },
      Summoned: { seat: 'seat', plot: 'named', gap: 'number' },
      Ferried: { seat: 'seat', one: 'named', from: 'number', other: 'named', to: 'number' },
      Escorted: { seat: 'seat', plot: 'named', from: 'number', to: 'number' },
      Hidden: { seat: 'seat', arcade: 'number' },
      Traded: { seat: 'seat', one: 'number', other: 'number' },
      Discarded: { seat: 'seat', cards: 'number' },
      DucatWon: { seat: 'seat', family: 'named', arcade: 'number' },
      SealWon: { seat: 'seat', family: 'named', arcade: 'number', faction: 'named', seals: 'number' },
      Tied: { arcade: 'number', value: 'number' },
      Unplotted: { arcade: 'number' },
      NobodyWon: { arcade: 'number', family: 'named' },
      StayedDown: { arcade: 'number' },
      TurnedUp: { arcade: 'number' },
      MarkerPassed: { seat: 'seat' },
      Ended: { ending: 'ending', winners: 'list:player' },
    },
    move: {
      Play: { plot: 'named', gap: 'number' },
      Buy: { influence: 'named', gap: 'number' },
      Pass: {},
      Strike: { gap: 'number' },
      Name: { plot: 'named', gap: 'number' },
      Ferry: { one: 'number', other: 'number' },
      Escort: { from: 'number', to: 'number' },
      Hide: { arcade: 'number' },
      Trade: { one: 'number', other: 'number' },
      Decline: {},
      Give: { family: 'named' },
      Begin: { seat: 'seat' },
      Draw: { faction: 'named' },
      Deal: { plot: 'named' },
      Pick: { plot: 'named' },
    },
    question: {
      WhichToStrike: {},
      WhichToName: {},
      WhichToFerry: {},
      WhichToEscort: {},
      WhichToHide: {},
      WhichToTrade: {},
      WhichFamily: {},
      WhoBegins: {},
      WhichSeal: {},
      WhichPlot: {},
      PickOne: { cards: 'number' },
      YourTurn: {},
    },
  },
  masquerade: {
    event: {
      Dealt: { again: 'boolean' },
      Joined: { place: 'record:place', pair: 'boolean' },
      Learned: { player: 'player', place: 'record:place', card: 'named' },
      Laid: { place: 'record:place', up: 'boolean' },
      Revealed: { place: 'record:place', card: 'named' },
      Discarded: { place: 'record:place', card: 'named' },
      TurnedUp: { place: 'record:place', card: 'named' },
      AbleToDiscard: { seats: 'list:seat' },
      Summoned: { by: 'seat', rank: 'word', places: 'list:record:place' },
      Glimpsed: { player: 'player', card: 'named' },
      DiscardedTop: { by: 'seat', cards: 'list:named' },
      Ended: { ending: 'ending', winners: 'list:player' },
      TurnBegan: { seat: 'seat', turn: 'number' },
      Shuffled: { seat: 'seat', staying: 'list:record:place' },
      LookedOver: { player: 'player', cards: 'list:named' },
      Attacked: { attacker: 'record:place', target: 'record:place' },
      Compared: { attacker: 'named', attack: 'number', target: 'named', health: 'number' },
      Killed: { place: 'record:place', card: 'named', by: 'seat' },
      Unharmed: { place: 'record:place', card: 'named' },
      TurnedDown: { place: 'record:place', card: 'named' },
      TextUsed: { seat: 'seat', card: 'named' },
      Declined: { seat: 'seat' },
      Shielded: { seat: 'seat', card: 'named' },
      Poisoned: { place: 'record:place', by: 'seat' },
      PoisonStruck: { place: 'record:place', by: 'seat' },
      Weakened: { card: 'named', losses: 'number' },
      Strengthened: { card: 'named', bonus: 'number' },
      ChangedSides: { from: 'record:place', to: 'seat' },
      Gathered: { by: 'seat', cards: 'number' },
      Raised: { seat: 'seat', card: 'named' },
      ShuffledAway: { card: 'named' },
      Emptied: { seat: 'seat', by: 'seat' },
      LookedAtTop: { seat: 'seat' },
      HandedOver: { from: 'seat', to: 'seat' },
    },
    place: {
      InLine: { seat: 'seat', number: 'number' },
    },
    move: {
      Attack: { place: 'number' },
      Flip: { place: 'number' },
      Use: { place: 'number' },
      Stop: {},
      Deal: { card: 'named' },
      Draw: { card: 'named' },
      Begin: { seat: 'seat' },
      Lay: { up: 'boolean' },
      Shuffle: {},
      LeaveLying: { place: 'number' },
      Keep: {},
      Point: { place: 'record:place' },
      Resolve: { card: 'named' },
      Discard: { place: 'number' },
      Take: { card: 'named' },
      To: { seat: 'seat' },
      Sacrifice: {},
      DrawOne: {},
      Decline: {},
      GiveDrawn: { first: 'boolean', to: 'seat' },
      DiscardBoth: {},
    },
    question: {
      WhichCard: {},
      WhoBegins: {},
      Drawn: {},
      WhichFalls: {},
      WhichLiesHere: {},
      MayDraw: {},
      UpOrDown: {},
      ShuffleOrNot: {},
      YourAction: {},
      AttackWhom: {},
      WhichFirst: {},
      Spoils: {},
      CutLine: {},
      SubstituteOrNot: {},
      UseText: { card: 'named', choice: 'word' },
    },
  },
  server: {
    message: {
      Welcome: { seq: 'number', room: 'record:room', chairs: 'list:number', host: 'boolean', contents: 'optional:record:contents', position: 'optional:record:position', history: 'list:record:step', chat: 'list:record:message' },
      Changed: { seq: 'number', room: 'record:room', chairs: 'list:number', host: 'boolean' },
      Began: { seq: 'number', room: 'record:room', contents: 'record:contents', position: 'record:position', events: 'list:record:event' },
      Happened: { seq: 'number', events: 'list:record:event', position: 'record:position' },
      Asked: { seq: 'number', position: 'record:position' },
      Chat: { seq: 'number', chair: 'number', name: 'text', text: 'text' },
      Done: { id: 'text', seq: 'number', answer: 'map:text' },
      Refused: { id: 'text', field: 'text', reasons: 'list:record:refusal' },
      Superseded: {},
      Notice: { restart: 'optional:number', draining: 'boolean' },
      Farewell: { reason: 'text' },
    },
    command: {
      Sit: { chair: 'number', name: 'text', contribution: 'text' },
      Rename: { chair: 'number', name: 'text' },
      SeatBot: { chair: 'number', level: 'text' },
      Arrange: { order: 'list:number' },
      Choose: { game: 'text', chairs: 'number', settings: 'map:text' },
      Agree: { manners: 'record:manners' },
      Contribute: { chair: 'number', contribution: 'text' },
      Start: {},
      Play: { chair: 'number', step: 'number', move: 'record:move' },
      Withdraw: { chair: 'number' },
      Order: { chair: 'number', on: 'boolean', unless: 'list:text' },
      Ready: { chair: 'number' },
      Seen: { chair: 'number', seq: 'number' },
      MoreTime: { chair: 'number' },
      Concede: { chair: 'number' },
      Abandon: { chair: 'number', yes: 'boolean' },
      Leave: { chair: 'number' },
      Unseat: { chair: 'number', ban: 'optional:boolean' },
      PassHost: { chair: 'number' },
      Adjourn: {},
      Resume: {},
      Rematch: { chair: 'number', yes: 'boolean', contribution: 'text' },
      MoveSeat: { chair: 'number' },
      ReissueSeat: { chair: 'number' },
      TakeSeat: { code: 'text' },
      TakeOver: { chair: 'number', name: 'text' },
      Consent: { chair: 'number', wish: 'number', yes: 'boolean' },
      Say: { chair: 'number', text: 'text' },
      Mute: { chair: 'number', yes: 'boolean' },
      Close: {},
      Why: { chair: 'number', move: 'record:move' },
      Shown: {},
      Ping: {},
    },
  },
};
