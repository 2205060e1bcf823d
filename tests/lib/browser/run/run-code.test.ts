import { describe, expect, test } from 'vitest';
import { programOf } from '@/lib/browser/run/run-code.ts';
import { runTextNames } from '@/lib/browser/run/run-texts.ts';
import { locales } from '@/lib/site/locales.ts';
import { messagesOf } from '@/lib/site/messages/index.ts';
import { openWindow, pageOf } from '../window.ts';

describe('the program of a figure', () => {
  test('follows what runs before it, and has the files that it imports', async () => {
    const figure = (notes: string, code: string) =>
      `<figure class="code" ${notes}><pre><code>${code}</code></pre></figure>`;
    const content = `<div class="prose">${[
      figure('data-part="0"', 'def one():\n    return 1'),
      figure('data-part="1"', 'x = 3\ny = 4'),
      figure('data-run="v1.6.0" data-before="1" data-beside="solver.py=0"', 'print(x &lt; y)'),
    ].join('')}</div>`;
    await openWindow('/', pageOf({ content }));
    const found = programOf(document.querySelector('[data-run]') as HTMLElement);
    expect(found).toEqual({
      request: {
        kind: 'run',
        version: 'v1.6.0',
        code: 'x = 3\ny = 4\nprint(x < y)',
        files: [['solver.py', 'def one():\n    return 1']],
      },
      offset: 2,
    });
  });
});

describe('the messages of programs that run', () => {
  test('are all there in each language', () => {
    for (const locale of locales)
      expect(Object.keys(messagesOf(locale).run).sort()).toEqual([...runTextNames].sort());
  });
});
