import { posix } from 'node:path';
import type { Note } from '../note.ts';
import { type Page, slugFrom } from '../page.ts';
import { readFields } from './data-files.ts';
import { asList, asObject, asText, type Value } from './literal.ts';
import type { Tree } from './tree.ts';

/** A row of `authors.yml`. */
export type AuthorRow = { id: string; name: string; role?: string; url?: string };

/** The authors of a site: those of its lists, and those that posts describe. */
export class AuthorList {
  readonly #rows = new Map<string, AuthorRow>();
  readonly notes: Note[] = [];

  constructor(tree: Tree) {
    for (const file of tree.files.filter((path) => /\/authors\.(?:yml|yaml|json)$/.test(path)))
      for (const [id, facts] of Object.entries(readFields(tree, file))) this.#add(id, asObject(facts), file);
  }

  /** The ids of the authors of a post. Those that it describes itself are added to the list. */
  idsOf(page: Page, notes: Note[]): string[] {
    const {
      file,
      text: { fields },
    } = page;
    const old = asText(fields.author);
    const values = [
      ...(Array.isArray(fields.authors) ? asList(fields.authors) : [fields.authors]),
      old ? { name: old, title: fields.author_title, url: fields.author_url } : undefined,
    ];
    return values.flatMap((value): string[] => {
      const id = asText(value);
      if (id && this.#rows.has(id)) return [id];
      const facts = id ? { name: id } : asObject(value);
      const name = asText(facts.name) ?? asText(asObject(value).key);
      if (!name) return [];
      if (id)
        notes.push({
          kind: 'decide',
          where: `${file}:${page.text.lineOf('authors')}`,
          what: `author "${id}" is in no list`,
          fix: `Write the name of the person in authors.yml.`,
        });
      const key = asText(asObject(value).key) ?? slugFrom(name);
      this.#add(key, facts, posix.normalize(file));
      return [key];
    });
  }

  #add(id: string, { name, title, url }: Record<string, Value>, file: string): void {
    if (this.#rows.has(id)) return;
    const [role, address] = [asText(title), asText(url)];
    const isSafe = address !== undefined && /^https:\/\/\S+$/.test(address);
    if (address && !isSafe)
      this.notes.push({
        kind: 'lost',
        where: `${file}:1`,
        what: `address of the author "${id}" left out: ${address}`,
        fix: 'Give one that begins with https://.',
      });
    this.#rows.set(id, {
      id,
      name: asText(name) ?? id,
      ...(role && { role }),
      ...(isSafe && { url: address }),
    });
  }

  /** All authors, by id. */
  all(): AuthorRow[] {
    return [...this.#rows.values()].sort((a, b) => (a.id < b.id ? -1 : 1));
  }
}
