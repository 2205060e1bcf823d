import { mkdirSync } from 'node:fs';
import { contentRoot } from '../lib/site/content-root.ts';
import { writeSmallContent } from './base-path/small-content.ts';
import { withStoredExport } from './base-path/stored-export.ts';
import { commandLine } from './options.ts';

const { values } = commandLine({
  name: 'npm run test:base-path',
  does:
    'builds the site for a folder of a host, with every service configured and a few pages of each kind. The build itself ' +
    'follows every link of the export and fails when one leaves the folder; then every file is checked, a browser loads pages ' +
    'from there, and a small server answers for the services. The export and the content that were there are restored.',
  options: { whole: { kind: 'switch', does: 'with all pages' } },
});
const smallContent = '.cache/base-path/content';
const port = '4399';
const services = `http://localhost:${port}`;
const env = {
  ...process.env,
  SITE_CONTENT: values.whole ? contentRoot : smallContent,
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
mkdirSync('.cache/base-path', { recursive: true });
if (!values.whole) writeSmallContent(contentRoot, smallContent);
withStoredExport(
  '.cache/base-path/stored',
  [
    ['run', '--silent', 'build'],
    // The pictures are those of all pages, so some belong to none of the few.
    [
      'run',
      '--silent',
      'check:out',
      ...(values.whole ? [] : ['--', '--sample', '--without', 'orphan files']),
    ],
    ['run', '--silent', 'e2e'],
  ],
  env,
);
