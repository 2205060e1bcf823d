"""What the page "Debugging" says, tried by programs; content/README.md has the form."""

import taichi as ti

ti.init(arch=ti.cpu)


# %% Accessing field (…) of size (16, 16) with indices (16, 0)
# raises: TaichiAssertionError: of size (16, 16) with indices (16, 0)
ti.init(arch=ti.cpu, debug=True)
x = ti.field(ti.f32, shape=(16, 16))


@ti.kernel
def read(i: ti.i32) -> ti.f32:
    return x[i, 0]


read(16)


# %% A negative index is outside too: `height[-1, 0]` does not count from the end
# raises: TaichiAssertionError: of size (16, 16) with indices (-1, 0)
ti.init(arch=ti.cpu, debug=True)
height = ti.field(ti.f32, shape=(16, 16))


@ti.kernel
def read(i: ti.i32) -> ti.f32:
    return height[i, 0]


read(-1)


# %% It prints once per compilation, not once per iteration
compiled = []


@ti.kernel
def visit() -> ti.i32:
    total = 0
    for i in range(32):
        ti.static(compiled.append(1))
        total += 1
    return total


assert visit() == 32
assert visit() == 32
assert len(compiled) == 1


# %% Without `debug=True` they are left out of the compiled code
@ti.kernel
def check(i: ti.i32) -> ti.i32:
    assert i > 0, "too small"
    return i


assert check(-1) == -1


# %% In debug mode, `assert` works inside kernels. A message is optional.
# raises: TaichiAssertionError: i > 0
ti.init(arch=ti.cpu, debug=True)


@ti.kernel
def check(i: ti.i32):
    assert i > 0


check(-1)


# %% a failed test stops the compilation with the message.
@ti.kernel
def check(v: ti.template()):
    ti.static_assert(v.n == 3, "three components")


message = ""
try:
    check(ti.Vector.field(2, ti.f32, shape=1))
except ti.TaichiCompilationError as error:
    message = str(error)
assert message.rstrip().endswith("three components")


# %% In `wrong`, `total` is an `i32`, and each summand is cut to 0 before it is added.
@ti.kernel
def wrong() -> ti.f32:
    total = 0
    for i in range(4):
        total += 0.4 * i
    return total


assert wrong() == 1.0
