import { locales } from '#locales';
import type { Locale } from './project/known-locales.ts';

export type { Locale };
/** The languages of the site (docs/spec.md 2.1), by `content/site.yml`. The first is the default and has no prefix in URLs. */
export { locales };

export const defaultLocale: Locale = 'en';

type LocaleFacts = { label: string; htmlLang: string; openGraph: string; direction: 'ltr' };

export const localeFacts: Record<Locale, LocaleFacts> = {
  en: { label: 'English', htmlLang: 'en', openGraph: 'en_US', direction: 'ltr' },
  'zh-Hans': { label: '简体中文', htmlLang: 'zh-Hans', openGraph: 'zh_CN', direction: 'ltr' },
  'fr-FR': { label: 'Français', htmlLang: 'fr-FR', openGraph: 'fr_FR', direction: 'ltr' },
};

/** The locales that are written in URLs: all but the default one. */
export const prefixedLocales: readonly Locale[] = /* @__PURE__ */ locales.filter(
  (locale) => locale !== defaultLocale,
);

/** The `lang` of a text within a page: none where the page has the same language. */
export function langWithin(page: Locale, text: Locale): string | undefined {
  return text === page ? undefined : localeFacts[text].htmlLang;
}

/** Whether a word is a locale of the site. */
export function isLocale(word: string): word is Locale {
  return locales.some((locale) => locale === word);
}
