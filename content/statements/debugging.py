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


# %% Debug mode checks the indices of fields, and in kernels those of ndarrays:
# versions: v1.5.0 v1.6.0
# raises: TaichiAssertionError: Out of bound access to ndarray at arg 0 with indices [-1]
ti.init(arch=ti.cpu, debug=True)


@ti.kernel
def run(a: ti.types.ndarray(), i: ti.i32) -> ti.f32:
    return a[i]


a = ti.ndarray(ti.f32, shape=4)
assert run(a, 3) == 0.0
run(a, -1)


# %% Debug mode checks the indices of fields, and in kernels those of ndarrays and of the components of a matrix:
# versions: master
# raises: TaichiAssertionError: Out of bound access to a [2] matrix with index [5]
ti.init(arch=ti.cpu, debug=True)


@ti.kernel
def from_array(a: ti.types.ndarray(), i: ti.i32) -> ti.f32:
    return a[i]


@ti.kernel
def from_vector(i: ti.i32) -> ti.f32:
    v = ti.Vector([1.0, 2.0])
    return v[i]


message = ""
try:
    from_array(ti.ndarray(ti.f32, shape=4), -1)
except ti.TaichiAssertionError as error:
    message = str(error)
assert "Out of bound access to ndarray at arg 0 with indices [-1]" in message
from_vector(5)


# %% A component of a vector or matrix is not checked in this version, neither in a local variable nor in a field
# versions: v1.5.0 v1.6.0
ti.init(arch=ti.cpu, debug=True)


@ti.kernel
def run(i: ti.i32) -> ti.f32:
    v = ti.Vector([1.0, 2.0])
    return v[i]


assert run(1) == 2.0
run(5)


# %% with three components and `i = 4`, `f[0][i] = 7.0` overwrites a part of `f[1]`.
# versions: v1.6.0
ti.init(arch=ti.cpu, debug=True)
f = ti.Vector.field(3, ti.f32, shape=2)


@ti.kernel
def write(i: ti.i32):
    f[0][i] = 7.0


write(4)
assert f.to_numpy().tolist() == [[0.0, 0.0, 0.0], [0.0, 7.0, 0.0]]


# %% Where the indices lead on the CPU: in slope.py, row 16 of height is row 0 of slope.
height = ti.field(ti.f32, shape=(16, 16))
slope = ti.field(ti.f32, shape=(16, 16))
slope.fill(7.0)


@ti.kernel
def read(i: ti.i32) -> ti.f32:
    return height[i, 0]


assert read(15) == 0.0 and read(16) == 7.0


# %% It takes strings, scalars, vectors and matrices, and the keywords `sep` and `end`.
import os
import sys


def printed(kernel):
    """What a kernel prints: it writes to the file descriptor, not to sys.stdout."""
    sys.stdout.flush()
    saved = os.dup(1)
    with open("printed.txt", "w") as out:
        os.dup2(out.fileno(), 1)
        kernel()
        ti.sync()
        sys.stdout.flush()
        os.dup2(saved, 1)
    with open("printed.txt") as text:
        return text.read()


@ti.kernel
def run():
    v = ti.Vector([1, 2])
    m = ti.Matrix([[1.0, 2.0], [3.0, 4.0]])
    print("a", 1, v, m, sep="|", end="#")


text = printed(run)
assert text.endswith("a|1|[1, 2]|[[1.000000, 2.000000], [3.000000, 4.000000]]#"), text


# %% In one `print`, give a variable one format: in `f"{a:.2f} {a}"` both may get two decimals.
# versions: v1.6.0
import os
import sys


def printed(kernel):
    """What a kernel prints: it writes to the file descriptor, not to sys.stdout."""
    sys.stdout.flush()
    saved = os.dup(1)
    with open("printed.txt", "w") as out:
        os.dup2(out.fileno(), 1)
        kernel()
        ti.sync()
        sys.stdout.flush()
        os.dup2(saved, 1)
    with open("printed.txt") as text:
        return text.read()


@ti.kernel
def run():
    a = 1.25
    v = ti.Vector([0.5, 0.25])
    print(f"{a:.2f} {a}", f"{v:.2f} {v}", sep=" ", end="#")


text = printed(run)
assert text.endswith("1.25 1.25 [0.50, 0.25] [0.50, 0.25]#"), text


# %% Formatting with `%` is not supported.
# raises: TaichiTypeError: a real number is required
@ti.kernel
def run(k: ti.i32):
    print("%d" % k)


run(3)


# %% A struct cannot be printed as a whole: print its members.
# raises: TaichiTypeError: taichi.lang.struct
@ti.kernel
def run():
    s = ti.Struct(a=1.0, b=2)
    print(s.a)
    print(s)


run()


# %% The directive works on an outermost loop over `range` or `ti.ndrange`
n = 1000
count = ti.field(ti.i32, shape=())
order = ti.field(ti.i32, shape=n * n)


@ti.kernel
def run():
    ti.loop_config(serialize=True)
    for i, j in ti.ndrange(n, n):
        order[i * n + j] = count[None]
        count[None] = order[i * n + j] + 1


run()
assert (order.to_numpy() == range(n * n)).all()


# %% the order of a loop over a field is not guaranteed, and a warning says so.
import os

x = ti.field(ti.i32, shape=4)


@ti.kernel
def run():
    ti.loop_config(serialize=True)
    for i in x:
        x[i] = i


saved = [os.dup(1), os.dup(2)]
with open("log.txt", "w") as out:
    os.dup2(out.fileno(), 1)
    os.dup2(out.fileno(), 2)
    run()
    ti.sync()
    os.dup2(saved[0], 1)
    os.dup2(saved[1], 2)
with open("log.txt") as log:
    text = log.read()
assert "ti.loop_config(serialize=True) does not have effect on the struct for" in text, text


# %% only an `i32` or `f32` is sure to show right
# versions: v1.6.0
ti.init(arch=ti.cpu, debug=True)


@ti.kernel
def run(k: ti.f64):
    assert k > 5, f"small {k}"


message = ""
try:
    run(1.5)
except ti.TaichiAssertionError as error:
    message = str(error)
assert "small" in message and "1.5" not in message, message


@ti.kernel
def integers(k: ti.i64, m: ti.i8):
    assert k > 0, f"wide {k} small {m}"


try:
    integers(-(2**40), -8)
except ti.TaichiAssertionError as error:
    message = str(error)
assert "wide 0 small 248" in message, message


# %% a `%` in it causes another error.
# versions: v1.6.0
# raises: RuntimeError: Data type identifier %  is not supported
ti.init(arch=ti.cpu, debug=True)


@ti.kernel
def percent(k: ti.i32):
    assert k > 5, f"{k}% too low"


percent(1)


# %% format specifications have no effect
# raises: TaichiAssertionError: small 3.25
ti.init(arch=ti.cpu, debug=True)


@ti.kernel
def run(k: ti.f32):
    assert k > 5, f"small {k:.1f}"


run(3.25)


# %% Some of these tell what it does not accept, such as `Not supported` from `auto_diff.cpp` for a `while` loop
# raises: RuntimeError: Not supported
x = ti.field(ti.f32, shape=3, needs_grad=True)
y = ti.field(ti.f32, shape=(), needs_grad=True)


@ti.kernel
def run():
    for i in x:
        k = 0
        while k < 3:
            y[None] += x[i]
            k += 1


try:
    run.grad()
except RuntimeError as error:
    assert "auto_diff.cpp" in str(error)
    raise


# %% They are shown for errors that the compiler did not expect, for instance a `TypeError` from `math.sqrt(x)` in a kernel.
# versions: v1.5.0 v1.6.0
import math
import traceback


@ti.kernel
def unexpected(x: ti.f32) -> ti.f32:
    return math.sqrt(x)


@ti.kernel
def expected(x: ti.f32) -> ti.f32:
    return x * speed


def trace(kernel):
    try:
        kernel(1.0)
    except Exception:
        return traceback.format_exc()


assert "must be real number, not Expr" in trace(unexpected)
assert "build_Call" in trace(unexpected)
assert 'Name "speed" is not defined' in trace(expected)
assert "in wrapped" in trace(expected) and "build_" not in trace(expected)


# %% `ti.init(print_full_traceback=True)` shows them
# versions: master
import traceback


@ti.kernel
def run(x: ti.f32) -> ti.f32:
    return x * speed


def trace():
    try:
        run(1.0)
    except ti.TaichiNameError:
        return traceback.format_exc()


assert "ast_transformer" not in trace()
ti.init(arch=ti.cpu, print_full_traceback=True)
assert "ast_transformer" in trace()


# %% `ti.static_assert(condition, message)` tests what the compiler knows.
# raises: TaichiTypeError: Static assert with non-static condition
@ti.kernel
def run(k: ti.i32):
    ti.static_assert(k > 5, "k is too small")


run(7)


# %% A vector or matrix from outside the kernel has to be copied first: `w = v`, `print(w)`.
# versions: v1.6.0
v = ti.Vector([1, 2])


@ti.kernel
def copied():
    w = v
    print(w)


@ti.kernel
def direct():
    print(v)


copied()
message = ""
try:
    direct()
except ti.TaichiCompilationError as error:
    message = str(error)
assert "'Vector' object is not callable" in message


# %% On the CPU a failed check does not interrupt the kernel; the error is raised when the kernel has ended.
# versions: v1.6.0
ti.init(arch=ti.cpu, debug=True)
x = ti.field(ti.i32, shape=4)
done = ti.field(ti.i32, shape=2)


@ti.kernel
def outside(i: ti.i32):
    for _ in range(1):
        x[i] = 7
        done[0] = 1


@ti.kernel
def failing(i: ti.i32):
    for _ in range(1):
        assert i < 4
        done[1] = 1


for kernel in (outside, failing):
    try:
        kernel(4)
        raise SystemExit("no error")
    except ti.TaichiAssertionError:
        pass
assert done.to_numpy().tolist() == [1, 1]
