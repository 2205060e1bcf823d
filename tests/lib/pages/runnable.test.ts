import { describe, expect, test, vi } from 'vitest';
import { withRunnable } from '@/lib/pages/programs/runnable.ts';
import { programsOfBlocks } from '@/lib/programs/parts.ts';
import { type Place, parse } from '@/lib/routes/index.ts';
import { latestVersion } from '@/lib/site/versions.ts';

const blocks = [
  { code: 'def one():\n    return 1', title: 'solver.py', isErrorExpected: false },
  { code: 'x = 3  # three', title: 'ramp.py, part 1 of 2', isErrorExpected: false },
  {
    code: 'import solver\nprint(solver.one() + x < 5)',
    title: 'ramp.py, part 2 of 2',
    isErrorExpected: false,
  },
  { code: 'print(2)', title: undefined, isErrorExpected: false },
];
const keys = programsOfBlocks(blocks).map(({ key }) => key);

vi.mock('#content', async (original) => ({
  default: { ...(await original<{ default: object }>()).default, runnable: {} as Record<string, string[]> },
}));
const { runnable } = (await import('#content')).default;

const place = parse('/docs/field/') as Place;
const html = blocks
  .map(
    ({ code, title }) =>
      `<figure class="code" data-label="Python" data-language="python">${title ? `<figcaption>${title}</figcaption>` : ''}<pre><code>${code.replaceAll('<', '&#x3C;')}</code></pre></figure>`,
  )
  .join('\n<figure class="code output"><pre><code>4</code></pre></figure>');

/** What the figures of a text note, in order. */
const notesIn = (text: string) =>
  [...text.matchAll(/<figure class="code"([^>]*)>/g)].map(([, attributes = '']) =>
    Object.fromEntries(
      [...attributes.matchAll(/ data-(run|before|beside|part)="([^"]*)"/g)].map(([, name, value]) => [
        name,
        value,
      ]),
    ),
  );

describe('programs that run in a page', () => {
  test('have the version, and what runs before them or is imported', () => {
    runnable[latestVersion.folder] = [keys[2] as string];
    expect(notesIn(withRunnable(html, place))).toEqual([
      { part: '0' },
      { part: '1' },
      { run: latestVersion.folder, before: '1', beside: 'solver.py=0' },
      {},
    ]);
  });

  test('are those of the version of the page; a text without one is about the latest release', () => {
    runnable[latestVersion.folder] = [keys[3] as string];
    const run = { run: latestVersion.folder };
    expect(notesIn(withRunnable(html, place))[3]).toEqual(run);
    expect(notesIn(withRunnable(html, parse('/docs/master/field/') as Place))[3]).toEqual({});
    expect(notesIn(withRunnable(html, parse('/community/') as Place))[3]).toEqual(run);
  });

  test('are the same program when only comments and empty lines differ', () => {
    const [{ key } = { key: '' }] = programsOfBlocks([
      { code: '# Two.\n\nprint(2)  # 2', title: undefined, isErrorExpected: false },
    ]);
    expect(key).toBe(keys[3]);
    const [other] = programsOfBlocks([{ code: 'print("2 # 2")', title: undefined, isErrorExpected: false }]);
    expect(other?.key).not.toBe(key);
  });
});
