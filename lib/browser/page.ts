import { pageView } from './analytics.ts';
import { announcement } from './announcement.ts';
import { backToTop } from './back-to-top.ts';
import { collapsibles } from './collapsible.ts';
import { copyPage } from './copy-page.ts';
import { drawer } from './drawer.ts';
import { offerLanguage } from './language.ts';
import { menus } from './menus.ts';
import { type Router, softNavigation } from './navigation.ts';
import { enliven } from './prose.ts';
import { searchKeys } from './search.ts';
import { sidebar } from './sidebar.ts';
import { starCount } from './stars.ts';
import { subscribeBoxes } from './subscribe.ts';
import { followReading } from './toc.ts';
import { preferredVersion } from './versions.ts';

/**
 * Everything that moves in the frame and the text of a page. Nobody needs it to read, so it is loaded after the page.
 * @returns a function that lets go of the page when it leaves
 */
export function openPage(router: Router): () => void {
  for (const prose of document.querySelectorAll<HTMLElement>('.prose')) enliven(prose);
  copyPage();
  announcement();
  subscribeBoxes();
  preferredVersion();
  offerLanguage(document.body.dataset.noOffer ?? '');
  const ends = [
    softNavigation(router),
    menus(),
    sidebar(),
    drawer(),
    followReading(),
    searchKeys(),
    starCount(),
    backToTop(document.body.dataset.toTop ?? ''),
  ];
  collapsibles();
  pageView();
  return () => {
    for (const end of ends) end();
  };
}
