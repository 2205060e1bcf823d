import { mirrorProblems, writeMirror } from '../lib/routes/mirror.ts';

/** `npm run mirror`: writes `app/(en)`, the tree without prefix; with `--check` it only says what differs. */
if (process.argv.includes('--check')) {
  const problems = mirrorProblems();
  for (const line of problems) console.error(line);
  process.exitCode = problems.length > 0 ? 1 : 0;
} else {
  writeMirror();
}
