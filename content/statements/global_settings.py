"""What the page "Global Settings" says, tried by programs; content/README.md has the form."""

import os
import subprocess
import sys

import taichi as ti

ti.init(arch=ti.cpu)


def output(program, *options, **variables):
    """What a process of its own prints and logs."""
    command = [sys.executable, *(options or ["-c"]), program]
    done = subprocess.run(command, env={**os.environ, **variables}, capture_output=True, text=True)
    return done.stdout + done.stderr


# %% `KeyError: 'Unrecognized keyword argument(s) for ti.init: dynamic_index'`.
# raises: KeyError: 'Unrecognized keyword argument(s) for ti.init: dynamic_index'
ti.init(arch=ti.cpu, dynamic_index=True)


# %% `ValueError: invalid literal for int() with base 10: 'true'`.
# raises: ValueError: invalid literal for int() with base 10: 'true'
import os

os.environ["TI_DEBUG"] = "true"
ti.init(arch=ti.cpu)


# %% If the argument and the variable are both there, the argument wins and a warning says so.
text = output(
    "import taichi as ti; ti.init(arch=ti.cpu, fast_math=True, default_fp=ti.f32);"
    "print(ti.lang.impl.default_cfg().fast_math, ti.field(float, shape=()).dtype)",
    TI_FAST_MATH="0",
    TI_DEFAULT_FP="64",
)
assert "True f32" in text, text
assert 'TI_FAST_MATH=0 overridden by ti.init argument "fast_math"' in text, text
assert 'TI_DEFAULT_FP=64 overridden by ti.init argument "default_fp"' in text, text


# %% the environment variable, which is the name of the option in capitals with `TI_` in front: `fast_math` is
# `TI_FAST_MATH`;
os.environ["TI_FAST_MATH"] = "0"
os.environ["TI_RANDOM_SEED"] = "5"
os.environ["TI_CPU_MAX_NUM_THREADS"] = "1"
ti.init(arch=ti.cpu)
config = ti.lang.impl.default_cfg()
assert (config.fast_math, config.random_seed, config.cpu_max_num_threads) == (False, 5, 1)


# %% `TI_DEFAULT_FP` and `TI_DEFAULT_IP` take `32` or `64`.
for bits, real, integer in (("64", ti.f64, ti.i64), ("32", ti.f32, ti.i32)):
    os.environ["TI_DEFAULT_FP"] = os.environ["TI_DEFAULT_IP"] = bits
    ti.init(arch=ti.cpu)
    assert ti.field(float, shape=()).dtype == real and ti.field(int, shape=()).dtype == integer
os.environ["TI_DEFAULT_FP"] = "16"
message = ""
try:
    ti.init(arch=ti.cpu)
except ValueError as error:
    message = str(error)
assert message == "Invalid TI_DEFAULT_FP=16, should be 32 or 64"


# %% `TI_ARCH` has the last word on the backend, even over `ti.init(arch=...)`.
here = ti.lang.impl.default_cfg().arch
os.environ["TI_ARCH"] = here.name
ti.init(arch=ti.metal, enable_fallback=False)
assert ti.lang.impl.default_cfg().arch == here


# %% `cpu` and `gpu` stand for a choice, not for a backend, and stop the program as unknown names.
for name in ("cpu", "gpu"):
    text = output("import taichi as ti; ti.init(); print('went on')", TI_ARCH=name)
    assert f"Unknown architecture name: {name}" in text and "went on" not in text, text


# %% `enable_fallback` has no environment variable.
text = output("import taichi as ti; ti.init(arch=ti.metal); print('went on')", TI_ENABLE_FALLBACK="0")
assert "went on" in text, text


# %% | `enable_fallback` | `True` | continue on the CPU if the backend is missing; `False` raises a `RuntimeError` |
# raises: RuntimeError: Arch=[<Arch.metal
ti.init(arch=ti.metal)
assert ti.lang.impl.default_cfg().arch == ti.cpu
ti.init(arch=ti.metal, enable_fallback=False)


# %% | `device_memory_GB` | `1` | … | `device_memory_fraction` | `0` |
config = ti.lang.impl.default_cfg()
assert (config.device_memory_GB, config.device_memory_fraction) == (1, 0)


# %% | `fast_math` | `True` | … | `advanced_optimization` | `True` | … | `print_ir` | `False` | … | `offline_cache` | `True` |
os.environ.pop("TI_OFFLINE_CACHE")
ti.init(arch=ti.cpu)
config = ti.lang.impl.default_cfg()
assert config.fast_math and config.advanced_optimization and not config.print_ir and config.offline_cache


# %% | `debug` | `False` | … | `cpu_max_num_threads` | all | … | `default_cpu_block_dim` | `32` | … | `default_gpu_block_dim` | `128` | …
# | `kernel_profiler` | `False` | … | `random_seed` | `0` |
config = ti.lang.impl.default_cfg()
assert (config.debug, config.kernel_profiler, config.random_seed) == (False, False, 0)
assert (config.default_cpu_block_dim, config.default_gpu_block_dim) == (32, 128)
assert config.cpu_max_num_threads == os.cpu_count()


# %% | `log_level` | `ti.INFO` | … | `verbose` | `True` | … | `gdb_trigger` | `False` |
other = ti.init(arch=ti.cpu, _test_mode=True)
assert (other.log_level, other.gdb_trigger) == (ti.INFO, False)
assert ti.lang.impl.default_cfg().verbose


# %% With the default seed, each run starts from the same state. For another sequence each time, pass …
# `cpu_max_num_threads=1` removes that freedom.
def draws(**options):
    ti.init(arch=ti.cpu, cpu_max_num_threads=1, **options)
    rolls = ti.field(ti.f32, shape=1000)

    @ti.kernel
    def roll():
        for i in rolls:
            rolls[i] = ti.random()

    roll()
    return rolls.to_numpy().tolist()


assert draws() == draws() == draws(random_seed=0)
assert draws() != draws(random_seed=1)


# %% `ti debug script.py` on the command line runs a script with `TI_DEBUG=1`. A script that says `debug=False` itself is not affected
with open("script.py", "w") as file:
    file.write("import taichi as ti; ti.init(arch=ti.cpu); print(ti.lang.impl.default_cfg().debug)")
with open("own.py", "w") as file:
    file.write("import taichi as ti; ti.init(arch=ti.cpu, debug=False); print(ti.lang.impl.default_cfg().debug)")
text = output("script.py", "-m", "taichi", "debug")
assert "\nTrue\n" in text, text
text = output("own.py", "-m", "taichi", "debug")
assert "\nFalse\n" in text, text


# %% `0` keeps Taichi from importing PyTorch or Paddle; the default is `1`
for name in ("torch", "paddle"):
    with open(f"{name}.py", "w") as file:
        file.write(f"print('{name} is imported')")
program = "import taichi as ti; ti.lang.util.has_pytorch(); ti.lang.util.has_paddle()"
text = output(program)
assert "torch is imported" in text and "paddle is imported" in text, text
text = output(program, TI_ENABLE_TORCH="0", TI_ENABLE_PADDLE="0")
assert "is imported" not in text, text


# %% a field declared as `ti.f32` stays 32 bits wide.
ti.init(arch=ti.cpu, default_fp=ti.f64)
x = ti.field(ti.f32, shape=())
x[None] = 1 / 3
assert x[None] == 0.3333333432674408


# %% With the defaults the same program prints `1.41421…` with about seven correct digits.
@ti.kernel
def diagonal(side: float) -> float:
    return side * ti.sqrt(2.0)


assert f"{diagonal(1.0):.5f}" == "1.41421"
assert 1e-9 < abs(diagonal(1.0) - 2**0.5) < 1e-7


# %% If you leave it out, Taichi switches the cache off for you and says so in a warning.
os.environ.pop("TI_OFFLINE_CACHE")
text = output("import taichi as ti; ti.init(arch=ti.cpu, print_ir=True)")
assert "Disable offline_cache because" in text and "[W " in text, text


# %% Each is a string, so that `log_level="warn"` works as well. `ti.set_logging_level(ti.DEBUG)` changes the level later.
assert [ti.TRACE, ti.DEBUG, ti.INFO, ti.WARN, ti.ERROR, ti.CRITICAL] == "trace debug info warn error critical".split()
ti.init(arch=ti.cpu, log_level="warn")
assert ti._logging.is_logging_effective(ti.WARN) and not ti._logging.is_logging_effective(ti.INFO)
ti.set_logging_level(ti.DEBUG)
assert ti._logging.is_logging_effective(ti.DEBUG) and not ti._logging.is_logging_effective(ti.TRACE)


# %% `TI_LOG_LEVEL` already counts while Taichi is imported.
program = "import taichi as ti; print(ti._logging.is_logging_effective('info'), ti._logging.is_logging_effective('trace'))"
assert "True False" in output(program)
assert "False False" in output(program, TI_LOG_LEVEL="error")
assert "True True" in output(program, TI_LOG_LEVEL="trace")


# %% `ti.init()` sets the level itself, to `ti.INFO` by default, and undoes an earlier `ti.set_logging_level()`.
ti.set_logging_level(ti.ERROR)
assert not ti._logging.is_logging_effective(ti.INFO)
ti.init(arch=ti.cpu)
assert ti._logging.is_logging_effective(ti.INFO) and not ti._logging.is_logging_effective(ti.DEBUG)


# %% Kernels can be called again, and are compiled again, as long as they use no field from before the reset.
scale = 2


@ti.kernel
def run() -> ti.i32:
    return 10 * scale


assert run() == 20
scale = 3
assert run() == 20
ti.init(arch=ti.cpu)
assert run() == 30


# %% `ti.reset()` destroys all fields, forgets all compiled kernels and returns to the defaults.
ti.init(arch=ti.cpu, fast_math=False, random_seed=7)
ti.reset()
config = ti.lang.impl.default_cfg()
assert config.fast_math and config.random_seed == 0


# %% Switches are read as integers.
for value, on in (("0", False), ("1", True), ("2", True)):
    os.environ["TI_DEBUG"] = value
    ti.init(arch=ti.cpu)
    assert ti.lang.impl.default_cfg().debug == on


# %% Some fifty other options set details of the compiler and the backends
# versions: v1.6.0
config = ti.lang.impl.default_cfg()
options = {name for name in dir(config) if not name.startswith("_") and not callable(getattr(config, name))}
on_page = set(
    "arch device_memory_GB device_memory_fraction fast_math advanced_optimization print_ir offline_cache "
    "offline_cache_file_path default_fp default_ip debug cpu_max_num_threads default_cpu_block_dim "
    "default_gpu_block_dim kernel_profiler random_seed verbose".split()
)
assert on_page < options
assert 46 <= len(options - on_page) <= 54, len(options - on_page)


# %% | `unrolling_limit` | `32` | iterations of a static loop before Taichi warns of long compilation; `0` never warns |
# versions: master
program = """
import taichi as ti
ti.init(arch=ti.cpu, **options)

@ti.kernel
def run():
    for i in ti.static(range(n)):
        print(i)

run()
"""
with open("unroll.py", "w") as file:
    file.write("import sys; n, options = eval(sys.argv[1])" + program)


def says(n, **options):
    done = subprocess.run([sys.executable, "unroll.py", repr((n, options))], capture_output=True, text=True)
    return "unroll" in (done.stdout + done.stderr).replace("unroll.py", "")


assert not says(32)
assert says(33)
assert not says(33, unrolling_limit=0)
assert says(9, unrolling_limit=8)


# %% `0` drops the line with the version that `import taichi` prints
# versions: master
assert "[Taichi] version" in output("import taichi")
assert "[Taichi] version" not in output("import taichi", ENABLE_TAICHI_HEADER_PRINT="0")


# %% type of integer literals and of `int`: `ti.i32` or `ti.i64`
def next_after_largest(kind):
    ti.init(arch=ti.cpu, default_ip=kind)
    assert ti.field(int, shape=()).dtype == kind

    @ti.kernel
    def run() -> ti.i64:
        a = 2147483647
        return a + 1

    return run()


assert next_after_largest(ti.i32) == -(2**31) and next_after_largest(ti.i64) == 2**31
for kind in (ti.i8, ti.i16, ti.u32):
    try:
        ti.init(arch=ti.cpu, default_ip=kind)
    except AssertionError:
        continue
    raise Exception(f"{kind} is accepted")


# %% type of float literals and of `float`: `ti.f16`, `ti.f32` or `ti.f64`
def product(kind):
    ti.init(arch=ti.cpu, default_fp=kind)
    assert ti.field(float, shape=()).dtype == kind

    @ti.kernel
    def run(one: float) -> ti.f64:
        return one * 1.0001

    return run(1.0)


assert product(ti.f16) == 1 and 1 < product(ti.f32) != 1.0001 and product(ti.f64) == 1.0001
assert abs(product(ti.f32) - 1.0001) < 1e-7


# %% Otherwise the division of a half-precision number by a constant stops with a `RuntimeError` that ends in `Not supported.`
def third(**options):
    ti.init(arch=ti.cpu, default_fp=ti.f16, **options)

    @ti.kernel
    def run(one: float) -> ti.f32:
        return one / 3.0

    return run(1.0)


assert 1e-5 < abs(third(fast_math=False) - 1 / 3) < 1e-3
message = ""
try:
    third()
except RuntimeError as error:
    message = str(error).strip()
assert message.endswith("Not supported."), message


# %% for other loops Taichi chooses itself
ti.init(arch=ti.cpu, cpu_max_num_threads=8, default_cpu_block_dim=1)
visited = ti.field(ti.i32, shape=512)
count = ti.field(ti.i32, shape=())
work = ti.field(ti.f32, shape=512)


@ti.kernel
def run():
    for i in range(512):
        visited[ti.atomic_add(count[None], 1)] = i
        total = 0.0
        for k in range(1000):
            total += ti.sin(ti.cast(i + k, ti.f32))
        work[i] = total


for _ in range(20):
    count[None] = 0
    run()
    assert list(visited.to_numpy()) == list(range(512))  # one task, not 512
