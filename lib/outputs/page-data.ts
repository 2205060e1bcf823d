import { frameOf } from '../pages/frame.ts';
import { screenOf } from '../pages/screens.ts';
import type { Place } from '../routes/index.ts';
import { jsonLd } from './json-ld.ts';
import { metadataOf } from './metadata.ts';

/**
 * All that the content gives to a page: what it shows, where the menus around it lead, and what its head says. The route asks
 * for nothing else, so a page whose data and code are as they were is the page that it was (lib/export/page-store.ts).
 * @returns undefined where the content has no such page
 */
export function pageData(place: Place) {
  const screen = screenOf(place);
  return (
    screen && { screen, frame: frameOf(place), metadata: metadataOf(screen), structuredData: jsonLd(screen) }
  );
}
