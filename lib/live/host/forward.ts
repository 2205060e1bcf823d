import type * as operations from './operations.ts';

/**
 * The operations on all values, for the files that these operations need themselves: a list compares its items, which may be lists.
 * `operations.ts` puts them in.
 */
type Operations = Pick<
  typeof operations,
  'attributeOf' | 'compareValues' | 'isEqual' | 'isIdentical' | 'itemOf' | 'repr' | 'str' | 'toIndex'
>;

let provided: Operations | undefined;

export function provideOperations(all: Operations): void {
  provided = all;
}

function all(): Operations {
  if (!provided) throw new Error('lib/live/host/operations.ts is not loaded');
  return provided;
}

export const attributeOf: Operations['attributeOf'] = (value, name) => all().attributeOf(value, name);
export const compareValues: Operations['compareValues'] = (operator, a, b) =>
  all().compareValues(operator, a, b);
export const isEqual: Operations['isEqual'] = (a, b) => all().isEqual(a, b);
export const isIdentical: Operations['isIdentical'] = (a, b) => all().isIdentical(a, b);
export const itemOf: Operations['itemOf'] = (value, index) => all().itemOf(value, index);
export const repr: Operations['repr'] = (value) => all().repr(value);
export const str: Operations['str'] = (value) => all().str(value);
export const toIndex: Operations['toIndex'] = (value) => all().toIndex(value);
