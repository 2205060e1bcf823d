import type { Parameter, Signature } from '../model.ts';

/** What differs between two versions of a definition. Texts are source text of the two versions, older first. */
export type Difference =
  | { what: 'parameterAdded' | 'parameterRemoved'; name: string }
  /** A parameter that is named no more, but that `**kwargs`, which is new, takes. */
  | { what: 'parameterCollected'; name: string }
  | { what: 'parameterRenamed'; name: string; before: string }
  | { what: 'default' | 'type'; name: string; before?: string | undefined; after?: string | undefined }
  | { what: 'order' | 'passing' }
  | { what: 'returns' | 'value' | 'annotation'; before?: string | undefined; after?: string | undefined }
  | { what: 'bases'; before: string[]; after: string[] }
  | { what: 'kind'; before: string; after: string }
  | { what: 'overloads' };

/** What differs between two signatures; nothing where callers and readers of types see no difference. */
export function signatureDifferences(before: Signature, after: Signature): Difference[] {
  const renamed = renamedParameters(before.parameters, after.parameters);
  const formerName = ({ name }: Parameter) => renamed.get(name) ?? name;
  const added = after.parameters.filter(
    (one) => !before.parameters.some(({ name }) => name === formerName(one)),
  );
  const removed = before.parameters.filter(
    ({ name }) => !after.parameters.some((one) => formerName(one) === name),
  );
  const pairs = after.parameters.flatMap((now) => {
    const then = before.parameters.find(({ name }) => name === formerName(now));
    return then ? [{ then, now }] : [];
  });
  const order = before.parameters.filter((one) => !removed.includes(one)).map(({ name }) => name);
  const isCollected = added.some(({ kind }) => kind === 'var_keyword');
  return [
    ...removed.map((parameter) => ({
      what: isCollected ? ('parameterCollected' as const) : ('parameterRemoved' as const),
      name: starred(parameter),
    })),
    ...added.map((parameter) => ({ what: 'parameterAdded' as const, name: starred(parameter) })),
    ...[...renamed].map(([name, former]) => ({ what: 'parameterRenamed' as const, name, before: former })),
    ...pairs.flatMap(({ then, now }): Difference[] => [
      ...(isSameExpression(then.default, now.default)
        ? []
        : [{ what: 'default' as const, name: now.name, before: then.default, after: now.default }]),
      ...(isSameExpression(then.annotation, now.annotation)
        ? []
        : [{ what: 'type' as const, name: now.name, before: then.annotation, after: now.annotation }]),
    ]),
    ...(pairs.every(({ then }, at) => then.name === order[at]) ? [] : [{ what: 'order' as const }]),
    ...(pairs.every(({ then, now }) => then.kind === now.kind) ? [] : [{ what: 'passing' as const }]),
    ...(isSameExpression(before.returns, after.returns)
      ? []
      : [{ what: 'returns' as const, before: before.returns, after: after.returns }]),
  ];
}

function starred({ name, kind }: Parameter): string {
  return (kind === 'var_positional' ? '*' : kind === 'var_keyword' ? '**' : '') + name;
}

/**
 * New names → former names of parameters that stand at the same place, are passed in the same way and have the same default,
 * where the signatures are equally long: `(x, eps)` → `(x, tolerance)`.
 */
function renamedParameters(before: readonly Parameter[], after: readonly Parameter[]): Map<string, string> {
  if (before.length !== after.length) return new Map();
  const names = (list: readonly Parameter[]) => new Set(list.map(({ name }) => name));
  const [then, now] = [names(before), names(after)];
  return new Map(
    after.flatMap((parameter, at) => {
      const former = before[at];
      const isRenamed =
        former !== undefined &&
        !then.has(parameter.name) &&
        !now.has(former.name) &&
        former.kind === parameter.kind &&
        former.default === parameter.default;
      return isRenamed ? [[parameter.name, former.name] as const] : [];
    }),
  );
}

/**
 * Whether two types or values are the same, however their modules, strings and numbers are written: `ti.template()` is `template()`,
 * `'x'` is `"x"`, `0xFF` is `255`.
 */
export function isSameExpression(before: string | undefined, after: string | undefined): boolean {
  return plainExpression(before) === plainExpression(after);
}

const literal =
  /([rbuRBU]{0,2})(?:'((?:[^'\\\n]|\\.)*)'|"((?:[^"\\\n]|\\.)*)")|(?<![\w.])(0[xXoObB][\da-fA-F_]+|(?:\d[\d_]*\.?\d*|\.\d+)(?:[eE][+-]?\d+)?)(?!\w)/g;

function plainExpression(text = ''): string {
  const literals: string[] = [];
  const withoutLiterals = text.replace(literal, (_, prefix: string, single, double, number?: string) => {
    literals.push(
      number === undefined
        ? `${prefix.toLowerCase()}${JSON.stringify((single ?? double).replace(/\\(['"])/g, '$1'))}`
        : String(Number(number.replaceAll('_', ''))),
    );
    return `${literals.length - 1}\0`;
  });
  const plain = withoutLiterals.replace(/(?:[A-Za-z_]\w*\.)+(?=[A-Za-z_])/g, '').replace(/\s+/g, '');
  return plain.replace(/(\d+)\0/g, (_, at) => literals[Number(at)] ?? '');
}
