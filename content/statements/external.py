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


# %% fail with a message such as `Unknown type complex64`
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


# %% Neither `out[i, j][k]` nor `out[i][j][k]` works here; the first gives `Array with dim 3 accessed with indices of dim 2`.
# versions: v1.5.0 v1.6.0
# raises: TaichiTypeError: Array with dim 3 accessed with indices of dim 2
@ti.kernel
def write(out: ti.types.ndarray()):
    out[0, 0][1] = 1.0


write(np.zeros((2, 2, 3), dtype=np.float32))


# %% Neither `out[i, j][k]` nor `out[i][j][k]` works here; the first gives `Array with dim 3 accessed with indices of dim 2`.
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


# %% `invert` gets a reference: when it returns, the numbers in `photo` have changed.
@ti.kernel
def address(a: ti.types.ndarray()):
    for i, j in a:
        a[i, j] = 1.0 - a[i, j]


photo = np.array([[0.0, 0.25], [0.5, 1.0]], dtype=np.float32)
same = photo.view()
address(photo)
assert same.tolist() == [[1.0, 0.75], [0.5, 0.0]]


# %% Going from `float64` to an `f32` field loses digits.
x = ti.field(ti.f32, shape=1)
x.from_numpy(np.array([1 / 3]))
assert x[0] != 1 / 3 and x[0] == np.float32(1 / 3)


# %% `ti.Vector.field(3, ti.f32, shape=(8, 5))` | `(8, 5)` | `(8, 5, 3)`
x = ti.Vector.field(3, ti.f32, shape=(8, 5))
a = np.arange(120, dtype=np.float32).reshape(8, 5, 3)
x.from_numpy(a)
assert x.shape == (8, 5) and x.to_numpy().shape == (8, 5, 3) and x[7, 4][2] == a[7, 4, 2] == 119


# %% The keys are the names of the members, and a struct inside the struct becomes a dictionary inside the dictionary
Orbit = ti.types.struct(radius=ti.f32, speed=ti.math.vec2)
data = ti.types.struct(mass=ti.f32, orbit=Orbit).field(shape=8).to_numpy()
assert set(data) == {"mass", "orbit"} and set(data["orbit"]) == {"radius", "speed"}


# %% Vector and matrix fields compare only the number of dimensions. An array that is too small is then read past its end
x = ti.Matrix.field(2, 2, ti.f32, shape=2)
base = np.arange(8, dtype=np.float32)
x.from_numpy(base[:4].reshape(1, 2, 2))
assert x[1][1, 1] == 7
message = ""
try:
    x.from_numpy(base.reshape(4, 2))
except Exception as error:
    message = str(error)
assert message


# %% `ti.types.ndarray(dtype=ti.math.vec3, ndim=2)` takes the same array as a grid of 4 × 4 vectors, and `out[i, j]` is then a `vec3`.
@ti.kernel
def export(out: ti.types.ndarray(dtype=ti.math.vec3, ndim=2)):
    for i, j in out:
        out[i, j] = ti.math.vec3(i, j, 7)


a = np.zeros((4, 4, 3), dtype=np.float32)
export(a)
assert a[2, 3].tolist() == [2, 3, 7]


# %% other NumPy view, such as `a[:, ::2]` | `ValueError`; pass `np.ascontiguousarray(a[:, ::2])`
# raises: ValueError: Non contiguous numpy arrays are not supported, please call np.ascontiguousarray(arr) before passing it
@ti.kernel
def double(a: ti.types.ndarray()):
    for i, j in a:
        a[i, j] *= 2


a = np.ones((4, 6), dtype=np.float32)
double(np.ascontiguousarray(a[:, ::2]))
assert a.sum() == 24
double(a[:, ::2])


# %% A warning before it names the reason, `Calling non-taichi function "np.argsort"`.
import warnings


@ti.kernel
def rank(s: ti.types.ndarray()):
    for i in range(s.shape[0]):
        order = np.argsort(s)
        print(i, order[i])


with warnings.catch_warnings(record=True) as caught:
    warnings.simplefilter("always")
    try:
        rank(np.ones(3, dtype=np.float32))
    except Exception:
        pass
assert any('Calling non-taichi function "np.argsort"' in str(one.message) for one in caught)


# %% takes a NumPy array, PyTorch tensor or Paddle tensor of booleans, integers or real numbers
# versions: master
@ti.kernel
def flip(a: ti.types.ndarray()):
    for i in a:
        a[i] = not a[i]


a = np.array([True, False])
flip(a)
assert a.tolist() == [False, True]


# %% others, such as booleans, complex numbers, `bfloat16` or a foreign byte order, fail with a message such as `Unknown type complex64`.
# versions: v1.5.0 v1.6.0
@ti.kernel
def take(a: ti.types.ndarray()):
    for i in a:
        a[i] = a[i]


for kind in ("bool", "complex64", "complex128"):
    message = ""
    try:
        take(np.zeros(2, dtype=kind))
    except Exception as error:
        message = str(error)
    assert f"Unknown type {kind}" in message


# %% an array of more than 2,147,483,647 elements Taichi warns
@ti.kernel
def first(a: ti.types.ndarray()) -> ti.i32:
    return a[0]


def warned(elements):
    """Whether Taichi warns of an array of this length; it fills no memory."""
    with warnings.catch_warnings(record=True) as caught:
        warnings.simplefilter("always")
        first(np.empty(elements, dtype=np.int8))
    return any("Ndarray index might be out of int32 boundary but int64 indexing" in str(one.message) for one in caught)


import warnings

assert not warned(2_147_483_647) and warned(2_147_483_648)


# %% or with an `AttributeError` where PyTorch is installed.
# versions: master
import sys
import types

kinds = "float32 float64 int32 int64 int8 int16 bool uint8 float16".split()
sys.modules["torch"] = types.SimpleNamespace(Tensor=type("Tensor", (), {}), **{kind: object() for kind in kinds})


@ti.kernel
def take(a: ti.types.ndarray()):
    for i in a:
        a[i] = a[i]


take(np.zeros(2, dtype=np.float32))
name = ""
try:
    take(np.zeros(2, dtype=np.complex64))
except Exception as error:
    name = type(error).__name__
assert name == "AttributeError", name


# %% A kernel does not look at the `writeable` flag: it overwrites a read-only NumPy array in row-major order without a
# message.
# versions: v1.6.0
import numpy as np


@ti.kernel
def double(a: ti.types.ndarray()):
    for i in a:
        a[i] *= 2


fixed = np.ones(3, dtype=np.float32)
fixed.flags.writeable = False
double(fixed)
assert fixed.tolist() == [2.0, 2.0, 2.0]


# %% Paddle | `x.from_numpy(t.numpy())`
# versions: v1.6.0
class Tensor:
    """What matters here of a tensor of Paddle: it has a shape and `numpy()`, but not the flags of a NumPy array."""

    shape = [2]

    def numpy(self):
        return np.array([1.5, 2.5], dtype=np.float32)


x = ti.field(ti.f32, shape=2)
message = ""
try:
    x.from_paddle(Tensor())
except AttributeError as error:
    message = str(error)
assert "flags" in message
x.from_numpy(Tensor().numpy())
assert x[1] == 2.5
