import { withLead } from './docstring/lines.ts';
import type { DescribedItem, Docstring } from './docstring.ts';
import type { LinkTable } from './links.ts';
import { linkWithId, type PageMarkup, table } from './markup.ts';
import { admonition, headingId, inlineCode, oneLine } from './mdx.ts';
import type { ApiMember, ApiSymbol, Signature } from './model.ts';
import { operatorForm } from './operators.ts';
import { shortSignature, signatureLines, unquotedType, withoutDefault, withoutQuotes } from './signature.ts';
import { isInternal } from './symbols.ts';

/** What an entry links to beside other entries. */
export type EntryLinks = {
  /** The address of a line of the source, with `{file}` and `{line}`; no links when left out. */
  sourceUrl?: string | undefined;
  /** Files and lines of definitions that are not those of the files read, by path of the definition. */
  lines?: Readonly<Record<string, [file: string, line: number]>> | undefined;
  /** Addresses of the text about a scope, by its name. */
  scopes?: Readonly<Record<string, string>> | undefined;
  /** What entries say about versions, as MDX for the line of badges, by path of the definition. */
  history?: Readonly<Record<string, readonly string[]>> | undefined;
};

/** What a row says of a constant, of a module or of a class. */
type Constant = Pick<ApiSymbol, 'ref' | 'file' | 'line' | 'doc' | 'annotation' | 'value'>;

/** From this many members on, a class lists them before it describes them. */
const membersListed = 2;

/** Writes the entries of one page: in full, or as rows of a table. */
export class EntryRenderer {
  constructor(
    private readonly markup: PageMarkup,
    private readonly links: LinkTable,
    private readonly options: EntryLinks,
  ) {}

  /**
   * An entry in full, with its heading.
   * @param shown how programs write the name: `ti.ui.Window`
   */
  entry(name: string, anchor: string, shown: string, symbol: ApiSymbol): string[] {
    this.markup.where = { file: symbol.file, line: symbol.line };
    const isCallable = symbol.kind === 'function' || symbol.kind === 'class';
    return [
      `### \`${name}\` ${headingId(anchor)}`,
      '',
      this.badges(badgeOf(symbol), symbol, symbol.ref),
      '',
      ...(isCallable ? this.signatures(shown, symbol) : assignment(shown, symbol)),
      ...this.documentation(symbol.doc, symbol.signature, symbol.raises),
      ...this.bases(symbol),
      ...(symbol.kind === 'enum' ? this.enumMembers(anchor, symbol) : this.members(anchor, shown, symbol)),
    ];
  }

  /** Entries that need no more than a row each: constants with a value and a sentence or two. */
  rows(entries: readonly { name: string; anchor: string; symbol: Constant }[]): string[] {
    return table(
      ['Name', 'Value', 'Meaning'],
      entries.map(({ name, anchor, symbol }) => {
        this.markup.where = { file: symbol.file, line: symbol.line };
        const { doc, annotation, value } = symbol;
        const url = this.sourceOf(symbol.ref);
        return [
          linkWithId(inlineCode(name), `#${anchor}`, anchor),
          value ? inlineCode(value) : annotation ? this.markup.type(unquotedType(annotation)) : '',
          [
            doc?.deprecated === undefined ? '' : ':deprecated[deprecated]',
            this.markup.prose([doc?.summary, doc?.body].filter(Boolean).join(' ')),
            url ? `[source](${url})` : '',
            ...this.historyOf(symbol.ref),
          ]
            .filter(Boolean)
            .join(' '),
        ];
      }),
    );
  }

  private badges(kind: string, { doc, isAsync }: Pick<ApiSymbol, 'doc' | 'isAsync'>, ref: string): string {
    const url = this.sourceOf(ref);
    return [
      `:kind[${isAsync ? `async ${kind}` : kind}]`,
      ...(doc?.scope ?? []).map((scope) => {
        const about = this.options.scopes?.[scope];
        return about ? `:scope[[${scope} scope](${about})]` : `:scope[${scope} scope]`;
      }),
      ...(doc?.deprecated !== undefined ? [':deprecated[deprecated]'] : []),
      ...(url ? [`[source](${url})`] : []),
      ...this.historyOf(ref),
    ].join(' ');
  }

  private historyOf(ref: string): readonly string[] {
    return this.options.history?.[ref] ?? [];
  }

  private sourceOf(ref: string): string | undefined {
    const { lines, sourceUrl } = this.options;
    const source =
      lines?.[ref] ?? (lines ? undefined : ([this.markup.where.file, this.markup.where.line] as const));
    return source && sourceUrl?.replace('{file}', source[0]).replace('{line}', String(source[1]));
  }

  private signatures(
    name: string,
    { signature, overloads = [] }: Pick<ApiSymbol, 'signature' | 'overloads'>,
  ): string[] {
    if (!signature) return [];
    const all = overloads.length > 0 ? overloads : [signature];
    const links = [...new Set(all.flatMap((one) => this.typeLinks(one)))];
    return [
      `\`\`\`python signature${links.join('')}`,
      ...all.map((one) => signatureLines(name, withoutQuotes(one))),
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
      return target ? [` link:${word}=${this.markup.href(target)}`] : [];
    });
  }

  private documentation(
    doc: Docstring | undefined,
    signature: Signature | undefined,
    raised: string[] = [],
  ): string[] {
    if (!doc) return [];
    const { markup } = this;
    return [
      ...(doc.deprecated === undefined
        ? []
        : admonition(
            'warning[Deprecated]',
            markup.prose(doc.deprecated) || 'Do not use it in new programs.',
          )),
      markup.prose(doc.summary),
      '',
      ...(doc.body ? [markup.prose(doc.body), ''] : []),
      ...this.parameters(doc.parameters ?? [], signature),
      ...this.described('Returns', doc.returns),
      ...this.described('Yields', doc.yields),
      ...this.described('Raises', [...(doc.raises ?? []), ...undocumented(raised, doc.raises)]),
      ...this.described('Attributes', doc.attributes),
      ...this.remarks(doc),
    ];
  }

  /** What a docstring says beside parameters and results. */
  remarks(doc: Docstring): string[] {
    const { markup } = this;
    return [
      ...(doc.notes ?? []).flatMap((text) => admonition('note', markup.prose(text))),
      ...(doc.warnings ?? []).flatMap((text) => admonition('warning', markup.prose(text))),
      ...(doc.sections ?? []).flatMap(({ title, text }) => [
        `**${markup.prose(title)}**`,
        '',
        markup.prose(text),
        '',
      ]),
      ...this.examples(doc),
      ...this.seeAlso(doc),
    ];
  }

  /** Names in a line; in a list where something is said about them. */
  private seeAlso({ seeAlso = [], seeAlsoTexts = {} }: Docstring): string[] {
    if (seeAlso.length === 0) return [];
    const links = seeAlso.map((name) => this.markup.code(name, true));
    if (Object.keys(seeAlsoTexts).length === 0) return [`**See also** ${links.join(', ')}.`, ''];
    const rows = seeAlso.map((name, at) => {
      const text = seeAlsoTexts[name];
      const row = text ? withLead(`${links[at]}:`, this.markup.prose(text)) : links[at];
      return `- ${row?.replaceAll('\n', '\n  ')}`;
    });
    return ['**See also**', '', ...rows, ''];
  }

  private examples(doc: Docstring): string[] {
    return (doc.examples ?? []).flatMap((text) => [
      text.includes('```') ? this.markup.prose(text) : `\`\`\`python\n${text}\n\`\`\``,
      '',
    ]);
  }

  /** Every parameter of the signature in its order, also one that the text does not mention. */
  private parameters(documented: readonly DescribedItem[], signature: Signature | undefined): string[] {
    if (documented.length === 0) return [];
    const parameters = (signature?.parameters ?? []).filter(
      ({ name }, index) => index > 0 || !/^(self|cls)$/.test(name),
    );
    const others = documented.filter(({ name }) => !parameters.some((parameter) => parameter.name === name));
    const rows = [
      ...parameters.map((parameter) => {
        const stars = { var_positional: '*', var_keyword: '**' }[parameter.kind as 'var_positional'] ?? '';
        const text = documented.find(({ name }) => name === parameter.name);
        return {
          name: `${stars}${parameter.name}`,
          type: parameter.annotation
            ? unquotedType(parameter.annotation)
            : text?.type && withoutDefault(text.type, parameter.default),
          value: parameter.default,
          text: text?.text ?? '',
        };
      }),
      ...others.map(({ name = '', type, text }) => ({ name, type, value: undefined, text })),
    ];
    return [
      '**Parameters**',
      '',
      '<dl>',
      ...rows.flatMap(({ name, type, value, text }) => [
        `<dt>${[
          name ? `\`${name}\`` : '',
          type ? `${name ? ': ' : ''}${this.markup.type(type)}` : '',
          value === undefined ? '' : ` = ${inlineCode(value)}`,
        ].join('')}</dt>`,
        `<dd>${oneLine(this.markup.prose(text))}</dd>`,
      ]),
      '</dl>',
      '',
    ];
  }

  private described(title: string, entries: readonly DescribedItem[] = []): string[] {
    if (entries.length === 0) return [];
    const texts = entries.map(({ name, type, text }) => {
      const head = [name ? this.markup.code(name, false) : '', type ? this.markup.type(type) : '']
        .filter(Boolean)
        .join(' ');
      if (!head) return this.markup.prose(text);
      return text ? withLead(`${head}:`, this.markup.prose(text)) : head;
    });
    return texts.length === 1 && isParagraph(texts[0] ?? '')
      ? [`**${title}** ${texts[0]}`, '']
      : [`**${title}**`, '', ...texts.map((text) => `- ${text.replaceAll('\n', '\n  ')}`), ''];
  }

  private bases({ bases = [], inherited = [] }: ApiSymbol): string[] {
    const shown = bases.filter((base) => !/^(object|ABC|Enum|IntEnum)$/.test(base));
    return [
      ...(shown.length > 0 ? [`**Base** ${shown.map((base) => this.markup.type(base)).join(', ')}`, ''] : []),
      ...inherited.flatMap(({ from, members }) => {
        const target = this.links.ofRef(from);
        if (!target) return [];
        const to = (name: string) => ({ ...target, anchor: `${target.anchor}.${name}` });
        const operator = members.find(operatorForm);
        const list = [
          ...members.filter((name) => !operatorForm(name)).map((name) => this.markup.link(to(name), name)),
          ...(operator ? [`[operators](${this.markup.href(to(operator))})`] : []),
        ];
        return [
          `**Inherited from** ${this.markup.link(target, from.split('.').at(-1) ?? from)}: ${list.join(', ')}`,
          '',
        ];
      }),
    ];
  }

  private enumMembers(path: string, { members = [] }: ApiSymbol): string[] {
    return table(
      ['Member', 'Value', 'Meaning'],
      members.map(({ name, value, doc }) => [
        linkWithId(inlineCode(name), `#${path}.${name}`, `${path}.${name}`),
        value ? inlineCode(value) : '',
        this.markup.prose(doc?.summary ?? ''),
      ]),
    );
  }

  private members(path: string, shownPath: string, { ref, file, ...symbol }: ApiSymbol): string[] {
    const described = shownMembers(symbol).filter((member) => !isInternal(member));
    const members = described.filter((member) => !isConstantRow(member));
    const constants = described.filter(isConstantRow);
    const internals = shownMembers(symbol).filter(isInternal);
    const operators = (symbol.members ?? []).filter(({ name }) => operatorForm(name));
    return [
      ...this.operators(path, operators),
      ...(members.length < membersListed
        ? []
        : [
            '**Members**',
            '',
            ...table(
              ['Member', 'What it is'],
              members.map((member) => [
                `[\`${member.name}\`](#${path}.${member.name})${bracketsOf(memberSignature(member))}`,
                this.markup.prose(member.doc?.summary ?? ''),
              ]),
            ),
          ]),
      ...(constants.length === 0 ? [] : ['**Constants**', '']),
      ...this.rows(
        constants.map((member) => ({
          name: member.name,
          anchor: `${path}.${member.name}`,
          symbol: { ...member, ref: `${ref}.${member.name}`, file },
        })),
      ),
      ...this.memberEntries(members, path, shownPath, { ref, file }),
      ...internalPart(
        'member',
        internals.length,
        this.memberEntries(internals, path, shownPath, { ref, file }),
      ),
    ];
  }

  private memberEntries(
    members: readonly ApiMember[],
    path: string,
    shownPath: string,
    { ref, file }: Pick<ApiSymbol, 'ref' | 'file'>,
  ): string[] {
    return members.flatMap((member) => {
      this.markup.where = { file, line: member.line };
      const isOfClass = member.kind === 'classmethod' || member.kind === 'staticmethod';
      const signature = memberSignature(member);
      return [
        `#### \`${member.name}\` ${headingId(`${path}.${member.name}`)}`,
        '',
        this.badges(member.kind, member, `${ref}.${member.name}`),
        '',
        ...(signature
          ? this.signatures(isOfClass ? `${shownPath}.${member.name}` : member.name, signature)
          : assignment(member.name, member)),
        ...this.documentation(member.doc, signature?.signature, member.raises),
      ];
    });
  }

  private operators(path: string, operators: readonly ApiMember[]): string[] {
    if (operators.length === 0) return [];
    return [
      '**Operators**',
      '',
      ...table(
        ['Operator', 'What it does'],
        operators.map(({ name, doc }) => [
          linkWithId(inlineCode(operatorForm(name) ?? name), `#${path}.${name}`, `${path}.${name}`),
          this.markup.prose([doc?.summary, doc?.body].filter(Boolean).join(' ')),
        ]),
      ),
    ];
  }
}

/**
 * The members of a class that have an entry. Attributes that only a constructor sets are not part of the interface, unless the
 * source documents them; operators are in a table.
 */
export function shownMembers({ members = [] }: Pick<ApiSymbol, 'members'>): ApiMember[] {
  return members.filter(
    ({ name, isInstance, doc, annotation }) => (!isInstance || doc || annotation) && !operatorForm(name),
  );
}

/** Whether a text is one paragraph, without a list or another block. */
function isParagraph(text: string): boolean {
  return !/\n *(\n|[-*+|>] ?|\d+[.)] |```|~~~|:::|\$\$)/.test(text);
}

/** A closed part with entries that programs do not call. */
export function internalPart(noun: string, count: number, entries: readonly string[]): string[] {
  if (count === 0) return [];
  const what = count === 1 ? `A ${noun}` : `${count} ${noun}s`;
  return [
    '<details>',
    `<summary>${what} that programs do not call</summary>`,
    '',
    ...entries,
    '</details>',
    '',
  ];
}

/** Whether an entry says no more than a row of a table has room for. */
export function isRow({
  kind,
  doc,
  annotation,
  value,
}: Pick<Constant, 'doc' | 'annotation' | 'value'> & { kind: string }): boolean {
  if (kind !== 'attribute' || (value ?? annotation ?? '').length > 60) return false;
  const { summary = '', body = '', scope, deprecated, ...others } = doc ?? {};
  const isShort = summary.length + body.length < 400 && !/\n|```/.test(body);
  return isShort && Object.values(others).every((part) => part === undefined || part.length === 0);
}

/** Whether a member is a constant of its class that needs no more than a row. */
function isConstantRow(member: ApiMember): boolean {
  return member.value !== undefined && isRow(member);
}

/** The parameters behind a name in a row: their names and, where there is room, their defaults. */
export function bracketsOf({ signature }: Pick<ApiSymbol, 'signature'> = {}): string {
  return signature ? inlineCode(shortSignature(signature)) : '';
}

/** The text of an entry's badge. A function that its docstring calls a decorator is one. */
export function badgeOf({ kind, value, doc }: ApiSymbol): string {
  if (kind === 'function')
    return /\bdecorator\b/i.test(doc?.summary ?? '') || /^Mark\b|^Turn\b/.test(doc?.summary ?? '')
      ? 'decorator'
      : 'function';
  if (kind === 'attribute') return value && /^[A-Z]\w*$/.test(value) ? 'alias' : 'constant';
  return kind;
}

function assignment(path: string, { annotation, value }: Pick<ApiSymbol, 'annotation' | 'value'>): string[] {
  if (annotation === undefined && value === undefined) return [];
  const text =
    path + (annotation ? `: ${unquotedType(annotation)}` : '') + (value === undefined ? '' : ` = ${value}`);
  return ['```python signature', text.length > 200 ? `${text.slice(0, 200)} …` : text, '```', ''];
}

/** The signature of a method as it is called, without the instance. */
function memberSignature(member: ApiMember): Pick<ApiSymbol, 'signature' | 'overloads'> | undefined {
  if (!member.signature) return undefined;
  const withoutSelf = (signature: Signature): Signature =>
    member.kind === 'staticmethod' ? signature : { ...signature, parameters: signature.parameters.slice(1) };
  return {
    signature: withoutSelf(member.signature),
    ...(member.overloads ? { overloads: member.overloads.map(withoutSelf) } : {}),
  };
}

function undocumented(raised: readonly string[], documented: readonly DescribedItem[] = []): DescribedItem[] {
  if (documented.length > 0) return [];
  return raised.map((type) => ({ type, text: '' }));
}
