import { defineDocumentType } from 'contentlayer/source-files';
import { entryFields, storyFields } from '../front-matter.ts';
import { collectionFields } from './fields.ts';

/** One concept, three collections: dated texts, newest first, ten per page, with an archive. */
function entryType(name: string, filePathPattern: string, schema = entryFields) {
  return defineDocumentType(() => ({
    name,
    filePathPattern,
    contentType: 'markdown',
    fields: collectionFields(schema),
  }));
}

/** `<locale>/blog/<year>/<month>/<day>/<slug>.mdx` */
export const Post = entryType('Post', '*/blog/*/*/*/*.mdx');

/** `<locale>/newsletter/<year>/<month>/<slug>.mdx` */
export const Issue = entryType('Issue', '*/newsletter/*/*/*.mdx');

/** `<locale>/user-stories/<slug>.mdx` */
export const Story = entryType('Story', '*/user-stories/*.mdx', storyFields);
