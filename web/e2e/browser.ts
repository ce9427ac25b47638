import {
  chromium,
  type Browser,
  type BrowserContext,
  type BrowserContextOptions,
  type BrowserServer,
  type Page,
} from 'playwright-core';

/** The browser of the machine, kept from calling home. */
function wanted() {
  const executablePath = process.env.RIDOTTO_BROWSER ?? '/usr/bin/chromium';
  const args = [
    '--disable-gpu',
    '--disable-background-networking',
    '--disable-component-update',
    '--disable-sync',
    '--no-first-run',
  ];
  if (process.getuid?.() === 0) args.push('--no-sandbox');
  return { executablePath, args };
}

export const openBrowser = (): Promise<Browser> => chromium.launch(wanted());
/** As on a desktop: bars that take room, which a browser without a head hides. */
export const openWithBars = (): Promise<Browser> =>
  chromium.launch({ ...wanted(), ignoreDefaultArgs: ['--hide-scrollbars'] });
export const serveBrowser = (): Promise<BrowserServer> => chromium.launchServer(wanted());
export const joinBrowser = (endpoint: string): Promise<Browser> => chromium.connect(endpoint);

export const DESKTOP = { width: 1280, height: 720 };
export const PHONE = { width: 360, height: 640 };

/** In the page: what it brings to the shuffles comes from a seed. */
function drawFrom(seed: number): void {
  let state = seed >>> 0;
  const drawn = (bytes: Uint8Array) =>
    bytes.map(() => (state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0) >>> 24);
  Object.defineProperty(crypto, 'getRandomValues', {
    value: (bytes: Uint8Array) => {
      bytes.set(drawn(bytes));
      return bytes;
    },
  });
}

/** Somebody with a browser of their own, and everything it was sent and has sent. */
export class Person {
  readonly frames: string[] = [];
  readonly sent: string[] = [];
  readonly requests: string[] = [];
  readonly complaints: string[] = [];

  private constructor(
    readonly context: BrowserContext,
    readonly page: Page,
  ) {
    page.on('websocket', (socket) => {
      socket.on('framereceived', (frame) => this.frames.push(String(frame.payload)));
      socket.on('framesent', (frame) => this.sent.push(String(frame.payload)));
    });
    page.on('request', (request) => this.requests.push(request.url()));
    page.on('pageerror', (error) => this.complaints.push(error.message));
    page.on('console', (line) => {
      if (line.type() === 'error') this.complaints.push(line.text());
    });
  }

  static async arrives(browser: Browser, seed: number, options: BrowserContextOptions = {}): Promise<Person> {
    const context = await browser.newContext({
      viewport: DESKTOP,
      reducedMotion: 'reduce',
      locale: 'en-GB',
      ...options,
    });
    context.setDefaultTimeout(60_000);
    // Tests are in a hurry; whoever tests the story sets another tempo.
    await context.addInitScript(() => {
      if (!localStorage.getItem('ridotto.settings')) localStorage.setItem('ridotto.settings', '{"tempo":"brisk"}');
    });
    await context.addInitScript(drawFrom, seed);
    return new Person(context, await context.newPage());
  }

  leaves(): Promise<void> {
    return this.context.close();
  }
}
