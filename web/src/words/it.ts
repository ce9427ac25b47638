/** What every page says in this language, by the path of its file: the house's words, the screens', and how each game invites. */
export const files: Record<string, string> = {
  ...import.meta.glob<string>('../../../{kernel,bots,server}/src/main/resources/words/*.it.ftl', {
    query: '?raw',
    import: 'default',
    eager: true,
  }),
  ...import.meta.glob<string>(['./*.it.ftl', '../boards/*/*-poster.it.ftl'], {
    query: '?raw',
    import: 'default',
    eager: true,
  }),
};
