"""What the page "Differences between Taichi and Python Programs" says, tried by programs; content/README.md has the form."""

import warnings

import taichi as ti

ti.init(arch=ti.cpu)


def error_of(call):
    """What the call raises: its type and its message."""
    try:
        call()
    except Exception as error:
        return type(error).__name__, str(error)
    return "", ""


# %% a `return` may not stand inside an `if`, `for` or `while` that is decided at run time, not even one without a value.
@ti.kernel
def in_if(x: ti.i32):
    if x > 3:
        return


@ti.kernel
def in_for(n: ti.i32):
    for i in range(n):
        return


@ti.kernel
def in_while(n: ti.i32):
    while n > 3:
        return


for kernel in (in_if, in_for, in_while):
    name, message = error_of(lambda: kernel(1))
    assert name == "TaichiSyntaxError" and "Return inside non-static if/for is not supported" in message


# %% a kernel returns a value without an annotation | error
# raises: TaichiSyntaxError: A kernel with a return value must be annotated with a return type
@ti.kernel
def run():
    return 1


run()


# %% a function returns a value without an annotation | allowed
@ti.func
def f():
    return 5


@ti.kernel
def run() -> ti.i32:
    return f()


assert run() == 5


# %% an annotation, but no `return` | error
@ti.kernel
def kernel() -> ti.i32:
    a = 1


@ti.func
def f() -> ti.i32:
    a = 1


@ti.kernel
def caller():
    f()


for call in (kernel, caller):
    name, message = error_of(call)
    assert name == "TaichiSyntaxError" and "has a return type but does not have a return statement" in message


# %% allowed, except in real functions
# versions: v1.6.0
@ti.experimental.real_func
def real(n: ti.i32):
    return n


@ti.kernel
def run() -> ti.i32:
    return real(1)


name, message = error_of(run)
assert name == "TaichiSyntaxError" and "A function with a return value must be annotated" in message


# %% error, except in real functions
# versions: v1.6.0
@ti.experimental.real_func
def real(n: ti.i32) -> ti.i32:
    a = 1


@ti.kernel
def run() -> ti.i32:
    return real(1)


assert error_of(run) == ("", "")


# %% code after the first `return` | dropped without a message
x = ti.field(ti.i32, shape=())


@ti.kernel
def run() -> ti.i32:
    return 1
    x[None] = 5
    return unknown_name


with warnings.catch_warnings(record=True) as caught:
    warnings.simplefilter("always")
    assert run() == 1
assert x[None] == 0 and not caught


# %% Without the last line, this kernel would compile for the norms 1 and 2 and stop with an error for the others:
@ti.kernel
def length(x: ti.f32, norm: ti.template()) -> ti.f32:
    if ti.static(norm == 1):
        return x
    if ti.static(norm == 2):
        return 2 * x


assert length(1.5, 1) == 1.5 and length(1.5, 2) == 3.0
name, message = error_of(lambda: length(1.5, 99))
assert name == "TaichiSyntaxError" and "does not have a return statement" in message


# %% A static loop can be left in the same way. It is unrolled up to the `return`
@ti.kernel
def climb() -> ti.i32:
    height = 0
    for step in ti.static(range(10)):
        ti.static_assert(step <= 8)
        height += step
        if ti.static(step == 8):
            return height


assert climb() == 36


# %% A name that is first assigned in a block is unknown after it, even if every branch assigns it:
@ti.kernel
def after_if(x: ti.i32) -> ti.i32:
    if x > 0:
        y = 1
    else:
        y = 2
    return y


@ti.kernel
def after_for(x: ti.i32) -> ti.i32:
    for i in range(x):
        y = 1
    return y


@ti.kernel
def after_while(x: ti.i32) -> ti.i32:
    n = x
    while n > 0:
        n -= 1
        y = 1
    return y


for kernel in (after_if, after_for, after_while):
    name, message = error_of(lambda: kernel(1))
    assert name == "TaichiNameError" and 'Name "y" is not defined' in message


# %% For the same reason a loop variable is gone after its loop
# raises: TaichiNameError: Name "i" is not defined
@ti.kernel
def run() -> ti.i32:
    for i in range(3):
        pass
    return i


run()


# %% There are no sets.
# raises: TaichiSyntaxError: Unsupported node "Set"
@ti.kernel
def run():
    a = {1, 2}


run()


# %% As long as a list is used where it is written, it is an ordinary Python list.
@ti.kernel
def run(x: ti.i32) -> ti.i32:
    ti.static_assert(ti.static(len([x, 1, 2])) == 3)
    ti.static_assert(ti.static(type([x, 1]) == list))
    return [4, x, 6][1] + len([1, 2])


assert run(5) == 7


# %% Once it is assigned to a name, its elements become variables of the kernel; in a dictionary the values do, while the keys
# stay as they are.
@ti.kernel
def run(x: ti.i32) -> ti.i32:
    numbers = [x, 10]
    named = {"low": x, "high": 20}
    for i in range(3):
        numbers[1] += 1
        named["high"] += numbers[0]
    return numbers[1] * 100 + named["high"]


assert run(2) == 1326


# %% The index of such a list has to be known to the compiler
@ti.kernel
def run(i: ti.i32) -> ti.i32:
    numbers = [10, 20, 30]
    return numbers[i]


name, message = error_of(lambda: run(1))
assert name.startswith("Taichi") and "list indices must be integers or slices, not Expr" in message


# %% For an index that is computed at run time use `ti.Vector([...])`
@ti.kernel
def run(i: ti.i32) -> ti.i32:
    numbers = ti.Vector([10, 20, 30])
    return numbers[i]


assert run(2) == 30


# %% `append` and the other methods of a list act while the kernel is compiled, not in each iteration of a
# loop, and give a warning.
@ti.kernel
def run() -> ti.i32:
    numbers = [1]
    for i in range(5):
        numbers.append(2)
    return len(numbers)


with warnings.catch_warnings(record=True) as caught:
    warnings.simplefilter("always")
    assert run() == 2
assert any("append" in str(one.message) for one in caught)


# %% `in` and `not in` are answered by the compiler, so they need `ti.static` and operands that it knows.
@ti.kernel
def plain() -> ti.i32:
    result = 0
    if 1 in (1, 4):
        result = 1
    return result


@ti.kernel
def plain_not() -> ti.i32:
    result = 0
    if 1 not in (1, 4):
        result = 1
    return result


@ti.kernel
def static() -> ti.i32:
    result = 0
    if ti.static(1 in (1, 4)):
        result += 1
    if ti.static(2 not in (1, 4)):
        result += 2
    return result


for kernel in (plain, plain_not):
    name, message = error_of(kernel)
    assert name == "TaichiSyntaxError", (name, message)
assert static() == 3


# %% On an assigned list the test says nothing, since its elements are variables whose values come later.
@ti.kernel
def run() -> ti.i32:
    numbers = [1, 4]
    result = 0
    if ti.static(1 in numbers):
        result += 1
    if ti.static(2 in numbers):
        result += 2
    return result


assert run() in (0, 3)


# %% for a list or tuple that is not empty, `in` is then true, whatever the value
# versions: v1.6.0
@ti.kernel
def inside(x: ti.i32) -> ti.i32:
    result = 0
    if ti.static(x in (1, 4)):
        result = 1
    return result


@ti.kernel
def outside(x: ti.i32) -> ti.i32:
    result = 0
    if ti.static(x not in (1, 4)):
        result = 1
    return result


assert inside(1) == inside(9) == 1
assert outside(1) == outside(9) == 0


# %% write a loop or a comparison: `x == 1 or x == 4` instead of `x in (1, 4)`.
@ti.kernel
def right(x: ti.i32) -> ti.i32:
    result = 0
    if x == 1 or x == 4:
        result = 1
    return result


@ti.kernel
def wrong(x: ti.i32) -> ti.i32:
    result = 0
    if x in (1, 4):
        result = 1
    return result


assert [right(x) for x in range(6)] == [0, 1, 0, 0, 1, 0]
assert error_of(lambda: wrong(1))[0] == "TaichiSyntaxError"


# %% List and dictionary comprehensions work, set comprehensions and generator expressions do not.
@ti.kernel
def works(x: ti.i32) -> ti.i32:
    many = [x * k for k in range(3)]
    named = {k: x + k for k in range(3)}
    return many[2] * 10 + named[2]


@ti.kernel
def make_set():
    a = {k for k in range(3)}


@ti.kernel
def generate():
    a = (k for k in range(3))


assert works(3) == 65
assert 'Unsupported node "SetComp"' in error_of(make_set)[1]
assert 'Unsupported node "GeneratorExp"' in error_of(generate)[1]


# %% What follows `for … in` and `if` is evaluated at compile time, without a `ti.static` around it; the element itself may use
# run-time values.
@ti.kernel
def works(x: ti.i32) -> ti.i32:
    many = [k * x for k in range(6) if k % 2 == 1]
    return many[0] + many[1] + many[2]


@ti.kernel
def run_time_range(x: ti.i32) -> ti.i32:
    many = [k for k in range(x)]
    return many[0]


assert works(2) == 18
assert error_of(lambda: run_time_range(2))[0].startswith("Taichi")


# %% A run-time condition after `if` is not refused: it counts as true.
@ti.kernel
def run(x: ti.i32) -> ti.i32:
    many = [k for k in range(3) if k < x]
    return ti.static(len(many))


assert run(2) == run(0) == 3


# %% `is` and `is not` are errors
# versions: v1.6.0 master
@ti.kernel
def number(x: ti.i32) -> ti.i32:
    return x is 1


@ti.kernel
def number_not(x: ti.i32) -> ti.i32:
    return x is not 1


@ti.kernel
def static(x: ti.template()) -> ti.i32:
    return ti.static(x is None)


for call in (lambda: number(1), lambda: number_not(1), lambda: static(None)):
    name, message = error_of(call)
    assert name == "TaichiSyntaxError" and 'Operator "is' in message and "is not supported" in message, (name, message)


# %% `is` and `is not` are not supported for run-time values, which have no identity.
# versions: v1.5.0
@ti.kernel
def number(x: ti.i32) -> ti.i32:
    return x is 1


assert error_of(lambda: number(1))[0].startswith("Taichi")


# %% On objects of the compiler they still work, with a deprecation warning.
# versions: v1.5.0
x = ti.field(ti.i32, shape=2)


@ti.kernel
def run(a: ti.template(), b: ti.template()) -> ti.i32:
    result = 0
    if ti.static(a is x):
        result += 1
    if ti.static(b is not x):
        result += 2
    return result


with warnings.catch_warnings(record=True) as caught:
    warnings.simplefilter("always")
    assert run(x, ti.field(ti.i32, shape=2)) == 3
assert any(issubclass(one.category, DeprecationWarning) for one in caught)


# %% integers have any size | 32 bits by default; they wrap around | none; a literal that is too large:
# `Integer literal 1099511627776 exceeded the range of default_ip: i32 …`
@ti.kernel
def wrap(x: ti.i32) -> ti.i32:
    return x * 2


@ti.kernel
def large():
    x = 1099511627776


assert wrap(2000000000) == 4000000000 - 2**32
assert "Integer literal 1099511627776 exceeded the range of default_ip: i32" in error_of(large)[1]


# %% read once, at compile time; pass what changes as an [argument](./kernel_function.mdx)
scale = 2


@ti.kernel
def run(x: ti.i32) -> ti.i32:
    return scale * x


assert run(5) == 10
scale = 3
assert run(5) == 10


# %% no step, except in `ti.static` and comprehensions; write `range((n + 1) // 2)` and `2 * i` | `Range should have 1 or 2 arguments, found 3`
@ti.kernel
def stepped():
    for i in range(0, 10, 2):
        pass


@ti.kernel
def static() -> ti.i32:
    total = 0
    for i in ti.static(range(0, 10, 2)):
        total += i
    return total


@ti.kernel
def doubled(n: ti.i32) -> ti.i32:
    total = 0
    for i in range((n + 1) // 2):
        total += 2 * i
    return total


name, message = error_of(stepped)
assert name == "TaichiSyntaxError" and "Range should have 1 or 2 arguments, found 3" in message
assert static() == doubled(10) == 20
assert doubled(9) == sum(range(0, 9, 2))


# %% `for … else`, `while … else` | not available | `'else' clause for 'for' not supported in Taichi kernels`
@ti.kernel
def with_for():
    for i in range(3):
        pass
    else:
        pass


@ti.kernel
def with_while():
    while False:
        pass
    else:
        pass


assert "'else' clause for 'for' not supported in Taichi kernels" in error_of(with_for)[1]
assert "'else' clause for 'while' not supported in Taichi kernels" in error_of(with_while)[1]


# %% `try`, `raise`, `with`, `lambda` | not available | `Unsupported node "Try"`, `"Raise"`, `"With"`, `"Lambda"`
@ti.kernel
def use_try():
    try:
        pass
    except ValueError:
        pass


@ti.kernel
def use_raise():
    raise ValueError


@ti.kernel
def use_with():
    with open("a"):
        pass


@ti.kernel
def use_lambda():
    f = lambda x: x


for kernel, node in ((use_try, "Try"), (use_raise, "Raise"), (use_with, "With"), (use_lambda, "Lambda")):
    assert f'Unsupported node "{node}"' in error_of(kernel)[1]


# %% `x[-1]` is the last element | out of range for a field | none, without `debug=True`
def read_last():
    x = ti.field(ti.i32, shape=4)
    y = ti.field(ti.i32, shape=4)

    @ti.kernel
    def run(i: ti.i32) -> ti.i32:
        return x[i]

    for i in range(4):
        x[i] = y[i] = 7
    return run(-1)


assert error_of(read_last) == ("", "")
ti.init(arch=ti.cpu, debug=True)
name, message = error_of(read_last)
assert name == "TaichiAssertionError" and "(-1)" in message


# %% a function may call itself | only if the depth is [decided at compile time](./meta.mdx) … `RecursionError: maximum recursion
# depth exceeded …`
@ti.func
def power(x, n: ti.template()):
    result = 1
    if ti.static(n > 0):
        result = x * power(x, n - 1)
    return result


@ti.func
def power_at_run_time(x, n):
    result = 1
    if n > 0:
        result = x * power_at_run_time(x, n - 1)
    return result


@ti.kernel
def run(x: ti.i32) -> ti.i32:
    return power(x, 5)


@ti.kernel
def endless(x: ti.i32, n: ti.i32) -> ti.i32:
    return power_at_run_time(x, n)


assert run(3) == 243
assert "RecursionError: maximum recursion depth exceeded" in error_of(lambda: endless(3, 5))[1]


# %% not in a kernel; copy to a variable first | `Kernel argument "x" is immutable in the kernel. …`
@ti.kernel
def wrong(x: ti.i32) -> ti.i32:
    x += 1
    return x


@ti.kernel
def right(x: ti.i32) -> ti.i32:
    y = x
    y += 1
    return y


@ti.func
def add_one(x):
    x += 1
    return x


@ti.kernel
def by_function(x: ti.i32) -> ti.i32:
    return add_one(x)


name, message = error_of(lambda: wrong(1))
assert name == "TaichiSyntaxError" and 'Kernel argument "x" is immutable in the kernel.' in message
assert right(1) == by_function(1) == 2


# %% as the key of the dictionary is.
# raises: TaichiCompilationError: KeyError: <ti.Expr>
@ti.kernel
def run(i: ti.i32) -> ti.i32:
    w = {1: 2}
    return w[i]


run(1)


# %% `while … else` | not available |
# raises: TaichiSyntaxError: 'else' clause for 'while' not supported in Taichi kernels
@ti.kernel
def run(x: ti.i32):
    y = x
    while y > 0:
        y -= 1
    else:
        y = 2


run(3)
