/** The folder of the content. Configurable, so that fixtures, other sites and benchmarks can be built. */
export const contentRoot = process.env.SITE_CONTENT || 'content';
