import { ensureBrowser, ensureDependencies, run } from './setup.mjs';

/**
 * `npm test`: the checks of every pull request, from a fresh clone on. What is checked here on a sample, such as valid HTML, is
 * checked on every page each night (docs/decisions/006-what-is-checked-when.md).
 */
const steps = [
  ['format, lint, types, examples, unit tests', ['run', '--silent', 'check']],
  ['examples in the engine', ['run', '--silent', 'examples']],
  ['build', ['run', '--silent', 'build']],
  ['files of the export', ['run', '--silent', 'check:out', '--', '--sample']],
  ['the export', ['run', '--silent', 'test:out']],
  ['browser', ['run', '--silent', 'e2e']],
  ['development server', ['run', '--silent', 'test:dev']],
  ['build under a base path', ['run', '--silent', 'test:base-path']],
  ['site of another project', ['run', '--silent', 'test:other-site']],
];

ensureDependencies();
const CHROMIUM_PATH = ensureBrowser() ?? '';
for (const [index, [name, args]] of steps.entries()) {
  const start = performance.now();
  console.log(`\n[${index + 1}/${steps.length}] ${name}`);
  run('npm', args, { CHROMIUM_PATH, CI: process.env.CI ?? 'true' });
  console.log(`[${index + 1}/${steps.length}] ${name}: ${((performance.now() - start) / 1000).toFixed(0)} s`);
}
console.log('\nAll checks passed.');
