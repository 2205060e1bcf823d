import { defineConfig } from 'vitest/config';

export default defineConfig({ test: { include: ['tests/out/*.test.ts'], testTimeout: 60_000 } });
