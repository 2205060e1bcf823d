import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join, posix } from 'node:path';

/** An import of a module. */
export type Import = {
  /** The file that imports, as a path below the root of the project. */
  file: string;
  /** The line with the name of the imported module. */
  line: number;
  /** A path below the root of the project, or `package:` and the name of a package. */
  target: string;
  /** Whether only types are imported, so that nothing is left of it when the module runs. */
  isType: boolean;
};

/**
 * The ways to import a module: a declaration, which may have several lines; one for its effects; a call of `import`, also as a
 * type; a module that is passed on with `import.meta.url`, as to a worker. An import that is quoted in a string does not count.
 */
const forms = [
  /^[ \t]*(?:import|export)\s+(?<type>type\s)?[^'";]*?\bfrom\s+(?<quote>['"])(?<path>[^'"\n]+)\k<quote>/gm,
  /^[ \t]*import\s+(?<quote>['"])(?<path>[^'"\n]+)\k<quote>/gm,
  /(?<type>\btypeof\s+|<)?\bimport\(\s*(?<quote>['"])(?<path>[^'"\n]+)\k<quote>/g,
  /(?<!['"`]new )(?<!['"`])\b\w+\(\s*(?<quote>['"])(?<path>\.\.?\/[^'"\n$]+)\k<quote>,\s*import\.meta\.url/g,
];

/** The imports of a file, in their order. */
export function importsOf(file: string, text = readFileSync(file, 'utf8')): Import[] {
  const found = forms.flatMap((form) =>
    [...text.matchAll(form)].map(({ 0: statement, index, groups }) => {
      const path = groups?.path ?? '';
      const at = index + statement.lastIndexOf(path);
      const line = text.slice(0, at).split('\n').length;
      return { at, file, line, target: targetOf(file, path), isType: Boolean(groups?.type) };
    }),
  );
  return found.sort((a, b) => a.at - b.at).map(({ at, ...one }) => one);
}

function targetOf(file: string, path: string): string {
  if (path.startsWith('@/')) return path.slice(2);
  return path.startsWith('.') ? posix.join(posix.dirname(file), path) : `package:${path}`;
}

/** The modules of the site and its tools, without tests, as paths below the root of the project. */
export function modulesOfTheProject(): string[] {
  const folders = ['lib', 'components', 'app', 'scripts'].flatMap((folder) =>
    readdirSync(folder, { recursive: true, encoding: 'utf8' }).map((name) => join(folder, name)),
  );
  return [...readdirSync('.'), ...folders].filter((name) => isModule(name) && !name.endsWith('.d.ts'));
}

function isModule(path: string): boolean {
  return /\.(ts|tsx|mjs)$/.test(path) && existsSync(path);
}

/** The modules of the project that these import, directly or through others, themselves included; imports of types count, too. */
export function importsBelow(files: readonly string[]): string[] {
  return reached(files, (file) => importsOf(file).map(({ target }) => target))
    .filter(isModule)
    .sort();
}

/** Everything that modules need when they run: modules of the project and packages, directly or through others. */
export function neededBy(files: readonly string[]): string[] {
  return reached(files, (file) =>
    importsOf(file)
      .filter(({ isType }) => !isType)
      .map(({ target }) => target),
  );
}

function reached(files: readonly string[], targetsOf: (file: string) => string[]): string[] {
  const found = new Set<string>();
  const add = (file: string) => {
    if (found.has(file)) return;
    found.add(file);
    if (isModule(file)) targetsOf(file).forEach(add);
  };
  files.forEach(add);
  return [...found];
}

/**
 * Circles among imports: files that need each other before either of them can run. Imports of types do not count, since they are
 * removed. A circle is given once, as its imports in order.
 */
export function circlesOf(imports: readonly Import[]): Import[][] {
  const needs = imports.filter(({ isType }) => !isType);
  const circles: Import[][] = [];
  const done = new Set<string>();
  const follow = (file: string, path: readonly Import[]) => {
    const start = path.findIndex((one) => one.file === file);
    if (start >= 0) circles.push(path.slice(start));
    if (start >= 0 || done.has(file)) return;
    for (const one of needs) if (one.file === file) follow(one.target, [...path, one]);
    done.add(file);
  };
  for (const { file } of needs) follow(file, []);
  return circles;
}
