import temml from 'temml';

/** What the parts of one docstring share while it is read. */
export type DocstringContext = {
  /** Addresses of `.. _name: address`, by name in lower case. */
  targets: ReadonlyMap<string, string>;
  /** Texts of `.. |name| replace:: text`, by name. */
  substitutions: ReadonlyMap<string, string>;
  /** Reports what a page cannot show as it was meant. */
  lose(what: string): void;
};

/** Targets and substitutions, wherever in a docstring they are defined. */
export function definitionsIn(lines: readonly string[]): Omit<DocstringContext, 'lose'> {
  const found = (pattern: RegExp, key: (name: string) => string) =>
    new Map(
      lines.flatMap((line): [string, string][] => {
        const [, name, value] = pattern.exec(line) ?? [];
        return name && value ? [[key(name), value]] : [];
      }),
    );
  return {
    targets: found(/^\s*\.\. _`?([^:`]+)`?:\s+(\S+)\s*$/, (name) => name.toLowerCase()),
    substitutions: found(/^\s*\.\. \|([^|]+)\| replace::\s+(.+)$/, (name) => name),
  };
}

/** reStructuredText within a paragraph, longest constructs first. A construct may go over the end of a line. */
const inlineConstructs = new RegExp(
  [
    // :role:`text`
    /(?<![\w`]):(?<role>[A-Za-z][\w+.-]*(?::[A-Za-z][\w+.-]*)*):`(?<roleText>(?:[^`\\]|\\[\s\S])+)`/,
    // ``literal``
    /(?<!`)``(?<literal>(?!`)[\s\S]*?[^`])``(?!`)/,
    // `text <address>`_, `text`_, `text`
    /(?<![\w`])(?<isTarget>_)?`(?<text>[^`\s](?:[^`]*[^`\s])?)`(?<isReference>__?(?!\w))?(?!`)/,
    // [1]_, [#name]_, [CIT2002]_
    /\[(?<note>\d+|[#*]|#?[A-Za-z][\w.-]*)\]_(?!\w)/,
    // |name|
    /\|(?<substitution>[^|\s`](?:[^|\n`]*[^|\s`])?)\|_?/,
    // name_
    /(?<![\w`\\.])(?<name>[A-Za-z][\w.-]*[A-Za-z0-9])__?(?![\w`])/,
    // $formula$, with a command, an index or a power
    /(?<![\\\w$])\$(?<tex>[^\s$](?:[^$\n]*[\\^_][^$\n]*)?[^\s$])\$(?![\w$])/,
    // $n - 1$: a variable, numbers, short names of functions and signs, but no words of a text between two prices
    /(?<![\\\w$])\$(?=[^$\n]*(?<![A-Za-z])[A-Za-z](?![A-Za-z]))(?!\s)(?<plainTex>(?:[A-Za-z]{1,3}(?![A-Za-z])|[\d ,.;:()[\]{}|+\-*/=<>!'])+)(?<!\s)\$(?![\w$])/,
    // An escaped space is nothing, a dollar sign begins no formula.
    /\\(?<blank>[ \n])/,
    /(?<!\\)(?<dollar>\$)/,
  ]
    .map(({ source }) => source)
    .join('|'),
  'g',
);

/** Markdown of a paragraph: roles and literals become code, formulas `$…$`, references links; a literal `$` is `\$`. */
export function inlineMarkdown(text: string, context: DocstringContext): string {
  return text.replace(inlineConstructs, (all: string, ...rest) => {
    const found = rest.at(-1) as Record<string, string | undefined>;
    if (found.role) return roleText(found.role, withoutLineEnds(found.roleText ?? ''), context);
    if (found.literal !== undefined) return codeSpan(withoutLineEnds(found.literal));
    if (found.text !== undefined) {
      if (found.isTarget) return found.text;
      return found.isReference ? reference(found.text, context) : codeSpan(withoutLineEnds(found.text));
    }
    if (found.note) return `\\[${found.note.replace(/^#(?=.)/, '')}]`;
    if (found.substitution) {
      const value = context.substitutions.get(found.substitution);
      return value === undefined ? all.replaceAll('$', '\\$') : inlineMarkdown(value, context);
    }
    if (found.name) {
      const target = context.targets.get(found.name.toLowerCase());
      return target ? `[${found.name}](${target})` : all;
    }
    if (found.tex) return isFormula(found.tex) && /[\\^_]/.test(found.tex) ? all : all.replaceAll('$', '\\$');
    if (found.plainTex) return isFormula(found.plainTex) ? all : all.replaceAll('$', '\\$');
    if (found.blank) return found.blank === '\n' ? '\\\n' : '';
    return '\\$';
  });
}

/** A text as code, between more backticks than are in it. */
export function codeSpan(text: string): string {
  const runs = (text.match(/`+/g) ?? []).map(({ length }) => length);
  let length = 1;
  while (runs.includes(length)) length++;
  const ticks = '`'.repeat(length);
  return runs.length > 0 ? `${ticks} ${text} ${ticks}` : `${ticks}${text}${ticks}`;
}

/** The text of a type: without roles, backticks and links. */
export function typeText(text: string): string {
  return withoutLineEnds(text)
    .replace(/:[\w:]+:`~?!?([^`<]*?)(?:\s*<[^>`]*>)?`/g, '$1')
    .replace(/`+~?([^`]*)`+_*/g, '$1')
    .replace(/\\([*_|])/g, '$1')
    .trim();
}

/** A formula with the commands that can be drawn in place of those that cannot. */
export function knownTex(tex: string): string {
  return tex
    .trim()
    .replace(/\\mbox\b/g, '\\text')
    .replace(/\\label\{[^}]*\}/g, '');
}

/** Whether a formula can be drawn. */
export function isFormula(tex: string): boolean {
  try {
    temml.renderToString(tex, { throwOnError: true });
    return true;
  } catch {
    return false;
  }
}

/** Roles of words, not of names. */
const wordRoles =
  /^(abbr|dfn|doc|eq|guilabel|keyword|menuselection|numref|ref|term|title|title-reference|token|t)$/;
const nameRoles =
  /^(any|attr|class|cls|cmd|code|command|const|data|enum|envvar|exc|file|func|function|guid|kbd|literal|macro|makevar|meth|method|mimetype|mod|module|obj|option|program|property|regexp|samp|type|user|var)$/;

function roleText(role: string, content: string, context: DocstringContext): string {
  const kind = role.split(':').at(-1)?.toLowerCase() ?? '';
  const [, title, target = ''] = /^([\s\S]*?)\s*<([^<>]+)>$/.exec(content) ?? [];
  switch (kind) {
    case 'math':
      return formulaMarkup(content, context);
    case 'pep':
    case 'rfc':
      return standard(kind, title, target || content);
    case 'emphasis':
      return `*${content}*`;
    case 'strong':
      return `**${content}**`;
    case 'sub':
      return formulaMarkup(`_{\\text{${content}}}`, context);
    case 'sup':
      return formulaMarkup(`^{\\text{${content}}}`, context);
  }
  if (wordRoles.test(kind)) {
    const words = title || content.replace(/^[~!]/, '');
    return /^[\w./-]*[_./-][\w./-]*$/.test(words) ? codeSpan(words) : inlineMarkdown(words, context);
  }
  if (!nameRoles.test(kind)) context.lose(`unknown role ":${role}:"`);
  const name = (target || content).replace(/^[~!]+/, '');
  if (!title || name.endsWith(title.replace(/\(\)$/, ''))) return codeSpan(name);
  return `${/^[\w.()]+$/.test(title) ? codeSpan(title) : title} (${codeSpan(name)})`;
}

function formulaMarkup(tex: string, { lose }: DocstringContext): string {
  const flat = knownTex(tex);
  if (!flat.includes('$') && isFormula(flat)) return `$${flat}$`;
  lose(`formula "${flat}" that cannot be drawn`);
  return codeSpan(flat);
}

/** `:pep:`484``, `:rfc:`2109#section-3``: a link to the document. */
function standard(kind: 'pep' | 'rfc', title: string | undefined, target: string): string {
  const [number = '', anchor] = target.split('#');
  const hash = anchor ? `#${anchor}` : '';
  const address =
    kind === 'pep'
      ? `https://peps.python.org/pep-${number.padStart(4, '0')}/${hash}`
      : `https://www.rfc-editor.org/rfc/rfc${number}${hash}`;
  return `[${title || `${kind.toUpperCase()} ${number}`}](${address})`;
}

function reference(text: string, { targets }: DocstringContext): string {
  const [, title, address = ''] = /^([\s\S]*?)\s*<([^<>]+)>$/.exec(text) ?? [];
  const target = title === undefined ? targets.get(withoutLineEnds(text).toLowerCase()) : address;
  const words = withoutLineEnds(title || address || text);
  if (!target) return words;
  const known = targets.get(target.replace(/_$/, '').toLowerCase()) ?? target.replace(/\s+/g, '');
  return /^(https?:\/\/|mailto:|#)/.test(known) ? `[${words}](${known})` : `${words} (${codeSpan(known)})`;
}

function withoutLineEnds(text: string): string {
  return text.replace(/\s*\n\s*/g, ' ');
}
