/**
 * The style sheets of what the search and the list of shortcuts show; a later rule overrides an earlier one. They are in pages in
 * development only: a build puts them into the code of these parts (lib/browser/search/search-styles.ts).
 */
import '@/lib/browser/shortcuts/shortcut-list.css';
import '@/lib/browser/search/search-dialog.css';
import '@/lib/browser/search/search-results.css';
import '@/lib/browser/search/search-suggestions.css';
import '@/lib/browser/search/search-page.css';
