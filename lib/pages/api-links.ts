import type { ApiName } from '../content/record.ts';
import type { Locale } from '../site/locales.ts';
import type { Version } from '../site/versions.ts';
import { codeText, pythonBlocks } from './api-names/code-text.ts';
import { entryHref, type NameTable, nameTable } from './api-names/name-table.ts';
import { Programs } from './api-names/program-names.ts';

/** The entry of the API reference that a name in a text means: `ti.field`, `tm.mix()`, `ti.Matrix.field`. */
function apiNameIn(text: string, table: NameTable): ApiName | undefined {
  const [first = '', ...rest] = text.replace(/\(\)$/, '').split('.');
  const module = table.module(first);
  return module && rest.length > 0 ? table.entry([module, ...rest].join('.')) : undefined;
}

/**
 * The HTML of a text in which names of the API link to their entries in the same version: in prose those in code style, the first
 * occurrence of each, and in blocks of Python the first in each block. Headings and links remain as they are.
 */
export function withApiLinks(html: string, locale: Locale, version: Version): string {
  const linked = new Set<string>();
  const table = nameTable(version);
  const name = `(?:${table.firstWords().join('|')})\\.[\\w.]+(?:\\(\\))?`;
  const elements = new RegExp(`<(h[1-6]|a|pre|summary)\\b[\\s\\S]*?</\\1>|<code>(${name})</code>`, 'g');
  const prose = html.replace(elements, (whole: string, tag: string | undefined, text: string | undefined) => {
    const entry = tag === undefined && text ? apiNameIn(text, table) : undefined;
    if (!entry || linked.has(entry.name)) return whole;
    linked.add(entry.name);
    return `<a class="api" href="${entryHref(entry, locale, version)}">${whole}</a>`;
  });
  return withCodeLinks(prose, (entry) => entryHref(entry, locale, version), table);
}

/** Links in blocks of Python, for names whose entry is certain, once in a block: their addresses are most of their weight. */
function withCodeLinks(html: string, hrefOf: (entry: ApiName) => string, table: NameTable): string {
  const sources = [...html.matchAll(pythonBlocks)].map(([, , code = '']) => codeText(code).text);
  const programs = new Programs(table, sources);
  return html.replace(pythonBlocks, (_, before: string, code: string, after: string) => {
    const { text, positions } = codeText(code);
    const linked = new Set<string>();
    const parts: string[] = [];
    let done = 0;
    for (const { at, end, entries } of programs.namesIn(text)) {
      const [entry, ...others] = entries;
      if (!entry || others.length > 0 || linked.has(entry.anchor)) continue;
      const from = positions[at] ?? 0;
      const to = (positions[end - 1] ?? 0) + 1;
      const word = code.slice(from, to);
      if (word.includes('<')) continue;
      linked.add(entry.anchor);
      // A token that is the name alone becomes the link.
      const [token = '', name] = /<span class="(\w)">$/.exec(code.slice(done, from)) ?? [];
      const isToken = name !== undefined && code.startsWith('</span>', to);
      const link = `<a${isToken ? ` class="${name}"` : ''} href="${hrefOf(entry)}">${word}</a>`;
      parts.push(code.slice(done, isToken ? from - token.length : from), link);
      done = isToken ? to + '</span>'.length : to;
    }
    return `${before}${parts.join('')}${code.slice(done)}${after}`;
  });
}
