import { chromium } from 'playwright-core';
import { readFileSync } from 'node:fs';
const [out, cols, w, ...files] = process.argv.slice(2);
const b = await chromium.launch({ executablePath: '/usr/bin/chromium', args: ['--no-sandbox'] });
const p = await b.newPage({ viewport: { width: cols * (Number(w) + 6), height: 400 } });
const img = (f) => `<figure style="margin:0;width:${w}px"><img style="width:100%;display:block" src="data:image/${f.endsWith('png') ? 'png' : 'jpeg'};base64,${readFileSync(f).toString('base64')}"></figure>`;
await p.setContent(`<body style="margin:0;background:#333;display:flex;flex-wrap:wrap;gap:4px">${files.map(img).join('')}</body>`);
await p.screenshot({ path: out, fullPage: true });
await b.close();
