"""Times of parts of the compiler on the host."""

__all__ = [
    "clear_scoped_profiler_info",
    "print_scoped_profiler_info",
]


def print_scoped_profiler_info():
    """Print how long the parts of Taichi on the host took, compilation for example, as a tree.

    The times are always recorded.

    Scope: Python.

    Example:
        ```python
        import taichi as ti

        ti.init(arch=ti.cpu)

        @ti.kernel
        def run():
            for i in range(10):
                pass

        run()
        ti.profiler.print_scoped_profiler_info()
        ```

    See also:
        ti.profiler.clear_scoped_profiler_info
    """


def clear_scoped_profiler_info():
    """Delete the times of the host program recorded so far.

    Scope: Python.

    Example:
        ```python
        import taichi as ti

        ti.init(arch=ti.cpu)

        @ti.kernel
        def run():
            for i in range(10):
                pass

        run()
        ti.profiler.clear_scoped_profiler_info()
        run()
        ti.profiler.print_scoped_profiler_info()
        ```

    See also:
        ti.profiler.print_scoped_profiler_info
    """
