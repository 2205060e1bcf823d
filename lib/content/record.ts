import type { Body } from '../mdx/body.ts';
import type { Locale } from '../site/locales.ts';
import type { ApiFields, DocFields } from './front-matter.ts';

/** What the index keeps of a docs page; its text stays in the store until the page is rendered. */
export type DocRecord = {
  locale: Locale;
  /** Name of the version. */
  version: string;
  slug: string;
  title: string;
  label: string;
  description: string;
  tags: string[];
  /** Path of the source from the root of the repository. */
  file: string;
  /** Key of the compiled text in the store. */
  body: string;
};

/** A document as the checks see it, with its compiled text. */
export type CheckedDoc = DocRecord & { text: Body };

/** The sidebar of a version in one language. */
export type SidebarRecord = {
  locale: Locale;
  version: string;
  file: string;
  categories: { label: string; pages: string[] }[];
  /** The line that each slug stands on, the last one where it stands twice; for messages only. */
  lines?: Record<string, number>;
};

/** What the index keeps of a page of the API reference. */
export type ApiRecord = Pick<DocRecord, 'version' | 'title' | 'description' | 'file' | 'body'> & {
  module: string;
  position: number;
};

/** An entry of the API reference. */
export type ApiName = { name: string; kind: string; module: string; anchor: string; summary: string };

/** A text that the checks of links know, whatever it belongs to. */
export type CheckedText = { file: string; locale: Locale; text: Body };

/** A tag that texts may carry, with its name in each language. */
export type TagRecord = { tag: string; label: Record<Locale, string> };

/** The one file that pages are made from; written whole after each change of the content. */
export type ContentIndex = {
  docs: DocRecord[];
  sidebars: SidebarRecord[];
  tags: TagRecord[];
  api: ApiRecord[];
  /** Everything that has an entry in the API reference, by version. */
  apiNames: Record<string, ApiName[]>;
  /** Key of the home page's program, where the content has one. */
  program?: string | undefined;
};

/** A page of the API reference as Contentlayer has it. */
export type SourceApiPage = ApiFields & { _raw: { sourceFilePath: string } };

/** A document as Contentlayer has it: front matter and where it came from. */
export type SourceDoc = DocFields & { _raw: { sourceFilePath: string } };
