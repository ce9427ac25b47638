import { spawn, type ChildProcess } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

const jar = fileURLToPath(new URL('../../app/target/ridotto.jar', import.meta.url));
const java = process.env.RIDOTTO_JAVA ?? 'java';

/** A real house with its own data, as `./ridotto serve` starts it. */
export class House {
  private constructor(
    readonly url: string,
    private readonly process: ChildProcess,
    private readonly data: string,
  ) {}

  static async open(...options: string[]): Promise<House> {
    const data = mkdtempSync(join(tmpdir(), 'ridotto-e2e-'));
    const process = spawn(java, ['-jar', jar, 'serve', '--port', '0', '--host', '127.0.0.1', '--data', data, '--limits', 'wide', ...options]);
    const url = await address(process);
    return new House(url, process, data);
  }

  async close(): Promise<void> {
    const gone = new Promise((done) => this.process.once('exit', done));
    this.process.kill('SIGTERM');
    await gone;
    rmSync(this.data, { recursive: true, force: true });
  }
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
