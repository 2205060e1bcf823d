/**
 * The style sheets of what the search and the list of shortcuts show, as text. A build puts them here (lib/export/bundle.ts), so
 * that pages do not load them before they are needed; in development they are in the page (app/part-styles.ts).
 */
const styles: string = '';

/** Applies these sheets. They come after those of the page, so that what overrides them needs more specific selectors. */
export function applySearchStyles(): void {
  if (!styles) return;
  const sheet = new CSSStyleSheet();
  sheet.replaceSync(styles);
  document.adoptedStyleSheets = [...document.adoptedStyleSheets, sheet];
}
