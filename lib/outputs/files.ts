import { coverOf, coverSeed } from '../covers/cover.ts';
import { addressesOf } from '../pages/not-found/addresses.ts';
import { allPlaces } from '../pages/places.ts';
import { seriesEntries } from '../pages/series/entries.ts';
import { absolutePath } from '../pages/urls.ts';
import {
  addressesPath,
  coverPath,
  type FeedFormat,
  feedFiles,
  feedPath,
  feedTypes,
  llmsPath,
  markdownPath,
  runTextsPath,
  searchPath,
  searchSettingsPath,
  shapesPath,
} from '../routes/files.ts';
import { writeSearchFile } from '../search/format.ts';
import { siteFile, versionFile } from '../search/records.ts';
import { defaultLocale, type Locale, locales } from '../site/locales.ts';
import { messagesOf } from '../site/messages/index.ts';
import { type Series, seriesNames } from '../site/series.ts';
import { versions } from '../site/versions.ts';
import { feedOf } from './feeds.ts';
import { llms, llmsFull } from './llms.ts';
import { hasMarkdown, pageMarkdown } from './markdown.ts';
import { searchSettingsOf } from './search-settings.ts';
import { securityPath, securityText } from './security.ts';
import { shapeFile } from './shapes.ts';
import { sitemap } from './sitemap.ts';

/** A file beside the pages: its path without base path, its media type, and a function that makes its text. */
export type OutputFile = { path: string; type: string; text(): string | undefined };

/**
 * Every text file beside the pages: feeds, Markdown versions, covers, files of the search and of the 404 page, and what crawlers
 * and language models read. The export writes them all; `npm run dev` makes the one that is requested.
 */
export function outputFiles(): OutputFile[] {
  return [
    { path: '/robots.txt', type: 'text/plain', text: robots },
    ...(securityText() ? [{ path: securityPath, type: 'text/plain', text: () => securityText() }] : []),
    { path: '/sitemap.xml', type: 'application/xml', text: sitemap },
    ...locales.flatMap((locale) => [
      { path: llmsPath(locale, false), type: 'text/plain', text: () => llms(locale) },
      { path: llmsPath(locale, true), type: 'text/plain', text: () => llmsFull(locale) },
    ]),
    ...locales.flatMap((locale) => seriesNames.flatMap((series) => feeds(locale, series))),
    ...seriesNames.flatMap(covers),
    ...locales.flatMap(searchFiles),
    ...locales.map((locale) => ({
      path: runTextsPath(locale),
      type: 'application/json',
      text: () => JSON.stringify(messagesOf(locale).run),
    })),
    ...versions.map((version) => ({
      path: shapesPath(version.name),
      type: 'application/json',
      text: () => JSON.stringify(shapeFile(version)),
    })),
    ...locales.map((locale) => ({
      path: addressesPath(locale),
      type: 'application/json',
      text: () => JSON.stringify(addressesOf(locale)),
    })),
    ...allPlaces()
      .filter(hasMarkdown)
      .map((place) => ({
        path: markdownPath(place),
        type: 'text/markdown',
        text: () => pageMarkdown(place),
      })),
  ];
}

function feeds(locale: Locale, series: Series): OutputFile[] {
  if (seriesEntries(series, locale).length === 0) return [];
  return (Object.keys(feedFiles) as FeedFormat[]).map((format) => ({
    path: feedPath(locale, series, format),
    type: feedTypes[format],
    text: () => feedOf(locale, series, format),
  }));
}

function covers(series: Series): OutputFile[] {
  return seriesEntries(series, defaultLocale).map(({ id, cover }) => ({
    path: coverPath(series, id),
    type: 'image/svg+xml',
    text: () => coverOf(coverSeed(series, id), cover),
  }));
}

/** The files of the search: its settings, one file for each version, and one for the rest of the site. */
function searchFiles(locale: Locale): OutputFile[] {
  const type = 'application/json';
  return [
    { path: searchSettingsPath(locale), type, text: () => JSON.stringify(searchSettingsOf(locale)) },
    { path: searchPath(locale, undefined), type, text: () => writeSearchFile(siteFile(locale)) },
    ...versions.map((version) => ({
      path: searchPath(locale, version.name),
      type,
      text: () => writeSearchFile(versionFile(locale, version)),
    })),
  ];
}

function robots(): string {
  return `User-agent: *\nAllow: /\n\nSitemap: ${absolutePath('/sitemap.xml')}\n`;
}
