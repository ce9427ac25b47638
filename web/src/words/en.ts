/** Every file of words in this language, by its path: the games', the house's, the screen's and the boards'. */
export const files: Record<string, string> = {
  ...import.meta.glob<string>('../../../*/src/main/resources/words/*.en.ftl', {
    query: '?raw',
    import: 'default',
    eager: true,
  }),
  ...import.meta.glob<string>(['./*.en.ftl', '../boards/*/*.en.ftl'], {
    query: '?raw',
    import: 'default',
    eager: true,
  }),
};
