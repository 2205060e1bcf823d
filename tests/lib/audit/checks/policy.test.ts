import { describe, expect, test } from 'vitest';
import { hashedCounts, integrityProblems, policyProblems } from '@/lib/audit/checks/policy.ts';
import { sourcesOf, withPolicy } from '@/lib/export/policy.ts';
import { integrityHash } from '@/lib/html/integrity.ts';
import { readConfig } from '@/lib/site/config.ts';
import { pageOf, siteOf } from '../site-of.ts';

const script = '<script>start()</script>';
const right = withPolicy(pageOf({ body: script }), sourcesOf(readConfig({})));
const said = (html: string) => policyProblems(siteOf({ 'index.html': html })).map(({ what }) => what);

describe('the policy of each page', () => {
  test('a page as the build writes it has no problem; data in a script needs no hash', () => {
    expect(said(right)).toEqual([]);
    expect(said(right.replace('<h1>', '<script type="application/json">{}</script><h1>'))).toEqual([]);
    expect(hashedCounts(siteOf({ 'index.html': right }))).toEqual({ inline: 1, files: 0 });
  });

  test.each([
    ['none', pageOf(), 'missing Content-Security-Policy'],
    [
      'one that stands too late',
      pageOf({ head: /<meta http-equiv[^>]*>/.exec(right)?.[0] ?? '' }),
      'missing Content-Security-Policy',
    ],
    [
      'a script more',
      right.replace('</body>', '<script>other()</script></body>'),
      'inline script not allowed',
    ],
    ['a style', right.replace('</head>', '<style>a{}</style></head>'), 'style element'],
    [
      'a part for readers without scripts',
      right.replace('<h1>', '<noscript>a</noscript><h1>'),
      'noscript element',
    ],
    ['a script less', right.replace(script, ''), 'policy allows a script that the page does not have'],
    [
      'inline code allowed',
      right.replace("script-src 'self'", "script-src 'self' 'unsafe-inline'"),
      'inline code or any host',
    ],
    ['any host', right.replace("script-src 'self'", "script-src 'self' *"), 'inline code or any host'],
    ['a style attribute', right.replace('<h1>', '<h1 style="color:red">'), 'style attribute'],
    ['a handler', right.replace('<h1>', '<h1 onclick="x()">'), 'event handler attribute'],
    ['an executable URL', right.replace('<h1>', '<a href="javascript:x()">x</a><h1>'), 'executable URL'],
  ])('%s is found', (_, html, what) => {
    expect(said(html)).toEqual([expect.stringContaining(what)]);
  });
});

describe('the hash of each file of code', () => {
  const address = '/assets/a.js';
  const problems = (attributes: string) =>
    integrityProblems(
      siteOf({
        'index.html': pageOf({ head: `<script ${attributes}></script>` }),
        'assets/a.js': 'start()',
      }),
    );

  test('the right one has no problem', () => {
    expect(problems(`src="${address}" integrity="${integrityHash('start()')}"`)).toEqual([]);
  });

  test.each([
    ['none', `src="${address}"`],
    ['another', `src="${address}" integrity="${integrityHash('stop()')}"`],
    ['code of nobody', 'src="/assets/b.js"'],
    ['code of another host', 'src="https://other.org/c.js"'],
  ])('%s is found', (_, attributes) => {
    expect(problems(attributes)).toHaveLength(1);
  });
});
