import { decodeEntities } from '../../lib/html/markup.ts';
import { leaves } from './frame-texts.ts';

/**
 * A text of a page as it is read: that of a block with all its inline elements, or of an attribute. What is read as one thing,
 * whatever its characters, is `opaque` in it: code and its title, formulas, pictures, and words in another language.
 */
export type RunningText = { text: string; where: string };

export const opaque = '\uFFFC';

const names = (list: string) => new Set(list.trim().split(/\s+/));

const voids = names('area base br col embed hr img input link meta source track wbr');
/** Elements that a sentence goes on through. */
const inline =
  names(`a abbr b bdi bdo cite code data del dfn em i img ins kbd label mark math q s samp small span strong sub
  sup svg time u var wbr`);
const opaqueElements = names('code img kbd math pre samp svg template textarea var');
/** Attributes whose values are for programs, in lower case. `content` is for readers where it describes the page. */
const unread =
  names(`accept action as autocomplete charset class content crossorigin d datetime fill for headers height href
  hreflang id integrity lang loading media name points property rel sizes src srcset stroke style target transform type value
  viewbox width aria-controls aria-describedby aria-keyshortcuts aria-labelledby data-before data-beside data-by-version
  data-copy-command data-offer data-services`);
const describes =
  /\s(?:name|property)="(?:description|(?:og|twitter):(?:title|description|image:alt|site_name))"/;
const tokens = /<(\/?)([a-zA-Z][\w-]*)((?:\s+[^\s=>/]+(?:="[^"]*")?)*)\s*(\/?)>|([^<]+)/g;
const scripts = /<!--[\s\S]*?-->|<(script|style)\b[\s\S]*?<\/\1>/g;

/** An element around a text. */
type Open = { name: string; lang: string; isOpaque: boolean; isCode: boolean };

/** The texts of a page in one language: an element has the language that it, or the nearest one around it, names. */
export function runningTexts(html: string, lang: string): RunningText[] {
  const found: RunningText[] = [];
  const stack: Open[] = [];
  let run = '';
  const add = (text: string, where: string) => {
    const clean = text.replace(/[ \t\r\n]+/g, ' ').trim();
    if (/[^\s\uFFFC]/.test(clean)) found.push({ text: clean, where });
  };
  const endBlock = () => {
    if (run) add(run, stack.findLast(({ name }) => !inline.has(name))?.name ?? '');
    run = '';
  };
  for (const [, close, tag = '', list = '', empty, text] of html.replace(scripts, '').matchAll(tokens)) {
    const around = stack.at(-1);
    const name = tag.toLowerCase();
    if (text !== undefined) {
      if (around?.lang === lang && !around.isOpaque) run += decodeEntities(text);
      else if (text.trim() && !run.endsWith(opaque)) run += opaque;
      continue;
    }
    if (!inline.has(name)) endBlock();
    if (close) {
      while (stack.length > 0 && stack.pop()?.name !== name);
      continue;
    }
    const own = /\slang="([^"]*)"/i.exec(list)?.[1] ?? around?.lang ?? '';
    const isTitleOfCode = name === 'figcaption' && around?.isCode;
    const isOpaque = (around?.isOpaque ?? false) || opaqueElements.has(name) || isTitleOfCode === true;
    const isCode = name === 'figure' && /\sclass="code[" ]/.test(list);
    // A picture or a formula has a name, what is within it has none of its own.
    if (own === lang && !around?.isOpaque)
      for (const one of textsInAttributes(list)) add(one.text, `${name} ${one.attribute}`);
    if (isOpaque && inline.has(name) && !run.endsWith(opaque)) run += opaque;
    if (!voids.has(name) && !empty) stack.push({ name, lang: own, isOpaque, isCode });
  }
  endBlock();
  return found;
}

/** The values for readers in the attributes of an element; those of scripts may be lists of texts. */
function textsInAttributes(list: string): { attribute: string; text: string }[] {
  if (!list.includes('="')) return [];
  return [...list.matchAll(/\s([\w:-]+)="([^"]*)"/g)].flatMap(([, attribute = '', value = '']) => {
    if (unread.has(attribute.toLowerCase()) && !(attribute === 'content' && describes.test(list))) return [];
    if (!/\p{L}/u.test(value)) return [];
    const text = decodeEntities(value);
    const texts = text.startsWith('{"') ? leaves(JSON.parse(text)) : [text];
    return texts.map((one) => ({ attribute, text: one }));
  });
}

/** What a page shows as code or in another language, so that it stays as it is where another text of the page quotes it. */
export function quotableTexts(html: string, lang: string): string[] {
  const others = new Set([...html.matchAll(/\slang="([^"]+)"/g)].map(([, other = '']) => other));
  others.delete(lang);
  const foreign = [...others].flatMap((other) => runningTexts(html, other).map(({ text }) => text));
  const codes = [...html.matchAll(/<(code|kbd|samp)\b[^>]*>([\s\S]*?)<\/\1>/g)].map(([, , code = '']) =>
    decodeEntities(code.replace(/<[^>]*>/g, '')).trim(),
  );
  // Single words and signs would hide mistakes that are beside them by chance.
  return [...new Set([...foreign, ...codes])]
    .filter((text) => text.includes(' ') && !text.includes(opaque))
    .sort((a, b) => b.length - a.length);
}
