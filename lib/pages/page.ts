import type { Heading } from '../mdx/body.ts';
import type { Place, RouteKind, RouteOf } from '../routes/index.ts';
import type { Locale } from '../site/locales.ts';
import type { Version } from '../site/versions.ts';
import type { DocTagLink } from './doc-tag-links.ts';
import type { PathsView } from './reading-paths.ts';
import type { Change } from './repository/history.ts';
import type { SidebarView } from './sidebar.ts';

/** What the view model of every page has: where the page is, and what its head says. */
export type PageBase<Kind extends RouteKind> = {
  /** Decides the other fields, and the component that shows them (app/screen.tsx). */
  kind: Kind;
  /** The route of the page and the language that it is for. */
  place: Place<RouteOf<Kind>>;
  /** Its title in its head and in links to it; the heading, too, where the model has no `heading`. */
  title: string;
  /** One or two sentences for search engines and previews of links. */
  description: string;
  /** The languages in which the page has a text of the language; in the others it shows the English one. */
  translations: readonly Locale[];
};

/** A text on a page, and how far it is translated. */
export type TextView = {
  /** Its HTML, with the final address of every link and picture. */
  html: string;
  /** Its headings, for the table of contents. */
  toc: Heading[];
  /** The language that it is written in. */
  textLocale: Locale;
  /** Whether it is in English because there is no translation. */
  isFallback: boolean;
  /** Why there is no translation, in the reader's language; without this, because nobody has written one. */
  fallbackReason?: string;
  /** The sections of the English text that have changed since the translation, or are new. */
  outdatedSections: readonly { id: string; heading: string }[];
  /** The sections that are in English on a page whose other sections are translated. */
  untranslatedSections: readonly { id: string; heading: string }[];
  /** Path of the page in English. */
  englishHref: string;
};

/** A page of text with a sidebar: of the docs, or of the API reference. */
export type TextPage<Kind extends 'doc' | 'api' = 'doc' | 'api'> = PageBase<Kind> &
  TextView &
  SourceView & {
    /** What the page is about, in the language of the text; pages of the reference begin with that in their texts. */
    lead?: string | undefined;
    /** The language of the lead, where that is another one. */
    leadLocale?: Locale | undefined;
    /** The notice that the version is not the latest; none for the latest. */
    banner?: BannerView | undefined;
    /** All pages of the version, by category. */
    sidebar: SidebarView;
    /** The start of the docs or of the reference, and the category of the page where that has other pages, too. */
    breadcrumbs: { root: { label: string; href: string }; category?: string | undefined };
    /** The pages before and after this one in the order of the sidebar. */
    pager: PagerView;
    /** The tags that the page carries; only pages of the docs have them. */
    tags?: DocTagLink[];
  } & Partial<PathsView>;

/** What can be done about the source of a text, and who has done it. */
export type SourceView = {
  /** Where the source of the page can be edited; none for released and for generated pages. */
  editUrl?: string | undefined;
  /** Where a mistake on the page can be reported; none where no repository is configured. */
  reportHref?: string | undefined;
  /** Who changed the source last, and when; none where the history does not have it. */
  lastUpdate?: Change | undefined;
  /** The page of what has changed in the text since the version before; none where nothing has. */
  changes?: { label: string; href: string } | undefined;
};

/** The notice above a page of another version than the latest. */
export type BannerView = {
  /** Why the version is not the one to use. */
  status: Exclude<Version['status'], 'latest'>;
  /** The version of the page, as menus name it. */
  label: string;
  /** The latest version, and the path of the corresponding page in it. */
  latest: { label: string; href: string };
};

/** Links to the pages before and after a page; none at the ends. */
export type PagerView = { previous?: PagerLink | undefined; next?: PagerLink | undefined };

/** A link to a neighbouring page; `lang` where its label is in another language than the page. */
export type PagerLink = { label: string; href: string; lang?: string | undefined };
