import { posix } from 'node:path';
import index from '#content';
import { finishHtml } from '../mdx/body.ts';
import { readBody } from '../mdx/store.ts';
import { browserPath, inLocale, isModule, linkTo, type Place, type RouteOf } from '../routes/index.ts';
import { defaultLocale, type Locale, locales } from '../site/locales.ts';
import { format, messagesOf } from '../site/messages/index.ts';
import { latestVersion, type Version, versions } from '../site/versions.ts';
import { bannerOf } from './docs.ts';
import type { Sidebar } from './sidebar.ts';

type ApiPlace = Place<RouteOf<'api'>>;

/** Everything that a page of the API reference shows: the same as a page of the docs. */
export function apiScreen(place: ApiPlace) {
  const { locale, route } = place;
  const { version, module } = route;
  const page = pagesOf(version).find((one) => one.module === module);
  if (!page) return undefined;
  const body = readBody(page.body);
  return {
    kind: 'api' as const,
    place,
    title: page.title,
    description: format(messagesOf(locale).api.moduleDescription, {
      module,
      version: version.label,
      summary: page.description,
    }),
    html: finishHtml(body.html, {
      file: (relative) => {
        const target = posix.basename(relative, '.mdx');
        return isModule(target)
          ? linkTo({ locale, route: { kind: 'api', version, module: target } })
          : undefined;
      },
      site: (path) => browserPath(locale === defaultLocale ? path : `/${locale}${path}`),
      asset: browserPath,
    }),
    toc: body.headings,
    banner: bannerOf(place, apiCounterpart(place, latestVersion)),
    sidebar: apiSidebar(locale, version, module),
    breadcrumbs: { category: messagesOf(locale).api.title },
    pager: neighbours(place),
    tags: [],
    editUrl: undefined,
    lastUpdate: undefined,
    textLocale: defaultLocale,
    isFallback: locale !== defaultLocale,
    behind: [],
    reason: messagesOf(locale).api.english,
    english: linkTo(inLocale(place, defaultLocale)),
    translations: [defaultLocale] as readonly Locale[],
  };
}

export type ApiTreeView = NonNullable<ReturnType<typeof apiTreeScreen>>;
export type ApiNamesView = NonNullable<ReturnType<typeof apiNamesScreen>>;

/** The first page of a version's reference: its modules with their summaries. */
export function apiTreeScreen(place: Place<RouteOf<'apiTree'>>) {
  const { locale, route } = place;
  const pages = pagesOf(route.version);
  if (pages.length === 0) return undefined;
  const { api } = messagesOf(locale);
  return {
    kind: 'apiTree' as const,
    place,
    title: api.title,
    description: format(api.description, { version: route.version.label }),
    banner: bannerOf(place, { locale, route: { ...route, version: latestVersion } }),
    modules: pages.map(({ module, description }) => ({
      module,
      description,
      href: linkTo({ locale, route: { kind: 'api', version: route.version, module } }),
    })),
    names: linkTo({ locale, route: { kind: 'apiNames', version: route.version } }),
    translations: locales,
  };
}

/** All entries of a version from A to Z. */
export function apiNamesScreen(place: Place<RouteOf<'apiNames'>>) {
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
  const initials = new Map<string, typeof entries>();
  const ordered = entries.sort((a, b) => lastOf(a.word).localeCompare(lastOf(b.word), 'en'));
  for (const entry of ordered)
    initials.set(initialOf(entry.word), [...(initials.get(initialOf(entry.word)) ?? []), entry]);
  return {
    kind: 'apiNames' as const,
    place,
    title: api.names,
    description: format(api.namesDescription, { version: route.version.label }),
    banner: bannerOf(place, { locale, route: { ...route, version: latestVersion } }),
    groups: [...initials].map(([initial, list]) => ({ initial, entries: list })),
    all: linkTo({ locale, route: { kind: 'apiTree', version: route.version } }),
    translations: locales,
  };
}

function initialOf(word: string): string {
  return (lastOf(word)[0] ?? '').toUpperCase();
}

/** A method stands under its own name, not under that of its class. */
function lastOf(word: string): string {
  return word.split('.').at(-1) ?? word;
}

/** Every page of the reference that is exported. */
export function apiPlaces(
  locale: Locale,
): Place<RouteOf<'api'> | RouteOf<'apiTree'> | RouteOf<'apiNames'>>[] {
  return versions.flatMap((version) => {
    const pages = pagesOf(version);
    if (pages.length === 0) return [];
    return [
      { locale, route: { kind: 'apiTree', version } as const },
      { locale, route: { kind: 'apiNames', version } as const },
      ...pages.map(({ module }) => ({ locale, route: { kind: 'api', version, module } as const })),
    ];
  });
}

/** The same module in another version, or that version's list of modules; none where it has no reference. */
export function apiCounterpart(
  { locale, route }: Place<RouteOf<'api'>>,
  version: Version,
): Place | undefined {
  const pages = pagesOf(version);
  if (pages.length === 0) return undefined;
  const isThere = pages.some(({ module }) => module === route.module);
  return { locale, route: isThere ? { ...route, version } : { kind: 'apiTree', version } };
}

export function hasApi(version: Version): boolean {
  return pagesOf(version).length > 0;
}

function pagesOf({ name }: Version) {
  return index.api.filter(({ version }) => version === name);
}

/** The package, then each part of it with what is below. */
function apiSidebar(locale: Locale, version: Version, current: string): Sidebar {
  const modules = pagesOf(version).map(({ module }) => module);
  const partOf = (module: string) => module.split('.').slice(0, 2).join('.');
  const parts = [...new Set(modules.map(partOf))];
  return parts.map((part) => {
    const own = modules.filter((module) => partOf(module) === part);
    return {
      label: part,
      isOpen: own.includes(current),
      pages: own.map((module) => ({
        label: module,
        href: linkTo({ locale, route: { kind: 'api', version, module } }),
        isCurrent: module === current,
      })),
    };
  });
}

function neighbours({ locale, route }: ApiPlace) {
  const modules = pagesOf(route.version).map(({ module }) => module);
  const at = modules.indexOf(route.module);
  const link = (module: string | undefined) =>
    module && { label: module, lang: undefined, href: linkTo({ locale, route: { ...route, module } }) };
  return { previous: link(modules[at - 1]) || undefined, next: link(modules[at + 1]) || undefined };
}
