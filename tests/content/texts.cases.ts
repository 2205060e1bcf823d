import { elementNames } from '@/lib/mdx/transforms/components.ts';
import { type Case, error, field, page, warning } from './root.ts';

/** A case of one text: its first line is line 6 of the page. */
function slip(name: string, text: string, line: number, what: string, fix: string): Case {
  return [name, { [field]: page(text) }, error(`${field}:${line}`, what, fix)];
}

const unread = (why: string) => `${why}\nA literal { or < in a text is written \\{ or \\<, or in \`code\`.`;
const closeWith = (mark: string) => `Close it with a line "${mark}".`;
const noCode = 'Texts hold no code of their own; components need no import.';

/** Syntax of MDX, components and admonitions, code blocks, maths, headings. */
export const texts: Case[] = [
  slip(
    'MDX: an element without an end',
    'a\n\n<details>\n\nb',
    8,
    'MDX that cannot be read',
    unread('Expected a closing tag for `<details>` (8:1-8:10)'),
  ),
  slip(
    'MDX: an end without an element',
    'a\n\n</details>',
    8,
    'MDX that cannot be read',
    unread('Unexpected closing slash `/` in tag, expected an open tag first'),
  ),
  slip(
    'MDX: a brace that is never closed',
    'a { b',
    6,
    'MDX that cannot be read',
    unread('Unexpected end of file in expression, expected a corresponding closing brace for `{`'),
  ),
  slip(
    'MDX: a brace that is never closed, above other paragraphs',
    'a\n\n{ b\n\nc\n\nd',
    8,
    'MDX that cannot be read',
    unread('Unexpected end of file in expression, expected a corresponding closing brace for `{`'),
  ),
  slip(
    'MDX: a comment of HTML',
    'a\n\nb <!-- c\nd --> e',
    8,
    'an HTML comment',
    'Write it as {/* … */}, or remove it.',
  ),
  slip(
    'MDX: a comment of HTML without an end',
    'a\n\n<!-- b',
    8,
    'an HTML comment without an end',
    'Write it as {/* … */}, or remove it.',
  ),
  slip(
    'MDX: an address in angle brackets',
    'a\nb <https://a.org/x?y=1>',
    7,
    'an address in angle brackets: <https://a.org/x?y=1>',
    'Write it as a link: [text](https://a.org/x?y=1).',
  ),
  slip(
    'MDX: an address of mail in angle brackets',
    '<a.b@c.org>',
    6,
    'an address in angle brackets: <a.b@c.org>',
    'Write it as a link: [text](mailto:a.b@c.org).',
  ),
  slip('MDX: <br> as in HTML', 'a\nb <br> c', 7, '<br> without an end', 'Write it as <br />.'),
  ...Object.entries({
    '<a href="https://a.org">x</a>': 'Write it as Markdown: [text](https://…).',
    '<b>x</b>': 'Write it as Markdown: **text**.',
    '<STRONG>x</STRONG>': 'Write it as Markdown: **text**.',
    '<i>x</i>': 'Write it as Markdown: *text*.',
    '<em>x</em>': 'Write it as Markdown: *text*.',
    '<code>x</code>': 'Write it as Markdown: `text`.',
    '<img src="a.png">': 'Write it as Markdown: ![What it shows](/figures/name.svg).',
    '<img src="a.png" />': 'Write it as Markdown: ![What it shows](/figures/name.svg).',
    '<hr>': 'Write it as Markdown: ---, between blank lines.',
    '<h2>x</h2>': 'Write it as Markdown: ## Text.',
    '<h1>x</h1>': 'The title of the page is its h1; begin the text with ## headings.',
    '<center>\n\nx\n\n</center>': 'Remove the tags; texts carry no layout and no styles.',
    '<font color=red>x</font>': 'Remove the tags; texts carry no layout and no styles.',
    '<div>x</div>': 'Remove the tags; texts carry no layout and no styles.',
    '<p>x</p>': 'Remove the tags; a blank line begins a paragraph.',
    '<p>x</div>': 'Remove the tags; a blank line begins a paragraph.',
    'x </b> y': 'Write it as Markdown: **text**.',
    '<table><tr><th>x</th></tr><tr><td>x</td></tr></table>':
      'Write it as Markdown: rows such as | a | b |, with | - | - | below the first one.',
    '<ul>\n<li>x</li>\n<li>y</li>\n</ul>': 'Write it as Markdown: - item.',
    '<li>x': 'Write it as Markdown: - item.',
  }).map(([text, fix]) => {
    const [, name] = /<\/?(\w+)/.exec(text) ?? [];
    return slip(`MDX: ${JSON.stringify(text)}`, text, 6, `unknown element <${name}>`, fix);
  }),
  [
    'MDX: several mistakes, told at once where none follows from another',
    {
      [field]: page(
        'a <br> b\n\nc <!-- d { e --> f\n\n<https://a.org>\n\ng <3 h\n\ni { j\n\n<b>k</b> <img src="l.png">\n\n:::wraning\n:::',
      ),
    },
    error(`${field}:6`, '<br> without an end', 'Write it as <br />.'),
    error(`${field}:8`, 'an HTML comment', 'Write it as {/* … */}, or remove it.'),
    error(
      `${field}:10`,
      'an address in angle brackets: <https://a.org>',
      'Write it as a link: [text](https://a.org).',
    ),
    error(
      `${field}:12`,
      'MDX that cannot be read',
      unread(
        'Unexpected character `3` (U+0033) before name, expected a character that can start a name, such as a letter, `$`, or `_`',
      ),
    ),
    error(
      `${field}:14`,
      'MDX that cannot be read',
      unread('Unexpected end of file in expression, expected a corresponding closing brace for `{`'),
    ),
    error(
      `${field}:16`,
      'unknown element <img>',
      'Write it as Markdown: ![What it shows](/figures/name.svg).',
    ),
    error(`${field}:18`, 'unknown admonition ":::wraning"', 'Did you mean ":::warning"?'),
    error(`${field}:16`, 'unknown element <b>', 'Write it as Markdown: **text**.'),
  ],
  slip(
    'MDX: 6,000 quotes in each other',
    `a\n\n${'>'.repeat(6_000)} b`,
    8,
    'text that is nested too deeply',
    'Take quotes, lists and elements out of each other.',
  ),
  slip(
    'MDX: an expression',
    'a {1 + 1} b',
    6,
    'an expression {1 + 1}',
    'Put a literal brace into `code` or write it as \\{.',
  ),
  slip('MDX: an import', "import X from './x'", 6, 'an import or export', noCode),
  slip('MDX: an export', 'export const a = 1', 6, 'an import or export', noCode),
  slip('MDX: an unknown component', '<Tbas></Tbas>', 6, 'unknown element <Tbas>', 'Did you mean <Tabs>?'),
  slip(
    'MDX: an event handler',
    '<kbd onClick="x()">K</kbd>',
    6,
    'attribute onClick is not allowed',
    'Texts carry no scripts and no inline styles; remove it.',
  ),
  slip(
    'MDX: an attribute that is an expression',
    '<abbr title={x}>K</abbr>',
    6,
    'attribute title of <abbr> is an expression',
    'Write it as a string: title="…".',
  ),
  slip(
    'MDX: an unknown attribute',
    '<details opne>\n\nA\n\n</details>',
    6,
    'unknown attribute opne of <details>',
    'It may have: open, lang. Did you mean "open"?',
  ),
  slip(
    'MDX: an address in an element',
    '<q cite="javascript:alert(1)">K</q>',
    6,
    'unknown attribute cite of <q>',
    'It may have: lang.',
  ),
  slip(
    'tabs: a text outside of the tabs',
    '<Tabs group="x">\n\nLost.\n\n<Tab label="a">\n\nA\n\n</Tab>\n</Tabs>',
    8,
    'a text in <Tabs> that no <Tab> holds',
    'Put it into a <Tab label="…">, or out of <Tabs>; it would not be shown.',
  ),
  slip(
    'admonitions: an unknown kind',
    ':::wraning\nx\n:::',
    6,
    'unknown admonition ":::wraning"',
    'Did you mean ":::warning"?',
  ),
  slip('admonitions: no end', 'a\n\n:::note\nx\n\nb', 8, '":::note" without an end', closeWith(':::')),
  slip('admonitions: two colons', '::note[x]', 6, '"::note" is no admonition', 'Did you mean ":::note"?'),
  slip(
    'admonitions: a second end',
    ':::note\nx\n:::\n\n:::',
    10,
    '":::" that closes nothing',
    'Remove it, or open an admonition above: :::note',
  ),
  slip('code: no end', 'a\n\n```python\nx = 1\n\nb', 8, 'a code block without an end', closeWith('```')),
  slip(
    'code: an unknown language',
    '```pyton\nx\n```',
    6,
    'code block of language "pyton"',
    'Did you mean "python"?',
  ),
  ...['5', '2-1', '0', 'a'].map(
    (range): Case => [
      `code: the lines {${range}} of three`,
      { [field]: page(`\`\`\`python {${range}}\nx\ny\nz\n\`\`\``) },
      warning(
        `${field}:6`,
        `lines {${range}} of a code block cannot be marked`,
        'The block has lines 1 to 3; write them like {1,3-5}.',
      ),
    ],
  ),
  [
    'code: an unknown word',
    { [field]: page('```python expect-eror\nx\n```') },
    warning(
      `${field}:6`,
      '"expect-eror" behind the language of a code block means nothing',
      'It may be title="…", {lines}, expect-error or signature. Did you mean "expect-error"?',
    ),
  ],
  [
    'code: a title without quotes',
    { [field]: page('```python title=a.py\nx\n```') },
    warning(
      `${field}:6`,
      '"title=a.py" behind the language of a code block means nothing',
      'Put the title into quotes: title="a.py".',
    ),
  ],
  slip(
    'maths: an unknown command',
    'a $\\fraq{1}{2}$ b',
    6,
    'maths that cannot be read',
    'Unsupported function name: \\fraq at position 1.\nA literal $ in a text is written \\$.',
  ),
  slip('maths: no end', 'a\n\n$$\nx\n\nb', 8, 'a formula without an end', closeWith('$$')),
  slip(
    'maths: dollar signs in a line, without an end',
    'a\nb $$ x = 1',
    7,
    '"$$" without an end',
    'Close the formula with "$$"; literal dollar signs are written \\$\\$.',
  ),
  slip(
    'characters: the number of a form feed',
    'a\nb &#12; c',
    7,
    '"&#12;", the control character U+000C',
    'Remove it; a text has none.',
  ),
  slip(
    'headings: a second h1',
    '# T',
    6,
    'a second h1',
    'The title of the page is its h1; begin the text with ## headings.',
  ),
  slip('headings: no text', '##\n\nText.', 6, 'a heading without text', 'Write one, or remove the line.'),
  slip(
    'headings: an id twice',
    '## A [#x]\n\n## B [#x]',
    8,
    'two headings with the id "x"',
    'Give one of them another id: ## Text [#id].',
  ),
  slip(
    'headings: an id with a space',
    '## A [#a b]',
    6,
    '"a b" cannot be the id of a heading',
    'Use letters, digits, "_", "-", "." and ":" in [#id], at the end of the line.',
  ),
  slip(
    'headings: a level left out',
    '## A\n\n#### B',
    8,
    'a heading of level 4 below one of level 2',
    'Write it with ###: no level is left out.',
  ),
  slip('headings: no space', '##A', 6, '"##A" is no heading', 'Put a space behind the #.'),
  slip(
    'tables: a cell too many',
    '| a | b |\n| - | - |\n| 1 | 2 | 3 |',
    8,
    'a row of another length: cells 3, columns 2',
    'Give each row as many cells as the first one; a bar within a cell is written \\|.',
  ),
  slip(
    'tables: dashes for other columns',
    '| a | b |\n| --- |\n| 1 | 2 |',
    7,
    'a table that cannot be read',
    'Give the row of dashes as many columns as the row above, and leave a line free before the table.',
  ),
  slip(
    'footnotes: one without a text',
    'a[^1]',
    6,
    'the footnote [^1] has no text',
    'Write it on a line of its own: [^1]: Text.',
  ),
  [
    'MDX: a script',
    { [field]: page('<script>alert(1)</script>') },
    error(`${field}:6`, 'unknown element <script>', `A text may use: ${elementNames.join(', ')}.`),
  ],
];
