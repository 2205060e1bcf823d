import { elementNames } from '@/lib/mdx/transforms/components.ts';
import { type Case, error, field, page, warning } from './root.ts';

/** A case of one text: its first line is line 6 of the page. */
function mistake(name: string, text: string, line: number, what: string, fix: string): Case {
  return [name, { [field]: page(text) }, error(`${field}:${line}`, what, fix)];
}

/** The same for a case of which a build warns only. */
function advice(name: string, text: string, line: number, what: string, fix: string): Case {
  return [name, { [field]: page(text) }, warning(`${field}:${line}`, what, fix)];
}

const unread = (why: string) => `${why}\nWrite a literal { or < as \\{ or \\<, or in \`code\`.`;
const closeWith = (mark: string) => `Close it with "${mark}" on a separate line.`;
const noCode = 'Remove it; texts cannot contain code, and components need no import.';

/** Syntax of MDX, components and admonitions, code blocks, maths, headings. */
export const texts: Case[] = [
  mistake(
    'MDX: an element without an end',
    'a\n\n<details>\n\nb',
    8,
    'invalid MDX',
    unread('Expected a closing tag for `<details>` (8:1-8:10)'),
  ),
  mistake(
    'MDX: an end without an element',
    'a\n\n</details>',
    8,
    'invalid MDX',
    unread('Unexpected closing slash `/` in tag, expected an open tag first'),
  ),
  mistake(
    'MDX: a brace that is never closed',
    'a { b',
    6,
    'invalid MDX',
    unread('Unexpected end of file in expression, expected a corresponding closing brace for `{`'),
  ),
  mistake(
    'MDX: a brace that is never closed, above other paragraphs',
    'a\n\n{ b\n\nc\n\nd',
    8,
    'invalid MDX',
    unread('Unexpected end of file in expression, expected a corresponding closing brace for `{`'),
  ),
  mistake(
    'MDX: a comment of HTML',
    'a\n\nb <!-- c\nd --> e',
    8,
    'HTML comment',
    'Write it as {/* … */}, or remove it.',
  ),
  mistake(
    'MDX: a comment of HTML without an end',
    'a\n\n<!-- b',
    8,
    'unclosed HTML comment',
    'Write it as {/* … */}, or remove it.',
  ),
  mistake(
    'MDX: an address in angle brackets',
    'a\nb <https://a.org/x?y=1>',
    7,
    'autolink in angle brackets: <https://a.org/x?y=1>',
    'Write it as a link: [text](https://a.org/x?y=1).',
  ),
  mistake(
    'MDX: an address of mail in angle brackets',
    '<a.b@c.org>',
    6,
    'autolink in angle brackets: <a.b@c.org>',
    'Write it as a link: [text](mailto:a.b@c.org).',
  ),
  mistake('MDX: <br> as in HTML', 'a\nb <br> c', 7, '<br> is not closed', 'Write it as <br />.'),
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
    '<h1>x</h1>': 'The title of the page is its h1; start the headings of the text at ##.',
    '<center>\n\nx\n\n</center>': 'Remove the tags; texts cannot set layout or styles.',
    '<font color=red>x</font>': 'Remove the tags; texts cannot set layout or styles.',
    '<div>x</div>': 'Remove the tags; texts cannot set layout or styles.',
    '<p>x</p>': 'Remove the tags; a blank line starts a paragraph.',
    '<p>x</div>': 'Remove the tags; a blank line starts a paragraph.',
    'x </b> y': 'Write it as Markdown: **text**.',
    '<table><tr><th>x</th></tr><tr><td>x</td></tr></table>':
      'Write it as Markdown: rows such as | a | b |, with | - | - | below the first one.',
    '<ul>\n<li>x</li>\n<li>y</li>\n</ul>': 'Write it as Markdown: - item.',
    '<li>x': 'Write it as Markdown: - item.',
  }).map(([text, fix]) => {
    const [, name] = /<\/?(\w+)/.exec(text) ?? [];
    return mistake(`MDX: ${JSON.stringify(text)}`, text, 6, `unknown element <${name}>`, fix);
  }),
  [
    'MDX: several mistakes, reported at once where none follows from another',
    {
      [field]: page(
        'a <br> b\n\nc <!-- d { e --> f\n\n<https://a.org>\n\ng <3 h\n\ni { j\n\n<b>k</b> <img src="l.png">\n\n:::wraning\n:::',
      ),
    },
    error(`${field}:6`, '<br> is not closed', 'Write it as <br />.'),
    error(`${field}:8`, 'HTML comment', 'Write it as {/* … */}, or remove it.'),
    error(
      `${field}:10`,
      'autolink in angle brackets: <https://a.org>',
      'Write it as a link: [text](https://a.org).',
    ),
    error(
      `${field}:12`,
      'invalid MDX',
      unread(
        'Unexpected character `3` (U+0033) before name, expected a character that can start a name, such as a letter, `$`, or `_`',
      ),
    ),
    error(
      `${field}:14`,
      'invalid MDX',
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
  mistake(
    'MDX: 6,000 quotes in each other',
    `a\n\n${'>'.repeat(6_000)} b`,
    8,
    'text is nested too deeply',
    'Reduce the nesting of quotes, lists and elements.',
  ),
  mistake(
    'MDX: an expression',
    'a {1 + 1} b',
    6,
    'expression is not allowed: {1 + 1}',
    'Write a literal brace as \\{, or in `code`.',
  ),
  mistake('MDX: an import', "import X from './x'", 6, 'import or export is not allowed', noCode),
  mistake('MDX: an export', 'export const a = 1', 6, 'import or export is not allowed', noCode),
  mistake('MDX: an unknown component', '<Tbas></Tbas>', 6, 'unknown element <Tbas>', 'Did you mean <Tabs>?'),
  mistake(
    'MDX: an event handler',
    '<kbd onClick="x()">K</kbd>',
    6,
    'attribute onClick is not allowed',
    'Remove it; scripts and inline styles are not allowed in texts.',
  ),
  mistake(
    'MDX: an attribute that is an expression',
    '<abbr title={x}>K</abbr>',
    6,
    'attribute title of <abbr> is an expression',
    'Write it as a string: title="…".',
  ),
  mistake(
    'MDX: an unknown attribute',
    '<details opne>\n\nA\n\n</details>',
    6,
    'unknown attribute "opne" of <details>',
    'Allowed attributes: open, lang. Did you mean "open"?',
  ),
  mistake(
    'MDX: an address in an element',
    '<q cite="javascript:alert(1)">K</q>',
    6,
    'unknown attribute "cite" of <q>',
    'Allowed attributes: lang.',
  ),
  mistake(
    'tabs: a text outside of the tabs',
    '<Tabs group="x">\n\nLost.\n\n<Tab label="a">\n\nA\n\n</Tab>\n</Tabs>',
    8,
    'content in <Tabs> outside any <Tab>',
    'Move it into a <Tab label="…"> or out of <Tabs>; otherwise it is not shown.',
  ),
  mistake(
    'admonitions: an unknown kind',
    ':::wraning\nx\n:::',
    6,
    'unknown admonition ":::wraning"',
    'Did you mean ":::warning"?',
  ),
  mistake('admonitions: no end', 'a\n\n:::note\nx\n\nb', 8, 'unclosed ":::note"', closeWith(':::')),
  mistake(
    'admonitions: two colons',
    '::note[x]',
    6,
    '"::note" is not an admonition',
    'Did you mean ":::note"?',
  ),
  mistake(
    'admonitions: a second end',
    ':::note\nx\n:::\n\n:::',
    10,
    'unmatched ":::"',
    'Remove it, or open an admonition above it: :::note',
  ),
  mistake('code: no end', 'a\n\n```python\nx = 1\n\nb', 8, 'unclosed code block', closeWith('```')),
  mistake(
    'code: an unknown language',
    '```pyton\nx\n```',
    6,
    'unknown language "pyton" of a code block',
    'Did you mean "python"?',
  ),
  ...['5', '2-1', '0', 'a'].map(
    (range): Case => [
      `code: the lines {${range}} of three`,
      { [field]: page(`\`\`\`python {${range}}\nx\ny\nz\n\`\`\``) },
      warning(
        `${field}:6`,
        `invalid line range {${range}} of a code block`,
        'The block has lines 1 to 3; write them like {1,3-5}.',
      ),
    ],
  ),
  advice(
    'code: an unknown word',
    '```python expect-eror\nx\n```',
    6,
    'unknown option "expect-eror" of a code block',
    'Use title="…", {lines}, expect-error, output or signature. Did you mean "expect-error"?',
  ),
  advice(
    'code: a title without quotes',
    '```python title=a.py\nx\n```',
    6,
    'unknown option "title=a.py" of a code block',
    'Put the title in quotes: title="a.py".',
  ),
  mistake(
    'maths: an unknown command',
    'a $\\fraq{1}{2}$ b',
    6,
    'invalid formula',
    'Unsupported function name: \\fraq at position 1.\nWrite a literal $ as \\$.',
  ),
  mistake('maths: no end', 'a\n\n$$\nx\n\nb', 8, 'unclosed formula', closeWith('$$')),
  mistake(
    'maths: dollar signs in a line, without an end',
    'a\nb $$ x = 1',
    7,
    'unclosed "$$"',
    'Close the formula with "$$", or write literal dollar signs as \\$\\$.',
  ),
  mistake(
    'characters: the number of a form feed',
    'a\nb &#12; c',
    7,
    '"&#12;" (control character U+000C)',
    'Remove it; it is not allowed in texts.',
  ),
  mistake(
    'headings: a second h1',
    '# T',
    6,
    'second h1',
    'The title of the page is its h1; start the headings of the text at ##.',
  ),
  mistake('headings: no text', '##\n\nText.', 6, 'empty heading', 'Add text, or remove the line.'),
  mistake(
    'headings: an id twice',
    '## A [#x]\n\n## B [#x]',
    8,
    'duplicate heading id "x"',
    'Give one of them a different id: ## Text [#id].',
  ),
  mistake(
    'headings: an id with a space',
    '## A [#a b]',
    6,
    'invalid heading id "a b"',
    'Use letters, digits, "_", "-", "." and ":" in [#id], at the end of the line.',
  ),
  mistake(
    'headings: a level left out',
    '## A\n\n#### B',
    8,
    'skipped heading level: h4 after h2',
    'Use ###: heading levels cannot be skipped.',
  ),
  mistake('headings: no space', '##A', 6, '"##A" is not a heading', 'Put a space after the #.'),
  mistake(
    'tables: a cell too many',
    '| a | b |\n| - | - |\n| 1 | 2 | 3 |',
    8,
    'wrong number of cells in a table row: 3, expected 2',
    'Give each row as many cells as the first one; write a literal bar as \\|.',
  ),
  mistake(
    'tables: dashes for other columns',
    '| a | b |\n| --- |\n| 1 | 2 |',
    7,
    'invalid table',
    'Give the row of dashes as many columns as the row above, and put a blank line before the table.',
  ),
  mistake(
    'footnotes: one without a text',
    'a[^1]',
    6,
    'undefined footnote [^1]',
    'Define it on a separate line: [^1]: Text.',
  ),
  mistake(
    'MDX: a script',
    '<script>alert(1)</script>',
    6,
    'unknown element <script>',
    `Allowed elements: ${elementNames.join(', ')}.`,
  ),
];
