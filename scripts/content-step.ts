import { writeVersions } from '../lib/content/versions-file.ts';
import { writeStubReferences } from '../lib/sources/stubs.ts';

/**
 * Makes everything in `.generated/` from the content: the reference from its stubs, the versions, the index.
 * @throws ProblemsError with everything that is wrong at once
 */
export async function writeContent(): Promise<void> {
  const found = writeVersions(await writeStubReferences());
  const { collections, readTexts, writeIndex } = await contentModules();
  await writeIndex(await readTexts(collections), found);
}

/** What knows the versions: to be loaded once they are written. */
export async function contentModules() {
  const [{ default: collections }, reader, index] = await Promise.all([
    import('../contentlayer.config.ts'),
    import('../lib/content/reader.ts'),
    import('../lib/content/index-file.ts'),
  ]);
  return { collections, ...reader, ...index };
}
