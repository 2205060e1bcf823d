import { spawnSync } from 'node:child_process';
import { rmSync } from 'node:fs';
import { commandLine } from './options.ts';

commandLine({
  name: 'npm run build',
  does: "content → Next's export → the finished out/. Ends with the first step that fails.",
  options: {},
});

const steps = [
  ['content', ['tsx', 'scripts/content.ts']],
  ['pages', ['next', 'build']],
  ['export', ['tsx', 'scripts/export.ts']],
] as const;

rmSync('out', { recursive: true, force: true });
for (const [name, [command, ...args]] of steps) {
  const start = performance.now();
  const env = { ...process.env, NODE_ENV: 'production', NEXT_TELEMETRY_DISABLED: '1' } as const;
  const { status } = spawnSync(`node_modules/.bin/${command}`, args, { stdio: 'inherit', env });
  if (status !== 0) process.exit(status ?? 1);
  console.log(`${name}: ${((performance.now() - start) / 1000).toFixed(1)} s`);
}
