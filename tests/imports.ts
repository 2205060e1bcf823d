import { readFileSync } from 'node:fs';
import { join, posix } from 'node:path';

/** The modules of the project that these import, directly or through others, themselves included; types count, too. */
export function importsBelow(files: readonly string[]): string[] {
  const found = new Set<string>();
  const add = (file: string) => {
    if (found.has(file)) return;
    found.add(file);
    for (const [, path = ''] of readFileSync(file, 'utf8').matchAll(/(?:from|import\()\s*'(\.[^']+\.tsx?)'/g))
      add(posix.normalize(join(posix.dirname(file), path)));
  };
  for (const file of files) add(file);
  return [...found].sort();
}
