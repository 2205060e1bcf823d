"""What the page "Language Reference" says, tried by programs; content/README.md has the form."""

import taichi as ti

ti.init(arch=ti.cpu)


# %% A name that is neither a visible variable nor known to Python stops the compilation with a `TaichiNameError`.
# raises: TaichiNameError: Name "nowhere" is not defined
@ti.kernel
def run():
    print(nowhere)


run()


# %% A variable that is created inside an `if`, `for` or `while` is unknown after it.
# raises: TaichiNameError: Name "b" is not defined
@ti.kernel
def run(a: ti.i32):
    if a > 0:
        b = 1
    print(b)


run(1)


# %% or else the type of the value, and it stays. A later assignment converts to it
@ti.kernel
def run() -> ti.math.vec2:
    a = 1
    a = 2.7
    b: ti.f32 = 1
    b = 2
    return ti.Vector([float(a), b / 4])


assert list(run()) == [2.0, 0.5]


# %% Two blocks after each other may use one name with two types: they are two variables.
@ti.kernel
def run() -> ti.f32:
    total = 0.0
    for i in range(1):
        v = 1
        total += v / 2
    for i in range(1):
        v = 2.5
        total += v
    return total


assert run() == 3.0


# %% Parameters of a kernel cannot be assigned to: `Kernel argument "n" is immutable in the kernel.`
# raises: TaichiSyntaxError: Kernel argument "n" is immutable in the kernel.
@ti.kernel
def run(n: ti.i32):
    n = 2


run(1)


# %% they are copies, except for `self`, fields, data-oriented objects and parameters annotated with `ti.template()` or `ti.types.ndarray()`, which
# refer to what the caller passed.
@ti.func
def copied(v):
    v += 1


@ti.func
def referred(v: ti.template()):
    v += 1

@ti.kernel
def run() -> ti.i32:
    a, b = 1, 1
    copied(a)
    referred(b)
    return 10 * a + b


assert run() == 12


# %% a global that changes later does not change the kernel.
limit = 3


@ti.kernel
def run() -> ti.i32:
    return limit


assert run() == 3
limit = 4
assert run() == 3


# %% A decimal point or an exponent makes a float.
@ti.kernel
def run() -> ti.f32:
    return 1e1 / 4


assert run() == 2.5


# %% Literals are written as in Python (`0x1F`, `1_000`, `1e-3`)
@ti.kernel
def run() -> ti.i32:
    return 0x1F + 1_000


assert run() == 1031


# %% Integer literal 3000000000 exceeded the range of default_ip: i32, please specify the dtype via e.g.
# `ti.u64(3000000000)`
# raises: TaichiTypeError: Integer literal 3000000000 exceeded the range of default_ip: i32, please specify the dtype via e.g. `ti.u64(3000000000)`
@ti.kernel
def run():
    a = 3000000000


run()


# %% A complex number or bytes cannot become a Taichi value: `Invalid constant scalar data type: <class 'complex'>`.
# raises: TaichiTypeError: Invalid constant scalar data type: <class 'complex'>
@ti.kernel
def run():
    a = 1j


run()


# %% `s = "abc"` stops with `Invalid constant scalar data type: <class 'str'>`.
# raises: TaichiTypeError: Invalid constant scalar data type: <class 'str'>
@ti.kernel
def run():
    s = "abc"


run()


# %% In f-strings and in `"…".format(…)` the values may be … with a format of C's `printf` such as `f"{a:.2f}"`
# versions: v1.6.0 master
@ti.kernel
def run(a: ti.f32):
    print(f"{a:.2f}")


run(0.126)  # 0.13


# %% indices of a tuple are Python values: `tuple indices must be integers or slices, not Expr`.
# raises: TaichiCompilationError: tuple indices must be integers or slices, not Expr
@ti.kernel
def run(i: ti.i32):
    pair = (1, 2)
    b = pair[i]


run(1)


# %% A list with a run-time index stops with `list indices must be integers or slices, not Expr`.
# raises: TaichiCompilationError: list indices must be integers or slices, not Expr
@ti.kernel
def run(i: ti.i32):
    b = [1, 2][i]


run(1)


# %% To index with a run-time value, make a vector of it: `ti.Vector([1, 2, 3])[i]`.
@ti.kernel
def run(i: ti.i32) -> ti.i32:
    return ti.Vector([1, 2, 3])[i]


assert run(2) == 3


# %% a run-time condition counts as true.
@ti.kernel
def run(i: ti.i32) -> ti.i32:
    v = ti.Vector([j for j in range(3) if i > 5])
    return v.sum()


assert run(1) == 3


# %% `'Expr' object cannot be interpreted as an integer`
# versions: v1.5.0 v1.6.0
# raises: TaichiCompilationError: 'Expr' object cannot be interpreted as an integer
@ti.kernel
def run(n: ti.i32):
    v = ti.Vector([0 for j in range(n)])


run(3)


# %% `'ScalarField' object has no attribute 'size'`
# raises: TaichiCompilationError: 'ScalarField' object has no attribute 'size'
x = ti.field(ti.i32, shape=8)

@ti.kernel
def run():
    a = x.size


run()


# %% For a constant in the brackets of a vector, matrix or ndarray the compiler says `Negative indices are not supported in Taichi kernels.`
# raises: TaichiSyntaxError: Negative indices are not supported in Taichi kernels.
@ti.kernel
def run():
    v = ti.Vector([1, 2, 3])
    a = v[-1]


run()


# %% A wrong number of indices stops with `Field with dim 1 accessed with indices of dim 2`
# raises: TaichiIndexError: Field with dim 1 accessed with indices of dim 2
x = ti.field(ti.i32, shape=8)

@ti.kernel
def run():
    a = x[1, 2]


run()


# %% `indices must be integers, however 'f32' is provided as index 0`
# raises: TaichiTypeError: indices must be integers, however 'f32' is provided as index 0
x = ti.field(ti.i32, shape=8)

@ti.kernel
def run():
    a = x[1.0]


run()


# %% `Taichi does not support variables in slice now, please use constant instead of it.`
# raises: TaichiCompilationError: Taichi does not support variables in slice now, please use constant instead of it.
@ti.kernel
def run(i: ti.i32):
    v = ti.Vector([1, 2, 3])
    w = v[i:3]


run(1)


# %% A slice can be assigned to
# versions: v1.6.0 master
@ti.kernel
def run() -> ti.i32:
    v = ti.Vector([1, 2, 3])
    v[0:2] = ti.Vector([7, 8])
    return 100 * v[0] + 10 * v[1] + v[2]


assert run() == 783


# %% Fields have none: `The type <class 'taichi.lang.field.ScalarField'> do not support index of slice type`.
# raises: TaichiSyntaxError: The type <class 'taichi.lang.field.ScalarField'> do not support index of slice type
x = ti.field(ti.i32, shape=8)

@ti.kernel
def run():
    a = x[0:2]


run()


# %% `len` gives the length of a vector
@ti.kernel
def run() -> ti.i32:
    return len(ti.Vector([1, 2, 3]))


assert run() == 3


# %% `math.sin(a)` stops with `must be real number, not Expr`; write `ti.sin(a)`.
# versions: v1.5.0 v1.6.0
# raises: TaichiCompilationError: must be real number, not Expr
import math


@ti.kernel
def run(a: ti.f32):
    b = math.sin(a)


run(1.0)


# %% `ti.f32(1)` is an error
# raises: TaichiTypeError: Integer literals must be annotated with a integer type. For type casting, use `ti.cast`.
@ti.kernel
def run():
    a = ti.f32(1)


run()


# %% A kernel cannot call a kernel: `Kernels cannot call other kernels.`
# raises: TaichiSyntaxError: Kernels cannot call other kernels.
@ti.kernel
def other():
    pass

@ti.kernel
def run():
    other()


run()


# %% Python cannot call a function marked `@ti.func`: `Taichi functions cannot be called from Python-scope.`
# raises: TaichiSyntaxError: Taichi functions cannot be called from Python-scope.
@ti.func
def helper():
    pass


helper()


# %% A number and a vector or matrix: the number is first repeated to that shape.
@ti.kernel
def run() -> ti.types.vector(3, ti.i32):
    return 10 - ti.Vector([1, 2, 3])


assert list(run()) == [9, 8, 7]


# %% `unsupported operand type(s) for '+': '[Tensor (2) i32]' and '[Tensor (3) i32]'`
# raises: TaichiTypeError: unsupported operand type(s) for '+': '[Tensor (2) i32]' and '[Tensor (3) i32]'
@ti.kernel
def run():
    a = ti.Vector([1, 2]) + ti.Vector([1, 2, 3])


run()


# %% `/` on two integers gives a float. `//` rounds down and `%` has the sign of the right side
@ti.kernel
def run(a: ti.i32, b: ti.i32) -> ti.math.vec3:
    return ti.Vector([a / b, float(a // b), float(a % b)])


assert list(run(-7, 2)) == [-3.5, -4.0, 1.0]
assert list(run(7, -2)) == [-3.5, -4.0, -1.0]


# %% It binds more tightly than a sign on its left, `-a**2` is `-(a**2)`, and groups from the right.
@ti.kernel
def run(a: ti.i32, b: ti.i32, c: ti.i32, d: ti.i32) -> ti.i32:
    return 10000 * -a**2 + b**c**d


assert run(3, 2, 3, 2) == -90000 + 512


# %% An integer variable to a negative integer stops with `Negative exponent in pow(int, int) is not allowed.` where the
# compiler knows the exponent
# raises: RuntimeError: Negative exponent in pow(int, int) is not allowed.
@ti.kernel
def run(a: ti.i32) -> ti.i32:
    return a ** -1


run(2)


# %% Where it does not, the result is wrong, and only debug mode stops. Use a float base
# versions: v1.6.0
@ti.kernel
def run(a: ti.i32, n: ti.i32) -> ti.f32:
    return a**n


@ti.kernel
def run_float(a: ti.f32, n: ti.i32) -> ti.f32:
    return a**n


assert run(2, -2) == 4
assert run_float(2.0, -2) == 0.25


# %% A float stops with `'bit_not' takes integral inputs only, however 'f32' is provided`.
# versions: v1.6.0 master
# raises: TaichiTypeError: 'bit_not' takes integral inputs only, however 'f32' is provided
@ti.kernel
def run(a: ti.f32):
    b = ~a


run(2.0)


# %% `>>` copies the sign bit of a signed number; `ti.bit_shr` fills with zeros.
@ti.kernel
def run(a: ti.i32) -> ti.types.vector(2, ti.i32):
    return ti.Vector([a >> 1, ti.bit_shr(a, 1)])


assert list(run(-4)) == [-2, 2147483646]


# %% `unsupported operand type(s) for '<<': 'i32' and 'f32'`
# raises: TaichiTypeError: unsupported operand type(s) for '<<': 'i32' and 'f32'
@ti.kernel
def run(a: ti.i32):
    b = a << 1.0


run(2)


# %% The result of a comparison is an `i32`, 1 or 0. On vectors it is a vector of them.
# versions: v1.5.0 v1.6.0
@ti.kernel
def run(a: ti.i32) -> ti.i32:
    return (a > 1) + 2 * (a > 2) + (ti.Vector([1, 5]) > 2).sum() * 10


assert run(2) == 11


# %% Elsewhere they stop with ``"In" is only supported inside `ti.static`.``
# raises: TaichiSyntaxError: "In" is only supported inside `ti.static`.
primes = [2, 3, 5]

@ti.kernel
def run():
    a = 5 in primes


run()


# %% There is no `is`: `Operator "is" in Taichi scope is not supported.`
# versions: v1.6.0 master
# raises: TaichiSyntaxError: Operator "is" in Taichi scope is not supported.
@ti.kernel
def run(a: ti.i32):
    b = a is 1


run(1)


# %% in `i < n and x[i] > 0` the element is not read when `i` is too large.
ti.init(arch=ti.cpu, debug=True)
x = ti.field(ti.i32, shape=8)


@ti.kernel
def run(i: ti.i32) -> ti.i32:
    return 1 if i < 8 and x[i] > 0 else 0


assert run(100) == 0


# %% `unsupported operand type(s) for '&&': 'f32' and 'f32'`
# versions: v1.5.0 v1.6.0
# raises: TaichiTypeError: unsupported operand type(s) for '&&': 'f32' and 'f32'
@ti.kernel
def run(a: ti.f32):
    b = a and a


run(1.0)


# %% Its body is inserted before the statement, so it runs whatever the left side is:
count = ti.field(ti.i32, shape=())


@ti.func
def called() -> ti.i32:
    count[None] += 1
    return 1


@ti.kernel
def run(a: ti.i32) -> ti.i32:
    return a > 0 and called()


assert run(0) == 0
assert count[None] == 1


# %% A second value stops with `Variable 'n' cannot be assigned. Maybe it is not a Taichi object?`
# raises: TaichiSyntaxError: Variable 'n' cannot be assigned. Maybe it is not a Taichi object?
@ti.kernel
def run():
    n = ti.static(4)
    n = 5


run()


# %% A name that only Python knows counts as new: `limit = limit + 1` creates a variable from the value of the global, which keeps its own.
limit = 3


@ti.kernel
def run() -> ti.i32:
    limit = limit + 1
    return limit


assert run() == 4
assert limit == 3


# %% the right side is evaluated first, so `a, b = b, a` exchanges two values.
@ti.kernel
def run() -> ti.i32:
    a, b = 1, 2
    a, b = b, a
    return 10 * a + b


assert run() == 21


# %% `The number of targets is not equal to value length`
# raises: TaichiSyntaxError: The number of targets is not equal to value length
@ti.kernel
def run():
    a, b = 1, 2, 3


run()


# %% `a /= 2` on an integer gives an integer.
@ti.kernel
def run(n: ti.i32) -> ti.i32:
    a = n
    a /= 2
    return 2 * a


assert run(7) == 6


# %% `'int' object has no attribute '_augassign'`.
# raises: TaichiCompilationError: 'int' object has no attribute '_augassign'
limit = 3


@ti.kernel
def run():
    limit += 1


run()


# %% `Static assign cannot have type overloading`
# raises: TaichiSyntaxError: Static assign cannot have type overloading
@ti.kernel
def run():
    a = 1
    a: ti.f32 = 2.0


run()


# %% what follows a `return` is not compiled.
@ti.kernel
def run() -> ti.i32:
    if ti.static(True):
        return 1
    return undefined_name


assert run() == 1


# %% `Return inside non-static if/for is not supported`.
# raises: TaichiSyntaxError: Return inside non-static if/for is not supported
@ti.kernel
def run(a: ti.i32) -> ti.i32:
    if a > 0:
        return 1
    return 2


run(1)


# %% `Kernel has a return type but does not have a return statement`.
# raises: TaichiSyntaxError: Kernel has a return type but does not have a return statement
@ti.kernel
def run() -> ti.i32:
    a = 1


run()


# %% `break` cannot leave a parallel loop
# raises: TaichiSyntaxError: Cannot break in the outermost loop
@ti.kernel
def run():
    for i in range(3):
        break


run()


# %% `if` conditions must be an integer; found f32.
# raises: TaichiTypeError: `if` conditions must be an integer; found f32
@ti.kernel
def run(a: ti.f32):
    if a:
        print(a)


run(1.0)


# %% a variable that it creates is unknown after the `if`.
# raises: TaichiNameError: Name "b" is not defined
@ti.kernel
def run():
    if ti.static(True):
        b = 1
    print(b)


run()


# %% `'else' clause for 'while' not supported in Taichi kernels`.
# raises: TaichiSyntaxError: 'else' clause for 'while' not supported in Taichi kernels
@ti.kernel
def run(a: ti.i32):
    while a > 1:
        pass
    else:
        pass


run(0)


# %% `Variable 'i' is already declared in the outer scope and cannot be used as loop variable`
# raises: TaichiSyntaxError: Variable 'i' is already declared in the outer scope and cannot be used as loop variable
@ti.kernel
def run():
    i = 1
    for i in range(3):
        print(i)


run()


# %% `Range should have 1 or 2 arguments, found 3`.
# raises: TaichiSyntaxError: Range should have 1 or 2 arguments, found 3
@ti.kernel
def run():
    for i in range(0, 8, 2):
        print(i)


run()


# %% the last index varies fastest.
@ti.kernel
def run() -> ti.i32:
    seen = 0
    ti.loop_config(serialize=True)
    for i, j in ti.ndrange(2, (1, 3)):
        seen = seen * 100 + 10 * i + j
    return seen


assert run() == 1021112


# %% `Group for should have 1 loop target, found 2`.
# raises: TaichiSyntaxError: Group for should have 1 loop target, found 2
@ti.kernel
def run():
    for i, j in ti.grouped(ti.ndrange(2, 3)):
        print(i)


run()


# %% `Number of struct-for indices does not match loop variable dimensionality (1 != 2).`
# raises: TaichiCompilationError: Number of struct-for indices does not match loop variable dimensionality (1 != 2)
x = ti.field(ti.i32, shape=(2, 3))


@ti.kernel
def run():
    for i in x:
        print(i)


run()


# %% `Taichi kernels parameters must be type annotated`.
# raises: TaichiSyntaxError: Taichi kernels parameters must be type annotated
@ti.kernel
def run(a):
    print(a)


# %% `Taichi kernels do not support default values for arguments`.
# raises: TaichiSyntaxError: Taichi kernels do not support default values for arguments
@ti.kernel
def run(a: ti.i32 = 1):
    print(a)


run(1)


# %% `Function definition is not allowed in 'ti.kernel'.`
# raises: TaichiSyntaxError: Function definition is not allowed in 'ti.kernel'
@ti.kernel
def run():
    def inner():
        pass


run()


# %% `sum` adds up a list of Taichi values, but not a vector: write `v.sum()`.
@ti.kernel
def listed(a: ti.f32) -> ti.f32:
    return sum([a, a])


@ti.kernel
def vector(a: ti.f32) -> ti.f32:
    return sum(ti.Vector([a, a]))


@ti.kernel
def method(a: ti.f32) -> ti.f32:
    return ti.Vector([a, a]).sum()


assert listed(2.5) == method(2.5) == 5.0
message = ""
try:
    vector(2.5)
except ti.TaichiCompilationError as error:
    message = str(error)
assert "object is not iterable" in message


# %% `bool(a)` is a cast to an integer: it is 0 for an `a` of 0.5. Write `a != 0`.
# versions: v1.5.0 v1.6.0
@ti.kernel
def cast(a: ti.f32) -> ti.i32:
    return bool(a)


@ti.kernel
def compared(a: ti.f32) -> ti.i32:
    return a != 0


assert cast(0.5) == 0
assert cast(5.5) == 5
assert compared(0.5) == 1


# %% over an ndarray it may be nested
import numpy as np


@ti.kernel
def array(a: ti.types.ndarray(dtype=ti.i32, ndim=1)):
    for i in range(2):
        for j in a:
            a[j] += j


x = ti.field(ti.i32, shape=3)


@ti.kernel
def field():
    for i in range(2):
        for j in x:
            x[j] += j


a = np.zeros(3, np.int32)
array(a)
assert list(a) == [0, 2, 4]
message = ""
try:
    field()
except RuntimeError as error:
    message = str(error)
assert "struct_for cannot be nested inside a kernel" in message


# %% A vector cannot be looped over, not even with `ti.static`: loop over its indices, `range(v.n)`.
@ti.kernel
def plain():
    for p in ti.Vector([1, 2]):
        print(p)


@ti.kernel
def static():
    for p in ti.static(ti.Vector([1, 2])):
        print(p)


@ti.kernel
def indices() -> ti.i32:
    v = ti.Vector([1, 2])
    total = 0
    for k in range(v.n):
        total = 10 * total + v[k]
    return total


assert indices() == 12
for kernel in (plain, static):
    refused = False
    try:
        kernel()
    except ti.TaichiCompilationError:
        refused = True
    assert refused


# %% Bounds are converted to `i32`, with a warning for `u32`, 64-bit integers and floats.
import warnings


def warned(dtype):
    @ti.kernel
    def count(n: dtype) -> ti.i32:
        total = 0
        for i in range(n):
            total += 1
        return total

    with warnings.catch_warnings(record=True) as seen:
        warnings.simplefilter("always")
        assert count(3) == 3
    return any("Casting range_for boundary values" in str(one.message) for one in seen)


for dtype in (ti.i8, ti.i16, ti.u8, ti.u16, ti.i32):
    assert not warned(dtype)
for dtype in (ti.u32, ti.i64, ti.u64, ti.f32, ti.f64):
    assert warned(dtype)


# %% any type that is not a primitive type of Taichi, such as `int` or a vector type
@ti.kernel
def python():
    a: int = 3


@ti.kernel
def vector():
    a: ti.math.vec2 = ti.Vector([1.0, 2.0])


for kernel in (python, vector):
    message = ""
    try:
        kernel()
    except ti.TaichiTypeError as error:
        message = str(error)
    assert "Invalid constant scalar data type" in message


# %% The condition is an `i32`; for a choice per element use `ti.select`.
# versions: v1.5.0 v1.6.0
@ti.kernel
def run(a: ti.template()) -> ti.i32:
    c = ti.cast(1, a)
    return 1 if c else 2


assert run(ti.i32) == 1
for dtype in (ti.i64, ti.u8, ti.f32):
    refused = False
    try:
        run(dtype)
    except ti.TaichiTypeError:
        refused = True
    assert refused


# %% The condition is an integer; for a choice per element use `ti.select`.
# versions: master
@ti.kernel
def run(a: ti.template()) -> ti.i32:
    c = ti.cast(1, a)
    return 1 if c else 2


for dtype in (ti.i32, ti.i64, ti.u8):
    assert run(dtype) == 1
refused = False
try:
    run(ti.f32)
except ti.TaichiTypeError:
    refused = True
assert refused


# %% atomic operations and bodies of Taichi functions run on both here, too, and may run twice on the chosen one.
# versions: v1.6.0
x = ti.field(ti.i32, shape=4)


@ti.func
def count(i: ti.template()):
    x[i] += 1
    return 1


@ti.kernel
def run():
    a = count(0) if ti.static(True) else count(1)
    b = ti.atomic_add(x[2], 1) if ti.static(True) else ti.atomic_add(x[3], 1)


run()
assert list(x.to_numpy()) == [2, 1, 2, 1]


# %% A `u32` or a 64-bit integer as the run-time index of a vector or matrix stops the compiler: write `v[ti.i32(k)]`.
# versions: v1.6.0
@ti.kernel
def direct(k: ti.template(), n: ti.i32) -> ti.i32:
    v = ti.Vector([4, 5, 6])
    return v[ti.cast(n, k)]


@ti.kernel
def cast(k: ti.template(), n: ti.i32) -> ti.i32:
    v = ti.Vector([4, 5, 6])
    return v[ti.i32(ti.cast(n, k))]


assert direct(ti.u8, 1) == 5
for dtype in (ti.u32, ti.i64, ti.u64):
    assert cast(dtype, 1) == 5
    stopped = False
    try:
        direct(dtype, 1)
    except RuntimeError:
        stopped = True
    assert stopped


# %% A vector from outside, such as a global `g`, is a Python value as well: assign it to a variable, `u = g`, before
# you print it, return it, slice it
# versions: v1.6.0
g = ti.Vector([1.0, 2.0, 3.0])


@ti.kernel
def direct() -> ti.f32:
    upper = g[1:3]
    return upper[1]


@ti.kernel
def copied() -> ti.f32:
    u = g
    upper = u[1:3]
    return upper[1]


assert copied() == 3.0
stopped = False
try:
    direct()
except ti.TaichiTypeError as error:
    stopped = "Only 0-dimensional numpy array" in str(error)
assert stopped


# %% A literal that becomes a Taichi value gets the default type. An integer has to fit it:
# versions: v1.6.0
@ti.kernel
def large() -> ti.f32:
    return 1e300


assert large() == float("inf")


# %% A slice can be assigned to, but not indexed: `u[1:3][0]`, and `u.xy[0]` of a swizzle, stop with `Assertion failure:
# var.cast<IndexExpression>()->is_matrix_field()`. Assign it to a variable first.
# versions: v1.6.0
@ti.kernel
def slice_of() -> ti.i32:
    u = ti.Vector([1, 2, 3])
    return u[1:3][0]


@ti.kernel
def swizzle_of() -> ti.i32:
    u = ti.Vector([1, 2, 3])
    return u.xy[0]


@ti.kernel
def assigned_first() -> ti.i32:
    u = ti.Vector([1, 2, 3])
    w = u[1:3]
    return w[0]


assert assigned_first() == 2
for kernel in (slice_of, swizzle_of):
    message = ""
    try:
        kernel()
    except RuntimeError as error:
        message = str(error)
    assert "Assertion failure: var.cast<IndexExpression>()->is_matrix_field()" in message


# %% So is a negative variable as the index of a vector, matrix or ndarray; debug mode does not check it in a vector or matrix.
# versions: v1.6.0
import numpy as np

ti.init(arch=ti.cpu, debug=True)
shifted = ti.field(ti.i32, shape=8, offset=-4)


@ti.kernel
def valid(i: ti.i32):
    shifted[i] = 5


@ti.kernel
def array(a: ti.types.ndarray(dtype=ti.i32, ndim=1), i: ti.i32) -> ti.i32:
    return a[i]


@ti.kernel
def vector(i: ti.i32) -> ti.i32:
    v, m = ti.Vector([1, 2]), ti.Matrix([[1, 2], [3, 4]])
    return v[i] + m[i, 0]


valid(-1)
assert shifted[-1] == 5
vector(-1)
stopped = False
try:
    array(np.zeros(4, np.int32), -1)
except ti.TaichiAssertionError:
    stopped = True
assert stopped


# %% a component that a vector lacks with
# `vec2 only has attributes=('x', 'y'), got=('z',)`.
# versions: v1.6.0
# raises: TaichiSyntaxError: vec2 only has attributes=('x', 'y'), got=('z',)
@ti.kernel
def run():
    v = ti.Vector([1, 2])
    print(v.z)


run()


# %% `primes[0] = 5`, a list from outside of the kernel;
# versions: v1.6.0
primes = [2, 3, 5]


@ti.kernel
def outside():
    primes[0] = 5


@ti.kernel
def inside(a: ti.i32) -> ti.i32:
    d = [a, 2]
    d[0] = 7
    return 10 * d[0] + d[1]


assert inside(1) == 72
message = ""
try:
    outside()
except ti.TaichiSyntaxError as error:
    message = str(error)
assert "Variable 'primes[0]' cannot be assigned. Maybe it is not a Taichi object?" in message


# %% Its parameters and its result need types. The parameters cannot be assigned to
# versions: v1.6.0
@ti.experimental.real_func
def typed(n: ti.i32) -> ti.i32:
    return n + 1


@ti.experimental.real_func
def untyped_result(n: ti.i32):
    return n + 1


@ti.experimental.real_func
def assigned(n: ti.i32) -> ti.i32:
    n = 3
    return n


@ti.kernel
def right() -> ti.i32:
    return typed(1)


@ti.kernel
def result() -> ti.i32:
    return untyped_result(1)


@ti.kernel
def parameter() -> ti.i32:
    return assigned(1)


assert right() == 2
for kernel in (result, parameter):
    refused = False
    try:
        kernel()
    except ti.TaichiSyntaxError:
        refused = True
    assert refused
message = ""
try:

    @ti.experimental.real_func
    def untyped(n) -> ti.i32:
        return n

except ti.TaichiSyntaxError as error:
    message = str(error)
assert "parameter `n` must be type annotated" in message
