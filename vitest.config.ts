import { fileURLToPath } from 'node:url';
import { defineConfig } from 'vitest/config';

export default defineConfig({
  resolve: { alias: { '@': fileURLToPath(new URL('.', import.meta.url)) } },
  test: {
    include: ['tests/*.test.ts', 'tests/lib/**/*.test.ts', 'tests/content/**/*.test.ts'],
    // It ends what hangs; a busy machine may take its time.
    testTimeout: 60_000,
  },
});
