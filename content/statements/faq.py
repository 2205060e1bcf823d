"""What the page "Frequently Asked Questions" says, tried by programs; content/README.md has the form."""

import numpy as np

import taichi as ti

ti.init(arch=ti.cpu)

# %% `ti.loop_config(serialize=True)` on the line before the loop does the same without the extra level
n = 4096
step = ti.field(ti.i32, shape=n)
total = ti.field(ti.i32, shape=n)


@ti.kernel
def accumulate():
    total[0] = step[0]
    ti.loop_config(serialize=True)
    for i in range(1, n):
        total[i] = total[i - 1] + step[i]


step.fill(3)
accumulate()
assert (total.to_numpy() == 3 * np.arange(1, n + 1)).all()


# %% Kernels, and the loops inside a kernel, run one after the other anyway, without a barrier between them.
n = 1 << 16
x = ti.field(ti.i32, shape=n)
y = ti.field(ti.i32, shape=n)


@ti.kernel
def first_and_second():
    for i in x:
        x[i] = i + 1
    for i in y:
        y[i] = x[n - 1 - i]


@ti.kernel
def third():
    for i in x:
        x[i] = y[n - 1 - i] * 2


for _ in range(20):
    x.fill(0)
    first_and_second()
    third()
    assert (x.to_numpy() == 2 * np.arange(1, n + 1)).all()


# %% `ti.atomic_add` returns the value before the addition, which is a free slot that no other thread gets
slots = ti.field(ti.i32, shape=10000)
length = ti.field(ti.i32, shape=())


@ti.kernel
def take():
    for k in range(10000):
        slots[k] = ti.atomic_add(length[None], 1)


take()
assert sorted(slots.to_numpy()) == list(range(10000))


# %% Inside a kernel the name of a field cannot be assigned to
# raises: TaichiTypeError: Invalid constant scalar data type
a = ti.field(ti.f32, shape=4)
b = ti.field(ti.f32, shape=4)


@ti.kernel
def swap(p: ti.template(), q: ti.template()):
    p = q


swap(a, b)


# %% The kernel is compiled twice, once for each order, and no data moves.
old = ti.field(ti.i32, shape=4)
new = ti.field(ti.i32, shape=4)


@ti.kernel
def write(target: ti.template(), source: ti.template()):
    for i in target:
        target[i] = source[i] + 1


for _ in range(6):
    write(new, old)
    old, new = new, old
kernel = write._primal if hasattr(write, "_primal") else None
compiled = [k for k in (kernel.compiled_kernels if hasattr(kernel, "compiled_kernels") else kernel.compiled_functions)]
assert len(compiled) == 2
assert old[0] == 6


# %% `ti.min` and `ti.max` compare the values that one thread has
@ti.kernel
def least(p: ti.i32, q: ti.i32, r: ti.i32) -> ti.i32:
    return ti.min(p, q, r) * 100 + ti.max(p, q, r)


assert least(7, 3, 5) == 307


# %% Conditions take any integer, and anything but 0 counts as true.
# versions: v1.5.0 v1.6.0
@ti.kernel
def truth(n: ti.i32) -> ti.i32:
    r = 0
    if n:
        r = 1
    return r


assert [truth(n) for n in (-2, -1, 0, 1, 256, -(2**31))] == [1, 1, 0, 1, 1, 1]


# %% The `+=` on a field element is atomic, so no count is lost.
degree = ti.field(ti.i32, shape=3)


@ti.kernel
def count():
    for e in range(300000):
        degree[e % 3] += 1


count()
assert degree.to_numpy().tolist() == [100000] * 3


# %% That holds for the methods of a `@ti.data_oriented` class as well.
# raises: TaichiCompilationError: field cannot be called in Taichi-scope
@ti.data_oriented
class Grid:
    @ti.kernel
    def make(self):
        cells = ti.field(ti.f32, shape=4)
        cells[0] = 1.0


Grid().make()


# %% `a @ b.transpose()` is an error
# raises: TaichiCompilationError: `transpose()` cannot apply to a vector
@ti.kernel
def outer():
    a = ti.Vector([1.0, 2.0])
    b = ti.Vector([3.0, 4.0])
    print(a @ b.transpose())


outer()


# %% Inside a kernel, a scalar combines with every entry of a vector or matrix, and two operands of equal shape combine entry by entry.
@ti.kernel
def combine() -> ti.types.matrix(2, 2, ti.f32):
    m = ti.Matrix([[1.0, 2.0], [3.0, 4.0]])
    return (m + 10.0) * m - 1.0


assert combine().to_numpy().tolist() == [[10.0, 23.0], [38.0, 55.0]]


# %% Other shapes do not compile, not even those that NumPy would stretch.
# raises: TaichiTypeError: unsupported operand type(s) for '+'
@ti.kernel
def stretch():
    row = ti.Matrix([[1.0, 2.0, 3.0]])
    table = ti.Matrix([[1.0, 2.0, 3.0], [4.0, 5.0, 6.0]])
    print(table + row)


stretch()


# %% The message then says `unsupported operand type(s) for '+': '[Tensor (3) f32]' and '[Tensor (2) f32]'`.
# raises: TaichiTypeError: unsupported operand type(s) for '+': '[Tensor (3) f32]' and '[Tensor (2) f32]'
@ti.kernel
def add():
    print(ti.Vector([1.0, 2.0, 3.0]) + ti.Vector([1.0, 2.0]))


add()


# %% Outside a kernel, `x + 1` ends in `TypeError: unsupported operand type(s) for +: 'ScalarField' and 'int'`.
# raises: TypeError: unsupported operand type(s) for +: 'ScalarField' and 'int'
x = ti.field(ti.i32, shape=4)
x + 1


# %% A literal such as `0.1` has the default float type, which is `ti.f32`. It is rounded to 32 bits before it becomes the element of a
# 64-bit vector.
@ti.kernel
def element() -> ti.f64:
    return ti.Vector([0.1, 0.0], ti.f64)[0]


assert element() == float(np.float32(0.1))


# %% If the whole program is to compute in 64 bits, `ti.init(default_fp=ti.f64)` changes the default.
ti.init(arch=ti.cpu, default_fp=ti.f64)


@ti.kernel
def tenth() -> ti.f64:
    v = ti.Vector([0.1, 0.0])
    return v[0]


assert tenth() == 0.1


# %% `ti.tools.imread` returns a NumPy array of bytes, indexed by column, row from below, and channel
img = np.zeros((6, 3, 3), dtype=np.uint8)
img[5, 0, 1] = 200
ti.tools.imwrite(img, "probe.png")
read = ti.tools.imread("probe.png")
assert read.dtype == np.uint8 and read.shape == (6, 3, 3) and read[5, 0].tolist() == [0, 200, 0]


# %% The last index has as many values as the file has channels: 1 for grey, 3 for colours, 4 with transparency
for shape, channels in (((4, 4), 1), ((4, 4, 3), 3), ((4, 4, 4), 4)):
    ti.tools.imwrite(np.full(shape, 77, dtype=np.uint8), "a.png")
    read = ti.tools.imread("a.png")
    assert read.shape == (4, 4, channels) and (read == 77).all()


# %% The argument `channels` does not convert: where it differs from the file, the pixels are wrong.
ti.tools.imwrite(np.full((4, 4), 77, dtype=np.uint8), "a.png")
assert ti.tools.imread("a.png", channels=3).shape == (4, 4, 1)
pixels = np.arange(48, dtype=np.uint8).reshape(4, 4, 3)
ti.tools.imwrite(pixels, "a.png")
assert not (ti.tools.imread("a.png", channels=1) == pixels).all()
