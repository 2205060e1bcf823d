"""Functions for all threads of a kernel."""

def memfence():
    """Make the writes of the thread so far visible to all threads before its later writes.

    It does not wait for other threads. For CUDA.

    Scope: Taichi.

    Example:
        ```python
        import taichi as ti

        ti.init(arch=ti.cuda)

        data = ti.field(ti.i32, shape=64)
        done = ti.field(ti.i32, shape=())

        @ti.kernel
        def produce():
            for i in range(64):
                data[i] = i
                ti.simt.grid.memfence()
                ti.atomic_add(done[None], 1)

        produce()
        print(done[None])  # 64
        ```
    """
