import GithubSlugger from 'github-slugger';
import index from '#content';
import { type CoverKind, coverSeed } from '../covers/cover.ts';
import { apiPart } from '../pages/api.ts';
import { docTagPlaces } from '../pages/doc-tags.ts';
import { proseRecord } from '../pages/prose.ts';
import { findEntry, seriesEntries } from '../pages/series/entries.ts';
import { categoriesOf } from '../pages/sidebar.ts';
import type { Place } from '../routes/index.ts';
import { defaultLocale } from '../site/locales.ts';
import { messagesOf } from '../site/messages/index.ts';
import { site as project } from '../site/project/site.ts';
import { proseSlugs, seriesNames } from '../site/series.ts';
import { versions } from '../site/versions.ts';

/** A picture that other sites show beside links. */
export type ShareImage = {
  /** Its name in the address. */
  name: string;
  /** The name of the project. */
  project: string;
  /** The small line above the title. */
  kicker: string;
  title: string;
  /** The drawing follows from this. */
  seed: string;
  /** The kind of drawing; without this, the seed decides. */
  kind?: CoverKind | undefined;
};

const { api, docs, series, site, shell } = messagesOf(defaultLocale);

/** The name of the picture for a page. Each entry has a picture; pages of the docs and the API share one by category. */
export function shareNameOf({ route }: Place): string {
  switch (route.kind) {
    case 'entry':
      return `${route.series}/${route.id}`;
    case 'doc':
    case 'docChanges':
      return docNames.get(`${route.version.name} ${route.slug}`) ?? 'docs';
    case 'docTags':
    case 'docTag':
      return 'docs';
    case 'api':
      return `api/${apiPart(route.module)}`;
    case 'apiTree':
    case 'apiNames':
    case 'apiChanges':
    case 'apiChange':
      return 'api';
    case 'list':
    case 'archive':
      return route.series;
    case 'tags':
    case 'tag':
      return 'blog';
    case 'prose':
      return route.slug;
    case 'home':
    case 'search':
    case 'playground':
    case 'supported':
    case 'translations':
      return 'site';
  }
}

/** Every picture. The words are English: the font that draws them has no Chinese characters. */
export function shareImages(): ShareImage[] {
  const image = (name: string, kicker: string, title: string, kind?: CoverKind) => ({
    name,
    project: project.name,
    kicker,
    title,
    seed: name,
    kind,
  });
  const sections = new Map(
    versions.flatMap((version) =>
      categoriesOf(version, defaultLocale).map(({ label }) => [categoryName(label), label] as const),
    ),
  );
  const parts = new Set(index.api.map(({ module }) => apiPart(module)));
  return [
    image('site', site.tagline, site.title, 'flow'),
    ...(docTagPlaces(defaultLocale).length > 0 ? [image('docs', site.title, docs.tags)] : []),
    ...[...sections].map(([name, label]) => image(name, shell.docs, label)),
    ...(parts.size > 0 ? [image('api', site.title, api.title)] : []),
    ...[...parts].map((part) => image(`api/${part}`, api.title, part)),
    ...proseSlugs.flatMap((slug) => {
      const page = proseRecord(slug, defaultLocale);
      return page ? [image(slug, site.title, page.title)] : [];
    }),
    ...seriesNames.flatMap((name) => {
      const entries = seriesEntries(name, defaultLocale);
      if (entries.length === 0) return [];
      return [
        image(name, site.title, series[name].title),
        ...entries.map(({ id, cover }) => ({
          ...image(
            `${name}/${id}`,
            series[name].title,
            findEntry(name, id, defaultLocale)?.title ?? id,
            cover,
          ),
          seed: coverSeed(name, id),
        })),
      ];
    }),
  ];
}

/** The name of the picture of each page of the docs, by version and slug. */
const docNames = new Map(
  versions.flatMap((version) =>
    categoriesOf(version, defaultLocale).flatMap(({ label, pages }) =>
      pages.map(({ slug }) => [`${version.name} ${slug}`, categoryName(label)] as const),
    ),
  ),
);

function categoryName(label: string): string {
  return `docs/${new GithubSlugger().slug(label)}`;
}
