import { repr, str } from '../forward.ts';
import { escaped } from '../numbers.ts';
import type { Value } from '../values.ts';

/** A value after `!r`, `!s` or `!a`. */
export function converted(value: Value, conversion: string | undefined): Value {
  if (conversion === 's') return str(value);
  if (conversion === 'r') return repr(value);
  return conversion === 'a' ? ascii(value) : value;
}

/** `ascii(value)` */
export function ascii(value: Value): string {
  return Array.from(repr(value), (one) => {
    const code = one.codePointAt(0) ?? 0;
    return code < 128 ? one : escaped(code);
  }).join('');
}
