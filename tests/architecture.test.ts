import { readdirSync, readFileSync } from 'node:fs';
import { dirname, join, normalize } from 'node:path';
import { describe, expect, test } from 'vitest';
import { layout } from '@/lib/site/constants.ts';

/** Who may import whom. A room is the longest prefix of a path that stands here; `type` means types only. */
const rooms: Record<string, { from: string[]; types?: string[]; packages?: RegExp }> = {
  'lib/site': { from: [], packages: /^(yaml|zod|#versions)$/ },
  'lib/site/messages': { from: ['lib/site'], packages: /^$/ },
  'lib/routes': { from: ['lib/site'], packages: /^node:/ },
  'lib/mdx': { from: ['lib/site', 'lib/site/messages', 'lib/routes'] },
  'lib/files': { from: [], packages: /^node:/ },
  'lib/translations': { from: ['lib/site', 'lib/files', 'lib/mdx'] },
  'lib/content': {
    from: [
      'lib/files',
      'lib/translations',
      'lib/site',
      'lib/site/messages',
      'lib/routes',
      'lib/mdx',
      'lib/covers',
      'lib/examples',
      'lib/sources/python',
      'lib/content/collections',
    ],
  },
  'lib/pages': {
    from: ['lib/site', 'lib/site/messages', 'lib/routes', 'lib/mdx', 'lib/content'],
  },
  'lib/content/collections': { from: ['lib/content'], packages: /^(contentlayer|zod)/ },
  // The writers' page, which is in development only.
  'lib/writing': { from: ['lib/site', 'lib/site/messages', 'lib/routes', 'lib/mdx', 'lib/pages'] },
  'lib/covers': { from: [], packages: /^(node:|next\/og|sharp)/ },
  'lib/fonts': { from: [], packages: /^(node:|fontverter$|harfbuzzjs$)/ },
  'lib/outputs': {
    from: [
      'lib/site',
      'lib/site/messages',
      'lib/routes',
      'lib/mdx',
      'lib/content',
      'lib/pages',
      'lib/covers',
      'lib/search',
    ],
  },
  'lib/search': {
    from: ['lib/site', 'lib/site/messages', 'lib/routes', 'lib/mdx', 'lib/pages'],
    packages: /^(#content|minisearch|@docsearch\/(react\/modal|css\/.*)|react-dom\/client)$/,
  },
  'lib/browser': { from: ['lib/site', 'lib/routes', 'lib/search'], packages: /^nprogress$/ },
  'lib/export': {
    from: ['lib/site', 'lib/site/messages', 'lib/routes', 'lib/outputs', 'lib/pages'],
  },
  'lib/audit': { from: ['lib/export', 'lib/site', 'lib/site/messages', 'lib/routes', 'lib/fonts'] },
  'lib/sources': { from: ['lib/site', 'lib/sources/python'] },
  'lib/sources/python': { from: ['lib/site'], packages: /^(node:|web-tree-sitter)/ },
  'lib/examples': { from: ['lib/site', 'lib/sources/python'] },
  'components/ui': { from: ['lib/site'] },
  'components/mdx': {
    from: ['components/ui', 'lib/site', 'lib/site/messages', 'lib/routes', 'lib/browser'],
    types: ['lib/mdx'],
  },
  components: {
    from: [
      'components/ui',
      'components/mdx',
      'components/shell',
      'lib/search',
      'lib/site',
      'lib/site/messages',
      'lib/routes',
      'lib/browser',
    ],
    types: ['lib/pages', 'lib/mdx', 'lib/writing'],
  },
  app: {
    from: [
      'components',
      'components/ui',
      'lib/site',
      'lib/site/messages',
      'lib/routes',
      'lib/pages',
      'lib/outputs',
      'lib/covers',
      'lib/writing',
    ],
  },
  scripts: {
    from: [
      'contentlayer.config.ts',
      'scripts/pages',
      'scripts/browsers',
      'lib/audit',
      'lib/export',
      'lib/outputs',
      'lib/covers',
      'lib/fonts',
      'lib/content',
      'lib/pages',
      'lib/site',
      'lib/site/messages',
      'lib/routes',
      'lib/writing',
      'lib/examples',
      'lib/sources',
      'lib/sources/python',
      'lib/translations',
    ],
  },
  'scripts/pages': {
    from: ['scripts', 'lib/export', 'lib/site'],
    packages: /^(node:|@playwright\/test$|sirv$)/,
  },
  'scripts/browsers': { from: ['lib/site', 'lib/site/messages'], packages: /^(node:|sirv$|ws$)/ },
};

type Import = { file: string; target: string; isType: boolean };

const files = ['lib', 'components', 'app', 'scripts'].flatMap((folder) =>
  readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((name) => /\.(ts|tsx)$/.test(name) && !name.endsWith('.d.ts'))
    .map((name) => join(folder, name)),
);

function importsOf(file: string, text = readFileSync(file, 'utf8')): Import[] {
  const pattern =
    /^(?:import|export)\s+(type\s)?[^'";]*?from\s+'([^']+)'|^import\s+'([^']+)'|\bimport\('([^']+)'\)/gm;
  return [...text.matchAll(pattern)].map(([, type, from, bare, dynamic]) => {
    const target = from ?? bare ?? dynamic ?? '';
    return { file, target: own(file, target), isType: Boolean(type) };
  });
}

function own(file: string, target: string): string {
  if (target.startsWith('@/')) return target.slice(2);
  return target.startsWith('.') ? normalize(join(dirname(file), target)) : `package:${target}`;
}

function roomOf(path: string): string {
  return (
    Object.keys(rooms)
      .filter((room) => path.startsWith(`${room}/`))
      .sort((a, b) => b.length - a.length)[0] ?? path
  );
}

/** What is wrong with an import, in one line, or nothing. */
function arrowProblem({ file, target, isType }: Import): string | undefined {
  const room = roomOf(file);
  const rule = rooms[room];
  if (!rule) return `${file} stands in no room`;
  if (target.startsWith('package:')) {
    const name = target.slice('package:'.length);
    return rule.packages && !rule.packages.test(name)
      ? `${file} (${room}) must not import the package ${name}`
      : undefined;
  }
  if (/\.(css|woff2)$/.test(target)) return undefined;
  const other = roomOf(target);
  const isFeature = (path: string) => path.startsWith('components/') && dirname(path);
  if (room === 'components' && other === 'components') {
    const same = isFeature(file) === isFeature(target) || dirname(target) === 'components/shell';
    return same
      ? undefined
      : `${file} imports another feature's ${target}: move what both need to components/ui or components/mdx`;
  }
  const allowed = other === room || rule.from.includes(other) || (isType && rule.types?.includes(other));
  return allowed
    ? undefined
    : `${file} (${room}) must not import ${target} (${other}): move it to a room below both`;
}

describe('the architecture', () => {
  test('every import follows the table', () => {
    expect(
      files
        .flatMap((file) => importsOf(file))
        .map(arrowProblem)
        .filter(Boolean),
    ).toEqual([]);
  });

  test('the table would tell a wrong arrow', () => {
    const wrong = importsOf('lib/site/x.ts', "import { href } from '../routes/index.ts';\n");
    expect(wrong.map(arrowProblem)).toEqual([expect.stringContaining('lib/routes')]);
    const value = importsOf('components/docs/x.tsx', "import { docScreen } from '@/lib/pages/docs.ts';\n");
    expect(value.map(arrowProblem)).toEqual([expect.stringContaining('lib/pages')]);
  });

  test('no client file reads the content or checks with zod', () => {
    const client = files.filter((file) => /\.client\.tsx?$/.test(file) || file.startsWith('lib/browser'));
    const wrong = client
      .flatMap((file) => importsOf(file))
      .filter(({ target, isType }) => !isType && /^package:(#content|zod)$/.test(target));
    expect(client.length).toBeGreaterThan(5);
    expect(wrong).toEqual([]);
  });

  test('files that run in the browser say so in their name', () => {
    const marked = files.filter((file) => readFileSync(file, 'utf8').startsWith("'use client'"));
    expect(marked.filter((file) => !/\.client\.tsx?$/.test(file))).toEqual([]);
  });

  test('addresses of pages are written by lib/routes alone', () => {
    const byHand = files.filter(
      (file) =>
        !file.startsWith('lib/routes') && /['"`]\/(docs|zh-Hans|fr-FR)\//.test(readFileSync(file, 'utf8')),
    );
    expect(byHand).toEqual([]);
  });

  test('style sheets use the desktop breakpoint of the specification, and one for narrow columns', () => {
    const sheets = [
      ...files,
      ...readdirSync('components', { recursive: true, encoding: 'utf8' }).map((name) =>
        join('components', name),
      ),
      'app/global.css',
    ].filter((file) => file.endsWith('.css'));
    const widths = new Set(
      sheets.flatMap((file) =>
        [...readFileSync(file, 'utf8').matchAll(/@media[^{]*?(\d+)px/g)].map(([, px]) => Number(px)),
      ),
    );
    expect(sheets.length).toBeGreaterThan(5);
    expect([...widths].sort((a, b) => a - b)).toEqual([layout.desktopMinPx, 1200]);
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
