"""Features that may change."""

__all__ = [
    "real_func",
]


def real_func(func):
    """Mark a function that is compiled once and called by kernels: a decorator.

    Args:
        func: the function.

    Returns:
        the Taichi function.

    Deprecated:
        It is no longer experimental: use `ti.real_func`.

    Scope: Python.
    """
