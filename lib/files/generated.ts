/** The versions as a module (`#versions` in package.json). Modules that import it must be loaded after it is written. */
export const versionsFile = '.generated/versions.mjs';

/** The content index that pages import (`#content` in package.json). */
export const indexFile = '.generated/index.mjs';

/** The sidebars (`#sidebars`) in one file that the browser loads once, so that they are not part of every page. */
export const sidebarsFile = '.generated/sidebars.mjs';

/** The languages of the site, for the browser (`#locales`); code for Node reads `content/site.yml`. */
export const localesFile = '.generated/locales.mjs';
