# case: list methods
l = [3, 1, 2]
l.append(4)
l.extend([5, 6])
l.extend('ab')
l.insert(0, 'x')
l.insert(100, 'end')
l.insert(-1, 'mid')
print(l, l.pop(), l.pop(0), l.count(1), l.index(5), len(l))
l.remove('a')
l.reverse()
print(l, l.copy() == l, l.copy() is l)
n = [3, 1, 2, 10, -1]
n.sort()
print(n)
n.sort(key=lambda x: -x)
print(n, sorted(n), sorted(n, reverse=True), sorted('hello'), sorted(['b', 'A', 'c'], key=str.lower))
n.clear()
print(n, [1, 2] + [3], [0] * 3, [[]] * 2, 2 * [1], [1, 2, 3].index(3, 1), [1, 2, 1].index(1, 1))
# case: sort is stable
data = [('b', 2), ('a', 2), ('c', 1), ('d', 2)]
print(sorted(data, key=lambda p: p[1]), sorted(data, key=lambda p: p[1], reverse=True), sorted(data))
data.sort(key=lambda p: p[1], reverse=True)
print(data)
# case: sort of many
s = 7
l = []
for i in range(200):
    s = (s * 1103515245 + 12345) % 2**31
    l.append(s % 100)
print(sorted(l) == sorted(l, reverse=True)[::-1], sorted(l)[:20], sum(l))
# case: nested lists
m = [[0] * 3 for _ in range(2)]
m[0][1] = 5
n = [[0] * 3] * 2
n[0][1] = 5
print(m, n, m[0] is m[1], n[0] is n[1])
print([list(r) for r in zip(*[[1, 2], [3, 4]])], [x for row in m for x in row])
# case: list contains itself
l = [1]
l.append(l)
d = {}
d['d'] = d
print(l, d)
# case: tuple
t = (1, 2, 3)
print(t[0], t[-1], t[1:], t + (4,), t * 2, len(t), 2 in t, t.index(2), t.count(1), (), (1,), tuple('ab'), t == (1, 2, 3), t < (1, 3), hash((1,)) == hash((1,)) if False else 'h')
# case: dict methods
d = {'b': 1, 'a': 2}
d['c'] = 3
print(d, list(d), d.keys(), d.values(), d.items(), d.get('x'), d.get('x', 0), d.get('a'), len(d), 'a' in d, 'z' in d)
d.update({'a': 9}, e=5)
d.update([('f', 6)])
print(d, d.pop('b'), d.pop('q', None), d.setdefault('a', 0), d.setdefault('n', []), d)
del d['c']
print(d.popitem(), d, sorted(d), list(d.items())[0], d.copy() == d, d | {'z': 1})
for k, v in d.items():
    print(k, v)
for i, k in enumerate(d, start=1):
    print(i, k)
d.clear()
print(d, dict(zip('ab', [1, 2])), dict.fromkeys('ab'), dict.fromkeys([1], 0), {**{'a': 1}, 'b': 2}, {1: 'a', 'x': None, (1, 2): [3]})
print(list(reversed([1, 2, 3])), {'a': 1} == {'a': 1.0}, {'a': 1, 'b': 2} == {'b': 2, 'a': 1}, max({'a': 1, 'b': 0}), min({'x': 1}.values()))
# case: dict order after deletion
d = {1: 'a', 2: 'b', 3: 'c'}
d[2] = 'z'
del d[1]
d[1] = 'y'
print(d, list(d.values()))
# case: dict views follow
d = {'a': 1}
k, v, i = d.keys(), d.values(), d.items()
d['b'] = 2
print(list(k), list(v), list(i), len(k), 'b' in k, ('b', 2) in i, 2 in v, k == {'a', 'b'}, k & {'a'}, sorted(k | {'c'}))
# case: sets
s = {3, 1, 2}
s.add(5)
s.discard(9)
s.remove(3)
print(len(s), 1 in s, sorted(s), s == {1, 2, 5}, s | {7} == {1, 2, 5, 7}, s & {1, 9}, sorted(s - {1}), sorted(s ^ {1, 8}), s <= {1, 2, 5, 6}, s > {1}, s.isdisjoint({4}), {1}.issubset(s), s.issuperset([1]))
print(set(), set([1, 1]), frozenset([2]), sorted(set('hello')), {1, 2, 3}, set(range(7)), min({4, 2}), max({'a', 'b'}), sum({1, 2, 3}), {True, 1, 1.0}, sorted(frozenset('ab')), set() == frozenset())
for x in {0, 1, 2, 3}:
    print(x)
s |= {100}
s &= {100, 1}
print(sorted(s), sorted({1, 2}.union([3], [4])), {1, 2}.intersection([2]), sorted({1, 2, 3}.difference([2])), len({(1, 2), (1, 2), (2, 1)}))
# case: small sets are in order
for n in range(0, 30):
    print(set(range(n)), {x for x in range(n) if x % 2})
print({3, 1, 2}, {7, 0, 4}, set([5, 3, 1]), {2, 2, 1}, {6, 5} | {1, 2, 3}, {1, 2, 3, 4, 5} & {5, 1}, {9, 1, 2, 3, 4, 10})
# case: range
print(list(range(5)), list(range(2, 8, 3)), list(range(5, 0, -2)), range(3), range(1, 5, 2), len(range(0, 10, 3)), 4 in range(0, 10, 2), 5 in range(0, 10, 2), 2.0 in range(3), range(5)[-1], range(10)[2:5], list(range(3))[::-1], range(0) == range(1, 1), sum(range(100)), list(reversed(range(4))), max(range(5)), range(10**20)[10**19])
for i in range(3, 0, -1):
    print(i)
i = 'kept'
for i in range(0):
    pass
print(i)
# case: loop variable can be changed
for i in range(3):
    print(i)
    i = 10
print(i)
# case: enumerate zip map filter
print(list(enumerate('ab')), list(zip([1, 2], 'abc')), list(map(lambda x, y: x + y, [1, 2], [3, 4])), list(filter(None, [0, 1, '', 'a'])), list(filter(lambda x: x > 1, [1, 2, 3])), list(zip()), dict(enumerate('a')), list(map(str, [1, None])), [*zip(*[(1, 2), (3, 4)])])
z = zip([1, 2, 3], [4, 5, 6])
print(next(z), list(z), list(z))
it = iter([1, 2, 3])
for x in it:
    print(x)
    break
print(list(it))
# case: zip strict
list(zip([1, 2], [1], strict=True))
# case: any all sum min max
print(any([]), all([]), any([0, 1]), all([1, 0]), sum([1, 2.5]), sum([[1], [2]], []), min(3, 1, 2), max([1, 5, 3]), max('abc'), min([], default='d'), max(['aa', 'b'], key=len), min((3, 'x'), (3, 'a')), max(1, 1.0), max(1.0, 1), sum([0.1] * 10), sum([]), sum([True, False]))
# case: unhashable
{[1]: 2}
# case: default dict and counter
from collections import defaultdict, Counter, namedtuple
d = defaultdict(list)
d['a'].append(1)
d['b']
print(d, dict(d), d['a'], len(d), 'c' in d, d.get('c'))
c = Counter('hello')
print(c, c['l'], c['z'], c.most_common(2), Counter([1, 1, 2]))
P = namedtuple('P', 'x y')
p = P(1, y=2)
print(p, p.x, p[1], p == (1, 2), tuple(p), p._fields, len(p))
x, y = p
print(x, y)
# case: in and not in
print(1 in [1], 1 not in [1], 'a' in {'a': 1}, 'a' in 'cat', '' in 'x', (1,) in [(1,)], None in [None], [] in [[]])
# case: copies
import copy
a = [[1], {'k': [2]}]
b = copy.copy(a)
c = copy.deepcopy(a)
a[0].append(9)
print(b, c, a is b, copy.deepcopy((1, [2])))
class N:
    def __init__(self): self.l = [1]
x = N()
y, z = copy.copy(x), copy.deepcopy(x)
x.l.append(2)
print(y.l, z.l, y.l is x.l)
