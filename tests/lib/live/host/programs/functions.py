# case: defaults and keywords
def f(a, b=2, *args, c, d=4, **kw):
    return (a, b, args, c, d, sorted(kw.items()))
print(f(1, c=3), f(1, 5, 6, 7, c=8, z=9), f(*[1, 2, 3], **{'c': 4, 'y': 5}), f(b=1, a=2, c=3))
def g(x, /, y, *, z=1):
    return x, y, z
print(g(1, 2), g(1, y=2, z=3))
# case: mutable default
def f(x, l=[]):
    l.append(x)
    return l
print(f(1), f(2), f(3, []))
# case: missing positional
def f(a, b, c):
    pass
f(1)
# case: missing one
def f(a):
    pass
f()
# case: missing three
def f(a, b, c):
    pass
f()
# case: missing keyword only
def f(*, k):
    pass
f()
# case: two missing keyword only
def f(*, k, m):
    pass
f()
# case: too many
def f(a):
    pass
f(1, 2)
# case: too many with none
def f():
    pass
f(1)
# case: too many with defaults
def f(a, b=1):
    pass
f(1, 2, 3)
# case: too many with keyword only
def f(a, *, k=1):
    pass
f(1, 2, k=3)
# case: unexpected keyword
def f(a):
    pass
f(1, b=2)
# case: multiple values
def f(a, b):
    pass
f(1, a=2)
# case: method missing argument
class A:
    def m(self, x):
        pass
A().m()
# case: nested function name
def outer():
    def inner(x):
        pass
    inner()
outer()
# case: lambda missing
(lambda x, y: x)(1)
# case: keyword twice
def f(**kw):
    return kw
print(f(a=1, **{'b': 2}))
f(a=1, **{'a': 2})
# case: keywords must be strings
def f(**kw):
    return kw
f(**{1: 2})
# case: not a mapping
def f(**kw):
    return kw
f(**[1])
# case: closures
def counter():
    n = 0
    def inc(by=1):
        nonlocal n
        n += by
        return n
    def get():
        return n
    return inc, get
inc, get = counter()
inc(), inc(5)
print(get(), counter()[1]())
fs = [lambda: i for i in range(3)]
gs = [lambda i=i: i for i in range(3)]
print([f() for f in fs], [g() for g in gs])
# case: global
n = 0
def f():
    global n, m
    n += 1
    m = 'new'
f()
f()
print(n, m)
# case: unbound local
x = 1
def f():
    print(x)
    x = 2
f()
# case: unbound free variable
def f():
    def g():
        return y
    g()
    y = 1
f()
# case: deleted local
def f():
    a = 1
    del a
    return a
f()
# case: name error
print(undefined_name)
# case: recursion
def fib(n):
    return n if n < 2 else fib(n - 1) + fib(n - 2)
def depth(n):
    return 0 if n == 0 else 1 + depth(n - 1)
print(fib(20), depth(900))
# case: recursion error can be caught
def f(n):
    return f(n + 1)
try:
    f(0)
except RecursionError as e:
    print('deep', isinstance(e, RuntimeError))
def g(n):
    return n if n == 0 else g(n - 1)
print(g(500))
# case: decorators
def twice(f):
    def inner(*args, **kw):
        return f(f(*args, **kw))
    return inner
def tag(name):
    print('tag', name)
    def wrap(f):
        print('wrap', name, f.__name__)
        return f
    return wrap
@twice
def add(x):
    return x + 3
@tag('a')
@tag('b')
def g():
    """Doc."""
    return 1
print(add(1), g(), g.__name__, g.__doc__, g.__qualname__, g.__module__)
# case: annotations
def f(a: int, b: 'str' = 'x', *c: float) -> bool:
    return True
print(f.__annotations__, f(1))
x: int = 3
y: str
print(x)
# case: function attributes
def f():
    f.calls = getattr(f, 'calls', 0) + 1
f()
f()
print(f.calls, callable(f), hasattr(f, 'nothing'))
# case: generator expressions are lazy
def show(x):
    print('item', x)
    return x
g = (show(i) for i in range(3))
print('made')
print(next(g))
print(list(g), list(g))
print(sum(x * x for x in range(4)), max((len(w) for w in ['a', 'bcd']), default=0), any(x > 2 for x in range(10)))
# case: comprehension scopes
x = 'outer'
print([x for x in range(3)], x)
def f():
    y = 2
    return [y * z for z in range(3) if z != y], {z: [w for w in range(z)] for z in range(3)}
print(f())
class A:
    n = 3
    l = [i for i in range(n)]
print(A.l)
# case: nested comprehensions
print([(x, y) for x in range(3) for y in range(x)], [[c for c in w] for w in ('ab', 'c')], {x % 3 for x in range(10)} == {0, 1, 2}, {k: v for k, v in [('a', 1), ('b', 2)]}, [x for x in range(20) if x % 2 if x % 3])
# case: lambda defaults and stars
f = lambda *a, k=1, **kw: (a, k, kw)
print(f(), f(1, 2, k=3, z=4), (lambda: (yield_ := 5))())
# case: star arguments in the middle
def f(*a):
    return a
print(f(1, *[2, 3], 4, *(5,)))
# case: return without value
def f():
    return
def g():
    pass
print(f(), g())
# case: arguments after error
def f():
    raise KeyError('k')
print(1)
print(f())
# case: line of an error inside a call
def f(x):
    y = x
    return y / 0
print('before')
a = [f(1),
     2]
# case: function shadowing a builtin
def len(x):
    return 'mine'
print(len([]))
del len
print(len([]))
# case: main
def main():
    print('main')
if __name__ == '__main__':
    main()
# case: call of an int
x = 3
x()
# case: star of a non-iterable
def f(*a):
    pass
f(*3)
# case: print options
print()
print('a', 'b', sep='-')
print('a', end='')
print('b', end='!\n')
print(1, 2, sep='', end='\n\n', flush=True)
print('x', sep=None, end=None)
# case: print in a function called by print
def f():
    print('inner')
    return 1
print('outer', f())
