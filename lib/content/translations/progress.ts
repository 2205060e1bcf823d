import { posix } from 'node:path';
import { madeFromFiles } from '../../files/file-memo.ts';
import { contentRoot } from '../../site/content-root.ts';
import { defaultLocale } from '../../site/locales.ts';
import { latestVersion, type Version, versions } from '../../site/versions.ts';
import { type Progress, progressOf } from '../../translations/status.ts';
import { readPaths, readSidebar } from '../data.ts';

/**
 * How far each language is, with the lists of what there is to do, the most important first: pages of the latest version in the order of
 * the reading paths and then of the sidebar, stories, posts, single pages, the newsletter, and pages of other versions; what has a date,
 * the newest first.
 */
export function translationProgress(): Progress[] {
  const order = importance();
  const ranked = <Item>(items: readonly Item[], pathOf: (item: Item) => string) =>
    [...items].sort((a, b) => {
      const [one, other] = [pathOf(a), pathOf(b)];
      return order(one) - order(other) || (one < other ? 1 : -1);
    });
  return progressOf().map((progress) => ({
    ...progress,
    outdated: ranked(progress.outdated, ({ path }) => path),
    partial: ranked(progress.partial, ({ path }) => path),
    missing: ranked(progress.missing, (path) => path),
  }));
}

/** Texts without a version, between the pages of the latest version and those of the others. */
const series = ['user-stories', 'blog', 'pages', 'newsletter'];

/** Where texts stand in the order of importance: lower numbers first. */
function importance(): (path: string) => number {
  const sidebarOf = ({ folder }: Version) =>
    posix.join(contentRoot, defaultLocale, 'docs', folder, 'sidebar.yml');
  const files = [posix.join(contentRoot, 'paths.yml'), ...versions.map(sidebarOf)];
  const positions = madeFromFiles('importance', files, () => {
    const onPaths = readPaths().lists?.paths.flatMap(({ steps }) => steps.map(({ page }) => page)) ?? [];
    const docsOf = (version: Version) => {
      const pages = readSidebar(sidebarOf(version)).categories?.flatMap((category) => category.pages) ?? [];
      return [...new Set([...onPaths, ...pages])].map((slug) => `docs/${version.folder}/${slug}.mdx`);
    };
    const others = versions.filter((version) => version !== latestVersion).flatMap(docsOf);
    return new Map([...docsOf(latestVersion), ...series, ...others].map((name, at) => [name, at]));
  });
  return (path) => positions.get(path) ?? positions.get(path.split('/')[0] ?? '') ?? positions.size;
}
