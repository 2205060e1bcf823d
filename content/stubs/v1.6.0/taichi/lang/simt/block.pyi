"""Functions for the threads of a block: barriers, numbers of threads and shared memory."""

def arch_uses_spv(arch):
    """Tell whether a backend compiles kernels to SPIR-V.

    Not meant to be called by programs.

    Args:
        arch (Arch): the backend, such as `ti.vulkan`.

    Returns:
        `True` for Vulkan, Metal, OpenGL and DirectX 11, else `False`.

    Scope: Taichi, Python.

    Example:
        ```python
        import taichi as ti

        print(ti.simt.block.arch_uses_spv(ti.vulkan))  # True
        print(ti.simt.block.arch_uses_spv(ti.cuda))  # False
        ```
    """


def sync():
    """Let each thread of a block wait until all threads of the block have come to this place.

    What the threads have written to shared memory before is visible to all of them afterwards. All threads of the block have to call it, or none.

    Raises:
        ValueError: on compilation, when the backend is neither CUDA nor AMDGPU nor one that uses SPIR-V, for example a CPU; the call of the kernel reports it as `ti.TaichiCompilationError`.

    Scope: Taichi.

    Example:
        ```python
        import taichi as ti

        ti.init(arch=ti.cuda)
        x = ti.field(ti.i32, shape=64)

        @ti.kernel
        def reverse():
            ti.loop_config(block_dim=64)
            for i in range(64):
                pad = ti.simt.block.SharedArray((64,), ti.i32)
                pad[i] = i
                ti.simt.block.sync()
                x[i] = pad[63 - i]

        reverse()
        print(x[0])  # 63
        ```
    """


def mem_sync():
    """Make what the threads of a block have written visible to one another.

    On backends that use SPIR-V, such as Vulkan, it orders the accesses of the thread to shared memory and waits for no other thread: what other threads write may still be missing afterwards. To read the values of other threads, call `ti.simt.block.sync`, which waits and makes the writes visible. With CUDA the threads also wait for one another here.

    Raises:
        ValueError: on compilation, when the backend is neither CUDA nor one that uses SPIR-V; the call of the kernel reports it as `ti.TaichiCompilationError`.

    Scope: Taichi.

    Example:
        ```python
        import taichi as ti

        ti.init(arch=ti.vulkan)
        x = ti.field(ti.i32, shape=64)

        @ti.kernel
        def reverse():
            ti.loop_config(block_dim=64)
            for i in range(64):
                pad = ti.simt.block.SharedArray((64,), ti.i32)
                pad[i] = i
                ti.simt.block.mem_sync()  # orders memory, does not wait
                ti.simt.block.sync()  # waits until every thread has written
                x[i] = pad[63 - i]

        reverse()
        print(x[0])  # 63
        ```

    See also:
        ti.simt.block.sync
    """


def thread_idx():
    """Return the number of the calling thread in its block.

    Returns:
        the number, an integer from 0.

    Raises:
        ValueError: on compilation, when the backend does not use SPIR-V, for example with CUDA; the call of the kernel reports it as `ti.TaichiCompilationError`.

    Scope: Taichi.

    Example:
        ```python
        import taichi as ti

        ti.init(arch=ti.vulkan)

        x = ti.field(ti.i32, shape=128)

        @ti.kernel
        def number():
            ti.loop_config(block_dim=64)
            for i in range(128):
                x[i] = ti.simt.block.thread_idx()

        number()
        print(x[70])
        ```
    """


def global_thread_idx():
    """Return the number of the calling thread among all threads of the kernel.

    On the CPU it is the number of the worker thread.

    Returns:
        the number, an integer from 0.

    Raises:
        RuntimeError: on compilation, when the backend is neither a CPU nor CUDA nor AMDGPU; in a kernel this becomes a `ti.TaichiCompilationError`.

    Scope: Taichi.

    Example:
        ```python
        import taichi as ti

        ti.init(arch=ti.cuda)

        x = ti.field(ti.i32, shape=256)

        @ti.kernel
        def number():
            ti.loop_config(block_dim=64)
            for i in range(256):
                x[i] = ti.simt.block.global_thread_idx()

        number()
        print(x[100])
        ```
    """


class SharedArray:
    """An array in the fast memory that the threads of a block share.

    Its content lives as long as the block runs; separate writing from reading with `ti.simt.block.sync`.

    Args:
        shape (int or tuple of int): size of the array: a compile-time integer or tuple of integers.
        dtype (data type): type of the elements.

    Raises:
        ValueError: when `shape` is neither an integer nor a tuple or list of integers; in a kernel this becomes a `ti.TaichiCompilationError`.

    Scope: Taichi.

    Example:
        ```python
        import taichi as ti

        ti.init(arch=ti.cuda)
        x = ti.field(ti.i32, shape=64)

        @ti.kernel
        def reverse():
            ti.loop_config(block_dim=64)
            for i in range(64):
                pad = ti.simt.block.SharedArray((64,), ti.i32)
                pad[i] = i
                ti.simt.block.sync()
                x[i] = pad[63 - i]

        reverse()
        print(x[0])  # 63
        ```
    """

    def __init__(self, shape, dtype): ...

    def subscript(self, *indices):
        """Return the element at the given indices, as `array[i]` does.

        Not meant to be called by programs.

        Args:
            *indices (int): one index for each axis.

        Returns:
            the element, which can be read and assigned.

        Scope: Taichi.
        """
