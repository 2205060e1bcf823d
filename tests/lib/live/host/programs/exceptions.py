# case: try else finally
def f(x):
    try:
        print('try')
        if x == 1:
            raise ValueError('one')
        if x == 2:
            return 'returned'
        if x == 3:
            1 / 0
    except ValueError as e:
        print('except', e)
        return 'handled'
    except (TypeError, ZeroDivisionError) as e:
        print(type(e).__name__, e)
    else:
        print('else')
    finally:
        print('finally')
    return 'end'
for x in range(4):
    print(f(x))
# case: finally overrides
def f():
    try:
        return 1
    finally:
        return 2
def g():
    for i in range(3):
        try:
            continue
        finally:
            print('f', i)
    while True:
        try:
            break
        finally:
            print('w')
    try:
        raise KeyError('lost')
    finally:
        return 'kept'
print(f(), g())
# case: hierarchy
for e in (IndexError('i'), KeyError('k'), ZeroDivisionError(), OverflowError(1, 2), FileNotFoundError('f'), NotImplementedError(), RecursionError('r'), UnicodeError('u'), ModuleNotFoundError('m')):
    try:
        raise e
    except LookupError as x:
        print('lookup', repr(x), x)
    except ArithmeticError as x:
        print('arithmetic', repr(x), x, x.args)
    except (OSError, RuntimeError) as x:
        print('os or runtime', repr(x))
    except Exception as x:
        print('other', repr(x), str(x))
# case: user exceptions
class AppError(Exception):
    pass
class CodeError(AppError):
    def __init__(self, code, message='none'):
        super().__init__(message)
        self.code = code
class StrError(Exception):
    def __str__(self):
        return 'custom'
try:
    raise CodeError(7, 'bad')
except AppError as e:
    print(type(e).__name__, e, e.code, e.args, repr(e))
try:
    raise StrError(1)
except StrError as e:
    print(e, repr(e), e.args)
try:
    raise AppError
except AppError as e:
    print(repr(e), str(e) == '')
raise CodeError(1)
# case: raise from and reraise
def f():
    try:
        {}['x']
    except KeyError as e:
        raise ValueError('wrapped') from e
try:
    f()
except ValueError as e:
    print(repr(e), repr(e.__cause__))
def g():
    try:
        1 / 0
    except ZeroDivisionError:
        print('again')
        raise
try:
    g()
except ZeroDivisionError as e:
    print(e)
g()
# case: reraise nothing
raise
# case: name is deleted after except
try:
    1 / 0
except ZeroDivisionError as e:
    pass
print(e)
# case: assert
assert True
assert 1 == 1, 'fine'
try:
    assert 1 == 2
except AssertionError as e:
    print(repr(e))
assert [], f'list is empty: {3}'
# case: raise a non-exception
raise 3
# case: except a non-exception
try:
    raise ValueError
except 3:
    pass
# case: exception from a handler
try:
    raise ValueError('a')
except ValueError:
    raise TypeError('b')
# case: uncaught with line
def f():
    x = []
    return x[3]

def g():
    return f()

g()
# case: nested try
try:
    try:
        raise ValueError(1)
    except TypeError:
        print('no')
    finally:
        print('inner finally')
except ValueError as e:
    print('outer', e.args)
# case: messages of builtins
tests = [
    lambda: [][0], lambda: {}['a'], lambda: 1 / 0, lambda: 1 // 0, lambda: 1 % 0, lambda: 1.0 / 0, lambda: 1.0 // 0, lambda: 1.0 % 0, lambda: 0 ** -1, lambda: 0.0 ** -1,
    lambda: 'a' + 1, lambda: 1 + 'a', lambda: [1] + (2,), lambda: (1,) + [2], lambda: 'a' * 'b', lambda: [1] * 1.5, lambda: 1 < 'a', lambda: [] < 3, lambda: None + 1, lambda: -'a', lambda: ~1.5,
    lambda: 'abc'[5], lambda: 'abc'['a'], lambda: [1]['a'], lambda: (1,)[2], lambda: range(3)[5], lambda: 3[0], lambda: None[0], lambda: len(3), lambda: iter(3), lambda: next([1]), lambda: next(iter([])),
    lambda: int('x'), lambda: int('1.5'), lambda: float('abc'), lambda: int([]), lambda: float([]), lambda: int(float('nan')), lambda: int(float('inf')), lambda: chr(-1), lambda: ord('ab'), lambda: ord(3),
    lambda: [].pop(), lambda: [1].pop(5), lambda: [].remove(1), lambda: [].index(1), lambda: (1,).index(2), lambda: {}.pop('a'), lambda: {}.popitem(), lambda: set().pop(), lambda: {1}.remove(2), lambda: 'a'.index('b'),
    lambda: {[]: 1}, lambda: {{}: 1}, lambda: {[1]}, lambda: hash([]), lambda: {(1, []): 2}, lambda: [1, 2] in {1},
    lambda: max([]), lambda: min(()), lambda: max(), lambda: sum(['a']), lambda: sum('ab'), lambda: sorted([1, 'a']), lambda: max(1, 'a'), lambda: abs('a'), lambda: round('a'), lambda: 'a,b'.split(''), lambda: ','.join([1]), lambda: ','.join(3),
    lambda: range(1.5), lambda: range('a'), lambda: range(1, 2, 0), lambda: range(), lambda: [1, 2][::0], lambda: 'abc'.foo, lambda: (1).foo, lambda: [].foo, lambda: {}.foo,
    lambda: 1 in 3, lambda: 1 in 'a', lambda: isinstance(1, 'a'), lambda: print(1, sep=2), lambda: divmod(1, 0), lambda: pow(2, 3, 0), lambda: 1 << -1, lambda: 10.0 ** 400, lambda: 2.5 << 1, lambda: [1] - [2], lambda: {} + {}, lambda: {1} + {2},
    lambda: f'{"a":d}', lambda: f'{1.5:d}', lambda: f'{1:s}', lambda: f'{[]:5}', lambda: f'{None:5}', lambda: f'{1:.2d}', lambda: '{} {}'.format(1), lambda: '{a}'.format(), lambda: '%d' % 'a', lambda: '%d %d' % (1,), lambda: '%d' % (1, 2), lambda: '%f' % 'a',
    lambda: len(), lambda: len(1, 2), lambda: abs(), lambda: [].append(), lambda: [].append(1, 2), lambda: isinstance(1), lambda: int(1, 2), lambda: str.upper(3) if False else 1, lambda: float(1, 2), lambda: list(1), lambda: dict(1), lambda: dict([1]), lambda: dict([(1, 2, 3)]), lambda: set(1), lambda: tuple(1), lambda: enumerate(1), lambda: zip(1), lambda: map(), lambda: int(10**400 / 1),
    lambda: float(10**400), lambda: 'a' < 1, lambda: [1] < ['a'], lambda: (lambda: 1)(2), lambda: reversed(3), lambda: getattr(1, 'x'), lambda: callable(), lambda: round(1.5, 'a'), lambda: 'x'.join(['a', 1]), lambda: 'abc'.replace('a'), lambda: 3 @ 4, lambda: [].sort(1), lambda: 'a' in 1, lambda: type(1, 2),
]
for i, t in enumerate(tests):
    try:
        print(i, 'value', t())
    except Exception as e:
        print(i, type(e).__name__, e)
# case: assignment errors
def a(): (1,)[0] = 2
def b(): 'abc'[0] = 'x'
def c(): x, y = 1, 2, 3
def d(): x, y = 1,
def e(): x, *y, z = [1]
def f(): x, y = 5
def g(): del [][0]
def h(): del {}['a']
def i(): [1, 2][5] = 1
def j(): [1, 2, 3][::2] = [1]
def k(): [1][0:1] = 3
def l(): del (1,)[0]
def m(): del 'abc'[0]
def n(): None.x = 1
def o(): range(3)[0] = 1
def p(): x = [1]; x += 3
def q(): x = 1; x += 'a'
def r(): x = (1,); x[0] += 1
def s(): {}.x = 1
def t(): x, y = None
for fn in (a, b, c, d, e, f, g, h, i, j, k, l, m, n, o, p, q, r, s, t):
    try:
        fn()
        print('no error')
    except Exception as err:
        print(fn.__name__, type(err).__name__, err)
# case: changed during iteration
d = {1: 2}
try:
    for k in d:
        d[k + 1] = 0
except RuntimeError as e:
    print(e)
s = {1}
try:
    for k in s:
        s.add(k + 1)
except RuntimeError as e:
    print(e)
l = [1, 2]
for x in l:
    if len(l) < 5:
        l.append(x * 10)
print(l)
# case: exit
print('before')
exit()
print('never')
# case: loops with else
for i in range(3):
    if i == 5:
        break
else:
    print('no break')
for i in range(3):
    if i == 1:
        break
else:
    print('not printed')
n = 0
while n < 3:
    n += 1
    if n == 2:
        continue
    print(n)
else:
    print('while else')
while True:
    n += 1
    if n > 5:
        break
else:
    print('not printed')
print(n, i)
# case: finally leaves a return with break
def f(x):
    for i in range(2):
        try:
            return x
        finally:
            print('finally', i)
            break
def g(x):
    for i in range(2):
        try:
            return x
        finally:
            continue
    print('end')
def h():
    try:
        raise ValueError
    finally:
        while True:
            break
print(f(3), g(4))
h()
