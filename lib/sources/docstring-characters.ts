import { unwantedCharacters, withoutUnwanted } from '../site/unwanted-characters.ts';
import type { Definition, PythonSource, SourceProblem } from './python/model.ts';

/** A module or definition with a docstring. */
type WithDocstring = { line: number; docstring?: string };

/**
 * Removes unwanted characters from docstrings, since pages and feeds must not have them. Each is reported with its line, or with
 * that of the definition where it is written as an escape. Elsewhere in Python a form feed is white space.
 * @param text the file that the source was read from
 */
export function withPlainDocstrings(source: PythonSource, text: string): PythonSource {
  const lines = text.split('\n');
  const problems: SourceProblem[] = [];

  const plain = <Part extends WithDocstring>(part: Part): Part => {
    const { docstring, line } = part;
    const found = docstring === undefined ? [] : unwantedCharacters(docstring);
    if (docstring === undefined || found.length === 0) return part;
    for (const { character, what, fix } of found) {
      const below = lines.slice(line - 1).findIndex((one) => one.includes(character));
      problems.push({ file: source.file, line: line + Math.max(below, 0), what, fix });
    }
    return { ...part, docstring: withoutUnwanted(docstring) };
  };

  const plainDefinition = (definition: Definition): Definition => {
    const cleaned = plain(definition);
    if (cleaned.kind !== 'class') return cleaned;
    const [members, instanceAttributes] = [
      cleaned.members.map(plainDefinition),
      cleaned.instanceAttributes.map(plain),
    ];
    return { ...cleaned, members, instanceAttributes };
  };

  const { docstring } = plain({ line: 1, ...(source.docstring ? { docstring: source.docstring } : {}) });
  const steps = source.steps.map((step) =>
    step.step === 'define' ? { ...step, definition: plainDefinition(step.definition) } : step,
  );
  return {
    ...source,
    ...(docstring === undefined ? {} : { docstring }),
    steps,
    problems: [...source.problems, ...problems],
  };
}
