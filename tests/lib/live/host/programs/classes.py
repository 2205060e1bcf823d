# case: attributes and methods
class A:
    count = 0
    def __init__(self, x):
        self.x = x
        A.count += 1
    def get(self):
        return self.x
a, b = A(1), A(2)
print(a.get(), A.get(b), A.count, a.count)
a.count = 10
print(a.count, b.count, A.count)
m = a.get
a.x = 5
print(m(), hasattr(a, 'x'), hasattr(a, 'z'), getattr(a, 'z', 'none'))
setattr(a, 'z', 3)
del a.x
print(a.z, hasattr(a, 'x'))
# case: inheritance
class A:
    def hi(self):
        return 'A'
    def both(self):
        return self.hi() + '!'
class B(A):
    def hi(self):
        return 'B' + super().hi()
class C(A):
    def hi(self):
        return 'C' + super().hi()
class D(B, C):
    def hi(self):
        return 'D' + super().hi()
print(D().both(), isinstance(D(), A), issubclass(D, C), issubclass(A, D), [c.__name__ for c in (D, B)])
print(type(D()) is D, type(D()).__name__, D.__name__, D)
# case: inconsistent bases
class A: pass
class B(A): pass
class C(A, B): pass
# case: properties
class T:
    def __init__(self):
        self._c = 0
    @property
    def c(self):
        return self._c
    @c.setter
    def c(self, v):
        print('set', v)
        self._c = v
    @property
    def f(self):
        return self.c * 9 / 5 + 32
t = T()
t.c = 100
t.c += 5
print(t.c, t.f)
t.f = 1
# case: static and class methods
class A:
    name = 'A'
    @staticmethod
    def s(x):
        return x * 2
    @classmethod
    def make(cls, *args):
        return cls.name, cls.__name__, args
class B(A):
    name = 'B'
print(A.s(2), A().s(3), A.make(1), B.make(2), B().make())
# case: operators
class V:
    def __init__(self, *v):
        self.v = v
    def __repr__(self):
        return f'V{self.v}'
    def __add__(self, o):
        if not isinstance(o, V):
            return NotImplemented
        return V(*(a + b for a, b in zip(self.v, o.v)))
    def __mul__(self, k):
        return V(*(a * k for a in self.v))
    __rmul__ = __mul__
    def __sub__(self, o): return 'sub'
    def __rsub__(self, o): return 'rsub'
    def __truediv__(self, o): return 'div'
    def __floordiv__(self, o): return 'floordiv'
    def __mod__(self, o): return 'mod'
    def __pow__(self, o): return 'pow'
    def __rpow__(self, o): return 'rpow'
    def __matmul__(self, o): return 'matmul'
    def __and__(self, o): return 'and'
    def __or__(self, o): return 'or'
    def __xor__(self, o): return 'xor'
    def __lshift__(self, o): return 'lshift'
    def __rrshift__(self, o): return 'rrshift'
    def __neg__(self): return V(*(-a for a in self.v))
    def __pos__(self): return 'pos'
    def __invert__(self): return 'invert'
    def __abs__(self): return 'abs'
    def __eq__(self, o): return isinstance(o, V) and self.v == o.v
    def __lt__(self, o): return self.v < o.v
    def __len__(self): return len(self.v)
    def __getitem__(self, i): return self.v[i]
    def __contains__(self, x): return x in self.v
    def __iter__(self): return iter(self.v)
    def __bool__(self): return any(self.v)
    def __call__(self, *a, **k): return a, k
    def __iadd__(self, o):
        self.v = self.v + ('i',)
        return self
    def __int__(self): return 42
    def __float__(self): return 4.5
    def __index__(self): return 1
    def __round__(self, n=None): return ('round', n)
    def __format__(self, spec): return f'<{spec}>'
    def __divmod__(self, o): return 'divmod'
a, b = V(1, 2), V(3, 4)
print(a + b, a * 2, 3 * a, a - 1, 1 - a, a / 1, a // 1, a % 1, a ** 1, 2 ** a, a @ 1, a & 1, a | 1, a ^ 1, a << 1, 1 >> a)
print(-a, +a, ~a, abs(a), a == V(1, 2), a != V(1, 2), a == 3, a < b, a > b, len(a), a[0], a[-1], 2 in a, 9 in a, list(a), bool(V(0)), not a)
print(a(1, k=2), int(a), float(a), round(a), round(a, 2), f'{a:xyz}', format(a), [10, 20, 30][a], 'abc'[a], range(5)[a])
c = a
a += 1
print(a, c is a, sum([V(1), V(2)], V(0)), sorted([V(2), V(1)]), max(V(1), V(3)), [*a], (lambda *x: x)(*a))
try:
    a + 1
except TypeError as e:
    print(e)
try:
    a <= b
except TypeError as e:
    print(e)
# case: containers
class Bag:
    def __init__(self):
        self.d = {}
    def __setitem__(self, k, v):
        print('set', k, v)
        self.d[k] = v
    def __getitem__(self, k):
        print('get', k)
        return self.d[k]
    def __delitem__(self, k):
        print('del', k)
        del self.d[k]
b = Bag()
b['a'] = 1
b['a'] += 5
b[1, 2] = 3
print(b['a'], b[1, 2])
del b['a']
b['a']
# case: slices reach __getitem__
class S:
    def __getitem__(self, i):
        return i
s = S()
print(s[1:2], s[::3], s[1, 2:3], s[...], s[-1], s[None])
# case: str and repr
class A:
    def __repr__(self): return 'repr'
class B:
    def __str__(self): return 'str'
    def __repr__(self): return 'r'
class C(A):
    pass
print(A(), str(A()), [A()], B(), [B()], f'{B()} {B()!r} {B()!s:>5}', C(), {'k': B()}, (A(),), '%s %r' % (B(), B()), '{} {!r}'.format(B(), B()))
# case: iteration protocols
class Count:
    def __init__(self, n):
        self.n = n
    def __iter__(self):
        self.i = 0
        return self
    def __next__(self):
        if self.i >= self.n:
            raise StopIteration
        self.i += 1
        return self.i
class Seq:
    def __len__(self):
        return 3
    def __getitem__(self, i):
        if i >= 3:
            raise IndexError('end')
        return i * 10
print(list(Count(3)), [x for x in Seq()], 20 in Seq(), sum(Count(4)), dict(zip(Count(2), Seq())), max(Seq()))
a, b, c = Seq()
it = iter(Count(2))
print(a, b, c, next(it), next(it), next(it, 'done'))
for i in Count(5):
    if i == 2:
        break
else:
    print('never')
print(i)
# case: equality and hashing
class P:
    def __init__(self, x): self.x = x
    def __eq__(self, o): return self.x == o.x
print(P(1) == P(1), P(1) != P(2), P(1) in [P(1)], [P(1)].index(P(1)))
class Q: pass
q = Q()
print({q: 1}[q], q == q, q == Q(), q in {q}, len({q, q, Q()}))
{P(1): 2}
# case: getattr and setattr methods
class A:
    def __getattr__(self, name):
        if name.startswith('x'):
            return name * 2
        raise AttributeError(f'no {name}')
    def __setattr__(self, name, value):
        print('set', name)
        super().__setattr__(name, value)
a = A()
a.q = 1
print(a.q, a.xy, hasattr(a, 'zz'))
a.zz
# case: missing attribute
class A:
    pass
A().nothing
# case: missing class attribute
class A:
    pass
A.nothing
# case: attribute of None
None.x
# case: set attribute of int
x = 3
x.y = 1
# case: class with docstring and nested class
class A:
    """About A."""
    class B:
        z = 1
    def f(self):
        return self.B.z
print(A.__doc__, A.B.z, A().f(), A.B.__name__, A.B.__qualname__, A.B)
# case: super with init
class Base:
    def __init__(self, a, *rest, b=1):
        self.a, self.b, self.rest = a, b, rest
class Sub(Base):
    def __init__(self, a, c):
        super().__init__(a, 1, 2, b=3)
        self.c = c
    def __str__(self):
        return f'{self.a} {self.b} {self.c} {self.rest}'
print(Sub(7, 8))
class NoInit(Base): pass
print(NoInit(1).b, super(Sub, Sub(1, 2)).__init__ is not None)
# case: init takes no arguments
class A:
    pass
A(1)
# case: init returns
class A:
    def __init__(self):
        return 3
A()
# case: class attributes are found through instances
class A:
    shared = []
    def add(self, x):
        self.shared.append(x)
a, b = A(), A()
a.add(1)
b.add(2)
print(a.shared, A.shared is b.shared)
A.method = lambda self: len(self.shared)
print(a.method())
# case: methods as values
class A:
    def __init__(self, x): self.x = x
    def get(self, y=0): return self.x + y
a = A(5)
f = a.get
print(f(), f(2), list(map(a.get, [1, 2])), a.get == a.get, f.__name__, f.__self__ is a, A.get(a, 1), sorted([A(3), A(1)], key=lambda o: o.x)[0].x)
# case: class body sees names
n = 1
class A:
    n = n + 1
    m = n * 10
    for i in range(3):
        n += i
    def f(self):
        return n
print(A.n, A.m, A().f(), n, A.i)
# case: class in a function
def make(k):
    class C:
        factor = k
        def f(self, x):
            return x * k
    return C
print(make(3)().f(2), make(4).factor, make(1).__qualname__)
# case: comparison falls back to reflected
class A:
    def __gt__(self, o): return 'gt'
class B: pass
print(B() < A(), A() > B())
B() < B()
# case: bool from len
class A:
    def __init__(self, n): self.n = n
    def __len__(self): return self.n
print(bool(A(0)), bool(A(1)), 'yes' if A(2) else 'no')
# case: context managers
class M:
    def __init__(self, name, swallow=False):
        self.name, self.swallow = name, swallow
    def __enter__(self):
        print('enter', self.name)
        return self.name
    def __exit__(self, kind, error, trace):
        print('exit', self.name, kind.__name__ if kind else None, error)
        return self.swallow
with M('a') as x, M('b'):
    print(x)
with M('c', True):
    raise ValueError('oops')
print('after')
def f():
    with M('d'):
        return 5
print(f())
for i in range(2):
    with M(i):
        if i == 0:
            continue
        break
with M('e'):
    1 / 0
# case: not a context manager
with 3:
    pass
# case: isinstance of builtins
print(isinstance(1, int), isinstance(True, int), isinstance(1, bool), isinstance(1.0, (int, float)), isinstance('a', str), isinstance([], list), isinstance(None, type(None)), isinstance(int, type), isinstance(ValueError(), Exception), issubclass(bool, int), isinstance(3, object), isinstance({}, dict), isinstance((), tuple))
print(type(1), type(1.0), type('a'), type(None), type([]), type({}), type(()), type(True), type(range(1)), type(int), type(len), type(lambda: 1), type(ValueError()), type({1}))
print(int.__name__, type(3).__name__, type(3) == int, type('a') is str, int is int, type(3) in (int, float))
# case: isinstance of a wrong type
isinstance(1, 3)
# case: data in class variables and instances
class Node:
    def __init__(self, value, next=None):
        self.value = value
        self.next = next
def walk(n):
    while n is not None:
        print(n.value)
        n = n.next
walk(Node(1, Node(2, Node(3))))
# case: name mangling is visible in attributes
class A:
    def __init__(self):
        self._private = 1
print(A()._private)
# case: object
o = object()
print(o == o, o != object(), isinstance(o, object))
o.x = 1
