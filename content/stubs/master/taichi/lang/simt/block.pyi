
def arch_uses_spv(arch):
    """Tell whether a backend uses SPIR-V shaders.

    Args:
        arch: the backend.

    Returns:
        whether it does.

    Note:
        Not meant to be called by programs.
    """


def sync():
    """Wait until all threads of the block have arrived.

    Scope: Taichi.
    """


def sync_all_nonzero(predicate):
    """Wait for the block, and tell whether no thread has a zero.

    Args:
        predicate: an integer.

    Returns:
        1 or 0, the same for all threads.

    Scope: Taichi.
    """


def sync_any_nonzero(predicate):
    """Wait for the block, and tell whether some thread has no zero.

    Args:
        predicate: an integer.

    Returns:
        1 or 0, the same for all threads.

    Scope: Taichi.
    """


def sync_count_nonzero(predicate):
    """Wait for the block, and count the threads that have no zero.

    Args:
        predicate: an integer.

    Returns:
        the number, the same for all threads.

    Scope: Taichi.
    """


def mem_sync():
    """Make the writes of a thread visible to its block.

    Scope: Taichi.
    """


def thread_idx():
    """Return the number of the thread in its block.

    Returns:
        the number.

    Scope: Taichi.
    """


def global_thread_idx():
    """Return the number of the thread in the launch.

    Returns:
        the number.

    Scope: Taichi.
    """


class SharedArray:
    """An array in the memory that the threads of a block share.

    Args:
        shape: a number or a tuple of sizes, constants.
        dtype: type of an element.

    Scope: Taichi.

    Example:
        ```python
        import taichi as ti

        ti.init(arch=ti.cuda)
        x = ti.field(ti.f32, shape=128)

        @ti.kernel
        def reverse():
            ti.loop_config(block_dim=128)
            for i in range(128):
                tile = ti.simt.block.SharedArray((128,), ti.f32)
                tile[i] = x[i]
                ti.simt.block.sync()
                x[i] = tile[127 - i]

        reverse()
        ```
    """

    def __init__(self, shape, dtype): ...

    def subscript(self, *indices):
        """Return an element; written as `tile[i]`.

        Args:
            *indices: index of the element.

        Returns:
            the element.

        Scope: Taichi.
        """
