import type { Locale } from '../locales.ts';
import { localized, site } from '../project/site.ts';
import type { LocalText } from '../project/site-file.ts';

type SiteTexts = { title: string; tagline: string; description: string };

type WithSite = { site: SiteTexts; series: Record<string, { description: string } | unknown> };

/**
 * The messages of a language for this site: {project} is its name, and what `site.yml` says of it takes the place of the usual
 * words.
 */
export function ofThisSite<All extends WithSite>(locale: Locale, messages: All): All {
  const filled = withName(messages) as All;
  const { title, tagline, description } = site;
  const texts = { ...filled.site, ...given({ title, tagline, description }, locale) };
  const series = Object.entries(site.series).map(([name, text]) => [
    name,
    { ...(filled.series[name] as object), ...given({ description: text }, locale) },
  ]);
  return { ...filled, site: texts, series: { ...filled.series, ...Object.fromEntries(series) } };
}

function given(texts: Record<string, LocalText | undefined>, locale: Locale): Record<string, string> {
  return Object.fromEntries(
    Object.entries(texts).flatMap(([name, text]) =>
      text === undefined ? [] : [[name, localized(text, locale)]],
    ),
  );
}

/** Texts with the name of the project in place of {project}; other placeholders are filled later. */
function withName(value: unknown): unknown {
  if (typeof value === 'string') return value.replaceAll('{project}', () => site.name);
  if (Array.isArray(value)) return value.map(withName);
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(Object.entries(value).map(([name, text]) => [name, withName(text)]));
}
