import { readdirSync, readFileSync } from 'node:fs';
import { posix } from 'node:path';
import { describe, expect, test } from 'vitest';

/** docs/files.md says of every file of code and style what it is for. */

const list = 'docs/files.md';
const folders = ['app', 'components', 'lib', 'scripts'];

const files = folders.flatMap((folder) =>
  readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .map((name) => posix.join(folder, name))
    .filter((file) => /\.(?:ts|tsx|mjs|mts|css)$/.test(file)),
);

type Entry = { line: number; folder: string; names: string[]; text: string };

/** Headings with a folder, and below each its files: "- `pager.tsx`, `pager.module.css`: what they are for". */
function entriesIn(document: string): Entry[] {
  let folder = '';
  return document.split('\n').flatMap((text, at) => {
    folder = /^## `(.+)`$/.exec(text)?.[1] ?? folder;
    const [, names, purpose = ''] = /^- (`[^:]+`): (.+)$/.exec(text) ?? [];
    if (names === undefined) return [];
    return [{ line: at + 1, folder, names: names.slice(1, -1).split('`, `'), text: purpose }];
  });
}

/** What is wrong with the list, with the line and what to do. */
function problemsIn(document: string, existing: readonly string[]): string[] {
  const entries = entriesIn(document);
  const listed = entries.flatMap(({ line, folder, names }) =>
    names.map((name) => ({ line, file: `${folder}/${name}` })),
  );
  const missing = existing.filter((file) => !listed.some((one) => one.file === file));
  const known = listed.filter(({ file }) => existing.includes(file));
  const twice = known.filter(({ file }, at) => known.findIndex((one) => one.file === file) < at);
  return [
    ...missing.map(
      (file) =>
        `${list}  ${file} is not listed\n  Add "- \`${posix.basename(file)}\`: what it is for" below "## \`${posix.dirname(file)}\`".`,
    ),
    ...listed
      .filter(({ file }) => !existing.includes(file))
      .map(
        ({ line, file }) => `${list}:${line}  ${file} does not exist\n  Remove it, or move it to its folder.`,
      ),
    ...twice.map(({ line, file }) => `${list}:${line}  ${file} is listed already\n  Remove one of the two.`),
  ];
}

describe(list, () => {
  const document = readFileSync(list, 'utf8');

  test('has every file of code and style once, and no others', () => {
    expect(files.length).toBeGreaterThan(400);
    expect(problemsIn(document, files)).toEqual([]);
  });

  test('says something about each, in a line that can be read at a glance', () => {
    const entries = entriesIn(document);
    const long = entries.filter(({ text }) => text.split(' ').length > 22 || !text.endsWith('.'));
    expect(long.map(({ line, text }) => `${list}:${line}  ${text}`)).toEqual([]);
  });

  test('has its folders and files in alphabetical order', () => {
    const entries = entriesIn(document);
    const firsts = entries.map(({ folder, names: [name = ''] }) => `${folder}/ ${name}`);
    expect(firsts).toEqual(firsts.toSorted());
  });

  test('control: a file that is missing, gone or listed twice is found', () => {
    const text = '## `lib/a`\n\n- `b.ts`, `b.css`: this.\n- `gone.ts`: that.\n- `b.ts`: this again.';
    expect(problemsIn(text, ['lib/a/b.ts', 'lib/a/b.css', 'lib/a/new.ts'])).toEqual([
      expect.stringContaining(
        'lib/a/new.ts is not listed\n  Add "- `new.ts`: what it is for" below "## `lib/a`"',
      ),
      expect.stringContaining('docs/files.md:4  lib/a/gone.ts does not exist'),
      expect.stringContaining('docs/files.md:5  lib/a/b.ts is listed already'),
    ]);
  });
});
