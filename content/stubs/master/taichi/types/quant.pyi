"""Quantised types: numbers of fewer bits."""

__all__ = [
    "fixed",
    "float",
    "int",
]


def int(bits, signed=True, compute=None):
    """Make a quantised type of integers.

    Args:
        bits: number of bits.
        signed: whether negative values exist.
        compute: type of computations; the default integer type when left out.

    Returns:
        the type.

    Scope: Python.

    Example:
        ```python
        import taichi as ti

        ti.init(arch=ti.cpu)
        t = ti.types.quant.int(bits=5, signed=False)
        x = ti.field(dtype=t)
        ```
    """


def fixed(bits, signed=True, max_value=1.0, compute=None, scale=None):
    """Make a quantised type of real numbers with evenly spaced values.

    Args:
        bits: number of bits, less than 64.
        signed: whether negative values exist.
        max_value: largest value.
        compute: type of computations; the default real type when left out.
        scale: distance of two values, in place of `max_value`.

    Returns:
        the type.

    Scope: Python.

    Example:
        ```python
        import taichi as ti

        ti.init(arch=ti.cpu)
        t = ti.types.quant.fixed(bits=10, max_value=100.0)
        x = ti.field(dtype=t)
        ```
    """


def float(exp, frac, signed=True, compute=None):
    """Make a quantised type of real numbers with an exponent.

    Args:
        exp: bits of the exponent.
        frac: bits of the fraction, sign included.
        signed: whether negative values exist.
        compute: type of computations; the default real type when left out.

    Returns:
        the type.

    Scope: Python.

    Example:
        ```python
        import taichi as ti

        ti.init(arch=ti.cpu)
        t = ti.types.quant.float(exp=5, frac=11)
        x = ti.field(dtype=t)
        ```
    """
