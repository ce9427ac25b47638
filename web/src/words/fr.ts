import web from './web.fr.ftl?raw';

/** Every file of words in this language, by its path: the games', the house's and the screen's. */
export const files: Record<string, string> = {
  ...import.meta.glob<string>('../../../*/src/main/resources/words/*.fr.ftl', { query: '?raw', import: 'default', eager: true }),
  '/web.fr.ftl': web,
};
