import { inLocale, isSamePlace, linkTo, type Place, parse, type Route } from '../routes/index.ts';
import { config } from '../site/config.ts';
import { type Locale, localeFacts, locales } from '../site/locales.ts';
import { messagesOf } from '../site/messages/index.ts';
import { localized, site } from '../site/project/site.ts';
import type { SiteLink } from '../site/project/site-file.ts';
import { type ProseSlug, seriesNames } from '../site/series.ts';
import { latestVersion, type Version, type VersionStatus, versions } from '../site/versions.ts';
import { apiCounterpart, hasApi } from './api.ts';
import { apiChangeCounterpart } from './changes/api-changes.ts';
import { counterpart, mainDoc } from './docs.ts';
import { type FooterDocSlug, footerDocs } from './home/home.ts';
import { playgroundPlaces } from './playground/playground.ts';
import { prosePlaces } from './prose.ts';
import { reportLink } from './repository/report-link.ts';
import { seriesEntries } from './series/entries.ts';

/** What the navigation bar and the footer of a page show: where their links lead. */
export type FrameView = {
  /** The language of the page. */
  locale: Locale;
  /** Path of the home page. */
  homeHref: string;
  /** The part of the site whose entry in the navigation bar is current. */
  section?: 'home' | 'docs' | 'api' | undefined;
  /** Path of the API reference; none where the version of the page has no reference. */
  api?: VersionedText | undefined;
  /** The version that the button of the version menu shows. */
  version: VersionedText;
  /** The version menu: the corresponding page of each version. */
  versions: (MenuEntry & { status: VersionStatus })[];
  /** The language menu: the same page in each language. */
  languages: (MenuEntry & { locale: Locale })[];
  /** Paths of the pages of the docs that the footer links to. */
  docs: { slug: FooterDocSlug; href: VersionedText }[];
  /** The menu of what there is to read beside the docs. */
  resources: MenuEntry[];
  /** The menu of places where people meet. */
  community: MenuEntry[];
  /** The page about helping with translations; none where the content does not have it. */
  translate?: MenuEntry | undefined;
  /** Path of the section about WeChat; none where the content does not have the page. */
  weChatHref?: string | undefined;
  /** Where a mistake on the page can be reported; none where no repository is configured, and where the text has that link. */
  reportHref?: string | undefined;
  /** The groups of the footer that belong to this site only. */
  footer: { title: string; links: MenuEntry[] }[];
};

/** A link of a menu; `isCurrent` in the part of the site that it leads to. */
export type MenuEntry = { label: string; href: string; isCurrent: boolean };

/**
 * A text that depends on the version: `text` is the one for the version of the page. A page that belongs to no version has the
 * text for the latest one, and `byVersion` the texts by name of the version: the browser takes that for the version that the
 * reader read last (lib/browser/behaviours/versions.ts).
 */
export type VersionedText = { text: string; byVersion?: Record<string, string> };

/**
 * The frame of a page. A page without a route, such as the 404 page, gives only its language.
 * @param title the title of a page whose mistakes are reported from the footer
 */
export function frameOf(
  { locale, route }: { locale: Locale; route?: Place['route'] },
  title?: string,
): FrameView {
  const place: Place = { locale, route: route ?? { kind: 'home' } };
  const version = route && 'version' in route ? route.version : undefined;
  const { shell } = messagesOf(locale);
  return {
    locale,
    homeHref: linkTo({ locale, route: { kind: 'home' } }),
    section: sectionOf(route),
    api: hasApi(version ?? latestVersion)
      ? versionedText(version, (other) => apiTreeHref(other, locale))
      : undefined,
    version: versionedText(version, ({ label }) => label),
    versions: versions.map((other) => ({
      label: other.label,
      href: linkTo(inVersion(place, other)),
      isCurrent: other === version,
      status: other.status,
    })),
    languages: locales.map((other) => ({
      locale: other,
      label: localeFacts[other].label,
      href: linkTo(inLocale(place, other)),
      isCurrent: other === locale,
    })),
    docs: footerDocs(locale, version).map(({ slug }) => ({
      slug,
      href: versionedText(
        version,
        (other) => footerDocs(locale, other).find((page) => page.slug === slug)?.href,
      ),
    })),
    resources: resourcesOf(place),
    community: siteLinks(site.community, place),
    translate: proseEntry(place, 'help-us-translate', shell.translate)[0],
    weChatHref: site.weChat && siteHref(site.weChat, locale),
    reportHref: title === undefined ? undefined : reportLink(place, title),
    footer: site.footer.map(({ title, links }) => ({
      title: localized(title, locale),
      links: siteLinks(links, place),
    })),
  };
}

function versionedText(
  version: Version | undefined,
  textOf: (version: Version) => string | undefined,
): VersionedText {
  if (version) return { text: textOf(version) ?? '' };
  const pairs = versions.flatMap((other) => {
    const text = textOf(other);
    return text === undefined ? [] : [[other.name, text] as const];
  });
  return { text: textOf(latestVersion) ?? '', byVersion: Object.fromEntries(pairs) };
}

function apiTreeHref(version: Version, locale: Locale): string | undefined {
  return hasApi(version) ? linkTo({ locale, route: { kind: 'apiTree', version } }) : undefined;
}

/** The playground and the three series, as far as the content has them, and the links of this site. */
function resourcesOf({ locale, route }: Place): MenuEntry[] {
  const { series } = messagesOf(locale);
  const lists = seriesNames.flatMap((name) => {
    if (seriesEntries(name, locale).length === 0) return [];
    const isCurrent =
      ('series' in route && route.series === name) ||
      (name === 'blog' && (route.kind === 'tag' || route.kind === 'tags'));
    const list = linkTo({ locale, route: { kind: 'list', series: name, page: 1 } });
    return [{ label: series[name].menu, href: name === 'blog' ? blogHref(locale, list) : list, isCurrent }];
  });
  return [...playgroundEntry({ locale, route }), ...lists, ...siteLinks(site.resources, { locale, route })];
}

function playgroundEntry({ locale, route }: Place): MenuEntry[] {
  return playgroundPlaces(locale)
    .slice(0, 1)
    .map((place) => ({
      label: messagesOf(locale).playground.title,
      href: linkTo(place),
      isCurrent: route.kind === place.route.kind,
    }));
}

/**
 * Where the entry of the blog leads: to the page or the other site that is configured (`BLOG_URL`), in the language of the
 * reader where it is a page of this site.
 * @param list path of the list of posts, for a path that is not a page
 */
function blogHref(locale: Locale, list: string): string {
  const place = parse(config.blogUrl);
  return place ? linkTo({ ...place, locale }) : config.blogUrl.startsWith('/') ? list : config.blogUrl;
}

/** Configured links, in the language of the page. */
function siteLinks(links: readonly SiteLink[], { locale, route }: Place): MenuEntry[] {
  return links.map(({ label, href }) => {
    const to = parse(href);
    const isCurrent =
      href.startsWith('/') && to !== undefined && isSamePlace({ locale, route }, { ...to, locale });
    return { label: localized(label, locale), href: siteHref(href, locale), isCurrent };
  });
}

/** A configured address: that of a page of this site leads to the page in the reader's language. */
function siteHref(address: string, locale: Locale): string {
  const to = address.startsWith('/') ? parse(address) : undefined;
  return to ? linkTo({ ...to, locale }) + (/#.*$/.exec(address)?.[0] ?? '') : address;
}

/** The entry of a standalone page; an empty list where the content does not have the page. */
function proseEntry({ locale, route }: Place, slug: ProseSlug, label: string): MenuEntry[] {
  const target = prosePlaces(locale).find((one) => one.route.slug === slug);
  const isCurrent = route.kind === 'prose' && route.slug === slug;
  return target ? [{ label, href: linkTo(target), isCurrent }] : [];
}

function sectionOf(route: Route | undefined): FrameView['section'] {
  if (route?.kind === 'home') return 'home';
  if (route?.kind.startsWith('api')) return 'api';
  return route && 'version' in route ? 'docs' : undefined;
}

/** The page that corresponds to a place in another version. */
function inVersion({ locale, route }: Place, version: Version): Place {
  switch (route.kind) {
    case 'api':
      return apiCounterpart({ locale, route }, version) ?? mainDoc(version, locale);
    case 'apiTree':
    case 'apiNames':
      return hasApi(version) ? { locale, route: { ...route, version } } : mainDoc(version, locale);
    case 'docChanges': {
      const place: Place = { locale, route: { ...route, kind: 'doc' } };
      return version === route.version ? { locale, route } : counterpart(place, version);
    }
    case 'apiChange':
      return apiChangeCounterpart({ locale, route }, version) ?? mainDoc(version, locale);
    default:
      return counterpart({ locale, route }, version);
  }
}
