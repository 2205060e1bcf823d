import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';

/**
 * The default language has no prefix, so its pages need a root layout of their own: `app/(en)` repeats each file of
 * `app/[locale]` as one line. Build scripts only.
 */
const source = 'app/[locale]';
const target = 'app/(en)';

/** The text of each file of the mirror, by path. */
export function mirrorFiles(): Map<string, string> {
  const files = readdirSync(source, { recursive: true, encoding: 'utf8' }).filter((file) =>
    file.endsWith('.tsx'),
  );
  return new Map(
    files
      .sort()
      .map((file) => [join(target, file), mirrorOf(file, readFileSync(join(source, file), 'utf8'))]),
  );
}

function mirrorOf(file: string, text: string): string {
  const directive = text.startsWith("'use client'") ? "'use client';\n\n" : '';
  const wanted = file.endsWith('layout.tsx')
    ? ['metadata', 'viewport']
    : ['generateMetadata', 'generateStaticParams', 'metadata'];
  const exported = wanted.filter((name) =>
    new RegExp(`^export (async function|function|const) ${name}\\b`, 'm').test(text),
  );
  return `${directive}export { ${['default', ...exported].join(', ')} } from '@/${source}/${file}';\n`;
}

/** Writes the mirror anew. */
export function writeMirror(): void {
  rmSync(target, { recursive: true, force: true });
  for (const [file, text] of mirrorFiles()) {
    mkdirSync(dirname(file), { recursive: true });
    writeFileSync(file, text);
  }
}

/** What differs between the mirror and what it should be, a line each. */
export function mirrorProblems(): string[] {
  const files = mirrorFiles();
  const differing = [...files].filter(
    ([file, text]) => !existsSync(file) || readFileSync(file, 'utf8') !== text,
  );
  const present = readdirSync(target, { recursive: true, encoding: 'utf8' }).filter((file) =>
    file.endsWith('.tsx'),
  );
  const surplus = present.map((file) => join(target, file)).filter((file) => !files.has(file));
  return [
    ...differing.map(([file]) => `${file} is not the mirror of ${source}: run "npm run mirror".`),
    ...surplus.map((file) => `${file} mirrors nothing: run "npm run mirror".`),
  ];
}
