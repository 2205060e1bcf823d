import { posix } from 'node:path';
import { parse } from 'yaml';
import type { Page } from '../page.ts';
import { withoutNumber } from './docs.ts';
import { asObject, asText, type Value } from './literal.ts';
import type { Item, SidebarContext } from './sidebars.ts';

/** The items that Docusaurus generates from a folder: by position, then by name; a folder is a category. */
export function generatedItems(context: SidebarContext, folder: string): Item[] {
  const { version, pages } = context;
  const prefix = posix.join(version.path, folder);
  const inside = pages.filter(({ file }) => prefix === '.' || prefix === '' || file.startsWith(`${prefix}/`));
  const rows = new Map<string, { position: number; name: string; items: Item[]; category?: string }>();
  for (const page of inside) {
    const [first = '', ...rest] = posix.relative(prefix, page.file).split('/');
    if (rest.length === 0)
      rows.set(page.file, { position: positionOf(page), name: first, items: [{ page: page.slug }] });
    else if (!rows.has(first)) rows.set(first, categoryRow(context, posix.join(folder, first), first));
  }
  return [...rows.values()]
    .sort((a, b) => a.position - b.position || (a.name < b.name ? -1 : 1))
    .flatMap(({ items }) => items);
}

function categoryRow(
  context: SidebarContext,
  folder: string,
  name: string,
): { position: number; name: string; items: Item[] } {
  const facts = categoryFacts(context, folder);
  const label =
    asText(facts.label) ??
    withoutNumber(name)
      .replace(/[-_]+/g, ' ')
      .replace(/^./, (first) => first.toUpperCase());
  const items = generatedItems(context, folder);
  const position = typeof facts.position === 'number' ? facts.position : numberOf(name);
  return { position, name, items: [{ label, isOpen: facts.collapsed === false, items }] };
}

/** `_category_.json` or `.yml` of a folder. */
function categoryFacts({ tree, version, notes }: SidebarContext, folder: string): Record<string, Value> {
  const base = posix.join(version.path, folder, '_category_');
  const file = ['.json', '.yml', '.yaml'].map((ending) => base + ending).find((path) => tree.has(path));
  if (!file) return {};
  try {
    const facts = asObject(parse(tree.readText(file) ?? '') as Value);
    const link = asObject(facts.link);
    const words = asText(link.description);
    if (words)
      notes.push({
        kind: 'lost',
        where: `${file}:1`,
        what: `description of a category left out: ${words}`,
        fix: 'Put it into a page.',
      });
    return facts;
  } catch {
    notes.push({
      kind: 'decide',
      where: `${file}:1`,
      what: 'category cannot be read',
      fix: 'Check its label and place in the sidebar.',
    });
    return {};
  }
}

function positionOf(page: Page): number {
  const { sidebar_position: position } = page.text.fields;
  return typeof position === 'number' ? position : numberOf(posix.basename(page.file));
}

/** The number before a name; what has none comes last. */
function numberOf(name: string): number {
  const number = /^(\d+)\s*[-_.]/.exec(name)?.[1];
  return number ? Number(number) : Number.MAX_SAFE_INTEGER;
}
