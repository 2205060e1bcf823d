"""Memory of fields."""

__all__ = [
    "print_memory_profiler_info",
]


def print_memory_profiler_info():
    """Print how much memory the nodes of the fields use.

    For the backends built on LLVM: CPU and CUDA. The counts are always kept.

    Raises:
        RuntimeError: on a system without the locale `en_US.UTF-8`, such as many containers.

    Scope: Python.

    Example:
        ```python
        import taichi as ti

        ti.init(arch=ti.cpu)
        x = ti.field(ti.f32, shape=1024)
        ti.profiler.print_memory_profiler_info()
        ```

    See also:
        ti.profiler.print_kernel_profiler_info
    """
