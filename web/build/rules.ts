import { marked } from 'marked';
import type { Plugin } from 'vite';

/** Turns `….md?html` into a page while building, so that no browser has to read Markdown. */
export function rules(): Plugin {
  return {
    name: 'rules',
    enforce: 'pre',
    async transform(text, id) {
      if (!id.endsWith('.md?html')) return null;
      const html = await marked.parse(text, { gfm: true });
      return { code: `export default ${JSON.stringify(html)};`, map: null };
    },
  };
}
