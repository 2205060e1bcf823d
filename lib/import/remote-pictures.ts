import { posix } from 'node:path';
import type { SourceSite } from './docusaurus/site.ts';
import { isPageFile } from './docusaurus/tree.ts';
import { shortHash } from './pictures.ts';
import { fileName } from './text/markdown/images.ts';

/** Extensions of the formats that texts can show, the best first. */
const extensions = ['.svg', '.webp', '.png', '.jpg', '.jpeg', '.gif'];

/** The names under which a person saves pictures of other sites. Each has its own, whatever the order of the pages. */
export class RemotePictures {
  readonly #taken = new Set<string>();

  constructor({ tree, pages }: SourceSite) {
    const once = new Map<string, string>();
    for (const file of tree.files)
      if (!isPageFile(file) && extensions.includes(posix.extname(file).toLowerCase()))
        this.#taken.add(baseOf(file));
    for (const { text } of pages)
      for (const [address] of text.body.matchAll(/https?:\/\/[^\s"'<>()]+/g)) {
        const base = baseOf(address);
        if ((once.get(base) ?? address) !== address) this.#taken.add(base);
        once.set(base, address);
      }
  }

  /** `https://example.org/far.png?raw=true` → `far.png`; with a hash where something else has this name. */
  nameOf(address: string): string {
    const { ext, name } = posix.parse(fileName(address));
    const extension = extensions.includes(ext.toLowerCase()) ? ext : '.png';
    const base = extension === ext ? name : `${name}${ext}`;
    return `${base}${this.#taken.has(baseOf(address)) ? `-${shortHash(address)}` : ''}${extension}`;
  }

  /** This name with each extension: a person may have made another file of the picture. */
  namesOf(address: string): string[] {
    const name = this.nameOf(address);
    const { name: base } = posix.parse(name);
    return [name, ...extensions.map((extension) => base + extension)];
  }
}

function baseOf(path: string): string {
  return posix.parse(fileName(path)).name.toLowerCase();
}
