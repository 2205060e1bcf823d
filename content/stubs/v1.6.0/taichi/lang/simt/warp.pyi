"""Functions for the 32 threads of a CUDA warp."""

def all_nonzero(mask, predicate):
    """Tell whether a value is nonzero in all lanes that take part.

    For CUDA. A warp is a group of 32 threads, its lanes.

    Args:
        mask (ti.u32): bits of the lanes that take part, such as `ti.u32(0xFFFFFFFF)` for all.
        predicate (ti.i32): the value of this lane.

    Returns:
        nonzero when it is, else 0; the same in all these lanes.

    Scope: Taichi.

    Example:
        ```python
        import taichi as ti

        ti.init(arch=ti.cuda)

        x = ti.field(ti.i32, shape=32)

        @ti.kernel
        def run():
            ti.loop_config(block_dim=32)
            for i in range(32):
                x[i] = ti.simt.warp.all_nonzero(ti.u32(0xFFFFFFFF), i)

        run()
        print(x)  # 0 everywhere, for lane 0 has 0
        ```
    """


def any_nonzero(mask, predicate):
    """Tell whether a value is nonzero in any lane that takes part.

    For CUDA. A warp is a group of 32 threads, its lanes.

    Args:
        mask (ti.u32): bits of the lanes that take part, such as `ti.u32(0xFFFFFFFF)` for all.
        predicate (ti.i32): the value of this lane.

    Returns:
        nonzero when it is, else 0; the same in all these lanes.

    Scope: Taichi.

    Example:
        ```python
        import taichi as ti

        ti.init(arch=ti.cuda)

        x = ti.field(ti.i32, shape=32)

        @ti.kernel
        def run():
            ti.loop_config(block_dim=32)
            for i in range(32):
                x[i] = ti.simt.warp.any_nonzero(ti.u32(0xFFFFFFFF), i)

        run()
        print(x)  # nonzero everywhere
        ```
    """


def unique(mask, predicate):
    """Tell whether all lanes that take part agree on whether a value is nonzero.

    For CUDA. A warp is a group of 32 threads, its lanes.

    Args:
        mask (ti.u32): bits of the lanes that take part, such as `ti.u32(0xFFFFFFFF)` for all.
        predicate (ti.i32): the value of this lane.

    Returns:
        nonzero when the value is nonzero in all these lanes or in none, else 0.

    Scope: Taichi.

    Example:
        ```python
        import taichi as ti

        ti.init(arch=ti.cuda)

        x = ti.field(ti.i32, shape=32)

        @ti.kernel
        def run():
            ti.loop_config(block_dim=32)
            for i in range(32):
                x[i] = ti.simt.warp.unique(ti.u32(0xFFFFFFFF), 1)

        run()
        print(x)  # nonzero everywhere
        ```
    """


def ballot(predicate):
    """Return in which lanes of the warp a value is nonzero.

    For CUDA. A warp is a group of 32 threads, its lanes.

    Args:
        predicate (ti.i32): the value of this lane.

    Returns:
        an integer with one bit set for each active lane in which `predicate` is nonzero.

    Scope: Taichi.

    Example:
        ```python
        import taichi as ti

        ti.init(arch=ti.cuda)

        x = ti.field(ti.u32, shape=32)

        @ti.kernel
        def run():
            ti.loop_config(block_dim=32)
            for i in range(32):
                x[i] = ti.simt.warp.ballot(ti.cast(i < 4, ti.i32))

        run()
        print(x)  # 15 everywhere
        ```
    """


def shfl_sync_i32(mask, val, offset):
    """Return the value of a given lane of the warp, an integer of 32 bits.

    For CUDA. A warp is a group of 32 threads, its lanes.

    Args:
        mask (ti.u32): bits of the lanes that take part, such as `ti.u32(0xFFFFFFFF)` for all.
        val (ti.i32): the value that this lane offers.
        offset (int): number of the lane whose value is asked for, 0 to 31; not a distance.

    Returns:
        the value of that lane.

    Scope: Taichi.

    Example:
        ```python
        import taichi as ti

        ti.init(arch=ti.cuda)

        x = ti.field(ti.i32, shape=32)

        @ti.kernel
        def run():
            ti.loop_config(block_dim=32)
            for i in range(32):
                x[i] = ti.simt.warp.shfl_sync_i32(ti.u32(0xFFFFFFFF), i, 5)

        run()
        print(x)  # 5 everywhere
        ```
    """


def shfl_sync_f32(mask, val, offset):
    """Return the value of a given lane of the warp, a real number of 32 bits.

    For CUDA. A warp is a group of 32 threads, its lanes.

    Args:
        mask (ti.u32): bits of the lanes that take part, such as `ti.u32(0xFFFFFFFF)` for all.
        val (ti.f32): the value that this lane offers.
        offset (int): number of the lane whose value is asked for, 0 to 31; not a distance.

    Returns:
        the value of that lane.

    Scope: Taichi.

    Example:
        ```python
        import taichi as ti

        ti.init(arch=ti.cuda)

        x = ti.field(ti.f32, shape=32)

        @ti.kernel
        def run():
            ti.loop_config(block_dim=32)
            for i in range(32):
                x[i] = ti.simt.warp.shfl_sync_f32(ti.u32(0xFFFFFFFF), ti.cast(i, ti.f32), 5)

        run()
        print(x)  # 5 everywhere
        ```
    """


def shfl_up_i32(mask, val, offset):
    """Return the value of the lane a given distance lower of the warp, an integer of 32 bits.

    For CUDA. A warp is a group of 32 threads, its lanes.

    Args:
        mask (ti.u32): bits of the lanes that take part, such as `ti.u32(0xFFFFFFFF)` for all.
        val (ti.i32): the value that this lane offers.
        offset (int): the distance, an integer below 32.

    Returns:
        the value of the lane `offset` places lower; the lanes without such a lane keep their own.

    Scope: Taichi.

    Example:
        ```python
        import taichi as ti

        ti.init(arch=ti.cuda)

        x = ti.field(ti.i32, shape=32)

        @ti.kernel
        def run():
            ti.loop_config(block_dim=32)
            for i in range(32):
                x[i] = ti.simt.warp.shfl_up_i32(ti.u32(0xFFFFFFFF), i, 1)

        run()
        print(x)  # 0, 0, 1, ..., 30
        ```
    """


def shfl_up_f32(mask, val, offset):
    """Return the value of the lane a given distance lower of the warp, a real number of 32 bits.

    For CUDA. A warp is a group of 32 threads, its lanes.

    Args:
        mask (ti.u32): bits of the lanes that take part, such as `ti.u32(0xFFFFFFFF)` for all.
        val (ti.f32): the value that this lane offers.
        offset (int): the distance, an integer below 32.

    Returns:
        the value of the lane `offset` places lower; the lanes without such a lane keep their own.

    Scope: Taichi.

    Example:
        ```python
        import taichi as ti

        ti.init(arch=ti.cuda)

        x = ti.field(ti.f32, shape=32)

        @ti.kernel
        def run():
            ti.loop_config(block_dim=32)
            for i in range(32):
                x[i] = ti.simt.warp.shfl_up_f32(ti.u32(0xFFFFFFFF), ti.cast(i, ti.f32), 1)

        run()
        print(x)  # 0, 0, 1, ..., 30
        ```
    """


def shfl_down_i32(mask, val, offset):
    """Return the value of the lane a given distance higher of the warp, an integer of 32 bits.

    For CUDA. A warp is a group of 32 threads, its lanes.

    Args:
        mask (ti.u32): bits of the lanes that take part, such as `ti.u32(0xFFFFFFFF)` for all.
        val (ti.i32): the value that this lane offers.
        offset (int): the distance, an integer below 32.

    Returns:
        the value of the lane `offset` places higher; the lanes without such a lane keep their own.

    Scope: Taichi.

    Example:
        ```python
        import taichi as ti

        ti.init(arch=ti.cuda)

        x = ti.field(ti.i32, shape=32)

        @ti.kernel
        def run():
            ti.loop_config(block_dim=32)
            for i in range(32):
                x[i] = ti.simt.warp.shfl_down_i32(ti.u32(0xFFFFFFFF), i, 1)

        run()
        print(x)  # 1, 2, ..., 31, 31
        ```
    """


def shfl_down_f32(mask, val, offset):
    """Return the value of the lane a given distance higher of the warp, a real number of 32 bits.

    For CUDA. A warp is a group of 32 threads, its lanes.

    Args:
        mask (ti.u32): bits of the lanes that take part, such as `ti.u32(0xFFFFFFFF)` for all.
        val (ti.f32): the value that this lane offers.
        offset (int): the distance, an integer below 32.

    Returns:
        the value of the lane `offset` places higher; the lanes without such a lane keep their own.

    Scope: Taichi.

    Example:
        ```python
        import taichi as ti

        ti.init(arch=ti.cuda)

        x = ti.field(ti.f32, shape=32)

        @ti.kernel
        def run():
            ti.loop_config(block_dim=32)
            for i in range(32):
                x[i] = ti.simt.warp.shfl_down_f32(ti.u32(0xFFFFFFFF), ti.cast(i, ti.f32), 1)

        run()
        print(x)  # 1, 2, ..., 31, 31
        ```
    """


def shfl_xor_i32(mask, val, offset):
    """Return the value of the lane whose number differs in given bits, an integer of 32 bits.

    For CUDA. A warp is a group of 32 threads, its lanes.

    Args:
        mask (ti.u32): bits of the lanes that take part, such as `ti.u32(0xFFFFFFFF)` for all.
        val (ti.i32): the value that this lane offers.
        offset (int): the bits to flip in the number of this lane, 0 to 31.

    Returns:
        the value of the lane with the number `lane ^ offset`.

    Scope: Taichi.

    Example:
        ```python
        import taichi as ti

        ti.init(arch=ti.cuda)

        x = ti.field(ti.i32, shape=32)

        @ti.kernel
        def run():
            ti.loop_config(block_dim=32)
            for i in range(32):
                x[i] = ti.simt.warp.shfl_xor_i32(ti.u32(0xFFFFFFFF), i, 1)

        run()
        print(x)  # 1, 0, 3, 2, ...
        ```
    """


def match_any(mask, value):
    """Return which lanes hold the same value as this one.

    For CUDA. A warp is a group of 32 threads, its lanes. Needs compute capability 7.0.

    Args:
        mask (ti.u32): bits of the lanes that take part, such as `ti.u32(0xFFFFFFFF)` for all.
        value (ti.i32): the value of this lane.

    Returns:
        an integer with one bit set for each lane of `mask` whose value is that of this lane.

    Raises:
        AssertionError: on compilation, when the device has a lower compute capability; in a kernel this becomes a `ti.TaichiCompilationError`.

    Scope: Taichi.

    Example:
        ```python
        import taichi as ti

        ti.init(arch=ti.cuda)

        x = ti.field(ti.u32, shape=32)

        @ti.kernel
        def run():
            ti.loop_config(block_dim=32)
            for i in range(32):
                x[i] = ti.simt.warp.match_any(ti.u32(0xFFFFFFFF), i // 16)

        run()
        print(x)  # 65535 in the lower half
        ```
    """


def match_all(mask, val):
    """Tell whether a value is the same in all lanes that take part.

    For CUDA. A warp is a group of 32 threads, its lanes. Needs compute capability 7.0.

    Args:
        mask (ti.u32): bits of the lanes that take part, such as `ti.u32(0xFFFFFFFF)` for all.
        val (ti.i32): the value of this lane.

    Returns:
        `mask` when the value is the same in all these lanes, else 0.

    Raises:
        AssertionError: on compilation, when the device has a lower compute capability; in a kernel this becomes a `ti.TaichiCompilationError`.

    Scope: Taichi.

    Example:
        ```python
        import taichi as ti

        ti.init(arch=ti.cuda)

        x = ti.field(ti.u32, shape=32)

        @ti.kernel
        def run():
            ti.loop_config(block_dim=32)
            for i in range(32):
                x[i] = ti.simt.warp.match_all(ti.u32(0xFFFFFFFF), 7)

        run()
        print(x)  # all bits set in each
        ```
    """


def active_mask():
    """Return which lanes of the warp are active at this place.

    For CUDA. A warp is a group of 32 threads, its lanes.

    Returns:
        an integer with one bit set for each active lane.

    Scope: Taichi.

    Example:
        ```python
        import taichi as ti

        ti.init(arch=ti.cuda)

        x = ti.field(ti.u32, shape=32)

        @ti.kernel
        def run():
            ti.loop_config(block_dim=32)
            for i in range(32):
                x[i] = ti.simt.warp.active_mask()

        run()
        print(x)  # all bits set in each
        ```
    """


def sync(mask):
    """Let the given lanes of a warp wait for one another.

    What they have written is then visible to all of them. For CUDA. A warp is a group of 32 threads, its lanes.

    Args:
        mask (ti.u32): bits of the lanes that take part, such as `ti.u32(0xFFFFFFFF)` for all.

    Scope: Taichi.

    Example:
        ```python
        import taichi as ti

        ti.init(arch=ti.cuda)

        x = ti.field(ti.i32, shape=32)

        @ti.kernel
        def run():
            ti.loop_config(block_dim=32)
            for i in range(32):
                x[i] = i
                ti.simt.warp.sync(ti.u32(0xFFFFFFFF))

        run()
        ```
    """
