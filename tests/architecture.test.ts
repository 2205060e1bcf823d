import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { layout } from '@/lib/site/constants.ts';
import { circlesOf, type Import, importsOf, modulesOfTheProject, neededBy } from './imports.ts';
import { crowdedFolders, type Layers, lastStepProblem, layerProblem, layers, mostFiles } from './layers.ts';

const files = modulesOfTheProject();
const imports = files.flatMap((file) => importsOf(file));

const problemsOf = (problem: (one: Import) => string | undefined, list: readonly Import[]) =>
  list.flatMap((one) => problem(one) ?? []);

/** Each circle in one line: `a.ts:1 → b.ts:3 → a.ts`. */
const circleTexts = (list: readonly Import[]) =>
  circlesOf(list).map((circle) =>
    [...circle.map(({ file, line }) => `${file}:${line}`), circle[0]?.file].join(' → '),
  );

describe('imports', () => {
  test('are found in every form, with their lines', () => {
    const text = [
      "import { a } from './a.ts';",
      'import {',
      '  b,',
      '  type C,',
      "} from '@/lib/b.ts';",
      "import type { D } from '../d.ts';",
      "export * from './e.ts';",
      "export type { F } from './f.ts';",
      "import './g.css';",
      'async () => [',
      "  await import('./h.ts'),",
      '  await import(',
      "    './i.ts'",
      '  ),',
      "  new Worker(new URL('../j.ts', import.meta.url), { type: 'module' }),",
      "  tsImport('./k.ts', import.meta.url),",
      '];',
      "let l: typeof import('./l.ts').l;",
      "import m from 'm';",
      '// Texts about imports are not imports:',
      'const text = "new URL(\'./none.ts\', import.meta.url)";',
      "const address = new URL('./none.ts', location.href);",
    ].join('\n');
    const found = importsOf('lib/x/y.ts', text);
    expect(found.map(({ line, target, isType }) => `${line} ${target}${isType ? ' type' : ''}`)).toEqual([
      '1 lib/x/a.ts',
      '5 lib/b.ts',
      '6 lib/d.ts type',
      '7 lib/x/e.ts',
      '8 lib/x/f.ts type',
      '9 lib/x/g.css',
      '11 lib/x/h.ts',
      '13 lib/x/i.ts',
      '15 lib/j.ts',
      '16 lib/x/k.ts',
      '18 lib/x/l.ts type',
      '19 package:m',
    ]);
  });

  test('are found in the project: the worker of the search and what is loaded on demand', () => {
    const found = imports.map(({ file, target }) => `${file} ${target}`);
    expect(imports.length).toBeGreaterThan(1000);
    expect(found).toContain('lib/browser/search/search-client.ts lib/browser/search/search-worker.ts');
    expect(found).toContain('lib/browser/services/page-view.ts lib/browser/services/analytics.ts');
    expect(found).toContain('next.config.mjs lib/writing/next-mdx.ts');
  });
});

describe('layers', () => {
  test('import only what the table allows', () => {
    expect(problemsOf(layerProblem, imports)).toEqual([]);
  });

  test.each([
    ['a layer above', 'lib/site/x.ts', "import { href } from '../routes/index.ts';", 'lib/routes'],
    ['more than types', 'components/docs/x.tsx', "import { a } from '@/lib/pages/docs.ts';", 'lib/pages'],
    ['another feature', 'components/docs/x.tsx', "import { Card } from '../home/x.tsx';", 'components/home'],
    ['a package', 'lib/browser/x.ts', "import { z } from 'zod';", 'zod'],
    [
      'a layer above in several lines',
      'lib/content/x.ts',
      "import {\n  a,\n} from '../pages/docs.ts';",
      'lib/pages',
    ],
    ['a layer above on demand', 'lib/mdx/x.ts', "await import('../pages/docs.ts');", 'lib/pages'],
    [
      'a layer above as a worker',
      'lib/search/x.ts',
      "new URL('../browser/x.ts', import.meta.url);",
      'lib/browser',
    ],
    ['a folder without a layer', 'lib/site/x.ts', "import { a } from '../other/a.ts';", 'lib/other/a.ts'],
  ])('that import %s are found', (_, file, text, rule) => {
    const [problem, ...others] = problemsOf(layerProblem, importsOf(file, `\n${text}`));
    expect(others).toEqual([]);
    expect(problem).toContain(`${file}:${text.split('\n').length + 1}`);
    expect(problem).toContain(rule);
  });

  test('have every module: one in no layer is found', () => {
    const [problem] = problemsOf(layerProblem, importsOf('lib/other/x.ts', "import 'node:fs';"));
    expect(problem).toContain('lib/other/x.ts:1  is in no layer');
  });

  test('may import types where they may not import more', () => {
    const text = "import type { DocScreen } from '@/lib/pages/docs.ts';";
    expect(problemsOf(layerProblem, importsOf('components/docs/x.tsx', text))).toEqual([]);
  });

  const importsIn = (table: Layers) =>
    Object.entries(table).flatMap(([file, rule]) =>
      [...rule.imports, ...(rule.types ?? [])].map((target) => ({ file, line: 1, target, isType: false })),
    );

  test('depend on each other in one direction', () => {
    expect(circleTexts(importsIn(layers))).toEqual([]);
    expect(circleTexts(importsIn({ a: { imports: ['b'] }, b: { imports: ['a'] } }))).toHaveLength(1);
  });

  test('are those of folders that exist', () => {
    const named = Object.values(layers).flatMap(({ imports, types = [] }) => [...imports, ...types]);
    const unknown = [...Object.keys(layers), ...named].filter(
      (name) => !files.some((file) => file === name || file.startsWith(`${name}/`)),
    );
    expect(unknown).toEqual([]);
  });
});

describe('modules', () => {
  test('do not need each other in a circle', () => {
    expect(circleTexts(imports)).toEqual([]);
  });

  test('that need each other in a circle are found, without types', () => {
    const list = [
      ...importsOf('lib/a.ts', "import { c } from './c.ts';\nimport { b } from './b.ts';"),
      ...importsOf('lib/b.ts', "import type { A } from './a.ts';\n\nconst c = () => import('./c.ts');"),
      ...importsOf('lib/c.ts', "new URL('./b.ts', import.meta.url);"),
    ];
    expect(circleTexts(list)).toEqual(['lib/c.ts:1 → lib/b.ts:3 → lib/c.ts']);
  });

  test('of the last steps are imported by scripts and tests only', () => {
    expect(problemsOf(lastStepProblem, imports)).toEqual([]);
  });

  test.each(['components/docs/x.tsx', 'app/x.tsx', 'lib/pages/x.ts', 'next.config.mjs', 'lib/html/x.ts'])(
    'of the last steps that %s imports are found',
    (file) => {
      const text = "import type { Page } from '@/lib/export/pages.ts';\nimport('@/lib/audit/site.ts');";
      expect(problemsOf(lastStepProblem, importsOf(file, text))).toEqual([
        expect.stringContaining(`${file}:1  imports lib/export/pages.ts\n  Only scripts and tests`),
        expect.stringContaining(`${file}:2  imports lib/audit/site.ts`),
      ]);
      expect(problemsOf(lastStepProblem, importsOf('scripts/x.ts', text))).toEqual([]);
    },
  );

  test('of one last step by the other are found', () => {
    const text = "import { finishPages } from '@/lib/export/pages.ts';";
    expect(problemsOf(lastStepProblem, importsOf('lib/audit/x.ts', text))).toHaveLength(1);
    expect(problemsOf(lastStepProblem, importsOf('lib/export/x.ts', text))).toEqual([]);
  });

  test('and style sheets are not too many in one folder', () => {
    const paths = readdirSync('lib', { recursive: true, withFileTypes: true })
      .filter((entry) => entry.isFile())
      .map((entry) => join(entry.parentPath, entry.name));
    expect(paths.length).toBeGreaterThan(200);
    expect(crowdedFolders(paths)).toEqual([]);
  });

  test('and style sheets that are too many in a folder are found', () => {
    const many = (count: number) => Array.from({ length: count }, (_, at) => `lib/a/${at}.ts`);
    expect(crowdedFolders([...many(mostFiles), 'lib/a/b/c.ts', 'lib/d.ts'])).toEqual([]);
    expect(crowdedFolders([...many(mostFiles), 'lib/a/a.css'])).toEqual([
      expect.stringContaining(`lib/a  has ${mostFiles + 1} files`),
    ]);
  });

  const notForBrowsers = /^package:(node:.*|#content|zod|yaml)$/;

  test('of the browser need neither Node nor zod nor the content, however far', () => {
    const client = files.filter((file) => /\.client\.tsx?$/.test(file) || file.startsWith('lib/browser/'));
    expect(client.length).toBeGreaterThan(50);
    expect(neededBy(client).filter((name) => notForBrowsers.test(name))).toEqual([]);
    // A module that is not for the browser needs some of it through others.
    expect(neededBy(['components/shell/document.tsx'])).toContain('package:zod');
  });
});

describe('source texts', () => {
  test('files that run in the browser say so in their name', () => {
    const clients = files.filter((file) => readFileSync(file, 'utf8').startsWith("'use client'"));
    expect(clients.filter((file) => !/\.client\.tsx?$/.test(file))).toEqual([]);
  });

  test('addresses of pages are written by lib/routes only', () => {
    const byHand = files.filter(
      (file) =>
        !file.startsWith('lib/routes') && /['"`]\/(docs|zh-Hans|fr-FR)\//.test(readFileSync(file, 'utf8')),
    );
    expect(byHand).toEqual([]);
  });

  test('style sheets use the breakpoints of the specification', () => {
    const sheets = ['app', 'components', 'lib']
      .flatMap((folder) =>
        readdirSync(folder, { recursive: true, encoding: 'utf8' }).map((name) => join(folder, name)),
      )
      .filter((file) => file.endsWith('.css'));
    const widths = new Set(
      sheets.flatMap((file) =>
        [...readFileSync(file, 'utf8').matchAll(/@media[^{]*?(\d+)px/g)].map(([, px]) => Number(px)),
      ),
    );
    expect(sheets.length).toBeGreaterThan(5);
    expect([...widths].sort((a, b) => a - b)).toEqual([
      layout.wideTextsMinPx,
      layout.desktopMinPx,
      layout.contentsMinPx,
    ]);
  });

  test('no component has a literal colour or an inline style', () => {
    const sheets = readdirSync('components', { recursive: true, encoding: 'utf8' }).filter((file) =>
      file.endsWith('.css'),
    );
    const coloured = sheets.filter((file) =>
      /#[0-9a-f]{3,8}\b/i.test(readFileSync(join('components', file), 'utf8')),
    );
    expect(coloured).toEqual([]);
    expect(
      files.filter((file) => file.endsWith('.tsx') && /\bstyle=\{/.test(readFileSync(file, 'utf8'))),
    ).toEqual([]);
  });
});

describe('names of files', () => {
  const folders = ['lib', 'components', 'app', 'scripts', 'tests'];
  const known = [
    ...readdirSync('.').filter((name) => /\.\w+$/.test(name)),
    ...folders.flatMap((folder) =>
      readdirSync(folder, { recursive: true, encoding: 'utf8' }).map((name) => join(folder, name)),
    ),
  ];
  const texts = [
    'README.md',
    'CONTRIBUTING.md',
    'SECURITY.md',
    'middleware-free.md',
    'docs/architecture.md',
    'docs/files.md',
    'content/README.md',
    'package.json',
  ];
  // The samples below do not exist.
  const code = known.filter(
    (file) => /\.(?:ts|tsx|mjs|css)$/.test(file) && file !== 'tests/architecture.test.ts',
  );

  const commentsOf = (source: string) =>
    [...source.matchAll(/\/\*[\s\S]*?\*\/|(?<=^|\s)\/\/.*$/gm)].join('\n').replace(/\n\s*\*?/g, ' ');

  /** Folders and files of code that a text names: with a path, which may be a pattern, or by the name alone. */
  const namesIn = (text: string) =>
    [
      ...text.matchAll(
        /(?<![\w./@-])(?:(?:lib|components|app|scripts|tests)\/(?:[\w./*[\]-]|\{[^}]*\})*[\w*\]}]|\w[\w.-]*\.(?:ts|tsx|mjs)\b)/g,
      ),
    ].map(([name]) => name);

  const isThere = (name: string): boolean => {
    const [, before = '', list, after = ''] = /^([^{]*)\{([^}]*)\}(.*)$/.exec(name) ?? [];
    if (list !== undefined) return list.split(',').every((one) => isThere(before + one.trim() + after));
    const parts = name.split(/(\*\*\/|\*)/).map((part, at) => {
      if (at % 2 === 0) return part.replace(/[.[\]]/g, '\\$&');
      return part === '*' ? '[^/]*' : '(?:.*/)?';
    });
    const pattern = new RegExp(`^${name.includes('/') ? '' : '(?:.*/)?'}${parts.join('')}$`);
    return known.some((file) => pattern.test(file));
  };

  test('in comments and guides are those of files that exist', () => {
    const named = [
      ...code.map((file) => [file, commentsOf(readFileSync(file, 'utf8'))] as const),
      ...texts.map((file) => [file, readFileSync(file, 'utf8')] as const),
    ].flatMap(([file, text]) => namesIn(text).map((name) => ({ file, name })));
    expect(named.length).toBeGreaterThan(100);
    expect(named.filter(({ name }) => !isThere(name))).toEqual([]);
  });

  test('that do not exist would be found', () => {
    const found = (text: string) => namesIn(commentsOf(text)).filter((name) => !isThere(name));
    expect(
      found('// What lib/export/assemble.ts does (lib/site/config.ts), in assemble.ts, page.ts.'),
    ).toEqual(['lib/export/assemble.ts', 'assemble.ts']);
    expect(
      found(
        '/** lib/browser/{page,none}.ts\n * lib/content/*-none.ts lib/content/checks/*-checks.ts lib/none */',
      ),
    ).toEqual(['lib/browser/{page,none}.ts', 'lib/content/*-none.ts', 'lib/none']);
    expect(found("const url = 'https://site.org/lib/none.ts'; import './none.ts'")).toEqual([]);
  });
});

describe('docs/architecture.md', () => {
  const document = readFileSync('docs/architecture.md', 'utf8');

  /** Functions that a text names, `name()`, with the file that follows: "`a()` and `b()` in `lib/c.ts`". */
  const functionsIn = (text: string) =>
    [...text.matchAll(/((?:`\w+\(\)`(?:,|\s+and)?\s+)+)in\s+`([^`]+)`/g)].flatMap(
      ([, names = '', file = '']) => [...names.matchAll(/\w+(?=\(\))/g)].map(([name]) => ({ name, file })),
    );
  const isDefined = ({ name, file }: { name: string; file: string }) =>
    existsSync(file) && new RegExp(`\\b(?:function\\*?|const) ${name}\\b`).test(readFileSync(file, 'utf8'));

  test('names functions with the file that defines them', () => {
    const found = functionsIn(document);
    const mentioned = [...document.matchAll(/`(\w+)\(\)`/g)].map(([, name]) => name);
    expect(found.length).toBeGreaterThan(30);
    expect(mentioned.filter((name) => !found.some((one) => one.name === name))).toEqual([]);
    expect(found.filter((one) => !isDefined(one))).toEqual([]);
  });

  test('control: a function that its file does not define is found', () => {
    const text = '`href()` and `none()` in\n  `lib/routes/index.ts`, `parse()` in `lib/none.ts`';
    expect(functionsIn(text).filter((one) => !isDefined(one))).toEqual([
      { name: 'none', file: 'lib/routes/index.ts' },
      { name: 'parse', file: 'lib/none.ts' },
    ]);
  });

  /** The rows of its tables of folders: what each may import, by the names in the last column. */
  const rows = [...document.matchAll(/^\| `((?:lib|components)\/[\w/<>]+)` +\|[^|]*\| ([^|]*?) +\|$/gm)].map(
    ([, folder = '', cell = '']) => {
      const [imports = '', types] = cell.split('; types: ');
      const layersIn = (list: string) =>
        list.split(', ').map((name) => {
          if (name.startsWith('components/')) return name;
          return name === 'messages' ? 'lib/site/messages' : `lib/${name}`;
        });
      return {
        folder: folder.replace('<feature>', 'docs'),
        imports: imports === 'nothing' ? [] : layersIn(imports).sort(),
        types: types ? layersIn(types) : [],
      };
    },
  );

  test('has the folders of lib and components, each with what tests/layers.ts allows it to import', () => {
    const folders = readdirSync('lib').map((name) => `lib/${name}`);
    const components = ['ui', 'mdx', 'shell', 'docs'].map((name) => `components/${name}`);
    expect(rows.map(({ folder }) => folder).sort()).toEqual(
      [...folders, 'lib/site/messages', ...components].sort(),
    );
    const allowed = rows.map(({ folder }) => ({
      folder,
      imports: [...(layers[folder]?.imports ?? [])].filter((name) => !/\.tsx?$/.test(name)).sort(),
      types: layers[folder]?.types ?? [],
    }));
    expect(rows).toEqual(allowed);
  });
});

describe('the guides', () => {
  const guides = [
    'README.md',
    'CONTRIBUTING.md',
    'SECURITY.md',
    'middleware-free.md',
    'content/README.md',
    'docs/architecture.md',
    'docs/files.md',
  ];
  const read = (file: string) => readFileSync(file, 'utf8');

  test('have lines of at most 160 characters', () => {
    const longLines = guides.flatMap((file) =>
      read(file)
        .split('\n')
        .flatMap((line, at) => (line.length > 160 ? [`${file}:${at + 1}`] : [])),
    );
    expect(longLines).toEqual([]);
  });

  test('link to files that exist', () => {
    const links = guides.flatMap((file) =>
      [...read(file).matchAll(/\]\((\.[^)#\s]*)\)/g)].map(([, path = '']) => join(dirname(file), path)),
    );
    expect(links.length).toBeGreaterThan(10);
    expect(links.filter((path) => !existsSync(path))).toEqual([]);
  });

  test('name every command of package.json, and no other', () => {
    const { scripts } = JSON.parse(read('package.json')) as { scripts: Record<string, string> };
    const named = new Set(
      guides.flatMap((file) =>
        [...read(file).matchAll(/\bnpm (?:run )?([a-z][\w:-]*)/g)].map(([, name]) => name),
      ),
    );
    expect(Object.keys(scripts).filter((name) => !named.has(name))).toEqual([]);
    const ofNpm = ['audit', 'run', 'ci'];
    expect([...named].filter((name) => name && !(name in scripts) && !ofNpm.includes(name))).toEqual([]);
  });
});
