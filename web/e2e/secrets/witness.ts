import type { Message } from '../../src/wire/types';
import type { Person } from '../browser';
import type { Oracle } from './oracle';
import { watch, type Scene } from './watch';

/** Everything one browser is sent, shows and keeps while a game is on. */
export class Witness {
  readonly #answers: { path: string; text: string }[] = [];

  private constructor(private readonly person: Person) {
    person.page.on('response', async (response) => {
      const path = new URL(response.url()).pathname;
      if (path.startsWith('/api/') && !path.endsWith('/socket'))
        this.#answers.push({ path, text: await response.text().catch(() => '') });
    });
  }

  static async of(person: Person): Promise<Witness> {
    await person.page.addInitScript(watch);
    return new Witness(person);
  }

  /** Messages from the deal to before the end, when everybody sees everything, with the step they brought. */
  messages(): { message: Message; step: number }[] {
    let step = 0;
    const all: { message: Message; step: number }[] = [];
    for (const text of [...this.person.frames, ...this.#answers.map(({ text }) => text)]) {
      const message = read(text);
      if (!message) continue;
      if ('position' in message && message.position) {
        if (message.position.ended) continue;
        step = message.position.step;
      }
      if (step > 0) all.push({ message, step });
    }
    return all;
  }

  scenes(): Promise<Scene[]> {
    return this.person.page.evaluate(() => (window as unknown as { scenes: Scene[] }).scenes);
  }

  async databases(): Promise<string[]> {
    return this.person.page.evaluate(async () => (await indexedDB.databases()).map(({ name }) => name ?? ''));
  }

  /** Whatever was said, shown or kept that this chair may not know. */
  async betrayals(oracle: Oracle): Promise<string[]> {
    const told = this.messages().flatMap(({ message, step }) =>
      oracle.told(message, step).map((leak) => `told at ${step}: ${leak}`),
    );
    const shown = beyond(oracle, await this.scenes());
    const cookies = (await this.person.context.cookies()).flatMap(({ value }) => oracle.kept(value));
    return [...new Set([...told, ...shown, ...cookies])];
  }
}

/** What was shown or kept too early, or too long. */
export function beyond(oracle: Oracle, scenes: readonly Scene[]): string[] {
  let from = 0;
  return scenes.flatMap(({ step, told, pieces, kept, over }) => {
    if (over || step === 0) return [];
    // What goes is still there for a moment after the story has come further.
    const leaks = [...oracle.drawn(pieces, from || told, step), ...oracle.kept(kept)];
    from = told;
    return leaks.map((leak) => `shown at ${step}: ${leak}`);
  });
}

function read(text: string): Message | null {
  try {
    const value: unknown = JSON.parse(text);
    return typeof value === 'object' && value !== null && 'type' in value ? (value as Message) : null;
  } catch {
    return null;
  }
}
