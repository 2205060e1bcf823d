import { existsSync } from 'node:fs';
import { join, relative } from 'node:path';

/** The folder of the content. Configurable, so that fixtures, other sites and benchmarks can be built. */
export const contentRoot = process.env.SITE_CONTENT || 'content';

/** The content of the site of this repository, which has its files in `public`. */
const ownRoot = 'content';

/**
 * The folder of files that lie beside the pages, such as figures: `public` below the content, as other sites have it, or that of this
 * repository.
 */
export const publicFolder =
  relative('.', contentRoot) === ownRoot && !existsSync(join(contentRoot, 'public'))
    ? 'public'
    : join(contentRoot, 'public');
