"""Measuring kernels on the device and the compiler on the host."""

from taichi.profiler.kernel_metrics import CuptiMetric
from taichi.profiler.kernel_metrics import get_predefined_cupti_metrics
from taichi.profiler.kernel_profiler import clear_kernel_profiler_info
from taichi.profiler.kernel_profiler import collect_kernel_profiler_metrics
from taichi.profiler.kernel_profiler import get_kernel_profiler_total_time
from taichi.profiler.kernel_profiler import print_kernel_profiler_info
from taichi.profiler.kernel_profiler import query_kernel_profiler_info
from taichi.profiler.kernel_profiler import set_kernel_profiler_metrics
from taichi.profiler.kernel_profiler import set_kernel_profiler_toolkit
from taichi.profiler.memory_profiler import print_memory_profiler_info
from taichi.profiler.scoped_profiler import clear_scoped_profiler_info
from taichi.profiler.scoped_profiler import print_scoped_profiler_info

__all__ = [
    "CuptiMetric",
    "clear_kernel_profiler_info",
    "clear_scoped_profiler_info",
    "collect_kernel_profiler_metrics",
    "get_kernel_profiler_total_time",
    "get_predefined_cupti_metrics",
    "print_kernel_profiler_info",
    "print_memory_profiler_info",
    "print_scoped_profiler_info",
    "query_kernel_profiler_info",
    "set_kernel_profiler_metrics",
    "set_kernel_profiler_toolkit",
]
