import { describe, expect, test } from 'vitest';
import { readDocstring } from '@/lib/sources/python/docstring.ts';

/** docs/spec.md 14.9 */

/** A docstring, and what it reports as lost. */
function read(text: string) {
  const lost: string[] = [];
  const doc = readDocstring(text, (what) => lost.push(what));
  return { doc, lost };
}

const bodyOf = (text: string) => read(`Summary.\n\n${text}`).doc.body;

describe('a docstring in NumPy style', () => {
  const { doc, lost } = read(`Return the value.

    .. deprecated:: 1.2
       Use \`other\`.

    Parameters
    ----------
    x, y : array_like, optional
        The values.

        .. versionchanged:: 1.1
           May be a list.
    **options
        Passed on to :func:\`pkg.draw\`.

    Returns
    -------
    low : float
        The least.
    high : float
        The largest.

    See Also
    --------
    other : Does it better.
    third, fourth

    Notes
    -----
    By [1]_ it is

    .. math:: \\frac{a}{b}

    References
    ----------
    .. [1] A. Author, "A title",
       2001.
    `);

  test('has its parameters and each of its results', () => {
    expect(doc.parameters).toEqual([
      {
        name: 'x, y',
        type: 'array_like, optional',
        text: 'The values.\n\n**Changed in version 1.1**: May be a list.',
      },
      { name: 'options', text: 'Passed on to `pkg.draw`.' },
    ]);
    expect(doc.returns).toEqual([
      { name: 'low', type: 'float', text: 'The least.' },
      { name: 'high', type: 'float', text: 'The largest.' },
    ]);
  });

  test('has references, with what is said about them, and literature', () => {
    expect(doc.seeAlso).toEqual(['other', 'third', 'fourth']);
    expect(doc.seeAlsoTexts).toEqual({ other: 'Does it better.' });
    expect(doc.sections).toEqual([{ title: 'References', text: '- \\[1] A. Author, "A title",\n  2001.' }]);
  });

  test('has formulas and the numbers of footnotes', () => {
    expect(doc.notes).toEqual(['By \\[1] it is\n\n$$\n\\frac{a}{b}\n$$']);
    expect(lost).toEqual([]);
  });

  test('is deprecated as a whole, but not by one change among others', () => {
    expect(doc.deprecated).toBe('Since version 1.2: Use `other`.');
    const part = read('Do it.\n\n.. versionchanged:: 1.0\n   A.\n.. deprecated:: 1.2 *x*\n').doc;
    expect(part.deprecated).toBeUndefined();
    expect(part.body).toContain('**Deprecated since version 1.2**: *x*');
  });
});

describe('a docstring in Sphinx style', () => {
  const { doc } = read(`Send it.

    :param \\*\\*kwargs: More, see :class:\`Request <pkg.Request>\`.
    :param int port: The port.
    :type host: str
    :raises ValueError: When it is wrong.
    :rtype: :class:\`pkg.Response\`
    :copyright: (c) somebody
    `);

  test('has names without the backslashes of stars, types, and a type of the result alone', () => {
    expect(doc.parameters).toEqual([
      { name: 'kwargs', text: 'More, see `pkg.Request`.' },
      { name: 'port', type: 'int', text: 'The port.' },
      { name: 'host', type: 'str', text: '' },
    ]);
    expect(doc.raises).toEqual([{ name: 'ValueError', text: 'When it is wrong.' }]);
    expect(doc.returns).toEqual([{ type: 'pkg.Response', text: '' }]);
  });

  test('has the fields that no part has taken', () => {
    expect(doc.body).toBe('- **copyright**: (c) somebody');
  });
});

describe('a docstring in Google style', () => {
  test('goes on below a section that is indented', () => {
    const { doc } = read('Do it.\n\nArgs:\n    x: a number\n\nMore about it.\n');
    expect(doc).toMatchObject({ parameters: [{ name: 'x', text: 'a number' }], body: 'More about it.' });
  });

  test('has a result over several lines, with its type', () => {
    const { doc } = read('Do it.\n\nReturns:\n    tuple: two numbers, the first\n        and the second.\n');
    expect(doc.returns).toEqual([{ type: 'tuple', text: 'two numbers, the first\nand the second.' }]);
  });
});

describe('in a text', () => {
  test.each([
    [':class:`Field`, :py:meth:`~pkg.A.b` and :attr:`x`', '`Field`, `pkg.A.b` and `x`'],
    [
      'a $d$-regular graph of $n-1$ nodes, $0, ..., n - 1$ with $deg(u) < k$',
      'a $d$-regular graph of $n-1$ nodes, $0, ..., n - 1$ with $deg(u) < k$',
    ],
    ['from $5 to $6, or $7 (more than $6)', 'from \\$5 to \\$6, or \\$7 (more than \\$6)'],
    ['as $HOME or $PATH$, and $words of a text$', 'as \\$HOME or \\$PATH\\$, and \\$words of a text\\$'],
    ['use the method::\n\n>>> f(1)', 'use the method:\n\n```python\n>>> f(1)\n```'],
    ['the end::', 'the end:'],
    ['text\n\n::\n\nmore of a::b', 'text\n\nmore of a::b'],
    ['a :class:`role that\nbreaks <pkg.A>` the line', 'a role that breaks (`pkg.A`) the line'],
    [':ref:`the guide <guide>`, :term:`node`', 'the guide, node'],
    [
      ':pep:`8` and :rfc:`2109#section-3`',
      '[PEP 8](https://peps.python.org/pep-0008/) and [RFC 2109](https://www.rfc-editor.org/rfc/rfc2109#section-3)',
    ],
    ['``a`b`` and :math:`x_1`', '`` a`b `` and $x_1$'],
    ['it costs $5 and $HOME', 'it costs \\$5 and \\$HOME'],
    ['in $E \\setminus T$', 'in $E \\setminus T$'],
    ['see [CIT2002]_ and [#note]_', 'see \\[CIT2002] and \\[note]'],
    ['`Python <https://python.org>`_', '[Python](https://python.org)'],
  ])('%s', (text, markdown) => {
    expect(bodyOf(text)).toBe(markdown);
  });

  test('a reference finds its target wherever that is', () => {
    expect(
      bodyOf('See `the list`_ and list_.\n\n.. _the list: https://a.org/\n.. _list: https://b.org/'),
    ).toBe('See [the list](https://a.org/) and [list](https://b.org/).');
  });

  test.each([
    ['.. note::\n\n   Careful.', ':::note\n\nCareful.\n\n:::'],
    ['.. versionadded:: 2.0', '**New in version 2.0**.'],
    ['.. code-block:: pycon\n   :linenos:\n\n   >>> 1', '```python\n>>> 1\n```'],
    ['Title\n-----\nText.', '**Title**\n\nText.'],
    ['term\n    What it means.', '- **term**: What it means.'],
    ['=====  =====\nA      B\n=====  =====\n1      2\n=====  =====', '| A | B |\n| --- | --- |\n| 1 | 2 |'],
    ['+---+---+\n| A | B |\n+===+===+\n| 1 | 2 |\n+---+---+', '| A | B |\n| --- | --- |\n| 1 | 2 |'],
  ])('%s has a form', (text, markdown) => {
    expect(bodyOf(text)).toBe(markdown);
  });

  test('below a directive the text goes on', () => {
    expect(bodyOf('.. warning:: Hot.\n\nGo on.')).toBe(':::warning\n\nHot.\n\n:::\n\nGo on.');
  });
});

describe('what has no form', () => {
  test('is shown as it is written, and reported once', () => {
    const directive = '.. graphviz:: a.dot\n\n   digraph { a -> b }';
    const { doc, lost } = read(
      `Summary.\n\n${directive}\n\n${directive}\n\n:odd:\`word\` :math:\`\\nonsense\``,
    );
    expect(lost).toEqual([
      'directive ".. graphviz::"',
      'unknown role ":odd:"',
      'formula "\\nonsense" that cannot be drawn',
    ]);
    for (const words of ['a.dot', 'digraph { a -> b }', '`word`', '`\\nonsense`'])
      expect(doc.body).toContain(words);
  });
});
