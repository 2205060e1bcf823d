import { linkTo, type Place, type RouteOf } from '../routes/index.ts';
import { locales } from '../site/locales.ts';
import { messagesOf } from '../site/messages/index.ts';
import { latestVersion, versions } from '../site/versions.ts';
import { hasApi } from './api.ts';
import { mainDoc } from './docs.ts';
import { tagCounts } from './tags.ts';

export type SearchScreen = ReturnType<typeof searchScreen>;

/** The search page, and the lists that stand in for it where there is no script. */
export function searchScreen(place: Place<RouteOf<'search'>>) {
  const { locale } = place;
  const { search, shell, api, docs } = messagesOf(locale);
  return {
    kind: 'search' as const,
    place,
    title: search.title,
    description: search.description,
    versions: versions.map(({ name, label }) => ({ name, label, isLatest: name === latestVersion.name })),
    ways: [
      { label: shell.docHome, href: linkTo(mainDoc(latestVersion, locale)) },
      ...(tagCounts(latestVersion).size > 0
        ? [{ label: docs.tags, href: linkTo({ locale, route: { kind: 'docTags', version: latestVersion } }) }]
        : []),
      ...(hasApi(latestVersion)
        ? [
            {
              label: api.names,
              href: linkTo({ locale, route: { kind: 'apiNames', version: latestVersion } }),
            },
          ]
        : []),
    ],
    translations: locales,
  };
}
