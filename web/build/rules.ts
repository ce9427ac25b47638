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
      return { code: `export default ${JSON.stringify(within(html))};`, map: null };
    },
  };
}

/**
 * Clauses can be pointed at (`#M9`), what is wide scrolls by itself and by key, a corner of a table that heads nothing is no
 * heading, and other pages are those of this house.
 */
function within(html: string): string {
  return html
    .replace(/<(p|li)><strong>([A-Z]\d+)\b/g, '<$1 id="$2"><strong>$2')
    .replace(/<pre>/g, '<pre tabindex="0">')
    .replace(/<th([^>]*)><\/th>/g, '<td$1></td>')
    .replace(/<table>/g, '<div class="wide" tabindex="0"><table>')
    .replace(/<\/table>/g, '</table></div>')
    .replace(/href="\.\.\/(\w+)\.md"/g, 'href="/rules/$1?language=en"');
}
