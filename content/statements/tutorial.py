"""What the page "Tutorial: Run Taichi programs in C++ applications" says, tried by programs; content/README.md has the form."""

import os
import tempfile

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


# %% On the CPU, a second `save` writes only the kernels that were added after the first.
one, two = tempfile.mkdtemp(), tempfile.mkdtemp()
mod = ti.aot.Module(ti.cpu)
mod.add_kernel(first)
mod.save(one)
mod.add_kernel(second)
mod.save(two)
assert os.path.exists(one + "/first.ll")
assert os.path.exists(two + "/second.ll")
assert not os.path.exists(two + "/first.ll")


# %% three files that describe them for the runtime: `metadata.tcb`, `graphs.tcb` and, to read, `metadata.json`
folder = tempfile.mkdtemp()
mod = ti.aot.Module(ti.cpu)
mod.add_kernel(first)
mod.save(folder)
for name in ("metadata.tcb", "graphs.tcb", "metadata.json"):
    assert os.path.exists(os.path.join(folder, name))
