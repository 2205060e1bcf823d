"""What the page "Performance Tuning" says, tried by programs; content/README.md has the form."""

import taichi as ti

ti.init(arch=ti.cpu)


# %% An argument in `ti.init()` takes precedence over the variable.
import os

os.environ["TI_OFFLINE_CACHE"] = "0"
ti.init(arch=ti.cpu, offline_cache=True)
assert ti.cfg.offline_cache


# %% | `offline_cache_max_size_of_files` | 100 MB, in bytes |
assert ti.cfg.offline_cache_max_size_of_files == 100 * 1024 * 1024


# %% | `offline_cache_cleaning_policy` | `"lru"` |
assert ti.cfg.offline_cache_cleaning_policy == "lru"


# %% It works for loops over `range` and `ti.ndrange`.
@ti.kernel
def run() -> ti.i32:
    s = 0
    ti.loop_config(serialize=True)
    for i, j in ti.ndrange(4, 5):
        s = s * 3 + i * 5 + j
    return s


expected = 0
for k in range(20):
    expected = expected * 3 + k
assert run() == (expected + 2**31) % 2**32 - 2**31


# %% `ti.loop_config(block_dim=65)` stops where the kernel is compiled: … Assertion failure: bit::is_power_of_two(v)
# raises: TaichiCompilationError: Assertion failure: bit::is_power_of_two(v)
@ti.kernel
def run():
    ti.loop_config(block_dim=65)
    for i in range(100):
        pass


run()
