import { textLimits } from '../../site/constants.ts';
import {
  badgeOf,
  bracketsOf,
  type EntryLinks,
  EntryRenderer,
  internalPart,
  isRow,
  shownMembers,
} from './entry.ts';
import { LinkTable } from './links.ts';
import { linkWithId, PageMarkup, table } from './markup.ts';
import { docstringMdx, inlineCode, textWithoutMarkup } from './mdx.ts';
import type { ApiModule, ApiPackage, ApiSymbol, SourceProblem } from './model.ts';
import {
  byKindAsListed,
  type GroupOfEntries,
  groupAnchor,
  groupsOnPage,
  isSplit,
  type NamedSymbol,
  placeEntries,
  type SymbolGroups,
  type SymbolPlace,
} from './placement.ts';
import { isInternal } from './symbols.ts';

export type RenderOptions = EntryLinks & {
  /** The modules that get a page, in order; all of them when left out. */
  pages?: readonly string[] | undefined;
  /** Names under which modules are usually imported, by name: `{ ti: 'taichi' }`. */
  aliases?: Readonly<Record<string, string>>;
  /** Subjects for the symbols of modules, in order; other symbols are grouped by kind. */
  groups?: SymbolGroups;
};

/** A page of the reference: a module, or a group of a module. `text` is MDX with front matter. */
export type ReferencePage = { page: string; file: string; text: string };

type Rendered = { pages: ReferencePage[]; problems: SourceProblem[]; places: Map<string, SymbolPlace> };

/**
 * The pages of a package with its broken references, and where the entry of each symbol stands. A page that would be too long
 * leaves entries to the modules that define them.
 */
export function renderPackage(api: ApiPackage, options: RenderOptions = {}): Rendered {
  const rendered = renderPages(api, options, new Set());
  const tooLong = rendered.pages.filter(({ text }) => text.length > textLimits.charactersMax);
  return tooLong.length === 0
    ? rendered
    : renderPages(api, options, new Set(tooLong.map(({ page }) => page)));
}

/** @param brief the modules whose pages leave entries to other modules */
function renderPages(api: ApiPackage, options: RenderOptions, brief: ReadonlySet<string>): Rendered {
  const names = options.pages ?? api.modules.map(({ name }) => name);
  const groups = options.groups ?? {};
  const places = placeEntries(api, new Set(names), groups, brief);
  const links = new LinkTable(api, new Set(names), places, options.aliases ?? {});
  const problems: SourceProblem[] = [];
  const pages: ReferencePage[] = [];
  for (const name of names) {
    const module = api.modules.find((one) => one.name === name);
    if (!module) {
      problems.push({
        file: name,
        line: 0,
        what: `unknown module "${name}" in the list of pages`,
        fix: 'Remove it from the list.',
      });
      continue;
    }
    const sections = groupsOnPage(api, module, groups);
    const parts = isSplit(name, groups) ? sections : [];
    for (const part of [undefined, ...parts]) {
      const page = part ? `${name}.${part.page ?? groupAnchor(part.title)}` : name;
      const renderer = new PageRenderer(page, module, api, places, links, options);
      const text = part
        ? renderer.groupPage(part, pages.length)
        : renderer.modulePage(sections, new Set(names), pages.length);
      pages.push({ page, file: `${page}.mdx`, text });
      problems.push(...renderer.problems);
    }
  }
  return { pages, problems, places };
}

class PageRenderer {
  private readonly markup: PageMarkup;
  private readonly entries: EntryRenderer;

  constructor(
    private readonly page: string,
    private readonly module: ApiModule,
    private readonly api: ApiPackage,
    private readonly places: ReadonlyMap<string, SymbolPlace>,
    links: LinkTable,
    private readonly options: RenderOptions,
  ) {
    this.markup = new PageMarkup(page, module.name, module.file, links);
    this.entries = new EntryRenderer(this.markup, links, options);
  }

  get problems(): readonly SourceProblem[] {
    return this.markup.problems;
  }

  /** The page of a module: its entries, or an overview of its groups where these have pages. */
  modulePage(sections: readonly GroupOfEntries[], pages: ReadonlySet<string>, position: number): string {
    const { name, doc } = this.module;
    const summary = doc?.summary ?? `The module ${name}.`;
    const submodules = this.submodules(pages);
    const isOverview = isSplit(name, this.options.groups ?? {});
    return [
      ...frontMatter(name, summary, position),
      this.markup.prose(summary),
      '',
      ...(doc?.body ? [this.markup.prose(doc.body), ''] : []),
      ...(sections.length > 0 ? this.importLine() : []),
      ...(doc ? this.entries.remarks(doc) : []),
      ...(submodules.length > 0 ? ['## Modules [#modules]', '', ...submodules] : []),
      ...(isOverview ? sections.flatMap((section) => this.summary(section)) : this.sections(sections)),
      ...this.external(),
    ].join('\n');
  }

  /** The page of a group of symbols. */
  groupPage({ title, text, entries }: GroupOfEntries, position: number): string {
    const sentence = text ?? `${title} of ${this.module.name}.`;
    return [
      ...frontMatter(title, sentence, position),
      this.markup.prose(sentence),
      '',
      ...this.importLine(),
      ...this.sections(byKindAsListed(entries)),
    ].join('\n');
  }

  /** How a program makes the names of the page known. */
  private importLine(): string[] {
    const [alias, module] = this.aliasOf(this.module.name) ?? [];
    const statement = alias ? `import ${module} as ${alias}` : `import ${this.module.name}`;
    return [`**Import** \`${statement}\``, ''];
  }

  /** The alias with the longest module that a name begins with. */
  private aliasOf(name: string): [alias: string, module: string] | undefined {
    return Object.entries(this.options.aliases ?? {})
      .filter(([, module]) => name === module || name.startsWith(`${module}.`))
      .sort(([, a], [, b]) => b.length - a.length)[0];
  }

  /** How programs write a name: 'taichi.ui.Window' → 'ti.ui.Window'. */
  private written(name: string): string {
    const [alias, module = ''] = this.aliasOf(name) ?? [];
    return alias ? alias + name.slice(module.length) : name;
  }

  /** Modules below this one, and those that it exports under another name. */
  private submodules(pages: ReadonlySet<string>): string[] {
    const { name: parent, submodules, modules } = this.module;
    const exported = modules.filter(({ name }) => !pages.has(`${parent}.${name}`));
    const names = [...new Set([...exported.map(({ module }) => module), ...submodules])]
      .filter((name) => pages.has(name))
      .sort();
    return table(
      ['Module', 'What it holds'],
      names.map((name) => {
        const summary = this.api.modules.find((one) => one.name === name)?.doc?.summary ?? '';
        return [`[\`${name}\`](./${name}.mdx)`, this.markup.prose(summary)];
      }),
    );
  }

  private external(): string[] {
    const rows = this.module.external.map(({ name, from }) => [`\`${name}\``, `\`${from}\``]);
    return rows.length === 0
      ? []
      : ['## From other packages [#external]', '', ...table(['Name', 'Comes from'], rows)];
  }

  /** A group with a page of its own, in the overview of its module. */
  private summary({ title, anchor, text, page, entries }: GroupOfEntries): string[] {
    return [
      `## [${title}](./${this.module.name}.${page ?? groupAnchor(title)}.mdx) [#${anchor ?? groupAnchor(title)}]`,
      '',
      ...(text ? [this.markup.prose(text), ''] : []),
      ...this.links(entries),
    ];
  }

  /** The entries of a page, section by section; what programs do not call is in a closed part at the end. */
  private sections(sections: readonly GroupOfEntries[]): string[] {
    const all = sections.flatMap(({ entries }) => entries);
    const isClosed = ({ symbol }: NamedSymbol) => this.isHere(symbol) && isInternal(symbol);
    const internals = all.filter(isClosed);
    return [
      ...sections.flatMap(({ title, anchor, entries }) => {
        const shown = entries.filter((entry) => !isClosed(entry));
        return shown.length === 0
          ? []
          : [`## ${title} [#${anchor ?? groupAnchor(title)}]`, '', ...this.list(shown)];
      }),
      ...(internals.length === 0
        ? []
        : ['## Internals [#internals]', '', ...internalPart('name', internals.length, this.list(internals))]),
    ];
  }

  /** Links to entries on other pages, then the entries of this one: short ones as rows of a table, others in full. */
  private list(entries: readonly NamedSymbol[]): string[] {
    const here = entries
      .filter(({ symbol }) => this.isHere(symbol))
      .map(({ name, symbol }) => ({ name, symbol, anchor: this.anchor(name) }));
    return [
      ...this.links(entries.filter(({ symbol }) => !this.isHere(symbol))),
      ...this.entries.rows(here.filter(({ symbol }) => isRow(symbol))),
      ...here
        .filter(({ symbol }) => !isRow(symbol))
        .flatMap(({ name, anchor, symbol }) =>
          this.entries.entry(name, anchor, this.written(this.places.get(symbol.ref)?.name ?? anchor), symbol),
        ),
    ];
  }

  /** A row for each entry that leads to its place. Names and members have the ids that they would have here. */
  private links(entries: readonly NamedSymbol[]): string[] {
    return table(
      ['Name', 'What it is'],
      entries.flatMap(({ name, symbol }) => {
        const place = this.places.get(symbol.ref);
        if (!place) return [];
        this.markup.where = { file: symbol.file, line: symbol.line };
        const anchor = this.anchor(name);
        const members = shownMembers(symbol).map((member) =>
          linkWithId(
            docstringMdx(member.name, inlineCode),
            this.markup.href({ page: place.page, anchor: `${place.anchor}.${member.name}` }),
            `${anchor}.${member.name}`,
          ),
        );
        const brackets = symbol.kind === 'function' ? bracketsOf(symbol) : '';
        return [
          [
            linkWithId(inlineCode(name), this.markup.href(place), anchor) + brackets,
            [
              symbol.doc?.deprecated === undefined ? '' : ':deprecated[deprecated] ',
              this.markup.prose(symbol.doc?.summary ?? badgeOf(symbol)),
              members.length > 0 && symbol.kind !== 'enum' ? `<br/><small>${members.join(', ')}</small>` : '',
            ].join(''),
          ],
        ];
      }),
    );
  }

  /** Whether the entry stands on this page in full. */
  private isHere({ ref }: ApiSymbol): boolean {
    return this.places.get(ref)?.page === this.page;
  }

  private anchor(name: string): string {
    return `${this.module.name}.${name}`;
  }
}

function frontMatter(title: string, description: string, position: number): string[] {
  return [
    '---',
    `title: ${JSON.stringify(title)}`,
    `description: ${JSON.stringify(textWithoutMarkup(description))}`,
    `position: ${position}`,
    '---',
    '',
  ];
}
