"""What the page "Metaprogramming" says, tried by programs; content/README.md has the form."""

import taichi as ti

ti.init(arch=ti.cpu)


# %% For a 0D field `I` is a vector without components, and `grid[I]` means the same as `grid[None]`
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


# %% after a call with `1`, a call with `1.0` or `True` runs the instance made for `1`.
compiled = []


@ti.kernel
def show(n: ti.template()):
    ti.static(compiled.append(n))


for n in (1, 1.0, True, 2):
    show(n)
assert compiled == [1, 2] and type(compiled[0]) is int


# %% A function that calls itself stops the compilation with `maximum recursion depth exceeded`
@ti.func
def add_up(n):
    total = n
    if n > 1:
        total += add_up(n - 1)
    return total


@ti.kernel
def run() -> ti.i32:
    return add_up(10)


message = ""
try:
    run()
except (RecursionError, ti.TaichiCompilationError) as error:
    message = str(error)
assert "maximum recursion depth exceeded" in message


# %% after a few dozen levels compiling fails with `maximum recursion depth exceeded`.
@ti.func
def add_up(n: ti.template()):
    total = n
    if ti.static(n > 1):
        total += add_up(n - 1)
    return total


@ti.kernel
def run(n: ti.template()) -> ti.i32:
    return add_up(n)


assert run(35) == 630
message = ""
try:
    run(60)
except (RecursionError, ti.TaichiCompilationError) as error:
    message = str(error)
assert "maximum recursion depth exceeded" in message


# %% a number, a bool, a string, a tuple | a constant
@ti.kernel
def pick(mode: ti.template(), values: ti.template(), negate: ti.template()) -> ti.i32:
    r = -1 if ti.static(negate) else 1
    if ti.static(mode == "max"):
        r *= ti.max(values[0], values[1])
    else:
        r *= ti.min(values[0], values[1])
    return r


assert pick("max", (3, 5), False) == 5
assert pick("min", (3, 5), True) == -3


# %% Ndarrays are passed with another annotation
# raises: TaichiRuntimeTypeError: Ndarray shouldn't be passed in via `ti.template()`
@ti.kernel
def first(a: ti.template()):
    a[0] = 1


first(ti.ndarray(ti.i32, 3))


# %% A template argument that is not a Taichi object is a constant and cannot be assigned to.
# raises: TaichiSyntaxError: Variable 'v[0]' cannot be assigned
@ti.kernel
def first(v: ti.template()):
    v[0] = 1


first((4, 5))


# %% The function can then change a variable of its caller, where an ordinary parameter is a copy:
@ti.func
def change(a, b: ti.template()):
    a = 5
    b = 5


@ti.kernel
def run() -> ti.i32:
    x, y = 1, 2
    change(x, y)
    return x * 10 + y


assert run() == 15


# %% rows and columns of a matrix, or of the elements of a matrix field
f = ti.Matrix.field(2, 3, ti.f32, shape=4)


@ti.kernel
def run() -> ti.i32:
    m = ti.Matrix([[1, 2, 3, 4], [5, 6, 7, 8]])
    count = 0
    for _ in ti.static(range(f.n * 100 + f.m * 10)):
        count += 1
    for i, j in ti.static(ti.ndrange(m.n, m.m)):
        count += m[i, j]
    return count


assert run() == 230 + 36


# %% Since then a variable is allowed, as in `v[k]` with a run-time `k`.
@ti.kernel
def run(k: ti.i32) -> ti.i32:
    v = ti.Vector([3, 5, 7])
    return v[k]


assert [run(0), run(1), run(2)] == [3, 5, 7]


# %% A static outermost loop is written out at the top level of the kernel, so nothing
# in it runs in parallel except the loops it contains, each as a launch of its own.
import contextlib
import io

ti.init(arch=ti.cpu, kernel_profiler=True, offline_cache=False)
x = ti.field(ti.i32, shape=100)


@ti.kernel
def run():
    for k in ti.static(range(3)):
        x[k] += 1
        for i in range(100):
            x[i] += k


run()
ti.sync()
text = io.StringIO()
with contextlib.redirect_stdout(text):
    ti.profiler.print_kernel_profiler_info()
lines = [line for line in text.getvalue().split("\n") if " run_" in line]
assert len([line for line in lines if line.endswith("_range_for")]) == 3
assert len([line for line in lines if line.endswith("_serial")]) >= 3


# %% Taichi warns when a loop unrolls more than 32 iterations; `ti.init(unrolling_limit=0)` turns the warning off.
# versions: master
import warnings


def warned(n, **options):
    ti.init(arch=ti.cpu, **options)
    x = ti.field(ti.i32, shape=n)

    @ti.kernel
    def run():
        for k in ti.static(range(n)):
            x[k] = k

    with warnings.catch_warnings(record=True) as seen:
        warnings.simplefilter("always")
        run()
    return any("You are unrolling more than" in str(w.message) for w in seen)


assert not warned(32)
assert warned(33)
assert not warned(33, unrolling_limit=0)


# %% Of a conditional expression, `a if ti.static(c) else b`, both parts are compiled.
# versions: v1.6.0
# raises: TaichiIndexError: Field with dim 2 accessed with indices of dim 3
x = ti.field(ti.i32, shape=(2, 2))


@ti.kernel
def run() -> ti.i32:
    return x[0, 0, 0] if ti.static(False) else 1


run()
