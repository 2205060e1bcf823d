import index from '#content';
import type { ApiName } from '../content/record.ts';
import { linkTo } from '../routes/index.ts';
import type { Locale } from '../site/locales.ts';
import type { Version } from '../site/versions.ts';

/** Names under which examples import the language. */
const aliases: Record<string, string> = { ti: 'taichi', tm: 'taichi.math' };

const namesByVersion = new Map<string, Map<string, ApiName>>();

function apiNamesOf({ name }: Version): Map<string, ApiName> {
  const names =
    namesByVersion.get(name) ?? new Map((index.apiNames[name] ?? []).map((entry) => [entry.name, entry]));
  namesByVersion.set(name, names);
  return names;
}

/** The entry of the API reference that a name in a text means: `ti.field`, `tm.mix()`, `ti.Matrix.field`. */
function apiNameIn(text: string, version: Version): ApiName | undefined {
  const [first = '', ...rest] = text.replace(/\(\)$/, '').split('.');
  const module = aliases[first];
  return module && rest.length > 0 ? apiNamesOf(version).get([module, ...rest].join('.')) : undefined;
}

/**
 * The HTML of a text in which names of the API, in code style, link to their entries in the same version: the first occurrence
 * of each name. Headings, links and code blocks remain as they are.
 */
export function withApiLinks(html: string, locale: Locale, version: Version): string {
  const linked = new Set<string>();
  const elements = /<(h[1-6]|a|pre|summary)\b[\s\S]*?<\/\1>|<code>((?:ti|tm)\.[\w.]+(?:\(\))?)<\/code>/g;
  return html.replace(elements, (whole: string, tag: string | undefined, text: string | undefined) => {
    const entry = tag === undefined && text ? apiNameIn(text, version) : undefined;
    if (!entry || linked.has(entry.name)) return whole;
    linked.add(entry.name);
    const page = linkTo({ locale, route: { kind: 'api', version, module: entry.page } });
    return `<a class="api" href="${page}#${entry.anchor}">${whole}</a>`;
  });
}
