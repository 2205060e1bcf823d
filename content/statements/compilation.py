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
# versions: v1.5.0 v1.6.0
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
with contextlib.redirect_stdout(said):
    run(ti.ndarray(ti.f32, shape=4, needs_grad=True))
assert said.getvalue().count("instance") == 3


# %% An ndarray argument contributes its element type, its number of dimensions and whether it has a gradient, and not the array itself. NumPy arrays have another instance than ndarrays.
# versions: master
import contextlib
import io

import numpy as np


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
with contextlib.redirect_stdout(said):
    run(ti.ndarray(ti.f32, shape=4, needs_grad=True))
    run(ti.ndarray(ti.f32, shape=9, needs_grad=True))
assert said.getvalue().count("instance") == 4
with contextlib.redirect_stdout(said):
    run(np.zeros(4, np.float32))
    run(np.zeros(9, np.float32))
assert said.getvalue().count("instance") == 5


# %% changing a Python global after the first call has no effect on the instances that exist.
speed = 2


@ti.kernel
def run() -> ti.i32:
    return speed


assert run() == 2
speed = 5
assert run() == 2


# %% One that is compiled later reads the new value.
# versions: v1.6.0
speed = 2


@ti.kernel
def run(step: ti.template()) -> ti.i32:
    return speed + step


assert run(0) == 2
speed = 5
assert run(0) == 2
assert run(1) == 6


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


# %% At level `ti.TRACE` the log has a line for each compilation of a kernel that is written in Python, Taichi's own included.
import subprocess
import sys

code = """
import taichi as ti

ti.init(arch=ti.cpu, log_level=ti.TRACE, offline_cache=False)
x, y = ti.field(ti.f32, shape=16), ti.field(ti.f32, shape=8)


@ti.kernel
def own():
    pass


for line in ("own()", "own()", "x.to_numpy()", "x.to_numpy()", "y.to_numpy()", "x[3]", "x[4]"):
    print("NOW", line, flush=True)
    exec(line)
"""
with open("child.py", "w") as file:
    file.write(code)
said = subprocess.run([sys.executable, "child.py"], stdout=subprocess.PIPE, stderr=subprocess.STDOUT, text=True).stdout
parts = said.split("NOW ")[1:]
assert [part.count("Compiling kernel") for part in parts] == [1, 0, 1, 0, 1, 0, 0]
assert "Compiling kernel own_" in parts[0] and "Compiling kernel tensor_to_ext_arr_" in parts[2]


# %% `ti.init(print_ir=True, offline_cache=False)` prints the IR after most passes, among others under these headings:
import re
import subprocess
import sys

code = """
import taichi as ti

ti.init(arch=ti.cpu, print_ir=True, offline_cache=False, debug=DEBUG)
x = ti.field(ti.f32, shape=16, needs_grad=True)
total = ti.field(ti.f32, shape=(), needs_grad=True)


@ti.kernel
def add():
    for i in x:
        total[None] += x[i]


add()
print("NOW the gradient", flush=True)
if DEBUG:
    add.grad()
"""
headings = []
for debug in ("True", "False"):
    with open("child.py", "w") as file:
        file.write(code.replace("DEBUG", debug))
    done = subprocess.run([sys.executable, "child.py"], stdout=subprocess.PIPE, stderr=subprocess.STDOUT, text=True)
    headings += [re.findall(r"\] \[add_\w+\] (.*):\n", part) for part in done.stdout.split("NOW")]
forward, gradient, plain = headings[:3]
named = "Lowered Typechecked Simplified|I Bound|checked Simplified|II Offloaded Simplified|III Atomics|demoted|I Make|thread|local"
order = [*named.replace(" ", "\n").replace("|", " ").split("\n"), "Access lowered", "Simplified IV"]
assert [heading for heading in forward if heading in order] == order
assert "Gradient" in gradient and "Gradient" not in forward
assert "Bound checked" not in plain and "Lowered" in plain


# %% Each `for` loop at the outermost level of the kernel becomes one parallel *task*. … and so do a `while` loop, a `range` loop inside a run-time `if` and a `range` loop that is marked as serial
import re
import subprocess
import sys

code = """
import taichi as ti

ti.init(arch=ti.cpu, print_ir=True, offline_cache=False)
x = ti.field(ti.f32, shape=16)


@ti.kernel
def run(n: ti.i32):
BODY


run(3)
"""
bodies = {
    "for i in range(n):\n        x[i] += 1.0\n    for i in range(2, n):\n        x[i] += 1.0": 2,
    "for i in range(n):\n        for j in range(n):\n            x[i] += j": 1,
    "j = 0\n    while j < n:\n        x[j] += 1.0\n        j += 1": 0,
    "if n > 0:\n        for i in range(n):\n            x[i] += 1.0": 0,
    "ti.loop_config(serialize=True)\n    for i in range(n):\n        x[i] += 1.0": 0,
}
for body, parallel in bodies.items():
    with open("child.py", "w") as file:
        file.write(code.replace("BODY", "    " + body))
    done = subprocess.run([sys.executable, "child.py"], stdout=subprocess.PIPE, stderr=subprocess.STDOUT, text=True)
    text = done.stdout.split("] Offloaded:\n")[1].split("\n}")[0]
    assert len(re.findall(r"= offloaded range_for", text)) == parallel, body
    assert parallel or re.search(r"= offloaded\s*\n", text), body


# %% Later calls find the instance here. `ti.reset()` and `ti.init()` discard it.
import contextlib
import io


@ti.kernel
def run(n: ti.i32):
    ti.static_print("instance")


said = io.StringIO()
with contextlib.redirect_stdout(said):
    run(1)
    run(2)
    first = said.getvalue().count("instance")
    ti.init(arch=ti.cpu)
    run(1)
    second = said.getvalue().count("instance")
assert (first, second) == (1, 2)


# %% Template values that are equal in Python are the same value: after a call with `1`, a call with `1.0` or `True` runs the instance for `1`.
@ti.kernel
def half(value: ti.template()) -> ti.f32:
    return ti.static(value / 2 if isinstance(value, float) else 100.0)


assert half(1) == half(1.0) == half(True) == 100
assert half(3.0) == half(3) == 1.5


# %% If the offline cache knows the hash, the LLVM IR or SPIR-V of the kernel is loaded and the passes are skipped.
# versions: v1.6.0
import glob
import os
import subprocess
import sys

code = """
import taichi as ti

ti.init(arch=ti.cpu, offline_cache=True, offline_cache_file_path="cache", log_level=ti.DEBUG)


@ti.kernel
def run() -> ti.i32:
    return 7


run()
"""
with open("child.py", "w") as file:
    file.write(code)
environment = {**os.environ, "TI_OFFLINE_CACHE": ""}
said = ""
for _ in range(2):
    done = subprocess.run([sys.executable, "child.py"], env=environment, capture_output=True, text=True)
    said = done.stdout + done.stderr
assert "from cache" in said
entries = [open(name, "rb").read() for name in glob.glob("cache/*.tic")]
assert any(b"define " in entry and b"target triple" in entry for entry in entries)
