import type { Lying } from './cards';
import type { Table } from './field.svelte';

/** An attack whose numbers all can see: one of my face-up cards, and a face-up card it would bring down. */
export interface Prey {
  number: number;
  attack: number;
  seat: number;
  card: string;
  health: number;
}

export function preys(lines: readonly Lying[][], mine: number): Prey[] {
  const open = (line: readonly Lying[]) => line.filter(({ up, face }) => up && face !== null);
  return open(lines[mine - 1] ?? [])
    .filter(({ acted }) => !acted)
    .flatMap(({ place, face }) =>
      lines.flatMap((line, i) =>
        i + 1 === mine
          ? []
          : open(line).flatMap((target) =>
              face!.attack >= target.face!.health
                ? [
                    {
                      number: place.number,
                      attack: face!.attack,
                      seat: i + 1,
                      card: target.face!.card,
                      health: target.face!.health,
                    },
                  ]
                : [],
            ),
      ),
    );
}

/** Advice from what everybody can see: the cards that lie face up. */
export function advice(table: Table): string | null {
  const { inquiry, mySeat, view } = table;
  if (!inquiry || mySeat === null) return null;
  switch (inquiry.question.type) {
    case 'UpOrDown':
      return table.word('masquerade-advice-facing');
    case 'ShuffleOrNot':
      return table.word('masquerade-advice-shuffle');
    case 'YourAction':
    case 'AttackWhom': {
      const all = preys(view.lines, mySeat);
      const prey = all.find(({ card }) => card === 'King') ?? all.toSorted((a, b) => b.health - a.health)[0];
      if (!prey) return table.word('masquerade-advice-blind');
      return table.word('masquerade-advice-prey', {
        number: prey.number,
        attack: prey.attack,
        health: prey.health,
        name: table.names.seat(prey.seat),
        card: table.say('named', prey.card),
      });
    }
    case 'CutLine':
      return table.word('masquerade-advice-cut');
    default:
      return null;
  }
}
