import { availableParallelism } from 'node:os';
import { defineConfig } from '@playwright/test';
import { toMock } from './scripts/base-path/services.ts';
import { launchOptions } from './scripts/launch.ts';

const port = Number(process.env.E2E_PORT ?? 3217);

/** The build with everything configured is under a base path (scripts/base-path.ts); a mock answers for the services. */
const isConfigured = Boolean(process.env.BASE_PATH);
const workers = process.env.CI ? 2 : Math.max(1, Math.floor(availableParallelism() * 0.75));

export default defineConfig({
  testDir: isConfigured ? 'tests/e2e/configured' : 'tests/e2e',
  testIgnore: isConfigured ? [] : ['**/configured/**'],
  fullyParallel: true,
  workers,
  forbidOnly: true,
  // A busy machine is slow, and no test measures time.
  timeout: 90_000,
  expect: { timeout: 15_000 },
  // A shared machine can stall a browser for longer than any timeout. Playwright reports a test that needed a retry as flaky.
  retries: process.env.CI ? 2 : 0,
  reporter: [['list']],
  use: {
    baseURL: `http://localhost:${port}${process.env.BASE_PATH ?? ''}/`,
    launchOptions: isConfigured
      ? { ...launchOptions, args: [...(launchOptions.args ?? []), toMock] }
      : launchOptions,
  },
  webServer: [
    {
      command: 'node scripts/serve.mjs',
      port,
      env: { PORT: String(port), BASE_PATH: process.env.BASE_PATH ?? '' },
    },
    ...(isConfigured
      ? [
          {
            command: 'node tests/e2e/third-party.mjs',
            port: Number(process.env.THIRD_PARTY_PORT),
            env: { THIRD_PARTY_WORKERS: String(workers) },
          },
        ]
      : []),
  ],
});
