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


# %% A kernel that reads or writes an ndarray cannot be differentiated in this version.
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


# %% where the kernel adds to the ndarray, with `Assertion failure: stmt->dest->is<GlobalPtrStmt>()`
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


# %% An ndarray made with `needs_grad=True` has a second array, `x.grad`, for derivatives that a kernel of your own computes.
# versions: v1.5.0 v1.6.0
x = ti.ndarray(ti.f32, shape=4, needs_grad=True)


@ti.kernel
def derivatives(x: ti.types.ndarray()):
    for i in x:
        x.grad[i] = 2.0 * x[i]


x.fill(3.0)
derivatives(x)
assert x.grad.to_numpy().tolist() == [6.0] * 4
