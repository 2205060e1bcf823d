"""What the page "Frequently Asked Questions" says, tried by programs; content/README.md has the form."""

import numpy as np
import taichi as ti

ti.init(arch=ti.cpu)


def error_of(call):
    """What the call raises: its type and its message."""
    try:
        call()
    except Exception as error:
        return type(error).__name__, str(error)
    return "", ""


# %% Put a loop with one iteration around it, and that one is parallel, with nothing to share out:
@ti.kernel
def run(n: ti.i32) -> ti.i32:
    last = 0
    for _ in range(1):
        for i in range(n):
            last = last * 3 % 1009 + i
            if i == 4999:
                break
    return last


expected = 0
for i in range(5000):
    expected = expected * 3 % 1009 + i
assert run(100000) == expected


# %% `ti.loop_config(serialize=True)` on the line before the loop does the same without the extra level
@ti.kernel
def run(n: ti.i32) -> ti.i32:
    last = 0
    ti.loop_config(serialize=True)
    for i in range(n):
        last = last * 3 % 1009 + i
    return last


expected = 0
for i in range(5000):
    expected = expected * 3 % 1009 + i
assert run(5000) == expected


# %% Kernels, and the loops inside a kernel, run one after the other anyway, without a barrier between them.
x = ti.field(ti.i32, shape=100000)


@ti.kernel
def fill():
    for i in x:
        x[i] = i
    for i in x:
        if x[x.shape[0] - 1 - i] != x.shape[0] - 1 - i:
            x[0] = -1


@ti.kernel
def check() -> ti.i32:
    wrong = 0
    for i in x:
        wrong += x[x.shape[0] - 1 - i] != x.shape[0] - 1 - i
    return wrong


fill()
assert check() == 0


# %% `ti.atomic_add` returns the value before the addition, which is a free slot that no other thread gets:
slots = ti.field(ti.i32, shape=10000)
length = ti.field(ti.i32, shape=())


@ti.kernel
def run():
    for k in range(10000):
        slots[ti.atomic_add(length[None], 1)] += 1


run()
assert (slots.to_numpy() == 1).all()


# %% A variable of a kernel cannot hold a field
a = ti.field(ti.i32, shape=4)
b = ti.field(ti.i32, shape=4)


@ti.kernel
def swap_globals():
    a = b


@ti.kernel
def swap(a: ti.template(), b: ti.template()):
    a = b


for call in (swap_globals, lambda: swap(a, b)):
    assert error_of(call)[0].startswith("Taichi")


# %% A variable of a kernel cannot hold a field, so `a, b = b, a` does not compile there.
# versions: v1.6.0
a = ti.field(ti.i32, shape=4)
b = ti.field(ti.i32, shape=4)


@ti.kernel
def swap_globals():
    a, b = b, a


@ti.kernel
def swap(a: ti.template(), b: ti.template()):
    a, b = b, a


for call in (swap_globals, lambda: swap(a, b)):
    assert error_of(call)[0].startswith("Taichi")


# %% The kernel is compiled twice, once for each order, and no data moves.
class Counter:
    compiled = 0


def count():
    Counter.compiled += 1
    return 0


old = ti.field(ti.i32, shape=4)
new = ti.field(ti.i32, shape=4)
old[0] = 7


@ti.kernel
def step(a: ti.template(), b: ti.template()):
    b[1] = a[0] + count()


for _ in range(6):
    step(old, new)
    old, new = new, old
assert Counter.compiled == 2
assert old[0] == 7 and new[0] == 0


# %% Each call returns the old value: do not assign it.
x = ti.field(ti.i32, shape=2)


@ti.kernel
def run() -> ti.i32:
    a = ti.atomic_min(x[0], -5)
    b = ti.atomic_max(x[1], 9)
    return a * 10 + b


x[0], x[1] = 3, 4
assert run() == 34
assert x[0] == -5 and x[1] == 9


# %% No. Use `ti.i32` with 0 and 1; the Python name `bool` in an annotation means just that.
# versions: v1.5.0 v1.6.0
@ti.kernel
def run(x: bool) -> bool:
    return x


assert not hasattr(ti, "u1")
assert run(True) == 1 and type(run(True)) is int
assert run(7) == 7


# %% A condition is an integer of 32 bits, and anything but 0 counts as true. Compare a number of another type with 0
# versions: v1.5.0 v1.6.0
@ti.kernel
def run(x: ti.i32) -> ti.i32:
    result = 0
    if x:
        result = 1
    return result


@ti.kernel
def wide(x: ti.i64) -> ti.i32:
    result = 0
    if x != 0:
        result = 1
    return result


assert [run(x) for x in (-2, 0, 2, 256)] == [1, 0, 1, 1]
assert [wide(x) for x in (0, 2**32, -1)] == [0, 1, 1]


# %% Yes, `ti.u1`, an unsigned integer of one bit. The Python name `bool` stands for it in annotations.
# versions: master
@ti.kernel
def run(x: ti.i32) -> bool:
    return x > 3


@ti.kernel
def argument(x: bool) -> ti.i32:
    return ti.i32(x)


assert run(5) is True or run(5) == 1
assert argument(7) == 1 and argument(False) == 0


# %% That holds for the kernels of a `@ti.data_oriented` class as well.
@ti.data_oriented
class Grid:
    @ti.kernel
    def make(self):
        x = ti.field(ti.f32, shape=4)


assert error_of(Grid().make)[0].startswith("Taichi")


# %% Since v1.3.0 a vector is not a matrix with one column, and since v1.4.0 `a @ b.transpose()` is an error.
@ti.kernel
def run():
    a = ti.Vector([1.0, 2.0])
    b = ti.Vector([3.0, 4.0])
    print(a @ b.transpose())


assert error_of(run)[0].startswith("Taichi")


# %% a scalar combines with every entry of a vector or matrix, and two operands of equal shape combine entry by entry. Other shapes do
# not compile, not even those that NumPy would stretch.
@ti.kernel
def works() -> ti.f32:
    a = ti.Vector([1.0, 2.0])
    m = ti.Matrix([[1.0, 2.0], [3.0, 4.0]])
    return (a * a + 1.0).sum() * 100 + (m * m + 1.0).sum()


@ti.kernel
def one_and_three():
    print(ti.Vector([1.0]) + ti.Vector([1.0, 2.0, 3.0]))


@ti.kernel
def matrix_and_row():
    print(ti.Matrix([[1.0, 2.0], [3.0, 4.0]]) + ti.Vector([1.0, 2.0]))


assert works() == 734
for kernel in (one_and_three, matrix_and_row):
    assert "unsupported operand type(s) for '+'" in error_of(kernel)[1]


# %% The message then says `unsupported operand type(s) for '+': '[Tensor (3) f32]' and '[Tensor (2) f32]'`.
# raises: TaichiTypeError: unsupported operand type(s) for '+': '[Tensor (3) f32]' and '[Tensor (2) f32]'
@ti.kernel
def run():
    print(ti.Vector([1.0, 2.0, 3.0]) + ti.Vector([1.0, 2.0]))


run()


# %% Outside a kernel, `x + 1` ends in `TypeError: unsupported operand type(s) for +: 'ScalarField' and 'int'`.
# raises: TypeError: unsupported operand type(s) for +: 'ScalarField' and 'int'
x = ti.field(ti.f32, shape=4)
x + 1


# %% It is rounded to 32 bits before it becomes the element of a 64-bit vector.
@ti.kernel
def vector() -> ti.f64:
    return ti.Vector([0.1, 0.0], ti.f64)[0]


assert vector() == float(np.float32(0.1))


# %% Convert the literal itself:
@ti.kernel
def run() -> ti.f64:
    return ti.Vector([ti.f64(0.1), 0.0], ti.f64)[0]


assert run() == 0.1


# %% If the whole program is to compute in 64 bits, `ti.init(default_fp=ti.f64)` changes the default.
ti.init(arch=ti.cpu, default_fp=ti.f64)


@ti.kernel
def run() -> ti.f64:
    return ti.Vector([0.1, 0.0])[0]


assert run() == 0.1


# %% Not directly: a list has neither a fixed element type nor a fixed length.
@ti.kernel
def run(w: ti.types.ndarray(dtype=ti.f32, ndim=1)) -> ti.f32:
    return w[0]


assert error_of(lambda: run([0.5, 1.5]))[0] in ("TaichiRuntimeTypeError", "TaichiRuntimeError")


# %% `ti.tools.imread` returns a NumPy array of bytes, indexed by column, row from below, and channel
import struct

rows = [bytes([10, 20, 30] * 4), bytes([0, 0, 255] + [40, 50, 60] * 3)]
# A BMP file has blue, green and red of each pixel, and its lowest row first.
with open("a.bmp", "wb") as file:
    file.write(b"BM" + struct.pack("<IHHIIiiHHIIiiII", 54 + 24, 0, 0, 54, 40, 4, 2, 1, 24, 0, 24, 0, 0, 0, 0))
    file.write(rows[1] + rows[0])
image = ti.tools.imread("a.bmp", channels=3)
assert type(image) is np.ndarray and image.dtype == np.uint8 and image.shape == (4, 2, 3)
assert list(image[0, 0]) == [255, 0, 0]
assert list(image[0, 1]) == [30, 20, 10]


# %% The array has as many channels as the file: of a picture with transparency take `pixels[:, :, :3]`, of a grey one
# `np.repeat(pixels[:, :, :1], 3, axis=2)`.
ti.tools.imwrite(np.full((8, 4, 1), 100, dtype=np.uint8), "grey.png")
ti.tools.imwrite(np.full((8, 4, 4), 90, dtype=np.uint8), "clear.png")
grey = ti.tools.imread("grey.png")
clear = ti.tools.imread("clear.png")
assert grey.shape == (8, 4, 1) and clear.shape == (8, 4, 4)
for colours, value in ((np.repeat(grey, 3, axis=2), 100), (clear[:, :, :3], 90)):
    assert colours.shape == (8, 4, 3) and (colours == value).all()


# %% where it differs from the file, the bytes of the array are wrong.
right = np.random.default_rng(1).integers(0, 256, (8, 4, 3)).astype(np.uint8)
ti.tools.imwrite(right, "a.png")
assert (ti.tools.imread("a.png") == right).all()
assert not np.array_equal(ti.tools.imread("a.png", channels=1)[:, :, 0], right[:, :, 0])
ti.tools.imwrite(np.full((8, 4, 4), 90, dtype=np.uint8), "clear.png")
assert ti.tools.imread("clear.png", channels=3).shape == (8, 4, 4)


# %% Copy it with `to_numpy()`. From then on it is an array like any other.
x = ti.field(ti.f32, shape=(3, 2))
array = x.to_numpy()
array[0, 0] = 5
assert type(array) is np.ndarray and x[0, 0] == 0


# %% For colour images use `swapaxes(0, 1)` in place of `.T`, which would move the channels too.
colours = ti.Vector.field(3, ti.f32, shape=(30, 20)).to_numpy()
assert colours.swapaxes(0, 1).shape == (20, 30, 3)
assert colours.T.shape == (3, 20, 30)


# %% `np.savetxt` writes readable text for arrays with one or two dimensions, `np.save` a binary file for any number.
one = ti.field(ti.f32, shape=3).to_numpy()
two = ti.field(ti.f32, shape=(3, 4)).to_numpy()
three = ti.Vector.field(3, ti.f32, shape=(3, 4)).to_numpy()
np.savetxt("one.txt", one)
np.savetxt("two.txt", two)
assert error_of(lambda: np.savetxt("three.txt", three))[0] == "ValueError"
np.save("three.npy", three)
assert np.load("three.npy").shape == (3, 4, 3)


# %% A second call deletes every field, and a field from before it then raises an exception or ends the notebook's Python process.
import os
import subprocess
import sys

with open("other.py", "w") as file:
    file.write(
        """
import taichi as ti
ti.init(arch=ti.cpu)
x = ti.field(ti.f32, shape=4)
x[0] = 1
ti.init(arch=ti.cpu)
x[0] = 2
print("after")
"""
    )
done = subprocess.run([sys.executable, "other.py"], capture_output=True, text=True)
assert done.returncode != 0 and "after" not in done.stdout


# %% `ti.min` and `ti.max` compare the values that one thread has
@ti.kernel
def least(p: ti.i32, q: ti.i32, r: ti.i32) -> ti.i32:
    return ti.min(p, q, r) * 100 + ti.max(p, q, r)


assert least(7, 3, 5) == 307


# %% The `+=` on a field element is atomic, so no count is lost.
degree = ti.field(ti.i32, shape=3)


@ti.kernel
def count():
    for e in range(300000):
        degree[e % 3] += 1


count()
assert degree.to_numpy().tolist() == [100000] * 3


# %% A loop over a field does not compile inside a `range` loop
# versions: v1.6.0
# raises: RuntimeError: struct_for cannot be nested inside a kernel
x = ti.field(ti.i32, shape=4)


@ti.kernel
def fill():
    for _ in range(1):
        for i in x:
            x[i] = 1


fill()
