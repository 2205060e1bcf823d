"""Times of kernels on the device."""

__all__ = [
    "clear_kernel_profiler_info",
    "collect_kernel_profiler_metrics",
    "get_kernel_profiler_total_time",
    "print_kernel_profiler_info",
    "query_kernel_profiler_info",
    "set_kernel_profiler_metrics",
    "set_kernel_profiler_toolkit",
]


def print_kernel_profiler_info(mode='count'):
    """Print the times of kernels.

    Args:
        mode: `"count"` for a row per kernel, `"trace"` for a row per run.

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
        ti.profiler.print_kernel_profiler_info()
        ```
    """


def query_kernel_profiler_info(name):
    """Return the times of one kernel.

    Args:
        name: its name.

    Returns:
        an object with `counter`, `min`, `max` and `avg`, in milliseconds.

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
        print(ti.profiler.query_kernel_profiler_info("work").counter)
        ```
    """


def clear_kernel_profiler_info():
    """Forget what the kernel profiler has measured.

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
        ti.profiler.clear_kernel_profiler_info()
        ```
    """


def get_kernel_profiler_total_time():
    """Return the time of all kernels so far.

    Returns:
        the time in seconds.

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
        print(ti.profiler.get_kernel_profiler_total_time() > 0)  # True
        ```
    """


def set_kernel_profiler_toolkit(toolkit_name='default'):
    """Choose how kernels are measured.

    Args:
        toolkit_name: `"default"` or `"cupti"`.

    Returns:
        whether it worked.

    Scope: Python.

    Example:
        ```python
        import taichi as ti

        ti.init(arch=ti.cuda, kernel_profiler=True)
        print(ti.profiler.set_kernel_profiler_toolkit("cupti"))
        ```
    """


def set_kernel_profiler_metrics(metric_list=default_cupti_metrics):
    """Choose the hardware counters that are collected.

    Args:
        metric_list: the counters.

    Scope: Python.

    Example:
        ```python
        import taichi as ti

        ti.init(arch=ti.cuda, kernel_profiler=True)
        ti.profiler.set_kernel_profiler_toolkit("cupti")
        ti.profiler.set_kernel_profiler_metrics()
        ```
    """


def collect_kernel_profiler_metrics(metric_list=default_cupti_metrics):
    """Collect hardware counters in a `with` block.

    Args:
        metric_list: the counters.

    Returns:
        the context.

    Scope: Python.

    Example:
        ```python
        import taichi as ti

        ti.init(arch=ti.cuda, kernel_profiler=True)
        ti.profiler.set_kernel_profiler_toolkit("cupti")
        metrics = ti.profiler.get_predefined_cupti_metrics("global_access")
        with ti.profiler.collect_kernel_profiler_metrics(metrics):
            ti.sync()
        ```
    """
