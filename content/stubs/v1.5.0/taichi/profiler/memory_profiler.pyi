"""Memory of fields."""

__all__ = [
    "print_memory_profiler_info",
]


def print_memory_profiler_info():
    """Print the memory of fields as a tree of structural nodes.

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
        ti.profiler.print_memory_profiler_info()
        ```
    """
