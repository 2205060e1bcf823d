import type { Definition, PythonSource, SourceProblem } from '../model.ts';

/** What a docstring says, or a part of it, where nobody has written words yet: skeletons have it (lib/sources/update). */
export const wordsMissing = 'Not described yet.';

/** Each place of a stub where words are missing. */
export function unfinishedParts(source: PythonSource, text: string): SourceProblem[] {
  const names = namedLines(source);
  return text.split('\n').flatMap((content, at): SourceProblem[] => {
    const place = content.indexOf(wordsMissing);
    if (place < 0) return [];
    const [, part] = /^\s*\*{0,2}(\w+).*: $/.exec(content.slice(0, place)) ?? [];
    const owner = names.findLast(({ line }) => line <= at + 1)?.name ?? source.module;
    const what = `${owner} needs words${part ? ` about ${part}` : ''}`;
    const fix = `Write them in place of "${wordsMissing}".`;
    return [{ file: source.file, line: at + 1, what, fix, isUnfinished: true }];
  });
}

/** The definitions and their lines, from top to bottom. */
function namedLines({ module, steps }: PythonSource): { name: string; line: number }[] {
  const below = (definition: Definition, path: string): { name: string; line: number }[] => [
    { name: path, line: definition.line },
    ...(definition.kind === 'class'
      ? definition.members.flatMap((member) => below(member, `${path}.${member.name}`))
      : []),
  ];
  return steps
    .flatMap((step) =>
      step.step === 'define' ? below(step.definition, `${module}.${step.definition.name}`) : [],
    )
    .sort((a, b) => a.line - b.line);
}
