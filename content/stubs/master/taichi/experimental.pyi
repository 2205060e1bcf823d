"""Features that may change."""

__all__ = [
    "real_func",
]


def real_func(func):
    """Decorate a real function: a Taichi function that is compiled once and called, not inlined.

    Args:
        func (function): the function, with types for its parameters and its return value.

    Returns:
        the decorated function, for calls from kernels and Taichi functions.

    Scope: Python.

    Deprecated:
        Use `ti.real_func`; this name prints a warning.

    Example:
        ```python
        import taichi as ti

        ti.init(arch=ti.cpu)

        @ti.experimental.real_func
        def add(a: ti.i32, b: ti.i32) -> ti.i32:
            return a + b

        @ti.kernel
        def run() -> ti.i32:
            return add(2, 3)

        print(run())  # 5
        ```

    See also:
        ti.func
        ti.kernel
    """
