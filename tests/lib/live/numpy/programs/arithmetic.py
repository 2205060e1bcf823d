# case: operators of real numbers
import numpy as np
a = np.array([1.5, -2.5, 7.0, 0.0])
b = np.array([2.0, 0.5, -3.0, 4.0])
print(a + b, a - b, a * b, a / b, a // b, a % b, a**2, -a, +a, abs(a), 2 - a, 1 / b, 7 // b, 7 % b, 2.0**np.array([2.0, -3.0, 4.0]))
c, d = a.astype(np.float32), b.astype(np.float32)
print(c + d, c / d, c // d, c % d, (c / 3).tolist(), (c * 0.1).tolist(), (1 / (d + 0.1)).tolist(), (c + 1 / 3).dtype)
print(divmod(np.float64(7.5), 2) if False else (np.float64(7.5) // 2, np.float64(-7.5) % 2), np.float64(-7.5) // 2)
print(a[2] / 3, a[0] ** 0.5, a[0] * 3, 3 * a[0], a[0] - 1, a.dtype, (a[0] + 1).dtype)
# case: operators of integers
import numpy as np
a = np.array([7, -7, 0, 100])
b = np.array([2, 3, -4, -7])
print(a + b, a - b, a * b, a / b, a // b, a % b, a**2, a & b, a | b, a ^ b, ~a, a << 2, a >> 1, -a, abs(a))
for dtype in (np.int8, np.int16, np.int32, np.uint8, np.uint16, np.uint32, np.uint64):
    x = np.array([7, 100, 0, 90], dtype=dtype)
    y = np.array([2, 3, 4, 5], dtype=dtype)
    print(x + y, x * y, x - y, (x - y).dtype, x / y, x // y, x % y, x**y, x << y, x >> y, (x / y).dtype, (x * y * y * y).tolist())
x = np.array([2**31 - 1, -2**31], dtype=np.int32)
print(x + x, x * x, -x, abs(x), x + 1, np.array([2**63 - 1]) + 1, np.array([-2**63]) * 3, x * 65537)
# case: integers and real numbers together
import numpy as np
for one in (np.bool_, np.int8, np.uint8, np.int16, np.uint16, np.int32, np.uint32, np.int64, np.uint64, np.float32, np.float64):
    print(one.__name__, *[(np.ones(1, one) + np.ones(1, other)).dtype for other in (np.bool_, np.int8, np.uint8, np.int16, np.uint16, np.int32, np.uint32, np.int64, np.uint64, np.float32, np.float64)])
    print((np.ones(2, one) * 2).dtype, (np.ones(2, one) * 2.5).dtype, (np.ones(2, one) / 2).dtype, (np.ones(2, one) * True).dtype, (np.ones(2, one) * np.ones(2, one)).dtype)
# case: bools
import numpy as np
a = np.array([True, True, False])
b = np.array([True, False, False])
print(a + b, a * b, a & b, a | b, a ^ b, ~a, a / b.sum(), a * 3, a.sum(), a.mean(), a + 1, 1 - a, a < b, a == b, a // np.array([1, 1, 1]))
# case: division by zero
import numpy as np
print(np.array([1.0, -1.0, 0.0]) / 0, np.array([1, -1, 0]) / 0, np.array([1, -1]) // 0, np.array([5, 6]) % 0, np.float64(1) / 0, np.float32(-1) / np.float32(0), np.array([1.0]) // 0, np.array([1.0]) % 0)
# case: broadcasting
import numpy as np
a = np.arange(3)
b = np.arange(2)[:, None]
print(a + b, a * b, (a + np.zeros((4, 1, 3))).shape, np.ones((2, 3)) * a, np.ones((2, 1)) + np.ones(3), np.arange(2)[:, None] == np.arange(3))
print(np.array([1, 2]) + [10, 20], [10, 20] + np.array([1, 2]), (1, 2) * np.array([3, 4]), np.ones((0, 3)) + 1, np.int64(2) * [1, 2])
for x in (np.float64(2), np.float32(1)):
    for run in (lambda: x * [1, 2], lambda: (1, 2) * x):
        try:
            print(run())
        except TypeError as error:
            print(error)
# case: comparisons
import numpy as np
a = np.array([1, 2, 3])
print(a > 2, a >= 2, a < 2, a <= 2, a == 2, a != 2, 2 < a, a == np.array([1, 5, 3]), (a > 1) & (a < 3), (a == a).all())
print(np.float64(1.5) > 1, np.int32(2) == 2, 2 == np.int32(2), np.float32(0.5) == 0.5, np.array([np.nan]) == np.nan, np.array([0.1], dtype=np.float32) == 0.1)
print(a == None, np.int64(3) == None, np.float64(1) == 'x', np.float64(1) != 'x', type(a[0] > 1), a[0] > 1)
# case: in place
import numpy as np
a = np.arange(4)
b = a
a += 1
a *= 2
a -= np.array([1, 1, 1, 1])
a //= 2
print(a, b, a is b)
c = np.ones(3, dtype=np.float32)
d = c[1:]
c += 0.1
c *= np.array([1.0, 2.0, 3.0])
c /= 3
c **= 2
print(c, d, c.dtype)
e = np.arange(5)
e[1:] += e[:-1]
e[::2] *= 10
print(e)
e &= 6
e <<= 1
x = np.float64(1.5)
y = x
x += 1
print(e, x, y, type(x))
m = np.zeros((2, 3))
m += [1, 2, 3]
m[0] -= 1
m[:, 1] /= 4
print(m)
# case: scalars
import numpy as np
print(type(np.float64(1) + 1), type(np.int64(1) + 1), type(np.int64(1) + 1.5), type(np.int64(2) ** 2), type(1 + np.float64(1)), type(np.bool_(True) & np.bool_(False)))
print(np.int64(7) // 2, np.int64(7) / 2, np.int64(-7) % 3, np.float64(2) ** 10, np.int64(2) ** 10, -np.float32(1.5), abs(np.int32(-3)), abs(np.float32(-0.5)), ~np.int32(5))
print(np.float32(1) / np.float32(3), np.float32(0.1) + np.float32(0.2), np.float32(0.1) * np.float32(3), type(np.float32(1) * np.float32(2)), np.float32(0.5) * 2, np.float32(0.25) + 1.5)
print(round(np.float64(2.5)), round(np.float64(2.567), 2), round(np.float32(2.567), 1), int(np.float64(2.9)), float(np.float32(0.1)), bool(np.int32(0)), int(np.int64(5)))
print(np.float32(0.1) == np.float32(0.1), np.float32(3.7).astype(np.int32), np.float64(3.7).item(), type(np.float32(1).item()), np.int32(3).dtype, np.float32(2).shape)
print({np.int32(1): 'a'}[1], {1.5: 'b'}[np.float64(1.5)], isinstance(np.float64(1), float), isinstance(np.int64(1), int), isinstance(np.float32(1), float), isinstance(np.int32(1), np.integer), isinstance(np.float32(1), np.floating))
print(np.int32(5) + np.int32(6), np.uint8(100) + 100, np.int32(7) * 3, max(np.float32(1), np.float32(2)), sum([np.float64(0.1)] * 3), np.float64(0.1) + np.float64(0.2), np.float32(7) // 2, np.float32(-7) % 2)
print(np.float32(np.arange(3)), np.int64(3.9), np.uint8(7), np.bool_(3), np.float64(), np.int32(), np.float32(np.float64(0.1)), np.float64(np.float32(0.1)))
# case: powers
import numpy as np
a = np.array([1.5, 2.0, 0.1])
print((a**2).tolist(), (a**0.5).tolist(), (a**-1).tolist(), (a**1).tolist(), (a**0).tolist(), (a[:2] ** 3), np.array([2, 3]) ** np.array([3, 2]), 2 ** np.arange(8), np.array([3], dtype=np.int32) ** 2, (a.astype(np.float32) ** 2).tolist())
np.array([2, 3]) ** -1
# case: matrix products
import numpy as np
a = np.array([[1, 2], [3, 4]])
b = np.array([[5, 6], [7, 8]])
print(a @ b, a @ np.array([1, 2]), np.array([1, 2]) @ a, np.array([1, 2]) @ np.array([3, 4]), np.dot(a, b), a.dot(b[0]), (a @ b).dtype, a.T @ b)
print(np.array([[0.5, 0.25], [1.0, 2.0]]) @ np.array([4.0, 8.0]), np.array([1.0, 2.0]) @ np.array([0.5, 4.0]), np.eye(2, dtype=np.float32) @ np.ones((2, 3), dtype=np.float32))
# case: shapes that do not fit
import numpy as np
for a, b in ((np.zeros(2), np.zeros(3)), (np.zeros((2, 3)), np.zeros((3, 2))), (np.zeros((2, 2)), np.zeros((3,)))):
    for run in (lambda: a + b, lambda: a < b, lambda: a @ b, lambda: np.dot(a, b), lambda: np.minimum(a, b)):
        try:
            print(run())
        except ValueError as error:
            print(error)
# case: real numbers into integers in place
import numpy as np
a = np.arange(3)
a += 1.5
# case: division in place
import numpy as np
a = np.arange(3)
try:
    a /= 2
except TypeError as error:
    print(type(error).__name__, error)
u = np.zeros(2, dtype=np.uint8)
try:
    u += np.array([1, 2])
except TypeError as error:
    print(error)
a = np.zeros(2)
a += np.zeros((3, 2))
# case: difference of bools
import numpy as np
np.array([True]) - np.array([False])
# case: bits of real numbers
import numpy as np
np.array([1.0]) & 1
# case: negative of bools
import numpy as np
-np.array([True])
