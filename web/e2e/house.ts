import { execFileSync, spawn, type ChildProcess } from 'node:child_process';
import { mkdtempSync, readdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

const jar = fileURLToPath(new URL('../../app/target/ridotto.jar', import.meta.url));
const java = process.env.RIDOTTO_JAVA ?? 'java';

/** A real house with its own data, as `./ridotto serve` starts it; but what it leaves to chance comes from a seed. */
export class House {
  private constructor(
    readonly url: string,
    private process: ChildProcess,
    private readonly data: string,
    private seed: number,
    private readonly options: string[],
  ) {}

  static async open(seed: number, ...options: string[]): Promise<House> {
    const data = mkdtempSync(join(tmpdir(), 'ridotto-e2e-'));
    const process = start('0', data, seed, options);
    return new House(await address(process), process, data, seed, options);
  }

  /** As when the power fails. */
  async falls(): Promise<void> {
    await gone(this.process, 'SIGKILL');
  }

  /** At the same address, with the same data; not with the same chance, or it would give out the same keys again. */
  async rises(classes = jar): Promise<void> {
    this.process = start(new URL(this.url).port, this.data, ++this.seed, this.options, classes);
    await address(this.process);
  }

  async close(): Promise<void> {
    await gone(this.process, 'SIGTERM');
    rmSync(this.data, { recursive: true, force: true });
  }
}

/** The same house a version later: every part of its pages has another name, and the old ones are gone. */
export function upgraded(): string {
  const folder = mkdtempSync(join(tmpdir(), 'ridotto-upgraded-'));
  execFileSync(java, ['-m', 'jdk.jartool/sun.tools.jar.Main', 'xf', jar], { cwd: folder });
  const pages = join(folder, 'web');
  const parts = readdirSync(join(pages, 'assets')).filter((name) => !name.endsWith('.br'));
  const later = (text: string) =>
    parts.reduce((all, name) => all.replaceAll(name, name.replace(/(\.\w+)$/, 'later$1')), text);
  for (const name of readdirSync(pages, { recursive: true, encoding: 'utf8' })) {
    const file = join(pages, name);
    if (/\.(js|css|html)$/.test(name)) writeFileSync(file, later(readFileSync(file, 'utf8')));
    if (name.endsWith('.br')) rmSync(file);
    else if (later(name) !== name) renameSync(file, join(pages, later(name)));
  }
  return folder;
}

function start(port: string, data: string, seed: number, options: string[], classes = jar): ChildProcess {
  return spawn(java, [
    '-cp',
    classes,
    'ridotto.app.SeededHouse',
    String(seed),
    'serve',
    '--port',
    port,
    '--host',
    '127.0.0.1',
    '--data',
    data,
    '--limits',
    'wide',
    ...options,
  ]);
}

function gone(process: ChildProcess, signal: NodeJS.Signals): Promise<unknown> {
  if (process.exitCode !== null || process.signalCode !== null) return Promise.resolve();
  const ended = new Promise((done) => process.once('exit', done));
  process.kill(signal);
  return ended;
}

function address(process: ChildProcess): Promise<string> {
  return new Promise((found, failed) => {
    let said = '';
    const read = (chunk: Buffer) => {
      said += chunk.toString();
      const url = /http:\/\/(?:localhost|127\.0\.0\.1):\d+/.exec(said);
      if (url) found(url[0].replace('localhost', '127.0.0.1'));
    };
    process.stdout!.on('data', read);
    process.stderr!.on('data', read);
    process.once('exit', () => failed(new Error(`the house did not open:\n${said}`)));
  });
}
