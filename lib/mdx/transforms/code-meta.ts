import { didYouMean } from '../../site/problem.ts';

/** What follows the language of a fence: ```python title="ramp.py" {5,9-10} expect-error */
export type CodeMeta = { title?: string; lines: number[]; flags: string[] };

/**
 * Reads the meta of a fence. Line ranges (`1,3-5`) follow docs/spec.md 3.7; what is not a range of lines that exist
 * (reversed, zero, beyond the end, other characters) is left out, so that no input takes long.
 */
export function readMeta(meta: string, lineCount: number): CodeMeta {
  const title = /(?:^|\s)title=(?:"([^"]*)"|'([^']*)')/.exec(meta);
  const ranges = /\{([^}]*)\}/.exec(meta)?.[1] ?? '';
  const rest = meta.replace(/title=("[^"]*"|'[^']*')/, '').replace(/\{[^}]*\}/, '');
  const name = title?.[1] ?? title?.[2];
  return {
    ...(name ? { title: name } : {}),
    lines: highlightedLines(ranges, lineCount),
    flags: rest.split(/\s+/).filter(Boolean),
  };
}

function highlightedLines(ranges: string, lineCount: number): number[] {
  const lines = new Set<number>();
  for (const part of ranges.split(',')) {
    const [, first = '', last = first] = /^\s*([0-9]{1,9})(?:\s*-\s*([0-9]{1,9}))?\s*$/.exec(part) ?? [];
    const end = Math.min(Number(last), lineCount);
    for (let line = Math.max(1, Number(first)); first && line <= end; line++) lines.add(line);
  }
  return [...lines].sort((a, b) => a - b);
}

/** Options of a block as a whole: code that is meant to be wrong, what a program prints, a signature of the API reference. */
export const flagNames = ['expect-error', 'output', 'signature'];

/** What in the meta has no effect: lines that do not exist, a title without quotes, unknown options. */
export function metaProblems(meta: string, lineCount: number): { what: string; fix: string }[] {
  const problems: { what: string; fix: string }[] = [];
  const rest = meta
    .replace(/(^|\s)title=("[^"]*"|'[^']*')/, '')
    .replace(/(^|\s)link:\S+=\S+/g, '')
    .replace(/\{([^}]*)\}/, (_, ranges: string) => {
      for (const part of ranges.split(',').map((word) => word.trim())) {
        const fix = `The block has ${lineCount === 1 ? 'one line' : `lines 1 to ${lineCount}`}; write them like {1,3-5}.`;
        if (!isRange(part, lineCount))
          problems.push({ what: `invalid line range {${part}} of a code block`, fix });
      }
      return '';
    });
  for (const word of rest
    .split(/\s+/)
    .filter((flag) => flag && !flagNames.includes(flag) && !isVersionFlag(flag)))
    problems.push({ what: `unknown option "${word}" of a code block`, fix: optionFix(word) });
  return problems;
}

/** `version=v1.5.0`: the code is for another version than the text, against which the examples are checked. */
function isVersionFlag(flag: string): boolean {
  return /^version=[\w.-]+$/.test(flag);
}

function isRange(part: string, lineCount: number): boolean {
  const [, first = '', last = first] = /^([0-9]{1,9})(?:\s*-\s*([0-9]{1,9}))?$/.exec(part) ?? [];
  return first !== '' && Number(first) >= 1 && Number(first) <= Number(last) && Number(last) <= lineCount;
}

function optionFix(word: string): string {
  if (word.startsWith('title=')) return 'Put the title in quotes: title="a.py".';
  if (/[{}]/.test(word)) return 'Put the lines in braces: {1,3-5}.';
  return `Use title="…", {lines}, ${flagNames.slice(0, -1).join(', ')} or ${flagNames.at(-1)}.${didYouMean(word, flagNames)}`;
}
