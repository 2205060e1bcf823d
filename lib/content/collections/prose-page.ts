import { defineDocumentType } from 'contentlayer/source-files';
import { proseFields } from '../front-matter.ts';
import { collectionFields } from './fields.ts';

/** The static pages of text: `<locale>/pages/<slug>.mdx`. */
export const ProsePage = defineDocumentType(() => ({
  name: 'ProsePage',
  filePathPattern: '*/pages/*.mdx',
  contentType: 'markdown',
  fields: collectionFields(proseFields),
}));
