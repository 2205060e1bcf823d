import { beforeEach, describe, expect, test, vi } from 'vitest';
import type { Behaviour } from '@/lib/browser/crash.ts';
import { failureBox, openWindow, press, settled, texts } from './window.ts';

let startSafely: typeof import('@/lib/browser/crash.ts').startSafely;
let reopen: ReturnType<typeof vi.fn<() => void>>;

/** A file beside the module, as all files of the site's code are in the export. */
const ourFile = new URL('../../../lib/browser/behaviours/menus.ts', import.meta.url).href;
const foreignFiles = [
  'https://other.example/assets/tag.js',
  'chrome-extension://abc/content.js',
  '',
  undefined,
];

const broken = (message: string) => () => {
  throw new Error(message);
};

const start = (behaviours: Record<string, Behaviour> = {}) => startSafely(behaviours, reopen);
const says = () => failureBox()?.querySelector('p')?.textContent;

function report(error: unknown, filename: string | undefined): void {
  dispatchEvent(new ErrorEvent('error', { error, filename: filename as string }));
}

/** The event of an unhandled rejection. */
function reportRejection(reason: unknown): void {
  dispatchEvent(Object.assign(new Event('unhandledrejection'), { reason }));
}

/** An error as a browser makes it: the stack names the files. */
function errorIn(file: string | undefined, message = 'It broke.'): Error {
  return Object.assign(new Error(message), { stack: `Error: ${message}\n    at open (${file}:1:2345)` });
}

beforeEach(async () => {
  await openWindow();
  vi.spyOn(console, 'error').mockReturnValue();
  reopen = vi.fn();
  ({ startSafely } = await import('@/lib/browser/crash.ts'));
});

describe('a part that fails when it starts', () => {
  test('does not prevent the others from starting, and all that have started are stopped', () => {
    const clicks = { first: vi.fn(), broken: vi.fn(), last: vi.fn() };
    const listen = (name: keyof typeof clicks): Behaviour => {
      return (signal) => addEventListener('click', clicks[name], { signal });
    };
    const counts = () => Object.values(clicks).map(({ mock }) => mock.calls.length);
    const end = start({
      first: listen('first'),
      broken(signal) {
        listen('broken')(signal);
        throw new Error('It broke.');
      },
      last: listen('last'),
    });
    dispatchEvent(new Event('click'));
    expect(counts()).toEqual([1, 1, 1]);
    end();
    dispatchEvent(new Event('click'));
    expect(counts(), 'what the broken part listened to included').toEqual([1, 1, 1]);
  });

  test('is reported with its message, and named in the console', () => {
    start({ sidebar: broken('It broke.') });
    expect(says()).toBe(`${texts.crashed} It broke.`);
    expect(console.error).toHaveBeenCalledExactlyOnceWith(
      expect.stringContaining('"sidebar"'),
      new Error('It broke.'),
    );
  });

  test('is reported once, whatever fails after it', () => {
    start({ first: broken('The first.'), second: broken('The second.') });
    report(errorIn(ourFile, 'The third.'), ourFile);
    expect(document.querySelectorAll('.failure')).toHaveLength(1);
    expect(says()).toContain('The first.');
    press(texts.close);
    reportRejection(errorIn(ourFile));
    expect(failureBox()).toBeNull();
  });

  test('is reported again on the next page', () => {
    start({ sidebar: broken('It broke.') })();
    press(texts.close);
    start({ sidebar: broken('It broke again.') });
    expect(says()).toContain('It broke again.');
  });

  test('control: nothing is reported where nothing fails', () => {
    start({ sidebar: () => undefined })();
    expect(failureBox()).toBeNull();
    expect(console.error).not.toHaveBeenCalled();
  });
});

describe('the reader', () => {
  test('can try again, which reopens the page once', async () => {
    start({ sidebar: broken('It broke.') });
    await settled();
    expect(reopen).not.toHaveBeenCalled();
    press(texts.tryAgain);
    await settled();
    expect(reopen).toHaveBeenCalledTimes(1);
    expect(failureBox()).toBeNull();
  });

  test('can close the message and use the parts that work', async () => {
    start({ sidebar: broken('It broke.') });
    press(texts.close);
    await settled();
    expect(reopen).not.toHaveBeenCalled();
  });
});

test('a part that fails when it stops does not prevent the others from stopping, and does not affect the next page', () => {
  const last = vi.fn();
  const reported = vi.fn((event: Event) => event.preventDefault());
  addEventListener('error', reported);
  const end = start({
    first: (signal) => signal.addEventListener('abort', broken('It broke.')),
    last: (signal) => signal.addEventListener('abort', last),
  });
  expect(end).not.toThrow();
  removeEventListener('error', reported);
  expect(last).toHaveBeenCalledTimes(1);
  expect(failureBox()).toBeNull();
});

describe('what fails while the page is used', () => {
  test('in a file of the site is reported', () => {
    start();
    report(errorIn(ourFile), ourFile);
    expect(says()).toBe(`${texts.crashed} It broke.`);
  });

  test('that is not an error object is reported as it is', () => {
    start();
    report('a text', ourFile);
    expect(says()).toBe(`${texts.crashed} a text`);
  });

  test.each(foreignFiles)('in the file %j of others is not reported', (file) => {
    start();
    report(errorIn(file), file);
    expect(failureBox()).toBeNull();
  });

  test('in an unhandled promise of the site is reported', () => {
    start();
    reportRejection(errorIn(ourFile));
    expect(says()).toBe(`${texts.crashed} It broke.`);
  });

  test.each([...foreignFiles.map((file) => errorIn(file)), 'a text', undefined, null, { stack: ourFile }])(
    'in a promise of others (%s) is not reported',
    (reason) => {
      start();
      reportRejection(reason);
      expect(failureBox()).toBeNull();
    },
  );

  test('after the page was replaced is not reported', () => {
    start()();
    report(errorIn(ourFile), ourFile);
    reportRejection(errorIn(ourFile));
    expect(failureBox()).toBeNull();
  });
});
