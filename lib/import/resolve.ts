import { posix } from 'node:path';
import { defaultLocale } from '../site/locales.ts';
import { type Series, seriesNames } from '../site/series.ts';
import type { SourceSite } from './docusaurus/site.ts';
import type { Page } from './page.ts';
import { type SourcePicture, shortHash, writtenName } from './pictures.ts';
import { RemotePictures } from './remote-pictures.ts';
import type { ResolvedLink } from './text/context.ts';
import { figuresFolder, fileName } from './text/markdown/images.ts';

/** Finds what links and pictures of texts mean in the source, and what they are on the site. */
export class Resolver {
  readonly #byFile = new Map<string, Page>();
  readonly #byAddress = new Map<string, Page>();
  /** The files of pictures, by their addresses on the site. */
  readonly pictures = new Map<string, SourcePicture>();
  readonly #remote: RemotePictures;

  /** @param existing the addresses of pictures that a person has put there */
  constructor(
    readonly site: SourceSite,
    readonly existing: (address: string) => boolean,
  ) {
    this.#remote = new RemotePictures(site);
    for (const page of site.pages) {
      this.#byFile.set(page.file, page);
      if (page.locale !== defaultLocale) continue;
      for (const former of page.former) this.#byAddress.set(former.toLowerCase(), page);
      if (!this.#byAddress.has(page.address.slice(0, -1)))
        this.#byAddress.set(page.address.slice(0, -1), page);
    }
  }

  /** The address of a picture that a page shows. */
  picture(page: Page, address: string): string | undefined {
    if (/^(https?:)?\/\//.test(address))
      return this.#remote
        .namesOf(address)
        .map((name) => `${figuresFolder}/${name}`)
        .find(this.existing);
    for (const file of this.#candidates(page, address)) {
      const bytes = this.site.tree.readBytes(file);
      if (bytes) return this.#addPicture(page, file, bytes);
    }
    return undefined;
  }

  /** Where a person saves a picture of another site, so that the next import shows it. */
  savedAs(address: string): string {
    return `${figuresFolder}/${this.#remote.nameOf(address)}`;
  }

  #addPicture(page: Page, file: string, bytes: Buffer): string {
    const name = writtenName(fileName(file), bytes);
    const plain = `${figuresFolder}/${name}`;
    const taken = this.pictures.get(plain);
    const { ext, name: base } = posix.parse(name);
    const isFree = !taken || taken.bytes.equals(bytes);
    const address = isFree ? plain : `${figuresFolder}/${base}-${shortHash(bytes)}${ext}`;
    const known = this.pictures.get(address);
    if (!known) this.pictures.set(address, { file, bytes, pages: [page.file] });
    else if (!known.pages.includes(page.file)) known.pages.push(page.file);
    return address;
  }

  /** The files of the source that an address may mean. */
  #candidates(page: Page, address: string): string[] {
    const plain = address.replace(/[?#].*$/, '').replace(/^pathname:\/\//, '');
    const path = decoded(plain.replace(/(?<=\.mdx?)\/+$/, ''));
    if (path.startsWith('@site/')) return [path.slice('@site/'.length)];
    if (path.startsWith('/')) return [`static${path}`, path.slice(1)];
    const folder = posix.dirname(page.file);
    const english = this.#english(page);
    return [posix.join(folder, path), ...(english ? [posix.join(posix.dirname(english.file), path)] : [])];
  }

  #english(page: Page): Page | undefined {
    return this.site.pages.find(
      (one) => one.locale === defaultLocale && one.target === page.target.replace(/^[^/]+/, defaultLocale),
    );
  }

  /** The address of a link that belongs to no page, as menus have them: of an imported page, or a whole one. */
  menuAddress(address: string): string | undefined {
    const path = this.#ownPath(address) ?? address;
    if (/^https?:\/\//.test(path)) return path;
    const [plain, hash] = splitAt(path, '#');
    const page = this.#byAddress.get(plainAddress(posix.join('/', plain)));
    if (page) return page.address + (hash && `#${hash}`);
    const series = this.#seriesAt(plain);
    if (series) return `/${series}/`;
    const { url } = this.site.settings;
    // `{{version}}` is filled by a program of the source.
    return url && !path.includes('{') && plain !== '/'
      ? new URL(path.replace(/^\//, ''), url).href
      : undefined;
  }

  /** The series whose list of posts is at an address of the source. */
  #seriesAt(path: string): Series | undefined {
    const name = path.replace(/^\/+|\/+$/g, '');
    const series = name === this.site.settings.blogBase ? 'blog' : seriesNames.find((one) => one === name);
    const hasPosts = this.site.pages.some(
      ({ collection }) => collection.kind === 'entry' && collection.series === series,
    );
    return hasPosts ? series : undefined;
  }

  /** Where a link of a page leads. */
  link(page: Page, address: string): ResolvedLink {
    if (address === '') return { kind: 'broken' };
    const own = this.#ownPath(address);
    if (own !== undefined) return this.#ownLink(page, own, address);
    if (/^([a-z][a-z\d+.-]*:|\/\/|#)/i.test(address) && !address.startsWith('pathname:'))
      return { kind: 'same' };
    const [path, hash] = splitAt(address, '#');
    const target = this.#target(page, path.replace(/\?.*$/, ''));
    if (target) return { kind: 'page', href: this.#hrefTo(page, target, hash), page: target.file, hash };
    const { url } = this.site.settings;
    if (!url) return { kind: 'broken' };
    const from = new URL(page.former[0]?.slice(1) ?? '', url);
    const plain = address.replace(/^pathname:\/\//, '').replace(/\.mdx?(?=#|$)/, '');
    return { kind: 'original', href: new URL(plain.replace(/^\//, new URL(url).pathname), from).href };
  }

  /** The path of a whole address of the original site; none for addresses of other sites. */
  #ownPath(address: string): string | undefined {
    const { url } = this.site.settings;
    const isOwn = url !== undefined && (address === url.slice(0, -1) || address.startsWith(url));
    return isOwn ? `/${address.slice(url.length)}` : undefined;
  }

  /** A whole address leads to the imported page, if there is one; its language is that of the reader. */
  #ownLink(page: Page, own: string, address: string): ResolvedLink {
    const [path, hash] = splitAt(own.replace(/^\/[a-z]{2}-[A-Za-z]+(?=\/)/, ''), '#');
    const target = this.#pageAt(page, path.replace(/\?.*$/, ''));
    if (target) return { kind: 'page', href: this.#hrefTo(page, target, hash), page: target.file, hash };
    return { kind: 'original', href: address };
  }

  /** An address with a slash at the start is one of the site; a relative one is a file first, as in Docusaurus. */
  #target(page: Page, path: string): Page | undefined {
    const ways = [() => this.#fileAt(page, path), () => this.#pageAt(page, path)];
    const [first, second] = path.startsWith('/') && !/\.mdx?$/.test(path) ? ways.reverse() : ways;
    return first?.() ?? second?.();
  }

  #fileAt(page: Page, path: string): Page | undefined {
    const tries = this.#candidates(page, path).flatMap((file) => [file, `${file}.md`, `${file}.mdx`]);
    return tries.map((file) => this.#byFile.get(file)).find(Boolean);
  }

  #pageAt(page: Page, path: string): Page | undefined {
    const from = page.former[0] ?? '/';
    const tries = path.startsWith('/')
      ? [path]
      : [posix.join(posix.dirname(from), path), posix.join(from, path)];
    return tries.map((one) => this.#byAddress.get(plainAddress(one))).find(Boolean);
  }

  #hrefTo(page: Page, target: Page, hash: string): string {
    const anchor = hash && `#${hash}`;
    const [a, b] = [page.collection, target.collection];
    const isSameVersion = a.kind === 'doc' && b.kind === 'doc' && a.version === b.version;
    return (isSameVersion ? `./${target.slug}.mdx` : target.address) + anchor;
  }
}

function plainAddress(address: string): string {
  const path = decoded(address)
    .replace(/\.(mdx?|html)$/, '')
    .replace(/\/(index|readme)$/i, '')
    .replace(/\/+$/, '');
  return (path || '/').toLowerCase();
}

function decoded(path: string): string {
  try {
    return decodeURIComponent(path);
  } catch {
    return path;
  }
}

function splitAt(text: string, separator: string): [string, string] {
  const at = text.indexOf(separator);
  return at < 0 ? [text, ''] : [text.slice(0, at), text.slice(at + 1)];
}
