import { defineConfig } from '@playwright/test';
import { launchOptions } from '../../scripts/launch.ts';

const port = Number(process.env.DEV_PORT ?? 3219);

/** `npm run test:dev`: tests of `npm run dev`, over a copy of the content. */
export default defineConfig({
  testDir: '.',
  workers: 1,
  forbidOnly: true,
  retries: 0,
  // The first request of each kind of page compiles it.
  timeout: 120_000,
  expect: { timeout: 60_000 },
  reporter: [['list']],
  use: {
    baseURL: `http://localhost:${port}/`,
    launchOptions,
  },
  webServer: {
    command: 'node tests/dev/start.mjs',
    cwd: '../..',
    url: `http://localhost:${port}/docs/field/`,
    timeout: 180_000,
    gracefulShutdown: { signal: 'SIGTERM', timeout: 5000 },
    // No request to other hosts.
    env: { PORT: String(port), STARS_URL: 'none' },
  },
});
