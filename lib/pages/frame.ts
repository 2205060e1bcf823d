import { inLocale, linkTo, type Place, parse, type Route } from '../routes/index.ts';
import { config } from '../site/config.ts';
import { external } from '../site/external.ts';
import { type Locale, localeFacts, locales } from '../site/locales.ts';
import { messagesOf } from '../site/messages/index.ts';
import { type ProseSlug, seriesNames } from '../site/series.ts';
import { latestVersion, type Version, versions } from '../site/versions.ts';
import { apiCounterpart, hasApi } from './api.ts';
import { counterpart, mainDoc } from './docs.ts';
import { entryPages } from './home.ts';
import { prosePlaces } from './prose.ts';
import { entriesOf } from './series.ts';

export type PageFrame = ReturnType<typeof frameOf>;

/**
 * What the frame of a page shows: where its menus lead. A page that is no place, such as the 404 page, gives only its
 * language.
 */
export function frameOf({ locale, route }: { locale: Locale; route?: Place['route'] }) {
  const place: Place = { locale, route: route ?? { kind: 'home' } };
  const own = route && 'version' in route ? route.version : undefined;
  const { shell, footer } = messagesOf(locale);
  return {
    locale,
    home: linkTo({ locale, route: { kind: 'home' } }),
    /** The part of the site, for the entry of the navigation bar that is current. */
    section: sectionOf(route),
    api: hasApi(own ?? latestVersion) ? versioned(own, (version) => apiTree(version, locale)) : undefined,
    version: versioned(own, ({ label }) => label),
    versions: versions.map((version) => ({
      label: version.label,
      href: linkTo(inVersion(place, version)),
      isCurrent: version === own,
    })),
    languages: locales.map((other) => ({
      locale: other,
      label: localeFacts[other].label,
      href: linkTo(inLocale(place, other)),
      isCurrent: other === locale,
    })),
    entries: entryPages(locale, own ?? latestVersion).map(({ slug }) => ({
      slug,
      href: versioned(own, (version) => entryPages(locale, version).find((page) => page.slug === slug)?.href),
    })),
    resources: resourcesOf(place),
    community: communityOf(place),
    translate: proseEntry(place, 'help-us-translate', shell.translate)[0],
    weChat: proseEntry(place, 'community', '').map(({ href }) => `${href}#wechat`)[0],
    accessibility: proseEntry(place, 'accessibility', footer.accessibility),
  };
}

/**
 * Something that depends on the version: as it is for the page's own one. A page of no version has the one for the latest,
 * and those for the others, of which the browser takes the one that the reader read last (lib/browser/behaviours/versions.ts).
 */
export type Versioned = { text: string; byVersion?: Record<string, string> };

function versioned(own: Version | undefined, of: (version: Version) => string | undefined): Versioned {
  if (own) return { text: of(own) ?? '' };
  const pairs = versions.flatMap((version) => {
    const text = of(version);
    return text === undefined ? [] : [[version.name, text] as const];
  });
  return { text: of(latestVersion) ?? '', byVersion: Object.fromEntries(pairs) };
}

function apiTree(version: Version, locale: Locale): string | undefined {
  return hasApi(version) ? linkTo({ locale, route: { kind: 'apiTree', version } }) : undefined;
}

/** An entry of a menu; `isCurrent` in the part of the site that it leads to. */
export type MenuEntry = { label: string; href: string; isCurrent: boolean };

/** What to read beside the docs: the three series and the course, as far as the content has them. */
function resourcesOf({ locale, route }: Place): MenuEntry[] {
  const { series, shell } = messagesOf(locale);
  const lists = seriesNames.flatMap((name) => {
    const isCurrent =
      ('series' in route && route.series === name) ||
      (name === 'blog' && (route.kind === 'tag' || route.kind === 'tags'));
    const own = linkTo({ locale, route: { kind: 'list', series: name, page: 1 } });
    if (entriesOf(name, locale).length === 0) return [];
    return [{ label: series[name].menu, href: name === 'blog' ? blogHref(locale, own) : own, isCurrent }];
  });
  return [...lists, ...proseEntry({ locale, route }, 'tgc01', shell.course)];
}

/** The configured address of the blog, where it is not the one of this site. */
function blogHref(locale: Locale, own: string): string {
  const place = parse(config.blogUrl);
  return place ? linkTo({ ...place, locale }) : config.blogUrl.startsWith('/') ? own : config.blogUrl;
}

/** Where people meet: two pages of the site, then the places outside. */
function communityOf(place: Place): MenuEntry[] {
  const { shell } = messagesOf(place.locale);
  const outside = [
    { label: shell.globalForum, href: external.discussions, isCurrent: false },
    { label: shell.chineseForum, href: external.forumChinese, isCurrent: false },
    { label: shell.chat, href: external.chat, isCurrent: false },
  ];
  return [
    ...proseEntry(place, 'community', shell.community),
    ...proseEntry(place, 'acknowledgments', shell.acknowledgments),
    ...outside,
  ];
}

function proseEntry({ locale, route }: Place, slug: ProseSlug, label: string): MenuEntry[] {
  const target = prosePlaces(locale).find((one) => one.route.slug === slug);
  const isCurrent = route.kind === 'prose' && route.slug === slug;
  return target ? [{ label, href: linkTo(target), isCurrent }] : [];
}

function sectionOf(route: Route | undefined): 'home' | 'docs' | 'api' | undefined {
  if (route?.kind === 'home') return 'home';
  if (!route || !('version' in route)) return undefined;
  return route.kind.startsWith('api') ? 'api' : 'docs';
}

/** The page that corresponds to a place in another version. */
function inVersion({ locale, route }: Place, version: Version): Place {
  switch (route.kind) {
    case 'api':
      return apiCounterpart({ locale, route }, version) ?? mainDoc(version, locale);
    case 'apiTree':
    case 'apiNames':
      return hasApi(version) ? { locale, route: { ...route, version } } : mainDoc(version, locale);
    default:
      return counterpart({ locale, route }, version);
  }
}
