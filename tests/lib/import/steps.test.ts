import { describe, expect, test } from 'vitest';
import { importedText } from './imported.ts';

/** Texts of a source, and how the site has them. */
const cases: [name: string, source: string, converted: string][] = [
  [
    'leaves what is right as it is',
    'A *b*  \n__c__ [d](https://e.org "f")\n\n* one\n* two\n',
    'A *b*  \n__c__ [d](https://e.org "f")\n\n* one\n* two\n',
  ],
  [
    'puts the title of an admonition in brackets',
    ':::tip A *b*\n\nc\n\n:::\n',
    ':::tip[A *b*]\n\nc\n\n:::\n',
  ],
  [
    'writes an unknown kind as a note with its name',
    ':::example\n\nc\n\n:::\n',
    ':::note[Example]\n\nc\n\n:::\n',
  ],
  ['ends an admonition before the next heading', ':::note\n\na\n\n## B\n', ':::note\n\na\n\n:::\n\n## B\n'],
  [
    'writes comments and addresses',
    '<!-- a -->\n\n<https://b.org/>\n',
    '{/* a */}\n\n[https://b.org/](https://b.org/)\n',
  ],
  ['escapes braces and words in brackets', 'a {b} <c> `{d} <e>`\n', 'a \\{b} \\<c> `{d} <e>`\n'],
  ['writes ids of headings', '## A {#b}\n', '## A [#b]\n'],
  ['does not skip levels', '## A\n\n#### B\n\n##### C\n', '## A\n\n### B\n\n#### C\n'],
  [
    'quotes titles of code and leaves unknown words out',
    '```js title=a.js cont {1}\nb\n```\n',
    '```js title="a.js" {1}\nb\n```\n',
  ],
  [
    'writes comments that highlight as lines',
    '```js\n// highlight-start\na\nb\n// highlight-end\nc\n```\n',
    '```js {1-2}\na\nb\nc\n```\n',
  ],
  [
    'removes tags of layout and writes the others',
    '<center>\n\n<b>a</b><br>b\n\n</center>\n',
    '**a**<br />b\n',
  ],
  [
    'writes tables of HTML',
    '<table><tr><td>a</td></tr><tr><td>b|c</td></tr></table>\n',
    '| a |\n| --- |\n| b\\|c |\n',
  ],
  [
    'keeps the bullet of a list in a cell beside its first word',
    '| a |\n| - |\n| <ul><li> b</li><li>`c`</li></ul> |\n',
    '| a |\n| - |\n| •\u00a0b<br />•\u00a0`c` |\n',
  ],
  [
    'writes footnotes whose text has no colon',
    'a[^1] b[^2]\n\n[^1] c\n\n[^2] d\n',
    'a[^1] b[^2]\n\n[^1]: c\n\n[^2]: d\n',
  ],
  [
    'keeps the numbers of footnotes of which the text names only some',
    'a[^2]\n\n[^1] c\n\n[^2] d\n',
    'a<sup>2</sup>\n\n<sup>1</sup> c\n\n<sup>2</sup> d\n',
  ],
  [
    'calls commands without a language shell, and nothing else',
    '```\n# a\npip install b\n$ ./c --d\n```\n\n```\npip = 1\n```\n',
    '```shell\n# a\npip install b\n$ ./c --d\n```\n\n```text\npip = 1\n```\n',
  ],
  ['puts a component into a comment and keeps its words', '<A b="c">d</A>\n', '{/* <A b="c"> */}d\n'],
  ['shows a dollar sign as such', '$1 and $2\n', '\\$1 and \\$2\n'],
  ['keeps all of a fence that is never closed', '````mdx-code-block\na\n\nb', 'a\n\nb\n'],
  ['keeps blank lines in a comment that stands alone', '<!-- a\n\nb -->\n\nc\n', '{/* a\n\nb */}\n\nc\n'],
  ['has none in one within a paragraph', 'c <!-- a\n\nb --> d\n', 'c {/* a\nb */} d\n'],
  ['escapes what is no element', 'a <b\n', 'a \\<b\n'],
];

describe('a text of another site', () => {
  test.each(cases)('%s', (_, source, converted) => {
    expect(importedText(source).text).toBe(converted);
  });

  test('keeps formulas where the source has them', () => {
    const settings = "const math = require('remark-math');\nmodule.exports = { url: 'https://example.org' };";
    expect(importedText('$a_{1}$ and $b$\n', settings).text).toBe('$a_{1}$ and $b$\n');
  });

  test('has no line of JavaScript, and says the line of the source for what it changes after it', () => {
    const { text, made } = importedText("import A from './a';\n\nWords.\n\n:::tip B\n\nc\n\n:::\n");
    expect(text).toBe('Words.\n\n:::tip[B]\n\nc\n\n:::\n');
    expect(made.notes.map(({ where, what }) => `${where} ${what}`)).toContain(
      'docs/page.md:5 title of an admonition put in brackets',
    );
  });
});
