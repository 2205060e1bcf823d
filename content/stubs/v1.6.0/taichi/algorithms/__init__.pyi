"""Sorting and prefix sums on the device."""

from taichi.algorithms._algorithms import PrefixSumExecutor
from taichi.algorithms._algorithms import parallel_sort

__all__ = [
    "PrefixSumExecutor",
    "parallel_sort",
]
