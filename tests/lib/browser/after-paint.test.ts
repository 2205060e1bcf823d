import { beforeEach, expect, test, vi } from 'vitest';
import { openWindow } from './window.ts';

let afterPaint: typeof import('@/lib/browser/after-paint.ts').afterPaint;
let frames: (() => void)[];

beforeEach(async () => {
  await openWindow();
  frames = [];
  vi.useFakeTimers();
  vi.stubGlobal('requestAnimationFrame', (run: () => void) => frames.push(run));
  ({ afterPaint } = await import('@/lib/browser/after-paint.ts'));
});

const nextFrame = () => frames.shift()?.();

test.each([
  ['a browser that says when it is idle', (run: () => void) => setTimeout(run)],
  ['one that does not', undefined],
])('what may wait runs after the frame, not in it, in %s', (_, requestIdleCallback) => {
  if (requestIdleCallback) vi.stubGlobal('requestIdleCallback', requestIdleCallback);
  else Reflect.deleteProperty(globalThis, 'requestIdleCallback');
  const run = vi.fn();
  afterPaint(run);
  vi.runAllTimers();
  expect(run, 'while no frame was painted, as in a hidden tab').not.toHaveBeenCalled();
  nextFrame();
  expect(run).not.toHaveBeenCalled();
  vi.runAllTimers();
  expect(run).toHaveBeenCalledTimes(1);
});

test('a page that has left by then is left alone', () => {
  const page = new AbortController();
  const run = vi.fn();
  afterPaint(run, page.signal);
  nextFrame();
  page.abort();
  vi.runAllTimers();
  expect(run).not.toHaveBeenCalled();
});
