import { spawnSync } from 'node:child_process';
import { rmSync } from 'node:fs';
import { commandLine } from './options.ts';

const { values } = commandLine({
  name: 'npm run build',
  does: "builds the site: content → Next's export → the finished out/. Stops at the first step that fails.",
  options: {
    precompressed: {
      kind: 'switch',
      does: 'also writes each text compressed by Brotli and gzip, for hosts that send such files (docs/hosts)',
    },
  },
});
// Modules read them when they are loaded, so they are set first.
Object.assign(process.env, { NODE_ENV: 'production', NEXT_TELEMETRY_DISABLED: '1' });

try {
  // A wrong setting stops the build before the last export is removed.
  const [{ config, configWarnings }, { report }] = await Promise.all([
    import('../lib/site/config.ts'),
    import('../lib/site/report.ts'),
  ]);
  rmSync('out', { recursive: true, force: true });
  await step('content', async () => (await import('./content-step.ts')).writeContent());
  const { planPages, writeExport } = await import('./export-step.ts');
  const pages = await step('pages', () => {
    const planned = planPages();
    console.log(`pages: ${planned.toRender} to render, ${planned.stored} from the store`);
    const { status } = spawnSync('node_modules/.bin/next', ['build'], {
      stdio: 'inherit',
      env: { ...process.env, ...planned.env },
    });
    if (status !== 0) throw new Error('next build has failed.');
    return planned;
  });
  await step('export', () => writeExport(pages));
  if (values.precompressed)
    await step('precompressed', async () => {
      const { writePrecompressed } = await import('../lib/export/precompressed.ts');
      console.log(`precompressed: ${await writePrecompressed('out')} files`);
    });
  report(configWarnings(config), true);
} catch (error) {
  console.error((error as Error).message);
  process.exitCode = 1;
}

/** Runs a step and prints how long it took. */
async function step<Result>(name: string, run: () => Result | Promise<Result>): Promise<Result> {
  const start = performance.now();
  const result = await run();
  console.log(`${name}: ${((performance.now() - start) / 1000).toFixed(1)} s`);
  return result;
}
