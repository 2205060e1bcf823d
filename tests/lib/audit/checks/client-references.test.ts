import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { clientReferenceProblems } from '@/lib/audit/checks/client-references.ts';

let server: string;
beforeEach(() => {
  server = mkdtempSync(join(tmpdir(), 'server-'));
});
afterEach(() => rmSync(server, { recursive: true }));

/** A list of client components, as Next writes one for each route. */
function manifest(route: string, modules: string[]): void {
  const file = join(server, `${route}_client-reference-manifest.js`);
  const entry = { id: 39756, name: '*', chunks: ['/_next/static/chunks/1a.js'], async: false };
  const clientModules = Object.fromEntries(modules.map((name) => [`[project]/${name}`, entry]));
  const lists = {
    moduleLoading: { prefix: '' },
    clientModules,
    entryJSFiles: { 'app/[[...path]]/page': [] },
  };
  mkdirSync(dirname(file), { recursive: true });
  writeFileSync(
    file,
    `globalThis.__RSC_MANIFEST = globalThis.__RSC_MANIFEST || {};\nglobalThis.__RSC_MANIFEST["/${route}"] = ${JSON.stringify(lists)};\n\n`,
  );
}

const next = 'node_modules/next/dist';
const usual = [
  `${next}/esm/client/components/layout-router.js`,
  `${next}/esm/lib/metadata/generate/icon-mark.js`,
  `${next}/client/components/builtin/global-error.js`,
  'components/shell/providers.client.tsx',
];

test("a build has the parts of Next's router and the component that sets the theme", () => {
  manifest('[[...path]]/page', usual);
  manifest('_not-found/page', usual);
  expect(clientReferenceProblems(server)).toEqual([]);
});

test.each([
  'components/shell/live-page.dev.client.tsx',
  'lib/search/hosted-dialog.client.tsx',
  'node_modules/next-themes/dist/index.mjs',
  `${next}/client/app-dir/link.js`,
  `${next}/client/script.js`,
])('any other stops the build, once however many pages use it: %s', (name) => {
  manifest('[[...path]]/page', [...usual, name]);
  manifest('_not-found/page', [name]);
  expect(clientReferenceProblems(server)).toMatchObject([{ severity: 'error', where: name }]);
});

test('lists that are missing, or of another form, stop the build', () => {
  expect(() => clientReferenceProblems(join(server, 'none'))).toThrow(/has Next changed/);
  expect(() => clientReferenceProblems(server)).toThrow(/has Next changed/);
  writeFileSync(join(server, 'page_client-reference-manifest.js'), 'export default {};\n');
  expect(() => clientReferenceProblems(server)).toThrow(/page_client-reference-manifest\.js {2}names no/);
});
