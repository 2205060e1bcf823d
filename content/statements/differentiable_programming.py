"""What the page "Differentiable Programming" says, tried by programs; content/README.md has the form."""

import taichi as ti

ti.init(arch=ti.cpu)


# %% an integer field with `needs_grad=True` is an error.
# raises: TaichiRuntimeError: i32 is not supported for field with `needs_grad=True` or `needs_dual=True`
x = ti.field(ti.i32, shape=(), needs_grad=True)


# %% On entry, the tape clears all gradient fields and sets the loss to 0.
x = ti.field(ti.f32, shape=(), needs_grad=True)
loss = ti.field(ti.f32, shape=(), needs_grad=True)


@ti.kernel
def run():
    loss[None] += x[None] ** 2


x[None] = 3.0
x.grad[None] = 50.0
loss[None] = 7.0
with ti.ad.Tape(loss=loss):
    run()
assert loss[None] == 9.0
assert x.grad[None] == 6.0


# %% `ti.ad.Tape(loss, clear_gradients=False)` skips the clearing, so that the gradients of several tapes add up.
x = ti.field(ti.f32, shape=(), needs_grad=True)
loss = ti.field(ti.f32, shape=(), needs_grad=True)


@ti.kernel
def run():
    loss[None] += x[None] ** 2


x[None] = 3.0
for k in range(2):
    with ti.ad.Tape(loss, clear_gradients=False):
        run()
assert x.grad[None] == 12.0


# %% since `grad()` *adds* to the input gradients
x = ti.field(ti.f32, shape=(), needs_grad=True)
y = ti.field(ti.f32, shape=(), needs_grad=True)


@ti.kernel
def run():
    y[None] = 5.0 * x[None]


run()
for k in range(2):
    y.grad[None] = 1.0
    run.grad()
assert x.grad[None] == 10.0


# %% A function marked `@ti.ad.no_grad` runs forward and is skipped backward.
x = ti.field(ti.f32, shape=(), needs_grad=True)
loss = ti.field(ti.f32, shape=(), needs_grad=True)


@ti.kernel
def run():
    loss[None] += 5.0 * x[None]


@ti.ad.no_grad
def skipped():
    run()


x[None] = 2.0
with ti.ad.Tape(loss=loss):
    run()
    skipped()
assert loss[None] == 20.0
assert x.grad[None] == 5.0


# %% comparisons and casts to integers are accepted and have the derivative 0.
x = ti.field(ti.f32, shape=(), needs_grad=True)
loss = ti.field(ti.f32, shape=(), needs_grad=True)


@ti.kernel
def run():
    loss[None] += ti.cast(ti.cast(x[None], ti.i32), ti.f32) + ti.floor(x[None])


x[None] = 2.5
with ti.ad.Tape(loss=loss):
    run()
assert loss[None] == 4.0
assert x.grad[None] == 0.0


# %% A kernel that uses an ndarray cannot be differentiated in this version.
# versions: v1.5.0 v1.6.0
# raises: RuntimeError: Importing data from external array (such as numpy array) not supported in AutoDiff for now
x = ti.ndarray(ti.f32, shape=4, needs_grad=True)
loss = ti.field(ti.f32, shape=(), needs_grad=True)


@ti.kernel
def squares(x: ti.types.ndarray()):
    for i in x:
        loss[None] += x[i] ** 2


loss.grad[None] = 1.0
squares.grad(x)


# %% where it adds to it, with `Assertion failure: stmt->dest->is<GlobalPtrStmt>()`
# versions: v1.5.0 v1.6.0
# raises: RuntimeError: Assertion failure: stmt->dest->is<GlobalPtrStmt>()
x = ti.ndarray(ti.f32, shape=4, needs_grad=True)
loss = ti.ndarray(ti.f32, shape=1, needs_grad=True)


@ti.kernel
def squares(x: ti.types.ndarray(), loss: ti.types.ndarray()):
    for i in x:
        loss[0] += x[i] ** 2


loss.grad.fill(1.0)
squares.grad(x, loss)


# %% An ndarray of numbers made with `needs_grad=True` has a second array, `x.grad`, for derivatives that a kernel of your own computes.
# versions: v1.5.0 v1.6.0
x = ti.ndarray(ti.f32, shape=4, needs_grad=True)


@ti.kernel
def derivatives(x: ti.types.ndarray()):
    for i in x:
        x.grad[i] = 2.0 * x[i]


x.fill(3.0)
derivatives(x)
assert x.grad.to_numpy().tolist() == [6.0] * 4


# %% An `if` around the inner loop and other statements: the gradient may be 0 or `nan`.
# versions: v1.6.0
x = ti.field(ti.f32, shape=3, needs_grad=True)
loss = ti.field(ti.f32, shape=(), needs_grad=True)


@ti.kernel
def outside():
    for i in range(3):
        if i >= 0:
            s = 0.0
            for j in range(3):
                s += x[i]
            loss[None] += s


@ti.kernel
def inside():
    for i in range(3):
        s = 0.0
        for j in range(3):
            if i >= 0:
                s += x[i]
        loss[None] += s


with ti.ad.Tape(loss=loss):
    outside()
assert x.grad.to_numpy().tolist() == [0.0] * 3
with ti.ad.Tape(loss=loss):
    inside()
assert x.grad.to_numpy().tolist() == [3.0] * 3


# %% A loss field must be 0D.
# raises: RuntimeError: The loss of `Tape` must be a 0-D field, i.e. scalar
loss = ti.field(ti.f32, shape=1, needs_grad=True)
with ti.ad.Tape(loss=loss):
    pass


# %% It takes the same arguments as the kernel.
x = ti.field(ti.f32, shape=2, needs_grad=True)
y = ti.field(ti.f32, shape=(), needs_grad=True)


@ti.kernel
def run(i: ti.i32, factor: ti.f32):
    y[None] += factor * x[i]


run(1, 3.0)
y.grad[None] = 2.0
run.grad(1, 3.0)
assert x.grad.to_numpy().tolist() == [0.0, 6.0]


# %% it gives every floating-point field a gradient with the same layout, `needs_grad` or not.
a, b, c = ti.field(ti.f32), ti.Vector.field(2, ti.f32), ti.field(ti.i32)
ti.root.dense(ti.i, 3).place(a, b, c)
ti.root.lazy_grad()
assert a.grad.shape == b.grad.shape == (3,)
assert c.grad is None


# %% Fields of a `ti.FieldsBuilder` get theirs from its own `lazy_grad()`, called before `finalize()`.
# versions: v1.6.0
a, b, c = ti.field(ti.f32), ti.field(ti.f32), ti.field(ti.f32)
without, own = ti.FieldsBuilder(), ti.FieldsBuilder()
without.dense(ti.i, 3).place(a)
own.dense(ti.i, 3).place(b)
ti.root.dense(ti.i, 3).place(c)
ti.root.lazy_grad()
own.lazy_grad()
without.finalize()
own.finalize()
c[0] = 1.0
assert b.grad[0] == c.grad[0] == 0.0
message = ""
try:
    a.grad.shape
except AttributeError as error:
    message = str(error)
assert "NoneType" in message


# %% `v.norm(eps)` is $\sqrt{v \cdot v + \varepsilon}$.
@ti.kernel
def run() -> ti.f32:
    return ti.Vector([3.0, 4.0]).norm(11.0)


assert run() == 6.0


# %% `loss[None] *= 2.0` in a second kernel gives a wrong gradient.
# versions: v1.5.0 v1.6.0
x = ti.field(ti.f32, shape=(), needs_grad=True)
loss = ti.field(ti.f32, shape=(), needs_grad=True)


@ti.kernel
def first():
    loss[None] = x[None] ** 2


@ti.kernel
def second():
    loss[None] *= 2.0


x[None] = 3.0
with ti.ad.Tape(loss=loss):
    first()
    second()
assert loss[None] == 18.0
assert x.grad[None] != 12.0


# %% `loss[None] *= loss[None]` as a second write gives a wrong gradient.
# versions: master
x = ti.field(ti.f32, shape=(), needs_grad=True)
loss = ti.field(ti.f32, shape=(), needs_grad=True)


@ti.kernel
def first():
    loss[None] = x[None] ** 2


@ti.kernel
def second():
    loss[None] *= loss[None]


@ti.kernel
def twice():
    loss[None] *= 2.0


x[None] = 3.0
with ti.ad.Tape(loss=loss):
    first()
    second()
assert loss[None] == 81.0
assert x.grad[None] != 108.0
with ti.ad.Tape(loss=loss):
    first()
    twice()
assert x.grad[None] == 12.0


# %% An element that another statement has read must not be added to either.
u = ti.field(ti.f32, shape=1, needs_grad=True)
loss = ti.field(ti.f32, shape=(), needs_grad=True)


@ti.kernel
def read():
    for i in u:
        loss[None] += u[i] ** 2


@ti.kernel
def add():
    for i in u:
        u[i] += 1.0


u[0] = 4.0
with ti.ad.Tape(loss=loss):
    read()
    add()
assert loss[None] == 16.0
assert u.grad[0] == 10.0, "the derivative of 4 squared is 8"


# %% Without `debug=True` you get a warning and no check.
import warnings

u = ti.field(ti.f32, shape=1, needs_grad=True)
loss = ti.field(ti.f32, shape=(), needs_grad=True)


@ti.kernel
def cool():
    for i in u:
        loss[None] += u[i] ** 2
        u[i] = 0.5 * u[i]


with warnings.catch_warnings(record=True) as seen:
    warnings.simplefilter("always")
    with ti.ad.Tape(loss=loss, validation=True):
        cool()
assert any("Debug mode is disabled" in str(w.message) for w in seen)


# %% on the elements that this run touches. It does not see a second assignment to an element that nobody has read
ti.init(arch=ti.cpu, debug=True)
x = ti.field(ti.f32, shape=4, needs_grad=True)
loss = ti.field(ti.f32, shape=(), needs_grad=True)


@ti.kernel
def first():
    loss[None] = x[0] ** 2


@ti.kernel
def second():
    loss[None] = 2.0 * x[0]


@ti.kernel
def breach(until: ti.i32):
    for i in range(until):
        loss[None] += x[i]
        x[i] = 0.0


with ti.ad.Tape(loss=loss, validation=True):
    first()
    second()
    breach(0)

message = ""
try:
    with ti.ad.Tape(loss=loss, validation=True):
        breach(1)
except ti.TaichiAssertionError as error:
    message = str(error)
assert "Breaks the global data access rule" in message


# %% nor a write from Python.
# versions: v1.6.0
ti.init(arch=ti.cpu, debug=True)
x = ti.field(ti.f32, shape=4, needs_grad=True)
loss = ti.field(ti.f32, shape=(), needs_grad=True)


@ti.kernel
def squares():
    for i in x:
        loss[None] += x[i] ** 2


x.fill(1.0)
with ti.ad.Tape(loss=loss, validation=True):
    squares()
    x[0] = 3.0
assert x.grad.to_numpy().tolist() == [6.0, 2.0, 2.0, 2.0]


# %% where the kernel writes to the ndarray, with `Exporting data to external array …`
# versions: v1.6.0
# raises: RuntimeError: Exporting data to external array (such as numpy array) not supported in AutoDiff for now
a = ti.ndarray(ti.f32, shape=4, needs_grad=True)
x = ti.field(ti.f32, shape=4, needs_grad=True)


@ti.kernel
def export(a: ti.types.ndarray()):
    for i in x:
        a[i] = 2.0 * x[i]


export(a)
export.grad(a)


# %% `loss[None] = 0.0` in front of a loop is refused
# raises: RuntimeError: Mixed usage of for-loops and statements without looping
x = ti.field(ti.f32, shape=3, needs_grad=True)
loss = ti.field(ti.f32, shape=(), needs_grad=True)


@ti.kernel
def run():
    loss[None] = 0.0
    for i in x:
        loss[None] += x[i]


run()
run.grad()


# %% Inside a loop you may mix
x = ti.field(ti.f32, shape=3, needs_grad=True)
loss = ti.field(ti.f32, shape=(), needs_grad=True)


@ti.kernel
def run():
    for i in x:
        product = 1.0
        for k in range(3):
            product *= x[i]
        loss[None] += product
        for k in range(2):
            loss[None] += x[i] ** 2
        twice = x[i] * 2.0
        loss[None] += twice


x.fill(2.0)
with ti.ad.Tape(loss=loss):
    run()
assert x.grad.to_numpy().tolist() == [3 * 4 + 2 * 4 + 2] * 3


# %% `while`, `break` and `continue` cannot be differentiated, and neither can `ti.random()`, `ti.tan()` and
# `ti.round()`.
x = ti.field(ti.f32, shape=3, needs_grad=True)
loss = ti.field(ti.f32, shape=(), needs_grad=True)


@ti.kernel
def with_while():
    for i in x:
        k = 0
        while k < 3:
            loss[None] += x[i]
            k += 1


@ti.kernel
def with_break():
    for i in x:
        for k in range(3):
            if k == 1:
                break
            loss[None] += x[i]


@ti.kernel
def with_continue():
    for i in x:
        if i == 1:
            continue
        loss[None] += x[i]


@ti.kernel
def with_random():
    for i in x:
        loss[None] += x[i] * ti.random()


@ti.kernel
def with_tan():
    for i in x:
        loss[None] += ti.tan(x[i])


@ti.kernel
def with_round():
    for i in x:
        loss[None] += ti.round(x[i])


for kernel in (with_while, with_break, with_continue, with_random, with_tan, with_round):
    message = ""
    try:
        kernel.grad()
    except RuntimeError as error:
        message = str(error).lower()
    assert "not supported" in message, kernel.__name__


# %% `ti.floor()`, `ti.ceil()`, comparisons and casts to integers are accepted and have the derivative 0.
x = ti.field(ti.f32, shape=3, needs_grad=True)
loss = ti.field(ti.f32, shape=(), needs_grad=True)


@ti.kernel
def run():
    for i in x:
        loss[None] += ti.ceil(x[i]) + ti.cast(x[i] > 0.5, ti.f32) + 3.0 * x[i]


x.fill(0.7)
with ti.ad.Tape(loss=loss):
    run()
assert x.grad[0] == 3.0


# %% Make it larger, as in `ti.init(arch=ti.cpu, ad_stack_size=256)`
ti.init(arch=ti.cpu, ad_stack_size=256)
x = ti.field(ti.f32, shape=3, needs_grad=True)
loss = ti.field(ti.f32, shape=(), needs_grad=True)


@ti.kernel
def power(n: ti.i32):
    for i in x:
        product = 1.0
        for k in range(n):
            product *= x[i]
        loss[None] += product


x.fill(1.0)
with ti.ad.Tape(loss=loss):
    power(200)
assert x.grad[0] == 200.0


# %% the stack has 32 entries, some of them for values from before the loop, and a loop of more than 30 iterations may crash
import subprocess
import sys

program = """
import sys
import taichi as ti

ti.init(arch=ti.cpu)
x = ti.field(ti.f32, shape=3, needs_grad=True)
loss = ti.field(ti.f32, shape=(), needs_grad=True)


@ti.kernel
def power(n: ti.i32):
    for i in x:
        product = 1.0
        for k in range(n):
            product *= x[i]
        loss[None] += product


x.fill(1.0)
with ti.ad.Tape(loss=loss):
    power(int(sys.argv[1]))
print("gradient", x.grad[0])
"""
file = "power.py"
with open(file, "w") as out:
    out.write(program)
results = [subprocess.run([sys.executable, file, str(n)], capture_output=True, text=True) for n in (31, 64)]
assert results[0].returncode == 0 and "gradient 31.0" in results[0].stdout
assert results[1].returncode != 0


# %% `loss[None] += 1.0` between two kernel calls in Python changes the value and not the gradient.
x = ti.field(ti.f32, shape=(), needs_grad=True)
loss = ti.field(ti.f32, shape=(), needs_grad=True)


@ti.kernel
def run():
    loss[None] += 2.0 * x[None]


x[None] = 3.0
with ti.ad.Tape(loss=loss):
    run()
    loss[None] += x[None]
    run()
assert loss[None] == 15.0
assert x.grad[None] == 4.0


# %% Both functions take the same arguments, by position: the tape does not pass keyword arguments on.
x = ti.field(ti.f32, shape=(), needs_grad=True)
loss = ti.field(ti.f32, shape=(), needs_grad=True)


@ti.ad.grad_replaced
def forward(factor):
    pass


@ti.ad.grad_for(forward)
def backward(factor):
    x.grad[None] += factor


with ti.ad.Tape(loss=loss):
    forward(2.0)
assert x.grad[None] == 2.0

message = ""
try:
    with ti.ad.Tape(loss=loss):
        forward(factor=2.0)
except TypeError as error:
    message = str(error)
assert "missing 1 required positional argument: 'factor'" in message


# %% `grad_replaced` goes on a Python function or above `@ti.kernel`.
x = ti.field(ti.f32, shape=2, needs_grad=True)
loss = ti.field(ti.f32, shape=(), needs_grad=True)


@ti.ad.grad_replaced
@ti.kernel
def forward():
    for i in x:
        loss[None] += x[i]


@ti.ad.grad_for(forward)
def backward():
    x.grad[0] = 7.0


x.fill(1.0)
with ti.ad.Tape(loss=loss):
    forward()
assert loss[None] == 2.0
assert x.grad.to_numpy().tolist() == [7.0, 0.0]


# %% You may leave it out if `param` has a single element. `loss` may be a list of fields.
p = ti.field(ti.f32, shape=1, needs_dual=True)
y = ti.field(ti.f32, shape=2, needs_dual=True)
z = ti.field(ti.f32, shape=(), needs_dual=True)


@ti.kernel
def run():
    for i in range(2):
        y[i] = 3.0 * i * p[0]
        z[None] += p[0]


with ti.ad.FwdMode(loss=[y, z], param=p):
    run()
assert y.dual.to_numpy().tolist() == [0.0, 3.0] and z.dual[None] == 2.0

two = ti.field(ti.f32, shape=2, needs_dual=True)
message = ""
try:
    with ti.ad.FwdMode(loss=y, param=two):
        pass
except RuntimeError as error:
    message = str(error)
assert "`seed` is not set" in message


# %% a list with one number per element of `param`, which must be 0D or 1D.
# versions: v1.6.0
p = ti.field(ti.f32, shape=(2, 2), needs_dual=True)
y = ti.field(ti.f32, shape=2, needs_dual=True)
message = ""
try:
    with ti.ad.FwdMode(loss=y, param=p, seed=[1.0, 0.0, 0.0, 0.0]):
        pass
except ValueError as error:
    message = str(error)
assert "does not match the numpy array shape" in message


# %% Both must be scalar fields; vector and matrix fields are not supported here.
v = ti.Vector.field(2, ti.f32, shape=(), needs_dual=True)
y = ti.field(ti.f32, shape=(), needs_dual=True)


def is_refused(loss, param):
    try:
        with ti.ad.FwdMode(loss=loss, param=param, seed=[1.0]):
            pass
    except AssertionError:
        return True
    return False


assert is_refused(v, y) and is_refused(y, v) and not is_refused(y, y)


# %% The tape resets the loss only.
x = ti.field(ti.f32, shape=(), needs_grad=True)
y = ti.field(ti.f32, shape=(), needs_grad=True)
loss = ti.field(ti.f32, shape=(), needs_grad=True)


@ti.kernel
def collect():
    y[None] += x[None]


@ti.kernel
def square():
    loss[None] += y[None] ** 2


x[None] = 1.0
for k in range(3):
    with ti.ad.Tape(loss=loss):
        collect()
        square()
assert y[None] == 3.0 and loss[None] == 9.0


# %% A root or a norm at zero has no finite derivative. Give `norm` an epsilon
import math

v = ti.Vector.field(2, ti.f32, shape=(), needs_grad=True)
loss = ti.field(ti.f32, shape=(), needs_grad=True)


@ti.kernel
def length(eps: ti.f32):
    loss[None] += v[None].norm(eps)


with ti.ad.Tape(loss=loss):
    length(0.0)
assert math.isnan(v.grad[None][0])
with ti.ad.Tape(loss=loss):
    length(1e-3)
assert v.grad[None][0] == 0.0


# %% A field with `needs_grad=True` and without a shape needs a placed gradient.
# raises: RuntimeError: These field(s) requrie `needs_grad=True`, however their grad field(s) are not placed:
x = ti.field(ti.f32, needs_grad=True)
ti.root.dense(ti.i, 3).place(x)
try:
    x[0] = 1.0
except RuntimeError as error:
    # The rest of the message is the way to the declaration, through files of the machine.
    raise RuntimeError(str(error).splitlines()[0]) from None


# %% Such a tape resets the loss but clears no other gradient; a tape with a field as its loss clears the gradients of fields,
# but not those of ndarrays.
# versions: master
x = ti.ndarray(ti.f32, shape=1, needs_grad=True)
loss = ti.ndarray(ti.f32, shape=1, needs_grad=True)
f = ti.field(ti.f32, shape=(), needs_grad=True)
other = ti.field(ti.f32, shape=(), needs_grad=True)


@ti.kernel
def to_array(x: ti.types.ndarray(), loss: ti.types.ndarray()):
    for i in x:
        loss[0] += x[i] ** 2


@ti.kernel
def to_field(x: ti.types.ndarray()):
    for i in x:
        f[None] += x[i] ** 2


x.fill(3.0)
other.grad[None] = 5.0
for _ in range(2):
    with ti.ad.Tape(loss=loss):
        to_array(x, loss)
assert loss[0] == 9.0 and x.grad[0] == 12.0 and other.grad[None] == 5.0
for _ in range(2):
    with ti.ad.Tape(loss=f):
        to_field(x)
assert x.grad[0] == 24.0 and other.grad[None] == 0.0


# %% Kernels that take ndarrays cannot be checked: they stop with `Assertion failure: stmt->src->is<MatrixPtrStmt>()`.
# versions: master
# raises: RuntimeError: Assertion failure: stmt->src->is<MatrixPtrStmt>()
ti.init(arch=ti.cpu, debug=True)
x = ti.ndarray(ti.f32, shape=4, needs_grad=True)
loss = ti.ndarray(ti.f32, shape=1, needs_grad=True)


@ti.kernel
def squares(x: ti.types.ndarray(), loss: ti.types.ndarray()):
    for i in x:
        loss[0] += x[i] ** 2


with ti.ad.Tape(loss=loss):
    squares(x, loss)
with ti.ad.Tape(loss=loss, validation=True):
    squares(x, loss)


# %% The loss of a tape may also be an ndarray or a PyTorch tensor with a single element.
# versions: master
# raises: RuntimeError: The loss of `Tape` must be an ndarray with only one element
with ti.ad.Tape(loss=ti.ndarray(ti.f32, shape=(), needs_grad=True)):
    pass
with ti.ad.Tape(loss=ti.ndarray(ti.f32, shape=2, needs_grad=True)):
    pass


# %% On exit, it calls the derived kernels in reverse order, and sets the gradient of the loss to 1 before each of them.
# versions: v1.5.0 v1.6.0
loss = ti.field(ti.f32, shape=(), needs_grad=True)
calls = []


@ti.ad.grad_replaced
def step(name):
    calls.append(name)


@ti.ad.grad_for(step)
def step_grad(name):
    calls.append((name, loss.grad[None]))
    loss.grad[None] = 9.0


with ti.ad.Tape(loss=loss):
    step("a")
    step("b")
assert calls == ["a", "b", ("b", 1.0), ("a", 1.0)]


# %% On exit, it sets the gradient of the loss to 1 and calls the derived kernels in reverse order.
# versions: master
loss = ti.field(ti.f32, shape=(), needs_grad=True)
calls = []


@ti.ad.grad_replaced
def step(name):
    calls.append(name)


@ti.ad.grad_for(step)
def step_grad(name):
    calls.append((name, loss.grad[None]))
    loss.grad[None] = 9.0


with ti.ad.Tape(loss=loss):
    step("a")
    step("b")
assert calls == ["a", "b", ("b", 1.0), ("a", 9.0)]


# %% so with zeros everything stays zero. Other numbers than 1 weight the outputs.
x = ti.field(ti.f32, shape=(), needs_grad=True)
y = ti.field(ti.f32, shape=(), needs_grad=True)
z = ti.field(ti.f32, shape=(), needs_grad=True)


@ti.kernel
def run():
    y[None] = 5.0 * x[None]
    z[None] = 7.0 * x[None]


run()
run.grad()
assert x.grad[None] == 0.0
y.grad[None], z.grad[None] = 2.0, 3.0
run.grad()
assert x.grad[None] == 31.0
ti.ad.clear_all_gradients()
assert x.grad[None] == 0.0


# %% A local variable that gets its value in front of the inner loop and is only read in it: for `p`, only one of the `n` iterations counts.
# The copy `p = x[i]` can have the same fault.
# versions: v1.6.0
x = ti.field(ti.f32, shape=4, needs_grad=True)
loss = ti.field(ti.f32, shape=(), needs_grad=True)


@ti.kernel
def computed():
    for i in range(4):
        p = x[i] ** 2
        for j in range(4):
            loss[None] += 3.0 * p


@ti.kernel
def copied():
    for i in range(4):
        p = x[i]
        for j in range(4):
            loss[None] += ti.sin(p)


x.fill(0.0)
with ti.ad.Tape(loss=loss):
    copied()
assert x.grad.to_numpy().tolist() == [1.0] * 4, "one of the four iterations; 4 is right"
x.fill(1.0)
with ti.ad.Tape(loss=loss):
    computed()
assert loss[None] == 48.0
assert x.grad.to_numpy().tolist() == [6.0] * 4, "one of the four iterations; 24 is right"


# %% An element that the index of the inner loop selects: the gradients of all `x[j]` end up in the `x[j]` of the last iteration.
# versions: v1.6.0
x = ti.field(ti.f32, shape=4, needs_grad=True)
loss = ti.field(ti.f32, shape=(), needs_grad=True)


@ti.kernel
def run():
    for i in range(2):
        s = 0.0
        for j in range(4):
            s += x[j]
        loss[None] += s


x.fill(1.0)
with ti.ad.Tape(loss=loss):
    run()
assert loss[None] == 8.0
assert x.grad.to_numpy().tolist() == [0.0, 0.0, 0.0, 8.0], "2 for each is right"


# %% write `x[i] ** 2` in it instead of `p`, collect the sum in a field with a gradient, `y[i] += x[i] ** 2 * x[j]`, and square `y[i]` in a
# second loop. Or unroll the inner loop with
# versions: v1.6.0
n = 3
x = ti.field(ti.f32, shape=n, needs_grad=True)
y = ti.field(ti.f32, shape=n, needs_grad=True)
loss = ti.field(ti.f32, shape=(), needs_grad=True)


@ti.kernel
def mixed():
    for i in range(n):
        p = x[i] ** 2
        s = 0.0
        for j in range(n):
            s += p * x[j]
        loss[None] += s**2


@ti.kernel
def alone():
    for i in range(n):
        for j in range(n):
            y[i] += x[i] ** 2 * x[j]
    for i in range(n):
        loss[None] += y[i] ** 2


@ti.kernel
def unrolled():
    for i in range(n):
        p = x[i] ** 2
        s = 0.0
        for j in ti.static(range(n)):
            s += p * x[j]
        loss[None] += s**2


gradients = []
for i in range(n):
    x[i] = i + 1
for run in mixed, alone, unrolled:
    with ti.ad.Tape(loss=loss):
        run()
    assert loss[None] == 36 * (1 + 16 + 81)
    gradients.append(x.grad.to_numpy().tolist())
# The loss is the square of the sum of x, times the sum of the fourth powers.
right = [2 * 6 * 98 + 36 * 4 * v**3 for v in (1, 2, 3)]
assert gradients[1] == gradients[2] == right != gradients[0]


# %% is not refused, but can give a wrong gradient: put the condition into the loop, or test it in Python.
# versions: v1.6.0
x = ti.field(ti.f32, shape=4, needs_grad=True)
loss = ti.field(ti.f32, shape=(), needs_grad=True)


@ti.kernel
def around(n: ti.i32):
    if n > 2:
        for i in range(4):
            loss[None] += x[i] ** 2


x.fill(1.0)
with ti.ad.Tape(loss=loss):
    around(3)
assert loss[None] == 4.0
assert x.grad.to_numpy().tolist() != [2.0] * 4


# %% A kernel that returns a value cannot be differentiated either: with loops it is refused, without loops the gradient is 0, without a message.
# versions: v1.6.0
x = ti.field(ti.f32, shape=(), needs_grad=True)
loss = ti.field(ti.f32, shape=(), needs_grad=True)


@ti.kernel
def with_value() -> ti.f32:
    loss[None] += 3.0 * x[None]
    return 1.0


@ti.kernel
def without_value():
    loss[None] += 3.0 * x[None]


@ti.kernel
def with_loop() -> ti.f32:
    for _ in range(2):
        loss[None] += 3.0 * x[None]
    return 1.0


gradients = []
for run in with_value, without_value:
    with ti.ad.Tape(loss=loss):
        run()
    gradients.append(x.grad[None])
assert gradients == [0.0, 3.0]
try:
    with_loop.grad()
    refused = False
except RuntimeError:
    refused = True
assert refused


# %% The gradient of an element that a kernel of the block assigns to is 0 again.
# versions: v1.6.0
x = ti.field(ti.f32, shape=(), needs_grad=True)
y = ti.field(ti.f32, shape=(), needs_grad=True)
loss = ti.field(ti.f32, shape=(), needs_grad=True)


@ti.kernel
def double():
    y[None] = 2.0 * x[None]


@ti.kernel
def total():
    loss[None] += y[None]


with ti.ad.Tape(loss=loss):
    double()
    total()
assert x.grad[None] == 2.0 and y.grad[None] == 0.0


# %% Where a field between inputs and loss collects with `+=`, clear its gradient before the next tape: what is left there would count again.
# versions: v1.6.0
x = ti.field(ti.f32, shape=(), needs_grad=True)
y = ti.field(ti.f32, shape=(), needs_grad=True)
loss = ti.field(ti.f32, shape=(), needs_grad=True)


@ti.kernel
def collect():
    y[None] += 2.0 * x[None]


@ti.kernel
def total():
    loss[None] += y[None]


for clear, expected in (False, 6.0), (True, 4.0):
    ti.ad.clear_all_gradients()
    for _ in range(2):
        if clear:
            y.grad.fill(0.0)
        with ti.ad.Tape(loss, clear_gradients=False):
            collect()
            total()
    assert x.grad[None] == expected


# %% Forward mode refuses `ti.floor()` and `ti.ceil()`.
# versions: v1.6.0
x = ti.field(ti.f32, shape=3, needs_dual=True)
y = ti.field(ti.f32, shape=3, needs_dual=True)


@ti.kernel
def with_floor():
    for i in x:
        y[i] = 3.0 * x[i] + ti.floor(x[i])


@ti.kernel
def with_ceil():
    for i in x:
        y[i] = 3.0 * x[i] + ti.ceil(x[i])


for kernel in with_floor, with_ceil:
    message = ""
    try:
        with ti.ad.FwdMode(loss=y, param=x, seed=[1.0, 1.0, 1.0]):
            kernel()
    except RuntimeError as error:
        message = str(error)
    assert "Not supported" in message, kernel.__name__


# %% Here a kernel may mix loops and statements at its top level. But assign only once to each element: the derivatives of several
# assignments add up.
# versions: v1.6.0
x = ti.field(ti.f32, shape=2, needs_dual=True)
y = ti.field(ti.f32, shape=2, needs_dual=True)


@ti.kernel
def mixed():
    y[0] = 7.0
    for i in range(1, 2):
        y[i] = 2.0 * x[i]


@ti.kernel
def twice():
    for i in x:
        y[i] = x[i]
    for i in x:
        y[i] = 5.0 * x[i]


with ti.ad.FwdMode(loss=y, param=x, seed=[1.0, 1.0]):
    mixed()
assert y.dual.to_numpy().tolist() == [0.0, 2.0]
with ti.ad.FwdMode(loss=y, param=x, seed=[1.0, 1.0]):
    twice()
assert y.dual.to_numpy().tolist() == [6.0, 6.0]
