import { posix } from 'node:path';
import index from '#content';
import { splitHash } from '../mdx/body.ts';
import { readBody } from '../mdx/store.ts';
import { finishMarkdown, markdownText } from '../mdx/to-markdown.ts';
import { apiTreeScreen } from '../pages/api.ts';
import { findDoc } from '../pages/docs.ts';
import { proseRecord } from '../pages/prose.ts';
import { entriesOf, recordOf } from '../pages/series.ts';
import { isModule, type Place, parse, type RouteOf } from '../routes/index.ts';
import { defaultLocale, type Locale } from '../site/locales.ts';
import { messagesOf } from '../site/messages/index.ts';
import { absolutePath, absoluteUrl } from './urls.ts';

/** A text of the site as plain Markdown, before its head is written. */
type Text = { title: string; description: string; date?: string; locale: Locale; markdown: string };

/** The kinds of pages that have a Markdown twin: those that are read, not those that are leafed through. */
const kinds: readonly Place['route']['kind'][] = ['doc', 'api', 'apiTree', 'entry', 'list', 'prose', 'home'];

export function hasMarkdown({ route }: Place): boolean {
  return kinds.includes(route.kind) && !(route.kind === 'list' && route.page > 1);
}

/**
 * The twin of a page: title, where it came from, of which version and when, then its text with absolute addresses.
 * None where the page has no twin or does not exist.
 */
export function markdownOf(place: Place): string | undefined {
  const text = hasMarkdown(place) ? textOf(place) : undefined;
  if (!text) return undefined;
  const { route } = place;
  const facts = [
    `Source: ${absoluteUrl(place)}`,
    ...('version' in route ? [`Version: Taichi ${route.version.label}`] : []),
    ...(text.date ? [`Date: ${text.date}`] : []),
    ...(text.locale === place.locale ? [] : [`Language: ${text.locale}`]),
  ];
  const lead = text.description ? `> ${markdownText(text.description)}\n\n` : '';
  return `# ${markdownText(text.title)}\n\n${lead}${facts.map((fact) => `- ${fact}`).join('\n')}\n\n${text.markdown}\n`;
}

function textOf(place: Place): Text | undefined {
  const { locale, route } = place;
  switch (route.kind) {
    case 'doc': {
      const doc = findDoc({ locale, route });
      return doc && written(doc, place);
    }
    case 'api': {
      const page = index.api.find(
        ({ version, module }) => version === route.version.name && module === route.module,
      );
      return page && written({ ...page, locale: defaultLocale }, place);
    }
    case 'entry': {
      const entry = recordOf(route.series, route.id, locale);
      return entry && { ...written(entry, place), date: entry.date };
    }
    case 'prose': {
      const page = proseRecord(route.slug, locale);
      return page && written(page, place);
    }
    case 'apiTree':
      return apiTree({ locale, route });
    case 'list':
      return list({ locale, route });
    case 'home':
      return home(place);
    default:
      return undefined;
  }
}

type Record = { title: string; description: string; locale: Locale; file: string; body: string };

function written({ title, description, locale, file, body }: Record, place: Place): Text {
  return { title, description, locale, markdown: bodyMarkdown(body, file, place) };
}

/** The text of a body with every address absolute, for the reader's version and language. */
export function bodyMarkdown(body: string, file: string, place: Place): string {
  const { locale } = place;
  const here = absoluteUrl(place);
  return finishMarkdown(readBody(body).markdown, {
    file: (address) => {
      const { path, hash } = splitHash(address);
      const target = fileTarget(posix.basename(path, '.mdx'), posix.dirname(file), place);
      return target && absoluteUrl(target) + hash;
    },
    site: (address) => {
      const { path, hash } = splitHash(address);
      if (!path) return here + hash;
      const target = parse(path);
      return target ? absoluteUrl({ ...target, locale }) + hash : absolutePath(address);
    },
    asset: absolutePath,
  });
}

const slugOfFile = new Map(index.docs.map(({ file, slug }) => [file, slug]));

/** The page that a file beside the one of this page is. */
function fileTarget(name: string, folder: string, { locale, route }: Place): Place | undefined {
  if (route.kind === 'api') return isModule(name) ? { locale, route: { ...route, module: name } } : undefined;
  if (route.kind !== 'doc') return undefined;
  const slug = slugOfFile.get(`${folder}/${name}.mdx`) ?? name;
  return { locale, route: { kind: 'doc', version: route.version, slug } };
}

function apiTree(place: Place<RouteOf<'apiTree'>>): Text | undefined {
  const screen = apiTreeScreen(place);
  if (!screen) return undefined;
  const { locale, route } = place;
  const lines = screen.modules.map(({ module, description }) => {
    const url = absoluteUrl({ locale, route: { kind: 'api', version: route.version, module } });
    return `- [\`${module}\`](${url}): ${markdownText(description)}`;
  });
  return { title: screen.title, description: screen.description, locale, markdown: lines.join('\n') };
}

function list({ locale, route }: Place<RouteOf<'list'>>): Text {
  const { series } = route;
  const { full, description } = messagesOf(locale).series[series];
  const lines = entriesOf(series, locale).map(
    (entry) =>
      `- ${entry.date}: [${markdownText(entry.title)}](${absoluteUrl({ locale, route: { kind: 'entry', series, id: entry.id } })}): ${markdownText(entry.description)}`,
  );
  return { title: full, description, locale, markdown: lines.join('\n') };
}

function home({ locale }: Place): Text {
  const { home: texts, site } = messagesOf(locale);
  const { portable, parallel, layout, differentiable, interop, deploy } = texts;
  const reasons = [parallel, portable, layout, differentiable, interop, deploy];
  return {
    title: site.title,
    description: texts.lead,
    locale,
    markdown: [
      '```bash\npip install taichi\n```',
      `## ${texts.reasons}`,
      ...reasons.map(({ title, text }) => `- **${title}**: ${text}`),
    ].join('\n\n'),
  };
}
