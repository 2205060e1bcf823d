import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterAll, describe, expect, test } from 'vitest';
import { wordsMissing } from '@/lib/sources/python/docstring/unfinished.ts';
import { apiChanges } from '@/lib/sources/python/history/changes.ts';
import { readReference } from '@/lib/sources/reference.ts';
import { stubsFromSources } from '@/lib/sources/update/stub-files.ts';

const folders: string[] = [];
afterAll(() => {
  for (const folder of folders) rmSync(folder, { recursive: true });
});

/** A folder with these files. */
function folderOf(files: Iterable<readonly [string, string]>): string {
  const folder = mkdtempSync(join(tmpdir(), 'stubs-'));
  folders.push(folder);
  for (const [file, text] of files) {
    mkdirSync(dirname(join(folder, file)), { recursive: true });
    writeFileSync(join(folder, file), text);
  }
  return folder;
}

/** Sources with what is easily lost: a private module, aliases, an inherited constructor, overloads, quotes. */
const sources = folderOf(
  Object.entries({
    'src/pkg/__init__.py':
      '"""A package."""\nfrom ._core import Thing, make as build\nfrom . import tools\nfrom .tools import hidden\nVERSION = "1"\n',
    'src/pkg/_core.py': [
      'from typing import overload',
      'class _Base:',
      '    def __init__(self, size: int = 1, *, name="a\\n"):',
      '        self._size = size',
      'class Thing(_Base):',
      '    """Says "this" and \\\\that."""',
      '    RED = 0xFF',
      '    @property',
      '    def area(self) -> float: ...',
      '    @classmethod',
      '    def of(cls, *parts, **rest): ...',
      '    async def wait(self, a, /, b=None): ...',
      '    def __add__(self, other):',
      '        """Adds."""',
      '    twice = area',
      '    def _private(self): ...',
      '@overload',
      'def make(x: int) -> int: ...',
      '@overload',
      'def make(x: str) -> str: ...',
      'def make(x): ...',
      '',
    ].join('\n'),
    'src/pkg/tools/__init__.py':
      '"""Tools."""\nfrom ._impl import cut\n__all__ = ["cut", "slice"]\nslice = cut\ndef hidden(): ...\n',
    'src/pkg/tools/_impl.py': 'def cut(a, b: "Thing" = None): ...\n',
    'src/pkg/tests/test_it.py': 'def test_it(): ...\n',
  }),
);

async function differences(withDocstrings: boolean) {
  const { files, pages } = await stubsFromSources({ source: sources, package: 'pkg', withDocstrings });
  const [stubs, read] = await Promise.all(
    [folderOf(files), sources].map((source) => readReference({ source, package: 'pkg', pages })),
  );
  if (!stubs || !read) throw new Error('nothing was read');
  return { stubs, pages, changes: apiChanges({ ...stubs.api, pages }, { ...read.api, pages }) };
}

describe('the first stubs of a package', () => {
  test.each([true, false])('have its public names and signatures, with its docstrings: %s', async (kept) => {
    const { stubs, pages, changes } = await differences(kept);
    expect(pages).toEqual(['pkg', 'pkg.tools']);
    expect(Object.keys(stubs.api.symbols).sort()).toEqual([
      'pkg.VERSION',
      'pkg._core.Thing',
      'pkg._core.make',
      'pkg.tools._impl.cut',
      'pkg.tools.hidden',
    ]);
    // An operator is public where it is described: without the docstrings of the sources, by the marker.
    expect(changes).toEqual([]);
    expect(stubs.problems.filter(({ isUnfinished }) => !isUnfinished)).toEqual([]);
  });

  test('say for each name that its words are missing, or have the words of the sources', async () => {
    const [bare, full] = [await differences(false), await differences(true)];
    const summaries = ({ stubs }: typeof bare) =>
      Object.fromEntries(Object.values(stubs.api.symbols).map(({ ref, doc }) => [ref, doc?.summary]));
    expect(new Set(Object.values(summaries(bare)))).toEqual(new Set([wordsMissing]));
    expect(summaries(full)['pkg._core.Thing']).toBe('Says "this" and \\that.');
    expect(summaries(full)['pkg._core.make']).toBe(wordsMissing);
    expect(full.stubs.api.modules.find(({ name }) => name === 'pkg.tools')?.doc?.summary).toBe('Tools.');
  });

  test('leave out what is named', async () => {
    const omit = ['pkg.tools', 'pkg.build'];
    const stubs = await stubsFromSources({ source: sources, package: 'pkg', withDocstrings: true, omit });
    expect(stubs.pages).toEqual(['pkg']);
    expect([...stubs.files.keys()].join()).not.toContain('_impl');
    expect(stubs.files.get('pkg/_core.pyi')).not.toContain('make');
  });
});
