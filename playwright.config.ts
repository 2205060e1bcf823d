import { defineConfig } from '@playwright/test';
import { findBrowser } from './scripts/setup.mjs';

const port = Number(process.env.E2E_PORT ?? 3217);
const executablePath = findBrowser();

export default defineConfig({
  testDir: 'tests/e2e',
  fullyParallel: true,
  workers: process.env.CI ? 2 : '75%',
  forbidOnly: true,
  reporter: [['list']],
  use: {
    baseURL: `http://localhost:${port}${process.env.BASE_PATH ?? ''}/`,
    launchOptions: {
      ...(executablePath ? { executablePath } : {}),
      args: ['--no-sandbox', '--disable-background-networking'],
    },
  },
  webServer: {
    command: `node scripts/serve.mjs`,
    port,
    env: { PORT: String(port), BASE_PATH: process.env.BASE_PATH ?? '' },
  },
});
