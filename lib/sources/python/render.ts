import { textLimits } from '../../site/constants.ts';
import { withLead } from './docstring/lines.ts';
import type { DescribedItem, Docstring } from './docstring.ts';
import { LinkTable, type ReferenceTarget } from './links.ts';
import { admonition, cell, docstringMdx, headingId, inlineCode, plainText, spacedCode } from './mdx.ts';
import type { ApiMember, ApiModule, ApiPackage, ApiSymbol, Signature, SourceProblem } from './model.ts';
import { signatureLines } from './signature.ts';

export type RenderOptions = {
  /** The modules that get a page, in order; all of them when left out. */
  pages?: readonly string[] | undefined;
  /** Names under which modules are usually imported, by name: `{ ti: 'taichi' }`. */
  aliases?: Readonly<Record<string, string>>;
  /** The address of a line of the source, with `{file}` and `{line}`; no links when left out. */
  sourceUrl?: string | undefined;
  /** Files and lines of definitions that are not those of the files read, by path of the definition. */
  lines?: Readonly<Record<string, [file: string, line: number]>>;
  /** Subjects for the symbols of a module, in order; others are grouped by kind. */
  groups?: Readonly<Record<string, readonly { title: string; symbols: readonly string[] }[]>>;
};

/** A page of the reference. `text` is MDX with front matter. */
export type ReferencePage = { module: string; file: string; text: string };

/** From this many entries on, a page begins with an index. */
const indexFrom = 8;

/** One MDX page per module, and the broken references. */
export function renderPackage(
  api: ApiPackage,
  options: RenderOptions = {},
): { pages: ReferencePage[]; problems: SourceProblem[] } {
  const names = options.pages ?? api.modules.map(({ name }) => name);
  const links = new LinkTable(api, new Set(names), options.aliases ?? {});
  const problems: SourceProblem[] = [];
  const pages = names.flatMap((name) => {
    const module = api.modules.find((one) => one.name === name);
    if (!module) {
      problems.push({
        file: name,
        line: 0,
        what: `unknown module "${name}" in the list of pages`,
        fix: 'Remove it from the list.',
      });
      return [];
    }
    const renderer = new PageRenderer(module, api, links, options);
    const page = {
      module: name,
      file: `${name}.mdx`,
      text: renderer.page(new Set(names), names.indexOf(name)),
    };
    problems.push(...renderer.problems);
    return [page];
  });
  return { pages, problems };
}

class PageRenderer {
  readonly problems: SourceProblem[] = [];
  private where: { file: string; line: number };
  private isBrief = false;

  constructor(
    private readonly module: ApiModule,
    private readonly api: ApiPackage,
    private readonly links: LinkTable,
    private readonly options: RenderOptions,
  ) {
    this.where = { file: module.file, line: 1 };
  }

  /** The text of the page; one that is too long for a page leaves functions that have an entry elsewhere to that. */
  page(pages: ReadonlySet<string>, position: number): string {
    const text = this.pageText(pages, position);
    if (text.length <= textLimits.charactersMax) return text;
    this.isBrief = true;
    // The second text reports them again.
    this.problems.length = 0;
    return this.pageText(pages, position);
  }

  private pageText(pages: ReadonlySet<string>, position: number): string {
    const { name, doc, symbols } = this.module;
    const summary = doc?.summary ?? `The module ${name}.`;
    const groups = this.groups();
    const submodules = this.submodules(pages);
    return [
      '---',
      `title: ${JSON.stringify(name)}`,
      `description: ${JSON.stringify(plainText(summary))}`,
      `position: ${position}`,
      '---',
      '',
      this.prose(summary),
      '',
      ...(doc?.body ? [this.prose(doc.body), ''] : []),
      ...(doc ? this.remarks(doc) : []),
      ...(submodules.length > 0 ? ['## Modules [#modules]', '', ...submodules, ''] : []),
      ...(symbols.length >= indexFrom ? this.index(groups) : []),
      ...groups.flatMap(({ title, entries }) => [
        `## ${title} [#${anchorOf(title)}]`,
        '',
        ...entries.flatMap(({ name: shown, symbol }) => this.entry(shown, symbol)),
      ]),
      ...this.external(),
    ].join('\n');
  }

  /** Modules below this one, and those that it exports under another name. */
  private submodules(pages: ReadonlySet<string>): string[] {
    const { submodules, modules } = this.module;
    const names = [...new Set([...modules.map(({ module }) => module), ...submodules])]
      .filter((name) => pages.has(name))
      .sort();
    if (names.length === 0) return [];
    return [
      '| Module | What it holds |',
      '| --- | --- |',
      ...names.map((name) => {
        const summary = this.api.modules.find((one) => one.name === name)?.doc?.summary ?? '';
        return `| [\`${name}\`](./${name}.mdx) | ${cell(this.prose(summary))} |`;
      }),
    ];
  }

  private external(): string[] {
    const { external } = this.module;
    if (external.length === 0) return [];
    const rows = external.map(({ name, from }) => `| \`${name}\` | \`${from}\` |`);
    return ['## From other packages [#external]', '', '| Name | Comes from |', '| --- | --- |', ...rows, ''];
  }

  private groups(): { title: string; entries: { name: string; symbol: ApiSymbol }[] }[] {
    const entries = this.module.symbols.flatMap(({ name, ref }) => {
      const symbol = this.api.symbols[ref];
      return symbol ? [{ name, symbol }] : [];
    });
    const listed = this.options.groups?.[this.module.name] ?? [];
    const taken = new Set(listed.flatMap(({ symbols }) => symbols));
    const bySubject = listed.map(({ title, symbols }) => ({
      title,
      entries: symbols.flatMap((name) => entries.filter((entry) => entry.name === name)),
    }));
    const byKind = groupTitles.map(({ title, kind }) => ({
      title,
      entries: entries.filter(({ name, symbol }) => !taken.has(name) && symbol.kind === kind),
    }));
    return [...bySubject, ...byKind].filter(({ entries: listed }) => listed.length > 0);
  }

  private index(groups: ReturnType<PageRenderer['groups']>): string[] {
    return [
      '## Contents [#contents]',
      '',
      ...groups.flatMap(({ title, entries }) => [
        `**[${title}](#${anchorOf(title)})**`,
        '',
        '| Name | What it is |',
        '| --- | --- |',
        ...entries.map(
          ({ name, symbol }) =>
            `| [\`${name}\`](#${this.module.name}.${name}) | ${cell(this.prose(symbol.doc?.summary ?? ''))} |`,
        ),
        '',
      ]),
    ];
  }

  private entry(name: string, symbol: ApiSymbol): string[] {
    const path = `${this.module.name}.${name}`;
    this.where = { file: symbol.file, line: symbol.line };
    const isCallable = symbol.kind === 'function' || symbol.kind === 'class';
    return [
      `### \`${name}\` ${headingId(path)}`,
      '',
      this.badges(badgeOf(symbol), symbol, symbol.ref),
      '',
      ...(isCallable ? this.signatures(path, symbol) : this.assignment(path, symbol)),
      ...(this.elsewhere(symbol) ?? [
        ...this.documentation(symbol.doc, symbol.signature, symbol.raises),
        ...this.bases(symbol),
        ...(symbol.kind === 'enum' ? this.enumMembers(symbol) : this.members(path, symbol)),
      ]),
    ];
  }

  /** On a page that would be too long: the summary of a function, and where it is described. */
  private elsewhere({ kind, name, ref, doc }: ApiSymbol): string[] | undefined {
    const module = ref.slice(0, -name.length - 1);
    if (!this.isBrief || kind !== 'function' || module === this.module.name) return undefined;
    if (this.links.ofName(ref)?.module !== module) return undefined;
    const link = this.link({ module, anchor: ref }, module);
    return [this.prose(doc?.summary ?? ''), '', `Described in ${link}.`, ''];
  }

  private badges(kind: string, { doc, isAsync }: Pick<ApiSymbol, 'doc' | 'isAsync'>, ref: string): string {
    const source =
      this.options.lines?.[ref] ??
      (this.options.lines ? undefined : ([this.where.file, this.where.line] as const));
    const url =
      source && this.options.sourceUrl?.replace('{file}', source[0]).replace('{line}', String(source[1]));
    return [
      `:kind[${isAsync ? `async ${kind}` : kind}]`,
      ...(doc?.scope ?? []).map((scope) => `:scope[${scope} scope]`),
      ...(doc?.deprecated !== undefined ? [':deprecated[deprecated]'] : []),
      ...(url ? [`[source](${url})`] : []),
    ].join(' ');
  }

  private signatures(
    name: string,
    { signature, overloads = [] }: Pick<ApiSymbol, 'signature' | 'overloads'>,
  ): string[] {
    if (!signature) return [];
    const all = overloads.length > 0 ? overloads : [signature];
    const links = all.flatMap((one) => this.typeLinks(one));
    return [
      `\`\`\`python signature${links.join('')}`,
      ...all.map((one) => signatureLines(name, one)),
      '```',
      '',
    ];
  }

  /** The types of a signature that have an entry, for the fence: `link:Field=./taichi.mdx#taichi.Field`. */
  private typeLinks({ parameters, returns }: Signature): string[] {
    const texts = [...parameters.map(({ annotation }) => annotation), returns].filter(
      (text) => text !== undefined,
    );
    const words = new Set(texts.flatMap((text) => text.match(/[A-Za-z_][\w.]*/g) ?? []));
    return [...words].flatMap((word) => {
      const target = this.links.ofType(word);
      return target ? [` link:${word}=${this.href(target)}`] : [];
    });
  }

  private assignment(path: string, { annotation, value, kind }: ApiSymbol): string[] {
    if (kind !== 'attribute' || (annotation === undefined && value === undefined)) return [];
    const text = path + (annotation ? `: ${annotation}` : '') + (value === undefined ? '' : ` = ${value}`);
    return ['```python signature', text.length > 200 ? `${text.slice(0, 200)} …` : text, '```', ''];
  }

  private documentation(
    doc: Docstring | undefined,
    signature: Signature | undefined,
    raised: string[] = [],
  ): string[] {
    if (!doc) return this.parameterTable([], signature);
    return [
      ...(doc.deprecated === undefined
        ? []
        : admonition('warning[Deprecated]', this.prose(doc.deprecated) || 'Do not use it in new programs.')),
      this.prose(doc.summary),
      '',
      ...(doc.body ? [this.prose(doc.body), ''] : []),
      ...this.parameterTable(doc.parameters ?? [], signature),
      ...this.described('Returns', doc.returns),
      ...this.described('Yields', doc.yields),
      ...this.described('Raises', [...(doc.raises ?? []), ...undocumented(raised, doc.raises)]),
      ...this.described('Attributes', doc.attributes),
      ...this.remarks(doc),
    ];
  }

  /** What a docstring says beside parameters and results. */
  private remarks(doc: Docstring): string[] {
    return [
      ...(doc.notes ?? []).flatMap((text) => admonition('note', this.prose(text))),
      ...(doc.warnings ?? []).flatMap((text) => admonition('warning', this.prose(text))),
      ...(doc.sections ?? []).flatMap(({ title, text }) => [
        `**${this.prose(title)}**`,
        '',
        this.prose(text),
        '',
      ]),
      ...this.examples(doc),
      ...this.references(doc),
    ];
  }

  /** Names in a line; in a list where something is said about them. */
  private references({ seeAlso = [], seeAlsoTexts = {} }: Docstring): string[] {
    if (seeAlso.length === 0) return [];
    const links = seeAlso.map((name) => this.code(name, true));
    if (Object.keys(seeAlsoTexts).length === 0) return [`See also ${links.join(', ')}.`, ''];
    const rows = seeAlso.map((name, at) => {
      const text = seeAlsoTexts[name];
      return `- ${text ? withLead(`${links[at]}:`, this.prose(text)).replaceAll('\n', '\n  ') : links[at]}`;
    });
    return ['**See also**', '', ...rows, ''];
  }

  private examples(doc: Docstring | undefined): string[] {
    return (doc?.examples ?? []).flatMap((text) => [
      text.includes('```') ? this.prose(text) : fenced(text),
      '',
    ]);
  }

  /** Every parameter of the signature in its order, also one that the text does not mention. */
  private parameterTable(documented: readonly DescribedItem[], signature: Signature | undefined): string[] {
    const parameters = (signature?.parameters ?? []).filter(
      ({ name }, index) => index > 0 || !/^(self|cls)$/.test(name),
    );
    const rows = parameters.map((parameter) => ({
      parameter,
      text: documented.find(({ name }) => name === parameter.name),
    }));
    const others = documented.filter(({ name }) => !parameters.some((parameter) => parameter.name === name));
    if (rows.length + others.length === 0 || documented.length === 0) return [];
    // A column that would be empty is left out.
    const hasTypes =
      rows.some(({ parameter, text }) => parameter.annotation ?? text?.type) ||
      others.some(({ type }) => type);
    const hasDefaults = rows.some(({ parameter }) => parameter.default !== undefined);
    const row = (name: string, type: string, value: string, meaning: string) =>
      `| ${[name, ...(hasTypes ? [type] : []), ...(hasDefaults ? [value] : []), meaning].join(' | ')} |`;
    return [
      row('Parameter', 'Type', 'Default', 'Meaning'),
      row('---', '---', '---', '---'),
      ...rows.map(({ parameter, text }) => {
        const stars = { var_positional: '*', var_keyword: '**' }[parameter.kind as 'var_positional'] ?? '';
        const type = parameter.annotation ?? text?.type;
        const value = parameter.default === undefined ? '' : inlineCode(parameter.default);
        return row(
          `\`${stars}${parameter.name}\``,
          type ? this.type(type) : '',
          cell(value),
          cell(this.prose(text?.text ?? '')),
        );
      }),
      ...others.map(({ name = '', type, text }) =>
        row(name ? `\`${name}\`` : '', type ? this.type(type) : '', '', cell(this.prose(text))),
      ),
      '',
    ];
  }

  private described(title: string, entries: readonly DescribedItem[] = []): string[] {
    if (entries.length === 0) return [];
    const texts = entries.map(({ name, type, text }) => {
      const head = [name ? this.code(name, false) : '', type ? this.type(type) : '']
        .filter(Boolean)
        .join(' ');
      return head ? (text ? withLead(`${head}:`, this.prose(text)) : head) : this.prose(text);
    });
    return texts.length === 1 && !texts[0]?.includes('\n')
      ? [`**${title}** ${texts[0]}`, '']
      : [`**${title}**`, '', ...texts.map((text) => `- ${text.replaceAll('\n', '\n  ')}`), ''];
  }

  private bases({ bases = [], inherited = [] }: ApiSymbol): string[] {
    const shown = bases.filter((base) => !/^(object|ABC|Enum|IntEnum)$/.test(base));
    return [
      ...(shown.length > 0 ? [`**Base** ${shown.map((base) => this.type(base)).join(', ')}`, ''] : []),
      ...inherited.flatMap(({ from, members }) => {
        const target = this.links.ofRef(from);
        if (!target) return [];
        const list = members.map(
          (name) => `[\`${name}\`](${this.href({ ...target, anchor: `${target.anchor}.${name}` })})`,
        );
        return [
          `**Inherited from** ${this.link(target, from.split('.').at(-1) ?? from)}: ${list.join(', ')}`,
          '',
        ];
      }),
    ];
  }

  private enumMembers({ members = [] }: ApiSymbol): string[] {
    if (members.length === 0) return [];
    return [
      '| Member | Value | Meaning |',
      '| --- | --- | --- |',
      ...members.map(
        ({ name, value, doc }) =>
          `| \`${name}\` | ${value ? cell(inlineCode(value)) : ''} | ${cell(this.prose(doc?.summary ?? ''))} |`,
      ),
      '',
    ];
  }

  private members(path: string, { members = [], ref, file }: ApiSymbol): string[] {
    // Attributes that only a constructor sets are not part of the interface, unless the source documents them.
    const shown = members.filter(({ isInstance, doc, annotation }) => !isInstance || doc || annotation);
    return shown.flatMap((member) => {
      this.where = { file, line: member.line };
      const name = `${path}.${member.name}`;
      return [
        `#### \`${member.name}\` ${headingId(name)}`,
        '',
        this.badges(member.kind, member, `${ref}.${member.name}`),
        '',
        ...(member.signature
          ? this.signatures(member.name, memberSignature(member))
          : this.memberValue(member)),
        ...this.documentation(
          member.doc,
          member.signature && memberSignature(member).signature,
          member.raises,
        ),
      ];
    });
  }

  private memberValue({ name, annotation, value }: ApiMember): string[] {
    if (annotation === undefined && value === undefined) return [];
    return [
      '```python signature',
      name + (annotation ? `: ${annotation}` : '') + (value === undefined ? '' : ` = ${value}`),
      '```',
      '',
    ];
  }

  /** A type with a link for every name in it that has an entry, and code between them. */
  private type(text: string): string {
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
    return cell(out + spacedCode(plain));
  }

  /** A text of a docstring as MDX: names in backticks become links, and nothing in it can be taken for markup. */
  private prose(text: string): string {
    return docstringMdx(text, (name) => this.code(name, false));
  }

  /** A name in code style, with a link where it has an entry. A name of this package without one is a problem. */
  private code(name: string, isReference: boolean): string {
    const target =
      this.links.ofName(name) ?? (isReference ? this.links.near(name, this.module.name) : undefined);
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

  private link(target: ReferenceTarget, text: string): string {
    return `[${inlineCode(text)}](${this.href(target)})`;
  }

  private href({ module, anchor }: ReferenceTarget): string {
    const hash = anchor ? `#${anchor}` : '';
    return module === this.module.name && hash ? hash : `./${module}.mdx${hash}`;
  }
}

const groupTitles = [
  { title: 'Classes', kind: 'class' },
  { title: 'Functions', kind: 'function' },
  { title: 'Enumerations', kind: 'enum' },
  { title: 'Constants', kind: 'attribute' },
  { title: 'Exceptions', kind: 'exception' },
] as const;

/** The text of an entry's badge. A function that its docstring calls a decorator is one. */
function badgeOf({ kind, value, doc }: ApiSymbol): string {
  if (kind === 'function')
    return /\bdecorator\b/i.test(doc?.summary ?? '') || /^Mark\b|^Turn\b/.test(doc?.summary ?? '')
      ? 'decorator'
      : 'function';
  if (kind === 'attribute') return value && /^[A-Z]\w*$/.test(value) ? 'alias' : 'constant';
  return kind;
}

function memberSignature(
  member: ApiMember,
): Pick<ApiSymbol, 'signature' | 'overloads'> & { signature: Signature } {
  const withoutSelf = (signature: Signature): Signature =>
    member.kind === 'staticmethod' ? signature : { ...signature, parameters: signature.parameters.slice(1) };
  return {
    signature: withoutSelf(member.signature ?? { parameters: [] }),
    ...(member.overloads ? { overloads: member.overloads.map(withoutSelf) } : {}),
  };
}

function undocumented(raised: readonly string[], documented: readonly DescribedItem[] = []): DescribedItem[] {
  if (documented.length > 0) return [];
  return raised.map((type) => ({ type, text: '' }));
}

function fenced(text: string): string {
  return `\`\`\`python\n${text}\n\`\`\``;
}

function anchorOf(title: string): string {
  return title.toLowerCase().replace(/[^a-z0-9]+/g, '-');
}
