import { existsSync, readFileSync } from 'node:fs';
import { posix } from 'node:path';
import { bodyKey, tally } from '../mdx/compile.ts';
import { defaultLocale, prefixedLocales } from '../site/locales.ts';
import { versions } from '../site/versions.ts';
import { readNames } from './api-names.ts';
import { checkedContent } from './checked-content.ts';
import { contentRoot } from './data.ts';
import { statusOf } from './ledger.ts';
import type { ContentIndex, Documents, SourceDoc } from './record.ts';
import { report, writeModule } from './report.ts';
import { sidebarTrees } from './sidebar-trees.ts';
import { readTextFiles } from './text-files.ts';

/** Where pages find the content (`#content` in package.json). */
const indexFile = '.generated/index.mjs';

/** What the sidebar in the browser knows (`#sidebars`): one file, loaded once, not a part of every page. */
const sidebarsFile = '.generated/sidebars.mjs';

/**
 * Runs after Contentlayer: compiles what is new, checks the whole and writes the index.
 * @throws ProblemsError with all errors at once when `strict`; otherwise errors are printed and the rest is served
 */
export async function writeIndex({ strict }: { strict: boolean }): Promise<void> {
  const texts = readTextFiles(versions);
  const content = await checkedContent(completed(generatedDocuments(), texts.documents), {
    isExport: strict,
  });
  const { docs, api, entries, prose, sidebars, tags, postTags, authors, redirects, terms } = content;
  report([...texts.problems, ...content.problems], strict);
  const index: ContentIndex = {
    docs: docs.map(({ text, ...record }) => record),
    sidebars: sidebars.map(({ lines, ...sidebar }) => sidebar),
    tags,
    entries: entries.map(({ text, path, ...record }) => record),
    postTags,
    authors,
    prose: prose.map(({ text, path, ...record }) => record),
    behind: behindOf(),
    categoryNames: Object.fromEntries(terms.map((list) => [list.locale, list.terms?.categories ?? {}])),
    redirects,
    api: api.map(({ text, locale, path, ...record }) => record).sort((a, b) => a.position - b.position),
    apiNames: apiNames(),
    program: await programKey(),
  };
  writeModule(indexFile, index);
  writeModule(sidebarsFile, sidebarTrees(index));
  const { compiled, fromStore } = tally;
  console.log(
    `content: ${docs.length + api.length + entries.length + prose.length} pages, ${compiled} texts compiled, ${fromStore} from the store`,
  );
  Object.assign(tally, { compiled: 0, fromStore: 0 });
}

/** The documents as Contentlayer leaves them. */
function generatedDocuments(): Documents {
  return {
    docs: collection('Doc'),
    api: collection('ApiPage'),
    entries: [...collection('Post'), ...collection('Issue'), ...collection('Story')] as Documents['entries'],
    prose: collection('ProsePage'),
  };
}

/**
 * Every file that is a text, as Contentlayer has it. Where lines end in CRLF, it keeps the CR in the last value of the
 * front matter and leaves out files that have no right value with it; for those, the file itself speaks.
 */
function completed(generated: Documents, own: Documents): Documents {
  const known = new Map(
    Object.values(generated).flatMap((list: SourceDoc[]) =>
      list.map((one) => [one._raw.sourceFilePath, one] as const),
    ),
  );
  const best = <Source extends { _raw: { sourceFilePath: string } }>(source: Source) => {
    const other = known.get(source._raw.sourceFilePath);
    return other && !JSON.stringify({ ...other, body: '' }).includes('\\r')
      ? (other as unknown as Source)
      : source;
  };
  return {
    docs: own.docs.map(best),
    api: own.api.map(best),
    entries: own.entries.map(best),
    prose: own.prose.map(best),
  };
}

function collection<Source>(type: string): Source[] {
  const file = `.contentlayer/generated/${type}/_index.json`;
  return existsSync(file) ? (JSON.parse(readFileSync(file, 'utf8')) as Source[]) : [];
}

/** The translations that are behind, by file. */
function behindOf(): ContentIndex['behind'] {
  return Object.fromEntries(
    prefixedLocales.flatMap((locale) =>
      statusOf(locale).flatMap((text) => {
        const changed = 'freshness' in text ? [...text.freshness.stale, ...text.freshness.missing] : [];
        const parts = changed.map(({ id, heading }) => ({ id, heading }));
        return parts.length > 0 ? [[posix.join(contentRoot, locale, text.path), parts] as const] : [];
      }),
    ),
  );
}

/** The entries of each version, from the symbols that the generator found. */
function apiNames(): ContentIndex['apiNames'] {
  return Object.fromEntries(
    versions.flatMap(({ name, folder }) => {
      const file = posix.join(contentRoot, 'api', folder, 'symbols.json');
      return existsSync(file) ? [[name, readNames(readFileSync(file, 'utf8'))]] : [];
    }),
  );
}

/** The program on the home page, highlighted like any code of the site. */
async function programKey(): Promise<string | undefined> {
  const file = posix.join(contentRoot, defaultLocale, 'home', 'program.py');
  if (!existsSync(file)) return undefined;
  return bodyKey(`\`\`\`python\n${readFileSync(file, 'utf8').trim()}\n\`\`\`\n`, file);
}
