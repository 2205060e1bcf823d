import index from '#content';
import type { ApiName } from '../content/record.ts';
import { linkTo } from '../routes/index.ts';
import type { Locale } from '../site/locales.ts';
import type { Version } from '../site/versions.ts';

/** Names under which examples import the language. */
const aliases: Record<string, string> = { ti: 'taichi', tm: 'taichi.math' };

const byVersion = new Map<string, Map<string, ApiName>>();

function namesOf({ name }: Version): Map<string, ApiName> {
  const known =
    byVersion.get(name) ?? new Map((index.apiNames[name] ?? []).map((entry) => [entry.name, entry]));
  byVersion.set(name, known);
  return known;
}

/** The entry of the API reference that a name in a text means: `ti.field`, `tm.mix()`, `ti.Matrix.field`. */
function entryOf(text: string, version: Version): ApiName | undefined {
  const [first = '', ...rest] = text.replace(/\(\)$/, '').split('.');
  const module = aliases[first];
  return module && rest.length > 0 ? namesOf(version).get([module, ...rest].join('.')) : undefined;
}

/**
 * Names of the API in the running text become links to their entries in the same version: the first of each name. Headings,
 * links and code blocks stay as they are.
 */
export function withApiLinks(html: string, locale: Locale, version: Version): string {
  const seen = new Set<string>();
  const untouched = /<(h[1-6]|a|pre|summary)\b[\s\S]*?<\/\1>|<code>((?:ti|tm)\.[\w.]+(?:\(\))?)<\/code>/g;
  return html.replace(untouched, (whole: string, tag: string | undefined, text: string | undefined) => {
    const entry = tag === undefined && text ? entryOf(text, version) : undefined;
    if (!entry || seen.has(entry.name)) return whole;
    seen.add(entry.name);
    const page = linkTo({ locale, route: { kind: 'api', version, module: entry.module } });
    return `<a class="api" href="${page}#${entry.anchor}">${whole}</a>`;
  });
}
