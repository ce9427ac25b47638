// Plays a whole game of each kind over HTTP, and asks for everything else there is, through a proxy that holds every
// question and answer to what the house says of itself. How it is run stands in docs/testing.md.
//   node trials/openapi/play.mjs http://127.0.0.1:4010
const [base] = process.argv.slice(2);
if (!base) throw new Error('where is the proxy?');

const MANNERS = {
  memory: 'classic', pace: 'off', bots: 'quick', spectators: true, listed: true, chat: true, keep: 30, newcomers: true,
};
const CONTRIBUTION = '00112233445566778899aabbccddeeff';
const faults = new Map();
let answers = 0;
let commands = 0;

/** Whatever the proxy finds wrong it answers itself, and says so in a type of its own. */
async function ask(method, path, { key, json, text, as } = {}) {
  const headers = {};
  if (key) headers.authorization = `Bearer ${key}`;
  if (json !== undefined) headers['content-type'] = 'application/json';
  if (text !== undefined) headers['content-type'] = 'text/plain';
  const body = json === undefined ? text : JSON.stringify(json);
  const reply = await fetch(base + path, { method, headers, body });
  answers++;
  const type = reply.headers.get('content-type') ?? '';
  const said = await reply.text();
  if (type.includes('problem+json') || reply.headers.has('sl-violations')) {
    const kind = `${method} ${path.replace(/[a-z]+-[a-z]+-\w{10}/, 'ID')} ${as ?? ''}`;
    faults.set(kind, said + (reply.headers.get('sl-violations') ?? ''));
  }
  return { status: reply.status, json: type.includes('json') ? JSON.parse(said) : undefined, text: said };
}

async function command(table, key, what) {
  return ask('POST', `/api/tables/${table}/commands`, { key, json: { id: `c${++commands}`, command: what }, as: what.type });
}

async function newKey() {
  return (await ask('POST', '/api/guests', { json: { program: true } })).json.key;
}

async function open(game, chairs, key) {
  return (await ask('POST', '/api/tables', { key, json: { game, chairs, settings: {}, manners: MANNERS } })).json.id;
}

async function play(game, chairs) {
  const key = await newKey();
  const table = await open(game, chairs, key);
  await command(table, key, { type: 'Sit', chair: 1, name: 'Ada', contribution: CONTRIBUTION });
  for (let chair = 2; chair <= chairs; chair++) await command(table, key, { type: 'SeatBot', chair, level: 'novice' });
  await command(table, key, { type: 'Say', chair: 1, text: 'Good evening' });
  await command(table, key, { type: 'Start' });
  await command(table, key, { type: 'Ready', chair: 1 });
  let steps = 0;
  for (let seen = -1; ; ) {
    const welcome = (await ask('GET', `/api/tables/${table}`, { key, as: game })).json;
    if (welcome.room.phase === 'finished') break;
    const mine = welcome.position?.inquiries?.find(() => welcome.position.step > seen);
    if (!mine) {
      await new Promise((soon) => setTimeout(soon, 60));
      continue;
    }
    seen = welcome.position.step;
    steps++;
    await command(table, key, { type: 'Play', chair: 1, step: seen, move: mine.fallback });
  }
  const round = `/api/tables/${table}/rounds/1`;
  for (const eyes of ['1', 'open', 'spectator']) await ask('GET', `${round}/replay?as=${eyes}`, { key, as: eyes });
  const { share } = (await ask('POST', `${round}/share`, { key, json: {} })).json;
  await ask('GET', `${round}/replay?as=open&share=${share}`);
  await ask('GET', `${round}/replay?as=open`);
  const record = (await ask('GET', `${round}/record`, { key })).text;
  await ask('POST', '/api/records', { key, text: record });
  await command(table, key, { type: 'Rematch', chair: 1, yes: true, contribution: CONTRIBUTION });
  console.log(`${game}: ${steps} moves of ours, ${record.split('\n').length} lines in the record`);
}

async function everythingElse() {
  const key = await newKey();
  for (const path of ['/health', '/ready', '/api/house', '/api/address', '/api/tables']) await ask('GET', path);
  await ask('GET', '/api/guests/me', { key });
  await ask('GET', '/api/tables/no-such-table', { key });
  await ask('POST', '/api/check', { json: { game: 'mascarade', chairs: 4, settings: { cast: 'King' } } });
  await ask('POST', '/api/records', { key, text: 'no record' });
  const offer = (await ask('POST', '/api/offers', { key, json: { game: 'masques', chairs: 2, settings: {}, manners: MANNERS } })).json;
  await ask('POST', `/api/offers/${offer.id}`, { key, json: { name: 'Ada', contribution: CONTRIBUTION, level: 'novice' } });
  const table = await open('mascarade', 4, key);
  await command(table, key, { type: 'Sit', chair: 1, name: '\u200b', contribution: CONTRIBUTION });
  await command(table, key, { type: 'Resume' });
  await command(table, key, { type: 'Close' });
  const other = (await ask('POST', '/api/guests/me/key', { key, json: {} })).json.key;
  await ask('POST', '/api/guests/me/forget', { key: other, json: {} });
}

await everythingElse();
for (const [game, chairs] of [['mascarade', 4], ['mascarade-2', 5], ['masques', 2], ['masquerade', 3]]) await play(game, chairs);
console.log(`${answers} answers, ${faults.size} kinds of fault`);
for (const [kind, said] of faults) console.log(`${kind}\n  ${said.slice(0, 600)}`);
process.exit(faults.size ? 1 : 0);
