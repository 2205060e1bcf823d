# case: math constants and rounding
import math
print(math.pi, math.e, math.tau, math.inf, -math.inf, math.nan, math.floor(2.7), math.floor(-2.7), math.ceil(2.1), math.trunc(-2.9), math.floor(5), math.fabs(-3), math.copysign(1, -0.0), math.isnan(math.nan), math.isinf(math.inf), math.isfinite(1), math.modf(3.25), math.modf(-0.5), math.frexp(10.0), math.ldexp(0.75, 4), math.fmod(-7, 3), math.fmod(7.5, 2))
# case: math functions
import math
for x in (0.1, 0.5, 1, 2, 3.7, 10, 100.5):
    print(math.sqrt(x), math.exp(x), math.log(x), math.log2(x), math.log10(x), math.sin(x), math.cos(x), math.tan(x), math.atan(x), math.degrees(x), math.radians(x), math.pow(x, 1.5), math.hypot(x, 2), math.atan2(x, -2), x ** 0.5, x ** 1.7, x ** -2.0)
print(math.asin(0.3), math.acos(0.3), math.sin(0), math.cos(0), math.sin(math.pi), math.cos(math.pi / 2), math.tan(math.pi / 4), math.asin(1), math.acos(-1), math.atan(math.inf), math.atan2(0, -1), math.atan2(-0.0, -1), math.exp(0), math.exp(-800), math.log(8, 2), math.log(100, 10), math.log(1), math.log2(8), math.log10(1000), math.log1p(1e-10), math.expm1(1e-10), math.hypot(3, 4), math.hypot(1, 2, 3), math.dist((0, 0), (3, 4)), math.exp(1), math.sin(1e22), math.cos(-1e15))
# case: math integers
import math
print(math.gcd(12, 18), math.gcd(0, 5), math.gcd(), math.lcm(4, 6), math.factorial(20), math.comb(10, 3), math.perm(5, 2), math.isqrt(10**20 + 1), math.prod([1, 2, 3]), math.fsum([0.1] * 10), math.fsum([1e100, 1, -1e100]), math.isclose(0.1 + 0.2, 0.3), math.isclose(1, 1.1), math.isclose(0, 1e-12, abs_tol=1e-9), math.comb(3, 5), math.factorial(0))
# case: math errors
import math
for f in (lambda: math.sqrt(-1), lambda: math.log(0), lambda: math.log(-1), lambda: math.asin(2), lambda: math.exp(1000), lambda: math.sqrt('a'), lambda: math.floor(math.inf), lambda: math.floor(math.nan), lambda: math.factorial(-1), lambda: math.gcd(1.5), lambda: math.sin(math.inf), lambda: math.pow(-1, 0.5), lambda: math.pow(0, -1), lambda: math.fmod(1, 0), lambda: math.sqrt(), lambda: math.isqrt(-1), lambda: math.factorial(1.5), lambda: math.log2(0), lambda: math.pow(10, 400), lambda: math.atan2(1)):
    try:
        print(f())
    except Exception as e:
        print(type(e).__name__, e)
# case: random with a seed
import random
random.seed(42)
print(random.random(), random.random(), random.randint(1, 6), random.randint(1, 100), random.uniform(1, 2), random.choice('abcdef'), random.randrange(10), random.randrange(0, 100, 5), random.getrandbits(40))
l = list(range(10))
random.shuffle(l)
print(l, random.sample(range(100), 5), random.sample([1, 2, 3], 2), random.choice([1, 2, 3]))
random.seed(0)
print([random.random() for _ in range(3)], random.randint(-5, 5))
random.seed(2**70 + 3)
print(random.random(), [random.randint(0, 2**40) for _ in range(3)])
random.seed(-7)
print(random.random(), random.sample(range(1000), 10), sum(random.random() for _ in range(1000)))
# case: unseeded random is between 0 and 1
from random import random, randint
print(all(0 <= random() < 1 for _ in range(100)), all(1 <= randint(1, 3) <= 3 for _ in range(100)))
# case: itertools
import itertools
from itertools import product, chain, islice
print(list(product('ab', [1, 2])), list(product([0, 1], repeat=2)), list(itertools.permutations([1, 2, 3], 2)), list(itertools.combinations('abc', 2)), list(itertools.combinations_with_replacement('ab', 2)), list(chain([1], 'a')), list(chain.from_iterable([[1], [2, 3]])), list(islice(itertools.count(5, 2), 3)), list(islice(range(10), 2, 8, 3)), list(itertools.accumulate([1, 2, 3])), list(itertools.accumulate([1, 2, 3], lambda a, b: a * b)), list(itertools.repeat('x', 2)), list(islice(itertools.cycle('ab'), 5)), list(itertools.zip_longest([1], [2, 3], fillvalue=0)), [(k, list(g)) for k, g in itertools.groupby('aabbc')], list(itertools.takewhile(lambda x: x < 3, range(9))), list(itertools.dropwhile(lambda x: x < 3, range(5))), list(itertools.starmap(pow, [(2, 3)])), list(itertools.pairwise([1, 2, 3])))
# case: functools
import functools
from functools import partial, reduce
def f(a, b, c=0):
    return a, b, c
p = partial(f, 1, c=5)
print(p(2), p(2, c=6), reduce(lambda a, b: a + b, [1, 2, 3]), reduce(lambda a, b: a * b, [], 7))
calls = []
@functools.lru_cache(maxsize=None)
def fib(n):
    calls.append(n)
    return n if n < 2 else fib(n - 1) + fib(n - 2)
print(fib(30), len(calls))
@functools.cache
def sq(x):
    calls.append(x)
    return x * x
print(sq(3), sq(3), calls.count(3), sq.__name__)
def deco(g):
    @functools.wraps(g)
    def inner(*a):
        return g(*a) + 1
    return inner
@deco
def h(x):
    'doc of h'
    return x
print(h(1), h.__name__, h.__doc__, sorted([3, 1, 2], key=functools.cmp_to_key(lambda a, b: b - a)))
reduce(lambda a, b: a, [])
# case: dataclass
from dataclasses import dataclass, field, asdict, astuple, replace
@dataclass
class P:
    x: int
    y: float = 2.5
    tags: list = field(default_factory=list)
    hidden: int = field(default=0, repr=False, compare=False)
    def total(self):
        return self.x + self.y
a, b = P(1), P(1, 2.5)
a.tags.append('t')
print(a, b, a == b, P(1) == P(1, hidden=9), a.total(), P(x=3, y=4), asdict(a), astuple(b), replace(b, x=10), P.y, a != b, P(1) == 3)
@dataclass(frozen=True, order=True)
class Q:
    a: int
    b: str = 'z'
print(Q(1) < Q(2), Q(1, 'a') < Q(1, 'b'), sorted([Q(3), Q(1)]), {Q(1): 'v'}[Q(1)], Q(1) >= Q(1), len({Q(1), Q(1)}))
@dataclass
class R(P):
    z: str = 'r'
    def __post_init__(self):
        self.sum = self.x + self.y
print(R(1), R(1, 2, z='q').sum)
try:
    Q(1).a = 2
except Exception as e:
    print(type(e).__name__, e)
P()
# case: dataclass keys
from dataclasses import dataclass
@dataclass(frozen=True)
class A:
    x: int
@dataclass(frozen=True)
class B:
    x: int
d = {A(1): 'a', B(1): 'b', (1,): 't'}
print(len(d), d[A(1)], d[B(1)], d[(1,)], A(1) == B(1), A(1) == (1,), A(2) in d)
@dataclass
class C:
    x: int
{C(1): 2}
# case: dataclass mutable default
from dataclasses import dataclass
@dataclass
class A:
    l: list = []
# case: dataclass order of defaults
from dataclasses import dataclass
@dataclass
class A:
    a: int = 1
    b: int
# case: dataclass too many
from dataclasses import dataclass
@dataclass
class A:
    a: int
A(1, 2)
# case: dataclass unexpected
from dataclasses import dataclass
@dataclass
class A:
    a: int
A(b=1)
# case: time
import time
t = time.time()
p = time.perf_counter()
time.sleep(0.01)
print(time.time() - t >= 0.009, time.perf_counter() > p, isinstance(t, float), t > 1.6e9)
# case: typing
from typing import List, Dict, Optional, Tuple, Union, Any, Callable
def f(x: List[int], y: Optional[str] = None, z: Dict[str, Tuple[int, ...]] = {}) -> Union[int, None]:
    return len(x)
v: Any = 3
print(f([1]), v)
# case: import forms
import math as m, random as r
from math import pi as PI, sqrt
from math import *
print(m.pi == PI, sqrt(4), floor(2.5), m is __import__ if False else 'ok')
