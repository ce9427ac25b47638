/** The sheets of symbols; share picture and favicons are files of their own. */
const files = import.meta.glob<string>(['../../art/*.svg', '!../../art/{share,favicon*}.svg'], {
  query: '?raw',
  import: 'default',
});
const drawn = new Map<string, Promise<ReadonlySet<string>>>();

/** Puts a sheet of symbols into the page, once, and tells which there are. There, the theme colours them. */
export function sprites(name: string): Promise<ReadonlySet<string>> {
  const known = drawn.get(name);
  if (known) return known;
  const drawing = draw(files[`../../art/${name}.svg`]);
  drawn.set(name, drawing);
  return drawing;
}

async function draw(load?: () => Promise<string>): Promise<ReadonlySet<string>> {
  if (!load) return new Set();
  const sheet = new DOMParser().parseFromString(await load(), 'image/svg+xml').documentElement;
  sheet.setAttribute('class', 'sprites');
  sheet.setAttribute('aria-hidden', 'true');
  document.body.append(document.adoptNode(sheet));
  return new Set([...sheet.querySelectorAll('symbol')].map(({ id }) => id));
}
