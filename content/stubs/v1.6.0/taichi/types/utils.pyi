"""Questions about types."""

__all__ = [
    "is_integral",
    "is_real",
    "is_signed",
    "is_tensor",
]

is_signed = ti_python_core.is_signed
"""Tell whether a type of integers has negative values.

Returns:
    `True` for a type of signed integers, `False` for one of unsigned ones; a real type is a `RuntimeError`.

Note:
    Meant for types of integers.

Scope: Python.

Example:
    ```python
    import taichi as ti

    print(ti.types.is_signed(ti.i32))  # True
    print(ti.types.is_signed(ti.u32))  # False
    ```
"""

is_integral = ti_python_core.is_integral
"""Tell whether a type is one of integers.

Returns:
    `True` for a type of integers, else `False`.

Scope: Python.

Example:
    ```python
    import taichi as ti

    print(ti.types.is_integral(ti.i32))  # True
    print(ti.types.is_integral(ti.f32))  # False
    ```
"""

is_real = ti_python_core.is_real
"""Tell whether a type is one of floating-point numbers.

Returns:
    `True` for a type of floating-point numbers, else `False`.

Scope: Python.

Example:
    ```python
    import taichi as ti

    print(ti.types.is_real(ti.f32))  # True
    print(ti.types.is_real(ti.i32))  # False
    ```
"""

is_tensor = ti_python_core.is_tensor
"""Tell whether an internal type is one of vectors or matrices.

The compiler uses it for the types of expressions. Not meant to be called by programs.

Returns:
    `True` for a type of vectors or matrices, else `False`.

Scope: Python.
"""
