import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs';
import { join, posix, relative } from 'node:path';

/** The files of a site to import, by their paths below its root. */
export type Tree = {
  files: readonly string[];
  has(path: string): boolean;
  readText(path: string): string | undefined;
  readBytes(path: string): Buffer | undefined;
  /** The files below a folder. */
  below(folder: string): string[];
};

const ignored = ['node_modules', '.git', '.docusaurus', 'build'];

/** Opens a folder. @throws Error where there is none */
export function openTree(root: string): Tree {
  if (!existsSync(root) || !statSync(root).isDirectory())
    throw new Error(`${root} is not a folder.\n  Name the folder that has docusaurus.config.js.`);
  return treeOf(filesBelow(root), (path) => readFileSync(join(root, path)));
}

/** A tree of files that are read on demand. */
export function treeOf(files: readonly string[], read: (path: string) => Buffer): Tree {
  const all = new Set(files);
  const readBytes = (path: string) => (all.has(path) ? read(path) : undefined);
  return {
    files,
    has: (path) => all.has(path),
    readBytes,
    readText: (path) =>
      readBytes(path)
        ?.toString('utf8')
        .replace(/^\uFEFF/, '')
        .replaceAll('\r\n', '\n'),
    below: (folder) => files.filter((file) => folder === '' || file.startsWith(`${folder}/`)),
  };
}

function filesBelow(root: string, folder = root): string[] {
  return readdirSync(folder, { withFileTypes: true })
    .sort((a, b) => (a.name < b.name ? -1 : 1))
    .flatMap((entry) => {
      const path = join(folder, entry.name);
      if (entry.isDirectory()) return ignored.includes(entry.name) ? [] : filesBelow(root, path);
      return entry.isFile() ? relative(root, path).replaceAll('\\', '/') : [];
    });
}

/** Whether a path is one of a page: partials and their folders begin with a line. */
export function isPageFile(path: string): boolean {
  return /\.mdx?$/i.test(path) && !path.split('/').some((part) => part.startsWith('_'));
}

/** A path without the extension of its file. */
export function withoutExtension(path: string): string {
  return path.slice(0, path.length - posix.extname(path).length);
}
