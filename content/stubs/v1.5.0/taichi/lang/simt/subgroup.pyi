"""Functions for the threads of a subgroup, on backends that use SPIR-V such as Vulkan."""

def barrier():
    """Let the threads of a subgroup wait for one another.

    For backends that use SPIR-V, such as Vulkan. A subgroup is the group of threads that the hardware runs in step, often 32 or 64.

    Scope: Taichi.

    Example:
        ```python
        import taichi as ti

        ti.init(arch=ti.vulkan)

        x = ti.field(ti.i32, shape=64)

        @ti.kernel
        def run():
            ti.loop_config(block_dim=64)
            for i in range(64):
                x[i] = i
                ti.simt.subgroup.barrier()

        run()
        ```
    """


def memory_barrier():
    """Order the memory accesses of the threads of a subgroup.

    What a thread writes before is seen by the others before what it writes afterwards; the threads do not wait. For backends that use SPIR-V, such as Vulkan. A subgroup is the group of threads that the hardware runs in step, often 32 or 64.

    Scope: Taichi.

    Example:
        ```python
        import taichi as ti

        ti.init(arch=ti.vulkan)

        x = ti.field(ti.i32, shape=64)

        @ti.kernel
        def run():
            ti.loop_config(block_dim=64)
            for i in range(64):
                x[i] = i
                ti.simt.subgroup.memory_barrier()

        run()
        ```
    """


def elect():
    """Choose one thread of the subgroup.

    For backends that use SPIR-V, such as Vulkan. A subgroup is the group of threads that the hardware runs in step, often 32 or 64.

    Returns:
        true in one active thread of the subgroup, false in the others.

    Scope: Taichi.

    Example:
        ```python
        import taichi as ti

        ti.init(arch=ti.vulkan)

        groups = ti.field(ti.i32, shape=())

        @ti.kernel
        def count():
            ti.loop_config(block_dim=64)
            for i in range(64):
                if ti.simt.subgroup.elect():
                    groups[None] += 1

        count()
        print(groups[None])  # 2 with subgroups of 32
        ```
    """


def all_true(cond):
    """Meant to tell whether a condition holds in all threads of the subgroup; not implemented.

    Reserved: the function has no content yet, does nothing and returns `None`.

    Args:
        cond (int): the condition in this thread.

    Scope: Taichi.
    """


def any_true(cond):
    """Meant to tell whether a condition holds in any thread of the subgroup; not implemented.

    Reserved: the function has no content yet, does nothing and returns `None`.

    Args:
        cond (int): the condition in this thread.

    Scope: Taichi.
    """


def all_equal(value):
    """Meant to tell whether a value is the same in all threads of the subgroup; not implemented.

    Reserved: the function has no content yet, does nothing and returns `None`.

    Args:
        value (int or float): the value of this thread.

    Scope: Taichi.
    """


def broadcast_first(value):
    """Meant to return the value of the first active thread of the subgroup; not implemented.

    Reserved: the function has no content yet, does nothing and returns `None`.

    Args:
        value (int or float): the value of this thread.

    Scope: Taichi.
    """


def broadcast(value, index):
    """Return the value of one thread to all threads of the subgroup.

    For backends that use SPIR-V, such as Vulkan. A subgroup is the group of threads that the hardware runs in step, often 32 or 64. `from taichi.lang.simt.subgroup import *` does not bring the function, since the module does not export it.

    Args:
        value (int or float): the value of this thread, a number.
        index (int): the number of the thread whose value all get, from 0; a `ti.u32`.

    Returns:
        the value of that thread, in every thread of the subgroup.

    Scope: Taichi.

    Example:
        ```python
        import taichi as ti

        ti.init(arch=ti.vulkan)

        x = ti.field(ti.i32, shape=64)

        @ti.kernel
        def run():
            ti.loop_config(block_dim=64)
            for i in range(64):
                x[i] = ti.simt.subgroup.broadcast(i, ti.u32(0))

        run()
        print(x)  # the number of the first thread of each subgroup
        ```
    """


def group_size():
    """Return the number of threads in a subgroup.

    For backends that use SPIR-V, such as Vulkan. A subgroup is the group of threads that the hardware runs in step, often 32 or 64. `from taichi.lang.simt.subgroup import *` does not bring the function, since the module does not export it.

    Returns:
        the number, an `i32`.

    Scope: Taichi.

    Example:
        ```python
        import taichi as ti

        ti.init(arch=ti.vulkan)

        x = ti.field(ti.i32, shape=64)

        @ti.kernel
        def run():
            ti.loop_config(block_dim=64)
            for i in range(64):
                x[i] = ti.simt.subgroup.group_size()

        run()
        print(x)  # the size of the subgroup everywhere
        ```
    """


def invocation_id():
    """Return the number of the calling thread in its subgroup.

    For backends that use SPIR-V, such as Vulkan. A subgroup is the group of threads that the hardware runs in step, often 32 or 64. `from taichi.lang.simt.subgroup import *` does not bring the function, since the module does not export it.

    Returns:
        the number, an `i32`, from 0.

    Scope: Taichi.

    Example:
        ```python
        import taichi as ti

        ti.init(arch=ti.vulkan)

        x = ti.field(ti.i32, shape=64)

        @ti.kernel
        def run():
            ti.loop_config(block_dim=64)
            for i in range(64):
                x[i] = ti.simt.subgroup.invocation_id()

        run()
        print(x)  # 0, 1, 2, … and from 0 again for each subgroup
        ```
    """


def reduce_add(value):
    """Return the sum of a value over all threads of the subgroup.

    For backends that use SPIR-V, such as Vulkan. A subgroup is the group of threads that the hardware runs in step, often 32 or 64.

    Args:
        value (int or float): the value of this thread, a number.

    Returns:
        the sum, the same in every thread of the subgroup.

    Scope: Taichi.

    Example:
        ```python
        import taichi as ti

        ti.init(arch=ti.vulkan)

        x = ti.field(ti.i32, shape=64)

        @ti.kernel
        def run():
            ti.loop_config(block_dim=64)
            for i in range(64):
                x[i] = ti.simt.subgroup.reduce_add(1)

        run()
        print(x)  # the size of the subgroup everywhere
        ```
    """


def reduce_mul(value):
    """Return the product of a value over all threads of the subgroup.

    For backends that use SPIR-V, such as Vulkan. A subgroup is the group of threads that the hardware runs in step, often 32 or 64.

    Args:
        value (int or float): the value of this thread, a number.

    Returns:
        the product, the same in every thread of the subgroup.

    Scope: Taichi.

    Example:
        ```python
        import taichi as ti

        ti.init(arch=ti.vulkan)

        x = ti.field(ti.i32, shape=64)

        @ti.kernel
        def run():
            ti.loop_config(block_dim=64)
            for i in range(64):
                x[i] = ti.simt.subgroup.reduce_mul(1)

        run()
        print(x)  # 1 everywhere
        ```
    """


def reduce_min(value):
    """Return the minimum of a value over all threads of the subgroup.

    For backends that use SPIR-V, such as Vulkan. A subgroup is the group of threads that the hardware runs in step, often 32 or 64.

    Args:
        value (int or float): the value of this thread, a number.

    Returns:
        the minimum, the same in every thread of the subgroup.

    Scope: Taichi.

    Example:
        ```python
        import taichi as ti

        ti.init(arch=ti.vulkan)

        x = ti.field(ti.i32, shape=64)

        @ti.kernel
        def run():
            ti.loop_config(block_dim=64)
            for i in range(64):
                x[i] = ti.simt.subgroup.reduce_min(i)

        run()
        print(x)  # 0 in the first subgroup
        ```
    """


def reduce_max(value):
    """Return the maximum of a value over all threads of the subgroup.

    For backends that use SPIR-V, such as Vulkan. A subgroup is the group of threads that the hardware runs in step, often 32 or 64.

    Args:
        value (int or float): the value of this thread, a number.

    Returns:
        the maximum, the same in every thread of the subgroup.

    Scope: Taichi.

    Example:
        ```python
        import taichi as ti

        ti.init(arch=ti.vulkan)

        x = ti.field(ti.i32, shape=64)

        @ti.kernel
        def run():
            ti.loop_config(block_dim=64)
            for i in range(64):
                x[i] = ti.simt.subgroup.reduce_max(i)

        run()
        print(x)  # 31 in the first subgroup, with subgroups of 32
        ```
    """


def reduce_and(value):
    """Return the bitwise and of a value over all threads of the subgroup.

    For backends that use SPIR-V, such as Vulkan. A subgroup is the group of threads that the hardware runs in step, often 32 or 64.

    Args:
        value (int): the value of this thread.

    Returns:
        the bitwise and, the same in every thread of the subgroup.

    Scope: Taichi.

    Example:
        ```python
        import taichi as ti

        ti.init(arch=ti.vulkan)

        x = ti.field(ti.i32, shape=64)

        @ti.kernel
        def run():
            ti.loop_config(block_dim=64)
            for i in range(64):
                x[i] = ti.simt.subgroup.reduce_and(i | 8)

        run()
        print(x)  # 8 in the first subgroup, with subgroups of 32
        ```
    """


def reduce_or(value):
    """Return the bitwise or of a value over all threads of the subgroup.

    For backends that use SPIR-V, such as Vulkan. A subgroup is the group of threads that the hardware runs in step, often 32 or 64.

    Args:
        value (int): the value of this thread.

    Returns:
        the bitwise or, the same in every thread of the subgroup.

    Scope: Taichi.

    Example:
        ```python
        import taichi as ti

        ti.init(arch=ti.vulkan)

        x = ti.field(ti.i32, shape=64)

        @ti.kernel
        def run():
            ti.loop_config(block_dim=64)
            for i in range(64):
                x[i] = ti.simt.subgroup.reduce_or(i)

        run()
        print(x)  # 31 in the first subgroup, with subgroups of 32
        ```
    """


def reduce_xor(value):
    """Return the bitwise exclusive or of a value over all threads of the subgroup.

    For backends that use SPIR-V, such as Vulkan. A subgroup is the group of threads that the hardware runs in step, often 32 or 64.

    Args:
        value (int): the value of this thread.

    Returns:
        the bitwise exclusive or, the same in every thread of the subgroup.

    Scope: Taichi.

    Example:
        ```python
        import taichi as ti

        ti.init(arch=ti.vulkan)

        x = ti.field(ti.i32, shape=64)

        @ti.kernel
        def run():
            ti.loop_config(block_dim=64)
            for i in range(64):
                x[i] = ti.simt.subgroup.reduce_xor(i)

        run()
        print(x)  # 0 everywhere, with subgroups of 32
        ```
    """


def inclusive_add(value):
    """Return the sum of a value over the threads of the subgroup up to this one.

    For backends that use SPIR-V, such as Vulkan. A subgroup is the group of threads that the hardware runs in step, often 32 or 64.

    Args:
        value (int or float): the value of this thread, a number.

    Returns:
        the sum of the values of this thread and the earlier ones.

    Scope: Taichi.

    Example:
        ```python
        import taichi as ti

        ti.init(arch=ti.vulkan)

        x = ti.field(ti.i32, shape=64)

        @ti.kernel
        def run():
            ti.loop_config(block_dim=64)
            for i in range(64):
                x[i] = ti.simt.subgroup.inclusive_add(1)

        run()
        print(x)  # 1, 2, 3, ...
        ```
    """


def inclusive_mul(value):
    """Return the product of a value over the threads of the subgroup up to this one.

    For backends that use SPIR-V, such as Vulkan. A subgroup is the group of threads that the hardware runs in step, often 32 or 64.

    Args:
        value (int or float): the value of this thread, a number.

    Returns:
        the product of the values of this thread and the earlier ones.

    Scope: Taichi.

    Example:
        ```python
        import taichi as ti

        ti.init(arch=ti.vulkan)

        x = ti.field(ti.i32, shape=64)

        @ti.kernel
        def run():
            ti.loop_config(block_dim=64)
            for i in range(64):
                x[i] = ti.simt.subgroup.inclusive_mul(2)

        run()
        print(x)  # 2, 4, 8, ...
        ```
    """


def inclusive_min(value):
    """Return the minimum of a value over the threads of the subgroup up to this one.

    For backends that use SPIR-V, such as Vulkan. A subgroup is the group of threads that the hardware runs in step, often 32 or 64.

    Args:
        value (int or float): the value of this thread, a number.

    Returns:
        the minimum of the values of this thread and the earlier ones.

    Scope: Taichi.

    Example:
        ```python
        import taichi as ti

        ti.init(arch=ti.vulkan)

        x = ti.field(ti.i32, shape=64)

        @ti.kernel
        def run():
            ti.loop_config(block_dim=64)
            for i in range(64):
                x[i] = ti.simt.subgroup.inclusive_min(100 - i)

        run()
        print(x)  # 100, 99, 98, ...
        ```
    """


def inclusive_max(value):
    """Return the maximum of a value over the threads of the subgroup up to this one.

    For backends that use SPIR-V, such as Vulkan. A subgroup is the group of threads that the hardware runs in step, often 32 or 64.

    Args:
        value (int or float): the value of this thread, a number.

    Returns:
        the maximum of the values of this thread and the earlier ones.

    Scope: Taichi.

    Example:
        ```python
        import taichi as ti

        ti.init(arch=ti.vulkan)

        x = ti.field(ti.i32, shape=64)

        @ti.kernel
        def run():
            ti.loop_config(block_dim=64)
            for i in range(64):
                x[i] = ti.simt.subgroup.inclusive_max(i)

        run()
        print(x)  # 0, 1, 2, ...
        ```
    """


def inclusive_and(value):
    """Return the bitwise and of a value over the threads of the subgroup up to this one.

    For backends that use SPIR-V, such as Vulkan. A subgroup is the group of threads that the hardware runs in step, often 32 or 64.

    Args:
        value (int): the value of this thread.

    Returns:
        the bitwise and of the values of this thread and the earlier ones.

    Scope: Taichi.

    Example:
        ```python
        import taichi as ti

        ti.init(arch=ti.vulkan)

        x = ti.field(ti.i32, shape=64)

        @ti.kernel
        def run():
            ti.loop_config(block_dim=64)
            for i in range(64):
                x[i] = ti.simt.subgroup.inclusive_and(i + 1)

        run()
        print(x)  # 1, 0, 0, ...
        ```
    """


def inclusive_or(value):
    """Return the bitwise or of a value over the threads of the subgroup up to this one.

    For backends that use SPIR-V, such as Vulkan. A subgroup is the group of threads that the hardware runs in step, often 32 or 64.

    Args:
        value (int): the value of this thread.

    Returns:
        the bitwise or of the values of this thread and the earlier ones.

    Scope: Taichi.

    Example:
        ```python
        import taichi as ti

        ti.init(arch=ti.vulkan)

        x = ti.field(ti.i32, shape=64)

        @ti.kernel
        def run():
            ti.loop_config(block_dim=64)
            for i in range(64):
                x[i] = ti.simt.subgroup.inclusive_or(i)

        run()
        print(x)  # 0, 1, 3, 3, 7, ...
        ```
    """


def inclusive_xor(value):
    """Return the bitwise exclusive or of a value over the threads of the subgroup up to this one.

    For backends that use SPIR-V, such as Vulkan. A subgroup is the group of threads that the hardware runs in step, often 32 or 64.

    Args:
        value (int): the value of this thread.

    Returns:
        the bitwise exclusive or of the values of this thread and the earlier ones.

    Scope: Taichi.

    Example:
        ```python
        import taichi as ti

        ti.init(arch=ti.vulkan)

        x = ti.field(ti.i32, shape=64)

        @ti.kernel
        def run():
            ti.loop_config(block_dim=64)
            for i in range(64):
                x[i] = ti.simt.subgroup.inclusive_xor(i)

        run()
        print(x)  # 0, 1, 3, 0, 4, ...
        ```
    """


def exclusive_add(value):
    """Meant to return the sum of a value over the earlier threads of the subgroup; not implemented.

    Reserved: the function has no content yet, does nothing and returns `None`.

    Args:
        value (int or float): the value of this thread.

    Scope: Taichi.
    """


def exclusive_mul(value):
    """Meant to return the product of a value over the earlier threads of the subgroup; not implemented.

    Reserved: the function has no content yet, does nothing and returns `None`.

    Args:
        value (int or float): the value of this thread.

    Scope: Taichi.
    """


def exclusive_min(value):
    """Meant to return the minimum of a value over the earlier threads of the subgroup; not implemented.

    Reserved: the function has no content yet, does nothing and returns `None`.

    Args:
        value (int or float): the value of this thread.

    Scope: Taichi.
    """


def exclusive_max(value):
    """Meant to return the maximum of a value over the earlier threads of the subgroup; not implemented.

    Reserved: the function has no content yet, does nothing and returns `None`.

    Args:
        value (int or float): the value of this thread.

    Scope: Taichi.
    """


def exclusive_and(value):
    """Meant to return the bitwise and of a value over the earlier threads of the subgroup; not implemented.

    Reserved: the function has no content yet, does nothing and returns `None`.

    Args:
        value (int): the value of this thread.

    Scope: Taichi.
    """


def exclusive_or(value):
    """Meant to return the bitwise or of a value over the earlier threads of the subgroup; not implemented.

    Reserved: the function has no content yet, does nothing and returns `None`.

    Args:
        value (int): the value of this thread.

    Scope: Taichi.
    """


def exclusive_xor(value):
    """Meant to return the bitwise exclusive or of a value over the earlier threads of the subgroup; not implemented.

    Reserved: the function has no content yet, does nothing and returns `None`.

    Args:
        value (int): the value of this thread.

    Scope: Taichi.
    """


def shuffle(value, index):
    """Meant to return the value of the thread with a given number in the subgroup; it does not compile.

    The compiler of this version lacks the operation, on every backend. On CUDA the functions `ti.simt.warp.shfl_sync_i32`, `ti.simt.warp.shfl_up_i32` and `ti.simt.warp.shfl_down_i32` do the same for a warp.

    Args:
        value (int or float): the value that this thread offers.
        index (ti.u32): number of the thread in the subgroup whose value is asked for; an unsigned integer.

    Returns:
        the value of that thread, in a version whose compiler has the operation.

    Raises:
        TaichiCompilationError: always.

    Scope: Taichi.
    """


def shuffle_xor(value, mask):
    """Meant to return the value of the thread whose number differs in given bits; not implemented.

    Reserved: the function has no content yet, does nothing and returns `None`.

    Args:
        value (int or float): the value that this thread offers.
        mask (ti.u32): the bits in which the numbers differ.

    Scope: Taichi.
    """


def shuffle_up(value, offset):
    """Meant to return the value of the thread a given distance earlier in the subgroup; it does not compile.

    The compiler of this version lacks the operation, on every backend. On CUDA the functions `ti.simt.warp.shfl_sync_i32`, `ti.simt.warp.shfl_up_i32` and `ti.simt.warp.shfl_down_i32` do the same for a warp.

    Args:
        value (int or float): the value that this thread offers.
        offset (ti.u32): the distance, an unsigned integer.

    Returns:
        the value of that thread, in a version whose compiler has the operation.

    Raises:
        TaichiCompilationError: always.

    Scope: Taichi.
    """


def shuffle_down(value, offset):
    """Meant to return the value of the thread a given distance later in the subgroup; it does not compile.

    The compiler of this version lacks the operation, on every backend. On CUDA the functions `ti.simt.warp.shfl_sync_i32`, `ti.simt.warp.shfl_up_i32` and `ti.simt.warp.shfl_down_i32` do the same for a warp.

    Args:
        value (int or float): the value that this thread offers.
        offset (ti.u32): the distance, an unsigned integer.

    Returns:
        the value of that thread, in a version whose compiler has the operation.

    Raises:
        TaichiCompilationError: always.

    Scope: Taichi.
    """
