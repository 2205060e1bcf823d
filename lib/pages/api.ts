import { posix } from 'node:path';
import index from '#content';
import type { ApiRecord } from '../content/record.ts';
import { isModule, isSamePlace, linkTo, type Place, type Route, type RouteOf } from '../routes/index.ts';
import { defaultLocale, type Locale, locales } from '../site/locales.ts';
import { format, messagesOf } from '../site/messages/index.ts';
import { latestVersion, type Version, versions } from '../site/versions.ts';
import { mainDoc } from './docs.ts';
import type { BannerView, PageBase, PagerView, TextPage } from './page.ts';
import { reportLink } from './repository/report-link.ts';
import type { SidebarLink, SidebarView } from './sidebar.ts';
import { localizedHtml, neighboursOf, textView } from './text.ts';
import { bannerOf } from './version-banner.ts';

type ApiPlace = Place<RouteOf<'api'>>;

/** The page of a module in the API reference: it shows the same as a page of the docs. */
export type ApiModulePage = TextPage<'api'>;

/** The first page of a version's reference: its modules. */
export type ApiTreePage = PageBase<'apiTree'> & {
  /** The notice that the version is not the latest; none for the latest. */
  banner?: BannerView | undefined;
  /** The lists and modules of the version. */
  sidebar: SidebarView;
  /** The modules in the order of the reference; `module` is the dotted name, and the description is English. */
  modules: { module: string; description: string; href: string }[];
  /** Path of the list of all names. */
  namesHref: string;
  /** Path of what the version changes; none where there is only one version. */
  changesHref?: string | undefined;
};

/** The list of all names of a version in alphabetical order. */
export type ApiNamesPage = PageBase<'apiNames'> & {
  /** The notice that the version is not the latest; none for the latest. */
  banner?: BannerView | undefined;
  /** The lists and modules of the version. */
  sidebar: SidebarView;
  /** The names under their initials, which are capital letters. */
  groups: { initial: string; entries: ApiNameView[] }[];
  /** Path of the list of modules. */
  modulesHref: string;
};

/** A name in the list of all names. */
export type ApiNameView = {
  /** The name without that of its module: `Matrix.field`. */
  word: string;
  /** The dotted name of its module. */
  module: string;
  /** What it is, such as `function` or `class`. */
  kind: string;
  /** The first sentence of its docstring, in English. */
  summary: string;
  /** Path and anchor of its entry. */
  href: string;
};

/** The page of a module; none where the version does not have the module. */
export function apiModulePage(place: ApiPlace): ApiModulePage | undefined {
  const { locale, route } = place;
  const { version, module } = route;
  const page = apiRecords(version).find((one) => one.module === module);
  if (!page) return undefined;
  const { api } = messagesOf(locale);
  return {
    kind: 'api',
    place,
    title: page.title,
    description: format(api.moduleDescription, {
      module,
      version: version.label,
      summary: page.description,
    }),
    ...textView({ ...page, locale: defaultLocale }, place, (html) => apiHtml(html, place)),
    fallbackReason: api.english,
    banner: bannerOf(version, apiCounterpart(place, latestVersion) ?? mainDoc(latestVersion, locale)),
    sidebar: apiSidebar(place, route.version),
    breadcrumbs: {
      root: { label: api.title, href: linkTo({ locale, route: { kind: 'apiTree', version } }) },
    },
    pager: apiPager(place),
    reportHref: reportLink(place, page.title),
    translations: [defaultLocale],
  };
}

/** Links to other files lead to the modules that have these names, in the same version. */
function apiHtml(html: string, { locale, route }: ApiPlace): string {
  return localizedHtml(html, locale, (relative) => {
    const module = posix.basename(relative, '.mdx');
    return isModule(module) ? linkTo({ locale, route: { ...route, module } }) : undefined;
  });
}

/** The list of a version's modules with their summaries; none where the version has no reference. */
export function apiTreePage(place: Place<RouteOf<'apiTree'>>): ApiTreePage | undefined {
  const { locale, route } = place;
  const pages = apiRecords(route.version);
  if (pages.length === 0) return undefined;
  const { api } = messagesOf(locale);
  return {
    kind: 'apiTree',
    place,
    title: api.title,
    description: format(api.description, { version: route.version.label }),
    banner: bannerOf(route.version, { locale, route: { ...route, version: latestVersion } }),
    sidebar: apiSidebar(place, route.version),
    modules: pages.map(({ module, description }) => ({
      module,
      description,
      href: linkTo({ locale, route: { kind: 'api', version: route.version, module } }),
    })),
    namesHref: linkTo({ locale, route: { kind: 'apiNames', version: route.version } }),
    changesHref:
      index.apiChanges.length > 0 ? linkTo({ locale, route: changesRoute(route.version) }) : undefined,
    translations: locales,
  };
}

/** All names of a version from A to Z; none where the version has no reference. */
export function apiNamesPage(place: Place<RouteOf<'apiNames'>>): ApiNamesPage | undefined {
  const { locale, route } = place;
  const names = index.apiNames[route.version.name] ?? [];
  if (names.length === 0) return undefined;
  const { api } = messagesOf(locale);
  const entries = names.map(({ name, kind, module, anchor, summary }) => ({
    word: name.slice(module.length + 1),
    module,
    kind,
    summary,
    href: `${linkTo({ locale, route: { kind: 'api', version: route.version, module } })}#${anchor}`,
  }));
  return {
    kind: 'apiNames',
    place,
    title: api.names,
    description: format(api.namesDescription, { version: route.version.label }),
    banner: bannerOf(route.version, { locale, route: { ...route, version: latestVersion } }),
    sidebar: apiSidebar(place, route.version),
    groups: groupByInitial(entries),
    modulesHref: linkTo({ locale, route: { kind: 'apiTree', version: route.version } }),
    translations: locales,
  };
}

function groupByInitial(entries: readonly ApiNameView[]): ApiNamesPage['groups'] {
  const groups = new Map<string, ApiNameView[]>();
  const ordered = [...entries].sort((a, b) => lastPart(a.word).localeCompare(lastPart(b.word), 'en'));
  for (const entry of ordered) {
    const initial = (lastPart(entry.word)[0] ?? '').toUpperCase();
    groups.set(initial, [...(groups.get(initial) ?? []), entry]);
  }
  return [...groups].map(([initial, list]) => ({ initial, entries: list }));
}

/** Methods are sorted by their names, not by those of their classes: `Matrix.field` → `field`. */
function lastPart(word: string): string {
  return word.split('.').at(-1) ?? word;
}

/** Every page of the reference that is exported. */
export function apiPlaces(
  locale: Locale,
): Place<RouteOf<'api'> | RouteOf<'apiTree'> | RouteOf<'apiNames'>>[] {
  return versions.flatMap((version) => {
    const pages = apiRecords(version);
    if (pages.length === 0) return [];
    return [
      { locale, route: { kind: 'apiTree', version } as const },
      { locale, route: { kind: 'apiNames', version } as const },
      ...pages.map(({ module }) => ({ locale, route: { kind: 'api', version, module } as const })),
    ];
  });
}

/** The same module in another version, or that version's list of modules; none where it has no reference. */
export function apiCounterpart({ locale, route }: ApiPlace, version: Version): Place | undefined {
  const pages = apiRecords(version);
  if (pages.length === 0) return undefined;
  const isThere = pages.some(({ module }) => module === route.module);
  return { locale, route: isThere ? { ...route, version } : { kind: 'apiTree', version } };
}

/** Whether a version has an API reference. */
export function hasApi(version: Version): boolean {
  return apiRecords(version).length > 0;
}

function apiRecords({ name }: Version): ApiRecord[] {
  return index.api.filter(({ version }) => version === name);
}

/** 'taichi.linalg.sparse_cg' → 'taichi.linalg': the part of the reference that a module belongs to. */
export function apiPart(module: string): string {
  return module.split('.').slice(0, 2).join('.');
}

/** The lists of modules and names, then the modules by the part of the reference that they belong to. */
export function apiSidebar(shown: Place, version: Version): SidebarView {
  const { locale } = shown;
  const { api } = messagesOf(locale);
  const link = (label: string, route: Route): SidebarLink => {
    const place = { locale, route };
    return { label, href: linkTo(place), isCurrent: isSamePlace(place, shown) };
  };
  const all = apiRecords(version).map(({ module }) => module);
  const parts = [...new Set(all.map(apiPart))].map((part) => {
    const pages = all
      .filter((module) => apiPart(module) === part)
      .map((module) => link(module, { kind: 'api', version, module }));
    const [first, second] = pages;
    if (first && !second) return first;
    const hasCurrent = pages.some(({ isCurrent }) => isCurrent);
    return { label: part, isOpenByDefault: false, hasCurrent, pages };
  });
  const lists = [
    link(api.title, { kind: 'apiTree', version }),
    link(api.names, { kind: 'apiNames', version }),
    ...(index.apiChanges.length > 0 ? [link(messagesOf(locale).changes.title, changesRoute(version))] : []),
  ];
  return [{ entries: lists }, { entries: parts }];
}

/** What the version changes; the list of all changes where it is the oldest one. */
function changesRoute(version: Version): Route {
  const isThere = index.apiChanges.some((one) => one.version === version.name);
  return isThere ? { kind: 'apiChange', version } : { kind: 'apiChanges' };
}

function apiPager({ locale, route }: ApiPlace): PagerView {
  const modules = apiRecords(route.version).map(({ module }) => module);
  const { previous, next } = neighboursOf(modules, modules.indexOf(route.module));
  const link = (module: string) => ({
    label: module,
    href: linkTo({ locale, route: { ...route, module } }),
  });
  return { previous: previous ? link(previous) : undefined, next: next ? link(next) : undefined };
}
