"""What the page "Tutorial: Run Taichi programs in C++ applications" says, tried by programs; content/README.md has the form."""

import os
import tempfile
import warnings
from zipfile import ZipFile

import taichi as ti

ti.init(arch=ti.cpu)

Column = ti.types.ndarray(dtype=ti.f32, ndim=1)


@ti.kernel
def first(x: Column):
    for i in x:
        x[i] = 1.0


@ti.kernel
def second(x: Column):
    for i in x:
        x[i] = 2.0


@ti.kernel
def fill(x: Column, value: ti.f32):
    for i in x:
        x[i] = value


@ti.kernel
def double(x: Column):
    for i in x:
        x[i] *= 2.0


def refuses(run):
    try:
        run()
    except Exception as error:
        return str(error)
    raise AssertionError("there is no error")


def graph():
    x = ti.graph.Arg(ti.graph.ArgKind.NDARRAY, "x", dtype=ti.f32, ndim=1)
    value = ti.graph.Arg(ti.graph.ArgKind.SCALAR, "value", dtype=ti.f32)
    builder = ti.graph.GraphBuilder()
    builder.dispatch(fill, x, value)
    builder.dispatch(double, x)
    return builder.compile()


def texts(folder):
    """The code of the kernels in a folder."""
    names = [name for name in os.listdir(folder) if name.endswith(".ll")]
    return {name: open(f"{folder}/{name}").read() for name in names}


# %% On the CPU and CUDA, a second `save` or `archive` writes only the kernels that were added after the first.
one, two = tempfile.mkdtemp(), tempfile.mkdtemp()
mod = ti.aot.Module(ti.cpu)
mod.add_kernel(first)
mod.save(one)
mod.add_kernel(second)
mod.save(two)
assert os.path.exists(one + "/first.ll")
assert os.path.exists(two + "/second.ll")
assert not os.path.exists(two + "/first.ll")
mod.archive("third.tcm")
assert not [name for name in ZipFile("third.tcm").namelist() if name.endswith(".ll")]


# %% another `ti.aot.Module` after it raises `AOT: can only finalize the root FieldsBuilder once`
ti.aot.Module(ti.cpu)
message = ""
try:
    ti.aot.Module(ti.cpu)
except RuntimeError as error:
    message = str(error)
assert message == "AOT: can only finalize the root FieldsBuilder once"
ti.init(arch=ti.cpu)
ti.aot.Module(ti.cpu)


# %% beside `__content__` and `__version__` three files that describe them for the runtime: `metadata.tcb`, `graphs.tcb` and, to read, `metadata.json`
folder = tempfile.mkdtemp()
mod = ti.aot.Module(ti.cpu)
mod.add_kernel(first)
mod.save(folder)
for name in ("metadata.tcb", "graphs.tcb", "metadata.json"):
    assert os.path.exists(os.path.join(folder, name))


# %% `ti.init()` falls back to the CPU where there is no Vulkan device, and a module is always compiled for the current backend.
from taichi.lang.impl import current_cfg

gpu = ti.dx12
ti.init(arch=gpu)
assert current_cfg().arch == ti.cpu
with warnings.catch_warnings():
    warnings.simplefilter("ignore")
    assert ti.aot.Module(gpu)._arch == ti.cpu


# %% The program does not call the kernel, so there is no array from which Taichi could take `dtype` and `ndim`.
@ti.kernel
def open_type(shade: ti.types.ndarray()):
    for i, j in shade:
        shade[i, j] = 1.0


mod = ti.aot.Module(ti.cpu)
refuses(lambda: mod.add_kernel(open_type))
mod.add_kernel(open_type, template_args={"shade": ti.ndarray(ti.f32, shape=(4, 4))})


# %% An annotation that leaves them open needs a sample instead, and then every ndarray of the kernel needs one
# versions: v1.6.0
@ti.kernel
def add(x: Column, y: ti.types.ndarray()):
    for i in x:
        x[i] += y[i]


mod = ti.aot.Module(ti.cpu)
sample = ti.ndarray(ti.f32, shape=4)
assert "Need 2 inputs" in refuses(lambda: mod.add_kernel(add, template_args={"y": sample}))
mod.add_kernel(add, template_args={"x": sample, "y": sample})


# %% a kernel with a vector or a matrix among its arguments needs `template_args` in `add_kernel` … Without it, `add_kernel` raises a `TypeError`.
# versions: v1.6.0
@ti.kernel
def shift(x: Column, by: ti.math.vec3):
    for i in x:
        x[i] += by[0]


@ti.kernel
def length(of: ti.math.vec3):
    print(of.norm())


mod = ti.aot.Module(ti.cpu)
assert "not subscriptable" in refuses(lambda: mod.add_kernel(shift))
assert "not subscriptable" in refuses(lambda: mod.add_kernel(length))
mod.add_kernel(shift, template_args={"x": ti.ndarray(ti.f32, shape=1)})
mod.add_kernel(length, template_args={})
mod.save("added")
assert open("added/__content__").read().split() == ["kernel:shift", "kernel:length"]


# %% whose name has to end in `.tcm`.
mod = ti.aot.Module(ti.cpu)
mod.add_kernel(fill)
assert ".tcm" in refuses(lambda: mod.archive("module.zip"))
mod.archive("module.tcm")
assert ZipFile("module.tcm").namelist()


# %% `mod.save("folder")` writes the same files into an existing folder instead (only a module for the CPU or CUDA creates it)
mod = ti.aot.Module(ti.cpu)
mod.add_kernel(fill)
mod.save("created")
ti.init(arch=ti.cpu)
mod = ti.aot.Module(ti.cpu)
mod.add_kernel(fill)
mod.archive("module.tcm")
assert "fill.ll" in os.listdir("created")
assert sorted(ZipFile("module.tcm").namelist()) == sorted(os.listdir("created"))


# %% the list of kernels and graphs, `__content__`, and the version of Taichi, `__version__`.
mod = ti.aot.Module(ti.cpu)
mod.add_kernel(fill)
mod.add_graph("step", graph())
os.mkdir("folder")
mod.save("folder")
assert open("folder/__content__").read().split() == ["kernel:fill", "cgraph:step"]
assert open("folder/__version__").read() == ".".join(str(one) for one in ti.__version__)


# %% the arguments of a graph have names instead of positions
x = ti.ndarray(ti.f32, shape=3)
graph().run({"x": x, "value": 4.0})
assert x.to_numpy().tolist() == [8, 8, 8]


# %% The kernels of a graph are saved under generated names. One that C++ should also launch by itself, such as `julia`, needs its own `add_kernel`.
mod = ti.aot.Module(ti.cpu)
mod.add_graph("step", graph())
os.mkdir("folder")
mod.save("folder")
assert "fill.ll" not in os.listdir("folder") and len(texts("folder")) == 2
ti.init(arch=ti.cpu)
mod = ti.aot.Module(ti.cpu)
mod.add_graph("step", graph())
mod.add_kernel(fill)
os.mkdir("both")
mod.save("both")
assert "fill.ll" in os.listdir("both") and len(texts("both")) == 3


# %% The factor is a number in the compiled code.
codes = []
for factor, name in ((12345.0, "first"), (54321.0, "second")):
    ti.init(arch=ti.cpu)

    @ti.kernel
    def scale(x: Column):
        for i in x:
            x[i] *= factor

    mod = ti.aot.Module(ti.cpu)
    mod.add_kernel(scale)
    os.mkdir(name)
    mod.save(name)
    codes.append(texts(name)["scale.ll"])
assert codes[0] != codes[1]


# %% if it is not, Taichi warns and takes the current one.
with warnings.catch_warnings(record=True) as seen:
    warnings.simplefilter("always")
    mod = ti.aot.Module(ti.vulkan)
assert mod._arch == ti.cpu
assert any("switching to" in str(one.message) for one in seen)


# %% If the kernels need more, say so
names = dir(ti.DeviceCapability)
assert "spirv_has_int64" in names


# %% The folder `coral` then has `seed.ll` and a second `.ll` file, in which the kernels are
mod = ti.aot.Module(ti.cpu)
a, b = (ti.graph.Arg(ti.graph.ArgKind.NDARRAY, name, dtype=ti.f32, ndim=1) for name in "ab")
builder = ti.graph.GraphBuilder()
builder.dispatch(double, a)
builder.dispatch(double, b)
mod.add_kernel(first)
mod.add_graph("two_steps", builder.compile())
os.mkdir("twice")
mod.save("twice")
assert "first.ll" in texts("twice") and len(texts("twice")) == 2
