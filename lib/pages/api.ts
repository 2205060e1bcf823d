import { posix } from 'node:path';
import index from '#content';
import type { ApiRecord } from '../content/record.ts';
import { readBody } from '../mdx/store.ts';
import {
  isGroup,
  isModule,
  isSamePlace,
  linkTo,
  moduleOf,
  type Place,
  type Route,
  type RouteOf,
} from '../routes/index.ts';
import { contentsWithMembersMax, toc } from '../site/constants.ts';
import { shortDescription } from '../site/head-texts.ts';
import { defaultLocale, type Locale, langWithin, locales } from '../site/locales.ts';
import { withLineParts } from '../site/long-names.ts';
import { format, messagesOf } from '../site/messages/index.ts';
import { latestVersion, type Version, versions } from '../site/versions.ts';
import { withGeneratedHeadings, withGeneratedWords } from './api-names/generated-words.ts';
import { withUses } from './api-names/uses.ts';
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
  /** The parts of the reference in its order. */
  parts: ApiPartView[];
  /** Path of the list of all names. */
  namesHref: string;
  /** Path of what the version changes; none where there is only one version. */
  changesHref?: string | undefined;
};

/** A page of the reference in a list. */
export type ApiPageView = {
  /** The name of a module, without that of its part where it is listed below it; the title of a group. */
  label: string;
  /** What kind of name the label is: titles are words. */
  isModule: boolean;
  /** Its first sentence, in English. */
  description: string;
  /** The page as routes name it. */
  module: string;
  href: string;
};

/** The pages of a list without its parts. */
export function pagesOf(parts: readonly ApiPartView[]): ApiPageView[] {
  return parts.flatMap(({ pages, ...part }) => [part, ...pages]);
}

/** A module below the package, or the package itself, with the pages below it. */
export type ApiPartView = ApiPageView & { pages: ApiPageView[] };

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
    description: shortDescription(
      format(api.moduleDescription, { module, version: version.label, summary: page.description }),
    ),
    ...textView({ ...page, locale: defaultLocale }, place, (html) =>
      withLineParts(withGeneratedWords(withUses(apiHtml(html, place), place), locale)),
    ),
    toc: withGeneratedHeadings(contentsOf(page), locale),
    fallbackReason: api.english,
    banner: bannerOf(version, apiCounterpart(place, latestVersion) ?? mainDoc(latestVersion, locale)),
    sidebar: apiSidebar(place, route.version),
    breadcrumbs: {
      root: { label: api.title, href: linkTo({ locale, route: { kind: 'apiTree', version } }) },
      category: apiPart(module) === module ? undefined : apiPart(module),
    },
    pager: apiPager(place),
    reportHref: reportLink(place, page.title),
    translations: [defaultLocale],
  };
}

/** The headings of a page, with the members of classes where that is no long list. */
function contentsOf({ body }: ApiRecord): TextPage<'api'>['toc'] {
  const { headings } = readBody(body);
  return headings.length > contentsWithMembersMax
    ? headings.filter(({ level }) => level <= toc.maxLevel)
    : headings;
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
    parts: apiParts(route.version, locale),
    namesHref: linkTo({ locale, route: { kind: 'apiNames', version: route.version } }),
    changesHref:
      index.apiChanges.length > 0 ? linkTo({ locale, route: changesRoute(route.version) }) : undefined,
    translations: locales,
  };
}

/** All names of a version from A to Z; none where the version has no reference. */
export function apiNamesPage(place: Place<RouteOf<'apiNames'>>): ApiNamesPage | undefined {
  const { locale, route } = place;
  const names = (index.apiNames[route.version.name] ?? []).filter(({ name }) => !isOperator(name));
  if (names.length === 0) return undefined;
  const { api } = messagesOf(locale);
  const entries = names.map(({ name, kind, module, page, anchor, summary }) => ({
    word: name.slice(module.length + 1),
    module,
    kind,
    summary,
    href: `${linkTo({ locale, route: { kind: 'api', version: route.version, module: page } })}#${anchor}`,
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

/** Whether a name is a special method, which programs do not write. */
function isOperator(name: string): boolean {
  return name.endsWith('__');
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

/**
 * The same page in another version; else the module that it is a group of, or that version's list of modules; none where it has
 * no reference.
 */
export function apiCounterpart({ locale, route }: ApiPlace, version: Version): Place | undefined {
  const pages = apiRecords(version);
  if (pages.length === 0) return undefined;
  const module = [route.module, moduleOf(route.module)].find((name) =>
    pages.some((page) => page.module === name),
  );
  return { locale, route: module ? { ...route, module, version } : { kind: 'apiTree', version } };
}

/** Whether a version has an API reference. */
export function hasApi(version: Version): boolean {
  return apiRecords(version).length > 0;
}

function apiRecords({ name }: Version): ApiRecord[] {
  return index.api.filter(({ version }) => version === name);
}

/** 'taichi.linalg.sparse_cg' → 'taichi.linalg': the part of the reference that a page belongs to. */
export function apiPart(page: string): string {
  return moduleOf(page).split('.').slice(0, 2).join('.');
}

/** The pages of a version by part: the package first, then its modules in alphabetical order, groups before modules. */
function apiParts(version: Version, locale: Locale): ApiPartView[] {
  const records = [...apiRecords(version)].sort((a, b) => {
    const groups = Number(isGroup(b.module)) - Number(isGroup(a.module));
    if (groups !== 0) return groups;
    return isGroup(a.module) ? a.position - b.position : a.module < b.module ? -1 : 1;
  });
  const view = ({ module, title, description }: ApiRecord, label: string): ApiPageView => ({
    label: isGroup(module) ? title : label,
    isModule: !isGroup(module),
    description,
    module,
    href: linkTo({ locale, route: { kind: 'api', version, module } }),
  });
  return records
    .filter(({ module }) => apiPart(module) === module)
    .map((head) => ({
      ...view(head, head.module),
      pages: records
        .filter(({ module }) => apiPart(module) === head.module && module !== head.module)
        .map((page) => view(page, page.module.slice(head.module.length + 1))),
    }));
}

/**
 * The lists of modules and names, then the parts of the reference: the one of the page that is shown with its pages, the others
 * as links.
 */
export function apiSidebar(shown: Place, version: Version): SidebarView {
  const { locale } = shown;
  const { api } = messagesOf(locale);
  const link = (label: string, route: Route): SidebarLink => {
    const place = { locale, route };
    return { label, href: linkTo(place), isCurrent: isSamePlace(place, shown) };
  };
  const pageLink = ({ label, module }: ApiPageView): SidebarLink => ({
    ...link(label, { kind: 'api', version, module }),
    lang: langWithin(locale, defaultLocale),
  });
  const parts = apiParts(version, locale).map((part) => {
    const isCurrent = shown.route.kind === 'api' && apiPart(shown.route.module) === part.module;
    if (!isCurrent || part.pages.length === 0) return pageLink(part);
    const overview = link(api.overview, { kind: 'api', version, module: part.module });
    const pages = [overview, ...part.pages.map(pageLink)];
    return { label: part.label, isOpenByDefault: false, hasCurrent: true, pages };
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
  const pages = pagesOf(apiParts(route.version, locale));
  const { previous, next } = neighboursOf(
    pages,
    pages.findIndex(({ module }) => module === route.module),
  );
  const link = ({ module, label, isModule, href }: ApiPageView) => ({
    label: isModule ? module : label,
    // Names of modules are no words of a language.
    lang: isModule ? undefined : langWithin(locale, defaultLocale),
    href,
  });
  return { previous: previous ? link(previous) : undefined, next: next ? link(next) : undefined };
}
