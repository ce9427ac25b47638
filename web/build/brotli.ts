import { readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { brotliCompressSync, constants } from 'node:zlib';
import type { Plugin } from 'vite';

/** What is shorter gains nothing; what is a picture is packed already. */
const WORTH_PACKING = 512;
const PACKED = /\.(js|css|html|svg|json)$/;

/** Packs every file as tightly as can be, once, while there is time: the house hands out whichever a browser can read. */
export function brotli(): Plugin {
  let folder = '';
  return {
    name: 'ridotto-brotli',
    apply: 'build',
    configResolved: ({ root, build }) => void (folder = join(root, build.outDir)),
    closeBundle() {
      for (const name of readdirSync(folder, { recursive: true, encoding: 'utf8' })) {
        const file = join(folder, name);
        if (!PACKED.test(name) || statSync(file).size < WORTH_PACKING) continue;
        const bytes = readFileSync(file);
        const packed = brotliCompressSync(bytes, {
          params: {
            [constants.BROTLI_PARAM_QUALITY]: constants.BROTLI_MAX_QUALITY,
            [constants.BROTLI_PARAM_SIZE_HINT]: bytes.length,
          },
        });
        if (packed.length < bytes.length * 0.9) writeFileSync(`${file}.br`, packed);
      }
    },
  };
}
