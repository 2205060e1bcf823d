import { markdownText } from '../mdx/to-markdown.ts';
import { apiPlaces, apiTreePage, pagesOf } from '../pages/api.ts';
import { findDoc } from '../pages/docs.ts';
import { seriesEntries } from '../pages/series/entries.ts';
import { categoriesOf } from '../pages/sidebar.ts';
import { absolutePath } from '../pages/urls.ts';
import { llmsPath, markdownPath } from '../routes/files.ts';
import type { DocPlace, Place } from '../routes/index.ts';
import type { Locale } from '../site/locales.ts';
import { format, messagesOf } from '../site/messages/index.ts';
import { seriesNames } from '../site/series.ts';
import { latestVersion, type Version, versions } from '../site/versions.ts';
import { pageMarkdown } from './markdown.ts';

/** `llms.txt` of a language: links to the Markdown version of each page, those of the latest version first. */
export function llms(locale: Locale): string {
  const { site, docs, api, series, shell } = messagesOf(locale);
  const others = versions.filter((version) => version !== latestVersion);
  const link = `<${absolutePath('/')}>`;
  const latest = format(docs.latestSuggestion, { version: latestVersion.label, link });
  return [
    `# ${site.title}`,
    `> ${site.description}`,
    `${shell.version}: ${latestVersion.label}. llms-full.txt: ${absolutePath(llmsPath(locale, true))}`,
    ...docSections(latestVersion, locale),
    `## ${api.title} (${latestVersion.label})\n\n${apiLines(latestVersion, locale)}`,
    ...seriesNames.flatMap((name) => {
      const entries = seriesEntries(name, locale);
      const lines = entries.map(({ id, title, description }) =>
        linkLine(title, { locale, route: { kind: 'entry', series: name, id } }, description),
      );
      return lines.length > 0 ? [`## ${series[name].full}\n\n${lines.join('\n')}`] : [];
    }),
    `## Optional\n\n${others.flatMap((version) => versionLines(version, locale)).join('\n')}`,
  ]
    .join('\n\n')
    .concat(`\n\n${latest}\n`);
}

/** `llms-full.txt` of a language: the docs and the API reference of the latest version as one text. */
export function llmsFull(locale: Locale): string {
  const { site } = messagesOf(locale);
  const pages = [...versionDocs(latestVersion, locale), ...versionModules(latestVersion, locale)];
  const texts = pages.flatMap((place) => pageMarkdown(place) ?? []);
  return [`# ${site.title} (${latestVersion.label})`, `> ${site.description}`, ...texts].join('\n\n');
}

function docSections(version: Version, locale: Locale): string[] {
  return categoriesOf(version, locale).map(({ label, pages }) => {
    const lines = pages.map(({ slug, label: name }) =>
      docLine({ locale, route: { kind: 'doc', version, slug } }, name),
    );
    return `## ${label} (${version.label})\n\n${lines.join('\n')}`;
  });
}

function docLine(place: DocPlace, label: string): string {
  const doc = findDoc(place);
  return linkLine(doc?.title ?? label, place, doc?.description);
}

function versionLines(version: Version, locale: Locale): string[] {
  return [
    ...versionDocs(version, locale).map((place) => {
      const doc = findDoc(place);
      return linkLine(`${doc?.title} (${version.label})`, place, undefined);
    }),
    ...versionModules(version, locale).map((place) =>
      linkLine(`${place.route.module} (${version.label})`, place, undefined),
    ),
  ];
}

function apiLines(version: Version, locale: Locale): string {
  const { api } = messagesOf(locale);
  const page = apiTreePage({ locale, route: { kind: 'apiTree', version } });
  const lines = pagesOf(page?.parts ?? []).map(({ module, label, isModule, description }) =>
    linkLine(isModule ? module : label, { locale, route: { kind: 'api', version, module } }, description),
  );
  return lines.length > 0 ? lines.join('\n') : format(api.description, { version: version.label });
}

function versionDocs(version: Version, locale: Locale): DocPlace[] {
  return categoriesOf(version, locale).flatMap(({ pages }) =>
    pages.map(({ slug }): DocPlace => ({ locale, route: { kind: 'doc', version, slug } })),
  );
}

function versionModules(version: Version, locale: Locale) {
  return apiPlaces(locale).flatMap(({ route }) =>
    route.kind === 'api' && route.version === version ? [{ locale, route }] : [],
  );
}

function linkLine(title: string, place: Place, description: string | undefined): string {
  const about = description ? `: ${markdownText(description)}` : '';
  return `- [${markdownText(title)}](${absolutePath(markdownPath(place))})${about}`;
}
