/**
 * Limits, delays, budgets and names that docs/spec.md refers to or that several modules share, and limits of texts and pictures.
 * Names ending in `Ms` are milliseconds. Numbers of a rule, such as a ranking or a motion, are in its module; lengths of titles and
 * descriptions are in lib/site/head-texts.ts.
 */

export const layout = {
  /** From this viewport width on the layout is the desktop one; the media queries in CSS use the same figure. */
  desktopMinPx: 996,
  /** From this viewport width on the contents of a page are beside its text; CSS uses the same figure. */
  contentsMinPx: 1200,
  /** Below this viewport width drawings and wide tables have the form for phones. */
  wideTextsMinPx: 640,
} as const;

export const progress = {
  delayMs: 1000,
  minimum: 0.08,
  speedMs: 200,
  trickleRate: 0.02,
  trickleSpeedMs: 800,
} as const;

/** When a loading message shows for a page or a part of it, and when loading is given up. */
export const loading = { spinnerDelayMs: 2000, giveUpMs: 20_000 } as const;

/** Prefetching of pages whose links are in view: requests at once, and bytes for each page view. */
export const prefetch = { atOnce: 2, bytesPerPage: 150_000, pageBytes: 25_000 } as const;

export const email = { localMax: 64, domainMax: 255 } as const;

export const stars = { maxAgeMs: 24 * 60 * 60 * 1000, giveUpMs: 10_000 } as const;

export const jsonp = { callbackParam: 'callback', timeoutMs: 60_000 } as const;

/** The search: how long a query may be, how many results a page has, how many are remembered. */
export const search = {
  queryMax: 400,
  dialogMax: 20,
  perPage: 15,
  recentMax: 7,
  favouritesMax: 10,
  delayMs: 60,
  giveUpMs: 20_000,
} as const;

/** The 404 page: how many pages with a similar address it names. */
export const similarPages = { most: 5 } as const;

/** How far from the top the button back to it is offered. */
export const backToTop = { fromPx: 300 } as const;

/** The least size of the text of a drawing on a phone, in CSS pixels. */
export const figures = { leastTextPx: 11 } as const;

export const toc = { minLevel: 2, maxLevel: 3 } as const;

/** A page of the API reference with at most this many headings has the members of classes in its contents, too. */
export const contentsWithMembersMax = 60;

/** With more pages than this in a version, the sidebar lists those of the open category only (docs/spec.md 3.2). */
export const sidebar = { pagesMax: 120 } as const;

/** How many tags a page of the docs has. */
export const tagsPerDoc = { min: 2, max: 4 } as const;

/** Entries on a page of a list (docs/spec.md 5.2). */
export const paging = { perPage: 10 } as const;

/** How many related posts a post names (docs/spec.md 5.5). */
export const related = { postsMax: 3 } as const;

/** The length of a text in characters: nobody reads a longer page, and parsing it would take many seconds. */
export const textLimits = { charactersMax: 1_000_000 } as const;

/** How many tags stand above the list of the blog (docs/spec.md 5.7). */
export const tagChips = { max: 8 } as const;

/** How fast people read: Chinese is counted by its characters, everything else by words. */
export const reading = { wordsPerMinute: 200, hanCharactersPerMinute: 400 } as const;

export const code = { defaultLanguage: 'python', copiedMs: 2000 } as const;

/**
 * What a page may weigh, in bytes as a host sends them: scripts and styles of the first view by gzip, the HTML of a page of
 * the docs around its text by Brotli (a text is as long as its subject needs), the fonts as they are, and the whole first view
 * of a page of the docs; the font that pages with formulas load as well; how many files of scripts and requests a first
 * view has; how many elements a page of the reference; and the engine that runs programs, by Brotli, without the parts that it loads for
 * those that name them.
 */
export const budgets = {
  scripts: 1,
  scriptGzip: 12_000,
  styleGzip: 12_000,
  docFrameBrotli: 6_500,
  fonts: 45_000,
  mathsFont: 45_000,
  firstLoad: 75_000,
  requests: 8,
  layoutShift: 0.02,
  referenceElements: 4000,
  engineBrotli: 80_000,
} as const;

/**
 * Files of pictures: the most that one may weigh, in bytes (a second of a slow mobile connection, 1.6 Mbit/s, is 200 kB), and the
 * width of the widest file that a phone needs, in pixels: its screen is 400 px wide, and has two pixels for each.
 */
export const pictures = { bytesMax: 120_000, phonePx: 800 } as const;

/** The ways to draw the picture of the home page that `public/benchmark/julia.py` measures, slowest first. */
export const measuredWays = ['loops', 'numpy', 'taichi1', 'taichi'] as const;

/** Ids that style sheets, links and scripts share. */
export const docsTreeId = 'docs-tree';
export const drawerIds = { drawer: 'site-menu', slot: 'site-menu-docs' } as const;

/** Keys that the script before the first paint reads; not in the list below, because this script is in every page. */
export const paintKeys = {
  announcementDismissed: 'docusaurus.announcement.dismiss',
  announcementId: 'docusaurus.announcement.id',
  wrapCode: 'wrap-code',
} as const;

/** Keys of what the browser stores, beside `paintKeys` and `playgroundKey` (lib/site/run.ts). They must not change, or readers would lose their choices (docs/spec.md 10.4). */
export const storageKeys = {
  theme: 'theme',
  locale: 'locale',
  docsVersion: 'docs-preferred-version-default',
  stars: 'stars',
  positions: 'scroll-positions',
  searchRecent: 'search-recent',
  searchFavourites: 'search-favourites',
  searchSlash: 'search-slash',
  sidebar: 'docs-sidebar-open',
  tabGroup: (group: string) => `docusaurus.tab.${group}`,
} as const;

/** The main page of a version, to which a version menu leads when the same page is missing. */
export const mainDocSlug = 'overview';

/** The page of a version about upgrading to it from the version before. */
export const upgradeDocSlug = 'upgrade';
