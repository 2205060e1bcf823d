import { spawnSync } from 'node:child_process';
import { cpSync, existsSync, renameSync, rmSync } from 'node:fs';
import { commandLine } from './options.ts';

commandLine({
  name: 'npm run test:base-path',
  does:
    'builds the site for a folder of a host, with every service configured. The build itself follows every link of the export ' +
    'and fails when one leaves the folder; then every file is checked, a browser loads pages from there, and a small server ' +
    'stands for the services. The export that was there comes back.',
  options: {},
});

const port = '4399';
const services = `http://localhost:${port}`;
const env = {
  ...process.env,
  BASE_PATH: '/sub',
  THIRD_PARTY_PORT: port,
  NEWSLETTER_ENDPOINT: `${services}/subscribe`,
  STARS_URL: `${services}/stars`,
  ANALYTICS_ID: 'G-TEST',
  ANALYTICS_SCRIPT: `${services}/gtag.js`,
  HEATMAP_ID: '42',
  HEATMAP_SCRIPT: `${services}/heat-{id}.js`,
  TAG_MANAGER_ID: 'GTM-TEST',
  TAG_MANAGER_SCRIPT: `${services}/gtm.js`,
  DOCSEARCH_APP_ID: 'TESTAPP',
  DOCSEARCH_API_KEY: 'testkey',
  DOCSEARCH_INDEX: 'taichi',
  ANNOUNCEMENT_ID: 'autumn',
  ANNOUNCEMENT_CONTENT: 'A new season of the course begins.',
};
const kept = '.cache/out';

rmSync(kept, { recursive: true, force: true });
if (existsSync('out')) renameSync('out', kept);
try {
  for (const args of [
    ['run', '--silent', 'build'],
    ['run', '--silent', 'check:out'],
    ['run', '--silent', 'e2e'],
  ]) {
    const { status } = spawnSync('npm', args, { stdio: 'inherit', env });
    if (status !== 0) process.exitCode = status ?? 1;
    if (status !== 0) break;
  }
} finally {
  rmSync('out', { recursive: true, force: true });
  if (existsSync(kept)) cpSync(kept, 'out', { recursive: true });
  rmSync(kept, { recursive: true, force: true });
}
