/** The limits and names of the specification (section 9). Nothing else in the code repeats one of these values. */

export const layout = {
  /** From this viewport width on the layout is the desktop one; the media queries in CSS use the same figure. */
  desktopMinPx: 996,
} as const;

export const progress = {
  delayMs: 1000,
  minimum: 0.08,
  speedMs: 200,
  trickleRate: 0.02,
  trickleSpeedMs: 800,
} as const;

/**
 * Where the data of a page stands in its HTML: React's part as a block with an id, and the static part as the content of
 * the element with an attribute, up to a comment.
 */
export const pageData = { id: 'page-data', attribute: 'data-page', end: '<!--end-->' } as const;

/** What waits for a page or a part of it: a sign that something is under way, and when to give up. */
export const loading = { spinnerDelayMs: 2000, giveUpMs: 20_000 } as const;

export const email = { localMax: 64, domainMax: 255 } as const;

export const stars = { fallback: '20.0k', maxAgeMs: 24 * 60 * 60 * 1000, giveUpMs: 10_000 } as const;

export const jsonp = { callbackParam: 'callback', timeoutMs: 60_000 } as const;

/** The search: how long a query may be, how many results a page of them has, how many are kept. */
export const search = {
  queryMax: 400,
  dialogMax: 20,
  perPage: 15,
  recentMax: 7,
  favouritesMax: 10,
  delayMs: 60,
  giveUpMs: 20_000,
} as const;

/** How far the reader has to be from the top before a way back is offered. */
export const backToTop = { fromPx: 300 } as const;

export const toc = { minLevel: 2, maxLevel: 3 } as const;

/** How many tags a page of the docs carries. */
export const tagsPerDoc = { min: 2, max: 4 } as const;

/** Entries on a page of a list (spec section 9). */
export const paging = { perPage: 10 } as const;

/** How fast people read: Chinese is counted by its characters, everything else by words. */
export const reading = { wordsPerMinute: 200, hanCharactersPerMinute: 400 } as const;

export const code = { defaultLanguage: 'python', copiedMs: 2000 } as const;

/**
 * What a page may weigh, in bytes as a host sends them: scripts and styles of the first view by gzip, the HTML of a page of
 * the docs by Brotli; both web fonts; the requests of a first view, and what is loaded ahead before the reader does anything.
 */
export const budgets = {
  scriptGzip: 140_000,
  styleGzip: 20_000,
  docBrotli: 16_000,
  fonts: 45_000,
  requests: 22,
  prefetched: 30_000,
  layoutShift: 0.02,
} as const;

/** Ids that style sheets, links and scripts share. */
export const docsTreeId = 'docs-tree';
export const drawerIds = { drawer: 'site-menu', slot: 'site-menu-docs' } as const;

/** Keys of what the browser keeps. The names are public: other tools of the original site used them too. */
export const storageKeys = {
  theme: 'theme',
  locale: 'locale',
  docsVersion: 'docs-preferred-version-default',
  announcementDismissed: 'docusaurus.announcement.dismiss',
  announcementId: 'docusaurus.announcement.id',
  stars: 'stars',
  reloaded: 'reloaded-for-chunk',
  searchRecent: 'search-recent',
  searchFavourites: 'search-favourites',
  searchSlash: 'search-slash',
  sidebar: 'docs-sidebar-open',
  tabGroup: (group: string) => `docusaurus.tab.${group}`,
} as const;

/** The page that stands for a whole version: where a version menu leads when the same page is missing. */
export const mainDocSlug = 'overview';
