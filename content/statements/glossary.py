"""What the page "Glossary" says, tried by programs; content/README.md has the form."""

import os
import subprocess
import sys

import taichi as ti

ti.init(arch=ti.cpu)


def intermediate(body):
    """The intermediate representation of a kernel whose parallel loop has this body."""
    with open("other.py", "w") as file:
        file.write(
            "import taichi as ti\nti.init(arch=ti.cpu, print_ir=True, offline_cache=False)\n"
            "n = ti.field(ti.i32, shape=())\n@ti.kernel\ndef run():\n    for i in range(9):\n"
            f"        {body}\nrun()\n"
        )
    done = subprocess.run([sys.executable, "other.py"], capture_output=True, text=True)
    assert done.returncode == 0, done.stderr
    return done.stdout + done.stderr


# %% `p = ti.static(self.position)` makes `p` an [alias](./syntax_sugars.mdx) of the field.
@ti.data_oriented
class Ball:
    def __init__(self):
        self.position = ti.field(ti.f32, shape=3)

    @ti.kernel
    def move(self):
        p = ti.static(self.position)
        for i in p:
            p[i] = i + 1


ball = Ball()
ball.move()
assert list(ball.position.to_numpy()) == [1, 2, 3]


# %% a check that stops the program when it fails, [in debug mode](./debugging.mdx) only.
@ti.kernel
def run(x: ti.i32):
    assert x > 0, "too small"


run(-1)
ti.init(arch=ti.cpu, debug=True)
run(1)
message = ""
try:
    run(-1)
except AssertionError as error:
    message = str(error)
assert "too small" in message


# %% [Five of them](./operator.mdx#atomics) are atomic.
found = []
for name in ("+", "-", "*", "&", "|", "^", "<<", ">>", "//", "%", "**"):
    if "= atomic " in intermediate(f"n[None] {name}= i + 1"):
        found.append(name)
assert found == ["+", "-", "&", "|", "^"], found


# %% with `offset=-8`, 16 elements have the indices −8 to 7.
ti.init(arch=ti.cpu, debug=True)
x = ti.field(ti.i32, shape=16, offset=-8)
visited = ti.field(ti.i32, shape=16)


@ti.kernel
def run():
    for i in x:
        visited[i + 8] = i


run()
assert list(visited.to_numpy()) == list(range(-8, 8))


# %% A kernel reads a global number [once, at compile time](./kernel_function.mdx#global-variables).
number = 3


@ti.kernel
def read() -> ti.i32:
    return number


assert read() == 3
number = 4
assert read() == 3


# %% A variable created in a kernel or function. It has [one type](./type.mdx) and ends with [its block](./language_reference.mdx#variables).
@ti.kernel
def cut() -> ti.i32:
    a = 1
    a = 2.75
    return 100 * a


@ti.kernel
def after_block() -> ti.i32:
    if True:
        b = 1
    return b


assert cut() == 200
message = ""
try:
    after_block()
except ti.TaichiNameError as error:
    message = str(error)
assert 'Name "b" is not defined' in message


# %% What is known of a field without its elements: `x.dtype` and `x.shape`, [in both scopes](./meta.mdx).
x = ti.field(ti.f64, shape=(2, 5))


@ti.kernel
def inside() -> ti.i32:
    result = 0
    if ti.static(x.dtype == ti.f64):
        result = 10 * x.shape[0] + x.shape[1]
    return result


assert inside() == 25 and x.dtype == ti.f64 and x.shape == (2, 5)


# %% the last index varies fastest. Fields have it by default.
from taichi.lang.snode import get_addr

x = ti.field(ti.f32, shape=(4, 8))
y = ti.field(ti.f32, shape=(4, 8), order="ji")


@ti.kernel
def distance(f: ti.template(), i: ti.i32, j: ti.i32) -> ti.i32:
    return ti.cast(get_addr(f, [i, j]) - get_addr(f, [0, 0]), ti.i32)


assert distance(x, 0, 1) == 4 and distance(x, 1, 0) == 32
assert distance(y, 1, 0) == 4 and distance(y, 0, 1) == 16


# %% [Kernels and other Taichi functions](./kernel_function.mdx) call it; Python does not.
@ti.func
def square(x):
    return x * x


@ti.func
def cube(x):
    return square(x) * x


@ti.kernel
def run(x: ti.i32) -> ti.i32:
    return cube(x) + square(x)


assert run(3) == 36
name = ""
try:
    square(3)
except Exception as error:
    name = type(error).__name__
assert name == "TaichiSyntaxError", name


# %% For most errors in a kernel, its last lines [show the line](./debugging.mdx) of the kernel.
@ti.kernel
def run():
    x = 1
    y = missing + x


lines = []
try:
    run()
except ti.TaichiNameError as error:
    lines = str(error).splitlines()
assert lines[1].endswith("in run:") and lines[2].strip() == "y = missing + x" and len(lines) == 5
