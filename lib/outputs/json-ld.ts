import { shareImagePath } from '../routes/files.ts';
import type { Place } from '../routes/index.ts';
import { external } from '../site/external.ts';
import { type Locale, localeFacts } from '../site/locales.ts';
import { messagesOf } from '../site/messages/index.ts';
import { canonicalUrl } from './metadata.ts';
import { shareNameOf } from './share-images.ts';
import { absolutePath, absoluteUrl } from './urls.ts';

type Facts = {
  place: Place;
  title: string;
  description: string;
  translations: readonly Locale[];
  textLocale?: Locale;
  date?: string;
  authors?: readonly { name: string; url?: string | undefined }[];
  tags?: readonly { label: string }[];
  lastUpdate?: { date: string } | undefined;
};

/** What a page tells machines of itself in the words of schema.org: what it is, and where it stands. Nothing for home. */
export function jsonLd(facts: Facts): string | undefined {
  if (facts.place.route.kind === 'home') return undefined;
  const things = [article(facts), breadcrumbs(facts)].filter((thing) => thing !== undefined);
  // No end of a script can stand in a script.
  return JSON.stringify({ '@context': 'https://schema.org', '@graph': things }).replaceAll('<', '\\u003c');
}

function article(facts: Facts) {
  const { place, title, description, date, authors = [], tags = [], lastUpdate, textLocale } = facts;
  const type = types[place.route.kind];
  if (!type) return undefined;
  const { site } = messagesOf(place.locale);
  const publisher = { '@type': 'Organization', name: site.title, url: external.code };
  return {
    '@type': type,
    headline: title,
    description,
    url: canonicalUrl(place, facts.translations),
    inLanguage: localeFacts[textLocale ?? place.locale].htmlLang,
    image: absolutePath(shareImagePath(shareNameOf(place))),
    ...(date ? { datePublished: date } : {}),
    ...(lastUpdate ? { dateModified: lastUpdate.date } : {}),
    author:
      authors.length > 0
        ? authors.map(({ name, url }) => ({ '@type': 'Person', name, ...(url ? { url } : {}) }))
        : publisher,
    publisher,
    ...(tags.length > 0 ? { keywords: tags.map(({ label }) => label).join(', ') } : {}),
  };
}

const types: Partial<Record<Place['route']['kind'], string>> = {
  doc: 'TechArticle',
  api: 'TechArticle',
  entry: 'BlogPosting',
};

/** Home, the section, the page. */
function breadcrumbs({ place, title }: Facts) {
  const { locale, route } = place;
  const { shell, series, api } = messagesOf(locale);
  const steps: { name: string; url: string }[] = [
    { name: shell.docHome, url: absoluteUrl({ locale, route: { kind: 'home' } }) },
  ];
  const step = (name: string, to: Place['route']) =>
    steps.push({ name, url: absoluteUrl({ locale, route: to }) });
  if ('series' in route) step(series[route.series].title, { kind: 'list', series: route.series, page: 1 });
  if (route.kind === 'tag' || route.kind === 'tags')
    step(series.blog.title, { kind: 'list', series: 'blog', page: 1 });
  if (route.kind === 'tag') step(series.tags, { kind: 'tags' });
  if (route.kind === 'api') step(api.title, { kind: 'apiTree', version: route.version });
  const here = absoluteUrl(place);
  if (steps.at(-1)?.url !== here) steps.push({ name: title, url: here });
  return {
    '@type': 'BreadcrumbList',
    itemListElement: steps.map(({ name, url }, at) => ({
      '@type': 'ListItem',
      position: at + 1,
      name,
      item: url,
    })),
  };
}
