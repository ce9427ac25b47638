import type { Language } from '../../words/languages';

const files = import.meta.glob<string>(['../../../../docs/rules/*.md', '../../../../docs/rules/*/*.md'], {
  query: '?html',
  import: 'default',
});
const at = (path: string) => files[`../../../../docs/rules/${path}.md`];

export interface Page {
  html: string;
  /** The language it is in, where nobody has written it in the one wanted. */
  language: Language;
}

/** The rules of a family, or how to learn it in three minutes. */
export async function page(kind: 'rules' | 'learn', family: string, language: Language): Promise<Page | null> {
  const wanted =
    kind === 'learn' ? at(`${language}/learn-${family}`) : language === 'en' ? at(family) : at(`${language}/${family}`);
  if (wanted) return { html: await wanted(), language };
  const english = kind === 'learn' ? at(`en/learn-${family}`) : at(family);
  return english ? { html: await english(), language: 'en' } : null;
}
