import { type Problem, problemText } from '../site/problem.ts';

/** Where the writers' page is in `npm run dev`; the export has no such page. */
export const writingPath = '/dev/writing/';

/** The folder of the examples: one text each, `<file>.mdx`. */
export const examplesFolder = 'lib/writing/examples';

/** A construct that a text may use, or a mistake. */
export type Example = {
  /** Below the folder of the examples, without its ending; its last part is the id of the entry. */
  file: string;
  title: string;
  /** What the source does not show by itself. */
  note?: string;
};

export type ExampleGroup = { id: string; title: string; examples: readonly Example[] };

/** The compiled example, as the props of its element. */
export type ExampleProps = {
  /** The source as highlighted HTML. */
  source: string;
  /** The result as HTML; addresses in it have placeholders. */
  html: string;
  /** The problems, as the terminal shows them; empty where there are none. */
  messages: string;
};

/** The constructs, in the order of the page. */
export const constructs: readonly ExampleGroup[] = [
  {
    id: 'running-text',
    title: 'Running text',
    examples: [
      { file: 'paragraphs', title: 'Paragraphs and lines' },
      { file: 'emphasis', title: 'Emphasis and code' },
      {
        file: 'headings',
        title: 'Headings',
        note: 'The title of a page is its h1, so a text begins with ##. An id in brackets stays when the words change.',
      },
      { file: 'lists', title: 'Lists' },
      { file: 'quotes', title: 'Quotations' },
      {
        file: 'footnotes',
        title: 'Footnotes',
        note: 'The notes stand at the end of the page, wherever the text has them.',
      },
      {
        file: 'literal-characters',
        title: 'Literal characters and comments',
        note: 'Braces and angle brackets belong to MDX. A comment is not in the page.',
      },
    ],
  },
  {
    id: 'links',
    title: 'Links',
    examples: [
      {
        file: 'addresses',
        title: 'Addresses',
        note: 'A link to a file leads to the same page of the reader’s version and language; the build checks it.',
      },
      {
        file: 'api-names',
        title: 'Names of the API',
        note: 'The first of each name in code style becomes a link to its entry in the API reference.',
      },
    ],
  },
  {
    id: 'elements',
    title: 'Elements',
    examples: [
      { file: 'keys', title: 'Keys' },
      { file: 'inline-elements', title: 'Elements within a line' },
      { file: 'definitions', title: 'Lists of terms' },
      { file: 'languages', title: 'Words of another language' },
    ],
  },
  {
    id: 'code-blocks',
    title: 'Code blocks',
    examples: [
      { file: 'code', title: 'Title and highlighted lines' },
      { file: 'default-language', title: 'No language', note: 'A block that names no language is Python.' },
      { file: 'sessions', title: 'Sessions', note: 'The Copy button takes only what one types.' },
      {
        file: 'outputs',
        title: 'Output',
        note: 'What a program or a command prints; right below a block of code it belongs to it.',
      },
      {
        file: 'expected-errors',
        title: 'Code that is meant to be wrong',
        note: 'The check of the examples lets expect-error pass.',
      },
    ],
  },
  {
    id: 'blocks',
    title: 'Blocks',
    examples: [
      { file: 'tables', title: 'Tables' },
      {
        file: 'comparisons',
        title: 'Tables that compare',
        note: 'An empty first cell makes the first column the heads of the rows.',
      },
      {
        file: 'wide-tables',
        title: 'Wide tables',
        note: 'On a phone each row is a list with the heads of the columns as labels. Colons align a column.',
      },
      { file: 'admonitions', title: 'Admonitions', note: 'The title in brackets may be left out.' },
      {
        file: 'tabs',
        title: 'Tabs',
        note: 'Tabs of one group change together, also on other pages. Blank lines separate them from Markdown within.',
      },
      { file: 'collapsibles', title: 'Collapsibles' },
      { file: 'formulas', title: 'Maths' },
    ],
  },
  {
    id: 'figures',
    title: 'Figures',
    examples: [
      {
        file: 'drawings',
        title: 'Drawings',
        note: 'An SVG file goes into the page and takes the colours of the theme. A narrow form beside it, name-narrow.svg, is for phones. The title is the caption.',
      },
      {
        file: 'pictures',
        title: 'Pictures',
        note: 'Name the wide file; a narrow one beside it, cloth-760.webp, is for phones.',
      },
    ],
  },
  {
    id: 'api-reference',
    title: 'API reference',
    examples: [
      {
        file: 'badges',
        title: 'Badges and signatures',
        note: 'npm run reference writes them from the stubs; other texts have no use for them.',
      },
    ],
  },
];

/** The most frequent mistakes. */
export const mistakes: ExampleGroup = {
  id: 'mistakes',
  title: 'Mistakes',
  examples: [
    { file: 'mistakes/brace', title: 'A literal brace' },
    { file: 'mistakes/angle-bracket', title: 'A literal angle bracket' },
    { file: 'mistakes/import', title: 'An import' },
    { file: 'mistakes/unknown-element', title: 'An unknown element' },
    { file: 'mistakes/style-attribute', title: 'An inline style' },
    { file: 'mistakes/second-title', title: 'A second title' },
    { file: 'mistakes/skipped-level', title: 'A heading of the wrong level' },
    { file: 'mistakes/unknown-admonition', title: 'An unknown admonition' },
    { file: 'mistakes/unclosed-admonition', title: 'An unclosed admonition' },
    { file: 'mistakes/unknown-language', title: 'An unknown language' },
    { file: 'mistakes/highlighted-lines', title: 'Highlighted lines that do not exist' },
    { file: 'mistakes/short-row', title: 'A row with too few cells' },
    { file: 'mistakes/missing-footnote', title: 'A footnote without its text' },
    { file: 'mistakes/missing-picture', title: 'A picture that does not exist' },
    { file: 'mistakes/formula', title: 'An invalid formula' },
  ],
};

/** Every entry of the page. */
export const allExamples: readonly Example[] = [...constructs, mistakes].flatMap(({ examples }) => examples);

/** The id of an example's entry on the page. */
export function exampleId({ file }: Example): string {
  return file.slice(file.lastIndexOf('/') + 1);
}

/** A problem as `npm run dev` and a build print it. */
export function messageText(problem: Problem): string {
  return `${problem.severity === 'warning' ? 'warning: ' : ''}${problemText(problem)}`;
}
