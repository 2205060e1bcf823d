import { type Problem, problem } from '../site/problem.ts';
import { sectionTexts } from './freshness.ts';

/** What a text is made of beside its words, which a translation keeps. */
type Structure = {
  blocks: { options: string; code: string; line: number }[];
  headings: { id: string; line: number }[];
  links: string[];
  rows: number;
  directives: string[];
};

/**
 * Where a translation is built differently from its English text: other code, apart from comments; other options of a block; sections with
 * other ids or in another order; links that are missing or new; another number of rows of tables; other directives; or a section that
 * nobody has translated.
 * @param file the translation, for messages
 */
export function structureProblems(english: string, translated: string, file: string): Problem[] {
  const [now, own] = [structureOf(english), structureOf(translated)];
  return [
    ...blockProblems(now, own, file),
    ...headingProblems(now, own, file),
    ...listProblems(now.links, own.links, (link) => `link to ${link}`, file),
    ...listProblems(now.directives, own.directives, (name) => `:::${name}`, file),
    ...(now.rows === own.rows
      ? []
      : [differs(`${file}:1`, `${own.rows} rows of tables, and the English text has ${now.rows}`)]),
    ...copiedSections(english, translated).map((heading) =>
      differs(`${file}:1`, `the section "${heading}" is in English`, 'Translate it, or leave it out.'),
    ),
  ];
}

/** The same for one section of both texts. */
export function sectionProblems(english: string, translated: string, id: string, file: string): Problem[] {
  const [now, own] = [english, translated].map((source) => sectionTexts(source).find((one) => one.id === id));
  // Blank lines in place of what is above the section, so that lines are those of the file.
  const above = '\n'.repeat((own?.line ?? 1) - 1);
  return structureProblems(now?.text ?? '', above + (own?.text ?? ''), file);
}

const commentMarks: Readonly<Record<string, string>> = {
  python: '#',
  py: '#',
  bash: '#',
  sh: '#',
  powershell: '#',
  cmake: '#',
  yaml: '#',
  toml: '#',
  cpp: '//',
  c: '//',
};

function structureOf(source: string): Structure {
  const lines = source.replace(/\r\n?/g, '\n').split('\n');
  const structure: Structure = { blocks: [], headings: [], links: [], rows: 0, directives: [] };
  const ids = sectionTexts(source).map(({ id }) => id);
  let fence: { mark: string; options: string; code: string[]; line: number } | undefined;
  for (const [at, line] of lines.entries()) {
    const [, mark = '', rest = ''] = /^\s*(`{3,}|~{3,})(.*)$/.exec(line) ?? [];
    if (fence) {
      if (mark.startsWith(fence.mark) && rest.trim() === '') {
        structure.blocks.push({
          options: fence.options,
          code: withoutComments(fence.code, fence.options),
          line: fence.line,
        });
        fence = undefined;
      } else fence.code.push(line);
    } else if (mark) fence = { mark, options: rest.trim(), code: [], line: at + 1 };
    else {
      if (/^#{2,6}\s/.test(line))
        structure.headings.push({ id: ids[structure.headings.length + 1] ?? '', line: at + 1 });
      if (/^\s*\|/.test(line)) structure.rows += 1;
      const directive = /^:::(\w+)/.exec(line)?.[1];
      if (directive) structure.directives.push(directive);
    }
  }
  // A link may go over two lines.
  const prose = withoutBlocks(lines).join('\n');
  structure.links = [...prose.matchAll(/\]\(([^)\s]+)/g)].map(([, target = '']) => target).sort();
  return structure;
}

function withoutBlocks(lines: readonly string[]): string[] {
  let open = '';
  return lines.filter((line) => {
    const mark = /^\s*(`{3,}|~{3,})/.exec(line)?.[1] ?? '';
    if (!open) {
      open = mark;
      return !mark;
    }
    if (mark.startsWith(open) && line.trim() === mark) open = '';
    return false;
  });
}

/** The lines of a block up to a comment; the titles of programs are not among its options that count. */
function withoutComments(code: readonly string[], options: string): string {
  const mark = commentMarks[options.split(/[\s{]/)[0] || 'python'];
  return code
    .map((line) => (mark && line.includes(mark) ? line.slice(0, line.indexOf(mark)) : line).trimEnd())
    .join('\n');
}

function blockProblems({ blocks: english }: Structure, { blocks: own }: Structure, file: string): Problem[] {
  if (english.length !== own.length)
    return [differs(`${file}:1`, `${own.length} blocks of code, and the English text has ${english.length}`)];
  // The name of a file stays; other titles, such as "app.py, part 1 of 2", may be translated.
  const withoutTitle = (options: string) => options.replace(/\s*title="(?![\w./-]+\.\w+")[^"]*"/, '');
  return own.flatMap(({ options, code, line }, at) => {
    const original = english[at];
    const where = `${file}:${line}`;
    if (!original) return [];
    if (withoutTitle(options) !== withoutTitle(original.options))
      return [differs(where, `options of code "${options}", and the English text has "${original.options}"`)];
    return code === original.code
      ? []
      : [
          differs(
            where,
            'code differs from the English text',
            'Only comments and the title may be translated.',
          ),
        ];
  });
}

function headingProblems(
  { headings: english }: Structure,
  { headings: own }: Structure,
  file: string,
): Problem[] {
  const at = english.findIndex(({ id }, position) => id !== own[position]?.id);
  if (at < 0 && english.length === own.length) return [];
  const [expected, found] = [english[at < 0 ? english.length : at], own[at < 0 ? english.length : at]];
  const what = found
    ? `the section #${found.id} stands where the English text has ${expected ? `#${expected.id}` : 'none'}`
    : `the section #${expected?.id} is missing`;
  return [
    differs(`${file}:${found?.line ?? 1}`, what, 'Keep the order and the ids of the headings: ## … [#id].'),
  ];
}

/** What one sorted list has more of than the other. */
function listProblems(
  english: readonly string[],
  own: readonly string[],
  name: (item: string) => string,
  file: string,
): Problem[] {
  const count = (list: readonly string[], item: string) => list.filter((one) => one === item).length;
  return [...new Set([...english, ...own])].flatMap((item) => {
    const [expected, found] = [count(english, item), count(own, item)];
    if (expected === found) return [];
    return [differs(`${file}:1`, `${name(item)}: ${found} times, and in the English text ${expected} times`)];
  });
}

/** Headings of the sections whose words are those of the English text; sections of code and numbers do not count. */
function copiedSections(english: string, translated: string): string[] {
  const originals = new Map(sectionTexts(english).map(({ id, text }) => [id, text]));
  return sectionTexts(translated).flatMap(({ id, heading, text }) => {
    const original = originals.get(id);
    const words =
      withoutBlocks((original ?? '').split('\n'))
        .join(' ')
        .match(/[a-z]{3,}/gi) ?? [];
    return original === text && words.length > leastWords ? [heading || 'before the first heading'] : [];
  });
}

/** A section with fewer words may be the same in two languages. */
const leastWords = 12;

function differs(where: string, what: string, fix = 'Compare it with the English text.'): Problem {
  return problem({ where, what, fix });
}
