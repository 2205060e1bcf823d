import { linkTo, type Place } from '../routes/index.ts';
import { latestVersion, type Version } from '../site/versions.ts';
import type { BannerView } from './page.ts';

/**
 * The notice above a page of another version than the latest (docs/spec.md 1.9), of the docs, their tags or the API reference; none
 * for the latest.
 * @param latest the corresponding page of the latest version
 */
export function bannerOf({ status, label }: Version, latest: Place): BannerView | undefined {
  if (status === 'latest') return undefined;
  return { status, label, latest: { label: latestVersion.label, href: linkTo(latest) } };
}
