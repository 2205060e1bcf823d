# case: primes
def sieve(n):
    flags = [True] * (n + 1)
    flags[0:2] = [False, False]
    for i in range(2, int(n ** 0.5) + 1):
        if flags[i]:
            flags[i * i::i] = [False] * len(flags[i * i::i])
    return [i for i, p in enumerate(flags) if p]
print(sieve(60), len(sieve(10000)))
# case: queens
def queens(n, row=0, cols=(), d1=(), d2=()):
    if row == n:
        return 1
    return sum(queens(n, row + 1, cols + (c,), d1 + (row - c,), d2 + (row + c,)) for c in range(n) if c not in cols and row - c not in d1 and row + c not in d2)
print([queens(n) for n in range(1, 7)])
# case: life
grid = {(1, 0), (2, 1), (0, 2), (1, 2), (2, 2)}
def step(cells):
    counts = {}
    for x, y in sorted(cells):
        for dx in (-1, 0, 1):
            for dy in (-1, 0, 1):
                if dx or dy:
                    key = x + dx, y + dy
                    counts[key] = counts.get(key, 0) + 1
    return {c for c, n in counts.items() if n == 3 or n == 2 and c in cells}
for _ in range(8):
    grid = step(grid)
print(sorted(grid))
for y in range(6):
    print(''.join('#' if (x, y) in grid else '.' for x in range(6)))
# case: bank
class InsufficientFunds(Exception):
    def __init__(self, need, have):
        super().__init__(f'need {need:.2f}, have {have:.2f}')
        self.short = need - have
class Account:
    count = 0
    def __init__(self, owner, balance=0.0):
        self.owner, self._balance = owner, balance
        type(self).count += 1
        self.log = []
    @property
    def balance(self):
        return self._balance
    def withdraw(self, amount):
        if amount > self._balance:
            raise InsufficientFunds(amount, self._balance)
        self._balance -= amount
        self.log.append(('out', amount))
        return self
    def deposit(self, amount):
        assert amount > 0, 'amount must be positive'
        self._balance += amount
        self.log.append(('in', amount))
        return self
    def __repr__(self):
        return f'{self.__class__.__name__}({self.owner!r}, {self.balance:,.2f})'
class Savings(Account):
    rate = 0.02
    def add_interest(self):
        return self.deposit(self.balance * self.rate)
a, b = Account('Ann', 100), Savings('Bob', 2500)
a.deposit(50).withdraw(30)
b.add_interest()
print(a, b, Account.count, Savings.count, a.log, b.log)
for amount in (10, 1000, -5):
    try:
        a.withdraw(amount)
        a.deposit(amount)
    except InsufficientFunds as e:
        print('no:', e, e.short)
    except AssertionError as e:
        print('assert:', e)
    finally:
        print(a.balance)
# case: word count
text = '''the quick brown fox
jumps over the lazy dog
the end'''
counts = {}
for word in text.split():
    counts[word] = counts.get(word, 0) + 1
for word, n in sorted(counts.items(), key=lambda kv: (-kv[1], kv[0]))[:4]:
    print(f'{word:<8}{n:>3} {"*" * n}')
by_length = {}
for w in counts:
    by_length.setdefault(len(w), []).append(w)
print(by_length, [line.upper() for line in text.splitlines()], max(counts, key=counts.get))
# case: matrices
def matmul(a, b):
    return [[sum(x * y for x, y in zip(r, c)) for c in zip(*b)] for r in a]
def identity(n):
    return [[float(i == j) for j in range(n)] for i in range(n)]
def solve(a, b):
    n = len(a)
    m = [row[:] + [v] for row, v in zip(a, b)]
    for i in range(n):
        p = max(range(i, n), key=lambda r: abs(m[r][i]))
        m[i], m[p] = m[p], m[i]
        for r in range(i + 1, n):
            f = m[r][i] / m[i][i]
            m[r] = [x - f * y for x, y in zip(m[r], m[i])]
    x = [0] * n
    for i in reversed(range(n)):
        x[i] = (m[i][n] - sum(m[i][j] * x[j] for j in range(i + 1, n))) / m[i][i]
    return x
print(matmul([[1, 2], [3, 4]], [[5, 6], [7, 8]]), identity(2), solve([[2.0, 1, -1], [-3, -1, 2], [-2, 1, 2]], [8, -11, -3]))
# case: linked structures
class Node:
    def __init__(self, key):
        self.key, self.left, self.right = key, None, None
class Tree:
    def __init__(self, *keys):
        self.root, self.size = None, 0
        for k in keys:
            self.insert(k)
    def insert(self, key):
        def add(node):
            if node is None:
                self.size += 1
                return Node(key)
            if key < node.key:
                node.left = add(node.left)
            elif key > node.key:
                node.right = add(node.right)
            return node
        self.root = add(self.root)
    def walk(self, node='root'):
        node = self.root if node == 'root' else node
        return [] if node is None else [*self.walk(node.left), node.key, *self.walk(node.right)]
    def __contains__(self, key):
        node = self.root
        while node and node.key != key:
            node = node.left if key < node.key else node.right
        return node is not None
    def __len__(self):
        return self.size
    def __iter__(self):
        return iter(self.walk())
t = Tree(5, 2, 8, 1, 9, 2)
print(list(t), len(t), 8 in t, 7 in t, sum(t), [k for k in t if k % 2])
# case: simulation with floats
g, dt = -9.8, 0.01
x = v = 0.0
v = 10.0
t = 0.0
while x >= 0:
    v += g * dt
    x += v * dt
    t += dt
print(f'{t:.2f} {v:.6f} {x!r}')
total = 0.0
for i in range(1, 1001):
    total += 1 / i ** 2
print(total, (6 * total) ** 0.5)
# case: collatz and number theory
def collatz(n):
    steps = 0
    while n != 1:
        n = 3 * n + 1 if n % 2 else n // 2
        steps += 1
    return steps
print([collatz(n) for n in range(1, 15)], max(range(1, 200), key=collatz))
def gcd(a, b):
    return a if b == 0 else gcd(b, a % b)
print(gcd(1071, 462), pow(3, 200, 13), pow(2, 127) - 1, sum(int(d) for d in str(2**100)))
# case: sorting algorithms
def quick(l):
    if len(l) <= 1:
        return l
    p, *rest = l
    return quick([x for x in rest if x < p]) + [p] + quick([x for x in rest if x >= p])
def bubble(l):
    l = l[:]
    for i in range(len(l)):
        for j in range(len(l) - 1 - i):
            if l[j] > l[j + 1]:
                l[j], l[j + 1] = l[j + 1], l[j]
    return l
data = [(i * 7919) % 101 for i in range(30)]
print(quick(data) == bubble(data) == sorted(data), quick(data)[:10])
# case: memo and closures
def memoize(f):
    cache = {}
    def inner(*args):
        if args not in cache:
            cache[args] = f(*args)
        return cache[args]
    inner.cache = cache
    return inner
@memoize
def paths(r, c):
    return 1 if r == 0 or c == 0 else paths(r - 1, c) + paths(r, c - 1)
print(paths(10, 10), len(paths.cache))
def compose(*fs):
    def run(x):
        for f in reversed(fs):
            x = f(x)
        return x
    return run
print(compose(str, lambda x: x + 1, abs)(-4))
# case: events
handlers = {}
def on(name):
    def register(f):
        handlers.setdefault(name, []).append(f)
        return f
    return register
@on('start')
def hello(**kw):
    print('hello', kw)
@on('start')
@on('stop')
def log(*, level='info', **kw):
    print('log', level, sorted(kw))
for event, data in [('start', {'user': 'x'}), ('stop', {'level': 'warn', 'code': 3}), ('none', {})]:
    for f in handlers.get(event, []):
        f(**data)
# case: vectors
class Vec:
    __match_args__ = ('x', 'y')
    def __init__(self, x, y): self.x, self.y = x, y
    def __add__(self, o): return Vec(self.x + o.x, self.y + o.y)
    def __sub__(self, o): return Vec(self.x - o.x, self.y - o.y)
    def __mul__(self, k): return self.x * k.x + self.y * k.y if isinstance(k, Vec) else Vec(self.x * k, self.y * k)
    def __rmul__(self, k): return self * k
    def __neg__(self): return -1 * self
    def __eq__(self, o): return (self.x, self.y) == (o.x, o.y)
    def __abs__(self): return (self * self) ** 0.5
    def __iter__(self):
        return iter((self.x, self.y))
    def __str__(self): return f'({self.x:g}, {self.y:g})'
a, b = Vec(3, 4), Vec(1.5, -2)
x, y = a
print(a + b, a - b, a * 2, 2 * a, a * b, -a, abs(a), a == Vec(3, 4), x, y, sum([a, b], Vec(0, 0)), *a)
# case: flow of finally in loops
def find(items, wanted):
    for i, item in enumerate(items):
        try:
            if item == wanted:
                return i
            if item is None:
                continue
            if item < 0:
                break
            10 / item
        except ZeroDivisionError:
            print('zero at', i)
        except TypeError as e:
            print('type', e)
            raise ValueError(i) from e
        else:
            print('fine', item)
        finally:
            print('done', i)
    else:
        return 'exhausted'
    return 'stopped'
print(find([1, 0, None, 5, 7], 5))
print(find([1, -1, 2], 9))
print(find([2], 9))
try:
    find(['a'], 1)
except ValueError as e:
    print(repr(e), type(e.__cause__).__name__)
# case: formats of random values
import random
random.seed(5)
def checksum(text, h=7):
    for c in text:
        h = (h * 31 + ord(c)) % 2 ** 61
    return h
def value():
    k = random.randint(0, 4)
    if k == 0:
        return random.randint(-10 ** random.randint(1, 25), 10 ** random.randint(1, 25))
    if k == 1:
        return random.choice([0.0, -0.0, 0.5, 2.5, 1e16, 1e-5, 123456789.0, 1e22, 0.1, 5e-324, True, 255, 'abc', ''])
    return random.uniform(-1, 1) * 10.0 ** random.randint(-12, 20)
for part in range(20):
    lines = []
    for _ in range(60):
        align = random.choice(['', '<', '*>', '^', '0='])
        spec = align + random.choice(['', '+', ' ']) + random.choice(['', '#', '0']) + random.choice(['', '5', '12', '25']) + random.choice(['', ',', '_']) + random.choice(['', '.0', '.3', '.10']) + random.choice('dfegxbo%EGXs') * random.randint(0, 1)
        v = value()
        try:
            lines.append(format(v, spec))
        except (ValueError, TypeError) as e:
            lines.append(f'{type(e).__name__} {e}')
    print(part, lines[0], checksum('\n'.join(lines)))
# case: arithmetic of random values
import random
random.seed(6)
def checksum(text, h=7):
    for c in text:
        h = (h * 31 + ord(c)) % 2 ** 61
    return h
def value():
    if random.random() < 0.4:
        return random.randint(-10 ** random.randint(1, 25), 10 ** random.randint(1, 25))
    return random.uniform(-1, 1) * 10.0 ** random.randint(-12, 20)
operations = [lambda a, b: a + b, lambda a, b: a - b, lambda a, b: a * b, lambda a, b: a / b, lambda a, b: a // b, lambda a, b: a % b, divmod, lambda a, b: a < b, lambda a, b: round(a, 3), lambda a, b: round(b), lambda a, b: (int(a), float(b)), max]
for i, f in enumerate(operations):
    lines = []
    for _ in range(100):
        a, b = value(), value()
        try:
            lines.append(repr(f(a, b)))
        except (ZeroDivisionError, OverflowError) as e:
            lines.append(str(e))
    print(i, lines[0], checksum('\n'.join(lines)))
