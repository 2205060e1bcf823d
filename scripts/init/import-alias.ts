import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

/** A name that one file alone gives to the package says nothing about programs. */
const leastStatements = 2;

/**
 * The name under which programs usually import a package, `np` of NumPy, as the statements of its sources and of the examples in
 * its docstrings say; none where they have no such name.
 */
export function importAlias(folder: string, name: string): string | undefined {
  const statement = new RegExp(
    `^[ \\t]*(?:>>>[ \\t]+)?import[ \\t]+${name}[ \\t]+as[ \\t]+(\\w+)[ \\t]*$`,
    'gm',
  );
  const counts = new Map<string, number>();
  for (const file of readdirSync(folder, { recursive: true, encoding: 'utf8' })) {
    if (!/\.pyi?$/.test(file)) continue;
    for (const [, alias = ''] of readFileSync(join(folder, file), 'latin1').matchAll(statement))
      counts.set(alias, (counts.get(alias) ?? 0) + 1);
  }
  const [alias, count = 0] = [...counts].sort(([, a], [, b]) => b - a)[0] ?? [];
  // A private name is one of the sources alone.
  return count >= leastStatements && alias !== name && !alias?.startsWith('_') ? alias : undefined;
}
