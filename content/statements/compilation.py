"""What the page "Life of a Taichi Kernel" says, tried by programs; content/README.md has the form."""

import taichi as ti

ti.init(arch=ti.cpu)


# %% Without the annotation the decorator stops with `Taichi kernels parameters must be type annotated`.
# raises: TaichiSyntaxError: Taichi kernels parameters must be type annotated
@ti.kernel
def run(x):
    pass


# %% A mistake in it stays unnoticed until the first call.
@ti.kernel
def run():
    x = unknown_name


failed = False
try:
    run()
except ti.TaichiCompilationError:
    failed = True
assert failed


# %% An ndarray argument contributes its element type and its number of dimensions, and not the array itself.
import contextlib
import io


@ti.kernel
def run(x: ti.types.ndarray()):
    ti.static_print("instance")


said = io.StringIO()
with contextlib.redirect_stdout(said):
    run(ti.ndarray(ti.f32, shape=4))
    run(ti.ndarray(ti.f32, shape=9))
assert said.getvalue().count("instance") == 1
with contextlib.redirect_stdout(said):
    run(ti.ndarray(ti.i32, shape=4))
    run(ti.ndarray(ti.f32, shape=(4, 4)))
assert said.getvalue().count("instance") == 3


# %% changing a Python global after the first call has no effect on the kernel.
speed = 2


@ti.kernel
def run() -> ti.i32:
    return speed


assert run() == 2
speed = 5
assert run() == 2


# %% Annotate it as `ti.i32`, and there is one instance.
import contextlib
import io


@ti.kernel
def step(frame: ti.i32):
    ti.static_print("instance")


said = io.StringIO()
with contextlib.redirect_stdout(said):
    for frame in range(3):
        step(frame)
assert said.getvalue().count("instance") == 1
