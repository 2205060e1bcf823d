import { afterAll, vi } from 'vitest';

/**
 * Runs before each test file. Files share a process and the packages that it has loaded (`isolate` in vitest.config.ts), but
 * nothing else: the modules of the site are loaded anew for each, and what a file has replaced is restored after it.
 */
vi.resetModules();

// Vitest notes once in a process which timers it can replace: those of a window, too, whichever file is the first.
const timersOfWindows = [
  'requestAnimationFrame',
  'cancelAnimationFrame',
  'requestIdleCallback',
  'cancelIdleCallback',
].filter((name) => !(name in globalThis));
for (const name of timersOfWindows) Object.assign(globalThis, { [name]: () => 0 });
vi.useRealTimers();
for (const name of timersOfWindows) Reflect.deleteProperty(globalThis, name);

const folder = process.cwd();

afterAll(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
  vi.unstubAllEnvs();
  const left = [
    ...(process.cwd() === folder ? [] : [`the working directory ${process.cwd()}`]),
    ...('document' in globalThis ? ['a window'] : []),
  ];
  process.chdir(folder);
  if (left.length > 0)
    throw new Error(
      `The file leaves ${left.join(' and ')} behind for the next one in its process. Restore it in afterEach or afterAll.`,
    );
});
