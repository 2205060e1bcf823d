import { docstringMarkdown } from './docstring/blocks.ts';
import { type DocstringContext, definitionsIn } from './docstring/inline.ts';
import {
  describedItems,
  introduction,
  referenceList,
  returnedItems,
  sphinxFields,
} from './docstring/items.ts';
import { dedented, docstringLines, sectionLines } from './docstring/lines.ts';
import { type DocstringSection, splitSections, subjects } from './docstring/sections.ts';

/**
 * The parts of a docstring. Texts are Markdown with formulas, `$…$` and `$$`, and with the admonitions of the site; a literal
 * dollar sign is `\$`.
 */
export type Docstring = {
  /** The first sentence or line, for lists and search. */
  summary: string;
  /** The text between the summary and the first section. */
  body?: string;
  parameters?: DescribedItem[];
  attributes?: DescribedItem[];
  returns?: DescribedItem[];
  yields?: DescribedItem[];
  raises?: DescribedItem[];
  notes?: string[];
  warnings?: string[];
  examples?: string[];
  seeAlso?: string[];
  /** What is said about names in `seeAlso`. */
  seeAlsoTexts?: Record<string, string>;
  deprecated?: string;
  /** Where it may be called: `Taichi`, `Python` or both. */
  scope?: string[];
  /** Sections with other titles, in order. */
  sections?: { title: string; text: string }[];
};

/** An entry of a list: a parameter, an exception, a value that is returned. */
export type DescribedItem = { name?: string; type?: string; text: string };

/**
 * Reads a docstring in Google, NumPy, Sphinx or plain style, or a mixture of them. Never throws; nothing is lost without a
 * report.
 * @param lose is told what a page cannot show as it was meant, once for each
 */
export function readDocstring(text: string, lose: (what: string) => void = () => {}): Docstring {
  const lines = docstringLines(text);
  const lost = new Set<string>();
  const context: DocstringContext = {
    ...definitionsIn(lines),
    lose: (what) => {
      if (!lost.has(what)) lose(what);
      lost.add(what);
    },
  };
  const { intro, sections } = splitSections(lines);
  const { items, rest } = sphinxFields(intro, context);
  const { summary, body } = introduction(rest, context);
  const doc: Docstring = { summary, ...(body ? { body } : {}) };
  for (const section of sections) addSection(doc, section, context);
  for (const { subject, item } of items)
    if (isListOfItems(subject)) doc[subject] = [...(doc[subject] ?? []), item];
  return doc;
}

const listsOfItems = ['parameters', 'attributes', 'returns', 'yields', 'raises'] as const;

function isListOfItems(subject: string): subject is (typeof listsOfItems)[number] {
  return (listsOfItems as readonly string[]).includes(subject);
}

function addSection(doc: Docstring, section: DocstringSection, context: DocstringContext): void {
  const { title, isGoogle } = section;
  const lines = isGoogle ? sectionLines(section.lines) : dedented(section.lines);
  const subject = subjects[title.toLowerCase()];
  const text = () => docstringMarkdown(lines, context);
  switch (subject) {
    case 'parameters':
    case 'attributes':
    case 'raises':
      doc[subject] = [...(doc[subject] ?? []), ...describedItems(lines, context)];
      return;
    case 'returns':
    case 'yields':
      doc[subject] = [...(doc[subject] ?? []), ...returnedItems(lines, isGoogle, context)];
      return;
    case 'notes':
    case 'warnings':
    case 'examples': {
      const content = text();
      if (content) doc[subject] = [...(doc[subject] ?? []), content];
      return;
    }
    case 'seeAlso':
      addReferences(doc, title, lines, context);
      return;
    case 'deprecated':
      doc.deprecated = text();
      return;
    case 'scope':
      doc.scope = text()
        .split(/\s*(?:,|\band\b)\s*/)
        .map((name) => name.replace(/\.$/, '').trim())
        .filter(Boolean);
      return;
    default:
      doc.sections = [...(doc.sections ?? []), { title, text: text() }];
  }
}

function addReferences(doc: Docstring, title: string, lines: string[], context: DocstringContext): void {
  const { names, texts, others } = referenceList(lines, context);
  doc.seeAlso = [...(doc.seeAlso ?? []), ...names];
  if (Object.keys(texts).length > 0) doc.seeAlsoTexts = { ...doc.seeAlsoTexts, ...texts };
  const text = docstringMarkdown(others, context);
  if (text) doc.sections = [...(doc.sections ?? []), { title, text }];
}
