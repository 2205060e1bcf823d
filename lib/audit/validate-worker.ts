import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { validityProblems } from './validator.ts';

/** A process of lib/audit/checks/validity.ts: validates the pages that it gets, and sends the problems back. */
process.once('message', ({ folder, files }: { folder: string; files: string[] }) => {
  const seen = new Set<string>();
  const problems = files.flatMap((file) =>
    validityProblems({ file, html: readFileSync(join(folder, file), 'utf8') }, seen),
  );
  process.send?.(problems, () => process.disconnect());
});
