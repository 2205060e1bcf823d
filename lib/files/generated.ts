/** What the code knows of the versions (`#versions` in package.json). Whatever reads it has to be loaded afterwards. */
export const versionsFile = '.generated/versions.mjs';

/** Where pages find the content (`#content` in package.json). */
export const indexFile = '.generated/index.mjs';

/** What the sidebar in the browser knows (`#sidebars`): one file, loaded once, not a part of every page. */
export const sidebarsFile = '.generated/sidebars.mjs';
