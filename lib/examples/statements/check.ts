import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { contentRoot } from '../../site/content-root.ts';
import { type Problem, problem } from '../../site/problem.ts';
import { compareWithRecord, lineOfMessage } from '../records/check.ts';
import type { ProgramRecord } from '../records/records.ts';
import type { Statement } from './cells.ts';

/** What is left out of a quotation. */
const leftOut = /\s*…\s*/;

/**
 * Compares statements with the pages that they are quoted from.
 * @param textOf the source of a page in a version; none where the version does not have it
 */
export function quoteProblems(
  statements: readonly Statement[],
  textOf: (page: string, version: string) => string | undefined = docsText,
): Problem[] {
  const texts = new Map<string, string | undefined>();
  return statements.flatMap(({ page, quote, where, program: { version } }) => {
    const name = `${version}/${page}`;
    if (!texts.has(name)) {
      const source = textOf(page, version);
      texts.set(name, source === undefined ? undefined : comparable(source));
    }
    const text = texts.get(name);
    if (text === undefined)
      return [
        problem({
          where,
          what: `${version} has no page ${page}`,
          fix: 'Name the versions that have it in a line "# versions: …" after the quotation.',
        }),
      ];
    if (isQuoted(quote, text)) return [];
    const near = nearestSentence(comparable(quote), text);
    return [
      problem({
        where,
        what: `the page ${page} of ${version} does not say "${quote}"`,
        fix: `Quote it again, and see that the program still tries it.${near ? ` The page says: ${near}` : ''}`,
      }),
    ];
  });
}

/** Compares a statement with what became of its program. */
export function statementProblems(statement: Statement, record: ProgramRecord | undefined): Problem[] {
  const { where, raises, program } = statement;
  const { version } = program;
  if (!record)
    return [
      problem({
        where,
        what: `not tried with ${version}`,
        fix: `Run it: npm run examples:record -- --python PYTHON --version ${version}`,
      }),
    ];
  const { error, needs } = record;
  if (needs)
    return [
      problem({
        where,
        what: `not tried with ${version}, because it needs ${needs}`,
        fix: 'A statement is tried on a CPU: change its program, or delete it.',
      }),
    ];
  if (error && !raises)
    return [
      problem({
        where: `${program.file}:${program.codeLines[(error.line ?? 0) - 1] ?? where.split(':').at(-1)}`,
        what: `with ${version} the program fails: ${error.type}: ${lineOfMessage(error.message)}`,
        fix: 'The statement is wrong, or the program does not try it. Correct the page in every version and language.',
      }),
    ];
  if (
    raises &&
    !(
      error &&
      error.type.split('.').at(-1) === raises.type &&
      isQuoted(raises.message, comparable(error.message))
    )
  )
    return [
      problem({
        where,
        what: `with ${version} the program does not raise ${raises.type}: ${raises.message}`,
        fix: error ? `It raises ${error.type}: ${lineOfMessage(error.message)}` : 'It runs to its end.',
      }),
    ];
  return compareWithRecord(program, record).problems;
}

/** The words of a text, as they are compared: without markup, and with a space between them. */
export function comparable(source: string): string {
  return source
    .replace(/\[([^\]]*)\]\([^)]*\)/g, '$1')
    .replace(/\\([{}<>*_`])/g, '$1')
    .replace(/[`*]/g, '')
    .replace(/[\s|]+/g, ' ')
    .trim();
}

/** Whether a text has the parts of a quotation in their order. */
function isQuoted(quote: string, text: string): boolean {
  let from = 0;
  return quote.split(leftOut).every((part) => {
    const words = comparable(part);
    const at = text.indexOf(words, from);
    from = at + words.length;
    return at >= 0;
  });
}

/** The sentence of a text that has most words of the quotation; none where that is less than half of them. */
function nearestSentence(quote: string, text: string): string | undefined {
  const words = new Set(quote.split(' '));
  let best: { sentence: string; share: number } | undefined;
  for (const sentence of text.split(/(?<=[.:!?]) /)) {
    const parts = new Set(sentence.split(' '));
    const common = [...words].filter((word) => parts.has(word)).length;
    const share = common / Math.max(words.size, parts.size);
    if (share > (best?.share ?? 0)) best = { sentence, share };
  }
  return best && best.share >= 0.5 ? best.sentence : undefined;
}

function docsText(page: string, version: string): string | undefined {
  const file = join(contentRoot, 'en', 'docs', version, `${page}.mdx`);
  return existsSync(file) ? readFileSync(file, 'utf8') : undefined;
}
