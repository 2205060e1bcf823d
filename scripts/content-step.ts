import { readVersions } from '../lib/content/data.ts';
import { writeVersions } from '../lib/content/versions-file.ts';
import { writeStubReferences } from '../lib/sources/stubs.ts';

/**
 * Writes everything in `.generated/` and `content/api` from the content: the reference from its stubs, the versions, the index.
 * @throws ProblemsError with all errors at once
 */
export async function writeContent(): Promise<void> {
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
