import { availableParallelism } from 'node:os';
import { fileURLToPath } from 'node:url';
import { defineConfig } from 'vitest/config';

export default defineConfig({
  resolve: { alias: { '@': fileURLToPath(new URL('.', import.meta.url)) } },
  test: {
    // A busy machine is slow; no test asks how fast it is.
    testTimeout: 120_000,
    include: ['tests/*.test.ts', 'tests/{lib,scripts,content}/**/*.test.ts'],
    // Vitest leaves one core idle, which is half of a machine with two.
    maxWorkers: availableParallelism(),
    // A process of its own for each file took as long as the tests. tests/setup.ts keeps files apart instead.
    isolate: false,
    setupFiles: ['tests/setup.ts'],
  },
});
