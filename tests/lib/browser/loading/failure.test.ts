import { beforeEach, describe, expect, test } from 'vitest';
import { failureBox, openWindow, press, settled, texts } from '../window.ts';

type Failure = typeof import('@/lib/browser/loading/failure.ts');

let failure: Failure;

beforeEach(async () => {
  await openWindow();
  failure = await import('@/lib/browser/loading/failure.ts');
});

const text = () => failureBox()?.querySelector('p')?.textContent;
const labels = () =>
  [...(failureBox()?.querySelectorAll('button') ?? [])].map(({ textContent }) => textContent);

/** Whether it is time to try again. */
function outcomeOf(retry: Promise<void>): { isRetried: boolean } {
  const outcome = { isRetried: false };
  void retry.then(() => {
    outcome.isRetried = true;
  });
  return outcome;
}

describe('the box', () => {
  test.each([
    ['failed', `${texts.failed} 404`],
    ['slow', `${texts.failed} ${texts.slow} 404`],
    ['broken', `${texts.failed} ${texts.broken} 404`],
    ['offline', `${texts.offline} 404`],
    ['chunk', `${texts.chunk} 404`],
  ] as const)('for the fault "%s" says "%s"', (fault, says) => {
    void failure.showFailure(fault, '404');
    expect(text()).toBe(says);
    expect(labels()).toEqual([texts.retry, texts.close]);
    expect(failureBox()?.getAttribute('role')).toBe('alert');
  });

  test('shows the message alone where there is no detail', () => {
    void failure.showFailure('failed');
    expect(text()).toBe(texts.failed);
  });

  test('reports a part that crashed, and offers to try again', () => {
    void failure.showCrash('x is not a function');
    expect(text()).toBe(`${texts.crashed} x is not a function`);
    expect(labels()).toEqual([texts.tryAgain, texts.close]);
  });

  test('shows a detail as text, whatever it holds', () => {
    void failure.showCrash('<img src=x>');
    expect(text()).toContain('<img src=x>');
    expect(failureBox()?.querySelector('img')).toBeNull();
  });

  test('closes with the first press of Retry, which is reported', async () => {
    const outcome = outcomeOf(failure.showFailure('failed'));
    await settled();
    expect(outcome.isRetried).toBe(false);
    press(texts.retry);
    await settled();
    expect([outcome.isRetried, failureBox()]).toEqual([true, null]);
  });

  test('closes with Close, and nothing is tried', async () => {
    const outcome = outcomeOf(failure.showFailure('offline'));
    press(texts.close);
    dispatchEvent(new Event('online'));
    await settled();
    expect([outcome.isRetried, failureBox()]).toEqual([false, null]);
  });

  test('closes when it is hidden, and nothing is tried', async () => {
    const outcome = outcomeOf(failure.showFailure('offline'));
    const retry = failureBox()?.querySelector('button');
    failure.hideFailure();
    dispatchEvent(new Event('online'));
    retry?.click();
    await settled();
    expect([outcome.isRetried, failureBox()]).toEqual([false, null]);
    expect(() => failure.hideFailure()).not.toThrow();
  });

  test('replaces the previous one, which is over', async () => {
    const first = outcomeOf(failure.showFailure('offline'));
    const second = outcomeOf(failure.showCrash('later'));
    expect(document.querySelectorAll('.failure')).toHaveLength(1);
    expect(text()).toContain('later');
    dispatchEvent(new Event('online'));
    press(texts.tryAgain);
    await settled();
    expect([first.isRetried, second.isRetried]).toEqual([false, true]);
  });
});

describe('a connection that comes back', () => {
  test('makes it try again for a reader who was offline', async () => {
    const outcome = outcomeOf(failure.showFailure('offline'));
    dispatchEvent(new Event('online'));
    await settled();
    expect([outcome.isRetried, failureBox()]).toEqual([true, null]);
  });

  test.each(['failed', 'slow', 'broken', 'chunk'] as const)(
    'changes nothing for a reader who was not (%s)',
    async (fault) => {
      const outcome = outcomeOf(failure.showFailure(fault));
      dispatchEvent(new Event('online'));
      await settled();
      expect([outcome.isRetried, text() !== undefined]).toEqual([false, true]);
    },
  );
});
