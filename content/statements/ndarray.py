"""What the page "Taichi Ndarray" says, tried by programs; content/README.md has the form."""

import copy

import numpy as np
import taichi as ti

ti.init(arch=ti.cpu)


# %% All elements start at zero.
a = ti.ndarray(ti.math.vec3, shape=(4, 4))
assert a.to_numpy().sum() == 0.0
assert a.to_numpy().shape == (4, 4, 3)


# %% `ti.ndarray(ti.types.matrix(2, 3, ti.f32), shape=10)` | 10 matrices | `(10, 2, 3)`
a = ti.ndarray(ti.types.matrix(2, 3, ti.f32), shape=10)
assert a.to_numpy().shape == (10, 2, 3)
assert a.shape == (10,)


# %% sets every element, every component, to `v`
a = ti.ndarray(ti.math.vec3, shape=2)
a.fill(0.5)
assert a.to_numpy().tolist() == [[0.5, 0.5, 0.5], [0.5, 0.5, 0.5]]


# %% the numbers you read are copies
a = ti.ndarray(ti.f32, shape=2)
value = a[0]
a[0] = 3.0
assert value == 0.0


# %% a second handle to the same memory
a = ti.ndarray(ti.f32, shape=2)
b = copy.copy(a)
b[1] = 3.0
assert a[1] == 3.0


# %% a new ndarray with the same contents
a = ti.ndarray(ti.f32, shape=2)
a[0] = 2.0
b = copy.deepcopy(a)
b[1] = 3.0
assert b[0] == 2.0 and a[1] == 0.0


# %% raises `ValueError` if the shape, components included, is not the same
# raises: ValueError: Mismatch shape
a = ti.ndarray(ti.math.vec3, shape=2)
a.from_numpy(np.zeros((2, 2), dtype=np.float32))


# %% another element type or another number of dimensions raises an error.
@ti.kernel
def take(a: ti.types.ndarray(dtype=ti.f32, ndim=1)):
    a[0] = 1.0


raised = 0
for wrong in (ti.ndarray(ti.i32, shape=2), ti.ndarray(ti.f32, shape=(2, 2))):
    try:
        take(wrong)
    except Exception:
        raised += 1
assert raised == 2


# %% The array must have exactly `ndim` axes plus those of the element, and the last extents must be those of the type.
@ti.kernel
def take(a: ti.types.ndarray(dtype=ti.math.mat3, ndim=2)):
    a[0, 0] = ti.Matrix.identity(ti.f32, 3)


raised = 0
for shape in ((2, 2, 3), (2, 2, 2, 3), (2, 3, 3)):
    try:
        take(np.zeros(shape, dtype=np.float32))
    except ValueError:
        raised += 1
assert raised == 3


# %% not whether the numbers are `f32`, as annotated, or something else.
# versions: v1.5.0 v1.6.0
@ti.kernel
def add(a: ti.types.ndarray(dtype=ti.f32, ndim=1)):
    a[0] += 1e-12


a = np.ones(1)
add(a)
assert a[0] == 1.0 + 1e-12


# %% No data is moved; it is the same memory seen differently.
@ti.kernel
def middle(a: ti.types.ndarray(dtype=ti.math.vec3, ndim=1)):
    a[1] = ti.Vector([7.0, 8.0, 9.0])


a = np.zeros((2, 3), dtype=np.float32)
middle(a)
assert a.tolist() == [[0, 0, 0], [7, 8, 9]]


# %% The call raises a `ValueError`: `Non contiguous numpy arrays are not supported, please call np.ascontiguousarray(arr) before passing
# it into taichi kernel.`
# raises: ValueError: Non contiguous numpy arrays are not supported, please call np.ascontiguousarray(arr) before passing it into taichi kernel.
@ti.kernel
def add(a: ti.types.ndarray(dtype=ti.f32, ndim=2)):
    for i, j in a:
        a[i, j] += 1.0


add(np.zeros((4, 6), dtype=np.float32)[:, ::2])


# %% a kernel parameter annotated so stops with `Ndarray shouldn't be passed in via` `ti.template()`.
# raises: TaichiRuntimeTypeError: Ndarray shouldn't be passed in via
@ti.kernel
def take(a: ti.template()):
    a[0] = 1.0


take(ti.ndarray(ti.f32, shape=2))


# %% where the message ends with `__getitem__ cannot be called in Taichi-scope`
a = ti.ndarray(ti.f32, shape=2)


@ti.kernel
def read() -> ti.f32:
    return a[0]


message = ""
try:
    read()
except ti.TaichiCompilationError as error:
    message = str(error)
assert "__getitem__ cannot be called in Taichi-scope" in message


# %% The extents are not part of the pair.
compiled = []


@ti.kernel
def double(a: ti.types.ndarray()):
    ti.static(compiled.append(1))
    for I in ti.grouped(a):
        a[I] = a[I] * 2


for shape in (100, 5000, (100, 50)):
    double(ti.ndarray(ti.f32, shape=shape))
assert len(compiled) == 2
