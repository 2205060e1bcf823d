import { makeSource } from 'contentlayer/source-files';
import { ApiPage } from './lib/content/collections/api-page.ts';
import { Doc } from './lib/content/collections/doc.ts';
import { Issue, Post, Story } from './lib/content/collections/entry.ts';
import { ProsePage } from './lib/content/collections/prose-page.ts';
import { contentRoot } from './lib/content/data.ts';
import { writeIndex } from './lib/content/index-file.ts';

export default makeSource({
  contentDirPath: contentRoot,
  documentTypes: [Doc, ApiPage, Post, Issue, Story, ProsePage],
  disableImportAliasWarning: true,
  onExtraFieldData: 'ignore',
  onUnknownDocuments: 'skip-ignore',
  // Texts are compiled into a store of their own (lib/mdx/store.ts); Contentlayer keeps front matter only.
  markdown: (builder) => {
    builder.parser = () => ({ type: 'root', children: [] });
    builder.compiler = () => '';
  },
  onSuccess: () => writeIndex({ strict: process.env.NODE_ENV === 'production' }).catch(stop),
});

/** Contentlayer would print the error three times over; its message says all. */
function stop(error: Error): never {
  console.error(error.message);
  process.exit(1);
}
