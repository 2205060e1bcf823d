"""What the page "Synchronization between Kernels and Python Scope" says, tried by programs; content/README.md has the form."""

import taichi as ti

ti.init(arch=ti.cpu)


# %% Launches run in the order of the calls, so the second `add` sees what the first one wrote.
# versions: master
x = ti.field(ti.i32, shape=10000)


@ti.kernel
def double(v: ti.i32):
    for i in x:
        x[i] = 2 * x[i] + v


double(1)
double(2)
double(3)
assert x[0] == x[9999] == 11


# %% `ti.sync()` waits for all queued kernels, whoever launched them. It takes no arguments and returns nothing.
# versions: master
# raises: TypeError: sync() takes 0 positional arguments but 1 was given
assert ti.sync() is None
ti.sync(1)
