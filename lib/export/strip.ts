import { clientNameInPage } from '../html/framework.ts';
import { sheetsIn, stylesIn } from '../html/parts.ts';
import { storageKeys } from '../site/constants.ts';

/** What every page of the export loads, as tags of its head. The same on all pages. */
export type PageAssets = {
  /** The style sheets and styles of Next's HTML that the one sheet of the site replaces. */
  sheets: readonly string[];
  styles: readonly string[];
  /** The inline script that runs before the first paint; it comes before everything that is loaded. */
  first: string;
  /** Style sheet, import map and module. */
  loaded: string;
  /** The address of a font in the export, by its address in Next's HTML. */
  fontAddress: (address: string) => string;
};

const script = /<script\b([^>]*)>([\s\S]*?)<\/script>/g;
const headElement = /<(meta|link)\b[^>]*>|<(title|style)\b[^>]*>[\s\S]*?<\/\2>/g;

/** Fonts of some elements, by the names that Next gives the files (components/shell/fonts.ts): pages without these do not load them. */
const elementFonts: readonly { font: RegExp; element: RegExp }[] = [
  { font: /\/jetbrains_mono\b/, element: /<(?:code|pre|kbd)\b/ },
  { font: /\/stix_two_math\b/, element: /<math\b/ },
];

/** Inline scripts of Next's client: the list of parts to start with, and the data of the page. */
const nextScript = /^(?:\(?self\.__next_f\b|\(globalThis\["TURBOPACK"\])/;

/** The script of next-themes, which sets the theme before the first paint: it ends with our settings. */
const themeScript = new RegExp(`\\("data-theme","${storageKeys.theme}",[^()]*\\)$`);

/**
 * A page as Next wrote it → the page as it is published: Next's HTML, without Next's and React's client, with the style
 * sheet and module of the site. In the head, what all pages share comes before what is specific to this page, so that a page
 * reached by a click has the same head as the same page loaded (lib/browser/swap.ts), except for a font that only one of them
 * preloads.
 * @throws Error on unknown markup in Next's output: it may be of a client component, which would not work
 */
export function stripPage(html: string, assets: PageAssets): string {
  const [, start = '', head = '', body = ''] =
    /^([\s\S]*?<head>)([\s\S]*?)(<\/head>[\s\S]*)$/.exec(html) ?? fail('no head');
  const page = start + strippedHead(head, assets, body) + strippedBody(body);
  const remains = clientNameInPage(page);
  if (remains) fail(`"${remains}" in ${excerptAround(page, remains)}`);
  return page;
}

function strippedHead(head: string, assets: PageAssets, body: string): string {
  const { sheets, styles, first, loaded, fontAddress } = assets;
  const [found, expected] = [
    [...sheetsIn(head), ...stylesIn(head)].join(', '),
    [...sheets, ...styles].join(', '),
  ];
  if (found !== expected) fail(`style sheets ${found} where the home page has ${expected}`);
  const tags: Record<'charset' | 'viewport' | 'fonts' | 'shared' | 'page', string> = {
    charset: '',
    viewport: '',
    fonts: '',
    shared: '',
    page: '',
  };
  const rest = withoutNextScripts(head).replace(headElement, (tag, name: string) => {
    if (/^<meta charset=/i.test(tag)) tags.charset += '<meta charset="utf-8"/>';
    else if (tag.startsWith('<meta name="viewport"')) tags.viewport += tag;
    else if (tag.startsWith('<meta name="next-size-adjust"')) return '';
    else if (/ as="font"/.test(tag) && isUnused(tag, body)) return '';
    else if (/ as="font"/.test(tag))
      tags.fonts += tag.replace(/ href="([^"]+)"/, (_, address: string) => ` href="${fontAddress(address)}"`);
    else if (/^<(?:style|link rel="stylesheet"|link rel="preload" as="script")/.test(tag)) return '';
    else if (/^<meta name="twitter:(?!card")/.test(tag))
      return ''; // what Next repeats from Open Graph
    else if (tag.startsWith('<meta name="theme-color"')) tags.shared += tag;
    else if (tag.startsWith('<link rel="icon"')) tags.shared += tag.replace(/\?[^"]*/, '');
    else if (name === 'link' && !/ rel="(?:canonical|alternate|author)"/.test(tag)) fail(tag);
    else tags.page += tag;
    return '';
  });
  if (rest.trim()) fail(rest);
  return tags.charset + tags.viewport + first + tags.fonts + loaded + tags.shared + tags.page;
}

function isUnused(fontTag: string, body: string): boolean {
  return elementFonts.some(({ font, element }) => font.test(fontTag) && !element.test(body));
}

/** A line end after the beginning of a block or before its end, between tags. In code there are no such tags. */
const lineEnds =
  /(?<=<(?:ul|ol|li|dl|dd|div|figure|table|thead|tbody|tr|blockquote|details)\b[^>]*>)\n+(?=<)|(?<=>)\n+(?=<\/(?:ul|ol|li|dl|dd|div|figure|table|thead|tbody|tr|blockquote|details)>)/g;

/** Removes the scripts of Next, the comments of React, the element for metadata that Next streams late, and line ends within blocks. */
function strippedBody(body: string): string {
  return withoutNextScripts(body)
    .replace(/<!--[/$ ]*-->/g, '')
    .replace(lineEnds, '')
    .replace(/(<body\b[^>]*>)<div hidden="">([\s\S]*?)<\/div>/, (tag, start: string, content: string) =>
      content === '' ? start : fail(tag),
    );
}

/**
 * Removes the scripts of Next, with the copy of the page that they contain as data; structured data and the theme stay.
 * @throws Error on any other script
 */
export function withoutNextScripts(html: string): string {
  return html.replace(script, (tag, attributes: string, text: string) => {
    if (/ src="[^"]*\/_next\/static\//.test(attributes) || nextScript.test(text)) return '';
    if (/ type="application\/ld\+json"/.test(attributes)) return tag;
    if (attributes === '' && themeScript.test(text)) return tag;
    return fail(tag);
  });
}

function excerptAround(page: string, part: string): string {
  const at = page.indexOf(part);
  return page.slice(Math.max(0, at - 60), at + 80);
}

function fail(what: string): never {
  throw new Error(
    `lib/export/strip.ts  unknown markup in Next's output: ${what.slice(0, 300)}\n  Put code of a component for the browser in lib/browser. If Next itself has changed, add the new markup.`,
  );
}
