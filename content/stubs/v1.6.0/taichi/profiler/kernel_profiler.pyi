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
    """Print how long the kernels took.

    Needs `ti.init(kernel_profiler=True)`; otherwise it only prints a warning.

    Args:
        mode (str): `"count"` (the default) for a row per task, such as an outermost loop, with number of launches and shortest, mean and longest time; `"trace"` for a row per launch, with the metrics.

    Raises:
        ValueError: when `mode` is another value.

    Scope: Python.

    Example:
        ```python
        import taichi as ti

        ti.init(arch=ti.cpu, kernel_profiler=True)

        x = ti.field(ti.f32, shape=1024)

        @ti.kernel
        def fill():
            for i in x:
                x[i] = i

        fill()
        fill()
        ti.profiler.print_kernel_profiler_info()
        ```

    See also:
        ti.profiler.query_kernel_profiler_info, ti.profiler.clear_kernel_profiler_info
    """


def query_kernel_profiler_info(name):
    """Return number of calls and times of a kernel.

    Needs `ti.init(kernel_profiler=True)`; otherwise it only prints a warning.

    Args:
        name (str): name of the kernel function, as in `fill.__name__`.

    Returns:
        an object with `counter` (number of calls) and `min`, `max` and `avg` (times in milliseconds); `None` when the profiler is off.

    Note:
        Call `ti.profiler.clear_kernel_profiler_info` before what is to be measured.

    Scope: Python.

    Example:
        ```python
        import taichi as ti

        ti.init(arch=ti.cpu, kernel_profiler=True)

        x = ti.field(ti.f32, shape=1024)

        @ti.kernel
        def fill():
            for i in x:
                x[i] = i

        fill()
        ti.profiler.clear_kernel_profiler_info()
        fill()
        result = ti.profiler.query_kernel_profiler_info(fill.__name__)
        print(result.avg)  # milliseconds
        ```

    See also:
        ti.profiler.print_kernel_profiler_info
    """


def clear_kernel_profiler_info():
    """Delete what the kernel profiler has recorded so far.

    Needs `ti.init(kernel_profiler=True)`; otherwise it only prints a warning.

    Scope: Python.

    Example:
        ```python
        import taichi as ti

        ti.init(arch=ti.cpu, kernel_profiler=True)

        x = ti.field(ti.f32, shape=1024)

        @ti.kernel
        def fill():
            for i in x:
                x[i] = i

        fill()  # includes compilation
        ti.profiler.clear_kernel_profiler_info()
        fill()
        ti.profiler.print_kernel_profiler_info()
        ```

    See also:
        ti.profiler.print_kernel_profiler_info
    """


def get_kernel_profiler_total_time():
    """Return the time that all recorded kernels took together.

    Needs `ti.init(kernel_profiler=True)`; otherwise it only prints a warning.

    Returns:
        the time in seconds; 0.0 when the profiler is off.

    Scope: Python.

    Example:
        ```python
        import taichi as ti

        ti.init(arch=ti.cpu, kernel_profiler=True)

        x = ti.field(ti.f32, shape=1024)

        @ti.kernel
        def fill():
            for i in x:
                x[i] = i

        fill()
        print(ti.profiler.get_kernel_profiler_total_time())
        ```

    See also:
        ti.profiler.query_kernel_profiler_info
    """


def set_kernel_profiler_toolkit(toolkit_name='default'):
    """Choose what measures the kernels: Taichi itself or NVIDIA's CUPTI.

    Needs `ti.init(kernel_profiler=True)`; otherwise it only prints a warning.

    Args:
        toolkit_name (str): `"default"` or `"cupti"`; the latter for CUDA only.

    Returns:
        `True` when the toolkit is in use now; otherwise `False`, and the former one stays. On other backends than CUDA always `False`.

    Scope: Python.

    Example:
        ```python
        import taichi as ti

        ti.init(arch=ti.cuda, kernel_profiler=True)
        ok = ti.profiler.set_kernel_profiler_toolkit("cupti")
        print(ok)  # False without CUPTI
        ```

    See also:
        ti.profiler.set_kernel_profiler_metrics
    """


def set_kernel_profiler_metrics(metric_list=default_cupti_metrics):
    """Choose the metrics that are measured from now on.

    Metrics need CUDA, `ti.init(kernel_profiler=True)` and the toolkit `"cupti"`, see `ti.profiler.set_kernel_profiler_toolkit`. The records so far are deleted.

    Args:
        metric_list (list of ti.profiler.CuptiMetric): list of `ti.profiler.CuptiMetric`; by default the traffic of the global memory.

    Scope: Python.

    Example:
        ```python
        import taichi as ti

        ti.init(arch=ti.cuda, kernel_profiler=True)

        x = ti.field(ti.f32, shape=1024)

        @ti.kernel
        def fill():
            for i in x:
                x[i] = i

        ti.profiler.set_kernel_profiler_toolkit("cupti")
        metrics = ti.profiler.get_predefined_cupti_metrics("cache_hit_rate")
        ti.profiler.set_kernel_profiler_metrics(metrics)
        fill()
        ti.profiler.print_kernel_profiler_info("trace")
        ```

    See also:
        ti.profiler.get_predefined_cupti_metrics, ti.profiler.collect_kernel_profiler_metrics
    """


def collect_kernel_profiler_metrics(metric_list=default_cupti_metrics):
    """Measure given metrics in a `with` block; afterwards the default metrics hold again.

    Metrics need CUDA, `ti.init(kernel_profiler=True)` and the toolkit `"cupti"`, see `ti.profiler.set_kernel_profiler_toolkit`.

    Args:
        metric_list (list of ti.profiler.CuptiMetric): list of `ti.profiler.CuptiMetric`; by default the traffic of the global memory.

    Returns:
        a context manager for a `with` statement.

    Note:
        On entering and on leaving, the records so far are deleted; print them inside the block.

    Scope: Python.

    Example:
        ```python
        import taichi as ti

        ti.init(arch=ti.cuda, kernel_profiler=True)

        x = ti.field(ti.f32, shape=1024)

        @ti.kernel
        def fill():
            for i in x:
                x[i] = i

        ti.profiler.set_kernel_profiler_toolkit("cupti")
        metrics = ti.profiler.get_predefined_cupti_metrics("global_access")
        with ti.profiler.collect_kernel_profiler_metrics(metrics):
            fill()
            ti.profiler.print_kernel_profiler_info("trace")
        ```

    See also:
        ti.profiler.set_kernel_profiler_metrics
    """
