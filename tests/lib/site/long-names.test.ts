import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, test } from 'vitest';
import { Breakable } from '@/components/ui/breakable.tsx';
import { lineParts, withLineParts } from '@/lib/site/long-names.ts';

describe('a line may end', () => {
  test.each([
    ['networkx.algorithms.shortest_paths', ['networkx.', 'algorithms.', 'shortest_', 'paths']],
    ['the names of all_pairs_bellman_ford here', ['the names of all_', 'pairs_', 'bellman_', 'ford here']],
    ['Matrix.__matmul__.__init_subclass__', ['Matrix.__', 'matmul__.__', 'init_', 'subclass__']],
  ])('after the dots and underscores of a long name: %s', (text, parts) => {
    expect(lineParts(text)).toEqual(parts);
    expect(lineParts(text).join('')).toBe(text);
  });

  test.each(['ti.ndarray', 'all_pairs', 'Short words. And more, e.g. of a sentence.', ''])(
    'nowhere within short words: %s',
    (text) => expect(lineParts(text)).toEqual([text]),
  );
});

test('elements and HTML have the same places; blocks, links and attributes stay as they are', () => {
  const name = 'rich.default_styles';
  const marked = 'rich.<wbr>default_<wbr>styles';
  expect(renderToStaticMarkup(createElement(Breakable, { text: name }))).toBe(
    marked.replaceAll('<wbr>', '<wbr/>'),
  );
  const html = (code: string) =>
    `<pre><code>${name}</code></pre><h3 id="${name}"><code>${code}</code></h3><a href="#${name}"><code class="a">${code}</code></a>${name}`;
  expect(withLineParts(html(name))).toBe(html(marked));
});
