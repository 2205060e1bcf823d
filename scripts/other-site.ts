import { appendFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { withStoredExport } from './base-path/stored-export.ts';
import { foundPackage } from './init/found-package.ts';
import { writeStarterSite } from './init/starter-site.ts';
import { commandLine } from './options.ts';

commandLine({
  name: 'npm run test:other-site',
  does:
    'builds the site of another project, as "npm run init" writes it, for a small package of the tests, and checks every file of it: ' +
    'one version, one language, no posts. The export and the content that were there are restored.',
  options: {},
});

const content = '.cache/other-site/content';
rmSync(content, { recursive: true, force: true });
await writeStarterSite(content, {
  ...foundPackage('shapes', 'tests/fixtures/python', '2.0'),
  title: 'Shapes',
  repository: 'https://github.com/example/shapes',
});
appendFileSync(join(content, 'site.yml'), "accent: { light: '#7a3e9d', dark: '#d0a6ee' }\n");
withStoredExport(
  '.cache/other-site/stored',
  [
    ['run', '--silent', 'build'],
    ['run', '--silent', 'check:out'],
  ],
  { ...process.env, SITE_CONTENT: content, EDIT_URL: '' },
);
