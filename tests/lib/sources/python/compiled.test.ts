import { expect, test } from 'vitest';
import { compileBody } from '@/lib/mdx/pipeline.ts';
import { textLimits } from '@/lib/site/constants.ts';
import { readPackage } from '@/lib/sources/python/package.ts';
import { pythonParser } from '@/lib/sources/python/parser.ts';
import { renderPackage } from '@/lib/sources/python/render.ts';
import { readSource } from '@/lib/sources/python/source.ts';

/** docs/spec.md 14.9: the site's compiler accepts every page that the generator writes. */

const parser = await pythonParser();

/** What Markdown, MDX and the directives of the site would take for markup, or refuse. */
const texts = {
  'a brace': 'A bare { brace, {x} and \\{ y.',
  'an element': 'Use <b>, <br> and List<int>.',
  headings: '# One\n\n#### Four\n\nTitle\n=====\n\nOther\n~~~~~',
  'a line of JavaScript': 'import the package\n\nexport default {}',
  underscores: 'The attribute __init__ and _private_ of __main__.',
  stars: 'From -2**31 to 2**31 - 1, *args and **kwargs, 2*x*y.',
  'dollar signs': 'It costs $5, $$ and $10.',
  footnotes: 'See [^1] and [1]_.',
  'a link without an address': 'Call f[i](x) or [a](b c).',
  'a definition': '[name]: value',
  addresses: 'At <https://a.org/x_y_> (https://b.org/(c)), http://[bad and "https://d.org".',
  colons: 'a[1:n[0]]\n\n:::note\n\n::tip\n\n:::: x',
  'dashes that are no table': 'a | b\n---|---|---\n1 | 2',
  entities: 'Write &lt; as &amp;lt;.',
  'a fence without an end': '```python\nx = {1}',
  backticks: '`open and ``more` of `them',
  'a formula': '.. math::\n\n    \\frac{a}{b} &= c \\\\\n    d &= {e}',
  'a note in a note': 'Notes\n-----\n.. note::\n\n   Inner.\n\nOuter.',
  'a formula in a list': 'term\n    .. math:: x^{2}\n\n- a\n\n  .. code-block:: c\n\n     int {x};',
  'a comparison': 'It holds if x\n> 3 and y\n>= {z}.',
};

const docstring = (text: string) => `r"""Summary.\n\n${text}\n"""`.replace(/\n(?=.)/g, '\n    ');

/** The page of a module whose function, parameter and result have the text. */
function pageOf(text: string) {
  const parameter = text.replace(/^/gm, '    ');
  const source = [
    `r"""Module.\n\n${text}\n"""`,
    `def f(x):\n    ${docstring(text)}`,
    `def g(x):\n    ${docstring(`Args:\n    x: see\n${parameter}\n\nReturns:\n${parameter}`)}`,
    `class __A__:\n    ${docstring(text)}\n    def __call(self): ...\n`,
    '__all__ = ["f", "g", "__A__"]',
  ].join('\n\n');
  const api = readPackage('m', [readSource(source, { module: 'm', file: 'm.py', isPackage: true }, parser)]);
  return renderPackage(api).pages[0]?.text ?? '';
}

const compile = (page: string) => compileBody(page, 'content/api/x/m.mdx', () => ({ kind: 'missing' }));

test.each(Object.entries(texts))('%s in a docstring makes a page that compiles', async (_, text) => {
  const { problems, ids } = await compile(pageOf(text));
  expect(problems).toEqual([]);
  expect(ids).toEqual(expect.arrayContaining(['m.f', 'm.g', 'm.__A__']));
});

test('each of the texts keeps its words', async () => {
  const wordsOf = (text: string) => text.match(/[A-Za-z]{3,}/g) ?? [];
  const markup = /^(note|tip|math|frac|code|block|Notes)$/;
  for (const text of Object.values(texts)) {
    const { html } = await compile(pageOf(text));
    const shown = html.replace(/<[^>]*>/g, '');
    expect(wordsOf(text).filter((word) => !markup.test(word) && !shown.includes(word))).toEqual([]);
  }
});

test('control: without the generator the texts do not compile', async () => {
  const refused = await Promise.all(
    ['a brace', 'an element', 'headings', 'a line of JavaScript', 'footnotes'].map(async (name) => {
      const body = await compile(`---\ntitle: T\n---\n\n${texts[name as keyof typeof texts]}\n`);
      return body.problems.length > 0;
    }),
  );
  expect(refused).toEqual(refused.map(() => true));
});

test('a type whose names have entries is code and links, with nothing else between', async () => {
  const source =
    'class Box: ...\nclass Part: ...\ndef f(x):\n    """Do it.\n\n    Args:\n        x (Dict[Box, List[Part]] or None): it\n    """\n';
  const api = readPackage('m', [readSource(source, { module: 'm', file: 'm.py', isPackage: true }, parser)]);
  const { html } = await compile(renderPackage(api).pages[0]?.text ?? '');
  expect(html.replace(/<[^>]*>/g, '')).toContain('Dict[Box, List[Part]] or None');
});

test('a page that would be too long leads to the modules that define its functions', () => {
  const long = 'word '.repeat(textLimits.charactersMax / 8);
  const sources = ['a', 'b'].map((name) => ({
    module: `m.${name}`,
    text: `def ${name}():\n    """Do ${name}.\n\n    ${long}"""\n`,
  }));
  const all = [{ module: 'm', text: 'from .a import a\nfrom .b import b\n' }, ...sources];
  const api = readPackage(
    'm',
    all.map(({ module, text }) =>
      readSource(text, { module, file: 'm.py', isPackage: module === 'm' }, parser),
    ),
  );
  const [top, a] = renderPackage(api).pages;
  expect(top?.text.length).toBeLessThan(textLimits.charactersMax);
  expect(top?.text).toContain('[`a`](./m.a.mdx#m.a.a)[#m.a]');
  expect(a?.text).toContain(long.trim());
});
