"""What the page "Operators" says, tried by programs; content/README.md has the form."""

import taichi as ti

ti.init(arch=ti.cpu)


# %% floating point; integers become the default float type first
@ti.kernel
def run(a: ti.i32, b: ti.i32) -> ti.f32:
    return a / b


assert run(7, 2) == 3.5


# %% `7.5 // 2.0` is 3.0.
@ti.kernel
def run(a: ti.f32, b: ti.f32) -> ti.f32:
    return a // b


assert run(7.5, 2.0) == 3.0
assert run(-7.5, 2.0) == -4.0


# %% remainder of `//`, with the sign of `b`
@ti.kernel
def run(a: ti.i32, b: ti.i32) -> ti.types.vector(3, ti.i32):
    return ti.Vector([a % b, a % -b, -a % b])


assert list(run(7, 3)) == [1, -2, 2]


# %% `ti.raw_div` of two integers at run time is an integer division; with a floating-point operand it is a true one.
@ti.kernel
def run(a: ti.i32) -> ti.types.vector(2, ti.f32):
    return ti.Vector([float(ti.raw_div(a, 2)), ti.raw_div(float(a), 2.0)])


assert list(run(-7)) == [-3.0, -3.5]


# %% `ti.raw_mod(a, b)` is $a - b \cdot \mathrm{int}(a / b)$ and has the sign of `a`.
@ti.kernel
def run(a: ti.i32, b: ti.i32) -> ti.types.vector(2, ti.i32):
    return ti.Vector([ti.raw_mod(a, b), ti.raw_mod(-a, b)])


assert list(run(7, 3)) == [1, -1]


# %% `ti.raw_mod` takes integers only, and reads unsigned ones as signed
# versions: v1.6.0
@ti.kernel
def run(a: ti.u32, b: ti.u32) -> ti.types.vector(2, ti.u32):
    return ti.Vector([ti.raw_mod(a, b), a % b])


assert list(run(100, 11)) == [1, 1]
assert list(run(3000000000, 11)) == [(1 << 32) - 1294967296 % 11, 3000000000 % 11]


# %% With `a = -7` and `b = 2` in a kernel, `a // b` and `a // 2` are -3 and `a % b` is -1.
# versions: v1.6.0 master
@ti.kernel
def run() -> ti.types.vector(2, ti.i32):
    a = -7
    b = 2
    return ti.Vector([a // b, a % b])


assert list(run()) == [-3, -1]


# %% With arguments, and with two Python numbers such as the literals in `-7 // 2`, the quotient is rounded down. Elements of
# fields behave like arguments
# versions: v1.6.0 master
x = ti.field(ti.i32, shape=())


@ti.kernel
def run(a: ti.i32, b: ti.i32) -> ti.types.vector(3, ti.i32):
    return ti.Vector([a // b, x[None] // 2, -7 // 2])


x[None] = -7
assert list(run(-7, 2)) == [-4, -4, -4]


# %% Between integers the result is exact, as long as its type can hold it.
@ti.kernel
def run(a: ti.i32) -> ti.i32:
    return a ** 13


assert run(5) == 1220703125


# %% `a` if it is 0, else `b`; `i32` numbers only
# versions: v1.6.0
@ti.kernel
def run(a: ti.i32, b: ti.i32) -> ti.types.vector(3, ti.i32):
    return ti.Vector([a and b, b and a, b and b])


assert list(run(0, 5)) == [0, 0, 5]


# %% `a` if it is not 0, else `b`; `i32` numbers only
# versions: v1.6.0
@ti.kernel
def run(a: ti.i32, b: ti.i32) -> ti.types.vector(2, ti.i32):
    return ti.Vector([a or b, b or a])


assert list(run(0, 5)) == [5, 5]


# %% `and` and `or` evaluate their right side only if the left one leaves the result open.
ti.init(arch=ti.cpu, debug=True)
x = ti.field(ti.i32, shape=4)


@ti.kernel
def run(i: ti.i32) -> ti.i32:
    return 1 if i < 4 and x[i] == 0 else 0


assert run(9) == 0
assert run(1) == 1


# %% `any(v > 0)` and `all(v > 0)` make one truth value of it
@ti.kernel
def run(a: ti.i32) -> ti.types.vector(2, ti.i32):
    v = ti.Vector([a, 1])
    return ti.Vector([10 * any(v > 0), 10 * all(v > 0)])


assert list(run(-1)) == [10, 0]


# %% `a if c else b` evaluates only the side it takes, if `a` and `b` are numbers
ti.init(arch=ti.cpu, debug=True)
x = ti.field(ti.i32, shape=4)


@ti.kernel
def run(i: ti.i32) -> ti.i32:
    return x[i] if i < 4 else -1


assert run(9) == -1


# %% `ti.select(c, a, b)` evaluates all three
n = ti.field(ti.i32, shape=())


@ti.func
def count(v):
    n[None] += 1
    return v


@ti.kernel
def run(a: ti.i32) -> ti.i32:
    return ti.select(a > 0, count(1), count(2))


assert run(1) == 1
assert n[None] == 2


# %% shift to the right, arithmetic: the sign bit is repeated
@ti.kernel
def run(a: ti.i32) -> ti.i32:
    return a >> 2


assert run(-16) == -4


# %% A shift has the type of its left side.
@ti.kernel
def run(a: ti.i32) -> ti.i32:
    b = ti.u8(a) << 4
    return ti.i32(b)


assert run(0x1F) == 0xF0


# %% As a condition, `~a` is false for -1 only.
@ti.kernel
def run(a: ti.i32) -> ti.types.vector(2, ti.i32):
    return ti.Vector([1 if ~a else 0, 1 if ~(a - 1) else 0])


assert list(run(0)) == [1, 0]


# %% `'sin' takes real inputs only, however 'i32' is provided`
# raises: TaichiTypeError: 'sin' takes real inputs only, however 'i32' is provided
@ti.kernel
def run(i: ti.i32):
    a = ti.sin(i)


run(1)


# %% `ti.sin(ti.cast(i, ti.f32))`, or `ti.sin(1.0 * i)`.
@ti.kernel
def run(i: ti.i32) -> ti.f32:
    return ti.sin(ti.cast(i, ti.f32)) - ti.sin(1.0 * i)


assert run(2) == 0.0


# %% integers become the default float type
@ti.kernel
def run(i: ti.i32) -> ti.f32:
    return ti.sqrt(i)


assert abs(run(2) - 1.4142135) < 1e-6


# %% `ti.floor(2.7)` is 2.0. With `dtype` they convert as well: `ti.floor(x, ti.i32)` is ready to be an index.
x = ti.field(ti.i32, shape=4)


@ti.kernel
def run(a: ti.f32) -> ti.i32:
    return x[ti.floor(a, ti.i32)] + ti.i32(ti.floor(a) * 10)


x[2] = 7
assert run(2.7) == 27


# %% `ti.max(x, y, ...)`, `ti.min(x, y, ...)` | any number of arguments
@ti.kernel
def run(a: ti.i32) -> ti.types.vector(2, ti.i32):
    return ti.Vector([ti.max(a, 4, 2, 9), ti.min(a, 4, 2, 9)])


assert list(run(3)) == [9, 2]


# %% There is no `ti.sum`
assert not hasattr(ti, 'sum')


# %% `ti.random(ti.i32) % 6` is a number from 0 to 5
low, high = ti.field(ti.i32, shape=()), ti.field(ti.i32, shape=())


@ti.kernel
def run():
    for i in range(10000):
        d = ti.random(ti.i32) % 6
        ti.atomic_min(low[None], d)
        ti.atomic_max(high[None], d)


low[None], high[None] = 9, -9
run()
assert low[None] == 0 and high[None] == 5


# %% The functions return the *old* value of `x`.
x = ti.field(ti.i32, shape=())


@ti.kernel
def run() -> ti.types.vector(2, ti.i32):
    return ti.Vector([ti.atomic_add(x[None], 3), x[None]])


x[None] = 4
assert list(run()) == [4, 7]


# %% each thread that adds 1 gets a number of its own
seen = ti.field(ti.i32, shape=1000)
next_number = ti.field(ti.i32, shape=())


@ti.kernel
def run():
    for i in range(1000):
        seen[ti.atomic_add(next_number[None], 1)] += 1


run()
assert (seen.to_numpy() == 1).all()


# %% On a vector the operation is atomic per component.
v = ti.Vector.field(2, ti.i32, shape=())


@ti.kernel
def run():
    for i in range(1000):
        v[None] += ti.Vector([1, 2])


run()
assert list(v[None]) == [1000, 2000]


# %% Operators between matrices of one shape work element by element, `*` and `**` included
@ti.kernel
def run(a: ti.i32) -> ti.types.vector(3, ti.i32):
    m = ti.Matrix([[a, 2], [3, 4]])
    p = m * m
    q = m ** 2
    return ti.Vector([p[1, 1], q[1, 0], p[0, 1]])


assert list(run(1)) == [16, 9, 4]


# %% `a @ b` | matrix product, also with a vector
@ti.kernel
def run(a: ti.i32) -> ti.types.vector(2, ti.i32):
    m = ti.Matrix([[1, 2], [3, 4]])
    return m @ ti.Vector([a, 1])


assert list(run(10)) == [12, 34]


# %% a new, transposed matrix
@ti.kernel
def run(a: ti.i32) -> ti.types.vector(3, ti.i32):
    m = ti.Matrix([[1, 2], [3, a]])
    t = m.transpose()
    t[0, 1] = 9
    return ti.Vector([m[0, 1], m[1, 0], t[1, 0]])


assert list(run(4)) == [2, 3, 2]


# %% `math.sqrt(x)` stops with `TypeError: must be real number, not Expr`.
# versions: v1.5.0 v1.6.0
# raises: TaichiCompilationError: must be real number, not Expr
import math


@ti.kernel
def run(x: ti.f32):
    y = math.sqrt(x)


run(2.0)


# %% that of `a` if `b` is an integer, else the common type
@ti.kernel
def small(a: ti.u8, b: ti.i32) -> ti.i32:
    return a**b


@ti.kernel
def common(a: ti.i32, b: ti.f32) -> ti.f32:
    return a**b


assert small(20, 2) == 144  # 400 as a u8
assert common(4, 0.5) == 2.0


# %% `ti.raw_div` of two Python integers, such as literals, rounds down.
@ti.kernel
def literals() -> ti.i32:
    return ti.raw_div(-7, 2)


assert ti.raw_div(-7, 2) == -4
assert literals() == -4


# %% NumPy integers and, in Python scope, integer vectors get a true quotient.
# versions: v1.6.0
import numpy as np

assert list(ti.raw_div(ti.Vector([-7, 7]), 2)) == [-3.5, 3.5]
assert ti.raw_div(np.int32(-7), 2) == -3.5
seven = np.int32(-7)


@ti.kernel
def run() -> ti.f32:
    return ti.raw_div(seven, 2)


assert run() == -3.5


# %% `2 ** n` needs `n >= 0`, `2.0 ** n` does not.
@ti.kernel
def run(n: ti.i32) -> ti.f32:
    return 2.0**n


assert run(-2) == 0.25


# %% comparison, an `i32` that is 0 or 1
# versions: v1.5.0 v1.6.0
@ti.kernel
def run(a: ti.f32) -> ti.i32:
    return (a > 1.0) * 300 + (a > 2.0)


assert run(1.5) == 300


# %% `not a` | 1 if `a` is 0, else 0; `i32`
# versions: v1.5.0 v1.6.0
@ti.kernel
def run(a: ti.i32) -> ti.i32:
    return not a


assert run(0) == 1
assert run(-5) == 0


# %% `not a` | true if `a` is 0; integers
# versions: master
@ti.kernel
def run(a: ti.i32) -> ti.i32:
    return not a


assert run(0) == 1
assert run(-5) == 0


# %% `a` if it is 0, else `b`; integers
# versions: master
@ti.kernel
def run(a: ti.i32, b: ti.i32) -> ti.i32:
    return a and b


assert run(0, 7) == 0
assert run(3, 7) == 7


# %% `a` if it is not 0, else `b`; integers
# versions: master
@ti.kernel
def run(a: ti.i32, b: ti.i32) -> ti.i32:
    return a or b


assert run(0, 7) == 7
assert run(3, 7) == 3


# %% `ti.bit_shr(a, b)` | shift to the right, logical: zeros move in
@ti.kernel
def run(a: ti.i32) -> ti.i32:
    return ti.bit_shr(a, 28)


assert run(-16) == 15


# %% angle of the point $(x, y)$; `f32`, or `f64` if an operand is
@ti.kernel
def single(y: ti.f32, x: ti.f32) -> ti.f64:
    return ti.atan2(y, x)


@ti.kernel
def double(y: ti.f64, x: ti.f32) -> ti.f64:
    return ti.atan2(y, x)


import math

assert single(1.0, 3.0) != math.atan2(1.0, 3.0)
assert abs(single(1.0, 3.0) - math.atan2(1.0, 3.0)) < 1e-7
assert abs(double(1.0, 3.0) - math.atan2(1.0, 3.0)) < 1e-15
assert abs(single(-1.0, -1.0) + 0.75 * math.pi) < 1e-6


# %% `ti.u64` | 0 to 18,446,744,073,709,551,615
high = ti.field(ti.u64, shape=())


@ti.kernel
def run():
    for i in range(10000):
        ti.atomic_max(high[None], ti.random(ti.u64))


run()
assert 18000000000000000000 < high[None] <= 18446744073709551615


# %% `ti.init(random_seed=...)` fixes the sequence of each thread on the CPU and on CUDA.
@ti.kernel
def draw() -> ti.f32:
    return ti.random()


ti.init(arch=ti.cpu, random_seed=7, cpu_max_num_threads=1)
first = [draw() for _ in range(3)]
ti.init(arch=ti.cpu, random_seed=7, cpu_max_num_threads=1)
again = [draw() for _ in range(3)]
ti.init(arch=ti.cpu, random_seed=8, cpu_max_num_threads=1)
other = [draw() for _ in range(3)]
assert first == again
assert first != other


# %% `ti.atomic_mul(x, y)`
# versions: master
x = ti.field(ti.i32, shape=())
x[None] = 1


@ti.kernel
def run():
    for i in range(10):
        ti.atomic_mul(x[None], 3)


run()
assert x[None] == 59049


# %% `a.trace()` | sum of the diagonal; square matrices
# raises: TaichiCompilationError: expected a square matrix, got shape (2, 3)
@ti.kernel
def run() -> ti.i32:
    return ti.Matrix([[1, 2, 3], [4, 5, 6]]).trace()


run()


# %% `a.determinant()` | 1 × 1 to 4 × 4, Taichi scope only
@ti.kernel
def run() -> ti.f32:
    m = ti.Matrix([[2.0, 0.0, 0.0, 1.0], [0.0, 3.0, 0.0, 0.0], [0.0, 0.0, 4.0, 0.0], [1.0, 0.0, 0.0, 5.0]])
    return m.determinant()


assert abs(run() - 108.0) < 1e-3


# %% The inverse is computed from cofactors, which is fast for these sizes and the reason why they end at 4.
# raises: TaichiCompilationError: only dimension < 5 is supported, got shape (5, 5)
@ti.kernel
def run() -> ti.f32:
    m = ti.Matrix([[1.0 if i == j else 0.0 for i in ti.static(range(5))] for j in ti.static(range(5))])
    return m.inverse()[0, 0]


run()


# %% `must be real number, not Taichi Expression.` and asks whether you meant `ti.sqrt`.
# versions: master
# raises: TaichiTypeError: must be real number, not Taichi Expression.
import math


@ti.kernel
def run(x: ti.f32) -> ti.f32:
    return math.sqrt(x)


run(1.0)


# %% The call of a Taichi function and an atomic operation are exceptions: they run in any case.
calls = ti.field(ti.i32, shape=())


@ti.func
def called() -> ti.i32:
    calls[None] += 1
    return 1


@ti.kernel
def conjunction(a: ti.i32) -> ti.i32:
    return a > 0 and called() > 0


@ti.kernel
def choice(a: ti.i32) -> ti.i32:
    return called() if a > 0 else 5


assert conjunction(0) == 0 and calls[None] == 1
assert choice(0) == 5 and calls[None] == 2


# %% `a.inverse()` | 1 × 1 to 4 × 4
for n in (1, 2, 3, 4):
    m = ti.Matrix([[2.0 if i == j else 0.0 for i in range(n)] for j in range(n)])
    assert [[m.inverse()[i, j] for i in range(n)] for j in range(n)] == [
        [0.5 if i == j else 0.0 for i in range(n)] for j in range(n)
    ]


@ti.kernel
def run() -> ti.f32:
    return ti.Matrix([[4.0]]).inverse()[0, 0]


assert run() == 0.25


# %% `i32` numbers only, no vectors
# versions: v1.6.0
# raises: TaichiTypeError: unsupported operand type(s) for '&&': '[Tensor (2) i32]' and '[Tensor (2) i32]'
@ti.kernel
def run(a: ti.types.vector(2, ti.i32)):
    print(a and a)


run(ti.Vector([1, 2]))


# %% `ti.atomic_and`, `ti.atomic_or` and `ti.atomic_xor` take integers only; a floating-point `x` ends the process there as well.
# versions: v1.6.0
import subprocess
import sys

program = """
import sys
import taichi as ti

ti.init(arch=ti.cpu)
dtype = {"i32": ti.i32, "u64": ti.u64, "f32": ti.f32}[sys.argv[2]]
x = ti.field(dtype, shape=())


@ti.kernel
def run():
    for i in range(4):
        ti.static(getattr(ti, sys.argv[1]))(x[None], ti.cast(i, dtype))


run()
print("done")
"""
file = "bits.py"
with open(file, "w") as out:
    out.write(program)
for name in "atomic_and", "atomic_or", "atomic_xor":
    for dtype in "i32", "u64", "f32":
        done = subprocess.run([sys.executable, file, name, dtype], capture_output=True, text=True)
        assert ("done" in done.stdout) == (done.returncode == 0) == (dtype != "f32"), (name, dtype)


# %% The call of a Taichi function and an atomic operation are exceptions: they run in any case. So do
# versions: v1.6.0
count = ti.field(ti.i32, shape=())


@ti.kernel
def conjunction(a: ti.i32) -> ti.i32:
    return a > 0 and ti.atomic_add(count[None], 1) >= 0


@ti.kernel
def choice(a: ti.i32) -> ti.i32:
    return ti.atomic_add(count[None], 1) if a > 0 else 5


assert conjunction(0) == 0 and count[None] == 1
assert choice(0) == 5 and count[None] == 2


# %% of vectors always `f32`
# versions: v1.6.0
import math


@ti.kernel
def run(y: ti.types.vector(1, ti.f64), x: ti.types.vector(1, ti.f64)) -> ti.f64:
    return ti.atan2(y, x)[0]


angle = run(ti.Vector([1.0], ti.f64), ti.Vector([3.0], ti.f64))
assert angle != math.atan2(1.0, 3.0)
assert abs(angle - math.atan2(1.0, 3.0)) < 1e-7


# %% With `short_circuit_operators=False` in `ti.init`, `and` is `&`, `or` is `|`, and both sides are always evaluated
# versions: v1.6.0
ti.init(arch=ti.cpu, short_circuit_operators=False)


@ti.kernel
def run(a: ti.i32, b: ti.i32) -> ti.types.vector(2, ti.i32):
    return ti.Vector([a and b, a or b])


assert list(run(5, 2)) == [0, 7]


# %% splits the number `x` into `f * 2 ** e`; on GPUs only: on the CPU it ends the process
# versions: v1.6.0
import subprocess
import sys

program = """
import taichi as ti

ti.init(arch=ti.cpu)


@ti.kernel
def run(x: ti.f32) -> ti.f32:
    f, e = ti.frexp(x)
    return f


run(6.0)
print("done")
"""
file = "frexp.py"
with open(file, "w") as out:
    out.write(program)
done = subprocess.run([sys.executable, file], capture_output=True, text=True)
assert done.returncode != 0 and "done" not in done.stdout


# %% With integers and a divisor of zero, `//` and `%` end the process on x86 processors; there is no `ZeroDivisionError`.
# versions: v1.6.0
import platform
import subprocess
import sys

program = """
import taichi as ti

ti.init(arch=ti.cpu)


@ti.kernel
def run(a: ti.i32, b: ti.i32) -> ti.i32:
    return a OPERATOR b


try:
    run(5, 0)
except ZeroDivisionError:
    pass
print("done")
"""
for operator in ("//", "%"):
    with open("zero.py", "w") as out:
        out.write(program.replace("OPERATOR", operator))
    done = subprocess.run([sys.executable, "zero.py"], capture_output=True, text=True)
    assert platform.machine() not in ("x86_64", "AMD64") or "done" not in done.stdout


# %% Of a number halfway between two integers, `ti.round` gives the one further from zero on the CPU and CUDA: 2.5 becomes 3.0.
# versions: v1.6.0
@ti.kernel
def half(x: ti.f32) -> ti.f32:
    return ti.round(x)


assert [half(x) for x in (0.5, 1.5, 2.5, -2.5)] == [1, 2, 3, -3]


# %% NumPy rounds literals, and to the even one: `ti.round(2.5)` is 2.0.
# versions: v1.6.0
@ti.kernel
def literal() -> ti.types.vector(3, ti.f32):
    return ti.Vector([ti.round(0.5), ti.round(1.5), ti.round(2.5)])


assert list(literal()) == [0, 2, 2]
