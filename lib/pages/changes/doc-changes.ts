import type { DocRecord } from '../../content/record.ts';
import { hasBody, readBody } from '../../mdx/store.ts';
import { type DocPlace, linkTo, type Place, type RouteOf } from '../../routes/index.ts';
import { upgradeDocSlug } from '../../site/constants.ts';
import { defaultLocale, type Locale, langWithin, locales } from '../../site/locales.ts';
import { format, messagesOf } from '../../site/messages/index.ts';
import { latestVersion, type Version, versions } from '../../site/versions.ts';
import { docHtml, docPlaces, findDoc } from '../docs.ts';
import type { BannerView, PageBase, TextPage, TextView } from '../page.ts';
import { withoutPrograms } from '../programs/programs.ts';
import { type SidebarView, sidebarOf } from '../sidebar.ts';
import { bannerOf } from '../version-banner.ts';
import { type ChangedSection, textDifferences } from './text-differences.ts';

/** What has changed on a page of the docs since the version before. */
export type DocChangesPage = PageBase<'docChanges'> &
  TextView & {
    /** The notice that the version is not the latest; none for the latest. */
    banner?: BannerView | undefined;
    sidebar: SidebarView;
    breadcrumbs: TextPage['breadcrumbs'];
    /** What the page lists, with the names of both versions. */
    lead: string;
  };

/** Both texts of a page that has changed, in one language. */
type Compared = { before: DocRecord; after: DocRecord; version: Version; sections: ChangedSection[] };

/** Every page about changes of the docs. A page whose texts are equal has none. */
export function docChangePlaces(locale: Locale): Place<RouteOf<'docChanges'>>[] {
  return docPlaces(locale).flatMap((place) =>
    comparedDocs(place) ? [{ locale, route: { ...place.route, kind: 'docChanges' } }] : [],
  );
}

/** The link to what has changed on a page of the docs; none where nothing has, and in the oldest version. */
export function docChangesLink(place: DocPlace): { label: string; href: string } | undefined {
  const compared = comparedDocs(place);
  if (!compared) return undefined;
  const { locale, route } = place;
  return {
    label: format(messagesOf(locale).changes.sinceVersion, { version: compared.version.label }),
    href: linkTo({ locale, route: { ...route, kind: 'docChanges' } }),
  };
}

/** What has changed on a page of the docs since the version before; none where its texts are equal. */
export function docChangesPage(place: Place<RouteOf<'docChanges'>>): DocChangesPage | undefined {
  const { locale, route } = place;
  const { version, slug } = route;
  const docPlace: DocPlace = { locale, route: { kind: 'doc', version, slug } };
  const compared = comparedDocs(docPlace);
  if (!compared) return undefined;
  const { before, after, sections } = compared;
  // The page itself may be translated where one of the texts is not.
  const shown = findDoc(docPlace) ?? after;
  const { changes } = messagesOf(locale);
  const names = { title: shown.title, version: compared.version.label, after: version.label };
  const formerPlace: DocPlace = { locale, route: { ...docPlace.route, version: compared.version } };
  const latest: DocPlace = { locale, route: { kind: 'doc', version: latestVersion, slug } };
  const parts = sections.map((section, at) => ({
    ...section,
    id: section.anchor ? `in-${section.anchor}` : `in-${at}`,
  }));
  return {
    kind: 'docChanges',
    place,
    title: format(changes.pageTitle, names),
    description: format(changes.pageDescription, names),
    lead: format(changes.pageLead, names),
    banner: bannerOf(version, latest),
    sidebar: sidebarOf(version, locale, slug),
    breadcrumbs: { root: { label: shown.label, href: linkTo(docPlace) } },
    html: parts.map((part) => sectionHtml(part, { docPlace, formerPlace, before, after, locale })).join(''),
    textLocale: after.locale,
    toc: parts.map(({ heading, id }) => ({ level: 2, id, text: plain(heading) || changes.beginning })),
    isFallback: after.locale !== locale,
    outdatedSections: [],
    untranslatedSections: [],
    englishHref: linkTo({ locale: defaultLocale, route }),
    translations: locales.filter((one) => comparedDocs({ ...docPlace, locale: one })?.after.locale === one),
  };
}

function plain(html: string): string {
  return html
    .replaceAll('&lt;', '<')
    .replaceAll('&gt;', '>')
    .replace(/&#x26;|&amp;/g, '&')
    .replace(/&#x3C;/g, '<');
}

/** The page in both versions, and the texts of both. */
type SectionParts = {
  docPlace: DocPlace;
  formerPlace: DocPlace;
  before: DocRecord;
  after: DocRecord;
  locale: Locale;
};

/** HTML of a text for another page: links to its sections lead to its own page, and ids are other ones. */
function movedHtml(html: string, prefix: string, page: string): string {
  return html
    .replace(/<a class="anchor"[\s\S]*?<\/a>/g, '')
    .replaceAll(' href="#', ` href="${page}#`)
    .replace(
      / (id|for|aria-controls|aria-labelledby|aria-describedby)="([^"]*)"/g,
      (_, name: string, ids: string) => ` ${name}="${ids.replace(/\S+/g, (id) => prefix + id)}"`,
    );
}

function sectionHtml(
  { heading, anchor, id, changes: list }: ChangedSection & { id: string },
  { docPlace, formerPlace, before, after, locale }: SectionParts,
): string {
  const { changes } = messagesOf(locale);
  const lang = langWithin(after.locale, locale);
  const local = (text: string) => (lang ? `<span lang="${lang}">${text}</span>` : text);
  const href = `${linkTo(docPlace)}${anchor ? `#${anchor}` : ''}`;
  const blocks = list.map(({ kind, html }, at) => {
    const [record, place] = kind === 'removed' ? [before, formerPlace] : [after, docPlace];
    const final = movedHtml(docHtml(withoutPrograms(html), record, place), `${id}-${at}-`, linkTo(place));
    const element = { added: 'ins', removed: 'del', reworded: 'div' }[kind];
    return `<p><small>${local(changes.textKinds[kind])}</small></p><${element}>${final}</${element}>`;
  });
  const title = heading || local(changes.beginning);
  return `<div class="heading"><h2 id="${id}"><a href="${href}">${title}</a></h2></div>${blocks.join('')}`;
}

const known = new Map<string, ChangedSection[]>();

/** The texts of a page in its version and the one before, where they differ: in the language of the place if both are in it. */
function comparedDocs({ locale, route }: DocPlace): Compared | undefined {
  const version = versions[versions.indexOf(route.version) + 1];
  // Those pages are about different versions each.
  if (!version || route.slug === upgradeDocSlug) return undefined;
  const inLanguage = (language: Locale) => {
    const after = findDoc({ locale: language, route });
    const before = findDoc({ locale: language, route: { ...route, version } });
    const isInOneLanguage = before?.locale === after?.locale && !before?.inEnglish && !after?.inEnglish;
    return before && after && isInOneLanguage ? { before, after } : undefined;
  };
  const pair = inLanguage(locale) ?? inLanguage(defaultLocale);
  if (!pair || pair.before.body === pair.after.body) return undefined;
  const key = `${pair.before.body} ${pair.after.body}`;
  let sections = known.get(key);
  if (!sections) {
    // In development a text may not be compiled yet; its page does not wait for the one of another version.
    if (!hasBody(pair.before.body) || !hasBody(pair.after.body)) return undefined;
    sections = textDifferences(readBody(pair.before.body).html, readBody(pair.after.body).html);
    known.set(key, sections);
  }
  return sections.length > 0 ? { ...pair, version, sections } : undefined;
}
