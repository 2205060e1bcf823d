import type { CoverKind } from '../covers/cover.ts';
import type { SupportedRecord } from '../examples/supported.ts';
import type { Body } from '../mdx/body.ts';
import type { Locale } from '../site/locales.ts';
import type { Problem } from '../site/problem.ts';
import type { ProseSlug, Series } from '../site/series.ts';
import type { ApiChange } from '../sources/python/history/changes.ts';
import type { Progress } from '../translations/status.ts';
import type { ApiFields, DocFields, EntryFields, ProseFields } from './front-matter.ts';
import type { HomeTexts } from './home/home-texts.ts';
import type { Measurement } from './home/measurement.ts';

export type { Progress, SupportedRecord };

/** A docs page in the index; its text stays in the store until the page is rendered. */
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
  /** What is in English in a page of which the other parts are translated; none in a text of one language. */
  inEnglish?: EnglishParts | undefined;
};

/** The sections in English of a page, and whether its description is; the heading before the first section is ''. */
export type EnglishParts = { sections: { id: string; heading: string }[]; hasDescription: boolean };

/** A docs page with its compiled text, for the checks. */
export type CheckedDoc = DocRecord & { text: Body };

/** A category of the sidebar, with the slugs of its pages in their order. */
export type CategoryRecord = {
  /** The caption of the group that begins with this category. */
  group?: string | undefined;
  label: string;
  /** Whether it lists its pages on every page. */
  open?: boolean | undefined;
  pages: string[];
};

/** The sidebar of a version in one language. */
export type SidebarRecord = {
  locale: Locale;
  version: string;
  file: string;
  categories: CategoryRecord[];
  /** The line of each slug, the last one of a duplicate; for messages only. */
  lines?: Record<string, number>;
};

/** A page of the API reference in the index. */
export type ApiRecord = Pick<DocRecord, 'version' | 'title' | 'description' | 'file' | 'body'> & {
  /** A module, or a group of a module (lib/routes/grammar.ts). */
  module: string;
  position: number;
};

/** What one version of the API changes, compared with the version before it; both by their names. */
export type ApiChangesRecord = {
  before: string;
  version: string;
  /** With the id of each on the page of the version's changes. */
  changes: (ApiChange & { id: string })[];
};

/** An entry of the API reference. */
export type ApiName = {
  /** The shortest name under which programs reach it: `taichi.ui.Window.show`. */
  name: string;
  kind: string;
  /** The module in that name. */
  module: string;
  /** The page that it stands on: a module, or a group of a module. */
  page: string;
  anchor: string;
  summary: string;
  /** Names of its parameters in brackets, for what can be called. */
  signature?: string | undefined;
};

/** What programs can write for the entries of a version's reference, and of which types they are. */
export type ApiFacts = {
  /** The package, whose name begins the paths. */
  package: string;
  /** The names under which programs usually import modules: `{ ti: 'taichi' }`. */
  aliases: Record<string, string>;
  /** Other paths of entries, and their names: `taichi.math.sin`, `taichi.sin`. */
  paths: Record<string, string>;
  /** Other paths of modules, and their names. */
  modules: Record<string, string>;
  /** The classes of which what an entry gives, or is, can be an instance. */
  results: Record<string, string[]>;
  /** The classes that a class inherits members from. */
  bases: Record<string, string[]>;
  /** What can be called: its parameters with their types, and what it returns, in the words of the docstring. */
  shapes: [name: string, parameters: [name: string, type: string][], result: string][];
};

/** A post, an issue of the newsletter or a story in the index. */
export type EntryRecord = {
  series: Series;
  locale: Locale;
  /** The part of the address after the series: a slug, or year/month/slug. */
  id: string;
  title: string;
  description: string;
  /** The day of publication, `2023-06-21`. */
  date: string;
  authors: string[];
  /** What the text is retold from: ids of its authors, none where it was not signed, and its address. */
  source?: { authors: string[]; url: string } | undefined;
  /** The later release that the text has been revised for, and when. */
  updated?: { version: string; date: string } | undefined;
  tags: string[];
  /** The kind of its drawing. */
  cover: CoverKind;
  /** What the home page quotes from a story: who, a figure, and what it counts. */
  fact?: { organization: string; figure: string; text: string } | undefined;
  file: string;
  body: string;
};

/** A single page of text, such as /community. */
export type ProseRecord = Pick<EntryRecord, 'locale' | 'title' | 'description' | 'file' | 'body'> & {
  slug: ProseSlug;
};

/** An author of posts. */
export type Author = { id: string; name: string; role?: string | undefined; url?: string | undefined };

/** A target of links of any language. */
export type Addressed = {
  locale: Locale;
  /** Its address in the default language. */
  path: string;
};

/** A text with its links and ids, for the checks of links; `path` is its address in the default language. */
export type CheckedText = { file: string; locale: Locale; text: Body; path?: string };

export type CheckedEntry = EntryRecord & CheckedText;

/** What only the home page shows. */
export type HomeRecord = {
  /** The program beside the picture: keys of its compiled code, of all lines and of its kernel, and how many lines it has. */
  program?: { all: string; kernel?: string | undefined; lines: number } | undefined;
  /** Its words by language; none where the content has no file of them. */
  texts: Partial<Record<Locale, HomeTexts>>;
  /** The markup of the small figures, by the position of the feature that each is for. */
  figures: Record<string, string>;
  /** How long three ways to draw the picture take, where it has been measured. */
  measurement?: Measurement | undefined;
};

/** A reading path: pages of the docs in the order to read them. */
export type PathRecord = {
  id: string;
  title: Record<Locale, string>;
  steps: { page: string; gives: Record<Locale, string> }[];
};

/** A tag that texts may carry, with its name in each language. */
export type TagRecord = { tag: string; label: Record<Locale, string> };

/** What the search of a language knows beside its texts. */
export type SearchWords = {
  /** Searches that the search page offers. */
  popular: string[];
  /** Words or phrases of readers, and what the texts write for them. */
  synonyms: { readers: string[]; texts: string[] }[];
  /** How readers ask for a page or a name of the API: by the slug of a page of the docs, the path of another page, or the full name. */
  keywords?: Record<string, string[]> | undefined;
};

/** A term of a language: the word of its texts, and words of readers that the texts never use for it. */
export type TermRecord = { use: string; never: string[] };

/** The one file that pages are made from; written whole after each change of the content. */
export type ContentIndex = {
  docs: DocRecord[];
  sidebars: SidebarRecord[];
  tags: TagRecord[];
  /** Posts, issues and stories, newest first. */
  entries: EntryRecord[];
  /** The tags that posts may carry. */
  postTags: TagRecord[];
  authors: Author[];
  prose: ProseRecord[];
  /** By file: the sections of a translation whose English text has changed since, or is new. */
  outdatedSections: Record<string, { id: string; heading: string }[]>;
  /** How far each language is, and what there is to do, the most important first. */
  progress: Progress[];
  /** By folder of a version: keys of the programs (lib/programs/parts.ts) that run in the page. */
  runnable: Record<string, string[]>;
  /** What programs may use there; none where the engine was not asked. */
  supported?: SupportedRecord | undefined;
  /** By language: its names for the categories of the sidebar and for their groups. */
  categoryNames: Record<string, Record<string, string>>;
  /** By language: popular searches, synonyms and keywords. */
  searchWords: Record<string, SearchWords>;
  /** By language: its terms. */
  terms: Record<string, TermRecord[]>;
  /** Old addresses, and the path that each leads to. */
  redirects: { from: string; to: string }[];
  paths: PathRecord[];
  api: ApiRecord[];
  /** Everything that has an entry in the API reference, by version. */
  apiNames: Record<string, ApiName[]>;
  /** What each version changes, newest first. */
  apiChanges: ApiChangesRecord[];
  /** What programs can write for these entries, by version. */
  apiFacts: Record<string, ApiFacts>;
  home: HomeRecord;
  /** In development: the problems of the content. */
  problems?: readonly Problem[];
};

/** The front matter of a text and the key of its body, from which a record is made. */
type SourceText<Fields> = Fields & {
  /** Path of its file below the root of the content. */
  path: string;
  /** Key of the compiled text in the store. */
  body: string;
};

export type SourceDoc = SourceText<DocFields>;

export type SourceApiPage = SourceText<ApiFields>;

export type SourceEntry = SourceText<EntryFields>;

export type SourceProse = SourceText<ProseFields>;

/** All texts, by collection. */
export type Documents = {
  docs: SourceDoc[];
  api: SourceApiPage[];
  entries: SourceEntry[];
  prose: SourceProse[];
};
