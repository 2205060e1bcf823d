import { describe, expect, test } from 'vitest';
import { textDifferences } from '@/lib/pages/changes/text-differences.ts';

const heading = (id: string) =>
  `<div class="heading"><h2 id="${id}">${id}</h2><a class="anchor" href="#${id}">#</a></div>`;
const code = (...lines: string[]) =>
  `<figure class="code" data-label="Python"><pre><code>${lines.join('\n')}\n</code></pre></figure>`;

/** The changes between two texts: kind and HTML. */
function changes(before: string, after: string) {
  return textDifferences(before, after).flatMap((section) =>
    section.changes.map(({ kind, html }) => [kind, html]),
  );
}

describe('what differs between two texts', () => {
  test('equal texts differ in nothing, also where links lead to another version', () => {
    const text = (version: string) => `<p>See <a href="/docs/${version}field/">fields</a>.</p>`;
    expect(textDifferences(text(''), text('master/'))).toEqual([]);
  });

  test('the words that were replaced are marked, and phrases as one', () => {
    expect(
      changes('<p>It has one old name and stays so.</p>', '<p>It has two new names and stays so.</p>'),
    ).toEqual([['reworded', '<p>It has <del>one old name</del><ins>two new names</ins> and stays so.</p>']]);
  });

  test('marks never cross elements', () => {
    const before = '<p>Call <code>f()</code> once before the loop begins.</p>';
    const after = '<p>Call <strong>only <code>g()</code></strong> once before the loop begins.</p>';
    const [[, html = ''] = []] = changes(before, after);
    const open: string[] = [];
    for (const [, slash, name = ''] of html.matchAll(/<(\/?)(\w+)/g)) {
      if (slash) expect(open.pop()).toBe(name);
      else open.push(name);
    }
    expect(open).toEqual([]);
    expect(html).toContain('<ins>g</ins>');
  });

  test('a paragraph with other words is another one', () => {
    expect(changes('<p>Alpha beta gamma.</p>', '<p>Quite something else here.</p>')).toEqual([
      ['removed', '<p>Alpha beta gamma.</p>'],
      ['added', '<p>Quite something else here.</p>'],
    ]);
  });

  test('neighbouring paragraphs that were added are one change', () => {
    expect(changes('<p>A b.</p>', '<p>A b.</p><p>C d.</p><p>E f.</p>')).toEqual([
      ['added', '<p>C d.</p><p>E f.</p>'],
    ]);
  });

  test('a row that got a column is marked as a whole, so that every cell stays a cell', () => {
    const table = (head: string, row: string) =>
      `<table><thead><tr>${head}</tr></thead><tbody><tr>${row}</tr></tbody></table>`;
    const before = table('<th>Name</th><th>Meaning</th>', '<td>add</td><td>the sum of both</td>');
    const after = table(
      '<th>Name</th><th>Types</th><th>Meaning</th>',
      '<td>add</td><td>all</td><td>the sum of both</td>',
    );
    const [[, html = ''] = []] = changes(before, after);
    expect(html).not.toMatch(/<tr>(?!<t[dh])|<\/td><(?!td|\/tr)/);
    expect(html).toContain('<td><del>add</del></td><td><del>the sum of both</del></td>');
    expect(html).toContain('<td><ins>all</ins></td>');
  });

  test('changes stand below the heading that they are under', () => {
    const before = `${heading('a')}<p>Same.</p>${heading('b')}`;
    const found = textDifferences(before, `${before}<p>New here.</p>`);
    expect(found.map(({ anchor, heading: title }) => [anchor, title])).toEqual([['b', 'b']]);
  });

  test('of code the changed lines are shown with the lines beside them', () => {
    const [[, html = ''] = []] = changes(code('a', 'b', 'c', 'd', '  e'), code('a', 'b', 'c', 'd', '  f'));
    expect(html).toContain('<code>…\nd\n  <del>e</del>\n  <ins>f</ins></code>');
  });

  test('of lists and tables the items and rows that differ are shown', () => {
    const list = (...items: string[]) => `<ul>${items.map((item) => `<li>${item}</li>`).join('')}</ul>`;
    expect(changes(list('one', 'two', 'three'), list('one', 'two', 'three', 'four'))).toEqual([
      ['reworded', '<ul><li><ins>four</ins></li></ul>'],
    ]);
    const table = (...rows: string[]) =>
      `<table><thead><tr><th>N</th></tr></thead><tbody>${rows.map((row) => `<tr><td>${row}</td></tr>`).join('')}</tbody></table>`;
    const [[, html = ''] = []] = changes(table('one', 'two', 'three'), table('one', 'two'));
    expect(html).toContain('<th scope="col">N</th>');
    expect(html).toContain('<td><del>three</del></td>');
    expect(html).not.toContain('one');
  });
});
