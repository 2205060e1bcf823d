import { developerError } from '../developer-error.ts';
import { type Locale, langWithin, localeFacts } from '../locales.ts';
import { en, type Messages } from './en.ts';
import { frFr } from './fr-fr.ts';
import { zhHans } from './zh-hans.ts';

const dictionaries: Record<Locale, Messages> = { en, 'zh-Hans': zhHans, 'fr-FR': frFr };

/** The texts of the interface in a language. Server only: a client file gets the ones it shows as props. */
export function messagesOf(locale: Locale): Messages {
  const messages: Messages | undefined = dictionaries[locale];
  if (!messages) {
    throw developerError({
      where: `messagesOf(${JSON.stringify(locale)})`,
      what: 'unknown locale',
      fix: `Known locales: ${Object.keys(dictionaries).join(', ')}. Add a file to lib/site/messages and name it in its index.`,
    });
  }
  return messages;
}

/**
 * A text with its placeholders filled in: 'Version {name}' → 'Version v1.6.0'.
 * @throws Error when a placeholder has no value
 */
export function format(message: string, values: Record<string, string | number>): string {
  return message.replace(/\{(\w+)\}/g, (_, name: string) => {
    const value = values[name];
    if (value !== undefined) return String(value);
    throw developerError({
      where: `format(${JSON.stringify(message)})`,
      what: `missing value of the placeholder {${name}}`,
      fix: `Given values: ${Object.keys(values).join(', ') || 'none'}. Add "${name}", or fix the text in lib/site/messages.`,
    });
  });
}

/** The form of a text for a number, by the rules of the language: 'One doc', '3 docs'. */
export function plural(
  forms: { one: string; other: string },
  count: number,
  locale: Locale,
  values: Record<string, string | number> = {},
): string {
  const rule = new Intl.PluralRules(localeFacts[locale].htmlLang).select(count);
  return format(rule === 'one' ? forms.one : forms.other, { count, ...values });
}

/** What stands between a text and what follows it in its line: nothing after a full-width sign, which has a space of its own. */
export function gapAfter(text: string): string {
  return /[，。；：！？、）》」』】]$/u.test(text) ? '' : ' ';
}

/** A date of the calendar in the reader's language: 'November 20, 2026'. */
export function formatDate(isoDate: string, locale: Locale): string {
  const options = { dateStyle: 'long', timeZone: 'UTC' } as const;
  const day = new Intl.DateTimeFormat(localeFacts[locale].htmlLang, options).format(new Date(isoDate));
  return locale === 'fr-FR' ? day.replace(/^1 /, '1er ') : day;
}

/** Names in one text in the reader's language: 'Ailing Zhang and Haidong Lan'. */
export function formatList(names: readonly string[], locale: Locale): string {
  const list = new Intl.ListFormat(localeFacts[locale].htmlLang, { type: 'conjunction' }).format(names);
  return list.replace(/(?<=\p{Script=Latin})和(?=\p{Script=Latin})/gu, ' 和 ');
}

/** The language of a label in the navigation, where it is not the page's: a Chinese one in another language, for screen readers. */
export function langOfLabel(page: Locale, label: string): string | undefined {
  return /\p{Script=Han}/u.test(label) ? langWithin(page, 'zh-Hans') : undefined;
}

export type { Messages };
