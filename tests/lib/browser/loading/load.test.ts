import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { showFailure } from '@/lib/browser/loading/failure.ts';
import { loadPart } from '@/lib/browser/loading/load.ts';

vi.mock('@/lib/browser/loading/failure.ts', () => ({ showFailure: vi.fn() }));

const reload = vi.fn();

/** A loader that fails that often before it gives the part. */
function failing(times: number) {
  const load = vi.fn(async () => 'part');
  for (let at = 0; at < times; at++) load.mockRejectedValueOnce(new TypeError('Failed to fetch'));
  return load;
}

/** The state of a promise once everything that is due has happened. */
async function stateOf(promise: Promise<string>): Promise<string> {
  await new Promise((done) => setTimeout(done));
  return Promise.race([promise, Promise.resolve('pending')]);
}

beforeEach(() => {
  vi.stubGlobal('location', { reload });
  vi.stubGlobal('navigator', { onLine: true });
  vi.spyOn(console, 'error').mockImplementation(() => undefined);
  vi.mocked(showFailure).mockResolvedValue();
});

afterEach(() => {
  vi.unstubAllGlobals();
  vi.resetAllMocks();
});

describe('a part of the code', () => {
  test('that loads is given, and no box shows', async () => {
    expect(await loadPart(failing(0))).toBe('part');
    expect(showFailure).not.toHaveBeenCalled();
  });

  test('that fails once is loaded again when the reader presses Retry, not before', async () => {
    let press = () => {};
    vi.mocked(showFailure).mockReturnValueOnce(
      new Promise((resolve) => {
        press = resolve;
      }),
    );
    const load = failing(1);
    const loading = loadPart(load);
    expect(await stateOf(loading)).toBe('pending');
    expect(load).toHaveBeenCalledTimes(1);
    expect(showFailure).toHaveBeenCalledExactlyOnceWith('chunk', '');
    press();
    expect(await loading).toBe('part');
    expect(reload).not.toHaveBeenCalled();
  });

  test('that fails twice makes the page reload, and no second box shows', async () => {
    const load = failing(2);
    expect(await stateOf(loadPart(load))).toBe('pending');
    expect(reload).toHaveBeenCalledTimes(1);
    expect(load).toHaveBeenCalledTimes(2);
    expect(showFailure).toHaveBeenCalledTimes(1);
  });

  test('that fails offline leaves the page as it is, however often Retry is pressed', async () => {
    vi.stubGlobal('navigator', { onLine: false });
    expect(await stateOf(loadPart(failing(4)))).toBe('part');
    expect(showFailure).toHaveBeenCalledTimes(4);
    expect(reload).not.toHaveBeenCalled();
  });

  test('is reported in the console', async () => {
    await loadPart(failing(1));
    expect(console.error).toHaveBeenCalledExactlyOnceWith(new TypeError('Failed to fetch'));
  });
});
