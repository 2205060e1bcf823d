/** Elements of HTML that have a Markdown form. */
const markdownForms: Record<string, string> = {
  a: '[text](https://…)',
  b: '**text**',
  blockquote: '> text',
  code: '`text`',
  del: '~~text~~',
  em: '*text*',
  figure: '![What it shows](/figures/name.svg "Caption")',
  h2: '## Text',
  h3: '### Text',
  h4: '#### Text',
  h5: '##### Text',
  h6: '###### Text',
  hr: '---, between blank lines',
  i: '*text*',
  img: '![What it shows](/figures/name.svg)',
  li: '- item',
  ol: '1. item',
  pre: 'code between two lines ```',
  s: '~~text~~',
  strike: '~~text~~',
  strong: '**text**',
  table: 'rows such as | a | b |, with | - | - | below the first one',
  tt: '`text`',
  ul: '- item',
};

/** Elements within another one, which are replaced with it and not reported separately. */
const nestedElements: Record<string, readonly string[]> = {
  table: ['caption', 'colgroup', 'col', 'thead', 'tbody', 'tfoot', 'tr', 'td', 'th'],
  ul: ['li'],
  ol: ['li'],
  figure: ['img', 'figcaption'],
  pre: ['code'],
};

/** Elements that only lay out or colour what is in them. */
const layoutElements = ['big', 'center', 'div', 'font', 'section', 'span', 'u'];

/** Elements without an end tag in HTML; in MDX they have to be closed. */
const voidElements = ['br', 'col', 'hr', 'img', 'input', 'source', 'wbr'];

/** What to write in place of an element of HTML, as a sentence; none where Markdown has no form for it. */
export function replacementHint(name: string): string | undefined {
  const element = name.toLowerCase();
  if (Object.hasOwn(markdownForms, element)) return `Write it as Markdown: ${markdownForms[element]}.`;
  if (element === 'h1') return 'The title of the page is its h1; start the headings of the text at ##.';
  if (element === 'p') return 'Remove the tags; a blank line starts a paragraph.';
  if (layoutElements.includes(element)) return 'Remove the tags; texts cannot set layout or styles.';
  const [holder] = Object.entries(nestedElements).find(([, names]) => names.includes(element)) ?? [];
  return holder && replacementHint(holder);
}

/** The names of elements within this one that are replaced with it. */
export function nestedElementsOf(name: string): readonly string[] {
  const element = name.toLowerCase();
  return (Object.hasOwn(nestedElements, element) && nestedElements[element]) || [];
}

/** Whether the element has no end tag in HTML. */
export function isVoid(name: string): boolean {
  return voidElements.includes(name.toLowerCase());
}
