import { afterEach, describe, expect, test, vi } from 'vitest';

/** What tests/setup.ts does for a test file that shares a process with others. */
describe('a test file', () => {
  afterEach(() => {
    vi.useRealTimers();
    vi.unstubAllGlobals();
  });

  test('can replace the timers of a window after another file has replaced those of Node', () => {
    vi.useFakeTimers();
    vi.useRealTimers();
    const request = () => 0;
    vi.stubGlobal('requestAnimationFrame', request);
    vi.useFakeTimers();
    expect(globalThis.requestAnimationFrame).not.toBe(request);
  });

  test('starts without a window and its timers', () => {
    expect(['document', 'requestAnimationFrame'].filter((name) => name in globalThis)).toEqual([]);
  });
});
