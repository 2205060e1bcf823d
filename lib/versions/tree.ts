import { existsSync, mkdirSync, readdirSync, readFileSync, rmdirSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';

/** New texts of files by their paths; `undefined` for one that is deleted. */
export type Changes = ReadonlyMap<string, string | undefined>;

/** Files below a folder, with changes that are not written yet. Paths have slashes and are below the folder. */
export class Tree {
  private readonly changed = new Map<string, string | undefined>();

  constructor(
    readonly root: string,
    before: Changes = new Map(),
  ) {
    for (const [path, text] of before) this.changed.set(path, text);
  }

  read(path: string): string | undefined {
    if (this.changed.has(path)) return this.changed.get(path);
    return existsSync(join(this.root, path)) ? readFileSync(join(this.root, path), 'utf8') : undefined;
  }

  /** The files below a folder, at any depth, sorted. */
  files(folder: string): string[] {
    const path = join(this.root, folder);
    const prefix = folder === '' ? '' : `${folder}/`;
    const written = existsSync(path)
      ? readdirSync(path, { recursive: true, withFileTypes: true })
          .filter((entry) => entry.isFile())
          .map((entry) =>
            join(entry.parentPath, entry.name).slice(join(this.root, '/').length).replaceAll('\\', '/'),
          )
      : [];
    const all = new Set([...written, ...[...this.changed.keys()].filter((one) => one.startsWith(prefix))]);
    return [...all].filter((one) => this.read(one) !== undefined).sort();
  }

  /** The folders directly below a folder. */
  folders(folder: string): string[] {
    const prefix = folder === '' ? '' : `${folder}/`;
    const names = this.files(folder).flatMap((path) => {
      const rest = path.slice(prefix.length);
      return rest.includes('/') ? [rest.slice(0, rest.indexOf('/'))] : [];
    });
    return [...new Set(names)];
  }

  set(path: string, text: string | undefined): void {
    this.changed.set(path, text);
  }

  /** Gives a file another text, where it exists. */
  edit(path: string, change: (text: string) => string): void {
    const text = this.read(path);
    if (text !== undefined) this.set(path, change(text));
  }

  /** What differs from the files as they are written. */
  changes(): Map<string, string | undefined> {
    const plain = new Tree(this.root);
    return new Map([...this.changed].filter(([path, text]) => plain.read(path) !== text));
  }
}

/** Writes changes. Folders that are empty then are removed. */
export function writeChanges(root: string, changes: Changes): void {
  for (const [path, text] of changes) {
    const file = join(root, path);
    if (text !== undefined) {
      mkdirSync(dirname(file), { recursive: true });
      writeFileSync(file, text);
      continue;
    }
    rmSync(file);
    for (
      let folder = dirname(file);
      folder !== root && readdirSync(folder).length === 0;
      folder = dirname(folder)
    )
      rmdirSync(folder);
  }
}
