/** The code of a block as text, and where each of its characters is in the HTML. */
export type CodeText = {
  /** The source, with spaces in place of strings, comments and what a program prints. */
  text: string;
  /** The position of each character, and of the end, in the HTML. */
  positions: number[];
};

/**
 * Blocks of Python in the HTML of compiled texts (lib/mdx/transforms/code.ts): what is before the code, the code, what is after it.
 * Signatures are not programs.
 */
export const pythonBlocks =
  /(<figure class="code(?! signature| output)[^>]*? data-language="(?:python|py)"[^>]*>(?:<figcaption>[^<]*<\/figcaption>)?<pre[^>]*><code>)([\s\S]*?)(<\/code><\/pre>)/g;

/** Classes of tokens without names: strings, comments, output of a session. */
const withoutNames = /^(?:s|m|printed)$/;

/** The text of highlighted code. */
export function codeText(html: string): CodeText {
  const positions: number[] = [];
  const open: boolean[] = [];
  let text = '';
  for (const match of html.matchAll(/<(\/?)span(?: class="([^"]*)")?>|<[^>]*>|&[#\w]+;|[\s\S]/g)) {
    const [part, close, name = ''] = match;
    if (part.startsWith('<')) {
      if (close) open.pop();
      else if (part.startsWith('<span')) open.push(withoutNames.test(name) || (open.at(-1) ?? false));
      continue;
    }
    const isHidden = open.at(-1) ?? false;
    text += part === '\n' ? part : isHidden ? ' ' : decoded(part);
    positions.push(match.index);
  }
  positions.push(html.length);
  return { text, positions };
}

function decoded(part: string): string {
  if (part.length === 1) return part;
  return { '&lt;': '<', '&#x3C;': '<', '&gt;': '>', '&quot;': '"', '&amp;': '&' }[part] ?? ' ';
}
