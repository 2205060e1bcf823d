import { posix } from 'node:path';
import { contentRoot } from '../../site/content-root.ts';
import { defaultLocale } from '../../site/locales.ts';
import type { Version } from '../../site/versions.ts';
import { type Progress, progressOf } from '../../translations/status.ts';
import { readPaths, readSidebar, readVersions } from '../data.ts';

/**
 * How far each language is, with the lists of what there is to do, the most important first: pages of the latest version in the order of
 * the reading paths and then of the sidebar, stories, posts, single pages, the newsletter, and pages of other versions; what has a date,
 * the newest first.
 */
export function translationProgress(root = contentRoot): Progress[] {
  const order = importance(root);
  const ranked = <Item>(items: readonly Item[], pathOf: (item: Item) => string) =>
    [...items].sort((a, b) => {
      const [one, other] = [pathOf(a), pathOf(b)];
      return order(one) - order(other) || (one < other ? 1 : -1);
    });
  return progressOf(root).map((progress) => ({
    ...progress,
    outdated: ranked(progress.outdated, ({ path }) => path),
    partial: ranked(progress.partial, ({ path }) => path),
    missing: ranked(progress.missing, (path) => path),
  }));
}

/** Where texts stand in the order of importance: lower numbers first. */
function importance(root: string): (path: string) => number {
  const { versions } = readVersions(root);
  const latest = versions.find(({ status }) => status === 'latest');
  const onPaths = readPaths(root).lists?.paths.flatMap(({ steps }) => steps.map(({ page }) => page)) ?? [];
  const docsOf = (version: Version) => {
    const file = posix.join(root, defaultLocale, 'docs', version.folder, 'sidebar.yml');
    const pages = readSidebar(file).categories?.flatMap(({ pages: slugs }) => slugs) ?? [];
    return [...new Set([...onPaths, ...pages])].map((slug) => `docs/${version.folder}/${slug}.mdx`);
  };
  const first = latest ? docsOf(latest) : [];
  const series = ['user-stories', 'blog', 'pages', 'newsletter'];
  const rest = versions.filter((version) => version !== latest).flatMap(docsOf);
  return (path) => {
    const [folder = ''] = path.split('/');
    if (first.includes(path)) return first.indexOf(path);
    if (series.includes(folder)) return first.length + series.indexOf(folder);
    const at = rest.indexOf(path);
    return first.length + series.length + (at < 0 ? rest.length : at);
  };
}
