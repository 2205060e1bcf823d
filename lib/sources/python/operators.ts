/** How programs write the special methods that operators and built-in functions call. */
const forms: Readonly<Record<string, string>> = {
  __getitem__: 'x[i]',
  __setitem__: 'x[i] = y',
  __delitem__: 'del x[i]',
  __getattr__: 'x.name',
  __call__: 'x(…)',
  __len__: 'len(x)',
  __iter__: 'for y in x',
  __contains__: 'y in x',
  __matmul__: 'x @ y',
  __add__: 'x + y',
  __sub__: 'x - y',
  __mul__: 'x * y',
  __truediv__: 'x / y',
  __floordiv__: 'x // y',
  __mod__: 'x % y',
  __pow__: 'x ** y',
  __neg__: '-x',
  __pos__: '+x',
  __abs__: 'abs(x)',
  __and__: 'x & y',
  __or__: 'x | y',
  __xor__: 'x ^ y',
  __invert__: '~x',
  __lshift__: 'x << y',
  __rshift__: 'x >> y',
  __eq__: 'x == y',
  __ne__: 'x != y',
  __lt__: 'x < y',
  __le__: 'x <= y',
  __gt__: 'x > y',
  __ge__: 'x >= y',
  __rmul__: 'y * x',
  __iadd__: 'x += y',
  __isub__: 'x -= y',
  __imul__: 'x *= y',
};

/** How programs write a special method: '__matmul__' → 'x @ y'; none for other names. */
export function operatorForm(name: string): string | undefined {
  return Object.hasOwn(forms, name) ? forms[name] : undefined;
}
