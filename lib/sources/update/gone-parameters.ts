import type { ApiMember, ApiSymbol, SourceProblem } from '../python/model.ts';

/** Descriptions of parameters that the signature does not have any more. Where it has `**kwargs`, it may take any. */
export function goneParameters(symbols: Readonly<Record<string, ApiSymbol>>): SourceProblem[] {
  return Object.values(symbols).flatMap(({ file, members = [], ...symbol }) => [
    ...problemsOf(symbol.ref, file, symbol),
    ...members.flatMap((member) => problemsOf(`${symbol.ref}.${member.name}`, file, member)),
  ]);
}

function problemsOf(
  path: string,
  file: string,
  { line, doc, signature }: Pick<ApiSymbol | ApiMember, 'line' | 'doc' | 'signature'>,
): SourceProblem[] {
  const parameters = signature?.parameters ?? [];
  if (!signature || parameters.some(({ kind }) => kind === 'var_keyword')) return [];
  const names = parameters.map(({ name }) => name);
  return (doc?.parameters ?? []).flatMap(({ name }): SourceProblem[] => {
    const described = (name ?? '').replace(/^\*+/, '').split(/\s*,\s*/);
    const gone = described.filter((one) => one && !names.includes(one));
    return gone.map((one) => ({
      file,
      line,
      what: `${path} describes ${one}, which is no parameter`,
      fix: 'Remove its description, or give it the name of the parameter that it is about.',
    }));
  });
}
