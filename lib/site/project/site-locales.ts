import { site } from './site.ts';

/** The languages of this site, for Node. Browsers get them as a module that the content step writes (`#locales`). */
export const { locales } = site;
