"""What the page "Profiler" says, tried by programs; content/README.md has the form."""

import contextlib
import io
import os

import taichi as ti

ti.init(arch=ti.cpu, kernel_profiler=True)
x = ti.field(ti.f32, shape=1 << 16)


@ti.kernel
def scale(factor: ti.f32):
    for i in x:
        x[i] = factor * x[i] + 1.0


@ti.kernel
def two():
    for i in x:
        x[i] = 1.0
    for i in x:
        x[i] = x[i] + 2.0


def printed(call):
    """What a call prints, also from C++."""
    copy = os.dup(1)
    with open("out.txt", "w+") as file, io.StringIO() as text:
        os.dup2(file.fileno(), 1)
        with contextlib.redirect_stdout(text):
            call()
        ti.sync()
        os.dup2(copy, 1)
        file.seek(0)
        return text.getvalue() + file.read()


# %% `diffuse` has two loops, so it has two lines
two()
ti.profiler.clear_kernel_profiler_info()
two()
table = printed(ti.profiler.print_kernel_profiler_info)
assert len([line for line in table.splitlines() if "two_" in line]) == 2


# %% A name begins with that of your kernel and ends with the kind of task, for example `range_for`
two()
table = printed(ti.profiler.print_kernel_profiler_info)
names = [line.split()[-1] for line in table.splitlines() if "two_" in line]
assert names and all(name.startswith("two_") for name in names)
assert all(name.endswith(("range_for", "struct_for")) for name in names)


# %% | `count` | number of launches |
scale(0.5)
ti.profiler.clear_kernel_profiler_info()
for _ in range(7):
    scale(0.5)
assert ti.profiler.query_kernel_profiler_info("scale").counter == 7


# %% The default mode is `"count"`.
scale(0.5)
default = printed(ti.profiler.print_kernel_profiler_info)
assert default.splitlines()[2] == printed(lambda: ti.profiler.print_kernel_profiler_info("count")).splitlines()[2]


# %% `ti.profiler.print_kernel_profiler_info("trace")` prints one line per launch of a task, in the order of the launches.
scale(0.5)
two()
ti.profiler.clear_kernel_profiler_info()
scale(0.5)
two()
scale(0.5)
trace = printed(lambda: ti.profiler.print_kernel_profiler_info("trace"))
order = ["s" if "scale_" in line else "t" for line in trace.splitlines() if "scale_" in line or "two_" in line]
assert "".join(order) == "stts"


# %% `query_kernel_profiler_info(name)` returns the count, and the minimum, mean and maximum in milliseconds.
scale(0.5)
result = ti.profiler.query_kernel_profiler_info("scale")
assert result.counter >= 1 and 0 < result.min <= result.avg <= result.max < 10000


# %% `get_kernel_profiler_total_time()` returns the time of all recorded kernels in seconds.
scale(0.5)
ti.profiler.clear_kernel_profiler_info()
for _ in range(5):
    scale(0.5)
result = ti.profiler.query_kernel_profiler_info("scale")
total = ti.profiler.get_kernel_profiler_total_time()
assert abs(total - 5 * result.avg / 1000) < 0.2 * total


# %% Clear the records before you measure what you query; otherwise older launches count too.
scale(0.5)
scale(0.5)
scale(0.5)
assert ti.profiler.query_kernel_profiler_info("scale").counter == 3


# %% A set is a Python list, so sets can be added with `+`.
sets = [ti.profiler.get_predefined_cupti_metrics(name) for name in ("global_access", "shared_access")]
assert all(isinstance(one, list) for one in sets)
assert len(sets[0] + sets[1]) == len(sets[0]) + len(sets[1]) > 2


# %% Five sets are predefined
names = ("global_access", "shared_access", "atomic_access", "cache_hit_rate", "device_utilization")
assert all(len(ti.profiler.get_predefined_cupti_metrics(name)) > 0 for name in names)


# %% `set_kernel_profiler_toolkit` returns `False` and keeps the old toolkit when CUPTI is not available.
assert ti.profiler.set_kernel_profiler_toolkit("cupti") is False


# %% It is always on; print it at any time.
ti.init(arch=ti.cpu, offline_cache=False)


@ti.kernel
def late() -> ti.i32:
    return 1


late()
assert len(printed(ti.profiler.print_scoped_profiler_info).splitlines()) > 3


# %% Without that option nothing is recorded, the print is empty, and a query returns `None`.
ti.init(arch=ti.cpu)


@ti.kernel
def quiet() -> ti.i32:
    return 1


quiet()
assert "quiet" not in printed(ti.profiler.print_kernel_profiler_info)
assert ti.profiler.query_kernel_profiler_info("quiet") is None


# %% It adds up the times of the tasks whose names begin with `name`: the loops of the kernel, but also those of a second
# kernel such as `scale_all`.
@ti.kernel
def scale_all(factor: ti.f32):
    for i in x:
        x[i] = factor * x[i] + 2.0


scale(0.5)
scale_all(0.5)
ti.profiler.clear_kernel_profiler_info()
for _ in range(3):
    scale(0.5)
    scale_all(0.5)
both = ti.profiler.query_kernel_profiler_info("scale")
one = ti.profiler.query_kernel_profiler_info("scale_c")
other = ti.profiler.query_kernel_profiler_info("scale_all")
assert both.counter == one.counter == other.counter == 3
assert abs(both.avg - one.avg - other.avg) < 1e-6


# %% A kernel that the compiler could optimise away leaves no record.
@ti.kernel
def nothing():
    for i in range(1000):
        a = i * 2


nothing()
scale(0.5)
table = printed(ti.profiler.print_kernel_profiler_info)
assert "scale_" in table and "nothing_" not in table


# %% `ti.profiler.clear_scoped_profiler_info()` empties the tree.
ti.init(arch=ti.cpu, offline_cache=False)


@ti.kernel
def late() -> ti.i32:
    return 1


late()
before = printed(ti.profiler.print_scoped_profiler_info)
ti.profiler.clear_scoped_profiler_info()
after = printed(ti.profiler.print_scoped_profiler_info)
assert " x " in before and "%" in before
assert " x " not in after and "%" not in after


# %% Both clear what was recorded before.
scale(0.5)
assert ti.profiler.query_kernel_profiler_info("scale").counter == 1
ti.profiler.set_kernel_profiler_metrics(ti.profiler.get_predefined_cupti_metrics("global_access"))
assert ti.profiler.query_kernel_profiler_info("scale").counter == 0
scale(0.5)
with ti.profiler.collect_kernel_profiler_metrics(ti.profiler.get_predefined_cupti_metrics("cache_hit_rate")):
    assert ti.profiler.query_kernel_profiler_info("scale").counter == 0


# %% the locale `en_US.UTF-8` has to be installed; without it the call stops with a message that
# ends in `name not valid`.
import locale

try:
    locale.setlocale(locale.LC_ALL, "en_US.UTF-8")
    installed = True
except locale.Error:
    installed = False
message = ""
try:
    ti.profiler.print_memory_profiler_info()
except RuntimeError as error:
    message = str(error)
assert installed == (message == "")
assert installed or message.endswith("name not valid")


# %% A loop over a sparse field brings more tasks, `serial` and `listgen_…`, which collect its active cells.
# versions: v1.6.0
y = ti.field(ti.f32)
ti.root.pointer(ti.i, 4).dense(ti.i, 4).place(y)
y[1] = 1.0


@ti.kernel
def sparse():
    for i in y:
        y[i] += 1.0


sparse()
table = printed(ti.profiler.print_kernel_profiler_info)
names = [line.split()[-1] for line in table.splitlines() if "sparse_" in line]
assert any("listgen_" in name for name in names) and any(name.endswith("serial") for name in names)
assert any(name.endswith("struct_for") for name in names)
