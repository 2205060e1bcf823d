import { fileURLToPath } from 'node:url';
import { defineConfig } from 'vitest/config';

export default defineConfig({
  resolve: { alias: { '@': fileURLToPath(new URL('.', import.meta.url)) } },
  test: {
    // A busy machine is slow; no test asks how fast it is.
    testTimeout: 120_000,
    include: ['tests/*.test.ts', 'tests/lib/**/*.test.ts', 'tests/content/**/*.test.ts'],
  },
});
