import { storageKeys } from '../site/constants.ts';
import { copyPage } from './copy-page.ts';
import { drawer } from './drawer.ts';
import { menus } from './menus.ts';
import { type Router, softNavigation } from './navigation.ts';
import { enliven } from './prose.ts';
import { sidebar } from './sidebar.ts';
import { storePreference } from './storage.ts';
import { followReading } from './toc.ts';

/**
 * Everything that moves in the frame and the text of a page. Nobody needs it to read, so it is loaded after the page.
 * @returns a function that lets go of the page when it leaves
 */
export function openPage(router: Router): () => void {
  for (const prose of document.querySelectorAll<HTMLElement>('.prose')) enliven(prose);
  copyPage();
  rememberVersion();
  const ends = [softNavigation(router), menus(), sidebar(), drawer(), followReading()];
  return () => {
    for (const end of ends) end();
  };
}

/** The version that the reader last read (spec section 5). */
function rememberVersion(): void {
  const version = document.querySelector<HTMLElement>('[data-docs-version]')?.dataset.docsVersion;
  if (version) storePreference(storageKeys.docsVersion, version);
}
