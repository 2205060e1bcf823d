import type { RouteKind } from '../../lib/routes/index.ts';

/**
 * One or more pages of each kind: tests of what holds for every page use these. A new kind of page does not compile until it is
 * listed here.
 */
export const pagesByKind = {
  home: ['', 'fr-FR/'],
  doc: [
    'docs/field/',
    'docs/install/',
    'docs/differentiable_programming/',
    'docs/master/kernel_sync/',
    'zh-Hans/docs/v1.5.0/type/',
  ],
  docChanges: ['docs/sparse_matrix/changes/', 'fr-FR/docs/master/faq/changes/'],
  docTags: ['docs/tags/'],
  docTag: ['docs/tags/kernels/', 'fr-FR/docs/tags/metaprogramming/'],
  apiTree: ['api/'],
  apiNames: ['api/a-z/'],
  apiChanges: ['api/changes/'],
  apiChange: ['api/changes/v1.6.0/', 'fr-FR/api/changes/master/'],
  api: ['api/taichi/', 'fr-FR/api/taichi/math/', 'api/taichi/profiler/kernel_metrics/'],
  list: ['blog/', 'blog/page/2/', 'newsletter/', 'fr-FR/blog/', 'zh-Hans/user-stories/'],
  archive: ['blog/archive/'],
  tags: ['blog/tags/'],
  tag: ['blog/tags/py-torch/'],
  entry: [
    'blog/accelerate-python-code-100x/',
    'newsletter/2023/03/newsletter_for_march/',
    'user-stories/eth-zurich/',
    'fr-FR/blog/a-game-of-life-on-a-sparse-grid/',
  ],
  prose: ['community/', 'acknowledgments/', 'tgc01/', 'accessibility/', 'zh-Hans/help-us-translate/'],
  translations: ['help-us-translate/progress/', 'zh-Hans/help-us-translate/progress/'],
  playground: ['playground/', 'zh-Hans/playground/'],
  supported: ['playground/supported/', 'fr-FR/playground/supported/'],
  search: ['search/', 'search/?q=field', 'search/?q=qqqqqqqq'],
} as const satisfies Record<RouteKind, readonly string[]>;

/** An address without a page: it shows the 404 page, which is not a place. */
export const notFoundPage = 'nothing-here/';

export const pagesOfEveryKind: readonly string[] = [...Object.values(pagesByKind).flat(), notFoundPage];

/** The first page of each kind, for tests that take long. */
export const firstOfEveryKind: readonly string[] = [
  ...Object.values(pagesByKind).map(([first]) => first),
  notFoundPage,
];
