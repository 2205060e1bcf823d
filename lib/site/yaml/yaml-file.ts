import { existsSync, readFileSync } from 'node:fs';
import type { z } from 'zod';
import { problem } from '../problem.ts';
import { decodedText } from './decoded-text.ts';
import { checkYaml, type Read } from './yaml.ts';

/** Reads a YAML file that has to be there, and checks it with a schema. */
export function readYamlFile<Fields>(file: string, schema: z.ZodType<Fields>): Read<Fields> {
  if (existsSync(file)) {
    const { text, problems } = decodedText(readFileSync(file), file);
    return problems.length > 0 ? { readable: {}, problems, lineOf: () => 1 } : checkYaml(text, file, schema);
  }
  const fix = 'See content/README.md for its format.';
  return {
    readable: {},
    problems: [problem({ where: `${file}:1`, what: 'file is missing', fix })],
    lineOf: () => 1,
  };
}
