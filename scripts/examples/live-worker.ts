import type { ExampleState } from '../../lib/examples/live/compare.ts';
import { differentPrograms, stateOf } from '../../lib/examples/live/run-programs.ts';
import type { Program } from '../../lib/examples/records/programs.ts';
import { type Records, readRecords, recordsFile } from '../../lib/examples/records/records.ts';
import { allPrograms } from '../../lib/examples/records/texts.ts';
import { allStatements } from '../../lib/examples/statements/cells.ts';
import { openExampleStore } from '../../lib/examples/store.ts';
import { pythonParser } from '../../lib/sources/python/parser.ts';

/** Runs programs in the engine and gives their states: the programs of each message, until its parent ends it. Each core has one. */

const store = openExampleStore('.cache/examples.json');
const parser = await pythonParser();
const programs = [
  ...allPrograms((source) => store.examplesIn(source), parser),
  ...allStatements(parser).statements.map(({ program }) => program),
];
const byVersion = new Map<string, { programs: Map<string, Program>; records: Records | undefined }>();

process.on('message', async ({ version, keys }: { version: string; keys: string[] }) => {
  const known = byVersion.get(version) ?? {
    programs: new Map(differentPrograms(programs, version).map((program) => [program.key, program])),
    records: readRecords(recordsFile(version)),
  };
  byVersion.set(version, known);
  const states: [string, ExampleState][] = [];
  for (const key of keys) {
    const program = known.programs.get(key);
    const state = program && known.records && (await stateOf(program, known.records));
    if (state) states.push([key, state]);
  }
  process.send?.(states);
});
process.send?.('ready');
