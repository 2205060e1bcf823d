import type { Code, Root } from 'mdast';
import { bundledLanguages, isSpecialLang } from 'shiki';
import { visit } from 'unist-util-visit';
import { flagNames } from '../../../mdx/transforms/code-meta.ts';
import { code } from '../../../site/constants.ts';
import type { TextContext } from '../context.ts';
import type { Draft, Edit } from '../draft.ts';
import { rangeOf, sourceOf } from '../syntax.ts';
import { highlightComment, highlightComments } from './highlight-comments.ts';

/** Words of other sites behind a language, and the option that says the same here. */
const options: Record<string, string> = { 'known-error': 'expect-error' };

/** Names of languages that Shiki does not have, and the ones that it has. */
const languages: Record<string, string> = {
  plaintext: 'text',
  plain: 'text',
  txt: 'text',
  none: 'text',
  output: 'text',
  shell: 'shell',
  python3: 'python',
  'c++': 'cpp',
};

/** The line of a fence → language and options that the site knows. Words that it does not know are reported. */
export function codeBlocks(
  draft: Draft,
  tree: Root,
  { defaultLanguage }: Pick<TextContext, 'defaultLanguage'>,
): void {
  const edits: Edit[] = [];
  visit(tree, 'code', (node) => {
    const marked = highlightComments(node, draft);
    edits.push(...fence(node, draft, defaultLanguage, marked.ranges), ...marked.edits);
  });
  draft.apply(edits);
}

function fence(node: Code, draft: Draft, defaultLanguage: string, marked: readonly string[]): Edit[] {
  const { start } = rangeOf(node);
  const [line = ''] = sourceOf(draft.text, node).split('\n');
  const [, signs = '', info = ''] = /^(`{3,}|~{3,})(.*)$/.exec(line) ?? [];
  if (!signs) return [];
  // ```python{1} and ```js:title are a language with options to other programs.
  const [, name = '', rest = ''] = /^\s*([^\s{:]*)(.*)$/.exec(info) ?? [];
  const language = name ? languageOf(name, node, draft) : unnamed(defaultLanguage, rest, node, draft);
  const given = optionsOf(rest.replace(/^:/, ' '), node, draft);
  const meta = withLines(given, marked);
  const written = [language, ...meta].join(' ').trimEnd();
  if (written === info.trim()) return [];
  return [{ start: start + signs.length, end: start + line.length, text: written }];
}

/** A block without a language is Python here, and what the settings say in the source. */
function unnamed(defaultLanguage: string, rest: string, node: Code, draft: Draft): string {
  if (isCommands(node.value)) {
    draft.note('changed', rangeOf(node).start, 'code block of commands without a language is "shell" now');
    return 'shell';
  }
  if (defaultLanguage === code.defaultLanguage && !rest.trim()) return '';
  draft.note('changed', rangeOf(node).start, `code block without a language is "${defaultLanguage}" now`);
  return defaultLanguage;
}

/** Programs that readers call in a shell. */
const programs =
  'apt|apt-get|brew|cat|cd|choco|cmake|conda|cp|curl|export|git|ls|make|mkdir|ninja|npm|npx|pip|pip3|pre-commit|python|python3|rm|sudo|wget|yarn';
const command = new RegExp(`^\\s*(?:\\$ )?(?:(?:${programs})(?:\\s+[^=\\s(]\\S*|$)|\\./\\S+)`);

/** Whether each line is a command, the continuation of one, or a comment. */
function isCommands(text: string): boolean {
  const lines = text
    .replace(/\\\n/g, ' ')
    .split('\n')
    .filter((line) => line.trim());
  const commands = lines.filter((line) => !line.trim().startsWith('#'));
  return commands.length > 0 && commands.every((line) => command.test(line));
}

function languageOf(name: string, node: Code, draft: Draft): string {
  const { start } = rangeOf(node);
  const isKnown = (one: string) => Object.hasOwn(bundledLanguages, one) || isSpecialLang(one);
  if (isKnown(name)) return name;
  const other = languages[name.toLowerCase()] ?? name.toLowerCase();
  if (isKnown(other)) {
    draft.note('changed', start, `language "${name}" of a code block written as "${other}"`);
    return other;
  }
  draft.note(
    'decide',
    start,
    `language "${name}" of a code block is unknown; it is "text" now`,
    'Name one that Shiki has.',
  );
  return 'text';
}

/** Options in their order: highlighted lines, a title in quotes, flags. */
function optionsOf(rest: string, node: Code, draft: Draft): string[] {
  const { start } = rangeOf(node);
  const count = node.value.split('\n').filter((line) => !highlightComment.test(line)).length;
  return [...rest.matchAll(/\{[^}]*\}|[\w-]+=(?:"[^"]*"|'[^']*'|\S+)|\S+/g)].flatMap(([word]) => {
    if (word.startsWith('{')) return linesOf(word, count, start, draft);
    const title = /^title=(?:"([^"]*)"|'([^']*)'|(\S+))$/.exec(word);
    if (title) {
      const text = `title="${title[1] ?? title[2] ?? title[3]}"`;
      if (text !== word) draft.note('changed', start, 'title of a code block put in quotes');
      return text;
    }
    if (flagNames.includes(word) || /^version=/.test(word)) return word;
    const option = options[word];
    draft.note(
      'changed',
      start,
      `"${word.replace(/[:=].*/, '')}" behind the language of a code block ${option ? `written as "${option}"` : 'removed'}`,
    );
    return option ?? [];
  });
}

/** Options with further lines to highlight. */
function withLines(options: readonly string[], ranges: readonly string[]): string[] {
  if (ranges.length === 0) return [...options];
  const stated =
    options
      .find((one) => one.startsWith('{'))
      ?.slice(1, -1)
      .split(',') ?? [];
  const others = options.filter((one) => !one.startsWith('{'));
  return [`{${[...new Set([...stated, ...ranges])].join(',')}}`, ...others];
}

/** `{1,3-5}`, without lines that the block does not have. */
function linesOf(word: string, count: number, at: number, draft: Draft): string[] {
  const ranges = word
    .slice(1, -1)
    .split(',')
    .map((one) => one.trim());
  const right = ranges.filter((one) => {
    const [, first = '', last = first] = /^(\d{1,9})(?:\s*-\s*(\d{1,9}))?$/.exec(one) ?? [];
    return first !== '' && Number(first) >= 1 && Number(first) <= Number(last) && Number(last) <= count;
  });
  if (right.length === ranges.length) return [word];
  draft.note(
    'decide',
    at,
    `lines ${word} are not all in the code block, which has ${count}`,
    'Name lines that it has: {3,5-7}.',
  );
  return right.length > 0 ? [`{${right.join(',')}}`] : [];
}
