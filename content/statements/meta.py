"""What the page "Metaprogramming" says, tried by programs; content/README.md has the form."""

import taichi as ti

ti.init(arch=ti.cpu)


# %% For a 0D field `I` is a vector without components, and `grid[I]` means the same as `grid[None]`.
x = ti.field(ti.i32, shape=())


@ti.kernel
def run(grid: ti.template()):
    for I in ti.grouped(grid):
        grid[I] = 7


run(x)
assert x[None] == 7


# %% Each new combination is a separate kernel with a compilation of its own.
compiled = []


@ti.kernel
def scale(factor: ti.template()) -> ti.i32:
    ti.static(compiled.append(1))
    return factor * 2


assert [scale(2), scale(2), scale(3)] == [4, 4, 6]
assert len(compiled) == 2


# %% for a sparse field the full domain, not the active part
x = ti.field(ti.f32)
ti.root.pointer(ti.i, 4).dense(ti.i, 8).place(x)


@ti.kernel
def extent() -> ti.i32:
    return x.shape[0]


assert extent() == 32


# %% `v.m` is 1 for vector fields and for vectors in Python
assert ti.Vector.field(3, ti.f32, shape=2).m == 1
assert ti.Vector([1, 2, 3]).m == 1


# %% it may index a field in three dimensions that has two.
x = ti.field(ti.i32, shape=(2, 2))


@ti.kernel
def read() -> ti.i32:
    a = 5
    if ti.static(len(x.shape) == 3):
        a = x[0, 0, 0]
    return a


assert read() == 5


# %% when you loop over a tuple of fields.
a = ti.field(ti.i32, shape=2)
b = ti.field(ti.f32, shape=3)


@ti.kernel
def fill():
    for x in ti.static((a, b)):
        for i in x:
            x[i] = 2.5


fill()
assert a[1] == 2 and b[2] == 2.5


# %% stops with `Input to ti.static must be compile-time constants or global pointers`
x = ti.field(ti.i32, shape=2)


@ti.kernel
def branch():
    if ti.static(x[0] > 1):
        x[1] = 1


message = ""
try:
    branch()
except ti.TaichiCompilationError as error:
    message = str(error)
assert "Input to ti.static must be compile-time constants or global pointers" in message


# %% `n = n - 1` stops with `Kernel argument "n" is immutable in the kernel`.
# raises: TaichiSyntaxError: Kernel argument "n" is immutable in the kernel
@ti.kernel
def less(n: ti.i32) -> ti.i32:
    n = n - 1
    return n


less(3)


# %% As a template argument it is looked up at each call.
limit = 3


@ti.kernel
def by_name() -> ti.i32:
    return limit


@ti.kernel
def passed(n: ti.template()) -> ti.i32:
    return n


assert by_name() == 3 and passed(limit) == 3
limit = 4
assert by_name() == 3 and passed(limit) == 4
