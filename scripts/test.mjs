import { ensureBrowser, ensureDependencies, run } from './setup.mjs';

/** `npm test`: every check there is, from a fresh clone on. */
const steps = [
  ['content', ['run', '--silent', 'content']],
  ['check (format, lint, types, unit, house)', ['run', '--silent', 'check']],
  ['build', ['run', '--silent', 'build']],
  ['every file of the export', ['run', '--silent', 'check:out']],
  ['the export', ['run', '--silent', 'test:out']],
  ['browser', ['run', '--silent', 'e2e']],
  ['development server', ['run', '--silent', 'test:dev']],
  ['build under a base path', ['run', '--silent', 'test:base-path']],
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
