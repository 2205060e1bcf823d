"""Hardware counters of NVIDIA cards."""

__all__ = [
    "CuptiMetric",
    "get_predefined_cupti_metrics",
]


class CuptiMetric:
    """A quantity that NVIDIA's CUPTI measures for each kernel, and how to print it.

    Metrics need CUDA, `ti.init(kernel_profiler=True)` and the toolkit `"cupti"`, see `ti.profiler.set_kernel_profiler_toolkit`.

    Args:
        name (str): name of the metric in CUPTI.
        header (str): title of the column; `"unnamed_header"` by default.
        val_format (str): format string for the value, unit included.
        scale (float): factor by which the value is multiplied before printing, 1.0 by default.

    Scope: Python.

    Example:
        ```python
        import taichi as ti

        ti.init(arch=ti.cuda, kernel_profiler=True)
        ti.profiler.set_kernel_profiler_toolkit("cupti")
        read = ti.profiler.CuptiMetric(
            name="dram__bytes_read.sum",
            header=" read ",
            val_format="{:9.3f} MB ",
            scale=1.0 / 1024 / 1024,
        )
        ti.profiler.set_kernel_profiler_metrics([read])
        ```

    See also:
        ti.profiler.set_kernel_profiler_metrics
    """

    def __init__(self, name='', header='unnamed_header', val_format='     {:8.0f} ', scale=1.0): ...


def get_predefined_cupti_metrics(name=''):
    """Return one of the lists of metrics that come with Taichi.

    Args:
        name (str): `"global_access"`, `"shared_access"`, `"atomic_access"`, `"cache_hit_rate"` or `"device_utilization"`.

    Returns:
        the list of `ti.profiler.CuptiMetric`, or `None` for another name; the valid names are then printed.

    Scope: Python.

    Example:
        ```python
        import taichi as ti

        ti.init(arch=ti.cuda, kernel_profiler=True)
        metrics = ti.profiler.get_predefined_cupti_metrics("global_access")
        ti.profiler.set_kernel_profiler_toolkit("cupti")
        ti.profiler.set_kernel_profiler_metrics(metrics)
        ```

    See also:
        ti.profiler.set_kernel_profiler_metrics
    """
