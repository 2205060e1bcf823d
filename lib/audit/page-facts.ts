import type { ExportedPage } from '../html/exported-pages.ts';
import { type Element, elementsOf } from '../html/markup.ts';

/** An address in a page: `a` of a link that readers follow, `form`, `file` of what the page loads, `data` of metadata. */
export type LinkFact = { address: string; kind: 'a' | 'form' | 'file' | 'data' };

/** A picture of a page. Missing attributes are undefined. */
export type Image = {
  src: string;
  alt: string | undefined;
  width: string | undefined;
  height: string | undefined;
  /** Whether it is hidden from screen readers. */
  isHidden: boolean;
  candidates: Candidate[];
};

/** A file that a browser may load for a picture: of its `srcset`, or of a `source` beside it. */
export type Candidate = {
  src: string;
  /** Its descriptor in the `srcset`: `760w`, `2x` or nothing. */
  descriptor: string;
  /** Attributes of its element: size, sizes and type. */
  width: string | undefined;
  height: string | undefined;
  sizes: string | undefined;
  type: string | undefined;
};

/** The facts of a page that the checks use. */
export type HtmlFacts = {
  file: string;
  lang: string;
  titles: string[];
  descriptions: string[];
  robots: string;
  /** The target of a redirect page. */
  refresh: string | undefined;
  canonicals: string[];
  alternates: { lang: string; url: string }[];
  headings: { level: number; text: string }[];
  ids: Set<string>;
  repeatedIds: string[];
  /** Addresses of the page, each once for each kind. */
  links: LinkFact[];
  /** How many addresses it has, and how many of them name an anchor. */
  count: { links: number; anchors: number };
  images: Image[];
  /** Attributes that name elements of the page by their ids. */
  references: { attribute: string; id: string }[];
};

/** Addresses and anchors of a page only. */
export function linksAndIdsOf({ file, html }: ExportedPage): Pick<HtmlFacts, 'file' | 'links' | 'ids'> {
  const elements = elementsOf(html);
  const ids = elements.flatMap(({ attributes }) => attributes.id ?? []);
  return { file, links: elements.flatMap(linksOf), ids: new Set(ids) };
}

/** Reads a page once for all checks. Contents of scripts do not count, except structured data. */
export function factsOf({ file, html }: ExportedPage): HtmlFacts {
  const elements = elementsOf(html);
  const named = (name: string) => elements.filter((element) => element.name === name);
  const inDrawing = (element: Element) => element.within.some(({ name }) => name === 'svg');
  const metas = named('meta').map(({ attributes }) => attributes);
  const meta = (name: string) => metas.filter((one) => one.name === name).map(({ content = '' }) => content);
  const rels = named('link').map(({ attributes }) => attributes);
  const ids = elements.flatMap(({ attributes }) => (attributes.id === undefined ? [] : [attributes.id]));
  const links = elements.flatMap(linksOf);
  const sources = named('source');
  const refresh = metas.find((one) => one['http-equiv']?.toLowerCase() === 'refresh');
  return {
    file,
    lang: named('html')[0]?.attributes.lang ?? '',
    titles: named('title')
      .filter((element) => !inDrawing(element))
      .map(({ text = '' }) => text.trim()),
    descriptions: meta('description'),
    robots: meta('robots').join(', '),
    refresh: refresh && /url=(.*)$/i.exec(refresh.content ?? '')?.[1],
    canonicals: rels.filter(({ rel }) => rel === 'canonical').map(({ href = '' }) => href),
    alternates: rels
      .filter(({ rel, hreflang }) => rel === 'alternate' && hreflang !== undefined)
      .map(({ hreflang = '', href = '' }) => ({ lang: hreflang, url: href })),
    headings: elements
      .filter(({ name }) => /^h[1-6]$/.test(name))
      .map(({ name, text = '' }) => ({ level: Number(name.slice(1)), text: text.trim() })),
    ids: new Set(ids),
    repeatedIds: repeated(ids),
    links: once(links),
    count: { links: links.length, anchors: links.filter(({ address }) => /#./.test(address)).length },
    images: named('img').map((img) => imageOf(img, sources)),
    references: elements.flatMap(referencesOf),
  };
}

const fileAttributes = ['src', 'poster', 'xlink:href', 'data', 'background', 'data-copy-page'];

function linksOf({ name, attributes, text }: Element): LinkFact[] {
  if (name === 'script' && attributes.type === 'application/ld+json')
    return [...(text ?? '').matchAll(/"(https?:\/\/[^"]+)"/g)].map(([, address = '']) =>
      link('data', address),
    );
  const found: LinkFact[] = [];
  const { href, action, formaction, srcset, imagesrcset, content, cite } = attributes;
  if (href !== undefined) found.push(link(name === 'a' || name === 'area' ? 'a' : 'file', href));
  for (const attribute of fileAttributes)
    if (attributes[attribute]) found.push(link('file', attributes[attribute]));
  for (const set of [srcset, imagesrcset])
    if (set) found.push(...srcsetEntries(set).map(({ src }) => link('file', src)));
  for (const form of [action, formaction]) if (form) found.push(link('form', form));
  if (cite) found.push(link('data', cite));
  if (name === 'meta' && content) {
    if (attributes['http-equiv']?.toLowerCase() === 'refresh')
      found.push(link('a', /url=(.*)$/i.exec(content)?.[1] ?? ''));
    else if (/^https?:\/\//.test(content)) found.push(link('data', content));
  }
  return found;
}

function link(kind: LinkFact['kind'], address: string): LinkFact {
  return { kind, address: address.trim() };
}

function repeated(words: readonly string[]): string[] {
  const seen = new Set<string>();
  return [...new Set(words.filter((word) => seen.size === seen.add(word).size))];
}

function once(links: readonly LinkFact[]): LinkFact[] {
  return [...new Map(links.map((one) => [`${one.kind} ${one.address}`, one])).values()];
}

/** @param sources every `source` of the page */
function imageOf(img: Element, sources: readonly Element[]): Image {
  const { src = '', alt, width, height } = img.attributes;
  const isHidden = img.within.some((around) => around.attributes['aria-hidden'] === 'true');
  const picture = img.within.at(-1);
  const beside = picture?.name === 'picture' ? sources.filter(({ within }) => within.at(-1) === picture) : [];
  // A source without a size is shown in the shape of the picture.
  const candidates = [...beside, img].flatMap((element) => candidatesOf(element, { width, height }));
  return { src, alt, width, height, isHidden, candidates };
}

function candidatesOf({ attributes }: Element, shape: Pick<Image, 'width' | 'height'>): Candidate[] {
  const { srcset = '', sizes, type, width = shape.width, height = shape.height } = attributes;
  return srcsetEntries(srcset).map(({ src, descriptor }) => ({
    src,
    descriptor,
    width,
    height,
    sizes,
    type,
  }));
}

/** 'a.webp 1x, b.webp 2x' → each address with its descriptor. */
function srcsetEntries(srcset: string): Pick<Candidate, 'src' | 'descriptor'>[] {
  return srcset.split(',').flatMap((part) => {
    const [src, descriptor = ''] = part.trim().split(/\s+/);
    return src ? [{ src, descriptor }] : [];
  });
}

const idAttributes = [
  'for',
  'form',
  'headers',
  'list',
  'popovertarget',
  'aria-activedescendant',
  'aria-controls',
  'aria-describedby',
  'aria-details',
  'aria-errormessage',
  'aria-flowto',
  'aria-labelledby',
  'aria-owns',
];

function referencesOf({ name, attributes, within }: Element): HtmlFacts['references'] {
  const found: HtmlFacts['references'] = [];
  // In MathML `form` is the position of an operator.
  const isMath = within.some((element) => element.name === 'math');
  for (const attribute of idAttributes) {
    const value = attributes[attribute];
    if (value === undefined || (attribute === 'form' && isMath)) continue;
    for (const id of value.split(/\s+/).filter(Boolean))
      found.push({ attribute: `${name} ${attribute}`, id });
  }
  for (const [attribute, value] of Object.entries(attributes))
    for (const [, id = ''] of value.matchAll(/url\(["']?#([^"')]+)["']?\)/g))
      found.push({ attribute: `${name} ${attribute}`, id });
  return found;
}
