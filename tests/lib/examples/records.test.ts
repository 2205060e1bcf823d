import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, describe, expect, test } from 'vitest';
import { examplesIn } from '@/lib/examples/blocks.ts';
import { compareWithRecord, lineOfMessage } from '@/lib/examples/records/check.ts';
import { type Program, programsIn } from '@/lib/examples/records/programs.ts';
import { mergedRecord, recordOf } from '@/lib/examples/records/recording.ts';
import {
  type ProgramRecord,
  readRecords,
  recordsFile,
  writeRecords,
} from '@/lib/examples/records/records.ts';
import { startRunner } from '@/lib/examples/records/run.ts';
import { stubExamplesIn } from '@/lib/examples/stub-blocks.ts';
import { versions } from '@/lib/site/versions.ts';
import { pythonParser } from '@/lib/sources/python/parser.ts';

const parser = await pythonParser();
const runner = await startRunner(
  'tests/fixtures/records/fake-python.mjs',
  'scripts/examples/run_programs.py',
);
const folder = mkdtempSync(join(tmpdir(), 'records-'));
afterAll(() => {
  runner.close();
  rmSync(folder, { recursive: true });
});

const programsOf = (text: string) => programsIn('content/en/page.mdx', 'v1.6.0', examplesIn(text), parser);
const block = (code: string, meta = '') => `\`\`\`python ${meta}\n${code}\n\`\`\`\n`;

function programOf(text: string): Program {
  const [program] = programsOf(text);
  if (!program) throw new Error('no program');
  return program;
}

/** What the check says about the first program of a text, once the fake language has run it. */
async function problemsOf(text: string, recordedText = text): Promise<string[]> {
  const record = await recordOf(programOf(recordedText), runner, 1);
  return compareWithRecord(programOf(text), record).problems.map(
    ({ where, what, fix }) => `${where} ${what} ${fix}`,
  );
}

describe('a stated value', () => {
  test.each([
    ['the printed text', 'print(0.5)  # 0.5'],
    ['the printed text with an explanation', 'print(0.5)  # 0.5: half of it'],
    ['the printed text in a sentence', 'print(24.0)  # 24.0 cubic metres'],
    ['a printed word', 'print(forward 3)  # prints: forward 3'],
    ['a value that is marked as not exact', 'print(0.3333)  # about 0.33'],
    ['words, which are not compared', 'print(0.577)  # three times 0.5'],
    ['a comment beside a line that prints nothing', 'x = 3  # 4'],
  ])('is right when it is %s', async (_, code) => {
    expect(await problemsOf(block(code))).toEqual([]);
  });

  test.each([
    ['another value', 'print(0.5)  # 0.6', '"0.6"'],
    ['another text', 'print(forward 3)  # forward 4', '"forward 4"'],
    ['other digits', 'print(0.5000000001)  # 0.5', '0.5000000001'],
    ['a shortened one', 'print(0.927)  # 0.9...', '0.927'],
    ['in another form', 'print([1.  2.])  # [1.0, 2.0]', '[1.  2.]'],
    ['far from a value that is not exact', 'print(0.4)  # about 0.33', '0.4'],
    ['exact where each run prints another one', 'print(random)  # 0.5', 'each run'],
  ])('stops the check when it is %s', async (_, code, said) => {
    const problems = await problemsOf(block(`\n${code}`));
    expect(problems).toHaveLength(1);
    expect(problems[0]).toContain('content/en/page.mdx:3 ');
    expect(problems[0]).toContain(said);
  });

  test('may be the value of each time that the line was executed', () => {
    const program = programOf(block('for i in range(3):\n    print(i)  # 0, then 1, then 4'));
    const lines = ['0', '1', '4'].map((text) => ({ line: 2, text }));
    expect(compareWithRecord(program, { text: '', lines }).problems).toEqual([]);
    expect(compareWithRecord(program, { text: '', lines: lines.slice(0, 2) }).problems).toHaveLength(1);
  });

  test('beside a call is what the kernel prints that it calls', () => {
    const program = programOf(block('def show():\n    print(x)\n\nshow()  # 1.000000'));
    const record = { text: '', lines: [{ line: 2, by: 3, text: '1.000000' }] };
    expect(compareWithRecord(program, record)).toMatchObject({ problems: [], right: 1 });
    expect(
      compareWithRecord(program, { text: '', lines: [{ line: 2, by: 3, text: '2.000000' }] }).problems,
    ).toHaveLength(1);
  });
});

describe('a block of output', () => {
  const text = (output: string) =>
    `${block('print(one)\nprint(two)')}\nIt prints:\n\n\`\`\`text output\n${output}\n\`\`\`\n`;

  test('has lines that the program before it prints, with … for what is left out', async () => {
    expect(await problemsOf(text('one\ntwo'))).toEqual([]);
    expect(await problemsOf(text('o…'))).toEqual([]);
  });

  test('stops the check when the program prints something else', async () => {
    expect(await problemsOf(text('one\nthree'))).toEqual([expect.stringContaining('"three"')]);
    expect(await problemsOf(text('two\none'))).toEqual([expect.stringContaining('"one"')]);
  });
});

describe('a program', () => {
  test('without a record stops the check, with the command that records it', () => {
    const [problem] = compareWithRecord(programOf(block('print(1)')), undefined).problems;
    expect(problem?.where).toBe('content/en/page.mdx:2');
    expect(problem?.fix).toContain('--version v1.6.0');
  });

  test('has the same record when it moves, and when its comments and empty lines change', async () => {
    const code = 'x = 1\nprint(0.5)  # 0.5';
    const moved = `More text.\n\n${block(`# Half.\n\nx = 1  # one\n\nprint(0.5)  # 0.5: half`)}`;
    expect(programOf(moved).key).toBe(programOf(block(code)).key);
    expect(await problemsOf(moved, block(code))).toEqual([]);
    expect(programOf(block('x = 2\nprint(0.5)')).key).not.toBe(programOf(block(code)).key);
  });

  test('that fails stops the check, unless it is meant to; one that is meant to has to', async () => {
    const code = 'raise KeyError("no")  # KeyError: no';
    expect(await problemsOf(block(code))).toEqual([expect.stringContaining('KeyError: no')]);
    expect(await problemsOf(block(code, 'expect-error'))).toEqual([]);
    expect(await problemsOf(block('print(1)', 'expect-error'))).toEqual([
      expect.stringContaining('does not fail'),
    ]);
    expect(
      await problemsOf(block(code.replace('# KeyError: no', '# KeyError: yes'), 'expect-error')),
    ).toEqual([expect.stringContaining('the message is: no')]);
  });

  test('that is meant to fail may be followed by what Python prints, with the type of the error', async () => {
    const type = 'taichi.lang.exception.TaichiTypeError';
    const record = { text: '', error: { type, message: '\nFile "a.py", line 1:\ncannot assign' } };
    const text = (output: string) =>
      `${block('f()', 'expect-error')}\n\n\`\`\`text output\n${output}\n\`\`\`\n`;
    const problems = (output: string) => compareWithRecord(programOf(text(output)), record).problems;
    expect(problems(`${type}:\nFile "a.py", line 1:\ncannot assign`)).toEqual([]);
    expect(problems('cannot assign')).toEqual([]);
    expect(problems(`${type}Other:\nFile "a.py", line 1:\ncannot assign`)).toHaveLength(1);
  });

  test('that fails is reported with the line of its message that says why', () => {
    expect(lineOfMessage('\nFile "a.py", line 2:\n  f()\n  ^^^\nName "f" is not defined')).toBe(
      'Name "f" is not defined',
    );
    expect(lineOfMessage('\nIndex 16 is outside\n  x[16]\n  ^^^^')).toBe('Index 16 is outside');
  });

  test.each([
    ['a package', 'raise ModuleNotFoundError("No module named \'torch\'")', 'the package torch'],
    ['a window', 'window = ti.ui.Window("a", (3, 3))', 'a window with Vulkan'],
    ['more time', 'wait()', 'more than 1 s'],
  ])('that needs %s is recorded with this reason, and stops nothing', async (_, code, needs) => {
    const program = programOf(block(`${code}\nprint(1)  # 2`));
    const record = await recordOf(program, runner, 1);
    expect(record).toMatchObject({ needs });
    expect(compareWithRecord(program, record)).toMatchObject({ problems: [], unseen: 1, outcome: { needs } });
  });

  test('continues the earlier parts of its file, and finds files of earlier blocks beside it', () => {
    const [, second, user, other] = programsOf(
      [
        block('a = 1', 'title="cloth.py, part 1 of 2"'),
        block('b = a', 'title="cloth.py, part 2 of 2"'),
        block('import cloth', 'title="drop.py"'),
        block('b = a'),
      ].join('\n'),
    );
    expect(second?.before.map((name) => second.files[name])).toEqual(['a = 1']);
    expect(user?.files['cloth.py']).toBe('a = 1\nb = a');
    expect(user?.before).toEqual([]);
    expect(Object.keys(other?.files ?? {})).toEqual(['program.py']);
    expect(other?.key).not.toBe(second?.key);
  });

  test('of a docstring has the lines of the stub', () => {
    const stub =
      'def f():\n    """One.\n\n    Example:\n        ```python\n        print(1)  # 2\n        ```\n    """\n';
    const [program] = programsIn('f.pyi', 'v1.6.0', stubExamplesIn(stub), parser);
    const problems =
      program && compareWithRecord(program, { text: '', lines: [{ line: 1, text: '1' }] }).problems;
    expect(problems).toMatchObject([{ where: 'f.pyi:6' }]);
  });
});

test('lines that vary are marked, and a new record of them changes nothing', async () => {
  const program = programOf(block('print(same)\nprint(random)'));
  const [first, second] = [await recordOf(program, runner, 1), await recordOf(program, runner, 1)];
  expect(first.lines).toMatchObject([
    { line: 1, text: 'same' },
    { line: 2, varies: true },
  ]);
  expect(second).not.toEqual(first);
  expect(mergedRecord(first, second)).toBe(first);
});

test('records are read as they were written, a line for each printed line', () => {
  const lines: ProgramRecord['lines'] = [
    { line: 1, text: 'a "b"' },
    { line: 2, by: 4, text: '', varies: true },
  ];
  const records = {
    taichi: '1.6.0',
    programs: { b: { text: 'en/a', lines }, a: { text: 'en/b', error: { type: 'E', message: 'x\ny' } } },
  };
  const file = join(folder, 'deep', 'v.json');
  writeRecords(file, records);
  expect(readRecords(file)).toEqual(records);
  expect(
    readFileSync(file, 'utf8')
      .split('\n')
      .filter((line) => line.includes('"line"')),
  ).toHaveLength(2);
  expect(readRecords(join(folder, 'none.json'))).toBeUndefined();
});

test.each(versions.map(({ folder }) => folder))(
  'the records of %s name no folder of the machine that recorded them',
  (version) => {
    expect(
      readFileSync(recordsFile(version), 'utf8').match(/[\s"'(]\/(?:home|root|tmp|Users|work)\/.{0,60}/g),
    ).toBeNull();
  },
);

test('a Python that cannot be started, or has no Taichi, is told', async () => {
  await expect(startRunner('no-such-python', 'x.py')).rejects.toThrow('no-such-python cannot be started');
  await expect(startRunner('false', 'x.py')).rejects.toThrow('false ended with status 1');
});
