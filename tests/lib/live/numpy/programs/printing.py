# case: real numbers
import numpy as np
for values in ([0.1, 0.2], [1, 2.5, 3], [1e-5, 1], [1e8, 1], [1e7, 1], [0.0001, 1], [0.00009, 1], [1000.5, 1], [1001.0, 1], [1, 1000], [0.001, 1], [0.0011, 1.1], [1e16, 1e-16], [0, 0], [-0.0, 0.5], [-1.5, 10], [1/3, 2/3], [1/3, 200], [123456.789, 0.5], [1e100, 1], [5e-324, 1e-300], [1e-100, 1e100], [100000000.0], [99999999.9], [1.123456789, 2], [0.123456785, 1], [1/512, 3/512, 0.5], [1/1024], [1e5, 1e-1], [12345678.9, 12345.6]):
    for dtype in (np.float64, np.float32):
        if dtype == np.float32 and (max(values) > 1e38 or max(values) < 1e-30):
            continue
        a = np.array(values, dtype=dtype)
        print(a, repr(a))
# case: infinite and not a number
import numpy as np
for values in ([np.nan, 1], [np.inf, 1], [-np.inf, 1], [np.nan], [np.inf, np.nan], [-np.inf, np.nan, 100.25], [np.nan, 1e10], [np.inf, 1e-10, 1], [-np.inf], [np.nan, -1.5]):
    print(np.array(values), repr(np.array(values, dtype=np.float32)))
# case: integers and bools
import numpy as np
print(np.array([1, -1, 100]), np.array([[1, 20], [-300, 4]]), np.array([0], dtype=np.uint8), repr(np.array([1, -5], dtype=np.int8)))
print(np.array([[True, False], [False, False]]), repr(np.array([True, True])), np.array(True), repr(np.array(False)))
print(np.array([2**62, -1]), repr(np.array([2**63], dtype=np.uint64)))
# case: axes
import numpy as np
print(np.arange(24).reshape(2, 3, 4))
print(repr(np.arange(24).reshape(2, 3, 4)))
print(np.arange(16).reshape(2, 2, 2, 2))
print(repr(np.arange(8.0).reshape(2, 2, 2) / 4))
print(np.zeros((1, 1, 1)), np.zeros((2, 0)), repr(np.zeros((2, 0))), repr(np.zeros((0, 3), dtype=np.float32)), np.zeros((1, 3)), repr(np.ones((3, 1))))
# case: lines are broken at 75 characters
import numpy as np
print(np.arange(100))
print(repr(np.arange(100)))
print(np.linspace(0, 1, 30))
print(repr(np.linspace(0, 1, 30)))
print(repr(np.arange(30, dtype=np.int32) * 1000))
print(repr(np.arange(60).reshape(2, 30) * 1111))
print(np.arange(60).reshape(2, 30) * 1111)
print(np.arange(200) % 3 == 0)
print(repr(np.arange(40) % 3 == 0))
print(repr(np.array([1.5] * 13, dtype=np.float32)), repr(np.array([1.5] * 12, dtype=np.float32)), repr(np.array([100] * 11, dtype=np.uint8)), repr(np.array([100] * 12, dtype=np.uint8)))
for n in range(8, 26):
    print(repr(np.arange(n, dtype=np.int32)), repr(np.arange(n) + 10), np.arange(n) * 100)
# case: large arrays are shortened
import numpy as np
print(np.arange(1000)[-3:], np.arange(1001), repr(np.arange(1001)))
print(np.arange(10000).reshape(100, 100))
print(repr(np.arange(10000.0).reshape(100, 100)))
print(np.zeros((5, 300)), np.zeros((300, 5)), repr(np.zeros((20, 20, 20))), np.zeros((7, 7, 7, 7), dtype=bool))
print(np.arange(2000) / 7, repr(np.arange(2000, dtype=np.float32) / 7))
x = np.zeros(2000)
x[1000] = 1e10
print(x, np.ones((1001, 1)), np.ones((1, 1001)), np.ones((6, 200)))
# case: text of scalars
import numpy as np
for x in (0.1, 1/3, 1e16, 1e15, 123456789.0, 1e-4, 1e-5, 0.00012345, 1e100, 16777216.0, 3.4e38, 1e-40, 100.0, -0.0, 2.0**-20, 7.5e10):
    print(np.float64(x), repr(np.float64(x)), np.float32(x) if x < 1e39 else '', repr(np.float32(x)) if x < 1e39 else '')
print(np.float32('nan') if False else np.float32(np.nan), np.float64(-np.inf), np.int32(-5), np.uint8(255), np.bool_(True), repr(np.int64(7)))
print([np.float32(0.1), np.int32(3), np.bool_(False), np.float64(2)], (np.float32(1.5),), {1: np.float32(0.25)})
print(f'{np.float32(0.1)} {np.float32(0.1):.3f} {np.float64(2.5):8.2f} {np.int32(5):04d} {np.float32(0.1)!r} {np.int64(255):x} {np.float32(0.1):.10f}')
print('%.3f %s' % (np.float32(0.1), np.float32(0.2)), '{:.2f}'.format(np.float64(1.005)), str(np.float32(1e10)))
print(f'{np.arange(3)} {np.array(2.5):.2f} {np.array([0.1], dtype=np.float32)!r}', str(np.arange(2)), 'x: ' + str(np.zeros(2)))
# case: powers of two as float32
import numpy as np
for k in range(-140, 128, 4):
    print(np.float32(2.0**k), np.array([2.0**k], dtype=np.float32), np.float32(2.0**k * 1.1))
# case: arrays in lists
import numpy as np
print([np.arange(3), np.zeros(2)], (np.arange(2),), {'a': np.ones((2, 2))})
# case: format of an array
import numpy as np
print(f'{np.zeros(2):.2f}')
# case: large float32 in arrays have all digits
import numpy as np
print(np.array([68402850.8], dtype=np.float32), np.float32(68402850.8), np.array([-16777216, 3], dtype=np.float32), np.array([99999992], dtype=np.float32), np.float32(1e9), np.float32(33554436))
