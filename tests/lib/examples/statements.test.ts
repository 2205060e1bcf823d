import { describe, expect, test } from 'vitest';
import { allStatements, type Statement, statementsIn } from '@/lib/examples/statements/cells.ts';
import { quoteProblems, statementProblems } from '@/lib/examples/statements/check.ts';
import { latestVersion, versions } from '@/lib/site/versions.ts';
import { pythonParser } from '@/lib/sources/python/parser.ts';

const parser = await pythonParser();
const latest = latestVersion.folder;

function read(...lines: string[]) {
  return statementsIn('content/statements/page.py', lines.join('\n'), parser);
}

/** The statement of a file with one cell, for the latest version. */
function statementOf(...lines: string[]): Statement {
  const [statement] = read(lines[0] ?? '', `# versions: ${latest}`, ...lines.slice(1)).statements;
  if (!statement) throw new Error('The file has no statement.');
  return statement;
}

const whats = (problems: readonly { what: string }[]) => problems.map(({ what }) => what);

describe('a cell', () => {
  test('has quoted words, in one line or several, and a program for each version', () => {
    const { statements, problems } = read(
      'import taichi as ti',
      '',
      '# %% A field',
      '# has a shape.',
      'assert True',
    );
    expect(problems).toEqual([]);
    expect(statements.map(({ program }) => program.version)).toEqual(versions.map(({ folder }) => folder));
    expect(statements[0]?.quote).toBe('A field has a shape.');
    expect(statements[0]?.where).toBe('content/statements/page.py:3');
  });

  test('is a program of its own: the head of the file and its lines, which keep their numbers', () => {
    const { statements } = read('import taichi', '# %% One.', 'a = 1', '# %% Two.', 'assert a');
    const { code } = statements.at(-1)?.program ?? { code: '' };
    expect(code.split('\n')).toEqual(['import taichi', '', '', '# %% Two.', 'assert a']);
  });

  test('may name versions, and the exception with which it ends', () => {
    const { statements } = read(
      '# %% It fails.',
      `# versions: ${latest}`,
      '# raises: TypeError: no',
      'raise TypeError("no")',
    );
    expect(statements).toHaveLength(1);
    expect(statements[0]?.raises).toEqual({ type: 'TypeError', message: 'no' });
    expect(statements[0]?.program.isErrorExpected).toBe(true);
  });

  test('is refused with all that is wrong with it', () => {
    expect(whats(read('import taichi').problems)).toEqual(['no statement']);
    expect(whats(read('# %%', '# versions: v9', '# raises: TypeError', '# raise: A: b').problems)).toEqual([
      'no words of the page',
      'no program',
      'unknown version "v9"',
      'no type and message',
      'unknown option "raise"',
    ]);
  });
});

describe('a quotation', () => {
  const page = 'A *field* has\na [shape](./field.mdx#shape) and `ti.f32` | numbers. It lives on the device.';
  const problemsOf = (quote: string) =>
    quoteProblems([statementOf(`# %% ${quote}`, 'assert True')], () => page);

  test.each([['A field has a shape'], ['`ti.f32` numbers'], ['A field … lives on the device.']])(
    'is found without markup: %s',
    (quote) => {
      expect(problemsOf(quote)).toEqual([]);
    },
  );

  test('that the page does not have any more is named, with what the page says now', () => {
    const [problem] = problemsOf('It lives on a device.');
    expect(problem?.where).toBe('content/statements/page.py:1');
    expect(problem?.fix).toContain('The page says: It lives on the device.');
    expect(problemsOf('lives … A field')).toHaveLength(1);
  });

  test('of a page that a version does not have asks for the versions', () => {
    const [problem] = quoteProblems([statementOf('# %% One.', 'assert True')], () => undefined);
    expect(problem?.fix).toContain('# versions:');
  });
});

describe('a statement', () => {
  const plain = statementOf('# %% One.', 'assert True');
  const raising = statementOf('# %% One.', '# raises: TaichiTypeError: cannot', 'fail()');
  const text = 'statements/page';
  const error = (type: string, message: string) => ({ text, error: { type, message, line: 1 } });

  test('is right where its program runs, or raises what it has to', () => {
    expect(statementProblems(plain, { text })).toEqual([]);
    expect(statementProblems(raising, error('taichi.lang.exception.TaichiTypeError', 'It cannot.'))).toEqual(
      [],
    );
  });

  test.each([
    ['was not tried', plain, undefined, `not tried with ${latest}`],
    ['could not be tried', plain, { text, needs: 'a GPU' }, 'needs a GPU'],
    ['fails', plain, error('AssertionError', 'no'), 'the program fails: AssertionError'],
    ['runs to its end', raising, { text }, 'does not raise'],
    ['raises another type', raising, error('ValueError', 'It cannot.'), 'does not raise'],
    ['says something else', raising, error('TaichiTypeError', 'It can.'), 'does not raise'],
  ])('is a problem where its program %s', (_, statement, record, said) => {
    const problems = statementProblems(statement, record);
    expect(problems).toHaveLength(1);
    expect(problems[0]?.what).toContain(said);
  });
});

test('the files of the statements have their form', () => {
  const { statements, problems } = allStatements(parser);
  expect(problems).toEqual([]);
  expect(statements.length).toBeGreaterThan(0);
});
