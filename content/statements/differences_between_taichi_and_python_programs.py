"""What the page "Differences between Taichi and Python Programs" says, tried by programs; content/README.md has the form."""

import taichi as ti

ti.init(arch=ti.cpu)


# %% a `return` may not stand inside an `if`, `for` or `while` that is decided at run time, not even one without a value.
# raises: TaichiSyntaxError: Return inside non-static if/for is not supported
@ti.kernel
def run(x: ti.i32):
    if x > 0:
        return


run(1)


# %% | a kernel returns a value without an annotation | error |
# raises: TaichiSyntaxError: A kernel with a return value must be annotated with a return type
@ti.kernel
def run():
    return 3


run()


# %% | a function returns a value without an annotation | allowed, the annotation is advised |
@ti.func
def three():
    return 3


@ti.kernel
def run() -> ti.i32:
    return three()


assert run() == 3


# %% | an annotation, but no `return` | error, for kernels and functions |
def outcome(kernel):
    try:
        kernel()
    except ti.TaichiCompilationError:
        return "error"
    return "none"


@ti.kernel
def without() -> ti.i32:
    x = 3


@ti.func
def nothing() -> ti.i32:
    x = 3


@ti.kernel
def calls():
    nothing()


assert outcome(without) == "error"
assert outcome(calls) == "error"


# %% | code after the first `return` | dropped without a message |
import warnings

warnings.simplefilter("error")


@ti.kernel
def run() -> ti.i32:
    return 3
    y = undefined_name + 1


assert run() == 3


# %% that path has to end with a `return`. Without the last line, this kernel would compile for the norms 1 and 2 and stop with an
# error for the others
@ti.kernel
def length(x: ti.f32, norm: ti.template()) -> ti.f32:
    if ti.static(norm == 1):
        return x
    if ti.static(norm == 2):
        return 2 * x


assert length(3.0, 1) == 3.0
assert length(3.0, 2) == 6.0
failed = False
try:
    length(3.0, 99)
except ti.TaichiCompilationError:
    failed = True
assert failed


# %% A name that is first assigned in a block is unknown after it
# raises: TaichiNameError: Name "y" is not defined
@ti.kernel
def run(x: ti.i32) -> ti.i32:
    while x > 10:
        y = 3
    return y


run(3)


# %% a loop variable is gone after its loop
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
    s = {1, 2}


run()


# %% As long as a list is used where it is written, it is an ordinary Python list.
@ti.kernel
def run() -> ti.i32:
    return ti.static(len([1, 2, 3]))


assert run() == 3


# %% in a dictionary the values do, while the keys stay as they are.
@ti.kernel
def run(x: ti.i32) -> ti.i32:
    d = {"a": 3, 7: 4}
    d["a"] += x
    return d["a"] * 10 + d[7]


assert run(2) == 54


# %% The index of such a list has to be known to the compiler
# raises: TaichiCompilationError: list indices must be integers or slices, not Expr
@ti.kernel
def run(i: ti.i32) -> ti.i32:
    w = [1, 2]
    return w[i]


run(1)


# %% as the key of the dictionary is.
# raises: TaichiCompilationError: KeyError: <ti.Expr>
@ti.kernel
def run(i: ti.i32) -> ti.i32:
    w = {1: 2}
    return w[i]


run(1)


# %% `append` and the other methods of a list act while the kernel is compiled, once, and give a warning.
import warnings


@ti.kernel
def run() -> ti.i32:
    w = [1, 2]
    for i in range(5):
        w.append(3)
    return ti.static(len(w))


with warnings.catch_warnings(record=True) as caught:
    warnings.simplefilter("always")
    assert run() == 3
assert len(caught) > 0


# %% `in` and `not in` are answered by the compiler, so they need `ti.static`
# raises: TaichiSyntaxError: "In" is only supported inside `ti.static`.
@ti.kernel
def run(x: ti.i32) -> ti.i32:
    a = 0
    if x in (1, 4):
        a = 1
    return a


run(1)


# %% List and dictionary comprehensions work
@ti.kernel
def run(x: ti.i32) -> ti.i32:
    d = {k: k * x for k in range(3)}
    w = [k * x for k in range(3)]
    return d[2] + w[1]


assert run(5) == 15


# %% set comprehensions and generator expressions do not.
def outcome(kernel):
    try:
        kernel()
    except ti.TaichiSyntaxError as error:
        return str(error)
    return ""


@ti.kernel
def with_set():
    s = {k for k in range(3)}


@ti.kernel
def with_generator():
    s = sum(k for k in range(3))


assert 'Unsupported node "SetComp"' in outcome(with_set)
assert 'Unsupported node "GeneratorExp"' in outcome(with_generator)


# %% the element itself may use run-time values.
@ti.kernel
def run(x: ti.i32) -> ti.i32:
    w = ti.Vector([k * x for k in range(4)])
    return w.sum()


assert run(2) == 12


# %% What follows `for … in` and `if` is evaluated at compile time, without a `ti.static` around it
@ti.kernel
def run(n: ti.i32):
    w = [k for k in range(n)]


failed = False
try:
    run(3)
except ti.TaichiCompilationError as error:
    failed = "object cannot be interpreted as an integer" in str(error)
assert failed


# %% `is` and `is not` are errors
# versions: v1.6.0 master
# raises: TaichiSyntaxError: Operator "is" in Taichi scope is not supported.
@ti.kernel
def run(x: ti.i32):
    a = x is 3


run(3)


# %% `is` and `is not` are not supported for run-time values, which have no identity.
# versions: v1.5.0
# raises: TaichiSyntaxError: "Is"
@ti.kernel
def run(x: ti.i32):
    a = x is 3


run(3)


# %% | integers have any size | 32 bits by default; they wrap around |
@ti.kernel
def run(x: ti.i32) -> ti.i32:
    return x + 1


assert run(2147483647) == -2147483648


# %% | `range(0, n, 2)` | no step, except in `ti.static`; … `Range should have 1 or 2 arguments, found 3` |
# raises: TaichiSyntaxError: Range should have 1 or 2 arguments, found 3
@ti.kernel
def run(n: ti.i32):
    for i in range(0, n, 2):
        pass


run(4)


# %% no step, except in `ti.static`
@ti.kernel
def run() -> ti.i32:
    s = 0
    for i in ti.static(range(0, 7, 3)):
        s += i
    return s


assert run() == 9


# %% | `for … else`, `while … else` | not available | `'else' clause for 'for' not supported in Taichi kernels` |
# raises: TaichiSyntaxError: 'else' clause for 'for' not supported in Taichi kernels
@ti.kernel
def run():
    for i in range(3):
        pass
    else:
        pass


run()


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


# %% | `try`, `raise`, `with`, `lambda` | not available | `Unsupported node "Try"`, `"Raise"`, `"With"`, `"Lambda"` |
def outcome(kernel):
    try:
        kernel()
    except ti.TaichiSyntaxError as error:
        return str(error)
    return ""


@ti.kernel
def one():
    try:
        pass
    except ValueError:
        pass


@ti.kernel
def two():
    raise ValueError()


@ti.kernel
def three():
    with open("a") as b:
        pass


@ti.kernel
def four():
    f = lambda x: x


assert 'Unsupported node "Try"' in outcome(one)
assert 'Unsupported node "Raise"' in outcome(two)
assert 'Unsupported node "With"' in outcome(three)
assert 'Unsupported node "Lambda"' in outcome(four)


# %% | parameters can be reassigned | not in a kernel; copy to a variable first | `Kernel argument "x" is immutable in the kernel. …` |
# raises: TaichiSyntaxError: Kernel argument "x" is immutable in the kernel.
@ti.kernel
def run(x: ti.i32):
    x = 3


run(2)
