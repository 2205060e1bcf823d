# case: zeros, ones, full
import numpy as np
print(np.zeros(3), np.zeros((2, 2), dtype=int), np.ones((2, 3), dtype=np.float32), np.full((2, 2), 7), np.full(3, 0.5), np.full(2, 1, dtype=np.float32), np.zeros([2, 1]), np.zeros(0), np.zeros(()))
a = np.array([[1, 2], [3, 4]], dtype=np.int16)
print(np.zeros_like(a), np.ones_like(a, dtype=float), np.full_like(a, 3), np.empty((2, 3)).shape, np.empty_like(a).dtype, np.full((2, 2), [1, 2]), np.full(2, True), np.eye(3), np.identity(2))
# case: arange
import numpy as np
print(np.arange(5), np.arange(2, 10, 3), np.arange(10, 0, -3), np.arange(5.0), np.arange(0, 1, 0.1), np.arange(0, 1, 0.3), np.arange(5, dtype=np.float32), np.arange(3).dtype, np.arange(0), np.arange(5, 2))
print(np.arange(0.5, 3), np.arange(1, 2, 0.1).tolist(), np.arange(4, dtype=np.int32).dtype, np.arange(0, 1, 0.1, dtype=np.float32).tolist(), np.arange(np.int32(3)).dtype, np.arange(10, step=2) if False else np.arange(0, 10, step=2), np.arange(-1, 1, 0.25))
# case: linspace
import numpy as np
print(np.linspace(0, 1, 5), np.linspace(0, 1, 3).tolist(), np.linspace(0.1, 0.9, 20).tolist(), np.linspace(0, 2 * np.pi, 7), np.linspace(1, 1, 3), np.linspace(0, 1, 1), np.linspace(5, 0, 6), np.linspace(0, 1, 4, endpoint=False), np.linspace(0, 10, 5, dtype=int), np.linspace(0, 1, 0), len(np.linspace(0, 1)))
# case: sums by axes
import numpy as np
a = np.arange(24).reshape(2, 3, 4)
print(a.sum(), a.sum(axis=0), a.sum(axis=1), a.sum(axis=-1), a.sum(axis=(0, 2)), a.sum(axis=1, keepdims=True).shape, a.prod(axis=0)[0], a.min(), a.max(axis=2), a.mean(), a.mean(axis=0), a.std(), a.var(axis=1), np.sum(a, axis=0).shape, np.mean(a), np.max(a, axis=0), np.min(a, 0)[0])
print(np.array([1, 2], dtype=np.int8).sum().dtype, np.array([1, 2], dtype=np.uint8).sum().dtype, np.array([1, 2], dtype=np.float32).sum().dtype, np.array([1, 2], dtype=np.float32).mean().dtype, np.array([1, 2], dtype=np.int32).mean().dtype, np.array([True, True]).sum(), np.ones(3, dtype=np.float32).sum(dtype=np.float64).dtype, np.array([200, 100], dtype=np.uint8).sum(), np.sum([1, 2, 3]), np.sum([[1.5], [2]]))
print(a.argmax(), a.argmin(axis=1), a.argmax(2), (a > 3).any(), (a > 3).all(axis=0), np.any(a > 22), np.all(a >= 0), np.argmax([1, 5, 2]), a.cumsum()[:5], np.cumsum([0.5, 0.25]), np.zeros((0, 3)).sum(), np.zeros((0, 3)).sum(axis=0), np.max(np.array([1, np.nan])), np.argmax(np.array([1, np.nan, 3])), np.array([]).sum(), np.std([1, 2, 4]), np.var([1.0, 2.0, 4.0], ddof=1))
# case: rounding of sums
import numpy as np
for n in (5, 8, 9, 100, 128, 129, 1000, 5000):
    a = (np.arange(n) * 37 % 101) / 7
    b = a.astype(np.float32)
    print(n, a.sum(), b.sum(), a.mean(), b.mean(), a[::2].sum(), a[::-1].sum(), b[::3].sum(), a.std(), b.var(), a.prod() if n < 20 else '', a.cumsum()[-1], b.cumsum()[-1])
m = ((np.arange(30000) * 7919) % 1009 / 13).reshape(100, 300)
f = m.astype(np.float32)
print(m.sum(), f.sum(), m.T.sum(), f.T.sum(), m[:, ::2].sum(), f[::2].sum(), f[:, :250].sum(), m[:50, 10:].sum(), f[::-1].sum())
print(m.sum(axis=0)[:3].tolist(), f.sum(axis=0)[:3].tolist(), m.sum(axis=1)[:3].tolist(), f.sum(axis=1)[:3].tolist(), f.T.sum(axis=0)[:3].tolist(), f.T.sum(axis=1)[:3].tolist(), f.mean(axis=0)[:3].tolist(), f.mean(axis=1)[:3].tolist(), f.std(axis=0)[:3].tolist(), m.std(axis=1)[:3].tolist(), f.mean(), f.std(), m.var())
t = m.reshape(20, 50, 30)
g = f.reshape(20, 50, 30)
print(t.sum(), t.transpose(2, 0, 1).sum(), g.transpose(1, 0, 2).sum(), t.sum(axis=(0, 1))[:3].tolist(), g.sum(axis=(0, 2))[:3].tolist(), g.sum(axis=1)[0, :3].tolist(), t[:, ::2].sum(), g[:, :, ::2].sum(), g[..., 0].sum(), t[:, 0].sum(axis=1)[:2].tolist(), g.transpose(2, 0, 1).sum(axis=0)[0, :2].tolist(), g.transpose(2, 1, 0).sum(axis=(0, 1))[:3].tolist())
print(np.array([-0.0]).sum(), np.array([-0.0, -0.0]).sum(), np.array([[-0.0, 1.0]]).sum(axis=0), np.array([-0.0]).mean(), np.array([1e308, 1e308]).sum(), np.array([3e38, 3e38], dtype=np.float32).sum(), np.array([16777216, 1, 1], dtype=np.float32).sum())
# case: joining
import numpy as np
a = np.array([[1, 2], [3, 4]])
b = np.array([[5, 6]])
print(np.concatenate([a, b]), np.concatenate((a, b.T), axis=1), np.stack([a, a]), np.stack([a[0], b[0]], axis=1), np.stack([a, a], axis=-1).shape, np.vstack([a, b]), np.hstack([a, b.T]), np.vstack([[1, 2], [3, 4]]), np.hstack([[1], [2, 3]]), np.concatenate([[1], [2.5]]), np.stack([np.zeros(2), np.ones(2)]), np.concatenate([np.zeros(1, dtype=np.float32), np.zeros(1)]).dtype, np.stack([1, 2]))
# case: repeat and tile
import numpy as np
a = np.array([[1, 2], [3, 4]])
print(np.repeat(a, 2), np.repeat(a, 2, axis=0), np.repeat(a, [1, 2], axis=1), a.repeat(3, 1), np.tile([1, 2], 2), np.tile(a, (2, 1)), np.tile(a, 2), np.tile(np.arange(3), (2, 2)), np.tile(a, (1, 2, 1)).shape, np.repeat(5, 3), np.repeat([1, 2], [0, 3]), np.tile([1], 0))
# case: sort and argsort
import numpy as np
a = np.array([3, 1, 2])
print(np.sort(a), np.argsort(a), a, np.sort([2.5, np.nan, -1.0]), np.sort([[3, 1], [2, 0]]), np.sort([[3, 1], [2, 0]], axis=0), np.argsort([[3, 1], [0, 2]]), np.sort([[3, 1], [2, 0]], axis=None), np.argsort([2, 1, 2, 1]), np.argsort([5, 5, 5, 1] * 6, kind='stable'))
a.sort()
print(a, a.argsort(), np.sort(np.array([3, 1], dtype=np.float32)).dtype, np.argsort(np.array([0.3, 0.1])).dtype, np.sort([True, False]))
# case: where and nonzero
import numpy as np
a = np.arange(6).reshape(2, 3)
print(np.where(a > 2, a, -a), np.where(a > 2, 1.5, 0), np.where([True, False], [1, 2], [3, 4]), np.where(a % 2 == 0), np.nonzero([0, 3, 0, 4]), np.where(a > 2, a, 0.5).dtype, np.where(True, 1, 2), np.where(a[:, :1] > 0, a, 9), np.where(np.array([1, 0]), np.float32(1), np.float32(0)).dtype)
# case: clip, minimum, maximum, round
import numpy as np
a = np.array([-2.5, -0.5, 0.5, 1.5, 2.675])
print(np.clip(a, -1, 1), a.clip(0, None), np.clip(np.arange(5), 1, 3), np.minimum(a, 0), np.maximum(a, [0, 0, 1, 1, 9]), np.round(a), np.round(a, 2), a.round(1), np.round(np.array([0.15, 0.25, 0.35], dtype=np.float32), 1), np.minimum([1, np.nan], [2, 1]), np.clip(a.astype(np.float32), 0, 1).dtype, np.round(-0.4), np.round(5), np.clip(7, 0, 5))
print(np.abs(a), np.abs(np.array([-3, 3])), np.absolute(-2), np.sign(a), np.sign([-2, 0, 5]), np.floor(a), np.ceil(a), np.sqrt([4, 9.0]), np.sqrt(2), np.sqrt(np.float32(2)), np.sqrt(np.array([2, 3], dtype=np.float32)).tolist(), np.isnan([1, np.nan]), np.isfinite([1, np.inf, np.nan]), np.isinf(-np.inf), np.hypot(3, 4), np.hypot([3.0, 5.0], [4.0, 12.0]), np.sqrt(np.array([4], dtype=np.int32)).dtype)
# case: allclose and array_equal
import numpy as np
print(np.allclose([1, 2], [1, 2.00001]), np.allclose([1, 2], [1, 2.1]), np.allclose(1e-9, 0), np.allclose([1, np.nan], [1, np.nan]), np.allclose(np.ones(3), 1, atol=0), np.allclose([np.inf], [np.inf]), np.allclose(1, 1.001, rtol=1e-2), np.array_equal([1, 2], [1, 2]), np.array_equal([1, 2], [1, 3]), np.array_equal([1], [1, 2]), np.array_equal([1.0, 2], np.array([1, 2])), np.allclose([], []), type(np.allclose(1, 1)))
# case: meshgrid and mgrid
import numpy as np
x, y = np.meshgrid(np.arange(3), np.array([10, 20]))
print(x, y, np.meshgrid([1, 2], [3, 4, 5], indexing='ij'), x.strides)
i, j = np.mgrid[0:2, 0:3]
print(i, j, np.mgrid[0:6:2], np.mgrid[0:2, 0:3].shape, np.mgrid[1:3, 2:4] / 2)
# case: functions of real numbers
import numpy as np
print(np.sin(0), np.cos(0.0), np.sin([0.0, 0.5, 1.0]), np.exp(0), np.log(1), np.cos(np.array([0, 1])), np.sin(np.arange(4) / 3), np.tan(np.array([0.5])), np.exp(np.array([1.0, 2.0])), np.log(np.array([2.0, 10.0])), np.pi, np.e, np.inf, -np.inf, np.nan)
# case: astype
import numpy as np
a = np.array([1.7, -1.7, 300.0])
print(a.astype(int), a.astype(np.int32), a.astype(np.float32), a.astype(bool), np.array([300, -1]).astype(np.uint8), np.array([2**31]).astype(np.int32), np.array([1, 0]).astype(bool), np.array([True, False]).astype(float), np.array([2**24 + 1, 2**53 + 1]).astype(np.float32).tolist(), np.array([0.1, 0.2]).astype(np.float32).astype(float).tolist(), np.array([-1], dtype=np.int8).astype(np.uint64), np.array([2**63 + 5], dtype=np.uint64).astype(np.int64), np.arange(3).astype('float32').dtype, a.astype(float) is a, a.astype(float, copy=False) is a)
# case: errors of functions
import numpy as np
for run in (lambda: np.zeros(-1), lambda: np.zeros(1.5), lambda: np.stack([np.zeros(2), np.zeros(3)]), lambda: np.concatenate([np.zeros((2, 2)), np.zeros((2, 3))]), lambda: np.concatenate([np.zeros(2), np.zeros((2, 2))]), lambda: np.arange(3).sum(axis=1), lambda: np.array([]).max(), lambda: np.array([]).argmax(), lambda: np.arange(6).reshape(4, -1), lambda: np.arange(6).reshape(-1, -1), lambda: np.zeros((2, 2)).transpose(0), lambda: np.zeros((2, 2)).squeeze(0), lambda: np.zeros(2).item(), lambda: np.zeros(2).item(5), lambda: np.stack([]), lambda: np.repeat([1, 2], [1, 2, 3]), lambda: np.linspace(0, 1, -1), lambda: np.arange(0, 1, 0), lambda: np.zeros((2, 2)).swapaxes(0, 3), lambda: np.repeat([1], -1), lambda: np.zeros(2).transpose(0, 0)):
    try:
        print(run())
    except (ValueError, TypeError, IndexError, ZeroDivisionError) as error:
        print(type(error).__name__, error)
# case: axis that is not there
import numpy as np
np.zeros((2, 3)).max(axis=2)
# case: lengths of vectors
import numpy as np
a = np.array([[3.0, 4.0], [1.0, 2.0], [0.1, 0.7]])
print(np.linalg.norm(a, axis=1), np.linalg.norm(a, axis=1, keepdims=True), np.linalg.norm(a, axis=0).tolist(), np.linalg.norm(a.astype(np.float32), axis=1).tolist(), np.linalg.norm([3, 4]), np.linalg.norm(np.arange(4), axis=0), np.linalg.norm(a[:2]), np.linalg.norm(np.array([3, 4], dtype=np.float32)))
# case: integers are rounded to themselves
import numpy as np
a = np.arange(4)[::-1]
b = np.round(a)
b[0] = 9
print(a, np.round(np.int32(7)), round(np.int32(7)), round(np.float64(-0.5)), round(np.float32(1234.5678), 2))
