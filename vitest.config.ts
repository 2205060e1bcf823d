import { availableParallelism } from 'node:os';
import { fileURLToPath } from 'node:url';
import { defineConfig } from 'vitest/config';

export default defineConfig({
  resolve: { alias: { '@': fileURLToPath(new URL('.', import.meta.url)) } },
  test: {
    // A busy machine is slow, and no test measures time.
    testTimeout: 120_000,
    include: ['tests/*.test.ts', 'tests/{lib,scripts,content}/**/*.test.ts'],
    // Vitest leaves one core idle, which is half of a machine with two.
    maxWorkers: availableParallelism(),
    // Starting a process for each file took as long as the tests. tests/setup.ts isolates the files instead.
    isolate: false,
    setupFiles: ['tests/setup.ts'],
  },
});
