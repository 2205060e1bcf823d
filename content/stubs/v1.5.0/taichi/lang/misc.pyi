i = axes(0)
"""The first axis, for structural nodes."""

j = axes(1)
"""The second axis, for structural nodes."""

k = axes(2)
"""The third axis, for structural nodes."""

l = axes(3)
"""The fourth axis, for structural nodes."""

ij = axes(0, 1)
"""The first and second axes, for structural nodes."""

ik = axes(0, 2)
"""The first and third axes, for structural nodes."""

il = axes(0, 3)
"""The first and fourth axes, for structural nodes."""

jk = axes(1, 2)
"""The second and third axes, for structural nodes."""

jl = axes(1, 3)
"""The second and fourth axes, for structural nodes."""

kl = axes(2, 3)
"""The third and fourth axes, for structural nodes."""

ijk = axes(0, 1, 2)
"""The first, second and third axes, for structural nodes."""

ijl = axes(0, 1, 3)
"""The first, second and fourth axes, for structural nodes."""

ikl = axes(0, 2, 3)
"""The first, third and fourth axes, for structural nodes."""

jkl = axes(1, 2, 3)
"""The second, third and fourth axes, for structural nodes."""

ijkl = axes(0, 1, 2, 3)
"""The first, second, third and fourth axes, for structural nodes."""

x86_64 = _ti_core.x64
"""Another name of `ti.x64`."""

x64 = _ti_core.x64
"""The CPU backend on 64-bit Intel and AMD processors."""

arm64 = _ti_core.arm64
"""The CPU backend on 64-bit Arm."""

cuda = _ti_core.cuda
"""The CUDA backend, for NVIDIA cards."""

amdgpu = _ti_core.amdgpu
"""The AMD GPU backend."""

metal = _ti_core.metal
"""The Metal backend, for Apple devices."""

opengl = _ti_core.opengl
"""The OpenGL backend."""

gles = _ti_core.gles
"""The OpenGL ES backend."""

cc = _ti_core.cc
"""The backend that writes C code."""

wasm = _ti_core.wasm
"""The WebAssembly backend."""

vulkan = _ti_core.vulkan
"""The Vulkan backend."""

dx11 = _ti_core.dx11
"""The DirectX 11 backend."""

dx12 = _ti_core.dx12
"""The DirectX 12 backend."""

gpu = [cuda, metal, vulkan, opengl, dx11, dx12, gles, amdgpu]
"""All GPU backends in the order in which `ti.init` tries them."""

cpu = _ti_core.host_arch()
"""The CPU of this machine: `ti.x64` or `ti.arm64`."""

extension = _ti_core.Extension
"""Names of what only some backends can do, such as `ti.extension.sparse`."""


def reset():
    """Throw away all fields and compiled kernels and go back to the default settings.

    Scope: Python.

    Example:
        ```python
        import taichi as ti

        ti.init(arch=ti.cpu)
        x = ti.field(ti.f32, shape=4)
        ti.reset()
        ti.init(arch=ti.cpu)  # a new beginning
        ```
    """


def init(arch=None, default_fp=None, default_ip=None, _test_mode=False, enable_fallback=True, require_version=None, **kwargs):
    """Start the runtime: choose the backend and the settings of the program.

    Call it once, before fields and kernels are made. A second call throws away all fields.

    Args:
        arch: the backend, such as `ti.gpu`; the CPU when left out.
        default_fp: type of floating-point literals and of `float`: `ti.f32` or `ti.f64`.
        default_ip: type of integer literals and of `int`: `ti.i32` or `ti.i64`.
        _test_mode: for the tests of Taichi.
        enable_fallback: use the CPU where the backend is missing.
        require_version: a version, as text, that the program needs.
        **kwargs: further options, such as `debug`, `kernel_profiler`, `random_seed`, `offline_cache`, `cpu_max_num_threads`.

    Raises:
        KeyError: for an option that does not exist.

    Scope: Python.

    Example:
        ```python
        import taichi as ti

        ti.init(arch=ti.gpu, default_fp=ti.f64, random_seed=7)
        x = ti.field(float, shape=())
        print(x.dtype)  # f64
        ```
    """


def no_activate(*args):
    """Tell the compiler that the next loop activates no cell of these structural nodes.

    Args:
        *args: the structural nodes.

    Scope: Taichi.

    Example:
        ```python
        import taichi as ti

        ti.init(arch=ti.cpu)
        x = ti.field(ti.f32)
        block = ti.root.pointer(ti.i, 8)
        block.dense(ti.i, 4).place(x)

        @ti.kernel
        def scale():
            ti.no_activate(block)
            for i in x:
                x[i] *= 2.0

        x[5] = 1.0
        scale()
        print(x[5])  # 2.0
        ```
    """


def block_local(*args):
    """Keep fields in the fast memory of a block during the next loop.

    Args:
        *args: the fields.

    Note:
        It has an effect on CUDA.

    Scope: Taichi.

    Example:
        ```python
        import taichi as ti

        ti.init(arch=ti.cuda)
        x = ti.field(ti.f32, shape=1024)
        y = ti.field(ti.f32, shape=1024)

        @ti.kernel
        def mean():
            ti.loop_config(block_dim=128)
            ti.block_local(x)
            for i in x:
                if 0 < i < 1023:
                    y[i] = (x[i - 1] + x[i] + x[i + 1]) / 3

        mean()
        ```
    """


def mesh_local(*args):
    """Keep attributes of a mesh in the fast memory of a block during the next loop.

    Args:
        *args: the fields.

    Scope: Taichi.
    """


def cache_read_only(*args):
    """Load fields through the read-only cache during the next loop.

    Args:
        *args: the fields.

    Note:
        It has an effect on CUDA.

    Scope: Taichi.

    Example:
        ```python
        import taichi as ti

        ti.init(arch=ti.cuda)
        x = ti.field(ti.f32, shape=1024)
        y = ti.field(ti.f32, shape=1024)

        @ti.kernel
        def copy():
            ti.cache_read_only(x)
            for i in x:
                y[i] = x[i]

        copy()
        ```
    """


def assume_in_range(val, base, low, high):
    """Promise the compiler that a value lies near another.

    Args:
        val: the value.
        base: the other value.
        low: `val` is at least `base + low`.
        high: `val` is less than `base + high`.

    Returns:
        the value.

    Note:
        With block-local storage it tells how large the stored region must be. A broken promise gives wrong results.

    Scope: Taichi.

    Example:
        ```python
        import taichi as ti

        ti.init(arch=ti.cuda)
        x = ti.field(ti.f32, shape=1024)
        y = ti.field(ti.f32, shape=1024)

        @ti.kernel
        def shift(d: ti.i32):
            ti.block_local(x)
            for i in y:
                j = ti.assume_in_range(i + d, i, 0, 4)
                if j < 1024:
                    y[i] = x[j]

        shift(2)
        ```
    """


def loop_config(*, block_dim=None, serialize=False, parallelize=None, block_dim_adaptive=True, bit_vectorize=False):
    """Set options of the loop on the next line.

    Args:
        block_dim: threads per block on a GPU, iterations per task on a CPU.
        serialize: run the loop in order, on one thread.
        parallelize: number of threads on a CPU.
        block_dim_adaptive: let a CPU choose smaller tasks.
        bit_vectorize: treat 32 one-bit elements of a quant array at once.

    Scope: Taichi.

    Example:
        ```python
        import taichi as ti

        ti.init(arch=ti.cpu)
        x = ti.field(ti.i32, shape=8)

        @ti.kernel
        def prefix():
            ti.loop_config(serialize=True)
            for i in range(1, 8):
                x[i] += x[i - 1]

        x.fill(1)
        prefix()
        print(x[7])  # 8
        ```
    """


def global_thread_idx():
    """Return the number of the thread within the launch.

    Returns:
        the number; 0 where a backend has none.

    Scope: Taichi.

    Example:
        ```python
        import taichi as ti

        ti.init(arch=ti.cuda)
        x = ti.field(ti.i32, shape=64)

        @ti.kernel
        def number():
            for i in x:
                x[i] = ti.global_thread_idx()

        number()
        ```
    """


def mesh_patch_idx():
    """Return the number of the mesh patch that the thread works on.

    Returns:
        the number.

    Scope: Taichi.
    """
