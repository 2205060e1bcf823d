import { Refusal } from '../../errors.ts';
import { ClassValue } from '../classes.ts';
import { DictValue } from '../collections/dictionaries.ts';
import { TupleValue } from '../collections/lists.ts';
import { SetValue } from '../collections/sets.ts';
import { overflowError, typeError, valueError } from '../errors.ts';
import { str } from '../forward.ts';
import { Instance } from '../instances.ts';
import { toFloat } from '../numbers.ts';
import { typeNameOf } from '../protocol.ts';
import { PythonObject, type Value } from '../values.ts';
import { converted } from './conversions.ts';
import { formatFloat, formatInt, type Spec } from './specification.ts';

/** `template % values` */
export function formatPercent(template: string, values: Value): string {
  const items = values instanceof TupleValue ? values.items : [values];
  let next = 0;
  const take = (): Value => {
    const value = items[next++];
    if (value === undefined) throw typeError('not enough arguments for format string');
    return value;
  };
  let isNamed = false;
  const pattern = /%(?:\(([^)]*)\))?([-+ #0]*)(\*|\d+)?(?:\.(\*|\d+)?)?[hlL]?(.|$)/gs;
  const text = template.replace(pattern, (whole, name, flags: string, width, precision, type: string) => {
    if (type === '%') return '%';
    if (type === '') throw valueError('incomplete format');
    if (width === '*' || precision === '*') throw new Refusal('`*` in a format of %');
    let value: Value;
    if (name === undefined) value = take();
    else {
      if (!(values instanceof DictValue)) throw typeError('format requires a mapping');
      isNamed = true;
      value = values.item(name);
    }
    const hasPrecision = /\.\d*[hlL]?.$/s.test(whole);
    return percentValue(
      value,
      type,
      flags,
      Number(width ?? 0),
      hasPrecision ? Number(precision ?? 0) : undefined,
    );
  });
  if (next < items.length && !isNamed && !isMapping(values))
    throw typeError('not all arguments converted during string formatting');
  return text;
}

/** What could be a mapping is not said to have too many values. */
function isMapping(values: Value): boolean {
  if (!(values instanceof PythonObject) || values instanceof TupleValue || values instanceof SetValue)
    return false;
  if (values instanceof Instance) return values.type.lookup('__getitem__') !== undefined;
  return values.item !== PythonObject.prototype.item && !(values instanceof ClassValue);
}

/** A value as `%` writes it, with the letter of its type. */
export function percentValue(
  value: Value,
  type: string,
  flags: string,
  width: number,
  precision: number | undefined,
): string {
  const isLeft = flags.includes('-');
  const sign = flags.includes('+') ? '+' : flags.includes(' ') ? ' ' : '';
  const place = (text: string) => (isLeft ? text.padEnd(width) : text.padStart(width));
  if (type === 's' || type === 'r' || type === 'a') {
    const text = String(converted(value, type));
    return place(precision === undefined ? text : Array.from(text).slice(0, precision).join(''));
  }
  if (type === 'c')
    return place(typeof value === 'bigint' ? String.fromCodePoint(Number(value)) : str(value));
  const isZero = flags.includes('0') && !isLeft;
  const spec: Spec = {
    fill: isZero ? '0' : ' ',
    align: isLeft ? '<' : isZero ? '=' : '>',
    sign,
    isAlternative: flags.includes('#'),
    hasZero: isZero,
    width,
    grouping: '',
    precision,
    type: type === 'i' || type === 'u' ? 'd' : type,
  };
  const number = typeof value === 'boolean' ? BigInt(value) : value;
  if ('dioxXu'.includes(type)) {
    if (precision !== undefined) throw new Refusal('a precision of an integer in a format of %');
    if (typeof number === 'number' && 'diu'.includes(type)) {
      if (!Number.isFinite(number))
        throw Number.isNaN(number)
          ? valueError('cannot convert float NaN to integer')
          : overflowError('cannot convert float infinity to integer');
      return formatInt(BigInt(Math.trunc(number)), spec, 0n);
    }
    if (typeof number === 'bigint') return formatInt(number, spec, number);
    if (number instanceof PythonObject && number.toNumber() !== undefined)
      throw new Refusal(`% of ${typeNameOf(value)}`);
    const wanted = 'diu'.includes(type) ? 'a real number' : 'an integer';
    throw typeError(`%${type} format: ${wanted} is required, not ${typeNameOf(value)}`);
  }
  if ('eEfFgG'.includes(type)) {
    const converted = number instanceof PythonObject ? number.toNumber() : number;
    const float = typeof converted === 'bigint' ? toFloat(converted) : converted;
    if (typeof float !== 'number') throw typeError(`must be real number, not ${typeNameOf(value)}`);
    return formatFloat(float, spec, value);
  }
  throw valueError(
    `unsupported format character '${type}' (0x${type.charCodeAt(0).toString(16)}) at index ?`,
  );
}
