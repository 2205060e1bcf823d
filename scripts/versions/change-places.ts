import { apiChangePlaces } from '../../lib/pages/changes/api-changes.ts';
import { href } from '../../lib/routes/index.ts';
import { latestVersion, versions } from '../../lib/site/versions.ts';

/**
 * The lists of what a version changes in the API that are gone without a version, and where they lead: a version is compared with
 * the next older one, so the oldest has no list.
 */
export function changePlaces(dropped: string): { goneChanges: string[]; changes: string } {
  const kept = versions.filter(({ name }) => name !== dropped);
  const withList = new Set(kept.slice(0, -1).map(({ name }) => name));
  const addresses = apiChangePlaces('en').flatMap(({ locale, route }) =>
    route.kind === 'apiChange' ? [{ name: route.version.name, path: href({ locale, route }) }] : [],
  );
  const goneChanges = addresses.filter(({ name }) => !withList.has(name)).map(({ path }) => path);
  const hasList = goneChanges.length < addresses.length;
  const route = hasList
    ? ({ kind: 'apiChanges' } as const)
    : ({ kind: 'apiTree', version: latestVersion } as const);
  return { goneChanges, changes: href({ locale: 'en', route }) };
}
