import type { Root } from 'hast';
import { SKIP, visit } from 'unist-util-visit';
import { type Compilation, localeOfFile } from '../context.ts';

/**
 * French has a space before `:`, `;`, `!` and `?` and inside quotation marks, which must not break. Writers type an ordinary
 * one. Code stays as it is.
 */
export function typography({ file }: Compilation) {
  return (tree: Root) => {
    if (localeOfFile(file) !== 'fr-FR') return;
    visit(tree, (node) => {
      if (node.type === 'element' && /^(pre|code|math|svg)$/.test(node.tagName)) return SKIP;
      if (node.type === 'text') node.value = frenchSpaces(node.value);
      return undefined;
    });
  };
}

/** A text with spaces that do not break: a narrow one before `;`, `!` and `?`, a whole one beside `:`, `«` and `»`. */
export function frenchSpaces(text: string): string {
  return text
    .replace(/ (?=[;!?](?:[\s)»]|$))/g, '\u202F')
    .replace(/ (?=:(?:\s|$))| (?=»)/g, '\u00A0')
    .replace(/« /g, '«\u00A0');
}
