import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterAll, describe, expect, test } from 'vitest';
import { type NameList, nameListText, parseNameList } from '@/lib/names/lists.ts';
import { scopedNamesIn } from '@/lib/names/record/cpp-scopes.ts';
import { namesInSources } from '@/lib/names/record/sources.ts';

const sources: Record<string, string> = {
  'python/taichi/__init__.py':
    "__deprecated_names__ = {\n    'Tape': 'ad.Tape',\n}\n\ndef __getattr__(attr):\n    if attr == \"cfg\":\n        return None\n",
  'python/taichi/lang/misc.py':
    'def init(\n    arch=None,\n    _test_mode=False,\n    **kwargs,\n):\n    os.environ.get("TI_ARCH")\n    env_spec.add("log_level", str)\n',
  'python/taichi/_main.py':
    'class TaichiMain:\n    @register\n    def video(self, arguments):\n        parser.add_argument(\n            "-f",\n            "--framerate",\n            type=int)\n\n    @staticmethod\n    @register\n    def cache(arguments):\n        subcmds_map = {"clean": (clean, "Clean")}\n',
  'python/taichi/lang/impl.py': 'def _field(\n    dtype,\n    shape=None,\n):\n    a = 1\n',
  'python/taichi/lang/matrix.py': 'class Matrix:\n    def field(cls, n, layout=Layout.AOS):\n        b = 1\n',
  'python/taichi/lang/struct.py': '',
  'python/taichi/ui/gui.py':
    'class _Base:\n    def open(self):\n        self.name = 1\n\nclass GUI(_Base):\n    def show(self):\n        self.frame, self.res = 0, 1\n        self._core = 1\n        if self.other == 2:\n            other = 1\n',
  'taichi/python/export_lang.cpp':
    'void export_lang(py::module &m) {\n  py::class_<CompileConfig>(m, "CompileConfig")\n      .def_readwrite("fast_math", &CompileConfig::fast_math)\n      .def_readwrite("default_up", &CompileConfig::default_up);\n  m.def("wait_for_debugger", [] {});\n}\n',
  'taichi/rhi/cuda/cuda_driver.cpp':
    'namespace taichi::lang {\nint a = get_environ_config("TI_ENABLE_CUDA", 1);\n}\n',
  'c_api/include/taichi/taichi_core.h':
    '#define TI_TRUE 1\ntypedef struct TiRuntime_t *TiRuntime;\nvoid ti_wait(TiRuntime r);\n',
  'CMakeLists.txt': 'option(TI_WITH_CUDA "CUDA" ON)\nif (NOT DEFINED TI_VERSION_MAJOR)\n',
  'tests/run_tests.py': "parser.add_argument('-k', '--keys', required=False)\n",
  'docs/lang/old.md': 'TI_ONLY_IN_DOCS',
  'external/lib/a.h': '#define TI_OF_ANOTHER_PROJECT',
};

const root = mkdtempSync(join(tmpdir(), 'names-'));
afterAll(() => rmSync(root, { recursive: true }));
for (const [path, text] of Object.entries(sources)) {
  mkdirSync(dirname(join(root, path)), { recursive: true });
  writeFileSync(join(root, path), text);
}

const used = { scoped: ['taichi::lang', 'taichi::stat'], bound: ['wait_for_debugger', 'print_stat'] };
const names = namesInSources(root, used);
const list: NameList = { ...names, version: 'v9', commit: 'abc', folders: new Set() };

describe('what is recorded of sources', () => {
  test.each([
    [
      'keywords of ti.init, without those that it refuses',
      names.initOptions,
      ['arch', 'fast_math', 'log_level'],
    ],
    ['attributes that classes set', names.attributes.get('GUI') ?? [], ['frame', 'name', 'res']],
    ['keywords of ti.field', names.fieldOptions, ['dtype', 'layout', 'shape']],
    ['names that the package makes when they are asked for', names.dynamicNames, ['Tape', 'cfg']],
    [
      'environment variables that are read, and those of the keywords',
      names.environment,
      ['TI_ARCH', 'TI_ENABLE_CUDA', 'TI_FAST_MATH', 'TI_LOG_LEVEL'],
    ],
    ['what can be given to CMake', names.cmake, ['TI_VERSION_MAJOR', 'TI_WITH_CUDA']],
    [
      'commands and scripts',
      [...names.commands.keys()],
      ['tests/run_tests.py', 'ti cache', 'ti cache clean', 'ti video'],
    ],
    ['options of a command', names.commands.get('ti video') ?? [], ['--framerate', '-f']],
    ['options of a script', names.commands.get('tests/run_tests.py') ?? [], ['--keys', '-k']],
    ['of C++ names those that texts use', names.scoped, ['taichi::lang']],
    ['of bound names those that texts use', names.bound, ['wait_for_debugger']],
    ['all files', names.files, Object.keys(sources)],
    [
      'words of the language, not of its docs and of other projects',
      names.words,
      [
        'TI_ARCH',
        'TI_ENABLE_CUDA',
        'TI_TRUE',
        'TI_VERSION_MAJOR',
        'TI_WITH_CUDA',
        'TiRuntime',
        'TiRuntime_t',
        'ti_wait',
      ],
    ],
  ])('%s', (_, found, expected) => expect([...found].sort()).toEqual([...expected].sort()));

  test('is the same when the list is read again, with the folders', () => {
    const read = parseNameList(nameListText(list));
    expect(nameListText(read)).toBe(nameListText(list));
    expect(read.files).toEqual(new Set([...names.files].sort()));
    expect([...read.folders]).toEqual(
      expect.arrayContaining(['tests', 'python/taichi/lang', 'c_api/include']),
    );
  });

  test('is nothing where the folder has no sources of the language', () => {
    expect(() => namesInSources(join(root, 'docs'), used)).toThrow('has no python/taichi/lang/misc.py');
  });
});

describe('names that C++ declares', () => {
  const scoped = (source: string) => [...scopedNamesIn(source)];

  test('have all their scopes', () => {
    const source =
      'namespace taichi::lang {\nnamespace irpass {\nbool lower_ast(IRNode *root);\n}\nclass TI_DLL_EXPORT Stmt : public IRNode {\n public:\n  int id;\n  void replace(Stmt *by) { other(); }\n};\nenum class Arch : int { x64, cuda };\n}\n';
    expect(scoped(source)).toEqual(
      expect.arrayContaining([
        'taichi::lang',
        'taichi::lang::irpass',
        'taichi::lang::irpass::lower_ast',
        'taichi::lang::Stmt',
        'taichi::lang::Stmt::id',
        'taichi::lang::Stmt::replace',
        'taichi::lang::Arch::cuda',
      ]),
    );
  });

  test('have the class that a definition outside of it names', () => {
    expect(scoped('namespace taichi::lang {\nvoid JITSessionCUDA::add_module(int a) { b(); }\n}')).toContain(
      'taichi::lang::JITSessionCUDA::add_module',
    );
  });

  test('are not those of types, parameters, bodies, comments, strings and directives', () => {
    const source =
      '#define A {\nnamespace taichi {\n// stat;\n/* } stat; */\nvoid f(int stat) { int stat = "{ stat;"[0]; }\ntemplate <class T>\nvoid g() { stat(); }\nstat s;\n}\n';
    expect(scoped(source)).not.toContain('taichi::stat');
    expect(scoped(source)).toEqual(expect.arrayContaining(['taichi::f', 'taichi::g', 'taichi::s']));
  });
});
