import { keyError, PythonError, valueError } from '../errors.ts';
import { attributeOf, itemOf } from '../forward.ts';
import type { Value } from '../values.ts';
import { converted } from './conversions.ts';
import { formatValue } from './specification.ts';

/** `template.format(…)` */
export function formatTemplate(
  template: string,
  args: readonly Value[],
  named: (name: string) => Value | undefined,
): string {
  let next = 0;
  const field = (path: string): Value => {
    const [, first = '', rest = ''] = /^([^.[]*)(.*)$/s.exec(path) ?? [];
    let value: Value | undefined;
    if (first === '' || /^\d+$/.test(first)) {
      const place = first === '' ? next++ : Number(first);
      value = args[place];
      if (value === undefined)
        throw new PythonError(
          'IndexError',
          `Replacement index ${place} out of range for positional args tuple`,
        );
    } else {
      value = named(first);
      if (value === undefined) throw keyError(first);
    }
    for (const [, name, index] of rest.matchAll(/\.([^.[]+)|\[([^\]]+)\]/g)) {
      if (name !== undefined) value = attributeOf(value, name);
      else if (index !== undefined) value = itemOf(value, /^\d+$/.test(index) ? BigInt(index) : index);
    }
    return value;
  };
  const expand = (text: string, depth: number): string => {
    let found = '';
    for (let at = 0; at < text.length; at++) {
      const one = text.charAt(at);
      if (one === '{' || one === '}') {
        if (text.charAt(at + 1) === one && depth === 0) {
          found += one;
          at++;
          continue;
        }
        if (one === '}') throw valueError("Single '}' encountered in format string");
        const end = closing(text, at);
        const [, path = '', conversion, format = ''] =
          /^([^!:]*)(?:!([rsa]))?(?::(.*))?$/s.exec(text.slice(at + 1, end)) ?? [];
        const value = converted(field(path), conversion);
        found += formatValue(value, expand(format, depth + 1));
        at = end;
      } else found += one;
    }
    return found;
  };
  return expand(template, 0);
}

function closing(text: string, from: number): number {
  let depth = 0;
  for (let at = from; at < text.length; at++) {
    if (text.charAt(at) === '{') depth++;
    if (text.charAt(at) === '}' && --depth === 0) return at;
  }
  throw valueError(
    from === text.length - 1
      ? "Single '{' encountered in format string"
      : "expected '}' before end of string",
  );
}
