/** What the search loads on demand, as one file: two files with a common third would be loaded one after the other. */
export { openSearch, toggleSearch, warmSearch } from './search-dialog.ts';
export { searchPage } from './search-page.ts';
