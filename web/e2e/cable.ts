import { connect, createServer, type AddressInfo, type Server, type Socket } from 'node:net';

/** A piece of cable between a browser and a house, that can be cut, or let nothing through without a word. */
export class Cable {
  #pairs: { near: Socket; far: Socket }[] = [];
  #silent = false;

  private constructor(
    private readonly server: Server,
    readonly url: string,
  ) {}

  static async to(house: string): Promise<Cable> {
    const { hostname, port } = new URL(house);
    const server = createServer((near) => {
      const far = connect(Number(port), hostname);
      cable.#pairs.push({ near, far });
      for (const end of [near, far]) end.on('error', () => undefined);
      near.on('data', (bytes) => far.write(bytes));
      far.on('data', (bytes) => near.write(bytes));
      near.on('close', () => far.destroy());
      far.on('close', () => near.destroy());
      if (cable.#silent) far.pause();
    });
    await new Promise<void>((listening) => server.listen(0, '127.0.0.1', listening));
    const cable = new Cable(server, `http://127.0.0.1:${(server.address() as AddressInfo).port}`);
    return cable;
  }

  /** What the house says no longer arrives; what it is told still does. */
  silence(): void {
    this.#silent = true;
    for (const { far } of this.#pairs) far.pause();
  }

  /** New lines get through again; those that fell silent stay so. */
  restore(): void {
    this.#silent = false;
  }

  /** Those that fell silent break at last. */
  breakSilent(): void {
    for (const { near, far } of this.#pairs.filter(({ far }) => far.isPaused())) {
      near.destroy();
      far.destroy();
    }
  }

  cut(): void {
    for (const { near, far } of this.#pairs.splice(0)) {
      near.destroy();
      far.destroy();
    }
  }

  async close(): Promise<void> {
    this.cut();
    await new Promise((closed) => this.server.close(closed));
  }
}
