/** Every file of words in this language, by its path: the games', the house's, the screen's and the boards'. */
export const files: Record<string, string> = {
  ...import.meta.glob<string>('../../../*/src/main/resources/words/*.fr.ftl', {
    query: '?raw',
    import: 'default',
    eager: true,
  }),
  ...import.meta.glob<string>(['./*.fr.ftl', '../boards/*/*.fr.ftl'], {
    query: '?raw',
    import: 'default',
    eager: true,
  }),
};
