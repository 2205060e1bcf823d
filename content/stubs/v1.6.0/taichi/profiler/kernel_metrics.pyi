"""Hardware counters of NVIDIA cards."""

__all__ = [
    "CuptiMetric",
    "get_predefined_cupti_metrics",
]


class CuptiMetric:
    """A hardware counter for the kernel profiler.

    Args:
        name: name of the counter in CUPTI.
        header: title of its column.
        val_format: format of its values.
        scale: factor for its values.

    Scope: Python.

    Example:
        ```python
        import taichi as ti

        metric = ti.profiler.CuptiMetric(name="dram__bytes.sum", header="bytes")
        ```
    """

    def __init__(self, name='', header='unnamed_header', val_format='     {:8.0f} ', scale=1.0): ...


def get_predefined_cupti_metrics(name=''):
    """Return a ready-made list of hardware counters.

    Args:
        name: `"global_access"`, `"shared_access"`, `"atomic_access"`, `"cache_hit_rate"` or `"device_utilization"`; without it the names are printed.

    Returns:
        the list.

    Scope: Python.

    Example:
        ```python
        import taichi as ti

        metrics = ti.profiler.get_predefined_cupti_metrics("global_access")
        ```
    """
