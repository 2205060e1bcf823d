import { expect, test } from 'vitest';
import { readPackage } from '@/lib/sources/python/package.ts';
import { pythonParser } from '@/lib/sources/python/parser.ts';
import { renderPackage } from '@/lib/sources/python/render.ts';
import { signatureText } from '@/lib/sources/python/signature.ts';
import { readSource } from '@/lib/sources/python/source.ts';

/** docs/spec.md 14.10 */

const parser = await pythonParser();

/** A package from the texts of its modules. */
function packageOf(texts: Record<string, string>) {
  const sources = Object.entries(texts).map(([module, text]) =>
    readSource(text, { module, file: `${module}.py`, isPackage: module === 'm' }, parser),
  );
  return readPackage('m', sources);
}

function namesOf(texts: Record<string, string>): string[] {
  return (
    packageOf(texts)
      .modules.find(({ name }) => name === 'm')
      ?.symbols.map(({ name }) => name) ?? []
  );
}

const circle = 'def circle(radius, *, unit="m"):\n    """Draw a circle."""\n';

test('a second name of a function or class leads to its definition', () => {
  const { modules, symbols } = packageOf({
    m: `${circle}class Box:\n    """A box."""\nround = circle\nCase = Box\nsize = 3\n`,
  });
  expect(modules[0]?.symbols).toEqual([
    { name: 'Box', ref: 'm.Box' },
    { name: 'Case', ref: 'm.Box' },
    { name: 'circle', ref: 'm.circle' },
    { name: 'round', ref: 'm.circle' },
    { name: 'size', ref: 'm.size' },
  ]);
  expect(symbols['m.size']?.kind).toBe('attribute');
});

test('a second name has text and signature on a page, also of a private or imported definition', () => {
  const texts = {
    m: 'from . import shapes\nround = shapes._circle\n',
    'm.shapes': circle.replace('circle', '_circle'),
  };
  const [page] = renderPackage(packageOf(texts), { pages: ['m'] }).pages;
  expect(page?.text).toContain('m.round(radius, *, unit="m")');
  expect(page?.text).toContain('Draw a circle.');
});

test('a value that has a text is described by that, not as a second name', () => {
  const { symbols } = packageOf({ m: `${circle}round = circle\n"""Deprecated name."""\n` });
  expect(symbols['m.round']?.doc?.summary).toBe('Deprecated name.');
});

test('second names in a class, and properties made of methods, say what the methods say', () => {
  const { symbols } = packageOf({
    m: `class A:\n    def get(self, key: int) -> str:\n        """Get it."""\n    fetch = get\n    value = property(get)\n`,
  });
  const [, fetch, value] = symbols['m.A']?.members ?? [];
  expect(fetch).toMatchObject({ name: 'fetch', kind: 'method', doc: { summary: 'Get it.' } });
  expect(fetch?.signature && signatureText(fetch.signature)).toBe('(self, key: int) -> str');
  expect(value).toMatchObject({
    name: 'value',
    kind: 'property',
    annotation: 'str',
    doc: { summary: 'Get it.' },
  });
});

test('what runs only when the file is a program defines nothing, and hides nothing', () => {
  const program = 'from .b import Live\ndemo = 1\ndef main(): pass';
  const indented = program.replace(/^/gm, '    ');
  const texts = { 'm.b': 'class Live: pass\n' };
  for (const condition of ['__name__ == "__main__"', "'__main__' == __name__", '(__name__ == "__main__")'])
    expect(namesOf({ ...texts, m: `class Live: pass\nif ${condition}:\n${indented}\n` })).toEqual(['Live']);
  const other = 'if __name__ == "__main__":\n    demo = 1\nelse:\n    real = 2\n';
  expect(namesOf({ m: other })).toEqual(['real']);
});

test('what is only for type checkers is public where it also exists, or may be loaded later', () => {
  const typing = 'from typing import TYPE_CHECKING\nif TYPE_CHECKING:\n    from .b import Live\n';
  const b = 'class Live: pass\n';
  expect(namesOf({ m: typing, 'm.b': b })).toEqual([]);
  expect(namesOf({ m: `${typing}else:\n    Live = None\n`, 'm.b': b })).toEqual(['Live']);
  expect(namesOf({ m: `${typing}def __getattr__(name): ...\n`, 'm.b': b })).toEqual(['Live']);
  expect(namesOf({ m: `${typing}__all__ = ["Live"]\n`, 'm.b': b })).toEqual(['Live']);
  expect(namesOf({ m: 'from .a import *\n', 'm.a': typing, 'm.b': b })).toEqual([]);
});
