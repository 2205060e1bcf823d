import { existsSync } from 'node:fs';
import { readVersions } from '../lib/content/data.ts';
import { writeVersions } from '../lib/content/versions-file.ts';
import { contentRoot } from '../lib/site/content-root.ts';
import { ProblemsError, problem } from '../lib/site/problem.ts';
import { writeStubReferences } from '../lib/sources/stubs.ts';

/**
 * Writes everything in `.generated/` and `content/api` from the content: the reference from its stubs, the versions, the index.
 * @throws ProblemsError with all errors at once
 */
export async function writeContent(): Promise<void> {
  if (!existsSync(contentRoot))
    throw new ProblemsError('There is no content.', [
      problem({
        where: 'SITE_CONTENT',
        what: `there is no folder ${contentRoot}`,
        fix: 'Name the folder of a site, or write one for a Python package: npm run init -- my-docs --package NAME',
      }),
    ]);
  const found = writeVersions(await writeStubReferences(readVersions()));
  const { collections, readTexts, writeIndex } = await contentModules();
  await writeIndex(await readTexts(collections), found);
}

/** Modules that import the versions; they can be loaded only when these are written. */
export async function contentModules() {
  const [{ default: collections }, reader, index] = await Promise.all([
    import('../contentlayer.config.ts'),
    import('../lib/content/reader.ts'),
    import('../lib/content/index-file.ts'),
  ]);
  return { collections, ...reader, ...index };
}
