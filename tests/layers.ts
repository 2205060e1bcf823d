import { readdirSync } from 'node:fs';
import { dirname } from 'node:path';
import type { Import } from './imports.ts';

/** What the modules of a layer may import, beside the layer itself. */
type Rule = {
  /** The layers below it. */
  imports: readonly string[];
  /** Layers of which it may import types only. */
  types?: readonly string[];
  /** The packages that it may use; without this, any. */
  packages?: RegExp;
};

export type Layers = Readonly<Record<string, Rule>>;

const facts = ['lib/site', 'lib/site/messages', 'lib/routes'];

/** What every feature may use: no feature uses another one. */
const feature: Rule = {
  imports: [...facts, 'components/ui', 'components/mdx', 'components/shell'],
  // A component gets what it shows as props; it queries nothing.
  types: ['lib/pages'],
};

const features = readdirSync('components').filter((name) => !['ui', 'mdx', 'shell'].includes(name));

/**
 * The layers of the project, each below those that may import it. A module belongs to the layer with the longest name that its
 * path begins with; a layer may be one file.
 */
export const layers: Layers = {
  // Facts and addresses: also in the browser, where Node is not, and zod is too large.
  'lib/site': { imports: [], packages: /^(yaml|zod|#versions|#locales|node:fs|node:path)$/ },
  // All words of a language: too many for the browser, so they are a layer that it may not import.
  'lib/site/messages': { imports: ['lib/site'], packages: /^$/ },
  'lib/routes': { imports: ['lib/site'], packages: /^$/ },
  'lib/files': { imports: [], packages: /^node:/ },

  // What the content is made with.
  'lib/covers': { imports: [], packages: /^(node:|next\/og|sharp)/ },
  'lib/fonts': { imports: [], packages: /^(node:|fontverter$|harfbuzzjs$)/ },
  'lib/sources/python': { imports: ['lib/site'], packages: /^(node:|web-tree-sitter$|temml$)/ },
  'lib/sources': { imports: ['lib/site', 'lib/files', 'lib/sources/python'] },
  'lib/programs': { imports: [], packages: /^node:/ },
  'lib/examples': { imports: ['lib/site', 'lib/sources/python', 'lib/programs'] },
  // The engine of examples runs in a worker of the browser, too.
  'lib/live': { imports: [], packages: /^$/ },
  'lib/examples/live': { imports: ['lib/site', 'lib/sources/python', 'lib/examples', 'lib/live'] },
  'lib/names': { imports: ['lib/site', 'lib/sources/python', 'lib/examples'] },

  // Texts and data → the index.
  'lib/mdx': { imports: ['lib/site', 'lib/site/messages', 'lib/files'] },
  // Finds the parts of a text as the pipeline does, by their headings.
  'lib/translations': { imports: ['lib/site', 'lib/files', 'lib/mdx'] },
  // Cuts and drops versions; only scripts do that.
  'lib/versions': { imports: ['lib/site', 'lib/translations'], packages: /^node:/ },
  'lib/content': {
    imports: [
      'lib/site',
      'lib/routes',
      'lib/files',
      'lib/mdx',
      'lib/translations',
      // The kinds of covers that front matter may name.
      'lib/covers',
      // The program of the home page is checked as the examples of texts are.
      'lib/examples',
      'lib/names',
      'lib/sources/python',
    ],
  },
  'lib/content/collections': { imports: ['lib/content'], packages: /^(contentlayer\/|zod$)/ },
  'contentlayer.config.ts': { imports: ['lib/site', 'lib/mdx', 'lib/content', 'lib/content/collections'] },

  // The index → the data of a page. Of lib/content it may import the types of the index only.
  'lib/pages': {
    imports: [...facts, 'lib/mdx', 'lib/programs'],
    types: ['lib/content'],
    packages: /^(#content|#sidebars|node:)/,
  },
  // The writers' page, which is in development only.
  'lib/writing': { imports: [...facts, 'lib/files', 'lib/mdx', 'lib/pages'] },
  // Content of other sites in the form of this one.
  'lib/import': { imports: ['lib/site', 'lib/mdx'] },
  'lib/search': {
    imports: ['lib/site'],
    packages: /^(@docsearch\/(react\/modal|css\/.*)|react-dom\/client)$/,
  },
  // The index of the search is made with the pages; the search itself runs in the browser.
  'lib/search/records.ts': {
    imports: [...facts, 'lib/mdx', 'lib/pages', 'lib/search'],
    packages: /^#content$/,
  },
  'lib/outputs': {
    imports: [...facts, 'lib/mdx', 'lib/covers', 'lib/pages', 'lib/search', 'lib/search/records.ts'],
    types: ['lib/content'],
  },

  // What runs in the browser. The editor of programs is loaded on demand.
  'lib/browser/editor': { imports: [], packages: /^@(codemirror\/|lezer\/highlight$)/ },
  'lib/browser': {
    imports: ['lib/site', 'lib/routes', 'lib/search', 'lib/live', 'lib/browser/editor'],
    packages: /^nprogress$/,
  },

  // Elements of pages.
  'components/ui': { imports: ['lib/site'] },
  'components/mdx': { imports: ['components/ui'], types: ['lib/mdx', 'lib/browser'] },
  'components/shell': {
    imports: [...facts, 'components/ui', 'components/shell/live-page.dev.client.tsx'],
    types: ['lib/pages'],
  },
  // In development there is no finished export to start the behaviours.
  'components/shell/live-page.dev.client.tsx': { imports: ['lib/browser'] },
  ...Object.fromEntries(features.map((name) => [`components/${name}`, feature])),
  'components/writing': { ...feature, types: ['lib/mdx', 'lib/writing'] },
  app: {
    imports: [
      ...facts,
      'lib/pages',
      'lib/outputs',
      // In development a route draws what the last step of a build writes.
      'lib/covers',
      'lib/writing',
      'components/shell',
      ...features.map((name) => `components/${name}`),
    ],
  },
  'next.config.mjs': { imports: ['lib/writing'] },

  // The last step of a build, the checks of what it has made, and what both read in HTML.
  'lib/html': { imports: [] },
  'lib/export': {
    imports: ['lib/site', 'lib/routes', 'lib/files', 'lib/html', 'lib/outputs'],
    types: ['lib/pages'],
  },
  'lib/audit': { imports: [...facts, 'lib/fonts', 'lib/html'] },

  // Commands, which nothing else imports, may import everything.
  'scripts/options.ts': { imports: ['lib/site'], packages: /^node:/ },
  'scripts/launch.ts': { imports: ['scripts/setup.mjs'], packages: /^@playwright\/test$/ },
  'scripts/setup.mjs': { imports: [], packages: /^node:/ },
  'scripts/base-path/services.ts': { imports: [] },
  'scripts/pages': {
    imports: ['lib/site', 'lib/html', 'scripts/launch.ts'],
    types: ['scripts/options.ts'],
    packages: /^(node:|@playwright\/test$|sirv$)/,
  },
  'scripts/browsers': { imports: ['lib/site', 'lib/site/messages'], packages: /^(node:|sirv$|ws$)/ },
  scripts: {
    imports: [
      ...facts,
      'lib/files',
      'lib/covers',
      'lib/fonts',
      'lib/sources',
      'lib/sources/python',
      'lib/examples',
      'lib/examples/live',
      'lib/live',
      'lib/names',
      'lib/translations',
      'lib/versions',
      'lib/content',
      'contentlayer.config.ts',
      'lib/pages',
      'lib/writing',
      'lib/import',
      'lib/search',
      'lib/search/records.ts',
      'lib/outputs',
      'lib/html',
      'lib/export',
      'lib/audit',
      'scripts/options.ts',
      'scripts/launch.ts',
      'scripts/setup.mjs',
      'scripts/pages',
      'scripts/browsers',
    ],
  },
  'playwright.config.ts': { imports: ['scripts/launch.ts', 'scripts/base-path/services.ts'] },
  'vitest.config.ts': { imports: [] },
};

/** The layer of a module, by its path; none where it belongs to no layer. */
export function layerOf(path: string, table: Layers = layers): string | undefined {
  return Object.keys(table)
    .filter((name) => path === name || path.startsWith(`${name}/`))
    .sort((a, b) => b.length - a.length)[0];
}

/** What is wrong with an import by the table: file, line, the rule that it breaks and what to do; nothing where it is allowed. */
export function layerProblem({ file, line, target, isType }: Import): string | undefined {
  const layer = layerOf(file);
  const rule = layer === undefined ? undefined : layers[layer];
  if (layer === undefined || !rule)
    return `${file}:${line}  is in no layer\n  Move it to a folder that tests/layers.ts names, or add its folder there.`;
  if (target.startsWith('package:')) {
    const name = target.slice('package:'.length);
    if (!rule.packages || rule.packages.test(name)) return undefined;
    return `${file}:${line}  imports the package "${name}"\n  ${layer} may use the packages ${rule.packages.source} only (tests/layers.ts).`;
  }
  if (/\.(css|woff2)$/.test(target)) return undefined;
  const other = layerOf(target);
  if (other === undefined)
    return `${file}:${line}  imports ${target}, which is in no layer\n  Add its folder to tests/layers.ts.`;
  if (other === layer || rule.imports.includes(other)) return undefined;
  if (isType && rule.types?.includes(other)) return undefined;
  const types = rule.types?.includes(other) ? `types of ${other} only` : `nothing of ${other}`;
  const allowed = rule.imports.length > 0 ? rule.imports.join(', ') : 'no other layer';
  return `${file}:${line}  imports ${target}\n  ${layer} may import ${types} (tests/layers.ts); it may import ${allowed}. Move what both need to a layer below both.`;
}

/** The last step of a build and the checks of the export: they must not become a part of pages. */
const lastSteps = ['lib/export', 'lib/audit'];

/** What is wrong with an import of the last steps: file, line and the rule that it breaks; nothing where it is allowed. */
export function lastStepProblem({ file, line, target }: Import): string | undefined {
  const isIn = (folders: readonly string[], path: string) =>
    folders.some((folder) => path.startsWith(`${folder}/`));
  const step = lastSteps.filter((folder) => isIn([folder], target));
  if (step.length === 0 || isIn([...step, 'scripts', 'tests'], file)) return undefined;
  return `${file}:${line}  imports ${target}\n  Only scripts and tests import ${lastSteps.join(' and ')}. Move what both need to a layer below both.`;
}

/** The number of files in one folder that can still be surveyed. */
export const mostFiles = 18;

/** Folders whose files are no code but a list: one text for each construct that the writers' page shows. */
const listFolders: readonly string[] = ['lib/writing/examples'];

/** The folders with more files than `mostFiles` directly in them, style sheets included, folders within them not counted. */
export function crowdedFolders(paths: readonly string[]): string[] {
  const counts = new Map<string, number>();
  for (const file of paths) counts.set(dirname(file), (counts.get(dirname(file)) ?? 0) + 1);
  return [...counts]
    .filter(([folder, count]) => count > mostFiles && !listFolders.includes(folder))
    .map(
      ([folder, count]) =>
        `${folder}  has ${count} files; at most ${mostFiles} are allowed\n  Move those with one purpose into a new folder.`,
    );
}
