// A later style sheet overrides an earlier one.
import '../shortcuts/shortcut-list.css';
import './search-dialog.css';
import './search-results.css';
import './search-suggestions.css';
import './search-page.css';

/**
 * What the search and the list of shortcuts load on demand, as one file: two files with a common third would be loaded one after
 * the other.
 */
export { openShortcutList } from '../shortcuts/shortcut-list.ts';
export { namesFilter as startFilter } from './names-filter.ts';
export { openSearch, toggleSearch, warmSearch } from './search-dialog.ts';
export { searchPage } from './search-page.ts';
