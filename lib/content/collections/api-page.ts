import { defineDocumentType } from 'contentlayer/source-files';
import { apiFields } from '../front-matter.ts';
import { collectionFields } from './fields.ts';

/** The pages of the API reference, generated from the stubs: `api/<version folder>/<module>.mdx`. */
export const ApiPage = defineDocumentType(() => ({
  name: 'ApiPage',
  filePathPattern: 'api/*/*.mdx',
  contentType: 'markdown',
  fields: collectionFields(apiFields),
}));
