/** The languages that the interface is written in (lib/site/messages). A site has some of them. */
export const knownLocales = ['en', 'zh-Hans', 'fr-FR'] as const;

export type Locale = (typeof knownLocales)[number];
