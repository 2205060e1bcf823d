/** The folder of words and data. A setting, so that fixtures, other sites and benchmarks build too. */
export const contentRoot = process.env.SITE_CONTENT || 'content';
