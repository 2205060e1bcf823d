"""Times of parts of the compiler on the host."""

__all__ = [
    "clear_scoped_profiler_info",
    "print_scoped_profiler_info",
]


def print_scoped_profiler_info():
    """Print the times of the host: passes of the compiler, launches.

    Scope: Python.

    Example:
        ```python
        import taichi as ti

        ti.init(arch=ti.cpu, kernel_profiler=True)
        x = ti.field(ti.f32, shape=1024)

        @ti.kernel
        def work():
            for i in x:
                x[i] += 1.0

        work()
        ti.profiler.print_scoped_profiler_info()
        ```
    """


def clear_scoped_profiler_info():
    """Forget the times of the host.

    Scope: Python.

    Example:
        ```python
        import taichi as ti

        ti.init(arch=ti.cpu, kernel_profiler=True)
        x = ti.field(ti.f32, shape=1024)

        @ti.kernel
        def work():
            for i in x:
                x[i] += 1.0

        work()
        ti.profiler.clear_scoped_profiler_info()
        ```
    """
