"""What the page "Interacting with External Arrays" says, tried by programs; content/README.md has the form."""

import numpy as np
import taichi as ti

ti.init(arch=ti.cpu)


# %% `from_numpy` copies the numbers, so the field does not notice what happens to `photo` later.
photo = np.ones(2, dtype=np.float32)
x = ti.field(ti.f32, shape=2)
x.from_numpy(photo)
photo[0] = 5.0
assert x[0] == 1.0


# %% Array and field need the same shape, but not the same type.
x = ti.field(ti.i32, shape=2)
x.from_numpy(np.array([1.75, -1.75]))
assert x[0] == 1 and x[1] == -1


# %% The array may be a slice or a transpose
x = ti.field(ti.i32, shape=(3, 2))
x.from_numpy(np.arange(6, dtype=np.int32).reshape(2, 3).T)
assert x.to_numpy().tolist() == [[0, 3], [1, 4], [2, 5]]
y = ti.field(ti.i32, shape=3)
y.from_numpy(np.arange(6, dtype=np.int32)[::2])
assert y.to_numpy().tolist() == [0, 2, 4]


# %% `ti.Matrix.field(3, 2, ti.f32, shape=(8, 5))` | `(8, 5)` | `(8, 5, 3, 2)`
x = ti.Matrix.field(3, 2, ti.f32, shape=(8, 5))
assert x.shape == (8, 5)
assert x.to_numpy().shape == (8, 5, 3, 2)


# %% A scalar field compares every extent and raises `ValueError` on a mismatch, such as `ti.field shape (3, 4) does not match the numpy
# array shape (4, 3)`.
# raises: ValueError: ti.field shape (3, 4) does not match the numpy array shape (4, 3)
x = ti.field(ti.f32, shape=(3, 4))
x.from_numpy(np.zeros((4, 3), dtype=np.float32))


# %% Vector and matrix fields compare only the number of dimensions.
x = ti.Vector.field(2, ti.f32, shape=2)
x.from_numpy(np.ones((4, 2), dtype=np.float32))
assert x[1][1] == 1.0


# %% fail with a message such as `Unknown type complex64`.
@ti.kernel
def take(a: ti.types.ndarray()):
    for i in a:
        a[i] = a[i]


message = ""
try:
    take(np.zeros(2, dtype=np.complex64))
except Exception as error:
    message = str(error)
assert "complex64" in message


# %% Neither `out[i, j][k]` nor `out[i][j][k]` works here: `Array with dim 3 accessed with indices of dim 2`.
# versions: v1.6.0
# raises: TaichiTypeError: Array with dim 3 accessed with indices of dim 2
@ti.kernel
def write(out: ti.types.ndarray()):
    out[0, 0][1] = 1.0


write(np.zeros((2, 2, 3), dtype=np.float32))


# %% Neither `out[i, j][k]` nor `out[i][j][k]` works here: `Array with dim 3 accessed with indices of dim 2`.
# versions: master
# raises: TaichiIndexError: Array with dim 3 accessed with indices of dim 2
@ti.kernel
def write(out: ti.types.ndarray()):
    out[0, 0][1] = 1.0


write(np.zeros((2, 2, 3), dtype=np.float32))


# %% copied to row-major order, and back after the kernel
@ti.kernel
def number(a: ti.types.ndarray()):
    for i, j in a:
        a[i, j] = 10 * i + j


a = np.zeros((2, 3), dtype=np.int32)
number(a.T)
assert a.tolist() == [[0, 10, 20], [1, 11, 21]]


# %% `Only 0-dimensional numpy array can be used to initialize a scalar expression`
# raises: TaichiTypeError: Only 0-dimensional numpy array can be used to initialize a scalar expression
table = np.zeros(3, dtype=np.float32)


@ti.kernel
def rank():
    for i in range(3):
        order = np.argsort(table)
        print(order[i])


rank()


# %% The kernel is compiled for the type of the array, even where the annotation says `dtype=ti.f32`.
# versions: v1.5.0 v1.6.0
@ti.kernel
def third(a: ti.types.ndarray(dtype=ti.f32)):
    a[0] = a[0] * 0.5


a = np.array([1.0 + 1e-12])
third(a)
assert a[0] == (1.0 + 1e-12) / 2


# %% `Invalid argument into ti.types.ndarray(), got [1.0, 2.0]`
# versions: v1.5.0 v1.6.0
# raises: TaichiRuntimeTypeError: Invalid argument into ti.types.ndarray(), got [1.0, 2.0]
@ti.kernel
def take(a: ti.types.ndarray()):
    a[0] = 1.0


take([1.0, 2.0])


# %% `Invalid type for argument a, got [1.0, 2.0]`
# versions: master
# raises: TaichiRuntimeTypeError: Invalid type for argument a, got [1.0, 2.0]
@ti.kernel
def take(a: ti.types.ndarray()):
    a[0] = 1.0


take([1.0, 2.0])


# %% `Invalid value for argument a - required array has dtype=f32, array with dtype=f64 is provided`
# versions: master
# raises: ValueError: Invalid value for argument a - required array has dtype=f32, array with dtype=f64 is provided
@ti.kernel
def third(a: ti.types.ndarray(dtype=ti.f32)):
    a[0] = a[0] * 0.5


third(np.ones(2))
