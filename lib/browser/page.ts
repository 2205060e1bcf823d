import { announcement } from './behaviours/announcement.ts';
import { backToTopButton } from './behaviours/back-to-top.ts';
import { copyCommands } from './behaviours/copy-command.ts';
import { copyPage } from './behaviours/copy-page.ts';
import { drawer } from './behaviours/drawer.ts';
import { linksInView } from './behaviours/links-in-view.ts';
import { menus } from './behaviours/menus.ts';
import { popups } from './behaviours/popups.ts';
import { rareParts } from './behaviours/rare-parts.ts';
import { docsSidebar } from './behaviours/sidebar.ts';
import { themeSwitch } from './behaviours/theme-switch.ts';
import { followReading } from './behaviours/toc.ts';
import { preferredVersion } from './behaviours/versions.ts';
import { collapsibles } from './collapsible/collapsible.ts';
import { type Behaviour, startSafely } from './crash.ts';
import { offerLanguage } from './language-offer/language-offer.ts';
import { livePicture } from './live-picture/live-picture.ts';
import { enhanceProse } from './prose/prose.ts';
import { searchKeys } from './search/search.ts';
import { reportPageView } from './services/page-view.ts';
import { starCount } from './services/stars.ts';
import { subscribeForms } from './services/subscribe.ts';
import { shortcuts } from './shortcuts/shortcuts.ts';

/**
 * All behaviours of a page, in the order in which they start. Each finds its elements by itself and does nothing on a page that
 * has none of them.
 */
const behaviours = {
  'theme switch': themeSwitch,
  'preferred version': preferredVersion,
  sidebar: docsSidebar,
  text: enhanceProse,
  popups,
  menus,
  drawer,
  search: searchKeys,
  shortcuts,
  announcement,
  'copy page': copyPage,
  'copy command': copyCommands,
  subscription: subscribeForms,
  'offer of a language': offerLanguage,
  'table of contents': followReading,
  stars: starCount,
  'live picture': livePicture,
  'back to top': backToTopButton,
  collapsibles,
  'rare parts': rareParts,
  'links in view': linksInView,
  // Last: the services read the title and the address of the page.
  'page view': reportPageView,
} satisfies Readonly<Record<string, Behaviour>>;

export type BehaviourName = keyof typeof behaviours;

/**
 * Starts the behaviours of the page that is shown.
 * @param reopen loads the same page again and replaces the shown one, for a behaviour that failed
 * @param without names of behaviours that are not started
 * @returns a cleanup that stops them, for when the page is replaced
 */
export function startBehaviours(reopen: () => void, without: readonly BehaviourName[] = []): () => void {
  const started = Object.entries(behaviours).filter(([name]) => !without.includes(name as BehaviourName));
  return startSafely(Object.fromEntries(started), reopen);
}
