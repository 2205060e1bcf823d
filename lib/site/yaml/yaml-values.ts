import { type Alias, type Document, isNode, type Node, visit } from 'yaml';
import { didYouMean } from '../problem.ts';
import { unwantedCharacters } from '../unwanted-characters.ts';

/** A mistake in the values of a document, at an offset in its text. */
export type ValueMistake = { offset: number; what: string; fix: string };

/** The values of a document without syntax errors, or the mistakes in its aliases and texts. */
export function documentValues(document: Document): { data: unknown; mistakes: ValueMistake[] } {
  const mistakes = [...unknownAliases(document), ...unwantedTexts(document)];
  if (mistakes.length > 0) return { data: undefined, mistakes };
  try {
    return { data: document.toJS(), mistakes };
  } catch {
    // The library refuses aliases that multiply: a few lines of them would fill the memory.
    const [alias] = aliasesOf(document);
    const what = 'aliases expand to too many values';
    const fix = 'Write the values instead of "*name".';
    return { data: undefined, mistakes: [{ offset: nodeOffset(alias), what, fix }] };
  }
}

function unknownAliases(document: Document): ValueMistake[] {
  const anchors: string[] = [];
  visit(document, {
    Node: (_, node) => {
      if ('anchor' in node && node.anchor) anchors.push(node.anchor);
    },
  });
  return aliasesOf(document)
    .filter((alias) => !alias.resolve(document))
    .map((alias) => ({
      offset: nodeOffset(alias),
      what: `unknown alias "*${alias.source}"`,
      fix: `Define it above: put "&${alias.source}" before its value. Put text that starts with * in quotes.${didYouMean(alias.source, anchors)}`,
    }));
}

/** Characters that escapes stand for ("\\u0007"), or that the file itself has. */
function unwantedTexts(document: Document): ValueMistake[] {
  const mistakes: ValueMistake[] = [];
  visit(document, {
    Scalar: (_, node) => {
      if (typeof node.value !== 'string') return;
      for (const { what, fix } of unwantedCharacters(node.value))
        mistakes.push({ offset: nodeOffset(node), what, fix });
    },
  });
  return mistakes;
}

function aliasesOf(document: Document): Alias[] {
  const aliases: Alias[] = [];
  visit(document, { Alias: (_, alias) => void aliases.push(alias) });
  return aliases;
}

function nodeOffset(node: Node | undefined): number {
  return (isNode(node) && node.range?.[0]) || 0;
}
