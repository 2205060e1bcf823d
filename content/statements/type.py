"""What the page "Type System" says, tried by programs; content/README.md has the form."""

import taichi as ti

ti.init(arch=ti.cpu)


# %% A vector assigned to a number is an error as well, `a = i32, b = [Tensor (2) i32], only one of them is a tensor type`.
# versions: v1.5.0 v1.6.0
# raises: RuntimeError: a = i32, b = [Tensor (2) i32], only one of them is a tensor type
@ti.kernel
def assign():
    a = 1
    a = ti.Vector([1, 2])


assign()


# %% A vector assigned to a number is an error as well, but the message speaks of the compiler's inner workings:
# `RuntimeError: … Assertion failure: load_src->is<MatrixPtrStmt>()`.
# versions: master
# raises: RuntimeError: Assertion failure: load_src->is<MatrixPtrStmt>()
@ti.kernel
def assign():
    a = 1
    a = ti.Vector([1, 2])
    print(a)


assign()


# %% A literal with a decimal point or an exponent, such as `1e3`, is an `f32`; any other number is an `i32`.
@ti.kernel
def same_integer() -> ti.i32:
    return 16777217 + 0


@ti.kernel
def same_float() -> ti.f64:
    return 16777217.0


@ti.kernel
def same_exponent() -> ti.f64:
    return 16777217e0


assert same_integer() == 16777217
assert same_float() == 16777216.0
assert same_exponent() == 16777216.0


# %% NumPy and the rest of Python do not notice the setting.
import numpy as np

ti.init(arch=ti.cpu, default_ip=ti.i64, default_fp=ti.f64)
assert np.array([1.0], dtype=np.float32).dtype == np.float32
assert ti.field(float, shape=1).dtype == ti.f64
assert ti.field(int, shape=1).dtype == ti.i64
assert int(3.7) == 3 and type(float(1)).__name__ == "float"


# %% An integer literal that does not fit is an error
# raises: TaichiTypeError: Integer literal 3000000000 exceeded the range of default_ip: i32
@ti.kernel
def large():
    x = 3000000000


large()


# %% Write `ti.i64(3000000000)`, or `ti.u32(…)`.
@ti.kernel
def as_i64() -> ti.i64:
    return ti.i64(3000000000)


@ti.kernel
def as_u32() -> ti.u32:
    return ti.u32(3000000000)


assert as_i64() == 3000000000
assert as_u32() == 3000000000


# %% From floating point to integer the fraction is cut off: -2.7 becomes -2.
@ti.kernel
def cut(x: ti.f32) -> ti.i32:
    return ti.cast(x, ti.i32)


assert cut(-2.7) == -2
assert cut(2.7) == 2


# %% A cast of an integer to fewer bits keeps the lowest ones: `ti.u8(x)` of 300 is 44, of -1 it is 255.
@ti.kernel
def low_bits(x: ti.i32) -> ti.u8:
    return ti.u8(x)


assert low_bits(300) == 44
assert low_bits(-1) == 255


# %% A vector or matrix is cast element by element, and the result is a new one.
@ti.kernel
def cast_vector() -> ti.types.vector(4, ti.f32):
    u = ti.Vector([2.3, 4.7])
    v = ti.cast(u, ti.i32)
    v[0] = 9
    return ti.Vector([u[0], u[1], float(v[0]), float(v[1])])


result = cast_vector()
assert abs(result[0] - 2.3) < 1e-6 and result[2] == 9 and result[3] == 4


# %% `ti.i32(u)` is an error
# raises: TaichiSyntaxError: A primitive type cannot decorate an expression with a compound type.
@ti.kernel
def decorate():
    u = ti.Vector([2.3, 4.7])
    w = ti.i32(u)


decorate()


# %% Of `1.0` it gives 1065353216.
@ti.kernel
def bits(x: ti.f32) -> ti.i32:
    return ti.bit_cast(x, ti.i32)


assert bits(1.0) == 1065353216


# %% has to be of the same kind
# raises: TaichiTypeError: Floating-point literals must be annotated with a floating-point type. For type casting, use `ti.cast`.
@ti.kernel
def literal():
    a = ti.i32(2.7)


literal()


# %% Later values are converted to that type if they can be:
@ti.kernel
def run() -> ti.i32:
    n = 1
    n = n + 0.7
    n = -2.7
    return n


assert run() == -2


# %% `default_ip` is `ti.i32` or `ti.i64`; `default_fp` is `ti.f16`, `ti.f32` or `ti.f64`.
ti.init(arch=ti.cpu, default_ip=ti.i64, default_fp=ti.f16)


@ti.kernel
def run(x: ti.f32) -> ti.f64:
    return float(x)


assert run(2049.0) == 2048.0
assert ti.field(float, shape=1).dtype == ti.f16


# %% even a long literal is rounded to `f32`
@ti.kernel
def run() -> ti.f64:
    return 3.14159265358979


assert run() == 3.1415927410125732


# %% A vector or matrix is cast element by element, and the result is a new one. Use `ti.cast`, `int` or `float`
@ti.kernel
def run() -> ti.types.vector(2, ti.f32):
    u = ti.Vector([2.3, -4.7])
    return float(int(u)) / 2


assert list(run()) == [1.0, -2.0]


# %% `ti.bit_cast(x, ti.i32)` does not convert: it reads the same bits as another type of the same size.
@ti.kernel
def bits(x: ti.f32) -> ti.i32:
    return ti.bit_cast(x, ti.i32)


@ti.kernel
def back(x: ti.i32) -> ti.f32:
    return ti.bit_cast(x, ti.f32)


assert bits(-0.0) == -2147483648
assert back(bits(0.1)) == 0.10000000149011612


# %% Floating point wins over integer: `i32 + f32` gives `f32`, and `f16 + i32` gives `f16`, although it has fewer bits.
@ti.kernel
def single(a: ti.i32, b: ti.f32) -> ti.f64:
    return a + b


@ti.kernel
def half(a: ti.f32, b: ti.i32) -> ti.f64:
    return ti.cast(a, ti.f16) + b


assert single(16777217, 0.0) == 16777216.0
assert half(0.0, 2049) == 2048.0


# %% More bits win over fewer: `i16 + i32` gives `i32`, and `u8 + i16` gives `i16`.
@ti.kernel
def wide(a: ti.i16, b: ti.i32) -> ti.i64:
    return a + b


@ti.kernel
def narrow(a: ti.u8, b: ti.i16) -> ti.i64:
    return a + b


assert wide(1, 2147483647) == -2147483648
assert narrow(200, 32767) == -32569


# %% Unsigned wins over signed of the same size: `u32 + i32` gives `u32`.
@ti.kernel
def run(a: ti.u32, b: ti.i32) -> ti.i64:
    return a + b


assert run(0, -1) == 4294967295


# %% The first one that applies decides:
@ti.kernel
def run(a: ti.u64, b: ti.f32) -> ti.f64:
    return a + ti.cast(b, ti.f16)


assert run(2049, 0.0) == 2048.0


# %% When the operands of `+`, `-`, `*`, `//`, `%`, `ti.max` or `ti.min` differ in type, both are converted to one type.
@ti.kernel
def run(a: ti.i32, b: ti.u32) -> ti.i64:
    return ti.max(a, b)


assert run(-1, 5) == 4294967295


# %% Integers first become the default floating-point type, so `i64 / i64` gives `f32`, and `f16 / i32` too
@ti.kernel
def integers(a: ti.i64, b: ti.i64) -> ti.f64:
    return a / b


@ti.kernel
def half(a: ti.f32, b: ti.i32) -> ti.f64:
    return ti.cast(a, ti.f16) / b


assert integers(1, 3) == 0.3333333432674408
assert half(1.0, 3) == 0.3333333432674408


# %% `a ** b` | that of `a` if both are integers, else by the three rules above: `f16 ** i32` gives `f16`
@ti.kernel
def integers(a: ti.u8, b: ti.i64) -> ti.i64:
    return a**b


@ti.kernel
def mixed(a: ti.i64, b: ti.f32) -> ti.f64:
    return a**b


@ti.kernel
def half(a: ti.f32, b: ti.i32) -> ti.f64:
    return ti.cast(a, ti.f16) ** b


assert integers(20, 2) == 144
assert mixed(16777217, 1.0) == 16777216.0
assert half(3.0, 7) == 2188.0  # 2187 needs more bits than an f16 has


# %% that of `a`: `u8 << i32` gives `u8`. Both must be integers
@ti.kernel
def run(a: ti.u8, b: ti.i32) -> ti.i64:
    return a << b


assert run(255, 4) == 240


# %% `i32`, 0 or 1
# versions: v1.5.0 v1.6.0
@ti.kernel
def run(a: ti.f32) -> ti.i32:
    return (a < 1.0) * 1000 + (a == 0.5) * 300


assert run(0.5) == 1300


# %% both must be `i32`, else: `unsupported operand type(s) for '&&': 'f32' and 'f32'`
# versions: v1.5.0 v1.6.0
# raises: TaichiTypeError: unsupported operand type(s) for '&&': 'i64' and 'i64'
@ti.kernel
def run(a: ti.i64) -> ti.i64:
    return a and a


run(1)


# %% the one further right in the picture; both must be integers
# versions: master
@ti.kernel
def run(a: ti.i32, b: ti.i64) -> ti.i64:
    return a and b


assert run(1, 3000000000) == 3000000000


# %% `not a` | `i32`; on the CPU
# versions: v1.5.0 v1.6.0
@ti.kernel
def run(a: ti.i32) -> ti.i32:
    return (not a) * 300


assert run(5) == 0
assert run(0) == 300


# %% From `i32` to `f32` that is silent: after `a = 3.14`, the line `a = 1` stores 1.0.
@ti.kernel
def run() -> ti.f32:
    a = 3.14
    a = 1
    return a / 2


assert run() == 0.5


# %% a kernel annotated with `-> ti.i32` that returns 3.7 gives 3.
@ti.kernel
def run(x: ti.f32) -> ti.i32:
    return x


assert run(3.7) == 3
assert run(-3.7) == -3


# %% `Argument 0 (type=<class 'float'>) cannot be converted into required type i32`.
# versions: v1.5.0 v1.6.0
# raises: TaichiRuntimeTypeError: Argument 0 (type=<class 'float'>) cannot be converted into required type i32
@ti.kernel
def run(n: ti.i32):
    print(n)


run(1.0)


# %% `Argument (0,) (type=<class 'float'>) cannot be converted into required type i32`.
# versions: master
# raises: TaichiRuntimeTypeError: Argument (0,) (type=<class 'float'>) cannot be converted into required type i32
@ti.kernel
def run(n: ti.i32):
    print(n)


run(1.0)


# %% `is expected to be a Matrix with n 4, but got 2.`
vec4d = ti.types.vector(4, ti.f64)


@ti.func
def length(w: vec4d):
    return w.norm()


@ti.kernel
def run() -> ti.f64:
    return length(ti.Vector([1.0, 2.0]))


message = ""
try:
    run()
except ti.TaichiSyntaxError as error:
    message = str(error)
assert message.endswith("is expected to be a Matrix with n 4, but got 2.")


# %% The annotation of a scalar, such as `x: ti.i32`, converts nothing.
# versions: v1.5.0 v1.6.0
@ti.func
def half(x: ti.i32):
    return x / 2


@ti.kernel
def run(x: ti.f32) -> ti.f32:
    return half(x)


assert run(3.5) == 1.75


# %% The annotation of a scalar, such as `x: ti.i32`, converts the argument.
# versions: master
@ti.func
def half(x: ti.i32):
    return x / 2


@ti.kernel
def run(x: ti.f32) -> ti.f32:
    return half(x)


assert run(3.5) == 1.5


# %% A name that the struct does not have, such as `Ray(lenght=1.0)`, is ignored without a message.
Ray = ti.types.struct(origin=ti.math.vec3, length=ti.f32)
ray = Ray(lenght=1.0)
assert ray.length == 0.0
assert list(ray.origin) == [0.0, 0.0, 0.0]


# %% Members are set in order or by name; those that you leave out are zero, and one number for a vector fills it:
Ray = ti.types.struct(origin=ti.math.vec3, length=ti.f32)


@ti.kernel
def run() -> ti.math.vec4:
    ray = Ray(origin=2)
    return ti.math.vec4(ray.origin, ray.length)


assert list(run()) == [2.0, 2.0, 2.0, 0.0]


# %% A vector has no orientation. On the right of `@` it acts as a column, on the left as a row, so both orders are defined:
# versions: master
@ti.kernel
def run(m: ti.types.matrix(2, 3, ti.i32)) -> ti.types.vector(5, ti.i32):
    right = m @ ti.Vector([1, 1, 1])
    left = ti.Vector([1, 1]) @ m
    return ti.Vector([right[0], right[1], left[0], left[1], left[2]])


assert list(run(ti.Matrix([[1, 2, 3], [4, 5, 6]]))) == [6, 15, 5, 7, 9]


# %% `total = 0` followed by `total += 0.5` twice gives 0
@ti.kernel
def run() -> ti.i32:
    total = 0
    total += 0.5
    total += 0.5
    return total


assert run() == 0


# %% An `i32` ends at 2,147,483,647. One more gives -2,147,483,648
@ti.kernel
def run(a: ti.i32) -> ti.i32:
    return a + 1


assert run(2147483647) == -2147483648


# %% An `f32` has 24 significant bits, so `16777216.0 + 1.0` is still 16777216.
@ti.kernel
def run(a: ti.f32) -> ti.f32:
    return a + 1.0


assert run(16777216.0) == 16777216.0
assert run(16777215.0) == 16777216.0
assert run(8388608.0) == 8388609.0


# %% `if x:` with a float `x` does not compile: `` `if` conditions must be an integer; found f32. Consider using `if x != 0`
# instead of `if x` for float values. ``
# raises: TaichiTypeError: `if` conditions must be an integer; found f32. Consider using `if x != 0` instead of `if x` for float values.
@ti.kernel
def run(x: ti.f32) -> ti.i32:
    result = 0
    if x:
        result = 1
    return result


run(1.0)


# %% `//` rounds down, as in Python, and `-7 // 2` is -4. Where both are integers that the compiler knows in advance and at
# least one of them stands in a *variable*, it rounds towards zero instead.
# versions: v1.6.0 master
@ti.kernel
def literals() -> ti.i32:
    return -7 // 2


@ti.kernel
def variables() -> ti.i32:
    a = -7
    b = 2
    return a // b


@ti.kernel
def left() -> ti.i32:
    a = -7
    return a // 2


@ti.kernel
def right() -> ti.i32:
    b = 2
    return -7 // b


assert literals() == -4
assert variables() == left() == right() == -3


# %% with `a = ti.cast(5, ti.u8)`, the sum `a + (a > 3)` is 0. Cast the comparison, `ti.i32(a > 3)`.
# versions: master
@ti.kernel
def wrong() -> ti.i32:
    a = ti.cast(5, ti.u8)
    return a + (a > 3)


@ti.kernel
def right() -> ti.i32:
    a = ti.cast(5, ti.u8)
    return a + ti.i32(a > 3)


assert wrong() == 0
assert right() == 6


# %% Against types of 16 bits and more `u1` loses, as it should.
# versions: master
@ti.kernel
def run(a: ti.i16) -> ti.i32:
    return a + (a > 3)


assert run(5) == 6


# %% With arguments, and between two literals, the result is right. It is wrong for an element of a field as well if the same
# kernel has just stored a constant in it: after `x[0] = -7`, the quotient `x[0] // 2` is -3.
# versions: v1.6.0 master
x = ti.field(ti.i32, shape=2)


@ti.kernel
def stored() -> ti.i32:
    x[0] = -7
    return x[0] // 2


@ti.kernel
def loaded(b: ti.i32) -> ti.types.vector(2, ti.i32):
    return ti.Vector([x[0] // 2, x[0] // b])


assert stored() == -3
assert list(loaded(2)) == [-4, -4]


# %% a float is an error: `takes integral inputs only`
# versions: v1.6.0
# raises: TaichiTypeError: 'logic_not' takes integral inputs only, however 'f32' is provided
@ti.kernel
def run(a: ti.f32) -> ti.i32:
    return not a


run(1.0)


# %% For a vector made in Python scope, and for `ti.Matrix.ndarray`, write `ti.i32`: `ti.Vector([1, 2], int)` stops there with an `AssertionError`.
# versions: v1.6.0
assert list(ti.Vector([1.5, 2.5], ti.i32)) == [1, 2]
stopped = False
try:
    ti.Vector([1, 2], int)
except AssertionError:
    stopped = True
assert stopped


# %% In a kernel, a type does not convert a single vector or matrix of its size: if `u` consists of four `f32`, `vec4d(u)` does,
# too. Write `ti.cast(u, ti.f64)`.
# versions: v1.6.0
vec4d = ti.types.vector(4, ti.f64)


@ti.kernel
def plain(u: ti.types.vector(4, ti.f32)) -> ti.f64:
    w = vec4d(u)
    w[0] = ti.f64(16777217.0)
    return w[0]


@ti.kernel
def wide(u: ti.types.vector(4, ti.f32)) -> ti.f64:
    w = ti.cast(u, ti.f64)
    w[0] = ti.f64(16777217.0)
    return w[0]


ones = ti.types.vector(4, ti.f32)(1)
assert plain(ones) == 16777216.0
assert wide(ones) == 16777217.0


# %% Write `if x != 0:` for every type but `i32` and `u32`.
# versions: v1.6.0
@ti.kernel
def compared(a: ti.u8, b: ti.i64, c: ti.f32) -> ti.i32:
    result = 0
    if a != 0:
        result += 1
    if b != 0:
        result += 10
    if c != 0:
        result += 100
    return result


@ti.kernel
def plain(a: ti.i32, b: ti.u32) -> ti.i32:
    result = 0
    if a:
        result += 1
    if b:
        result += 10
    return result


assert compared(256 + 1, 2**40, 0.5) == 111
assert compared(0, 0, 0.0) == 0
assert plain(2, 4) == 11
assert plain(0, 0) == 0


# %% with the default even a long literal is rounded to `f32`, and so is the number in `x.fill(0.1)` of an `f64` field.
# versions: v1.6.0
ti.init(arch=ti.cpu)
rounded = ti.field(ti.f64, shape=1)
rounded.fill(0.1)
assert rounded[0] != 0.1 and abs(rounded[0] - 0.1) < 1e-8
ti.init(arch=ti.cpu, default_fp=ti.f64)
exact = ti.field(ti.f64, shape=1)
exact.fill(0.1)
assert exact[0] == 0.1


# %% The compiler also reports the assignment that loses the fraction, in the first run only
# versions: v1.6.0
import os
import subprocess
import sys
import tempfile

program = """
import sys

import taichi as ti

ti.init(arch=ti.cpu, offline_cache=True, offline_cache_file_path=sys.argv[1])


@ti.kernel
def run() -> ti.i32:
    n = 1
    n = n + 0.7
    return n


print("result", run())
"""
file = "first_run.py"
with open(file, "w") as out:
    out.write(program)
environment = {name: value for name, value in os.environ.items() if not name.startswith("TI_")}
folder = tempfile.mkdtemp()
texts = []
for _ in range(2):
    done = subprocess.run([sys.executable, file, folder], capture_output=True, text=True, env=environment)
    texts.append(done.stdout + done.stderr)
assert all("result 1" in text for text in texts)
assert ["Local store may lose precision: i32 <- f32" in text for text in texts] == [True, False]


# %% `ti.init` changes both defaults, for what is made after it:
# versions: v1.6.0
before = ti.types.vector(3, float)
ti.init(arch=ti.cpu, default_fp=ti.f64)
assert before.dtype == ti.f32
assert ti.types.vector(3, float).dtype == ti.f64


# %% An integer must also fit: `ti.u8(300)` is an error.
# versions: v1.6.0
# raises: TaichiTypeError: Integer literal 300 exceeded the range of specified dtype: u8
@ti.kernel
def infinite() -> ti.f32:
    return ti.f16(70000.0)


@ti.kernel
def byte() -> ti.i32:
    return ti.u8(300)


assert infinite() == float("inf")
byte()


# %% `ti.init(debug=True)` reports it for `+`, `-`, `*` and `<<` on the CPU and CUDA, but often not for `+=`.
# versions: v1.6.0
import subprocess
import sys

program = """
import taichi as ti

ti.init(arch=ti.cpu, debug=True)


@ti.kernel
def run(a: ti.i32, b: ti.i32):
    print(a + b, -a - b, a * b, a << b)


x = ti.field(ti.i32, shape=())
x[None] = 2147483647


@ti.kernel
def parallel():
    for _ in range(3):
        x[None] += 1


run(2147483647, 2)
print("now")
parallel()
print("end", x[None])
"""
file = "beyond.py"
with open(file, "w") as out:
    out.write(program)
done = subprocess.run([sys.executable, file], capture_output=True, text=True)
first, second = done.stdout.split("now")
for name in ("Addition", "Subtraction", "Multiplication", "Shift left"):
    assert f"{name} overflow detected" in first
assert "overflow" not in second and "end -2147483646" in second
