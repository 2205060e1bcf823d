import { storageKeys } from '../site/constants.ts';
import { clientNameInPage } from './framework.ts';
import { sheetsIn, stylesIn } from './styles.ts';

/** What every page of the export loads, as the tags that stand in its head. The same on all pages. */
export type PageAssets = {
  /** The style sheets and styles of Next's HTML that the one sheet of the site replaces. */
  sheets: readonly string[];
  styles: readonly string[];
  /** Before everything that is loaded: what runs before the first paint. */
  first: string;
  /** Style sheet, import map and module. */
  loaded: string;
  /** The address of a font in the export, by its address in Next's HTML. */
  fontAddress: (address: string) => string;
};

const script = /<script\b([^>]*)>([\s\S]*?)<\/script>/g;
const headElement = /<(meta|link)\b[^>]*>|<(title|style)\b[^>]*>[\s\S]*?<\/\2>/g;

/** The font of code, by the name that Next gives the file (components/shell/fonts.ts), and the elements that show it. */
const codeFont = /\/jetbrains_mono\b/;
const codeElement = /<(?:code|pre|kbd)\b/;

/** Next's client: files of its own, the list of parts to start with, and the data of the page. */
const nextScript = /^(?:\(?self\.__next_f\b|\(globalThis\["TURBOPACK"\])/;

/** The script of next-themes, which sets the theme before the first paint: it ends with our settings. */
const themeScript = new RegExp(`\\("data-theme","${storageKeys.theme}",[^()]*\\)$`);

/**
 * A page as Next wrote it → the page as it is published: Next's HTML, without Next's and React's client, with the site's own
 * style sheet and module. In the head, what all pages share comes before what this page says of itself, so that a page reached
 * by a click has the same head as the same page loaded (lib/browser/swap.ts), but for a font that only one of them loads ahead.
 * @throws Error on everything in Next's output that this does not know: it may be a client component that would be dead
 */
export function stripPage(html: string, assets: PageAssets): string {
  const [, start = '', head = '', body = ''] =
    /^([\s\S]*?<head>)([\s\S]*?)(<\/head>[\s\S]*)$/.exec(html) ?? fail('no head');
  const page = start + strippedHead(head, assets, codeElement.test(body)) + strippedBody(body);
  const remains = clientNameInPage(page);
  if (remains) fail(`"${remains}" in ${excerptAround(page, remains)}`);
  return page;
}

function strippedHead(head: string, assets: PageAssets, hasCode: boolean): string {
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
    else if (/ as="font"/.test(tag) && codeFont.test(tag) && !hasCode) return '';
    else if (/ as="font"/.test(tag))
      tags.fonts += tag.replace(/ href="([^"]+)"/, (_, address: string) => ` href="${fontAddress(address)}"`);
    else if (/^<(?:style|link rel="stylesheet"|link rel="preload" as="script")/.test(tag)) return '';
    else if (/^<(?:meta name="theme-color"|link rel="icon")/.test(tag)) tags.shared += tag;
    else if (name === 'link' && !/ rel="(?:canonical|alternate|author)"/.test(tag)) fail(tag);
    else tags.page += tag;
    return '';
  });
  if (rest.trim()) fail(rest);
  return tags.charset + tags.viewport + first + tags.fonts + loaded + tags.shared + tags.page;
}

/** The scripts of Next go, the comments of React, and the element in which Next waits for metadata that comes late. */
function strippedBody(body: string): string {
  return withoutNextScripts(body)
    .replace(/<!--[/$ ]*-->/g, '')
    .replace(/(<body\b[^>]*>)<div hidden="">([\s\S]*?)<\/div>/, (tag, start: string, content: string) =>
      content === '' ? start : fail(tag),
    );
}

/**
 * Scripts of Next go, with the copy of the page that they carry as data; structured data and the theme stay.
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
