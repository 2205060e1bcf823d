import { afterAll, vi } from 'vitest';

/**
 * Runs before each test file. Files share a process and the packages that it has loaded (`isolate` in vitest.config.ts), but
 * nothing else: the modules of the site are loaded again for each, and what a file has replaced is restored after it.
 */
vi.resetModules();

// Vitest finds out once in a process which timers it can mock. Those of a window have to be there then, whichever file is first.
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
      `The file leaves ${left.join(' and ')} for the next file in its process. Restore it in afterEach or afterAll.`,
    );
});
