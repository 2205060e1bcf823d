import { once } from 'node:events';
import type { ExampleState } from '../../lib/examples/live/compare.ts';
import { differentPrograms, stateOf } from '../../lib/examples/live/run-programs.ts';
import { readRecords, recordsFile } from '../../lib/examples/records/records.ts';
import { allPrograms } from '../../lib/examples/records/texts.ts';
import { allStatements } from '../../lib/examples/statements/cells.ts';
import { openExampleStore } from '../../lib/examples/store.ts';
import { pythonParser } from '../../lib/sources/python/parser.ts';

/** Runs some programs of a version in the engine, and gives their states. Each core has one of these. */

const [message] = await once(process, 'message');
const { version, keys } = message as { version: string; keys: string[] };
const store = openExampleStore('.cache/examples.json');
const parser = await pythonParser();
const wanted = new Set(keys);
const records = readRecords(recordsFile(version));
const states: [string, ExampleState][] = [];
const texts = allPrograms((source) => store.examplesIn(source), parser);
const statements = allStatements(parser).statements.map(({ program }) => program);
for (const program of differentPrograms([...texts, ...statements], version)) {
  if (!wanted.has(program.key) || !records) continue;
  const state = await stateOf(program, records);
  if (state) states.push([program.key, state]);
}
process.send?.(states, () => process.disconnect());
