import { posix } from 'node:path';
import { contentRoot } from '../site/content-root.ts';
import { type Problem, problem } from '../site/problem.ts';
import { isPublished } from './entry-index.ts';
import type { Documents } from './record.ts';
import { englishPath } from './text-files.ts';

type TextPath = { path: string };

/**
 * The documents that have a page. Drafts and entries with a date in the future are shown in development and not exported; a
 * translation has a page only where its English original has one.
 * @returns also the files of the drafts
 * @param today the day of the build in UTC, `2026-11-21`
 */
export function publishedOf(
  documents: Documents,
  { isExport, today = new Date().toISOString().slice(0, 10) }: { isExport: boolean; today?: string },
): { documents: Documents; unpublished: string[]; problems: Problem[] } {
  const isOut = (entry: Documents['entries'][number]) => !isExport || isPublished(entry, today);
  const shown = { ...documents, entries: documents.entries.filter(isOut) };
  const pathsOf = ({ docs, entries, prose }: Documents) =>
    new Set([...docs, ...entries, ...prose].map(({ path }: TextPath) => path));
  const [all, pages] = [pathsOf(documents), pathsOf(shown)];
  const hasEnglish = ({ path }: TextPath) => pages.has(englishPath(path));
  return {
    documents: {
      ...shown,
      docs: shown.docs.filter(hasEnglish),
      entries: shown.entries.filter(hasEnglish),
      prose: shown.prose.filter(hasEnglish),
    },
    unpublished: [...all].filter((path) => !pages.has(path)).map((path) => posix.join(contentRoot, path)),
    problems: [...all].filter((path) => !all.has(englishPath(path))).map(orphan),
  };
}

function orphan(path: string): Problem {
  const english = posix.join(contentRoot, englishPath(path));
  return problem({
    where: `${posix.join(contentRoot, path)}:1`,
    what: 'translation without an English page is not shown',
    fix: `There is no ${english}. Move the file to the path of the English page, or remove it.`,
    severity: 'warning',
  });
}
