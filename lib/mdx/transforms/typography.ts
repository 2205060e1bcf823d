import type { Root } from 'hast';
import { SKIP, visit } from 'unist-util-visit';
import { type Compilation, localeOfFile } from '../context.ts';

/**
 * French has a space before `:`, `;`, `!` and `?` and inside quotation marks, which must not break. Writers type an ordinary
 * one. Code stays as it is.
 */
export function typography({ file }: Compilation) {
  return (tree: Root) => {
    visit(tree, (node) => {
      if (node.type === 'element' && /^(pre|code|math|svg)$/.test(node.tagName)) return SKIP;
      if (node.type === 'text') node.value = typographic(node.value, file);
      return undefined;
    });
  };
}

/** A text without markup, such as the title of a file or what a picture shows, with the spaces of the file's language. */
export function typographic(text: string, file: string): string {
  return localeOfFile(file) === 'fr-FR' ? frenchSpaces(text) : text;
}

/** A text with spaces that do not break: a narrow one before `;`, `!` and `?`, a whole one beside `:`, `«` and `»`. */
function frenchSpaces(text: string): string {
  return text
    .replace(/ (?=[;!?](?:[\s)»]|$))/g, '\u202F')
    .replace(/ (?=:(?:\s|$))| (?=»)/g, '\u00A0')
    .replace(/« /g, '«\u00A0');
}
