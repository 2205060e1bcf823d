i = axes(0)
"""The first axis (number 0) of a field, for layouts such as `ti.root.dense(ti.i, 8)`."""

j = axes(1)
"""The second axis (number 1) of a field, for layouts such as `ti.root.dense(ti.j, 8)`."""

k = axes(2)
"""The third axis (number 2) of a field, for layouts such as `ti.root.dense(ti.k, 8)`."""

l = axes(3)
"""The fourth axis (number 3) of a field, for layouts such as `ti.root.dense(ti.l, 8)`."""

ij = axes(0, 1)
"""The first and second axes of a field together (numbers 0 and 1)."""

ik = axes(0, 2)
"""The first and third axes of a field together (numbers 0 and 2)."""

il = axes(0, 3)
"""The first and fourth axes of a field together (numbers 0 and 3)."""

jk = axes(1, 2)
"""The second and third axes of a field together (numbers 1 and 2)."""

jl = axes(1, 3)
"""The second and fourth axes of a field together (numbers 1 and 3)."""

kl = axes(2, 3)
"""The third and fourth axes of a field together (numbers 2 and 3)."""

ijk = axes(0, 1, 2)
"""The first, second and third axes of a field together (numbers 0, 1 and 2)."""

ijl = axes(0, 1, 3)
"""The first, second and fourth axes of a field together (numbers 0, 1 and 3)."""

ikl = axes(0, 2, 3)
"""The first, third and fourth axes of a field together (numbers 0, 2 and 3)."""

jkl = axes(1, 2, 3)
"""The second, third and fourth axes of a field together (numbers 1, 2 and 3)."""

ijkl = axes(0, 1, 2, 3)
"""The first, second, third and fourth axes of a field together (numbers 0, 1, 2 and 3)."""

x86_64 = _ti_core.x64
"""Another name of `ti.x64`."""

x64 = _ti_core.x64
"""The CPU backend for 64-bit x86 processors."""

arm64 = _ti_core.arm64
"""The CPU backend for 64-bit ARM processors, such as Apple silicon."""

cuda = _ti_core.cuda
"""The backend for NVIDIA GPUs through CUDA."""

amdgpu = _ti_core.amdgpu
"""The backend for AMD GPUs through ROCm, on Linux."""

metal = _ti_core.metal
"""The backend for GPUs of Apple through Metal."""

opengl = _ti_core.opengl
"""The backend for GPUs through OpenGL 4.3 or newer."""

gles = _ti_core.gles
"""The backend for GPUs through OpenGL ES 3.1 or newer."""

vulkan = _ti_core.vulkan
"""The backend for GPUs through Vulkan."""

dx11 = _ti_core.dx11
"""The backend for GPUs through DirectX 11, on Windows."""

dx12 = _ti_core.dx12
"""The backend for GPUs through DirectX 12, on Windows."""

gpu = [cuda, metal, vulkan, opengl, dx11, dx12, gles, amdgpu]
"""List of all GPU backends; `ti.init` takes the first one that works on this machine.

If none works, `ti.init` falls back to the CPU with a warning.
"""

cpu = _ti_core.host_arch()
"""The CPU backend of this machine: `ti.x64` or `ti.arm64`.

It is the default of `ti.init`.
"""

extension = _ti_core.Extension
"""Enumeration of features that only some backends have.

Members are for example `ti.extension.sparse`, `ti.extension.quant`, `ti.extension.mesh`, `ti.extension.data64`, `ti.extension.bls` and `ti.extension.assertion`.
"""


def reset():
    """Discard the program: all fields, ndarrays and compiled kernels become invalid.

    Call `ti.init` before Taichi is used again; `ti.init` itself begins with a reset.

    Scope: Python.

    Example:
        ```python
        import taichi as ti

        ti.init(arch=ti.cpu)
        x = ti.field(ti.f32, shape=4)
        ti.reset()
        ti.init(arch=ti.cpu, default_fp=ti.f64)
        y = ti.field(float, shape=4)
        print(y.dtype)  # f64
        ```

    See also:
        ti.init
    """


def init(arch=None, default_fp=None, default_ip=None, _test_mode=False, enable_fallback=True, require_version=None, **kwargs):
    """Start Taichi with a backend and options; call it before anything else.

    A second call resets everything: existing fields and ndarrays become invalid. Each option can also come from an environment variable `TI_` with the name in capitals; arguments take precedence, except that `TI_ARCH` overrides `arch`.

    Args:
        arch (Arch or list of Arch): the backend, such as `ti.cpu`, `ti.gpu` or `ti.vulkan`, or a list of backends to try in order; by default the CPU.
        default_fp (data type): type of floating-point numbers without explicit type: `ti.f16`, `ti.f32` (default) or `ti.f64`.
        default_ip (data type): type of integers without explicit type, `ti.i32` (default) or `ti.i64`.
        _test_mode (bool): only set options and do not start; for the tests of Taichi.
        enable_fallback (bool): whether to use the CPU when no wanted backend works.
        require_version (str): smallest acceptable version of Taichi, a string such as `"1.5.0"`; by default any.
        **kwargs (any): further options, such as `debug` (boolean, checks indices and assertions), `random_seed` (integer), `cpu_max_num_threads` (integer), `offline_cache` (boolean, keeps compiled kernels on disk), `kernel_profiler` (boolean), `fast_math` (boolean), `log_level` (string) and `print_ir` (boolean).

    Raises:
        KeyError: when an option is unknown, or `default_up` is given.
        ValueError: when an environment variable `TI_DEFAULT_FP` or `TI_DEFAULT_IP` is neither `32` nor `64`.
        RuntimeError: when no backend works and `enable_fallback` is false.
        Exception: when the installed version is older than `require_version` or of another major version.
        TypeError: when the value of an option has another type than the option.
        AssertionError: when `default_fp` or `default_ip` is another type.

    Scope: Python.

    Example:
        ```python
        import taichi as ti

        ti.init(arch=ti.cpu, default_fp=ti.f64, random_seed=1)

        @ti.kernel
        def third() -> ti.f64:
            return 1.0 / 3.0

        print(third())  # 0.3333333333333333
        ```

    See also:
        ti.reset
    """


def no_activate(*args):
    """Keep sparse fields from activating elements when the current kernel writes to them.

    Only elements that are already active may then be written; the compiler leaves out the checks.

    Args:
        *args (ti.SNode): the sparse nodes above the fields that the kernel writes; a field has no effect.

    Raises:
        AssertionError: outside of a kernel.

    Scope: Taichi.

    Example:
        ```python
        import taichi as ti

        ti.init(arch=ti.cpu)
        x = ti.field(ti.i32)
        ti.root.pointer(ti.i, 8).place(x)
        x[2] = 5

        @ti.kernel
        def double():
            ti.no_activate(x)
            for i in x:
                x[i] *= 2

        double()
        print(x[2])  # 10
        ```

    See also:
        ti.activate
        ti.loop_config
    """


def block_local(*args):
    """Ask the compiler to buffer fields in fast memory shared by a block of threads in the next loop.

    Call it just before a loop over the elements of a field that reads or adds to these fields near its own index. It takes effect on backends with `ti.extension.bls` (CUDA).

    Args:
        *args (ti.Field): the fields to buffer.

    Scope: Taichi.

    Example:
        ```python
        import taichi as ti

        ti.init(arch=ti.cpu)
        x, y = ti.field(ti.f32), ti.field(ti.f32)
        block = ti.root.pointer(ti.i, 4)
        block.dense(ti.i, 16).place(x, y)
        @ti.kernel
        def shift():
            ti.block_local(x)
            for i in y:
                y[i] = x[i] + 1.0

        y[3] = 0.0
        shift()
        print(y[3])  # 1.0
        ```

    See also:
        ti.assume_in_range, ti.cache_read_only
    """


def mesh_local(*args):
    """Ask the compiler to buffer attributes of a mesh in fast memory in the next loop over it.

    It takes effect on backends with `ti.extension.mesh`.

    Args:
        *args (attribute of mesh elements): attributes of mesh elements, such as `mesh.verts.x`.

    Scope: Taichi.

    Example:
        ```python
        import taichi as ti

        ti.init(arch=ti.cpu)

        @ti.kernel
        def collect(mesh: ti.template()):
            ti.mesh_local(mesh.verts.mass, mesh.verts.load)
            for f in mesh.faces:
                for v in f.verts:
                    v.load += 0.5 * v.mass

        # collect(mesh): for a mesh with vertex attributes mass, load
        ```

    See also:
        ti.mesh_patch_idx
    """


def cache_read_only(*args):
    """Promise that fields are only read in the next loop, so that loads may go through the read-only cache.

    The promise is not checked. It is meant for CUDA, where such loads may be faster.

    Args:
        *args (ti.Field): the fields that the next loop only reads.

    Scope: Taichi.

    Example:
        ```python
        import taichi as ti

        ti.init(arch=ti.cpu)
        x = ti.field(ti.f32, shape=8)
        y = ti.field(ti.f32, shape=8)
        x.fill(2.0)
        @ti.kernel
        def copy():
            ti.cache_read_only(x)
            for i in y:
                y[i] = x[i]

        copy()
        print(y[7])  # 2.0
        ```

    See also:
        ti.block_local
    """


def assume_in_range(val, base, low, high):
    """Promise the compiler that an integer lies in a range relative to another one.

    With this knowledge `ti.block_local` can compute the size of its buffer. The promise is not checked: a wrong one leads to wrong results.

    Args:
        val (int): the integer in question.
        base (int): the integer it is compared with, usually a loop index.
        low (int): smallest difference `val - base`, known at compile time.
        high (int): upper bound of the difference, not reached, known at compile time.

    Returns:
        `val`, with the promise attached.

    Scope: Taichi.

    Example:
        ```python
        import taichi as ti

        ti.init(arch=ti.cpu)
        x = ti.field(ti.i32, shape=16)

        @ti.kernel
        def run():
            for i in x:
                j = ti.assume_in_range(i + x[i], i, 0, 1)
                x[j] = 2 * i

        run()
        print(x[5])  # 10
        ```

    See also:
        ti.block_local
        ti.loop_config
    """


def loop_config(*, block_dim=None, serialize=False, parallelize=None, block_dim_adaptive=True, bit_vectorize=False):
    """Set options for the next loop of a kernel.

    It must stand directly before an outermost loop.

    Args:
        block_dim (int): number of threads per block on GPUs, a power of two, or on CUDA, AMDGPU and Vulkan a multiple of 32; by default chosen by Taichi.
        serialize (bool): whether to run the iterations in order on one thread.
        parallelize (int): number of threads on the CPU; by default all.
        block_dim_adaptive (bool): whether Taichi may adapt the amount of work per thread on the CPU.
        bit_vectorize (bool): whether a loop over a quantised array handles all elements of one integer at once.

    Scope: Taichi.

    Example:
        ```python
        import taichi as ti

        ti.init(arch=ti.cpu)

        @ti.kernel
        def first_square_above(limit: ti.i32) -> ti.i32:
            found = 0
            ti.loop_config(serialize=True)
            for i in range(100):
                if i * i > limit:
                    found = i
                    break
            return found

        print(first_square_above(50))  # 8
        ```

    See also:
        ti.block_local
    """


def global_thread_idx():
    """Return the number of the thread that runs the current iteration.

    On GPUs it counts over all blocks; on the CPU it is the number of the worker thread.

    Returns:
        the number, an integer from 0.

    Scope: Taichi.

    Example:
        ```python
        import taichi as ti

        ti.init(arch=ti.cpu)
        ids = ti.field(ti.i32, shape=64)

        @ti.kernel
        def run():
            for i in ids:
                ids[i] = ti.global_thread_idx()

        run()
        print(ids.to_numpy().min() >= 0)  # True
        ```

    See also:
        ti.loop_config
    """


def mesh_patch_idx():
    """Return the number of the mesh patch that the current iteration of a loop over a mesh belongs to.

    A mesh is cut into patches, and each is handled by one block of threads.

    Returns:
        the number of the patch, an integer from 0.

    Scope: Taichi.

    Example:
        ```python
        import taichi as ti

        ti.init(arch=ti.cpu)

        @ti.kernel
        def mark(mesh: ti.template()):
            for v in mesh.verts:
                v.patch = ti.mesh_patch_idx()

        # mark(mesh): for a mesh with an integer attribute patch
        ```

    See also:
        ti.mesh_local
    """
