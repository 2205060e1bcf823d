import { existsSync, readFileSync } from 'node:fs';
import { posix } from 'node:path';
import { z } from 'zod';
import type { Problem } from '../site/problem.ts';
import { checkYaml } from '../site/yaml/yaml.ts';
import { namesFolder } from './lists.ts';

const rows = z.array(
  z.strictObject({ name: z.string().min(1), text: z.string().min(1), reason: z.string().min(1) }),
);

/**
 * A name that no list has and a text may have all the same. `text` is its path below the language, in which `*` is any name:
 * `docs/*\/install.mdx`.
 */
export type NameException = z.infer<typeof rows>[number];

const file = posix.join(namesFolder, 'exceptions.yml');

/** The rows of `content/names/exceptions.yml`, and what is wrong with the file. */
export function readNameExceptions(): { exceptions: readonly NameException[]; problems: Problem[] } {
  if (!existsSync(file)) return { exceptions: [], problems: [] };
  const { fields, problems } = checkYaml(readFileSync(file, 'utf8'), file, rows);
  return { exceptions: fields ?? [], problems };
}
