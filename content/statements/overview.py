"""What the page "Why a New Programming Language" says, tried by programs; content/README.md has the form."""

import os
import subprocess
import sys

import taichi as ti

ti.init(arch=ti.cpu)


def intermediate(body):
    """The intermediate representation of a kernel with this body, from the first stage to the last."""
    with open("other.py", "w") as file:
        file.write(
            "import taichi as ti\nti.init(arch=ti.cpu, print_ir=True, offline_cache=False)\n"
            "x = ti.field(ti.i32, shape=9)\n@ti.kernel\ndef run():\n    for i in x:\n"
            f"        {body}\nrun()\n"
        )
    done = subprocess.run([sys.executable, "other.py"], capture_output=True, text=True)
    assert done.returncode == 0, done.stderr
    return done.stdout


# %% Taichi reads the source of the decorated function, not its bytecode.
scope = {"ti": ti}
exec("def run():\n    pass", scope)
name = ""
try:
    ti.kernel(scope["run"])()
except Exception as error:
    name = type(error).__name__
assert name == "OSError", name


# %% it removes what is computed twice or never used, follows the control flow, and finds out which updates need not be atomic.
def last(body):
    """The last stage."""
    text = intermediate(body)
    return text[text.rindex("offloaded") :]


assert "atomic add" in intermediate("x[i] += 1") and "atomic add" not in last("x[i] += 1")
assert "atomic add" in last("x[(i * i) % 5] += 1")
assert "sin" in intermediate("unused = ti.sin(x[i] * 1.0)") and "sin" not in last("unused = ti.sin(x[i] * 1.0)")
assert intermediate("x[i] = ti.cast(ti.sin(1.0 * i) + ti.sin(1.0 * i), ti.i32)").count(" sin ") > 2
assert last("x[i] = ti.cast(ti.sin(1.0 * i) + ti.sin(1.0 * i), ti.i32)").count(" sin ") == 1


# %% and so it does where `ti.gpu` finds no GPU.
program = "import taichi as ti; ti.init(arch=ti.gpu); print(ti.cfg.arch == ti.cpu, ti.cfg.cpu_max_num_threads)"
hidden = {**os.environ, "TI_ENABLE_CUDA": "0", "TI_ENABLE_AMDGPU": "0", "VK_ICD_FILENAMES": "none"}
text = subprocess.run([sys.executable, "-c", program], env=hidden, capture_output=True, text=True).stdout
assert text.splitlines()[-1] == f"True {os.cpu_count()}", text


# %% the kernels do not change when the tree does.
def moved(build):
    ti.init(arch=ti.cpu)
    x, v = ti.field(ti.f32), ti.field(ti.f32)
    build(x, v)

    @ti.kernel
    def move(dt: ti.f32):
        for i in x:
            x[i] += v[i] * dt

    for i in range(16):
        v[i] = i
    move(0.5)
    return x.to_numpy().tolist()


def together(x, v):
    ti.root.dense(ti.i, 16).place(x, v)


def apart(x, v):
    ti.root.dense(ti.i, 16).place(x)
    ti.root.dense(ti.i, 16).place(v)


def sparse(x, v):
    ti.root.pointer(ti.i, 4).dense(ti.i, 4).place(x, v)


assert moved(together) == moved(apart) == moved(sparse) == [i / 2 for i in range(16)]


# %% integers of any width below 64 bits
for bits in (1, 2, 7, 31, 33, 63):
    ti.init(arch=ti.cpu)
    x, y = ti.field(ti.types.quant.int(bits=bits, signed=False, compute=ti.u64)), ti.field(ti.types.quant.int(bits=1))
    pack = ti.BitpackedFields(max_num_bits=64)
    pack.place(x, y)
    ti.root.place(pack)

    @ti.kernel
    def largest():
        x[None] = ti.cast((ti.u64(1) << ti.u64(bits)) - ti.u64(1), ti.u64)

    largest()
    assert x[None] == 2**bits - 1, bits


# %% No exceptions, no dynamic types, no run-time strings besides those of `print` and `assert`
def refused(kernel):
    try:
        kernel()
    except Exception:
        return True
    return False


@ti.kernel
def throws():
    raise ValueError("no")


@ti.kernel
def catches():
    try:
        pass
    except ValueError:
        pass


@ti.kernel
def dynamic():
    a = 1
    a = ti.Vector([1, 2])
    print(a)


@ti.kernel
def string():
    a = "text"
    b = a + "more"


@ti.kernel
def allowed():
    print("text", f"{1 + 1}")
    assert True, "message"


assert refused(throws) and refused(catches) and refused(dynamic) and refused(string) and not refused(allowed)


# %% no recursion at run time except in [real functions](./kernel_function.mdx#inlined-and-therefore-not-recursive).
real_func = ti.real_func if hasattr(ti, "real_func") else ti.experimental.real_func


@real_func
def factorial(n: ti.i32) -> ti.i32:
    result = 1
    if n > 1:
        result = n * factorial(n - 1)
    return result


@ti.func
def inlined(n):
    result = 1
    if n > 1:
        result = n * inlined(n - 1)
    return result


@ti.kernel
def run(n: ti.i32) -> ti.i32:
    return factorial(n)


@ti.kernel
def endless(n: ti.i32) -> ti.i32:
    return inlined(n)


assert run(5) == 120 and run(10) == 3628800
message = ""
try:
    endless(5)
except Exception as error:
    message = type(error).__name__
assert message


# %% A variable keeps the type of its first assignment.
@ti.kernel
def keeps() -> ti.f32:
    a = 1
    a = 2.75
    return a


assert keeps() == 2


# %% reals of up to 32
def stored(kind, value):
    ti.init(arch=ti.cpu)
    x, y = ti.field(kind), ti.field(ti.types.quant.int(bits=1))
    pack = ti.BitpackedFields(max_num_bits=64)
    pack.place(x, y)
    ti.root.place(pack)

    @ti.kernel
    def write():
        x[None] = value

    write()
    return x[None]


for bits in (3, 8, 17, 31, 32):
    assert stored(ti.types.quant.fixed(bits=bits, max_value=2.0), 1.0) == 1, bits
for bits in (33, 40, 63):
    assert stored(ti.types.quant.fixed(bits=bits, max_value=2.0), 1.0) != 1, bits
for exp, frac in ((2, 3), (5, 10), (8, 24)):
    assert stored(ti.types.quant.float(exp=exp, frac=frac), 1.5) == 1.5, (exp, frac)
for exp, frac in ((8, 25), (9, 20)):
    message = ""
    try:
        stored(ti.types.quant.float(exp=exp, frac=frac), 1.5)
    except Exception as error:
        message = str(error)
    assert message, (exp, frac)
