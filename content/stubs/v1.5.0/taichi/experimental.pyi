"""Features that may change."""

from taichi.lang.kernel_impl import real_func

__all__ = [
    "real_func",
]
