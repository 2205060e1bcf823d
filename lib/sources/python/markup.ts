import type { LinkTable, ReferenceTarget } from './links.ts';
import { cell, docstringMdx, headingId, inlineCode, spacedCode } from './mdx.ts';
import type { SourceProblem } from './model.ts';

/** Writes the texts of docstrings as MDX for one page, and collects their broken references. */
export class PageMarkup {
  readonly problems: SourceProblem[] = [];
  /** The definition whose docstring is written, for messages. */
  where: { file: string; line: number };

  constructor(
    /** The page that the texts are on. */
    private readonly page: string,
    /** The module that bare names are looked up in. */
    private readonly module: string,
    file: string,
    private readonly links: LinkTable,
  ) {
    this.where = { file, line: 1 };
  }

  /** A type with a link for every name in it that has an entry, and code between them. */
  type(text: string): string {
    let plain = '';
    let out = '';
    for (const part of text.split(/([A-Za-z_][\w.]*)/)) {
      const target = this.links.ofType(part);
      if (!target) {
        plain += part;
        continue;
      }
      out += spacedCode(plain) + this.link(target, part);
      plain = '';
    }
    return out + spacedCode(plain);
  }

  /** A text of a docstring as MDX: names in backticks become links, and nothing in it can be taken for markup. */
  prose(text: string): string {
    return docstringMdx(text, (name) => this.code(name, false));
  }

  /** A name in code style, with a link where it has an entry. A name of this package without one is a problem. */
  code(name: string, isReference: boolean): string {
    const target = this.links.ofName(name) ?? (isReference ? this.links.near(name, this.module) : undefined);
    if (target) return this.link(target, name);
    if (isReference || (this.links.isOwn(name) && /^[\w.]+(\(\))?$/.test(name))) {
      const near = this.links.suggestion(name);
      this.problems.push({
        ...this.where,
        what: `broken reference "${name}" in the docstring`,
        fix: near ? `Did you mean "${near}"?` : 'Use the name of a public symbol.',
      });
    }
    return inlineCode(name);
  }

  link(target: ReferenceTarget, text: string): string {
    return `[${inlineCode(text)}](${this.href(target)})`;
  }

  href({ page, anchor }: ReferenceTarget): string {
    const hash = anchor ? `#${anchor}` : '';
    return page === this.page && hash ? hash : `./${page}.mdx${hash}`;
  }
}

/** A link with an id, which the pipeline of texts reads behind it. */
export function linkWithId(text: string, href: string, id: string): string {
  return `[${text}](${href})${headingId(id)}`;
}

/** A table in Markdown, with a blank line behind it. Columns without a text are left out; so is a table without rows. */
export function table(heads: readonly string[], rows: readonly (readonly string[])[]): string[] {
  if (rows.length === 0) return [];
  const isUsed = (column: number) => rows.some((row) => row[column]);
  const line = (cells: readonly string[]) => `| ${cells.filter((_, at) => isUsed(at)).join(' | ')} |`;
  return [line(heads), line(heads.map(() => '---')), ...rows.map((row) => line(row.map(cell))), ''];
}
