"""What the page "Syntax Sugars" says, tried by programs; content/README.md has the form."""

import taichi as ti

ti.init(arch=ti.cpu)


# %% you can loop over them, read them and write to them.
x = ti.field(ti.i32, shape=4)


@ti.kernel
def run() -> ti.i32:
    p = ti.static(x)
    for i in p:
        p[i] = i
    return p[3]


assert run() == 3 and x[2] == 2


# %% | `a = field` | an error: a field as a whole cannot be copied |
# raises: TaichiTypeError: Invalid constant scalar data type: <class 'taichi.lang.field.ScalarField'>
x = ti.field(ti.i32, shape=4)


@ti.kernel
def run():
    a = x


run()


# %% | `a = field[0]` | `a` is a copy of that element; writing to `a` leaves the field alone |
x = ti.Vector.field(2, ti.i32, shape=4)


@ti.kernel
def run() -> ti.i32:
    a = x[0]
    a[0] = 9
    return a[0]


assert run() == 9 and x[0][0] == 0


# %% | `h = self.spacing` | `h` is a variable that starts with the value |
@ti.data_oriented
class Plate:
    def __init__(self):
        self.spacing = 2

    @ti.kernel
    def run(self) -> ti.i32:
        h = self.spacing
        h += 3
        return h


plate = Plate()
assert plate.run() == 5 and plate.spacing == 2


# %% | `h = ti.static(self.spacing)` | `h` is a constant of the compiler |
@ti.data_oriented
class Plate:
    def __init__(self):
        self.spacing = 2

    @ti.kernel
    def run(self) -> ti.i32:
        h = ti.static(self.spacing)
        s = 0
        for k in ti.static(range(h)):
            s += 1
        return s


assert Plate().run() == 2


# %% | fields, and the members of a struct field | elements of a field, as in `x[i]` |
# raises: TaichiCompilationError: Input to ti.static must be compile-time constants or global pointers
x = ti.field(ti.i32, shape=4)


@ti.kernel
def run():
    a = ti.static(x[0])


run()


# %% fields, and the members of a struct field
s = ti.Struct.field({"a": ti.i32, "b": ti.i32}, shape=4)


@ti.kernel
def run():
    b = ti.static(s.b)
    for i in b:
        b[i] = 3


run()
assert s[2].b == 3 and s[2].a == 0


# %% | ndarray arguments of the kernel |
import numpy as np


@ti.kernel
def run(x: ti.types.ndarray(dtype=ti.i32, ndim=1)):
    a = ti.static(x)
    for i in range(4):
        a[i] = 3


a = np.zeros(4, dtype=np.int32)
run(a)
assert a.sum() == 12


# %% | local variables, and scalar arguments that are not `ti.template()` |
def outcome(kernel, *arguments):
    try:
        kernel(*arguments)
    except ti.TaichiCompilationError as error:
        return "Input to ti.static must be compile-time constants or global pointers" in str(error)
    return False


@ti.kernel
def local():
    a = 3
    b = ti.static(a)


@ti.kernel
def scalar(x: ti.i32):
    b = ti.static(x)


assert outcome(local)
assert outcome(scalar, 3)


# %% | vectors and matrices |
# raises: TaichiCompilationError: Input to ti.static must be compile-time constants or global pointers
@ti.kernel
def run():
    a = ti.static(ti.Vector([1, 2]))


run()


# %% | Python numbers, booleans and `None` | strings |
# raises: TaichiCompilationError: Input to ti.static must be compile-time constants or global pointers
@ti.kernel
def run():
    a = ti.static("a")


run()


# %% Python numbers, booleans and `None`
flag = None


@ti.kernel
def run() -> ti.i32:
    s = 1
    if ti.static(flag):
        s = 2
    if ti.static(True):
        s += 10
    return s + ti.static(100)


assert run() == 111


# %% In one block a name can be bound once: a second `a = ti.static(...)` ends with `Recreating variables is not allowed`.
# raises: TaichiSyntaxError: Recreating variables is not allowed
x = ti.field(ti.i32, shape=4)


@ti.kernel
def run():
    a = ti.static(x)
    a = ti.static(x)


run()


# %% `tank = 7.0` stops with `Variable 'tank' cannot be assigned`.
# raises: TaichiSyntaxError: Variable 'tank' cannot be assigned
x = ti.field(ti.f32, shape=4)


@ti.kernel
def run():
    tank = ti.static(x)
    tank = 7.0


run()


# %% In one block a name can be bound once
x = ti.field(ti.i32, shape=4)
y = ti.field(ti.i32, shape=4)
y[0] = 5


@ti.kernel
def run(c: ti.i32) -> ti.i32:
    a = ti.static(x)
    result = a[0]
    if c > 0:
        a = ti.static(y)
        result = a[0]
    return result + 10 * a[0]


assert run(0) == 0 and run(1) == 5


# %% A field out of a list is accepted as well, if the index is known at compile time.
levels = [ti.field(ti.i32, shape=n) for n in (4, 2)]


@ti.kernel
def known():
    for k in ti.static(range(2)):
        a = ti.static(levels[k])
        a[1] = k + 1


@ti.kernel
def unknown(k: ti.i32):
    a = ti.static(levels[k])
    a[1] = 0


known()
assert [level[1] for level in levels] == [1, 2]
message = ""
try:
    unknown(1)
except (TypeError, ti.TaichiCompilationError) as error:
    message = str(error)
assert "list indices must be integers" in message


# %% the kernel contains two loops, one per pair of levels, and each runs in parallel.
import contextlib
import io

ti.init(arch=ti.cpu, kernel_profiler=True, offline_cache=False)
levels = [ti.field(ti.f32, shape=n) for n in (8, 4, 2)]


@ti.kernel
def reduce():
    for k in ti.static(range(2)):
        fine, coarse = ti.static(levels[k], levels[k + 1])
        for i in coarse:
            coarse[i] = 0.5 * (fine[2 * i] + fine[2 * i + 1])


reduce()
ti.sync()
text = io.StringIO()
with contextlib.redirect_stdout(text):
    ti.profiler.print_kernel_profiler_info()
tasks = [line for line in text.getvalue().split("\n") if " reduce_" in line]
assert len(tasks) == 2 and all(task.endswith("_range_for") for task in tasks)


# %% | Taichi functions | vectors and matrices |
v = ti.Vector([1, 2])


@ti.kernel
def run():
    a = ti.static(v)


message = ""
try:
    run()
except ti.TaichiCompilationError as error:
    message = str(error)
assert "Input to ti.static must be compile-time constants or global pointers" in message
