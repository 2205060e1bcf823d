"""What the page "Performance Tuning" says, tried by programs; content/README.md has the form."""

import os
import subprocess
import sys

import taichi as ti

ti.init(arch=ti.cpu)


def error_of(call):
    """What the call raises: its type and its message."""
    try:
        call()
    except Exception as error:
        return type(error).__name__, str(error)
    return "", ""


def terminal(program, **environment):
    """What another Python prints that runs this program."""
    with open("other.py", "w") as file:
        file.write("import taichi as ti\n" + program)
    variables = {**os.environ, **environment}
    done = subprocess.run([sys.executable, "other.py"], capture_output=True, text=True, env=variables)
    assert done.returncode == 0, done.stderr
    return done.stdout + done.stderr


def stored(folder):
    """The compiled kernels in a folder of the offline cache."""
    return [name for _, _, names in os.walk(folder) for name in names if name.startswith("T")]


kernel = """
@ti.kernel
def run():
    print(3)

run()
"""


# %% `ti.template()` passes the size as a constant of compilation, so each value gets a kernel of its own.
compiled = []


def note(size):
    compiled.append(size)
    return 0


@ti.kernel
def run(size: ti.template()) -> ti.i32:
    ti.loop_config(block_dim=size)
    for i in range(100):
        pass
    return note(size)


for size in (32, 64, 32, 64, 128):
    run(size)
assert compiled == [32, 64, 128]


# %% A kernel with three outermost loops is three grids, run one after the other.
ti.init(arch=ti.cpu, kernel_profiler=True)
x = ti.field(ti.i32, shape=1000)


@ti.kernel
def run():
    for i in range(1000):
        x[i] += i
    for i in range(1000):
        x[i] *= 3
    for i in range(1000):
        x[999 - i] += x[i]


run()
names = [one.name for one in ti.lang.impl.get_runtime().prog.get_kernel_profiler_records()]
assert len([name for name in names if name.startswith("run_c") and "range_for" in name]) == 3


# %% `block_dim=64` | GPU | threads per block | 128
ti.init(arch=ti.cpu)
assert ti.cfg.default_gpu_block_dim == 128


# %% number of threads | all logical cores
ti.init(arch=ti.cpu)
assert ti.cfg.cpu_max_num_threads == os.cpu_count()


# %% `ti.loop_config()` stands on the line before a loop and applies to that loop only.
x = ti.field(ti.i32, shape=())


@ti.kernel
def second_is_parallel():
    ti.loop_config(serialize=True)
    for i in range(10):
        if i == 3:
            break
    for i in range(10):
        if i == 3:
            break


name, message = error_of(second_is_parallel)
assert name == "TaichiSyntaxError" and "Cannot break in the outermost loop" in message and message.count("if i == 3") <= 1


# %% The value must be a power of two, or on CUDA, Vulkan and AMDGPU a multiple of 32
def with_size(size):
    @ti.kernel
    def run() -> ti.i32:
        total = 0
        ti.loop_config(block_dim=size)
        for i in range(1000):
            total += 1
        return total

    return run


for size in (1, 2, 64, 512):
    assert with_size(size)() == 1000
for size in (65, 96):
    assert "bit::is_power_of_two(v)" in error_of(with_size(size))[1]


# %% `ti.loop_config(block_dim=65)` stops where the kernel is compiled: … `Assertion failure: bit::is_power_of_two(v)`
# raises: TaichiCompilationError: Assertion failure: bit::is_power_of_two(v)
@ti.kernel
def run():
    ti.loop_config(block_dim=65)
    for i in range(1000):
        pass


run()


# %% It works for loops over `range` and `ti.ndrange`. A loop over a field, such as `for i in load`, prints a warning, and its order is not guaranteed.
text = terminal(
    """
ti.init(arch=ti.cpu)
load = ti.field(ti.i32, shape=100)

@ti.kernel
def over_range():
    ti.loop_config(serialize=True)
    for i in range(100):
        load[i] = i

@ti.kernel
def over_grid():
    ti.loop_config(serialize=True)
    for i, j in ti.ndrange(10, 10):
        load[10 * i + j] = i

@ti.kernel
def over_field():
    ti.loop_config(serialize=True)
    for i in load:
        load[i] = i

over_range()
over_grid()
print("field")
over_field()
"""
)
message = "ti.loop_config(serialize=True) does not have effect on the struct for. The execution order is not guaranteed."
assert text.count(message) == 1 and "[W " in text


# %% `parallelize=1` means the same.
@ti.kernel
def run() -> ti.i32:
    found = -1
    ti.loop_config(parallelize=1)
    for i in range(1000):
        if i == 45:
            found = i
            break
    return found


assert run() == 45


# %% If all values are negative, the result is wrong: a number of about 10⁻³⁸ instead of the maximum
# versions: v1.5.0
x = ti.field(ti.f32, shape=1000)
peak = ti.field(ti.f32, shape=())
x.fill(-3.0)
peak[None] = -100.0


@ti.kernel
def run():
    for i in x:
        ti.atomic_max(peak[None], x[i])


run()
assert 1e-38 < peak[None] < 1.3e-38


# %% `ti.block_dim(128)`, `ti.parallelize(8)` and `ti.serialize()` before a loop still work in this version, with a deprecation warning.
# versions: v1.5.0
import warnings


@ti.kernel
def run() -> ti.i32:
    total = 0
    ti.block_dim(128)
    for i in range(10):
        total += 1
    ti.parallelize(8)
    for i in range(10):
        total += 1
    ti.serialize()
    for i in range(10):
        total += 1
        if i == 4:
            break
    return total


with warnings.catch_warnings(record=True) as caught:
    warnings.simplefilter("always")
    assert run() == 25
said = {str(one.message).split(" is ")[0] for one in caught if one.category is DeprecationWarning}
assert said == {"ti.block_dim", "ti.parallelize", "ti.serialize"}, said


# %% Other backends ignore the hint.
x = ti.field(ti.i32)
y = ti.field(ti.i32)
ti.root.pointer(ti.i, 4).dense(ti.i, 4).place(x, y)


@ti.kernel
def run():
    ti.block_local(x)
    for i in x:
        x[i] = x[i] + 5


for i in range(16):
    x[i] = i
run()
assert list(x.to_numpy()) == list(range(5, 21))


# %% The cache is on by default.
del os.environ["TI_OFFLINE_CACHE"]
ti.init(arch=ti.cpu)
assert ti.cfg.offline_cache is True


# %% `offline_cache_max_size_of_files` | 100 MiB, in bytes
assert ti.cfg.offline_cache_max_size_of_files == 100 * 1024 * 1024


# %% `offline_cache_cleaning_policy` | `"lru"`
assert ti.cfg.offline_cache_cleaning_policy == "lru"


# %% folder of the cache, created when missing
terminal("ti.init(arch=ti.cpu, offline_cache=True, offline_cache_file_path='some/folder')" + kernel)
assert len(stored("some/folder")) == 1


# %% The policies are `"never"` (keep everything, whatever the size)
init = "ti.init(arch=ti.cpu, offline_cache=True, offline_cache_file_path='c', offline_cache_max_size_of_files=1, "
for number in range(3):
    terminal(init + "offline_cache_cleaning_policy='never')" + kernel.replace("3", str(number)))
assert len(stored("c")) == 3


# %% `"lru"` (remove also what was not used for longest) and `"fifo"` (remove also what is oldest)
many = "".join(kernel.replace("3", str(number)) for number in range(8))
for policy in ("lru", "fifo"):
    init = f"ti.init(arch=ti.cpu, offline_cache=True, offline_cache_file_path='{policy}', offline_cache_max_size_of_files=1, "
    init += f"offline_cache_cleaning_policy='{policy}')"
    terminal(init + many)
    terminal(init + kernel.replace("3", "33"))
    assert len(stored(policy)) < 9


# %% Write `ti.init(offline_cache=False)`, or set `TI_OFFLINE_CACHE=0` in the environment. An argument in `ti.init()` takes precedence
# over the variable.
os.environ["TI_OFFLINE_CACHE"] = "0"
ti.init(arch=ti.cpu)
assert ti.cfg.offline_cache is False
ti.init(arch=ti.cpu, offline_cache=True)
assert ti.cfg.offline_cache is True
os.environ["TI_OFFLINE_CACHE"] = "1"
ti.init(arch=ti.cpu, offline_cache=False)
assert ti.cfg.offline_cache is False


# %% The folder is `~/.cache/taichi/ticache/`, or `taichi/ticache/` in `$XDG_CACHE_HOME` if that is set.
here = os.getcwd()
os.environ.pop("XDG_CACHE_HOME", None)
terminal("ti.init(arch=ti.cpu)" + kernel, TI_OFFLINE_CACHE="1", HOME=here)
assert len(stored(".cache/taichi/ticache")) == 1
terminal("ti.init(arch=ti.cpu)" + kernel, TI_OFFLINE_CACHE="1", HOME=here, XDG_CACHE_HOME=here + "/other")
assert len(stored("other/taichi/ticache")) == 1


# %% `ti cache clean` on the command line empties the folder.
variables = {**os.environ, "XDG_CACHE_HOME": os.getcwd()}
terminal("ti.init(arch=ti.cpu, offline_cache=True)" + kernel, **variables)
assert len(stored("taichi/ticache")) == 1
command = [sys.executable, "-m", "taichi", "cache", "clean"]
assert subprocess.run(command, env=variables, input="y\n", text=True, capture_output=True).returncode == 0
assert len(stored("taichi/ticache")) == 0


# %% `block_dim` in front of one changes nothing.
@ti.kernel
def run() -> ti.i32:
    total = 0
    for i in range(10):
        ti.loop_config(block_dim=64)
        for j in range(10):
            total += 1
    return total


assert run() == 100


# %% the operation is an atomic add, subtract, minimum or maximum … the target is a 0D field … or a local variable from
# before the loop, but not an ndarray … nothing else in the loop reads or writes the target, or uses what the atomic operation returns
text = """
ti.init(arch=ti.cpu, print_ir=True, offline_cache=False)
x = ti.field(ti.f32, shape=10)
f = ti.field(ti.f32, shape=())
n = ti.field(ti.i32, shape=())
v = ti.Vector.field(3, ti.f32, shape=())
m = ti.Matrix.field(2, 2, ti.f32, shape=())
one = ti.field(ti.f32, shape=1)

@ti.kernel
def run(a: ti.types.ndarray(dtype=ti.f32, ndim=0)):
    local = 0.0
    for i in range(10):
        BODY
    x[0] = local

run(ti.ndarray(ti.f32, shape=()))
"""


def private(body):
    """Whether the loop over this body works on a private copy."""
    return "thread local ptr" in terminal(text.replace("BODY", body.replace("\n", "\n        ")))


assert private("f[None] += x[i]") and private("f[None] -= x[i]")
assert private("ti.atomic_min(f[None], x[i])") and private("ti.atomic_max(f[None], x[i])")
assert private("v[None] += x[i]") and private("m[None] += x[i]") and private("local += x[i]")
assert not private("ti.atomic_or(n[None], i)") and not private("one[0] += x[i]") and not private("a[None] += x[i]")
assert not private("f[None] += x[i]\nx[i] = f[None]") and not private("f[None] += x[i]\nif i == 3:\n    f[None] = 0.0")
assert not private("x[i] = ti.atomic_add(f[None], x[i])")


# %% A single component counts if its index is a constant, as in `v[None][1]`
# versions: v1.5.0 v1.6.0
program = """
ti.init(arch=ti.cpu, print_ir=True, offline_cache=False)
v = ti.Vector.field(3, ti.f32, shape=())

@ti.kernel
def run():
    for i in range(10):
        v[None][INDEX] += i

run()
"""
assert "thread local ptr" in terminal(program.replace("INDEX", "1"))
assert "thread local ptr" not in terminal(program.replace("INDEX", "i % 3"))


# %% A single component such as `v[None][1]` counts only if the loop reads … no other field
# versions: master
program = """
ti.init(arch=ti.cpu, print_ir=True, offline_cache=False)
v = ti.Vector.field(3, ti.f32, shape=())
x = ti.field(ti.f32, shape=10)
n = ti.field(ti.i32, shape=10)

@ti.kernel
def run():
    for i in range(10):
        v[None]ADD

run()
"""
assert "thread local ptr" in terminal(program.replace("ADD", "+= x[i]"))
assert "thread local ptr" in terminal(program.replace("ADD", "[1] += i"))
assert "thread local ptr" not in terminal(program.replace("ADD", "[1] += x[i]"))
assert "thread local ptr" not in terminal(program.replace("ADD", "[1] += n[i]"))


# %% Across runs it is kept on disk, in the *offline cache*
cached = "ti.init(arch=ti.cpu, offline_cache=True, offline_cache_file_path='warm', log_level=ti.DEBUG)" + kernel
first = terminal(cached)
second = terminal(cached)
assert len(stored("warm")) == 1 and "from cache" not in first and "from cache" in second


# %% `best = ti.max(best, x[i])` in a parallel loop reads and writes in two steps
program = """
ti.init(arch=ti.cpu, print_ir=True, offline_cache=False)
x = ti.field(ti.i32, shape=1000)

@ti.kernel
def run() -> ti.i32:
    best = 0
    for i in range(1000):
        UPDATE
    return best

run()
"""
plain = terminal(program.replace("UPDATE", "best = ti.max(best, x[i])"))
atomic = terminal(program.replace("UPDATE", "ti.atomic_max(best, x[i])"))
assert "atomic max" not in plain and "atomic max" in atomic


# %% A chunk has at least 512 iterations, so a loop of up to 512 runs on one thread
ti.init(arch=ti.cpu, cpu_max_num_threads=8)
visited = ti.field(ti.i32, shape=8192)
count = ti.field(ti.i32, shape=())
work = ti.field(ti.f32, shape=8192)


@ti.kernel
def run(n: ti.i32):
    for i in range(n):
        visited[ti.atomic_add(count[None], 1)] = i
        total = 0.0
        for k in range(1000):
            total += ti.sin(ti.cast(i + k, ti.f32))
        work[i] = total


def in_order(n):
    """Whether the iterations ran one after the other."""
    count[None] = 0
    run(n)
    return list(visited.to_numpy()[:n]) == list(range(n))


assert all(in_order(n) for n in (10, 100, 512) for _ in range(10))
# On a busy machine the threads may happen to run one after the other.
assert not all(in_order(513) for _ in range(50)) and not all(in_order(8192) for _ in range(50))


# %% `cpu_max_num_threads` in `ti.init()` caps the CPU threads of all loops.
def in_order(threads):
    """Whether a loop over a range and one over a sparse field, which ask for eight threads, visit their elements in order."""
    ti.init(arch=ti.cpu, cpu_max_num_threads=threads)
    n = 8192
    order, count, x, sparse = ti.field(ti.i32, shape=n), ti.field(ti.i32, shape=()), ti.field(ti.f32, shape=n), ti.field(ti.f32)
    ti.root.pointer(ti.i, n // 64).dense(ti.i, 64).place(sparse)

    @ti.func
    def work(i):
        order[ti.atomic_add(count[None], 1)] = i
        total = 0.0
        for k in range(300):
            total += ti.sin(ti.cast(i + k, ti.f32))
        x[i] = total

    @ti.kernel
    def activate():
        for i in range(n):
            sparse[i] = 1.0

    @ti.kernel
    def over_range():
        ti.loop_config(parallelize=8)
        for i in range(n):
            work(i)

    @ti.kernel
    def over_sparse():
        ti.loop_config(parallelize=8)
        for i in sparse:
            work(i)

    def visited(loop):
        count[None] = 0
        loop()
        return list(order.to_numpy())

    activate()
    once = visited(over_sparse)
    return all(visited(over_range) == list(range(n)) and visited(over_sparse) == once for _ in range(10))


assert in_order(1) and not all(in_order(8) for _ in range(5))


# %% size beyond which a quarter of the entries is removed
init = "ti.init(arch=ti.cpu, offline_cache=True, offline_cache_file_path='c', offline_cache_max_size_of_files=SIZE)"
many = "".join(kernel.replace("3", str(number)) for number in range(12))
terminal(init.replace("SIZE", "10**8") + many)
terminal(init.replace("SIZE", "10**8") + kernel.replace("3", "33"))
assert len(stored("c")) == 13
terminal(init.replace("SIZE", "1") + kernel.replace("3", "34"))
assert len(stored("c")) == 13 - 13 // 4 + 1


# %% For `"lru"`, a kernel that is taken from the cache counts as used only if the run also compiles a new one.
# versions: v1.6.0 master
import time


def survives(*numbers):
    """Whether the oldest kernel is still there after a later run with these, and runs with other kernels."""
    folder = f"c{len(numbers)}"
    init = f"ti.init(arch=ti.cpu, offline_cache=True, offline_cache_file_path='{folder}', offline_cache_max_size_of_files=1)"

    def run(*numbers):
        terminal(init + "".join(kernel.replace("3", str(number)) for number in numbers))
        time.sleep(1.1)  # the cache notes full seconds
        return set(stored(folder))

    first = run(11)
    second = run(22) - first
    for later in ((33,), numbers, (44,), (55,)):
        last = run(*later)
    assert len(first) == len(second) == 1 and not (first | second) <= last
    return first <= last


assert survives(11, 66) and not survives(11)


# %% On CPU and CUDA, `"lru"` does the same as `"fifo"` in this version: it does not note that a kernel is taken from the cache.
# versions: v1.5.0
import time

init = "ti.init(arch=ti.cpu, offline_cache=True, offline_cache_file_path='c', offline_cache_max_size_of_files=1)"


def run(*numbers):
    terminal(init + "".join(kernel.replace("3", str(number)) for number in numbers))
    time.sleep(1.1)  # the cache notes full seconds
    return set(stored("c"))


first = run(11)
second = run(22) - first
for numbers in ((11, 33), (44,), (55,)):
    last = run(*numbers)
assert len(first) == len(second) == 1 and second <= last and not first <= last


# %% A minimum or maximum of this pattern must not be a `ti.f16`, `ti.i8` or `ti.u8`: the program stops with `Not supported.`
# versions: v1.6.0
program = """
ti.init(arch=ti.cpu)
x = ti.field(ti.f16, shape=100)
most = ti.field(KIND, shape=())

@ti.kernel
def run():
    for i in x:
        ti.atomic_max(most[None], x[i])

run()
print("after")
"""
for kind in "ti.f16", "ti.i8", "ti.u8":
    with open("other.py", "w") as file:
        file.write("import taichi as ti\n" + program.replace("KIND", kind))
    done = subprocess.run([sys.executable, "other.py"], capture_output=True, text=True)
    assert done.returncode != 0 and "after" not in done.stdout and "Not supported." in done.stdout + done.stderr
for kind in "ti.f32", "ti.i32":
    assert "after" in terminal(program.replace("KIND", kind))


# %% merges its result into the field once, at its end; … in a loop over a sparse field, after each dense block or part of one.
n, large = 4096, 2.0**24  # the next larger f32 is larger by two, so that a single one is lost


def sum_of_ones(blocks):
    """What a loop over a field with so many dense blocks adds to a large number."""
    ti.init(arch=ti.cpu)
    x = ti.field(ti.f32)
    parent = ti.root.pointer(ti.i, blocks) if blocks else ti.root
    parent.dense(ti.i, n // max(blocks, 1)).place(x)
    total = ti.field(ti.f32, shape=())

    @ti.kernel
    def activate():
        for i in range(n):
            x[i] = 1.0

    @ti.kernel
    def add():
        for i in x:
            total[None] += x[i]

    activate()
    total[None] = large
    add()
    return total[None] - large


assert sum_of_ones(0) == n  # a dense field
assert sum_of_ones(n // 64) == n
assert sum_of_ones(n) == 0  # blocks of one cell
