import { beforeEach, describe, expect, test, vi } from 'vitest';
import { loading, progress } from '@/lib/site/constants.ts';
import { openWindow, texts } from '../window.ts';

let begin: () => void;
let end: () => void;

/** Replaces the library nprogress. */
let bar: Record<'configure' | 'start' | 'done', ReturnType<typeof vi.fn>>;

async function load(library: () => Promise<object> = async () => ({ default: bar })): Promise<void> {
  vi.doMock('nprogress', library);
  ({ beginProgress: begin, endProgress: end } = await import('@/lib/browser/loading/progress.ts'));
}

const wait = (ms: number) => vi.advanceTimersByTimeAsync(ms);
const spinner = () => document.querySelector('.loading');

beforeEach(async () => {
  await openWindow();
  vi.useFakeTimers();
  bar = { configure: vi.fn(), start: vi.fn(), done: vi.fn() };
});

describe('while a page is loading', () => {
  beforeEach(() => load());

  test('the bar shows after its delay, not before', async () => {
    begin();
    await wait(progress.delayMs - 1);
    expect(bar.start).not.toHaveBeenCalled();
    await wait(1);
    await vi.waitFor(() => expect(bar.start).toHaveBeenCalledTimes(1));
    expect(bar.configure).toHaveBeenCalledWith(
      expect.objectContaining({ minimum: progress.minimum, speed: progress.speedMs }),
    );
    end();
    expect(bar.done).toHaveBeenCalled();
  });

  test('a message follows later, and disappears when the page has loaded', async () => {
    begin();
    await wait(loading.spinnerDelayMs - 1);
    expect(spinner()).toBeNull();
    await wait(1);
    expect([spinner()?.textContent, spinner()?.getAttribute('role')]).toEqual([texts.busy, 'status']);
    end();
    expect(spinner()).toBeNull();
  });

  test('nothing shows if it loads in time, and no timer is left', async () => {
    begin();
    await wait(progress.delayMs - 1);
    end();
    expect(vi.getTimerCount()).toBe(0);
    await wait(loading.spinnerDelayMs);
    expect([bar.start.mock.calls, spinner()]).toEqual([[], null]);
  });

  test('the delay begins again with another page', async () => {
    begin();
    await wait(progress.delayMs - 1);
    begin();
    await wait(progress.delayMs - 1);
    expect(bar.start).not.toHaveBeenCalled();
    await wait(1);
    await vi.waitFor(() => expect(bar.start).toHaveBeenCalledTimes(1));
    end();
  });
});

test('a bar whose code loads later than the page does not show', async () => {
  let arrive = (_: object) => {};
  const library = new Promise<object>((resolve) => {
    arrive = resolve;
  });
  await load(() => library);
  begin();
  await wait(progress.delayMs);
  end();
  arrive({ default: bar });
  vi.useRealTimers();
  await vi.dynamicImportSettled();
  expect(bar.start).not.toHaveBeenCalled();
});

test('a bar whose code does not load is left out: nothing crashes, and the message shows', async () => {
  const unhandled = vi.fn();
  process.on('unhandledRejection', unhandled);
  await load(async () => {
    throw new TypeError('Failed to fetch dynamically imported module');
  });
  begin();
  await wait(loading.spinnerDelayMs);
  vi.useRealTimers();
  await new Promise((done) => setTimeout(done));
  process.off('unhandledRejection', unhandled);
  expect(unhandled).not.toHaveBeenCalled();
  expect(spinner()?.textContent).toBe(texts.busy);
});
