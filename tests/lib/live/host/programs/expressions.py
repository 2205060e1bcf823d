# case: integer arithmetic
for a in (7, -7, 0, 13, 10**20, -10**20):
    for b in (2, -2, 3, -3, 10**19 + 1):
        print(a, b, a + b, a - b, a * b, a // b, a % b, divmod(a, b), a / b)
print(2**10, (-2)**3, 2**-1, 0**0, 2**200, -2**2, 10**-3)
print(1 << 70, -5 >> 1, 5 & 3, 5 | 3, 5 ^ 3, ~5, -1 & 255)
# case: division of large integers is rounded once
print(10**30 / 3, 2**64 / 3**40, 1 / 10**300, 10**310 / 10**300, (2**53 + 1) / 1, 3**500 / 7**300, 1 / 3**650)
print(-(10**30) / 7, 5 / 10**323, 123456789012345678901234567890 / 987654321098765432109876543210)
# case: float arithmetic
for a in (7.5, -7.5, 0.0, -0.0, 1e300, 0.1):
    for b in (2.0, -2.0, 0.3, -0.3, 1e-5):
        print(a + b, a - b, a * b, a / b, a // b, a % b, divmod(a, b))
print(7 / 2, 7.0 // 2, -7 // 2.0, 7 % -2.5, 2**0.5, 2.0**-2, 10.0**20, (-8.0)**2)
# case: float repr
values = [0.1, 1.0, -0.0, 1e15, 1e16, 1e17, 123456789012345680.0, 1e-4, 1e-5, 0.00012345, 1.5e-7, 1e22, 1e23, 1e100, 1.7976931348623157e308]
print(values, 5e-324, 2.2250738585072014e-308, 1/3, 2/3, 100.0, 1e5, 123456.789)
print(float('inf'), -float('inf'), float('nan'), 3.0e10, 9007199254740993.0)
# case: comparisons
print(1 < 2 < 3, 1 < 3 < 2, 1 == 1.0, True == 1, 2**53 == 2.0**53, 2**53 + 1 == 2.0**53, 1 != 1.0, 'a' < 'b', [1, 2] < [1, 3], (1,) < (1, 0))
print(float('nan') == float('nan'), 1 in [1.0], 'b' in 'abc', None is None, None == 0, [] == (), 3 not in (1, 2))
print([1, 2] == [1, 2], {1: 2} == {1: 2.0}, {1, 2} == {2, 1}, {1} < {1, 2}, 'Z' < 'a', '' < 'a', (1, 'a') < (1, 'b'))
# case: bool arithmetic
print(True + True, True * 3, -True, ~True, True & False, True | False, True ^ True, True & 3, True / 2, True == 1.0, int(True), str(True), sum([True, True]))
# case: logical operators give operands
print(0 or 'x', 1 and 'y', '' and 1, None or 0, [] or {}, not [], not 'a', 1 or 1 / 0)
x = None
print(x if x is not None else 'none', (lambda: 3)(), 5 if 0 else 6)
# case: walrus
if (n := 10) > 5:
    print(n)
print([y := 1, y**2], y)
print([last := i for i in range(3)], last)
def f():
    a = [t := v * 2 for v in range(3)]
    return a, t
print(f())
# case: unpacking
a, b = 1, 2
a, b = b, a
(c, d), e = (3, 4), 5
first, *middle, last = range(5)
*start, end = 'abc'
[x, y] = {1: 2, 3: 4}
print(a, b, c, d, e, first, middle, last, start, end, x, y)
print([*range(3), *'ab'], (*[1], 2), {**{'a': 1}, 'b': 2, **{'a': 3}}, {*[1]})
p = q = [1]
p.append(2)
print(q)
for i, (j, k) in enumerate([(1, 2), (3, 4)]):
    print(i, j, k)
# case: slices
a = list(range(10))
print(a[2:5], a[:3], a[-3:], a[::2], a[::-1], a[8:2:-2], a[100:], a[-100:2], a[5:2])
print('hello'[1:3], 'hello'[::-1], (1, 2, 3)[1:], range(10)[2:8:2], 'hello'[-1])
a[2:4] = ['x']
print(a)
a[::2] = [0] * len(a[::2])
print(a)
del a[1:3]
print(a)
del a[0], a[-1]
print(a)
b = [1, 2, 3]
b[1:1] = [9, 9]
print(b, b[slice(1, 3)], slice(1, 2), slice(None, None, -1).indices(5))
# case: f-strings
x, name, w = 3.14159, 'Ada', 10
print(f'{x}', f'{x:.2f}', f'{x:{w}.3f}|', f'{name!r:>8}', f'{name=}', f'{x=:.1f}', f'{{}}', f'{name:*^9}')
print(f"{'nested ' + f'{1 + 1}'}", f'{[1, 2]}', f'{None}', f'{(1, 2)}', f'a{1}b' 'c', f'{True}', f'{x!s}', f"{ {'a': 1}['a'] }")
print(f'{10:b} {10:o} {255:x} {255:X} {255:#x} {5:03d} {-5:+d} {5:+d} {1000000:,} {1234567.891:,.2f} {0.25:.1%} {65:c}')
print(f'{1:>5}|{1:<5}|{1:^5}|{"a":>5}|{"a":<5}|{1.5:>8}|{True:>6}|{True:d}')
# case: format of floats
for v in (0.0, 1.0, -1.5, 3.14159, 1234567.0, 0.00001234, 1e20, 123456789.123, 2.5, 0.5, 1.005, 1e-10, 99999.95, 1e16):
    print(f'{v:f} {v:.0f} {v:.1f} {v:e} {v:.2e} {v:g} {v:.3g} {v:G} {v:%} {v:.3} {v:10.4} {v:+.2f} {v: .1f} {v:08.2f} {v:,} {v:#.0f} {v:#g}')
print(f'{float("inf"):f} {float("nan"):.2f} {-float("inf"):F} {float("inf"):08.1f} {float("nan"):5}')
# case: format of integers
for v in (0, 1, -1, 255, -255, 10**6, -10**9, 10**25):
    print(f'{v:d} {v:5d} {v:<5d}| {v:^7d} {v:05d} {v:+d} {v:x} {v:#X} {v:b} {v:#o} {v:,} {v:_} {v:_x} {format(v, "=+8d")} {v:*>12} {v:e} {v:.2f} {v:010,d}')
# case: str.format and percent
print('{} {} {}'.format(1, 'a', [2]), '{0} {1} {0}'.format('x', 'y'), '{a} {b:.2f}'.format(a=1, b=2), '{0[1]} {0[0]}'.format([1, 2]), '{:>{}}'.format('a', 4), '{{}}'.format(), '{!r}'.format('q'))
print('%d %i %s %r %5.2f %e %g %x %o %c %%' % (3, 4.9, 'a', 'b', 3.14159, 12345.678, 0.0001, 255, 8, 'z'))
print('%5d|%-5d|%05d|%+d|% d' % (42, 42, 42, 42, 42), '%s' % 5, '%s' % (1,), '%(a)s-%(b)d' % {'a': 1, 'b': 2}, '%10s|%-10s|%.2s' % ('a', 'b', 'cde'))
# case: string repr
print([r'a\b', 'it\'s', "say \"hi\"", 'both \' and "', 'tab\t', 'nl\n', 'é', '\x00', '\x7f', '\u200b', '日本', '\U0001f600', '\\'])
print(repr(''), ascii('é日\U0001f600'), 'a' 'b', '''tri
ple''')
# case: code points
s = 'a😀b'
print(len(s), s[1], s[::-1], s.index('b'), [c for c in s], ord('😀'), chr(128512), '😀' > '\uffff', s.center(7, '*'))
# case: chained comparison evaluates once
def f(x):
    print('f', x)
    return x
print(f(1) < f(2) < f(3), f(3) < f(2) < f(1))
# case: conversions
print(int('12'), int(' -7 '), int('ff', 16), int('0b101', 0), int('1_000'), int(3.9), int(-3.9), float('1e3'), float(' 2.5 '), float('-inf'), bool('0'), bool(''), str(3), str(None))
print(list('abc'), tuple([1, 2]), dict([(1, 2)]), dict(a=1), dict({'x': 1}, y=2), set([1]), list({'a': 1}), bin(10), hex(-255), oct(8), round(2.5), round(3.5), round(-2.5), round(2.675, 2), round(1234, -2), round(1250, -2), round(1350, -2), round(0.5), round(1e20), round(2.5, 0), round(12345.678, -2), round(-0.4, 0))
# case: int of a large float
print(int(1e20), int(1e300) % 1000, float(10**22), float(2**53 + 1), 10**22 == 1e22, 10**23 == 1e23)
# case: mixed numeric keys
d = {1: 'a', 1.0: 'b', True: 'c'}
print(d, d[1], {0: 1}[False], {2.5: 'x'}[2.5], {(1, 2): 3}[(1.0, True * 2)])
# case: operators in place
a = [1]
b = a
a += [2]
a *= 2
print(a, b, a is b)
t = (1,)
u = t
t += (2,)
print(t, u)
s = 'a'
s += 'b'
s *= 2
n = 7
n //= 2
n **= 2
n %= 5
n <<= 3
n |= 1
n ^= 2
n &= 0xff
n -= 1
x = 1.0
x /= 4
print(s, n, x)
e = {'k': 1}
e['k'] += 5
e |= {'z': 1}
print(e)
# case: order of evaluation
def f(x):
    print('f', x)
    return x
d = {f(1): f(2), f(3): f(4)}
l = [0, 0]
l[f(0)] = f(9)
l[f(1)] += f(5)
print(f(1) + f(2) * f(3), l, (f(7), f(8)))
print(f(1) if f(0) else f(2))
