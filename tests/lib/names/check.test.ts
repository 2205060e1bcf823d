import { describe, expect, test } from 'vitest';
import { exceptionFor, nameProblem, unknownTokens } from '@/lib/names/check.ts';
import { type NameList, readNameLists } from '@/lib/names/lists.ts';
import { problemText } from '@/lib/site/problem.ts';

const { lists } = readNameLists();
const listOf = (version: string) => lists.filter((list) => list.version === version);
const ofText = (version?: string): readonly NameList[] => listOf(version ?? 'v1.6.0');

/** What is said about a text of v1.6.0, without the lines. */
const said = (text: string) => unknownTokens(text, ofText).map(({ what }) => what);

const fenced = (language: string, ...lines: string[]) => [`\`\`\`${language}`, ...lines, '```'].join('\n');

describe('a text is right when it has', () => {
  test.each([
    ['a macro, in prose', 'The macro TI_WARN_IF logs.'],
    ['a function and a type of C, in inline code', '`ti_create_runtime` gives a `TiRuntime`.'],
    ['the beginning of many names', 'Capabilities begin with `TI_CAPABILITY_`.'],
    ['a variable that is set in a shell', fenced('bash', 'export TI_ARCH=cpu', 'TI_DEBUG=1 python a.py')],
    ['the variable of an option of ti.init', '`TI_OFFLINE_CACHE=0`'],
    ['an option of CMake', fenced('bash', 'TAICHI_CMAKE_ARGS="-DTI_WITH_VULKAN:BOOL=ON" ./build.py')],
    ['a C++ name', '`taichi::lang::irpass::lower_ast` and `ti::NdArray`'],
    ['a C++ name without its outer scopes', '`CoreState::set_trigger_gdb_when_crash(true)`'],
    ['a C++ name of another library', '`std::vector`, `aten::mul`, `-W error::DeprecationWarning`'],
    ['a name that C++ binds', '`ti._lib.core.wait_for_debugger()`'],
    ['a header of the C interface', fenced('cpp', '#include <taichi/taichi.h>', '#include <vector>')],
    ['a header of the compiler', fenced('cpp', '#include "taichi/program/extension.h"')],
    ['a file, a folder, a pattern', '`misc/prtags.json`, `taichi/rhi/`, `cmake/Taichi*.cmake`'],
    ['a link to a file', '[x](https://github.com/taichi-dev/taichi/blob/v1.6.0/setup.py)'],
    [
      'a link to a file of a release without a list',
      '[x](https://github.com/taichi-dev/taichi/blob/v0.8.0/none.py)',
    ],
    ['a folder that readers make', '`build/` and `src/main.cpp`'],
    ['commands', fenced('bash', 'ti gallery', 'python -m taichi diagnose', 'ti cache clean -p .')],
    ['an example', fenced('bash', 'ti example -p fractal # the source')],
    [
      'options, alone and with a value',
      fenced('bash', 'ti gif -i video.mp4 -f40', 'ti video --framerate 40'),
    ],
    ['options of a script', fenced('bash', 'python tests/run_tests.py linalg -k "a -z b" -v -t3')],
    ['options of a program that is not of the language', fenced('bash', 'pip install --user taichi')],
  ])('%s', (_, text) => expect(said(text)).toEqual([]));
});

describe('a text is wrong when it has', () => {
  test.each([
    ['a macro', 'The macro TI_WARN_WHEN logs.', 'unknown name "TI_WARN_WHEN"'],
    ['a function of C', '`ti_make_runtime`', 'unknown name "ti_make_runtime"'],
    ['a type of C', '`TiRunTime`', 'unknown name "TiRunTime"'],
    ['a beginning of no name', '`TI_POWERS_`', 'unknown name "TI_POWERS_"'],
    [
      'a variable in a shell',
      fenced('bash', 'export TI_ARCHS=cpu'),
      'unknown environment variable "TI_ARCHS"',
    ],
    [
      'a variable in PowerShell',
      fenced('powershell', '$env:TI_BUG = "1"'),
      'unknown environment variable "TI_BUG"',
    ],
    ['a variable before a command', '`TI_BUG=1 python a.py`', 'unknown environment variable "TI_BUG"'],
    ['a macro used as a variable', '`TI_WARN_IF=1`', 'unknown environment variable "TI_WARN_IF"'],
    ['an option of CMake', '`-DTI_WITH_VULCAN:BOOL=ON`', 'unknown CMake option "TI_WITH_VULCAN"'],
    ['a variable given to CMake', '`-DTI_ARCH=cpu`', 'unknown CMake option "TI_ARCH"'],
    ['a C++ name', '`taichi::lang::lower_ast`', 'unknown C++ name "taichi::lang::lower_ast"'],
    ['a C++ class in a program', fenced('cpp', 'ti::RunTime r;'), 'unknown C++ name "ti::RunTime"'],
    ['a bound name', '`ti._lib.core.print_all()`', 'unknown bound name "print_all"'],
    ['a header', fenced('cpp', '#include <taichi/taich.h>'), 'unknown header "taichi/taich.h"'],
    ['a header in inline code', '`taichi/taichi_cores.h`', 'unknown header "taichi/taichi_cores.h"'],
    ['a path', '`misc/prtag.json`', 'unknown path "misc/prtag.json"'],
    ['a pattern', '`cmake/Taichi*.rs`', 'unknown path "cmake/Taichi*.rs"'],
    ['a path in a shell', fenced('bash', 'python3 misc/none.py'), 'unknown path "misc/none.py"'],
    [
      'a file of the root',
      fenced('bash', 'pip install -r requirements_all.txt'),
      'unknown path "requirements_all.txt"',
    ],
    ['a link', '[x](https://github.com/taichi-dev/taichi/blob/master/setups.py)', 'unknown path "setups.py"'],
    ['a command', fenced('bash', 'ti galery'), 'unknown command "ti galery"'],
    ['a command below one', '`ti cache clear`', 'unknown command "ti cache clear"'],
    ['an example', '`ti example fractals`', 'unknown command "ti example fractals"'],
    ['an option of ti', fenced('bash', 'ti video --fps 40'), 'unknown option "--fps" of ti video'],
    [
      'an option of a script, in a line that goes on',
      fenced('bash', 'python tests/run_tests.py \\', '  --parallel 4'),
      'unknown option "--parallel" of tests/run_tests.py',
    ],
    [
      'a name of another version, in a block that is for this one',
      fenced('bash version=v1.5.0', './build.py --shell'),
      'unknown path "build.py"',
    ],
  ])('%s that does not exist', (_, text, what) => expect(said(text)).toContain(what));
});

test('the names that the docs once had and no sources have are unknown in every version', () => {
  const texts = [
    ['#include "taichi/util/statistics.h"', 'unknown header "taichi/util/statistics.h"'],
    ['taichi::stat.add("loads");', 'unknown C++ name "taichi::stat"'],
    ['ti._lib.core.print_stat()', 'unknown bound name "print_stat"'],
    ['TI_ENABLE_METAL', 'unknown name "TI_ENABLE_METAL"'],
    ['TI_ENABLE_OPENGL=0', 'unknown environment variable "TI_ENABLE_OPENGL"'],
    ['TI_CACHE_RUNTIME_BITCODE', 'unknown name "TI_CACHE_RUNTIME_BITCODE"'],
  ] as const;
  expect(lists.length).toBeGreaterThan(2);
  for (const list of lists)
    for (const [code, what] of texts)
      expect(unknownTokens(fenced('cpp', code), () => [list]).map((one) => one.what)).toEqual([what]);
});

describe('a message', () => {
  const [unknown] = unknownTokens('Text.\n\n- One\n- `TI_WITH_VULCAN` and so on.\n', ofText);
  const message = unknown && problemText(nameProblem('content/en/docs/v1.6.0/a.mdx', unknown));

  test('says where, in which version, and which name is near', () => {
    expect(message).toContain('content/en/docs/v1.6.0/a.mdx:4  unknown name "TI_WITH_VULCAN" in v1.6.0');
    expect(message).toContain('Did you mean "TI_WITH_VULKAN"?');
    expect(message).toContain('content/names/exceptions.yml');
  });

  test('says how a name is recorded, for the kinds of which only used names are', () => {
    const [one] = unknownTokens('`taichi::lang::Program::finalize`', ofText);
    expect(one && nameProblem('a.mdx', one).fix).toContain('npm run names:record');
  });

  test('has the line in a block and in inline code of a table', () => {
    const text = ['| a |', '| --- |', '| `TI_NONE` |', '', '```bash', 'cd x', 'export TI_NONE=1', '```'].join(
      '\n',
    );
    expect(unknownTokens(text, ofText).map(({ line }) => line)).toEqual([3, 7]);
  });
});

test('a text that belongs to no version may have the names of any', () => {
  const text = '`./build.py` and `TI_NONE`';
  expect(unknownTokens(text, () => lists).map(({ name }) => name)).toEqual(['TI_NONE']);
  expect(unknownTokens(text, () => listOf('v1.5.0')).map(({ name }) => name)).toEqual([
    'build.py',
    'TI_NONE',
  ]);
});

test('an exception is for one name in one text, of any version where it says so', () => {
  const rows = [{ name: 'TI_NONE', text: 'docs/*/a.mdx', reason: 'It says so.' }];
  expect(exceptionFor(rows, 'docs/v1.6.0/a.mdx', 'TI_NONE')).toBe(rows[0]);
  expect(exceptionFor(rows, 'docs/v1.6.0/b.mdx', 'TI_NONE')).toBeUndefined();
  expect(exceptionFor(rows, 'docs/v1.6.0/a.mdx', 'TI_NON')).toBeUndefined();
  expect(exceptionFor(rows, 'docs/v1.6.0/x/a.mdx', 'TI_NONE')).toBeUndefined();
});
