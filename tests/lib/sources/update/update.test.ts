import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterAll, beforeEach, describe, expect, test } from 'vitest';
import { wordsMissing } from '@/lib/sources/python/docstring/unfinished.ts';
import { readReference } from '@/lib/sources/reference.ts';
import { readStubSettings } from '@/lib/sources/settings.ts';
import { changeText } from '@/lib/sources/update/change-text.ts';
import { goneParameters } from '@/lib/sources/update/gone-parameters.ts';
import { updateOf, writeUpdate } from '@/lib/sources/update/update.ts';

const root = mkdtempSync(join(tmpdir(), 'update-'));
const [folder, source] = [join(root, 'stubs'), join(root, 'sources')];
afterAll(() => rmSync(root, { recursive: true }));

function write(at: string, files: Readonly<Record<string, string>>): void {
  rmSync(at, { recursive: true, force: true });
  for (const [file, text] of Object.entries(files)) {
    mkdirSync(dirname(join(at, file)), { recursive: true });
    writeFileSync(join(at, file), text);
  }
}

const settings = [
  'package: pkg',
  'version: v1',
  'source: https://example.org/{file}#L{line}',
  'aliases: {}',
  '# Left out on purpose.',
  'omit: [pkg.examples, pkg.Thing.Hidden]',
  'pages:',
  '  - pkg',
  '',
].join('\n');

const init = '"""The package."""\n\nfrom pkg._core import Thing\nfrom pkg._core import grow\n\n';
const thing =
  'class Thing:\n    """A thing."""\n\n    def __init__(self, size=1): ...\n\n    def cut(self):\n        """Cut it."""\n';
const grow = (parameters: string, words: string) =>
  `def grow(${parameters}):\n    """Let it grow.\n\n    Args:\n${words}\n    Returns:\n        the thing.\n    """\n`;

/** The stubs that somebody wrote, and sources that agree with them. */
beforeEach(() => {
  write(folder, {
    'reference.yml': settings,
    'pkg/__init__.pyi': `${init}__all__ = [\n    "Thing",\n    "grow",\n]\n`,
    'pkg/_core.pyi': `${thing}\n\n${grow('thing, rate=0.5', '        thing (Thing): the thing.\n        rate: how fast.\n')}`,
  });
  writeSources('def grow(thing, rate=.5): ...\n', '"""Not our words."""\n');
});

/** Sources with a class, and what the module defines beside it. */
function writeSources(core: string, members = '', files: Readonly<Record<string, string>> = {}): void {
  const body = `class Thing:\n    ${members}\n    def __init__(self, size=1): ...\n    def cut(self): ...\n    class Hidden: ...\n`;
  write(source, {
    'python/pkg/__init__.py': 'from pkg._core import *\n',
    'python/pkg/_core.py': `${body}${core}`,
    'python/pkg/examples/one.py': 'def example(): ...\n',
    ...files,
  });
}

const stub = (file: string) => readFileSync(join(folder, file), 'utf8');

async function update(remove = false) {
  const { fields } = readStubSettings(folder);
  if (!fields) throw new Error('no settings');
  const found = await updateOf({ folder, source, settings: fields, withDocstrings: false, remove });
  writeUpdate(folder, found, remove);
  return found.changes.map((change) => changeText(change).replace(/ +/, ' '));
}

/** What an update finds, and then nothing any more. */
async function updateOnce(remove = false): Promise<string[]> {
  const changes = await update(remove);
  await update(remove);
  const texts = ['reference.yml', 'pkg/__init__.pyi'].map(stub);
  const rest = (await update(remove)).filter((text) => remove || !text.startsWith('removed'));
  expect(rest).toEqual([]);
  expect(['reference.yml', 'pkg/__init__.pyi'].map(stub)).toEqual(texts);
  return changes;
}

describe('an update of stubs from sources', () => {
  test('finds nothing where they agree, however values are written, and what is left out stays so', async () => {
    const before = stub('pkg/_core.pyi');
    expect(await updateOnce()).toEqual([]);
    expect(stub('pkg/_core.pyi')).toBe(before);
  });

  test('writes a skeleton for what is new, behind what stands before it in the sources, and exports it', async () => {
    writeSources(
      'def bend(x: int = 0x10): ...\ndef grow(thing, rate=.5): ...\nLIMIT = 9\n',
      'def paint(self, *colours): ...',
    );
    expect((await updateOnce()).sort()).toEqual([
      'new pkg.LIMIT, attribute',
      'new pkg.Thing.paint(self, *colours), member, function',
      'new pkg.bend(x: int = 0x10), function',
    ]);
    const core = stub('pkg/_core.pyi');
    const places = ['def __init__', 'def cut', 'def bend', 'def grow', 'LIMIT = 9'].map((one) =>
      core.indexOf(one),
    );
    expect(places).toEqual([...places].sort((a, b) => a - b));
    expect(core).toContain(`    def paint(self, *colours):\n        """${wordsMissing}"""\n`);
    expect(stub('pkg/__init__.pyi')).toContain('"LIMIT",\n    "Thing",\n    "bend",\n    "grow",');
    const { problems } = await readReference({ source: folder, package: 'pkg', pages: ['pkg'] });
    expect(problems.map(({ file, what, isUnfinished }) => [file, what, isUnfinished])).toEqual([
      ['pkg/_core.pyi', 'pkg._core.Thing.paint needs words', true],
      ['pkg/_core.pyi', 'pkg._core.bend needs words', true],
      ['pkg/_core.pyi', 'pkg._core.LIMIT needs words', true],
    ]);
    const lines = core.split('\n');
    for (const { line } of problems) expect(lines[line - 1]).toContain(wordsMissing);
  });

  test('changes a signature and keeps our words', async () => {
    writeSources('def grow(item, rate=2, *, unit: str = "m") -> "Thing": ...\n');
    const [change] = await updateOnce();
    expect(change).toContain('changed pkg.grow: ');
    const words = [
      `        item: ${wordsMissing}\n`,
      '        thing (Thing): the thing.\n',
      '        rate: how fast.\n',
      `        unit: ${wordsMissing}\n`,
    ].join('');
    expect(stub('pkg/_core.pyi')).toBe(
      `${thing}\n\n${grow('item, rate=2, *, unit: str = "m"', words).replace('):', ') -> "Thing":')}`,
    );
    const { api } = await readReference({ source: folder, package: 'pkg', pages: undefined });
    expect(goneParameters(api.symbols).map(({ what }) => what)).toEqual([
      'pkg._core.grow describes thing, which is no parameter',
    ]);
  });

  test('gives the words of a parameter its new name', async () => {
    writeSources('def grow(thing, speed=0.5): ...\n');
    expect(await updateOnce()).toEqual(['changed pkg.grow: parameter rate is speed']);
    expect(stub('pkg/_core.pyi')).toContain('        speed: how fast.\n');
  });

  test('says what is gone, and deletes it when told to', async () => {
    writeSources('');
    const before = stub('pkg/_core.pyi');
    expect(await updateOnce()).toEqual(['removed pkg.grow']);
    expect(stub('pkg/_core.pyi')).toBe(before);
    await updateOnce(true);
    expect(stub('pkg/_core.pyi')).toBe(thing);
    expect(stub('pkg/__init__.pyi')).not.toContain('grow');
  });

  test('moves the words of what another module defines', async () => {
    writeSources('from pkg._more import grow\n', '', {
      'python/pkg/_more.py': 'def grow(thing, rate=0.5): ...\n',
    });
    expect(await updateOnce()).toEqual(['moved pkg.grow, from pkg._core.grow to pkg._more.grow']);
    expect(stub('pkg/_more.pyi')).toContain('rate: how fast.');
    expect(stub('pkg/_core.pyi')).toBe(thing);
    expect(stub('pkg/__init__.pyi')).toContain('from pkg._more import grow\n');
  });

  test('finds a definition that takes the name of an import', async () => {
    writeSources('def grow(thing, rate=0.5): ...\n', '', {
      'python/pkg/__init__.py': 'from pkg._core import Thing\ndef grow(all): ...\n',
    });
    expect(await update()).toContain('new pkg.grow(all), function');
    await update();
    expect((await update()).filter((text) => !text.startsWith('removed'))).toEqual([]);
    expect(stub('pkg/__init__.pyi')).not.toContain('import grow');
    expect(stub('pkg/__init__.pyi')).toContain('    "grow",\n');
    expect(stub('pkg/_core.pyi')).toContain('how fast');
  });

  test('adds the page of a module that is new', async () => {
    const files = { 'python/pkg/tools.py': '"""Tools."""\ndef saw(): ...\n' };
    writeSources('def grow(thing, rate=0.5): ...\n', '', files);
    expect((await updateOnce()).sort()).toEqual(['new pkg.tools, module', 'new pkg.tools.saw(), function']);
    expect(stub('reference.yml')).toBe(`${settings}  - pkg.tools\n`);
    expect(stub('pkg/tools.pyi')).toContain(`def saw():\n    """${wordsMissing}"""`);
  });

  test('marks what the sources call deprecated', async () => {
    writeSources(
      'import warnings\ndef grow(thing, rate=0.5):\n    warnings.warn("old", DeprecationWarning)\n',
    );
    expect(await updateOnce()).toEqual(['deprecated pkg.grow']);
    expect(stub('pkg/_core.pyi')).toContain(`    Deprecated:\n        ${wordsMissing}\n`);
  });
});
