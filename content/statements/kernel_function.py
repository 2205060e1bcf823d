"""What the page "Kernels and Functions" says, tried by programs; content/README.md has the form."""

import taichi as ti

ti.init(arch=ti.cpu)


# %% Kernels and functions can be called with keywords, `step(dt=0.01)`.
@ti.kernel
def run(dt: ti.i32) -> ti.i32:
    return 2 * dt


assert run(dt=4) == 8


# %% `int` and `float` mean the [default types](./type.mdx), which are 32 bits wide unless `ti.init` sets others: `0.1`
# passed as `float` is 0.10000000149011612 inside.
@ti.kernel
def run(x: float) -> ti.f64:
    return x


assert run(0.1) == 0.10000000149011612


# %% An integer is accepted for a float.
@ti.kernel
def run(x: ti.f32) -> ti.f32:
    return x / 2


assert run(3) == 1.5


# %% A float for an integer is refused when the kernel is called, for `ti.i32` with `cannot be converted into required
# type i32`.
# raises: TaichiRuntimeTypeError: cannot be converted into required type i32
@ti.kernel
def run(x: ti.i32) -> ti.i32:
    return x


run(1.5)


# %% An assignment to an element of a vector or matrix, `v[0] = 9`, has no effect, not even in the kernel
@ti.kernel
def run(v: ti.types.vector(2, ti.i32)) -> ti.i32:
    v[0] = 9
    return v[0]


assert run(ti.Vector([1, 2])) == 1


# %% Copy the vector first: `u = v`.
@ti.kernel
def run(v: ti.types.vector(2, ti.i32)) -> ti.i32:
    u = v
    u[0] = 9
    return u[0]


w = ti.Vector([1, 2])
assert run(w) == 9 and w[0] == 1


# %% A member of a struct may be assigned to, and the caller does not see it.
# versions: v1.6.0 master
Pair = ti.types.struct(a=ti.i32, b=ti.i32)


@ti.kernel
def run(p: Pair) -> ti.i32:
    p.a = 9
    return p.a


q = Pair(1, 2)
assert run(q) == 9 and q.a == 1


# %% What a kernel writes to an array or a field is there after the call.
import numpy as np


@ti.kernel
def run(a: ti.types.ndarray(dtype=ti.i32, ndim=1)):
    for i in a:
        a[i] = i


a = np.zeros(4, dtype=np.int32)
run(a)
assert list(a) == [0, 1, 2, 3]


# %% Any other value, a number for example, is read when the kernel is compiled, and is a constant in what is compiled.
scale = 2


@ti.kernel
def run() -> ti.i32:
    return 10 * scale


assert run() == 20
scale = 3
assert run() == 20


# %% `global scale` stops with `Unsupported node "Global"`
# raises: TaichiSyntaxError: Unsupported node "Global"
scale = 2


@ti.kernel
def run():
    global scale
    scale = 5


run()


# %% A number is converted to that type, and the fraction is lost where the type is an integer
@ti.kernel
def run(x: ti.f32) -> ti.i32:
    return x


assert run(3.9) == 3


# %% `return` may not stand in a loop or in an `if` that is decided at run time, neither in a kernel nor in a Taichi
# function:
# raises: TaichiSyntaxError: Return inside non-static if/for is not supported
@ti.kernel
def run(x: ti.i32) -> ti.i32:
    if x > 0:
        return 1
    return 2


run(1)


# %% an argument `x: ti.i32` that receives 3.9 stays 3.9.
# versions: v1.5.0 v1.6.0
@ti.func
def f(x: ti.i32):
    return x


@ti.kernel
def run(x: ti.f32) -> ti.f32:
    return f(x)


assert abs(run(3.9) - 3.9) < 1e-6


# %% Numbers, vectors and structs are copied, and here the function may assign to its copy.
@ti.func
def f(v):
    v += 1
    return v


@ti.kernel
def run() -> ti.i32:
    a = 1
    b = f(a)
    return 10 * a + b


assert run() == 12


# %% `by_reference(a + 1)` stops with `cannot use a non-writable target as the first operand of 'atomic_add'`
# versions: v1.6.0
# raises: TaichiSyntaxError: cannot use a non-writable target as the first operand of 'atomic_add'
@ti.func
def f(v: ti.template()):
    v += 1


@ti.kernel
def run():
    a = 1
    f(a + 1)


run()


# %% an `if` on a run-time value takes its first branch whatever the value is
# versions: v1.5.0 v1.6.0
def f(x):
    if x > 3:
        return 1
    return 2


@ti.kernel
def run(x: ti.i32) -> ti.i32:
    return f(x)


assert run(5) == 1 and run(0) == 1


# %% Sums are safe, because `+=` on a field, or on a variable from outside the loop, is atomic.
@ti.kernel
def run() -> ti.i32:
    n = 0
    for i in range(100000):
        n += 1
    return n


assert run() == 100000


# %% so a kernel cannot be in text passed to `exec`.
# raises: OSError: Cannot find source code for Object
names = {'ti': ti}
exec('@ti.kernel\ndef run():\n    pass', names)
names['run']()


# %% Put arrays first
# versions: v1.6.0
import numpy as np


@ti.kernel
def run(a: ti.types.ndarray(), b: ti.types.ndarray(), m: ti.math.mat4, n: ti.math.mat4) -> ti.i32:
    return a.shape[0] + 100 * b.shape[0]


assert run(np.zeros(3), np.zeros(4), ti.math.mat4(0), ti.math.mat4(0)) == 403


# %% The number of elements in kernel arguments is too big! Do not exceed 64 on x64 backend.
# versions: v1.5.0 v1.6.0
# raises: TaichiRuntimeError: The number of elements in kernel arguments is too big! Do not exceed 64 on x64 backend.
@ti.kernel
def run(a: ti.types.vector(64, ti.i32), b: ti.i32):
    pass


run(ti.Vector([0] * 64), 1)


# %% `def step(dt)` as a kernel stops with `Taichi kernels parameters must be type annotated`.
# raises: TaichiSyntaxError: Taichi kernels parameters must be type annotated
@ti.kernel
def step(dt):
    pass


# %% A result without a type stops with `A kernel with a return value must be annotated with a return type`.
# raises: TaichiSyntaxError: A kernel with a return value must be annotated with a return type
@ti.kernel
def run():
    return 1


run()


# %% also when a Taichi function is between the two.
# raises: TaichiSyntaxError: Kernels cannot call other kernels.
@ti.kernel
def inner():
    pass


@ti.func
def between():
    inner()


@ti.kernel
def run():
    between()


run()


# %% If the inner kernel is compiled already and gets no value of the outer one, there is no message: it runs once, while the
# outer one is compiled.
# versions: v1.6.0
calls = ti.field(ti.i32, shape=())


@ti.kernel
def inner():
    calls[None] += 1


@ti.kernel
def outer():
    for _ in range(3):
        inner()


inner()
outer()
outer()
assert calls[None] == 2


# %% `def step(dt: ti.f32 = 0.01)` stops with `Taichi kernels do not support default values for arguments`.
# raises: TaichiSyntaxError: Taichi kernels do not support default values for arguments
@ti.kernel
def step(dt: ti.f32 = 0.01):
    pass


# %% A Taichi function may have them.
@ti.func
def f(a, b=1):
    return a + b


@ti.kernel
def run() -> ti.i32:
    return f(2) + f(2, 5)


assert run() == 10


# %% with `Unsupported node "Try"`.
# raises: TaichiSyntaxError: Unsupported node "Try"
@ti.kernel
def run():
    try:
        a = 1
    except ValueError:
        a = 2


run()


# %% `n = 0` makes an integer, and `n = n + 0.5` loses the half.
@ti.kernel
def run() -> ti.f32:
    n = 0
    n = n + 0.5
    return n


assert run() == 0.0


# %% `Please decorate class Solver with @ti.data_oriented`, where `Solver` is the name of the class.
# raises: TaichiSyntaxError: Please decorate class Solver with @ti.data_oriented
class Solver:
    @ti.kernel
    def run(self):
        pass


Solver().run()


# %% a `ti.Vector`, a `ti.Matrix`; for a vector also a list
@ti.kernel
def vector(v: ti.types.vector(2, ti.i32)) -> ti.i32:
    return v[0] * 10 + v[1]


@ti.kernel
def matrix(m: ti.types.matrix(2, 2, ti.i32)) -> ti.i32:
    return m[0, 1] * 10 + m[1, 0]


assert vector([1, 2]) == vector(ti.Vector([1, 2])) == 12
assert matrix(ti.Matrix([[1, 2], [3, 4]])) == 23
message = ""
try:
    matrix([[1, 2], [3, 4]])
except TypeError as error:
    message = str(error)
assert message == "list indices must be integers or slices, not tuple"


# %% Neither accepts `*args` or `**kwargs`
# raises: TaichiSyntaxError: Taichi kernels do not support variable positional parameters (i.e., *args)
@ti.kernel
def run(*args: ti.i32):
    print(1)


# %% neither can hold the definition of another function.
# raises: TaichiSyntaxError: Function definition is not allowed in 'ti.kernel'.
@ti.kernel
def run():
    def inner():
        return 1

    print(inner())


run()


# %% The shape of an array is known in the kernel as `source.shape`. An array of NumPy or PyTorch has to be contiguous.
# raises: ValueError: Non contiguous numpy arrays are not supported
import numpy as np


@ti.kernel
def run(source: ti.types.ndarray(ndim=2)) -> ti.i32:
    return source.shape[0] * 10 + source.shape[1]


assert run(np.zeros((2, 3))) == 23
run(np.zeros((3, 4))[:, ::2])


# %% `scale += 5` with `'int' object has no attribute '_augassign'`.
# raises: TaichiCompilationError: 'int' object has no attribute '_augassign'
scale = 2


@ti.kernel
def run():
    scale += 5


run()


# %% `scale = 5` inside a kernel makes a local variable of that name
scale = 2


@ti.kernel
def run() -> ti.i32:
    scale = 5
    return scale


assert run() == 5
assert scale == 2


# %% An `if` with `ti.static` is decided at compile time, so each of its branches may return:
@ti.kernel
def run(exact: ti.template(), x: ti.i32) -> ti.i32:
    if ti.static(exact):
        return x + 1
    else:
        return x + 2


assert run(True, 5) == 6
assert run(False, 5) == 7


# %% a function that is compiled once and called. Its arguments and its result need annotations. It may return a value from
# an `if`, and it may call itself;
# versions: master
@ti.real_func
def gcd(a: ti.i32, b: ti.i32) -> ti.i32:
    if b == 0:
        return a
    return gcd(b, a % b)


@ti.kernel
def run(a: ti.i32, b: ti.i32) -> ti.i32:
    return gcd(a, b)


assert run(84, 36) == 12


# %% a `return` without a value has no effect:
# versions: v1.6.0
x = ti.field(ti.i32, shape=())


@ti.experimental.real_func
def add(n: ti.i32):
    if n > 1:
        return
    x[None] += 1


@ti.kernel
def run(n: ti.i32):
    add(n)


run(5)
assert x[None] == 1


# %% its arguments cannot be assigned to, unless annotated as a reference, `ti.ref(ti.f32)`.
# versions: v1.6.0
@ti.experimental.real_func
def bump(n: ti.ref(ti.f32)):
    n += 1.0


@ti.kernel
def bumped(x: ti.f32) -> ti.f32:
    y = x
    bump(y)
    return y


assert bumped(1.5) == 2.5


# %% As in a kernel, its arguments cannot be assigned to, unless annotated as a reference
# versions: v1.6.0
# raises: TaichiSyntaxError: is immutable in the kernel
@ti.experimental.real_func
def next_one(n: ti.i32) -> ti.i32:
    n += 1
    return n


@ti.kernel
def run(n: ti.i32) -> ti.i32:
    return next_one(n)


run(1)


# %% or `@ti.pyfunc` for a helper that both scopes call.
@ti.pyfunc
def double(x):
    return 2 * x


@ti.kernel
def run(x: ti.i32) -> ti.i32:
    return double(x)


assert run(4) == double(4) == 8


# %% `break` cannot leave it; `continue` may go on with the next iteration.
# raises: TaichiSyntaxError: Cannot break in the outermost loop
@ti.kernel
def odd() -> ti.i32:
    total = 0
    for i in range(10):
        if i % 2 == 0:
            continue
        total += i
    return total


@ti.kernel
def run():
    for i in range(10):
        if i == 5:
            break


assert odd() == 25
run()


# %% A loop inside another loop, or inside an `if` that is decided at run time, is serial
@ti.kernel
def run(n: ti.i32) -> ti.i32:
    last = 0
    if n > 0:
        for i in range(n):
            last = last * 3 % 1009 + i
            if i == 999:
                break
    return last


expected = 0
for i in range(1000):
    expected = expected * 3 % 1009 + i
assert run(5000) == expected


# %% `ti.loop_config(serialize=True)` on the line before a loop over `range` or `ti.ndrange` makes it serial
@ti.kernel
def run(n: ti.i32) -> ti.i32:
    last = 0
    ti.loop_config(serialize=True)
    for i in range(n):
        last = last * 3 % 1009 + i
        if i == 999:
            break
    return last


expected = 0
for i in range(1000):
    expected = expected * 3 % 1009 + i
assert run(5000) == expected


# %% Calling `ti.init` again, with another backend for example, throws away all fields, and each kernel is compiled again when
# it is next called.
scale = 2


@ti.kernel
def run(x: ti.i32) -> ti.i32:
    return x * scale


assert run(10) == 20
scale = 3
assert run(10) == 20
ti.init(arch=ti.cpu)
assert run(10) == 30


# %% each element of a vector or matrix counts, an array and a struct count once
# versions: v1.6.0
large = ti.types.matrix(8, 8, ti.i32)
Two = ti.types.struct(a=large, b=large)


@ti.kernel
def full(m: large) -> ti.i32:
    return m[7, 7]


@ti.kernel
def pair(s: Two, n: ti.i32) -> ti.i32:
    return s.a[7, 7] * 10 + s.b[0, 0] + n


assert full(large(3)) == 3
assert pair(Two(a=large(4), b=large(5)), 100) == 145


# %% 64; a vector, a struct or an array counts once
# versions: master
large = ti.types.matrix(8, 9, ti.i32)


@ti.kernel
def run(m: large, n: ti.i32) -> ti.i32:
    return m[7, 8] + n


assert run(large(3), 10) == 13


# %% more than 32 elements work
@ti.kernel
def run() -> ti.i32:
    m = ti.Matrix([[i * 10 + j for j in range(6)] for i in range(6)])
    return m[5, 4]


assert run() == 54


# %% a tuple as the annotation stops with `Invalid data type`.
# versions: v1.5.0 v1.6.0
@ti.kernel
def run() -> (ti.f32, ti.f32):
    return 1.0, 2.0


message = ""
try:
    run()
except ti.TaichiCompilationError as error:
    message = str(error)
assert "Invalid data type" in message


# %% A tuple of types returns several values. Python receives them in a list, which you can unpack:
# versions: master
@ti.kernel
def run(n: ti.i32) -> (ti.i32, ti.f32):
    return n // 2, n / 2


assert run(5) == [2, 2.5]
assert isinstance(run(5), list)


# %% A vector of floats is not converted to one of integers: `Return (type=f32) cannot be converted into required type i32`.
# versions: master
# raises: TaichiCompilationError: Return (type=f32) cannot be converted into required type i32
@ti.kernel
def run() -> ti.types.vector(2, ti.i32):
    return ti.Vector([1.5, 2.5])


run()


# %% `return x, y` in a kernel with `-> ti.f32` stops with `cannot be converted into required type f32`.
# versions: master
# raises: TaichiCompilationError: cannot be converted into required type f32
@ti.kernel
def run(x: ti.f32, y: ti.f32) -> ti.f32:
    return x, y


run(1.0, 2.0)


# %% an argument `x: ti.i32` that receives 3.9 is 3.
# versions: master
@ti.func
def half(x: ti.i32):
    return x / 2


@ti.kernel
def run(x: ti.f32) -> ti.f32:
    return half(x)


assert run(3.9) == 1.5


# %% any hashable Python value but an ndarray
import numpy as np


@ti.kernel
def run(value: ti.template()) -> ti.i32:
    return 1


for value in ("a", 1.5, True, None, (1, 2), object(), ti.Vector([1, 2]), max):
    assert run(value) == 1
for value in ([1, 2], {"a": 1}, {1, 2}, np.zeros(2), ti.ndarray(ti.f32, shape=2)):
    refused = False
    try:
        run(value)
    except (TypeError, ti.TaichiRuntimeTypeError):
        refused = True
    assert refused, value


# %% A Taichi ndarray has to come as an argument.
# raises: TaichiCompilationError: __getitem__ cannot be called in Taichi-scope
x = ti.ndarray(ti.i32, shape=3)


@ti.kernel
def run() -> ti.i32:
    return x[0]


run()


# %% so is every `while` loop
@ti.kernel
def run(n: ti.i32) -> ti.i32:
    i = 0
    last = 0
    while i < n:
        last = last * 3 % 1009 + i
        i += 1
        if i == 5000:
            break
    return last


expected = 0
for i in range(5000):
    expected = expected * 3 % 1009 + i
assert run(9000) == expected


# %% a loop inside `if ti.static(…)` is still at the top level
@ti.kernel
def inside_static():
    if ti.static(True):
        for i in range(10):
            if i == 5:
                break


@ti.kernel
def inside_unrolled():
    for k in ti.static(range(2)):
        for i in range(10):
            if i == 5:
                break


@ti.kernel
def inside_run_time(n: ti.i32):
    if n > 0:
        for i in range(10):
            if i == 5:
                break


for kernel in (inside_static, inside_unrolled):
    message = ""
    try:
        kernel()
    except ti.TaichiSyntaxError as error:
        message = str(error)
    assert "Cannot break in the outermost loop" in message
inside_run_time(1)


# %% A string serves `print`, `assert` and comparisons inside `ti.static`
@ti.kernel
def run(mode: ti.template(), n: ti.i32) -> ti.i32:
    assert n > 0, "n is not positive"
    result = 1
    if ti.static(mode == "fast"):
        result = 2
    return result


assert run("fast", 1) == 2
assert run("slow", 1) == 1


# %% A vector or a struct is not converted
# versions: master
Whole = ti.types.struct(a=ti.i32)
Exact = ti.types.struct(a=ti.f32)


@ti.func
def vector(v: ti.types.vector(2, ti.i32)):
    return v[0]


@ti.func
def struct(s: Whole):
    return s.a


@ti.func
def result(x) -> ti.types.vector(2, ti.i32):
    return ti.Vector([x, x])


@ti.kernel
def run(x: ti.f32) -> ti.math.vec3:
    return ti.Vector([vector(ti.Vector([x, x])), struct(Exact(x)), result(x)[0]])


assert list(run(1.5)) == [1.5, 1.5, 1.5]


# %% Values that are equal in Python, such as 2 and 2.0, count as one: the kernel keeps the one that came first.
@ti.kernel
def is_float(value: ti.template()) -> ti.i32:
    return 1 if ti.static(isinstance(value, float)) else 0


assert [is_float(value) for value in (2, 2.0, 3.0, 3, 4, 5.0)] == [0, 0, 1, 1, 0, 1]


# %% A vector or a matrix has to have the annotated size.
# versions: v1.6.0
# raises: TaichiSyntaxError: is expected to be a Matrix with n 3, but got 2.
@ti.func
def first(v: ti.math.vec3):
    return v[0]


@ti.kernel
def run() -> ti.f32:
    return first(ti.math.vec2(1.0, 2.0))


run()


# %% A parallel loop may be a range (`range` without a step
# versions: v1.6.0
# raises: TaichiSyntaxError: Range should have 1 or 2 arguments, found 3
@ti.kernel
def run():
    for i in range(0, 10, 2):
        print(i)


run()


# %% A loop over a field does not compile in there.
# versions: v1.6.0
# raises: RuntimeError: struct_for cannot be nested inside a kernel
x = ti.field(ti.i32, shape=4)


@ti.kernel
def run(n: ti.i32):
    if n > 0:
        for i in x:
            x[i] = 1


run(1)


# %% arithmetic works, `x += 1` changes the variable of the caller
# versions: v1.6.0
def next_number(x):
    return x + 1


def increase(x):
    x += 1
    return x


@ti.kernel
def run() -> ti.types.vector(3, ti.i32):
    n = 3
    m = next_number(n)
    k = n
    increase(k)
    return ti.Vector([n, m, k])


assert list(run()) == [3, 4, 4]
