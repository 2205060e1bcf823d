# case: arrays of lists
import numpy as np
print(np.array([1, 2, 3]), np.array([1.5, 2]), np.array([True, False]), np.array([[1, 2], [3, 4]]))
print(repr(np.array([1, 2, 3])), repr(np.array([1, 2], dtype=np.float32)), repr(np.array([[True], [False]])))
print(np.array((1, 2)), np.array(5), repr(np.array(5)), repr(np.array(2.5, dtype=np.float32)), np.array(range(4)))
print(np.array([]), repr(np.array([])), repr(np.array([[], []])), repr(np.array([], dtype=np.int32)))
print(np.array([1, 2.5, True]).dtype, np.array([1, True]).dtype, np.array([2**63]).dtype, np.array([1, 2**40]).dtype)
print(np.array([np.array([1, 2]), np.array([3.5, 4])]), np.array([np.float32(1), np.int32(2)]).dtype)
# case: attributes
import numpy as np
a = np.zeros((2, 3, 4), dtype=np.int16)
print(a.shape, a.ndim, a.size, a.itemsize, a.nbytes, a.strides, a.dtype, repr(a.dtype), len(a))
print(a.T.shape, a.T.strides, a[:, ::2].strides, a.dtype.name, a.dtype.itemsize, a.dtype.kind)
print(type(a), type(a[0, 0, 0]), type(a.shape), isinstance(a, np.ndarray))
print(a.dtype == np.int16, a.dtype == 'int16', a.dtype == np.int32, a.dtype != float, np.dtype('float32') == np.float32)
# case: slices are views
import numpy as np
a = np.arange(12)
b = a[2:8]
b[0] = 100
c = b[::2]
c[1] = 200
print(a, b, c)
m = a.reshape(3, 4)
m[1, 1] = -1
m[:, 3] = 7
m.T[0] = [50, 51, 52]
print(a)
print(m)
r = m[::-1, ::-1]
r[0, 0] = 99
print(m, r)
row = m[1]
row += 1
print(m)
flat = m.ravel()
flat[0] = -5
print(m[0, 0], m.flatten()[0])
t = m.T.ravel()
t[0] = 1000
print(m[0, 0], t)
print(b.base is a, m.base is a, a.base is None, m.copy().base is None)
# case: copies do not share
import numpy as np
a = np.arange(4)
for b in (a.copy(), np.array(a), a[[0, 1]], a[a > 1], a + 0, a.astype(np.int64), a.flatten()):
    b[0] = 77
print(a)
b = np.asarray(a)
b[0] = 5
print(a, np.asarray(a) is a, np.ascontiguousarray(a) is a)
c = np.ascontiguousarray(a[::2])
c[0] = 9
print(a, c, c.strides)
# case: basic indices
import numpy as np
a = np.arange(24).reshape(2, 3, 4)
print(a[1, 2, 3], a[-1, -1, -1], a[0], a[0, 1], a[:, 1], a[..., 0], a[1, ..., 2])
print(a[:, None, 0].shape, a[np.newaxis].shape, a[..., None].shape, a[0:0].shape, a[:, 5:].shape)
print(a[::-1, ::2, 1:3], a[()].shape, a[...].shape)
print(a[np.int32(1), 0, 0], a[0][1][2], a[(1, 0, 2)])
i = 1
a[i, :, 0] = 0
a[0, 0] = [9, 8, 7, 6]
a[..., -1] = [[1], [2]]
print(a)
a[1] = 5
a[0, :2, :2] = np.array([[1], [2]])
print(a)
# case: arrays of indices
import numpy as np
a = np.arange(20).reshape(4, 5) * 10
print(a[[0, 2]], a[[0, 2], [1, 3]], a[:, [4, 0]], a[[1], :], a[[-1, 0], 2])
print(a[np.array([[0, 1], [2, 3]]), 0], a[np.array([0, 1])[:, None], [1, 2, 3]].shape)
b = np.arange(24).reshape(2, 3, 4)
print(b[:, [0, 2]].shape, b[[0, 1], :, [1, 2]].shape, b[0, :, [1, 2]].shape, b[:, 0, [1, 2]].shape, b[[0], :, 1].shape)
print(b[[0, 1], :, [1, 2]], b[0, :, [1, 2]])
a[[0, 1], [0, 1]] = -1
a[[2, 3]] = [[1], [2]]
print(a)
a[:, [0, 0]] = 5
x = np.zeros(4)
x[[1, 1, 2]] += 1
print(a[:, 0], x, x[[]])
# case: arrays of bools
import numpy as np
a = np.arange(6).reshape(2, 3)
print(a[a > 2], a[a % 2 == 0], a[np.array([True, False])], a[:, np.array([True, False, True])], a[a > 100])
a[a > 3] = 0
print(a)
a[a == 0] = [7, 8, 9]
print(a, a[[True, False]])
a[~(a > 5) & (a != 2)] += 10
print(a)
# case: assignment converts
import numpy as np
a = np.zeros(4, dtype=np.int32)
a[0] = 1.9
a[1] = -1.9
a[2] = True
a[3] = np.float32(2.7)
print(a)
a[:] = np.array([1.5, -2.5, 3.99, 4.0])
print(a)
b = np.zeros(3, dtype=bool)
b[0] = 5
b[1] = 0.0
b[2] = 0.1
print(b)
c = np.zeros(2, dtype=np.float32)
c[0] = 0.1
c[1] = 1 / 3
print(c[0], c[1], c)
c[:] = 7
d = np.empty((2, 2))
d.fill(2.5)
print(c, d)
# case: iteration
import numpy as np
for row in np.arange(4).reshape(2, 2):
    print(row, row.shape)
    for one in row:
        print(one, type(one))
print([x * 2 for x in np.array([1, 2])], list(np.array([1.5, 2.5])), tuple(np.arange(2)))
a, b = np.array([1, 2])
print(a, b, 3 in np.array([1, 2, 3]), 5 in np.array([1, 2, 3]), max(np.array([1, 5, 3])), sum(np.array([1, 2, 3])))
for i, x in enumerate(np.array([3, 4])):
    print(i, x)
print(sorted(np.array([3, 1, 2])), len(np.zeros((5, 2))), np.array([1, 2]).tolist() + [3])
# case: tolist and item
import numpy as np
print(np.arange(6).reshape(2, 3).tolist(), np.array([0.1, 0.5], dtype=np.float32).tolist(), np.array([True]).tolist())
print(np.array(3).tolist(), np.array([[5]]).item(), np.arange(6).reshape(2, 3).item(4), np.arange(6).reshape(2, 3).item(1, 2))
print(float(np.array([2.5])), int(np.array([7])), bool(np.array([0])), np.zeros((0, 2)).tolist())
print([1, 2, 3][np.int32(1)], 'abc'[np.int64(2)], list(range(np.int32(3))), [0] * np.int64(3))
# case: reshape and transpose
import numpy as np
a = np.arange(12)
print(a.reshape(3, 4), a.reshape((2, -1)), a.reshape(-1, 6).shape, a.reshape(2, 2, 3)[1])
m = a.reshape(3, 4)
print(m.T, m.transpose(), m.transpose(1, 0).shape, m.T.reshape(2, 6), m.T.reshape(12))
b = a.reshape(2, 3, 2)
print(b.transpose(2, 0, 1), b.transpose((1, 0, 2)).shape, b.swapaxes(0, 1).shape, b.swapaxes(0, 2)[1])
print(np.zeros((1, 3, 1)).squeeze().shape, np.zeros((1, 3, 1)).squeeze(0).shape, m[:, :2].reshape(6), m[::2].reshape(2, 2, 2))
print(np.reshape(a, (4, 3))[0], np.transpose(m).shape, np.squeeze(np.ones((1, 2))).shape, np.ravel(m)[:3])
v = m[:, 1:3].reshape(3, 2, 1)
v[0] = -1
print(m)
# case: order of memory of results
import numpy as np
a = np.arange(6.0).reshape(2, 3)
print((a.T + 1).strides, (a.T + a.T).strides, a.T.copy().strides, np.array(a.T).strides, a.T.astype(np.float32).strides)
print((a.T * np.ones((3, 2))).strides, np.zeros_like(a.T).strides, np.sqrt(a.T).strides, (-a.T).strides, (a.T > 1).strides)
b = np.arange(24.0).reshape(2, 3, 4).transpose(1, 2, 0)
print((b + 1).strides, b.sum(axis=0).strides, b.sum(axis=2).strides, (b[:, ::2] * 2).strides, b.copy().strides, np.copy(b).strides)
print((b + np.zeros((3, 4, 2))).strides, (a[:, None] + a).strides, np.ascontiguousarray(b).strides, (a[::-1] + 1).strides)
# case: errors of indices
import numpy as np
a = np.arange(6).reshape(2, 3)
for index in (2, -3, (0, 3), (0, 0, 0), 1.5, 'x', [2], ([0], [3]), (slice(None), [5]), np.array([1.0]), ([0, 1], [0, 1, 2]), np.array([True, False, True])):
    try:
        print(a[index])
    except IndexError as error:
        print(index, error)
# case: errors of assignment
import numpy as np
a = np.zeros((2, 3))
for index, value in ((0, [1, 2]), (slice(None), [[1], [2], [3]]), ((0, 0), [1, 2]), ((slice(None), 0), [1, 2, 3]), ([0, 1], [1, 2])):
    try:
        a[index] = value
        print('fine')
    except ValueError as error:
        print(error)
# case: ragged lists
import numpy as np
np.array([[1, 2], [3]])
# case: truth of an array
import numpy as np
print(bool(np.array([1])), bool(np.array([0.0])), bool(np.float32(0)))
if np.array([1, 2]) > 0:
    print('never')
# case: truth says which line
import numpy as np

a = np.zeros(3)

assert a == 0
# case: too many indices
import numpy as np
x = np.zeros(3)
print(x[0, 0])
# case: reshape to another size
import numpy as np
np.arange(6).reshape(4, 2)
# case: unhashable
import numpy as np
{np.zeros(2): 1}
# case: length without axes
import numpy as np
len(np.array(5))
# case: conversion of several items
import numpy as np
float(np.zeros(2))
# case: not a number as an integer
import numpy as np
a = np.zeros(2, dtype=int)
a[0] = float('nan')
# case: index of a scalar
import numpy as np
np.arange(3)[1][0]
