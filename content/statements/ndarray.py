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


# %% components of `ti.f64` get it rounded to `default_fp`, which is `f32` unless you
# versions: v1.6.0
for element in (ti.f64, ti.types.vector(2, ti.f64)):
    a = ti.ndarray(element, shape=2)
    a.fill(0.1)
    assert (a.to_numpy() == float(np.float32(0.1))).all()
    a.from_numpy(np.full(a.to_numpy().shape, 0.1))
    assert (a.to_numpy() == 0.1).all()

ti.init(arch=ti.cpu, default_fp=ti.f64)
a = ti.ndarray(ti.f64, shape=2)
a.fill(0.1)
assert a[0] == 0.1


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


# %% `a[0]` stops with `__getitem__ cannot be called in Taichi-scope`
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


# %% An ndarray is created in Python, never inside a kernel or a Taichi function, and only after `ti.init()`.
@ti.kernel
def make():
    a = ti.ndarray(ti.f32, shape=4)
    a[0] = 1.0


refused = 0
for run in (make, lambda: (ti.reset(), ti.lang.impl.get_runtime().prog, ti.ndarray(ti.f32, shape=4))):
    try:
        run()
    except Exception:
        refused += 1
assert refused == 2


# %% `ti.ndarray(ti.i32, shape=16)` | 16 integers | `(16,)` | … `ti.ndarray(ti.math.vec3, shape=(4, 4))` | 16 vectors | `(4, 4, 3)` |
assert ti.ndarray(ti.i32, shape=16).to_numpy().shape == (16,)
sky = ti.ndarray(ti.math.vec3, shape=(4, 4))
assert sky.to_numpy().shape == (4, 4, 3) and sky.shape == (4, 4)


# %% copies the contents of `b`, which must have the same shape
a, b = ti.ndarray(ti.f32, shape=(2, 3)), ti.ndarray(ti.f32, shape=(2, 3))
b.fill(7.0)
a.copy_from(b)
b.fill(8.0)
assert a.to_numpy().tolist() == [[7.0] * 3] * 2
try:
    a.copy_from(ti.ndarray(ti.f32, shape=(3, 2)))
except Exception:
    refused = True
assert refused


# %% which is freed when *either* of the two is deleted
freed = []


class Program:
    def __init__(self, program):
        self.program = program

    def __getattr__(self, name):
        if name == "delete_ndarray":
            return freed.append
        return getattr(self.program, name)


a = ti.ndarray(ti.f32, shape=4)
alias = copy.copy(a)
runtime = ti.lang.impl.get_runtime()
runtime.prog, program = Program(runtime.prog), runtime.prog
del alias
runtime.prog = program
assert len(freed) == 1


# %% a NumPy array with a copy of the contents
a = ti.ndarray(ti.f32, shape=4)
copied = a.to_numpy()
copied[0] = 5.0
assert a[0] == 0.0
a.from_numpy(copied)
copied[0] = 6.0
assert a[0] == 5.0


# %% Both arguments are optional. What you leave out is taken from the array that arrives
@ti.kernel
def total(a: ti.types.ndarray()) -> ti.f64:
    result = ti.f64(0.0)
    for I in ti.grouped(a):
        result += a[I]
    return result


a, b = ti.ndarray(ti.f64, shape=(2, 3)), ti.ndarray(ti.i32, shape=4)
a.fill(0.5)
b.fill(2)
assert total(a) == 3.0 and total(b) == 8.0


# %% so the same code serves any number of dimensions.
@ti.kernel
def number(a: ti.types.ndarray()):
    for I in ti.grouped(a):
        a[I] = I.sum()


a, b = ti.ndarray(ti.i32, shape=3), ti.ndarray(ti.i32, shape=(2, 2, 2))
number(a)
number(b)
assert a.to_numpy().tolist() == [0, 1, 2]
assert b[1, 1, 1] == 3 and b[0, 1, 0] == 1


# %% An array of shape `(2, 2, 3, 3)` fits three annotations
@ti.kernel
def numbers(a: ti.types.ndarray(dtype=ti.f32, ndim=4)):
    a[1, 0, 2, 1] += 1.0


@ti.kernel
def vectors(a: ti.types.ndarray(dtype=ti.math.vec3, ndim=3)):
    a[1, 0, 2][1] += 1.0


@ti.kernel
def matrices(a: ti.types.ndarray(dtype=ti.math.mat3, ndim=2)):
    a[1, 0][2, 1] += 1.0


a = np.zeros((2, 2, 3, 3), dtype=np.float32)
for run in (numbers, vectors, matrices):
    run(a)
assert a[1, 0, 2, 1] == 3.0 and a.sum() == 3.0


# %% is a template over two things: the element type and the number of dimensions. The first call with a new pair compiles the kernel
@ti.kernel
def double(a: ti.types.ndarray()):
    ti.static(compiled.append(1))
    for I in ti.grouped(a):
        a[I] = a[I] * 2


compiled = []
counts = []
for dtype, shape in ((ti.f32, 100), (ti.f32, 5000), (ti.f32, (100, 50)), (ti.math.vec2, 100), (ti.f32, 7)):
    double(ti.ndarray(dtype, shape=shape))
    counts.append(len(compiled))
assert counts[1] == counts[0] and counts[4] == counts[3]
assert counts[0] < counts[2] < counts[3]


# %% Kernels do not check indices unless you start with `ti.init(debug=True)`
# raises: TaichiAssertionError: Out of bound access to ndarray
ti.init(arch=ti.cpu, debug=True)


@ti.kernel
def read(a: ti.types.ndarray(dtype=ti.f32, ndim=1), i: ti.i32) -> ti.f32:
    return a[i]


read(ti.ndarray(ti.f32, shape=4), 7)


# %% `ti.types.ndarray(ndim=2, boundary="clamp")` uses the nearest element inside instead.
# versions: master
@ti.kernel
def read(a: ti.types.ndarray(ndim=1, boundary="clamp"), i: ti.i32) -> ti.f32:
    return a[i]


a = ti.ndarray(ti.f32, shape=4)
a.from_numpy(np.array([1, 2, 3, 4], dtype=np.float32))
assert [read(a, i) for i in (-5, 0, 3, 9)] == [1.0, 1.0, 4.0, 4.0]


# %% annotation with `ti.f32` refuses them, and without a `dtype` the kernel computes in 64 bits
# versions: master
@ti.kernel
def typed(a: ti.types.ndarray(dtype=ti.f32, ndim=1)):
    a[0] = 1.0


@ti.kernel
def free(a: ti.types.ndarray(ndim=1)):
    a[0] = a[0] + 1e-12


a = np.ones(2)
try:
    typed(a)
except ValueError:
    refused = True
assert refused
free(a)
assert a[0] == 1.0 + 1e-12


# %% `ti.ndarray(..., needs_grad=True)` allocates a gradient array
# versions: master
a = ti.ndarray(ti.f32, shape=4, needs_grad=True)
assert a.grad.shape == (4,) and ti.ndarray(ti.f32, shape=4).grad is None


# %% Of vectors and matrices only the shape is checked, not the type of the components.
# versions: v1.5.0 v1.6.0
@ti.kernel
def take(a: ti.types.ndarray(dtype=ti.math.vec3, ndim=1)):
    a[0] = ti.math.vec3(1.5, 2.5, 3.5)


a = ti.ndarray(ti.math.ivec3, shape=2)
take(a)
assert a.to_numpy().tolist() == [[1, 2, 3], [0, 0, 0]]
try:
    take(ti.ndarray(ti.math.vec2, shape=2))
except ValueError:
    refused = True
assert refused


# %% For an ndarray with a gradient the kernel is compiled once more. … but what is compiled for an ndarray is not reused for them.
# versions: master
compiled = []


@ti.kernel
def first(a: ti.types.ndarray()):
    ti.static(compiled.append(1))
    a[0] = 1.0


plain, rich = ti.ndarray(ti.f32, shape=3), ti.ndarray(ti.f32, shape=3, needs_grad=True)
counts = []
for a in (plain, rich, plain, rich, np.zeros(3, dtype=np.float32), np.zeros(4, dtype=np.float32)):
    first(a)
    counts.append(len(compiled))
assert counts == [1, 2, 2, 2, 3, 3]


# %% though only where `dtype` is given too
# versions: v1.6.0
@ti.kernel
def loose(a: ti.types.ndarray(ndim=1)):
    for I in ti.grouped(a):
        a[I] = 3.0


@ti.kernel
def strict(a: ti.types.ndarray(dtype=ti.f32, ndim=1)):
    for I in ti.grouped(a):
        a[I] = 3.0


table = np.zeros((2, 2), dtype=np.float32)
loose(table)
assert (table == 3.0).all()
message = ""
try:
    strict(table)
except ValueError as error:
    message = str(error)
assert "required array has ndim=1" in message


# %% A NumPy array in Fortran order, such as the transpose `a.T`, is accepted
# versions: v1.6.0
@ti.kernel
def number(a: ti.types.ndarray(dtype=ti.f32, ndim=2)):
    for i, j in a:
        a[i, j] = 10 * i + j


table = np.zeros((3, 2), dtype=np.float32)
number(table.T)
assert table.T.tolist() == [[0, 1, 2], [10, 11, 12]]


# %% A constant such as `a[-1]` stops in a kernel with `Negative indices are not supported in Taichi kernels`.
# versions: v1.6.0
# raises: TaichiSyntaxError: Negative indices are not supported in Taichi kernels
@ti.kernel
def last(a: ti.types.ndarray(dtype=ti.f32, ndim=1)) -> ti.f32:
    return a[-1]


last(ti.ndarray(ti.f32, shape=2))


# %% In this version it goes wrong for elements of `ti.f16`; `to_numpy()` and `from_numpy()` work.
# versions: v1.6.0
import numpy as np

a = ti.ndarray(ti.f16, shape=2)
a.from_numpy(np.array([1.5, 2.5], dtype=np.float16))
assert a.to_numpy().tolist() == [1.5, 2.5]
assert abs(a[1] - 2.5) > 1.0
a[0] = 2.5
assert a.to_numpy()[0] != 2.5
