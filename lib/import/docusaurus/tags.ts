import { createHash } from 'node:crypto';
import { posix } from 'node:path';
import type { Page } from '../page.ts';
import { readFields } from './data-files.ts';
import { asList, asObject, asText, type Value } from './literal.ts';
import type { Tree } from './tree.ts';

/** The tags of a site, which are collected from its pages. */
export class TagList {
  readonly #labels = { doc: new Map<string, string>(), entry: new Map<string, string>() };

  constructor(readonly tree: Tree) {}

  /** The tags of a page, by which the site knows them. */
  idsOf(page: Page): string[] {
    const { kind } = page.collection;
    if (kind === 'prose') return [];
    const listed = listedTags(this.tree, page);
    const raw = page.text.fields.tags;
    const values: Value[] = Array.isArray(raw) ? asList(raw) : asText(raw) ? String(raw).split(/[\s,]+/) : [];
    const ids = values.flatMap((value) => {
      const name =
        typeof value === 'string' || typeof value === 'number'
          ? String(value)
          : asText(asObject(value).label);
      if (!name) return [];
      const id = tagId(name);
      const label = asText(asObject(listed[name]).label) ?? name;
      const labels = this.#labels[kind];
      if (!labels.has(id)) labels.set(id, label);
      return [id];
    });
    return [...new Set(ids)];
  }

  /** All tags that pages have, with their labels. */
  all(kind: 'doc' | 'entry'): [id: string, label: string][] {
    return [...this.#labels[kind]].sort(([a], [b]) => (a < b ? -1 : 1));
  }
}

/** `tags.yml` beside the pages, as Docusaurus 3.5 has it. */
function listedTags(tree: Tree, page: Page): Record<string, Value> {
  for (let folder = posix.dirname(page.file); folder !== '.'; folder = posix.dirname(folder)) {
    const file = `${folder}/tags.yml`;
    if (tree.has(file)) return readFields(tree, file);
  }
  return {};
}

/** `Head-First Taichi` → `head-first-taichi`; a tag in another script gets a short hash. */
export function tagId(name: string): string {
  const id = name
    .toLowerCase()
    .normalize('NFKD')
    .replace(/\p{M}/gu, '')
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-+|-+$/g, '');
  return id || `tag-${createHash('sha256').update(name).digest('hex').slice(0, 6)}`;
}
