"""What the page "SIMT Intrinsics" says, tried by programs; content/README.md has the form."""

import taichi as ti
from taichi.lang.simt import block, subgroup, warp

ti.init(arch=ti.cpu)

n = 32
x = ti.field(ti.i32, shape=n)
f = ti.field(ti.f32, shape=n)
y = ti.field(ti.i32, shape=n)
z = ti.field(ti.f32, shape=n)
x.fill(7)
f.fill(7)


def message(run, *arguments):
    """What the error says that ends a call."""
    try:
        run(*arguments)
    except Exception as error:
        return str(error)
    raise AssertionError("there is no error")


# %% On the CPU shuffles and votes compile without a warning and return 0
@ti.kernel
def run():
    ti.loop_config(block_dim=32)
    for i in range(32):
        mask = ti.u32(0xFFFFFFFF)
        y[i] = warp.all_nonzero(mask, x[i]) + warp.any_nonzero(mask, x[i])
        y[i] += warp.unique(mask, x[i]) + warp.ballot(x[i])
        y[i] += warp.shfl_sync_i32(mask, x[i], 1) + warp.shfl_up_i32(mask, x[i], 1)
        y[i] += warp.shfl_down_i32(mask, x[i], 1) + warp.shfl_xor_i32(mask, x[i], 1)
        z[i] = warp.shfl_sync_f32(mask, f[i], 1)
        z[i] += warp.shfl_up_f32(mask, f[i], 1)
        z[i] += warp.shfl_down_f32(mask, f[i], 1)


y.fill(9)
z.fill(9)
run()
assert not y.to_numpy().any() and not z.to_numpy().any()


# %% Add `enable_fallback=False` to get an error instead of wrong numbers: `Arch=[<Arch.cuda: 4>] is not supported`.
# versions: v1.6.0
assert "Arch=[<Arch.cuda: 4>] is not supported" in message(lambda: ti.init(arch=ti.cuda, enable_fallback=False))


# %% Add `enable_fallback=False` to get an error instead of wrong numbers: `Arch=[<Arch.cuda: 5>] is not supported`.
# versions: v1.5.0
assert "Arch=[<Arch.cuda: 5>] is not supported" in message(lambda: ti.init(arch=ti.cuda, enable_fallback=False))


# %% Add `enable_fallback=False` to get an error instead of wrong numbers: `Arch=[<Arch.cuda: 3>] is not supported`.
# versions: master
assert "Arch=[<Arch.cuda: 3>] is not supported" in message(lambda: ti.init(arch=ti.cuda, enable_fallback=False))


# %% All of these are in … and map one to one to CUDA intrinsics.
names = """all_nonzero any_nonzero unique ballot shfl_sync_i32 shfl_sync_f32 shfl_up_i32 shfl_up_f32 shfl_down_i32
shfl_down_f32 shfl_xor_i32 match_any match_all active_mask sync"""
assert set(warp.__all__) == set(names.split())


# %% Predicates are `ti.i32`, which a comparison such as `x[i] > 0` also is.
# versions: v1.5.0 v1.6.0
@ti.kernel
def run():
    for i in range(32):
        y[i] = warp.any_nonzero(ti.u32(0xFFFFFFFF), x[i] > 0)


y.fill(9)
run()
assert y[0] == 0


# %% Predicates are `ti.i32`, so write `ti.cast(x[i] > 0, ti.i32)` for a comparison.
# versions: master
@ti.kernel
def cast():
    for i in range(32):
        y[i] = warp.any_nonzero(ti.u32(0xFFFFFFFF), ti.cast(x[i] > 0, ti.i32))


@ti.kernel
def plain():
    for i in range(32):
        y[i] = warp.any_nonzero(ti.u32(0xFFFFFFFF), x[i] > 0)


cast()
assert "expected i32 for argument #2, but got u1" in message(plain)


# %% The two `match` functions need a GPU of compute capability 7.0 or newer.
from taichi.lang import impl


@ti.kernel
def run():
    for i in range(32):
        y[i] = warp.match_any(ti.u32(0xFFFFFFFF), x[i])
        y[i] = warp.match_all(ti.u32(0xFFFFFFFF), x[i])


impl.get_cuda_compute_capability = lambda: 69
assert "AssertionError" in message(run)
impl.get_cuda_compute_capability = lambda: 70
run()


# %% For a plain sum you need none of this: `total[None] += x[i]` in a parallel loop
total = ti.field(ti.i32, shape=())


@ti.kernel
def run():
    for i in range(100000):
        total[None] += x[i % 32]


run()
assert total[None] == 700000


# %% a tuple of integers known at compile time
@ti.kernel
def run():
    for i in range(32):
        tile = block.SharedArray((4, 8), ti.f32)
        tile[i // 8, i % 8] = 3.0
        z[i] = tile[i // 8, i % 8]


@ti.kernel
def unknown(size: ti.i32):
    for i in range(32):
        tile = block.SharedArray((size,), ti.f32)
        tile[i] = 3.0


run()
assert z[31] == 3
message(unknown, 32)


# %% `dtype` a primitive type.
# versions: v1.5.0 v1.6.0
@ti.kernel
def run():
    for i in range(32):
        tile = block.SharedArray((32,), ti.math.vec3)
        tile[i] = ti.math.vec3(4.0)


assert "incompatible function arguments" in message(run)


# %% `dtype` a primitive type or a vector or matrix type.
# versions: master
@ti.kernel
def run():
    for i in range(32):
        tile = block.SharedArray((32,), ti.math.vec3)
        tile[i] = ti.math.vec3(4.0)
        z[i] = tile[i].x


run()
assert z[31] == 4


# %% `mem_sync()` | orders memory accesses within the block; on CUDA also a barrier | CUDA, SPIR-V
@ti.kernel
def run():
    for i in range(32):
        block.mem_sync()


assert "ti.block.mem_sync is not supported for arch" in message(run)


# %% `thread_idx()` | number of the thread in its block | SPIR-V
@ti.kernel
def run():
    for i in range(32):
        y[i] = block.thread_idx()


assert "ti.block.thread_idx is not supported for arch" in message(run)


# %% `sync_count_nonzero(p)` | barrier; number of threads with a non-zero `p` | CUDA
# versions: master
@ti.kernel
def run():
    for i in range(32):
        y[i] = block.sync_count_nonzero(1)


assert "ti.block.sync_count_nonzero is not supported for arch" in message(run)


# %% On the CPU `global_thread_idx()` compiles too, and returns the number of the worker thread, which several iterations share.
ti.init(arch=ti.cpu, cpu_max_num_threads=2)
numbers = ti.field(ti.i32, shape=4096)


@ti.kernel
def run():
    for i in numbers:
        numbers[i] = block.global_thread_idx()


run()
assert set(numbers.to_numpy().tolist()) <= {0, 1}


# %% `elect()` to pick one thread, … with `inclusive_` in place of `reduce_`, and `barrier()` and `memory_barrier()`.
for operation in ("add", "mul", "min", "max", "and", "or", "xor"):
    assert callable(getattr(subgroup, f"reduce_{operation}"))
    assert callable(getattr(subgroup, f"inclusive_{operation}"))
for name in ("group_size", "invocation_id", "elect", "broadcast", "barrier", "memory_barrier"):
    assert callable(getattr(subgroup, name))


# %% `all_true`, `any_true`, `all_equal`, `broadcast_first`, the `exclusive_` scans and the shuffles cannot be used.
one = [subgroup.all_true, subgroup.any_true, subgroup.all_equal, subgroup.broadcast_first]
one += [getattr(subgroup, f"exclusive_{name}") for name in ("add", "mul", "min", "max", "and", "or", "xor")]
two = [subgroup.shuffle, subgroup.shuffle_xor, subgroup.shuffle_up, subgroup.shuffle_down]
refused = 0
for function in one:

    @ti.kernel
    def run():
        for i in range(32):
            y[i] = function(x[i])

    try:
        run()
    except Exception:
        refused += 1
for function in two:

    @ti.kernel
    def run():
        for i in range(32):
            y[i] = function(x[i], ti.u32(1))

    try:
        run()
    except Exception:
        refused += 1
assert refused == len(one) + len(two)


# %% On the CPU a subgroup function ends the whole process; there is no exception to catch.
import subprocess
import sys

code = """
import taichi as ti
from taichi.lang.simt import subgroup

ti.init(arch=ti.cpu)
y = ti.field(ti.i32, shape=32)


@ti.kernel
def run():
    for i in y:
        y[i] = subgroup.reduce_add(i)


print("begin", flush=True)
try:
    run()
except BaseException:
    pass
print("end", flush=True)
"""
with open("child.py", "w") as file:
    file.write(code)
child = subprocess.run([sys.executable, "child.py"], capture_output=True, text=True)
assert "begin" in child.stdout and "end" not in child.stdout
assert child.returncode != 0


# %% Shuffles move 32 bits, as `ti.i32` or `ti.f32`. There is no `f32` version of `shfl_xor`.
assert not hasattr(warp, "shfl_xor_f32")


@ti.kernel
def run():
    for i in range(32):
        y[i] = warp.shfl_up_i32(ti.u32(0xFFFFFFFF), ti.i64(x[i]), 1)


assert "but got i64" in message(run)


# %% Integer literal 4294967295 exceeded the range of default_ip: i32, please specify the dtype via e.g. `ti.u64(4294967295)` or set a different `default_ip` in `ti.init()`
@ti.kernel
def run():
    for i in range(32):
        y[i] = warp.shfl_up_i32(0xFFFFFFFF, x[i], 1)


assert "Integer literal 4294967295 exceeded the range of default_ip: i32, please specify the dtype via e.g." in message(run)


# %% it is `sync()` that the CPU lacks: a `SharedArray` compiles there.
@ti.kernel
def array():
    for i in range(32):
        tile = block.SharedArray((32,), ti.i32)
        tile[i] = 5
        y[i] = tile[i]


@ti.kernel
def barrier():
    for i in range(32):
        block.sync()


array()
assert y[0] == 5
assert "ti.block.shared_array is not supported for arch" in message(barrier)


# %% `ballot` returns a `ti.i32`
@ti.kernel
def run() -> ti.i32:
    smaller = 0
    if warp.ballot(1) - 1 < 0:
        smaller = 1
    return smaller


assert run() == 1


# %% Add it to an `f32`, multiply it by an `f32`, or assign it to a field or to a variable that has an `f32` already: all of this works.
@ti.kernel
def run() -> ti.f32:
    total = 0.0
    ti.loop_config(serialize=True)
    for i in range(32):
        mask = ti.u32(0xFFFFFFFF)
        z[i] = f[i] + warp.shfl_up_f32(mask, f[i], 1)
        total = 2.0 * warp.shfl_up_f32(mask, f[i], 1)
        total += warp.shfl_up_f32(mask, f[i], 1)
    return total


assert run() == 0 and z[5] == 7


# %% A sum, … of two such shuffles, … `ti.abs` of one … ends the whole process while the kernel is compiled. … Add it to `0.0` first
import subprocess
import sys

code = """
import taichi as ti
from taichi.lang.simt import warp

ti.init(arch=ti.cpu)
f = ti.field(ti.f32, shape=32)


@ti.kernel
def run():
    for i in range(32):
        f[i] = EXPRESSION


run()
print("end", flush=True)
"""
shuffle = "warp.shfl_up_f32(ti.u32(0xFFFFFFFF), f[i], 1)"
ends = []
for expression in (f"{shuffle} + {shuffle}", f"ti.abs({shuffle})", f"ti.abs(0.0 + {shuffle})"):
    with open("child.py", "w") as file:
        file.write(code.replace("EXPRESSION", expression))
    child = subprocess.run([sys.executable, "child.py"], capture_output=True, text=True)
    ends.append("end" in child.stdout)
assert ends == [False, False, True]
