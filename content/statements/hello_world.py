"""What the page "Hello, World!" says, tried by programs; content/README.md has the form."""

import os
import subprocess
import sys

import taichi as ti


def terminal(*arguments, **environment):
    """What a Python started with these arguments returns and prints, on a machine that has no GPU."""
    backends = {f"TI_ENABLE_{name}": "0" for name in ("CUDA", "VULKAN", "OPENGL", "GLES", "METAL", "AMDGPU")}
    variables = {**os.environ, **backends, **environment}
    done = subprocess.run([sys.executable, *arguments], capture_output=True, text=True, input="", env=variables)
    return done.returncode, done.stdout + done.stderr


def save(text, name="other.py"):
    with open(name, "w") as file:
        file.write("import taichi as ti\n" + text)
    return name


# %% The program prints nothing itself; the two lines in the terminal come from Taichi. The second one names the backend
code, text = terminal(save("ti.init(arch=ti.cpu)"))
first, second = text.splitlines()
assert code == 0
assert first.startswith(f"[Taichi] version {'.'.join(map(str, ti.__version__))}, llvm ")
assert second.startswith("[Taichi] Starting on arch=")


# %% open the window with `show_gui=False` and replace the `while` loop by one frame that is written to a file:
# `gui.show("fractal.png")`.
ti.init(arch=ti.cpu)
pixels = ti.field(ti.f32, shape=(64, 32))
pixels.fill(0.5)
gui = ti.GUI("Julia set", res=(64, 32), show_gui=False)
gui.set_image(pixels)
gui.show("fractal.png")
assert os.path.getsize("fractal.png") > 0
assert ti.tools.imread("fractal.png").shape[:2] == (64, 32)


# %% Taichi stores the result on disk, so the next start of the program is faster.
program = save(
    """
ti.init(arch=ti.cpu)

@ti.kernel
def run():
    print(3)

run()
"""
)
assert terminal(program, XDG_CACHE_HOME=os.getcwd(), TI_OFFLINE_CACHE="1")[0] == 0
stored = [name for _, _, names in os.walk("taichi") for name in names if name.startswith("T")]
assert len(stored) > 0
text = terminal(program, XDG_CACHE_HOME=os.getcwd(), TI_OFFLINE_CACHE="1", TI_LOG_LEVEL="trace")[1]
assert "3" in text.splitlines()


# %% and the CPU when there is none.
code, text = terminal(save("ti.init(arch=ti.gpu)\nassert ti.cfg.arch == ti.cpu"))
assert code == 0


# %% A backend that is missing is replaced by the CPU with a warning. … `[W …] Arch=[<Arch.cuda: 5>] is not supported, falling back to CPU`
# versions: v1.5.0
code, text = terminal(save("ti.init(arch=ti.cuda)\nassert ti.cfg.arch == ti.cpu"))
assert code == 0
assert "Arch=[<Arch.cuda: 5>] is not supported, falling back to CPU" in text


# %% A backend that is missing is replaced by the CPU with a warning.
code, text = terminal(save("ti.init(arch=ti.cuda)\nassert ti.cfg.arch == ti.cpu"))
assert code == 0
assert "[W " in text and f"Arch=[{ti.cuda!r}] is not supported, falling back to CPU" in text


# %% With `enable_fallback=False` it is an error instead.
code, text = terminal(save("ti.init(arch=ti.cuda, enable_fallback=False)"))
assert code == 1
assert text.splitlines()[-1] == f"RuntimeError: Arch=[{ti.cuda!r}] is not supported"


# %% [W …] Arch=[<Arch.cuda: 4>] is not supported, falling back to CPU
# versions: v1.6.0
text = terminal(save("ti.init(arch=ti.cuda)"))[1]
assert "] Arch=[<Arch.cuda: 4>] is not supported, falling back to CPU" in text


# %% [W …] Arch=[<Arch.cuda: 3>] is not supported, falling back to CPU
# versions: master
text = terminal(save("ti.init(arch=ti.cuda)"))[1]
assert "] Arch=[<Arch.cuda: 3>] is not supported, falling back to CPU" in text


# %% a grid of 640 × 320 numbers in the memory of the backend, all zero at first.
ti.init(arch=ti.cpu)
n = 320
pixels = ti.field(dtype=ti.f32, shape=(n * 2, n))
assert pixels.shape == (640, 320)
assert not pixels.to_numpy().any()


# %% Both may also call ordinary Python functions; these run while the kernel is compiled, and Taichi warns about them.
import warnings

ti.init(arch=ti.cpu)
calls = []


def outside(name):
    calls.append(name)
    return 1


@ti.func
def inner() -> ti.i32:
    return outside("function")


@ti.kernel
def run() -> ti.i32:
    a = 0
    for i in range(10):
        a += outside("kernel") + inner()
    return a


with warnings.catch_warnings(record=True) as caught:
    warnings.simplefilter("always")
    assert run() == 20
    assert run() == 20
assert sorted(calls) == ["function", "kernel"]
assert len([one for one in caught if "outside" in str(one.message)]) == 2


# %% `double(3)`: `TaichiSyntaxError: Taichi functions cannot be called from Python-scope.`
# raises: TaichiSyntaxError: Taichi functions cannot be called from Python-scope.
@ti.func
def double(x):
    return 2 * x


ti.init(arch=ti.cpu)
double(3)


# %% `outer()`: `TaichiSyntaxError: … Kernels cannot call other kernels. I.e., nested kernels are not allowed. …`
# raises: TaichiSyntaxError: Kernels cannot call other kernels. I.e., nested kernels are not allowed.
ti.init(arch=ti.cpu)


@ti.kernel
def inner():
    pass


@ti.kernel
def outer():
    inner()


outer()


# %% an endless chain of them stops with a `RecursionError`, or with a `TaichiCompilationError` whose last line is
# `RecursionError: maximum recursion depth exceeded …`.
ti.init(arch=ti.cpu)


@ti.func
def endless(x):
    return endless(x) + 1


@ti.kernel
def run() -> ti.i32:
    return endless(1)


message = ""
try:
    run()
except ti.TaichiCompilationError as error:
    message = str(error)
assert message.strip().splitlines()[-1].startswith("RecursionError: maximum recursion depth exceeded")


# %% `for i, j in pixels` visits every index of the field, `i` from 0 to 639 and `j` from 0 to 319
ti.init(arch=ti.cpu)
pixels = ti.field(ti.i32, shape=(640, 320))
ends = ti.field(ti.i32, shape=4)


@ti.kernel
def run():
    for i, j in pixels:
        pixels[i, j] += 1
        ti.atomic_min(ends[0], i)
        ti.atomic_max(ends[1], i)
        ti.atomic_min(ends[2], j)
        ti.atomic_max(ends[3], j)


run()
assert (pixels.to_numpy() == 1).all()
assert list(ends.to_numpy()) == [0, 639, 0, 319]


# %% A `for` loop at the top level of a kernel, or of a function that is called there, runs in parallel.
# versions: v1.6.0
# raises: TaichiSyntaxError: Cannot break in the outermost loop
ti.init(arch=ti.cpu)


@ti.func
def smallest_divisor(n):
    found = n
    for d in range(2, n):
        if n % d == 0:
            found = d
            break
    return found


@ti.kernel
def within_if(n: ti.i32) -> ti.i32:
    found = 0
    if n > 1:
        found = smallest_divisor(n)
    return found


@ti.kernel
def at_the_top(n: ti.i32) -> ti.i32:
    return smallest_divisor(n)


assert within_if(35) == 5
at_the_top(35)


# %% To run a loop over `range` or `ti.ndrange` at the top level in order, put `ti.loop_config(serialize=True)` on the line before it;
# then `break` works there, too.
ti.init(arch=ti.cpu)


@ti.kernel
def over_range() -> ti.i32:
    found = -1
    ti.loop_config(serialize=True)
    for i in range(1000):
        if i * i > 5000:
            found = i
            break
    return found


@ti.kernel
def over_grid() -> ti.i32:
    found = -1
    ti.loop_config(serialize=True)
    for i, j in ti.ndrange(30, 30):
        if i * j > 500:
            found = i * 100 + j
            break
    return found


assert over_range() == 71
assert over_grid() == 1828


# %% In a loop over a field, `break` does not compile even then, and the order is not guaranteed.
# raises: TaichiSyntaxError: Cannot break in the outermost loop
ti.init(arch=ti.cpu)
x = ti.field(ti.i32, shape=8)


@ti.kernel
def run():
    ti.loop_config(serialize=True)
    for i in x:
        if i == 3:
            break


run()


# %% `set_image` takes a field of brightnesses from 0 to 1, or of colours, whose shape is that of the window
ti.init(arch=ti.cpu)
grey = ti.field(ti.f32, shape=(16, 8))
colour = ti.Vector.field(3, ti.f32, shape=(16, 8))
grey.fill(0.6)
colour.fill(0.2)
gui = ti.GUI("a", res=(16, 8), show_gui=False)
gui.set_image(grey)
gui.show("grey.png")
assert list(ti.tools.imread("grey.png")[3, 3]) == [153, 153, 153]
gui.set_image(colour)
gui.show("colour.png")
assert list(ti.tools.imread("colour.png")[3, 3]) == [51, 51, 51]


# %% The first index of the field goes to the right, the second goes **up**
import struct

ti.init(arch=ti.cpu)
pixels = ti.field(ti.f32, shape=(16, 8))
pixels[2, 1] = 1.0
gui = ti.GUI("a", res=(16, 8), show_gui=False)
gui.set_image(pixels)
gui.show("a.bmp")
data = open("a.bmp", "rb").read()
begin, _, width, height, _, bits = struct.unpack("<IIiiHH", data[10:30])
step = bits // 8
bright = [at // step for at in range(0, width * abs(height) * step, step) if data[begin + at] > 127]
# A BMP file of positive height has its lowest row first.
assert (width, height) == (16, 8) and bright == [1 * 16 + 2]


# %% `AssertionError: Image resolution does not match GUI resolution` means that the shape of the field is not the `res` of the window.
# raises: AssertionError: Image resolution does not match GUI resolution
ti.init(arch=ti.cpu)
gui = ti.GUI("a", res=(16, 8), show_gui=False)
gui.set_image(ti.field(ti.f32, shape=(8, 16)))


# %% ti example -p fractal # print the source
code, text = terminal("-m", "taichi", "example", "-p", "fractal")
assert code == 0 and "def paint(t: float):" in text


# %% ti example -P fractal # the same, with colours and line numbers
code, text = terminal("-m", "taichi", "example", "-P", "fractal", TERM="xterm-256color", FORCE_COLOR="1")
assert code == 0 and "paint" in text and "\x1b[" in text
assert any("25 " in line for line in text.splitlines())


# %% ti example -s fractal # save the source here
code, text = terminal("-m", "taichi", "example", "-s", "fractal")
assert code == 0 and "def paint" in open("fractal.py").read()


# %% ti example            # lists the examples; enter a number to run one
code, text = terminal("-m", "taichi", "example")
assert "fractal" in text and "mpm88" in text


# %% With `python -c` a call ends in
code, text = terminal("-c", "import taichi as ti\nti.init(arch=ti.cpu)\n@ti.kernel\ndef paint(): pass\npaint()")
assert code == 1
assert text.splitlines()[-1].startswith("OSError: Cannot find source code for Object: <function paint at 0x")


# %% Without it a field cannot be made, and a kernel cannot run. The messages are … `Cannont create field, maybe you forgot to call`
# versions: v1.5.0 v1.6.0
# raises: TaichiRuntimeError: Cannont create field, maybe you forgot to call `ti.init()` first?
ti.field(ti.f32, shape=4)


# %% TaichiRuntimeError: Please call init() first
# versions: v1.5.0 v1.6.0
# raises: TaichiRuntimeError: Please call init() first
@ti.kernel
def run():
    pass


run()


# %% The first message is that of `ti.field`; a kernel ends in an `AttributeError`, with the second message further up
# versions: master
import traceback


@ti.kernel
def run():
    pass


message = ""
try:
    ti.field(ti.f32, shape=4)
except ti.TaichiRuntimeError as error:
    message = str(error)
assert message == "Cannont create field, maybe you forgot to call `ti.init()` first?"
try:
    run()
    name = ""
except Exception as error:
    name, message = type(error).__name__, traceback.format_exc()
assert name == "AttributeError" and "TaichiRuntimeError: Please call init() first" in message


# %% a program that touches a field made before it ends in a segmentation fault without a message, or in an error that names
# another cause
begin = "ti.init(arch=ti.cpu)\nx = ti.field(ti.f32, shape=4)\nx[0] = 1\nti.init(arch=ti.cpu)\n"
code, text = terminal(save(begin + "print('before', flush=True)\nx[0] = 2\nprint('after')"))
assert code in (-11, 1)
assert "before" in text.splitlines() and "after" not in text and "init" not in text.split("before")[1].split("\n")[-2]


# %% At Python's prompt Taichi takes the source from the history, where Python has the `readline` module, as on Linux.
import pty
import readline

typed = ["import taichi as ti", "ti.init(arch=ti.cpu)", "@ti.kernel", "def f() -> ti.i32:", "    return 7", "", "f() * 1001", "exit()"]
child, terminal_of_child = pty.fork()
if child == 0:
    os.environ["TERM"] = "dumb"
    os.environ["PYTHON_BASIC_REPL"] = "1"
    os.execv(sys.executable, [sys.executable, "-q"])
text = b""
try:
    while part := os.read(terminal_of_child, 4096):
        text += part
        if text.endswith((b">>> ", b"... ")) and typed:
            os.write(terminal_of_child, typed.pop(0).encode() + b"\n")
except OSError:
    pass
os.waitpid(child, 0)
assert b"7007" in text, text


# %% Without a message it may take that of a later function with a similar name, `step_back` for `step`
# versions: v1.6.0
import pty
import readline

typed = ["import taichi as ti", "ti.init(arch=ti.cpu)"]
typed += ["@ti.kernel", "def step() -> ti.i32:", "    return 7", ""]
typed += ["@ti.kernel", "def step_back() -> ti.i32:", "    return 8", "", "step() * 1001", "exit()"]
child, terminal_of_child = pty.fork()
if child == 0:
    os.environ["TERM"] = "dumb"
    os.environ["PYTHON_BASIC_REPL"] = "1"
    os.execv(sys.executable, [sys.executable, "-q"])
text = b""
try:
    while part := os.read(terminal_of_child, 4096):
        text += part
        if text.endswith((b">>> ", b"... ")) and typed:
            os.write(terminal_of_child, typed.pop(0).encode() + b"\n")
except OSError:
    pass
os.waitpid(child, 0)
assert b"8008" in text, text
