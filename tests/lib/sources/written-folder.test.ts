import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { writeFolder } from '@/lib/sources/written-folder.ts';

/** docs/spec.md 14.8 */

let folder = '';

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'written-'));
});

afterEach(() => rmSync(folder, { recursive: true }));

const write = (...names: string[]) =>
  writeFolder(join(folder, 'out'), new Map(names.map((name) => [name, `text of ${name}`])));
const inOut = (name: string) => join(folder, 'out', name);
const shown = () => readdirSync(join(folder, 'out')).filter((name) => !name.startsWith('.'));

describe('a folder of written files', () => {
  test('loses what is no longer written, and nothing else', () => {
    write('a.mdx', 'b.mdx');
    writeFileSync(inOut('notes.txt'), 'mine');
    mkdirSync(inOut('folder'));
    write('b.mdx', 'c.mdx');
    expect(shown()).toEqual(['b.mdx', 'c.mdx', 'folder', 'notes.txt']);
  });

  test('that has only other files is refused, and stays as it is', () => {
    mkdirSync(join(folder, 'out'));
    writeFileSync(inOut('notes.txt'), 'mine');
    expect(() => write('a.mdx')).toThrow(/out has files that this command did not write, such as notes\.txt/);
    expect(shown()).toEqual(['notes.txt']);
  });

  test('with another file of the same name is refused, and keeps it', () => {
    write('a.mdx');
    writeFileSync(inOut('b.mdx'), 'mine');
    expect(() => write('a.mdx', 'b.mdx')).toThrow(/b\.mdx was not written by this command/);
    expect(readFileSync(inOut('b.mdx'), 'utf8')).toBe('mine');
  });

  test('that is empty or does not exist is written', () => {
    mkdirSync(join(folder, 'out'));
    write('a.mdx');
    expect(shown()).toEqual(['a.mdx']);
  });

  test('whose list names a path outside deletes nothing', () => {
    write('a.mdx');
    writeFileSync(join(folder, 'precious'), 'mine');
    writeFileSync(inOut('.written.json'), JSON.stringify({ files: ['../precious'] }));
    expect(() => write('b.mdx')).toThrow(/is not a list of written files/);
    expect(readdirSync(folder)).toContain('precious');
  });
});
