import { defineDocumentType } from 'contentlayer/source-files';
import { docFields } from '../front-matter.ts';
import { collectionFields } from './fields.ts';

/** The pages of the docs, in every version and language: `<locale>/docs/<version folder>/<slug>.mdx`. */
export const Doc = defineDocumentType(() => ({
  name: 'Doc',
  filePathPattern: '*/docs/*/*.mdx',
  contentType: 'markdown',
  fields: collectionFields(docFields),
}));
