import { codeSpan, type DocstringContext, inlineMarkdown, isFormula, knownTex } from './inline.ts';
import { fenced, trimBlank, withLead } from './lines.ts';

/** `.. name:: argument`, and the lines below it without their indentation. */
export type Directive = { name: string; argument: string; body: string[] };

/** Reads the text of a directive; docstringMarkdown, which reads directives. */
type DirectiveReader = (lines: readonly string[], context: DocstringContext) => string;

/** Admonitions of reStructuredText by the site's kind and, where it says something else, title. */
const admonitions: Readonly<Record<string, { kind: string; title?: string }>> = {
  note: { kind: 'note' },
  tip: { kind: 'tip' },
  hint: { kind: 'tip', title: 'Hint' },
  important: { kind: 'info', title: 'Important' },
  attention: { kind: 'warning', title: 'Attention' },
  warning: { kind: 'warning' },
  caution: { kind: 'caution' },
  error: { kind: 'danger', title: 'Error' },
  danger: { kind: 'danger' },
  seealso: { kind: 'info', title: 'See also' },
  todo: { kind: 'note', title: 'To do' },
};

const changeTitles: Readonly<Record<string, string>> = {
  versionadded: 'New in version',
  versionchanged: 'Changed in version',
  versionremoved: 'Removed in version',
  deprecated: 'Deprecated since version',
};

const codeDirectives =
  /^(code|code-block|sourcecode|doctest|testcode|testsetup|testcleanup|testoutput|ipython|plot|parsed-literal|productionlist|highlight|prompt)$/;
/** Headings and boxes whose text is shown as it is. */
const containers =
  /^(compound|container|epigraph|highlights|pull-quote|only|ifconfig|centered|hlist|class|rst-class|tab|tabs|grid|dropdown|details)$/;
/** Entries of Sphinx: a name, and a text about it. */
const entries =
  /^(?:py:)?(auto)?(attribute|class|data|decorator|envvar|exception|function|method|module|option|property|staticmethod|classmethod)$/;
/** What tells Sphinx something and a reader nothing. */
const silentDirectives =
  /^(currentmodule|py:currentmodule|default-role|index|meta|role|tabularcolumns|sectnum|module|py:module|contents)$/;

/** The languages of blocks by the names that reStructuredText has for them; any other is shown without colours. */
const languages: Readonly<Record<string, string>> = {
  '': 'python',
  python: 'python',
  python3: 'python',
  py: 'python',
  pycon: 'python',
  pycon3: 'python',
  default: 'python',
  ipython: 'python',
  ipython3: 'python',
  bash: 'bash',
  sh: 'bash',
  shell: 'bash',
  console: 'bash',
  'shell-session': 'bash',
  json: 'json',
  yaml: 'yaml',
  toml: 'toml',
  ini: 'ini',
  c: 'c',
  cpp: 'cpp',
  'c++': 'cpp',
  html: 'html',
  xml: 'xml',
  javascript: 'javascript',
  js: 'javascript',
  sql: 'sql',
};

/** The Markdown of a directive. What has no form on a page is reported, and its text is shown. */
export function directiveMarkdown(
  directive: Directive,
  context: DocstringContext,
  read: DirectiveReader,
): string[] {
  const name = directive.name.toLowerCase();
  const { argument } = directive;
  const body = withoutOptions(directive.body);
  const text = () => read([argument, ...body], context).split('\n');
  if (name === 'math') return formulas([argument, ...body], context);
  if (changeTitles[name]) return versionChange(changeTitles[name], argument, body, context, read);
  if (admonitions[name]) return admonitionLines(admonitions[name], text());
  if (name === 'admonition')
    return admonitionLines(
      { kind: 'note', title: inlineMarkdown(argument, context) },
      read(body, context).split('\n'),
    );
  if (codeDirectives.test(name)) return codeBlock(name, argument, body);
  if (silentDirectives.test(name)) return [];
  if (containers.test(name)) return read(name === 'centered' ? [argument] : body, context).split('\n');
  if (/^(rubric|topic|sidebar|table)$/.test(name))
    return [`**${argument}**`, '', ...read(body, context).split('\n')];
  if (/^(module|section|code)author$/.test(name)) return [`**Author** ${argument}`];
  if (name === 'autosummary')
    return trimBlank(body).map((line) => `- ${codeSpan(line.trim().replace(/^~/, ''))}`);
  if (entries.test(name)) return [`**${codeSpan(argument)}**`, '', ...read(body, context).split('\n')];
  context.lose(`directive ".. ${directive.name}::"`);
  const rest = trimBlank(body);
  const head = argument ? [codeSpan(`${directive.name}: ${argument}`)] : [];
  return rest.length > 0 ? [...head, '', ...fenced('text', rest)] : head;
}

/** The lines below the options, `:name: value`, that a directive may begin with. */
function withoutOptions(lines: readonly string[]): string[] {
  const first = lines.findIndex((line) => !/^:[\w-]+:(\s|$)/.test(line));
  return first < 0 ? [] : lines.slice(first);
}

/** Formulas are separated by blank lines. */
function formulas(lines: readonly string[], context: DocstringContext): string[] {
  const parts = lines
    .join('\n')
    .split(/\n\s*\n/)
    .map(knownTex);
  return parts.filter(Boolean).flatMap((part, at) => {
    const gap = at > 0 ? [''] : [];
    const hasRows = /\\\\|(?<!\\)&/.test(part) && !/\\begin\{/.test(part);
    const tex = hasRows ? `\\begin{aligned}\n${part}\n\\end{aligned}` : part;
    if (!tex.includes('$') && isFormula(tex))
      return [...gap, '$$', ...tex.split('\n').map((line) => line.trim()), '$$'];
    context.lose(`formula "${part.split('\n')[0]}" that cannot be drawn`);
    return [...gap, ...fenced('text', part.split('\n'))];
  });
}

/** `.. versionadded:: 1.2`, with or without a text. */
function versionChange(
  title: string,
  argument: string,
  body: readonly string[],
  context: DocstringContext,
  read: DirectiveReader,
): string[] {
  const [, version = '', rest = ''] = /^v?(\d\S*?)[.,:]?(?:\s+(.*))?$/.exec(argument) ?? [
    undefined,
    '',
    argument,
  ];
  const text = read([rest, ...body], context);
  const head = `**${version ? `${title} ${version}` : title.replace(/ version$/, '')}**`;
  return (text ? withLead(`${head}:`, text) : `${head}.`).split('\n');
}

function admonitionLines(
  { kind, title }: { kind: string; title?: string },
  text: readonly string[],
): string[] {
  return [`:::${kind}${title ? `[${title}]` : ''}`, '', ...text, '', ':::'];
}

function codeBlock(name: string, argument: string, body: readonly string[]): string[] {
  const lines = trimBlank([...body]);
  const language = /^(parsed-literal|productionlist|testoutput)$/.test(name)
    ? 'text'
    : /^code|^sourcecode/.test(name)
      ? (languages[argument.trim().toLowerCase()] ?? 'text')
      : name === 'prompt'
        ? 'bash'
        : 'python';
  return lines.length > 0 ? fenced(language, lines) : [];
}
