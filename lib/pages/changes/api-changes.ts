import index from '#content';
import type { ApiChangesRecord } from '../../content/record.ts';
import type { Heading } from '../../mdx/body.ts';
import { linkTo, type Place, type RouteOf } from '../../routes/index.ts';
import { upgradeDocSlug } from '../../site/constants.ts';
import { type Locale, locales } from '../../site/locales.ts';
import { format, messagesOf } from '../../site/messages/index.ts';
import { latestVersion, type Version, versionOfName } from '../../site/versions.ts';
import { apiSidebar, hasApi } from '../api.ts';
import { findDoc } from '../docs.ts';
import type { BannerView, PageBase, PagerView, TextPage } from '../page.ts';
import type { SidebarView } from '../sidebar.ts';
import { bannerOf } from '../version-banner.ts';
import { comparedSignatures, type SignatureLine } from './signatures.ts';

type Change = ApiChangesRecord['changes'][number];

type ChangeKind = Change['kind'];

/** The list of versions with how much each of them changes. */
export type ApiChangesPage = PageBase<'apiChanges'> & {
  sidebar: SidebarView;
  versions: {
    title: string;
    href: string;
    counts: { label: string; count: number }[];
    upgrade?: UpgradeLink;
  }[];
  /** Path of the list of modules. */
  modulesHref: string;
};

/** A page of the docs about an upgrade. */
type UpgradeLink = { title: string; href: string };

/** What one version changes in the API. */
export type ApiChangePage = PageBase<'apiChange'> & {
  /** The notice that the version is not the latest; none for the latest. */
  banner?: BannerView | undefined;
  sidebar: SidebarView;
  breadcrumbs: TextPage['breadcrumbs'];
  /** The names of both versions, the older one first. */
  labels: { before: string; after: string };
  /** What there is to do for an upgrade; none where the docs have no page about it. */
  upgrade?: UpgradeLink | undefined;
  /** The kinds of changes, and within them the modules. */
  groups: ChangeGroup[];
  toc: Heading[];
  pager: PagerView;
};

/** The changes of one kind. */
export type ChangeGroup = {
  kind: ChangeKind;
  title: string;
  count: number;
  modules: { module: string; id: string; href: string; changes: ChangeView[] }[];
};

/** A change of one name. Texts are Markdown with code in backticks. */
export type ChangeView = {
  id: string;
  /** The name without that of its module. */
  name: string;
  /** Its entry in the version that has it. */
  href: string;
  /** What it is, in the reader's language. */
  of: string;
  /** What it is for, in English. */
  summary: string;
  /** What to use in place of what is deprecated, in English. */
  advice?: string | undefined;
  signature?: string | undefined;
  /** Both signatures where they differ. */
  compared?: Record<'before' | 'after', SignatureLine[]> | undefined;
  notes: string[];
};

/** Every page about changes of the API. */
export function apiChangePlaces(locale: Locale): Place<RouteOf<'apiChanges'> | RouteOf<'apiChange'>>[] {
  if (index.apiChanges.length === 0) return [];
  return [
    { locale, route: { kind: 'apiChanges' } },
    ...index.apiChanges.flatMap(({ version: name }) => {
      const version = versionOfName(name);
      return version ? [{ locale, route: { kind: 'apiChange', version } as const }] : [];
    }),
  ];
}

/** The list of all versions that change the API; none where there is one version only. */
export function apiChangesPage(place: Place<RouteOf<'apiChanges'>>): ApiChangesPage | undefined {
  if (index.apiChanges.length === 0) return undefined;
  const { locale } = place;
  const { changes } = messagesOf(locale);
  return {
    kind: 'apiChanges',
    place,
    title: changes.title,
    description: changes.description,
    sidebar: apiSidebar(place, latestVersion),
    versions: index.apiChanges.flatMap((record) => {
      const version = versionOfName(record.version);
      if (!version) return [];
      return [
        {
          title: format(changes.since, { version: version.label, before: labelOf(record.before) }),
          href: linkTo({ locale, route: { kind: 'apiChange', version } }),
          counts: groupsOf(record, version, locale).map(({ title, count }) => ({ label: title, count })),
          ...upgradeOf(version, locale),
        },
      ];
    }),
    modulesHref: linkTo({ locale, route: { kind: 'apiTree', version: latestVersion } }),
    translations: locales,
  };
}

/** What a version changes in the API; none where it is the oldest one. */
export function apiChangePage(place: Place<RouteOf<'apiChange'>>): ApiChangePage | undefined {
  const { locale, route } = place;
  const { version } = route;
  const record = index.apiChanges.find((one) => one.version === version.name);
  if (!record) return undefined;
  const { changes } = messagesOf(locale);
  const labels = { before: labelOf(record.before), after: version.label };
  const groups = groupsOf(record, version, locale);
  const names = { version: labels.after, before: labels.before };
  const latest = apiChangeCounterpart(place, latestVersion);
  return {
    kind: 'apiChange',
    place,
    title: format(changes.versionTitle, names),
    description: format(changes.versionDescription, names),
    banner: latest && bannerOf(version, latest),
    sidebar: apiSidebar(place, version),
    breadcrumbs: {
      root: { label: changes.title, href: linkTo({ locale, route: { kind: 'apiChanges' } }) },
    },
    labels,
    ...upgradeOf(version, locale),
    groups,
    toc: groups.flatMap(({ kind, title, modules }) => [
      { level: 2, id: kind, text: title },
      ...modules.map(({ module, id }) => ({ level: 3, id, text: module })),
    ]),
    pager: changesPager(version, locale),
    translations: locales,
  };
}

/** What another version changes, or its list of modules; none where it has no reference. */
export function apiChangeCounterpart(
  { locale, route }: Place<RouteOf<'apiChange'>>,
  version: Version,
): Place | undefined {
  if (!hasApi(version)) return undefined;
  const isThere = index.apiChanges.some((one) => one.version === version.name);
  return { locale, route: isThere ? { ...route, version } : { kind: 'apiTree', version } };
}

/** Everything that has changed, as words for the search. */
export function changedNames(version: Version): string[] {
  const record = index.apiChanges.find((one) => one.version === version.name);
  return [...new Set((record?.changes ?? []).map(({ path }) => path))];
}

function labelOf(name: string): string {
  return versionOfName(name)?.label ?? name;
}

function upgradeOf(version: Version, locale: Locale): { upgrade?: UpgradeLink } {
  const place = { locale, route: { kind: 'doc' as const, version, slug: upgradeDocSlug } };
  const doc = findDoc(place);
  return doc ? { upgrade: { title: doc.title, href: linkTo(place) } } : {};
}

function changesPager(version: Version, locale: Locale): PagerView {
  const { versionTitle } = messagesOf(locale).changes;
  const at = index.apiChanges.findIndex((one) => one.version === version.name);
  const link = (record: ApiChangesRecord | undefined) => {
    const other = record && versionOfName(record.version);
    if (!other) return undefined;
    const label = format(versionTitle, { version: other.label });
    return { label, href: linkTo({ locale, route: { kind: 'apiChange', version: other } }) };
  };
  return { previous: link(index.apiChanges[at + 1]), next: link(index.apiChanges[at - 1]) };
}

/** The changes come in the order of their kinds and modules. */
function groupsOf({ changes, before }: ApiChangesRecord, version: Version, locale: Locale): ChangeGroup[] {
  const { kinds } = messagesOf(locale).changes;
  const older = versionOfName(before) ?? version;
  const present = [...new Set(changes.map(({ kind }) => kind))];
  return present.map((kind) => {
    const all = changes.filter((one) => one.kind === kind);
    const owner = kind === 'removed' ? older : version;
    const modules = [...new Set(all.map(({ module }) => module))].map((module) => ({
      module,
      id: `${kind}-in-${module}`,
      href: linkTo({ locale, route: { kind: 'api', version: owner, module } }),
      changes: all.filter((one) => one.module === module).map((one) => changeView(one, owner, locale)),
    }));
    return { kind, title: kinds[kind], count: all.length, modules };
  });
}

function changeView(change: Change, owner: Version, locale: Locale): ChangeView {
  const { path, module, anchor, summary, advice, signature, before, after } = change;
  const page = linkTo({ locale, route: { kind: 'api', version: owner, module } });
  return {
    id: change.id,
    name: path === module ? module : path.slice(module.length + 1),
    href: anchor ? `${page}#${anchor}` : page,
    of: kindWord(change.of, locale),
    // Of what has changed, readers know what it is for.
    summary: change.kind === 'changed' || change.kind === 'deprecated' ? '' : summary,
    advice,
    signature,
    compared: before !== undefined && after !== undefined ? comparedSignatures(before, after) : undefined,
    notes: notesOf(change, locale),
  };
}

function kindWord(kind: string, locale: Locale): string {
  const { search, changes } = messagesOf(locale);
  if (kind === 'module') return changes.module;
  return kind in search.kinds ? search.kinds[kind as keyof typeof search.kinds] : kind;
}

function notesOf(change: Change, locale: Locale): string[] {
  const { api, changes } = messagesOf(locale);
  const { sameAs, also = [], from, isFormerThere, definedIn, differences = [] } = change;
  return [
    ...(sameAs ? [format(changes.sameAs, { name: codeElement(sameAs) })] : []),
    ...(also.length > 0 ? [format(changes.also, { names: also.map(codeElement).join(api.separator) })] : []),
    ...(from
      ? [format(isFormerThere ? changes.movedKept : changes.movedFrom, { name: codeElement(from) })]
      : []),
    ...(definedIn
      ? [format(changes.definedIn, { before: codeElement(definedIn[0]), after: codeElement(definedIn[1]) })]
      : []),
    ...differenceNotes(differences, locale),
  ];
}

function differenceNotes(differences: NonNullable<Change['differences']>, locale: Locale): string[] {
  const { api, changes } = messagesOf(locale);
  const { differences: texts, instead, noValue } = changes;
  const value = (text: string | undefined) => (text ? codeElement(text) : noValue);
  const list = (what: 'parameterAdded' | 'parameterRemoved' | 'parameterCollected') => {
    const names = differences.flatMap((one) => (one.what === what ? [codeElement(one.name)] : []));
    return names.length > 0 ? [format(texts[what], { names: names.join(api.separator) })] : [];
  };
  return [
    ...list('parameterRemoved'),
    ...list('parameterCollected'),
    ...list('parameterAdded'),
    ...differences.flatMap((one): string[] => {
      switch (one.what) {
        case 'parameterAdded':
        case 'parameterRemoved':
        case 'parameterCollected':
          return [];
        case 'parameterRenamed':
          return [
            format(texts.parameterRenamed, { before: codeElement(one.before), name: codeElement(one.name) }),
          ];
        case 'order':
        case 'passing':
        case 'overloads':
          return [texts[one.what]];
        case 'bases': {
          const [before, after] = [one.before, one.after].map((names) => value(names.join(', ')));
          return [format(instead, { what: texts.bases, before: before ?? '', after: after ?? '' })];
        }
        default: {
          const what = format(texts[one.what], { name: 'name' in one ? codeElement(one.name) : '' });
          return [format(instead, { what, before: value(one.before), after: value(one.after) })];
        }
      }
    }),
  ];
}

function codeElement(text: string): string {
  return `\`${text}\``;
}
