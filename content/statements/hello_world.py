"""What the page "Hello, World!" says, tried by programs; content/README.md has the form."""

import taichi as ti

ti.init(arch=ti.cpu)


# %% Taichi stores the result on disk, so the next start of the program is faster.
import os

os.makedirs("cache", exist_ok=True)
ti.init(arch=ti.cpu, offline_cache=True, offline_cache_file_path="cache")


@ti.kernel
def run() -> ti.i32:
    return 3


assert run() == 3
ti.reset()
assert any(name.endswith((".tic", ".ll")) for _, _, names in os.walk("cache") for name in names)


# %% `ti.gpu` takes the first GPU backend that works, … and the CPU when there is none.
ti.init(arch=ti.gpu)
assert ti.cfg.arch in (ti.cpu, ti.cuda, ti.vulkan, ti.opengl, ti.metal, ti.gles)


# %% A backend that is missing is replaced by the CPU with a warning.
ti.init(arch=ti.metal)
assert ti.cfg.arch == ti.cpu


# %% With `enable_fallback=False` it is an error instead.
failed = False
try:
    ti.init(arch=ti.metal, enable_fallback=False)
except RuntimeError as error:
    failed = "is not supported" in str(error)
assert failed


# %% all zero at first.
x = ti.field(dtype=ti.f32, shape=(640, 320))
assert not x.to_numpy().any() and x.shape == (640, 320)


# %% | is called from | Python | kernels and other Taichi functions |
@ti.func
def one(x):
    return x + 1


@ti.func
def two(x):
    return one(x) * 2


@ti.kernel
def run() -> ti.i32:
    return two(3)


assert run() == 8


# %% | types of arguments and result | must be written | may be left out |
# raises: TaichiSyntaxError: Taichi kernels parameters must be type annotated
@ti.kernel
def run(x):
    pass


# %% Both may also call ordinary Python functions; these run once, while the kernel is compiled, and Taichi warns about them.
import warnings

calls = []


def note():
    calls.append(1)
    return 5


@ti.kernel
def run() -> ti.i32:
    s = 0
    for i in range(4):
        s += note()
    return s


with warnings.catch_warnings(record=True) as caught:
    warnings.simplefilter("always")
    assert run() == 20
    assert run() == 20
assert len(calls) == 1 and len(caught) > 0


# %% `TaichiSyntaxError: Taichi functions cannot be called from Python-scope.`
# raises: TaichiSyntaxError: Taichi functions cannot be called from Python-scope.
@ti.func
def double(x):
    return 2 * x


double(3)


# %% `TaichiSyntaxError: … Kernels cannot call other kernels. I.e., nested kernels are not allowed. …`
# raises: TaichiSyntaxError: Kernels cannot call other kernels. I.e., nested kernels are not allowed.
@ti.kernel
def inner():
    pass


@ti.kernel
def outer():
    inner()


outer()


# %% A Taichi function cannot call itself either: … `TaichiCompilationError` whose last line is `RecursionError: maximum recursion depth exceeded …`.
# raises: TaichiCompilationError: RecursionError: maximum recursion depth exceeded
@ti.func
def again(x):
    return again(x)


@ti.kernel
def run() -> ti.i32:
    return again(3)


run()


# %% `for i, j in pixels` visits every index of the field
x = ti.field(ti.i32, shape=(640, 320))


@ti.kernel
def run():
    for i, j in x:
        x[i, j] += 1 + i * 320 + j


run()
a = x.to_numpy()
assert a[0, 0] == 1 and a[639, 319] == 640 * 320 and a.min() == 1


# %% In a serial loop it works:
@ti.kernel
def run() -> ti.i32:
    s = 0
    for i in range(1):
        for j in range(10):
            if j == 4:
                break
            s += 1
    return s


assert run() == 4


# %% put `ti.loop_config(serialize=True)` on the line before it; then `break` works there, too.
@ti.kernel
def run() -> ti.i32:
    s = 0
    ti.loop_config(serialize=True)
    for i in range(10):
        if i == 4:
            break
        s += 1
    return s


assert run() == 4


# %% `set_image` takes a field of brightnesses from 0 to 1
x = ti.field(ti.f32, shape=(8, 8))
x.fill(0.5)
gui = ti.GUI("a", res=(8, 8), show_gui=False)
gui.set_image(x)
gui.show("a.png")
assert abs(int(ti.tools.imread("a.png")[3, 3, 0]) - 128) <= 1


# %% The first index of the field goes to the right, the second goes **up**:
x = ti.field(ti.f32, shape=(8, 4))
x[7, 3] = 1.0
gui = ti.GUI("a", res=(8, 4), show_gui=False)
gui.set_image(x)
gui.show("a.png")

image = ti.tools.imread("a.png")
assert image.shape[:2] == (8, 4) and image[7, 3, 0] == 255 and image[0, 0, 0] == 0


# %% `AssertionError: Image resolution does not match GUI resolution` means that the shape of the field is not the `res` of the window.
# raises: AssertionError: Image resolution does not match GUI resolution
x = ti.field(ti.f32, shape=(8, 8))
gui = ti.GUI("a", res=(8, 9), show_gui=False)
gui.set_image(x)


# %% TaichiRuntimeError: Cannont create field, maybe you forgot to call `ti.init()` first?
# raises: TaichiRuntimeError: Cannont create field, maybe you forgot to call `ti.init()` first?
ti.reset()
ti.field(ti.i32, shape=3)


# %% a kernel cannot run. The messages are: … TaichiRuntimeError: Please call init() first
# versions: v1.5.0 v1.6.0
import subprocess
import sys

with open("without.py", "w") as file:
    file.write("import taichi as ti\n\n\n@ti.kernel\ndef run():\n    pass\n\n\nrun()\n")
said = subprocess.run([sys.executable, "without.py"], capture_output=True, text=True)
assert said.returncode != 0
assert "Please call init() first" in said.stderr
assert "TaichiRuntimeError" in said.stderr


# %% a kernel ends in an `AttributeError`, with the second message further up: … TaichiRuntimeError: Please call init() first
# versions: master
import subprocess
import sys

with open("without.py", "w") as file:
    file.write("import taichi as ti\n\n\n@ti.kernel\ndef run():\n    pass\n\n\nrun()\n")
said = subprocess.run([sys.executable, "without.py"], capture_output=True, text=True)
assert said.returncode != 0
assert "Please call init() first" in said.stderr
assert said.stderr.strip().splitlines()[-1].startswith("AttributeError")
