"""Questions about types."""

__all__ = [
    "is_integral",
    "is_real",
    "is_signed",
    "is_tensor",
]

is_signed = ti_python_core.is_signed
"""Tells whether a type is a type with negative values."""

is_integral = ti_python_core.is_integral
"""Tells whether a type is an integer type."""

is_real = ti_python_core.is_real
"""Tells whether a type is a type of real numbers."""

is_tensor = ti_python_core.is_tensor
"""Tells whether a type is a vector or matrix type."""
