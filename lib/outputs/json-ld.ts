import { findDoc } from '../pages/docs.ts';
import { absolutePath, absoluteUrl } from '../pages/urls.ts';
import { shareImagePath } from '../routes/files.ts';
import type { Place } from '../routes/index.ts';
import { localeFacts } from '../site/locales.ts';
import { messagesOf } from '../site/messages/index.ts';
import { site as project } from '../site/project/site.ts';
import { canonicalUrl, type HeadFacts } from './metadata.ts';
import { shareNameOf } from './share-images.ts';

/** The structured data of a page (schema.org) as JSON-LD: what it is, and its breadcrumbs. None for the home page. */
export function jsonLd(facts: HeadFacts): string | undefined {
  if (facts.place.route.kind === 'home') return undefined;
  const things = [article(facts), breadcrumbs(facts)].filter((thing) => thing !== undefined);
  // In a script element `</script>` would end the element, also within a string.
  return JSON.stringify({ '@context': 'https://schema.org', '@graph': things }).replaceAll('<', '\\u003c');
}

function article(facts: HeadFacts) {
  const { place, title, description, date, authors = [], source, tags = [], textLocale } = facts;
  const changed = facts.lastUpdate ?? facts.updated;
  const type = articleTypes[place.route.kind];
  if (!type) return undefined;
  const { site } = messagesOf(place.locale);
  const publisher = {
    '@type': 'Organization',
    name: site.title,
    url: project.repository ?? absolutePath('/'),
  };
  return {
    '@type': type,
    headline: title,
    description,
    url: canonicalUrl(place, facts.translations),
    inLanguage: localeFacts[textLocale ?? place.locale].htmlLang,
    image: absolutePath(shareImagePath(shareNameOf(place))),
    ...(date && !source ? { datePublished: date } : {}),
    ...(changed ? { dateModified: changed.date } : {}),
    author: authors.length > 0 ? authors.map(person) : publisher,
    publisher,
    ...(source ? { isBasedOn: original(source, date) } : {}),
    ...(tags.length > 0 ? { keywords: tags.map(({ label }) => label).join(', ') } : {}),
  };
}

/** What a text is retold from. The people who wrote it are the authors of this alone, not of the retold text. */
function original({ authors, url }: NonNullable<HeadFacts['source']>, date: string | undefined) {
  return {
    '@type': 'BlogPosting',
    url,
    ...(date ? { datePublished: date } : {}),
    ...(authors.length > 0 ? { author: authors.map(person) } : {}),
  };
}

function person({ name, url }: { name: string; url?: string | undefined }) {
  return { '@type': 'Person', name, ...(url ? { url } : {}) };
}

/** The type of each kind of page that is an article. */
const articleTypes: Partial<Record<Place['route']['kind'], string>> = {
  doc: 'TechArticle',
  api: 'TechArticle',
  entry: 'BlogPosting',
};

/** The home page, the list that the page belongs to, the page. */
function breadcrumbs({ place, title }: HeadFacts) {
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
  if (route.kind === 'docChanges') {
    const doc = { ...route, kind: 'doc' as const };
    step(findDoc({ locale, route: doc })?.title ?? route.slug, doc);
  }
  if (route.kind === 'apiChange') step(messagesOf(locale).changes.title, { kind: 'apiChanges' });
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
