import { readStates, statesFile } from '../examples/states.ts';
import { versions } from '../site/versions.ts';

/**
 * By folder of a version: the keys of the programs that run in the page. In the engine of lib/live they print what they print in the
 * language, or they draw in a window.
 */
export function runnablePrograms(): Record<string, string[]> {
  return Object.fromEntries(
    versions.flatMap(({ folder }) => {
      const states = Object.entries(readStates(statesFile(folder)));
      const keys = states.flatMap(([key, { state, pictures = 0 }]) =>
        state === 'matches' || state === 'near' || pictures > 0 ? [key] : [],
      );
      return keys.length > 0 ? [[folder, keys]] : [];
    }),
  );
}
