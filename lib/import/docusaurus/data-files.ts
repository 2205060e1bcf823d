import { parse } from 'yaml';
import { asObject, type Value } from './literal.ts';
import type { Tree } from './tree.ts';

/** The fields of a file of YAML or JSON; none where there is no such file. @throws Error where it is neither */
export function readFields(tree: Tree, file: string): Record<string, Value> {
  const text = tree.readText(file);
  if (text === undefined) return {};
  try {
    return asObject(parse(text) as Value);
  } catch (error) {
    const [reason] = (error as Error).message.split('\n');
    throw new Error(`${file}  invalid YAML: ${reason}\n  Correct it in the source and import again.`);
  }
}
