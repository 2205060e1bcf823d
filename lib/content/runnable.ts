import { readStates, statesFile } from '../examples/states.ts';
import { versions } from '../site/versions.ts';

/** By folder of a version: the keys of the programs that print in the engine of lib/live what they print in the language. */
export function runnablePrograms(): Record<string, string[]> {
  return Object.fromEntries(
    versions.flatMap(({ folder }) => {
      const states = Object.entries(readStates(statesFile(folder)));
      const keys = states.flatMap(([key, { state }]) =>
        state === 'matches' || state === 'near' ? [key] : [],
      );
      return keys.length > 0 ? [[folder, keys]] : [];
    }),
  );
}
