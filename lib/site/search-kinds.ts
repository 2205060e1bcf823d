/** Filters of the search by kind of result, in their order; `all` has no limit. */
export const searchKinds = ['all', 'docs', 'api', 'blog'] as const;

export type SearchKind = (typeof searchKinds)[number];
