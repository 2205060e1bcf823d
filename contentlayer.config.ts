import { posix } from 'node:path';
import { makeSource } from 'contentlayer/source-files';
import type { Processor } from 'unified';
import type { VFile } from 'vfile';
import { ApiPage } from './lib/content/collections/api-page.ts';
import { Doc } from './lib/content/collections/doc.ts';
import { Issue, Post, Story } from './lib/content/collections/entry.ts';
import { ProsePage } from './lib/content/collections/prose-page.ts';
import { isPlain } from './lib/content/source-text.ts';
import { textKey } from './lib/mdx/compile.ts';
import { contentRoot } from './lib/site/content-root.ts';

/** The collections that the site is made from (lib/content/reader.ts). */
export default makeSource({
  contentDirPath: contentRoot,
  documentTypes: [Doc, ApiPage, Post, Issue, Story, ProsePage],
  disableImportAliasWarning: true,
  // lib/content/text-files.ts reports what Contentlayer leaves out, with file and line.
  onExtraFieldData: 'ignore',
  onMissingOrIncompatibleData: 'skip-ignore',
  onUnknownDocuments: 'skip-ignore',
  markdown: (builder) => compileInto(builder as unknown as Processor),
});

/**
 * Makes Contentlayer's Markdown step the pipeline of this site. The document has the key of the compiled text instead
 * of the text, because a thousand texts are too much for the memory of a build.
 */
function compileInto(builder: Processor): void {
  builder.parser = () => ({ type: 'root', children: [] });
  builder.use(() => async (_, file: VFile) => {
    const { sourceFilePath } = file.data.rawDocumentData as { sourceFilePath: string };
    const source = String(file);
    file.data.key = isPlain(source) ? await textKey(source, posix.join(contentRoot, sourceFilePath)) : '';
  });
  builder.compiler = (_, file) => String(file.data.key);
}
