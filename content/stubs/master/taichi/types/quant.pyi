"""Quantised types: numbers of fewer bits."""

__all__ = [
    "fixed",
    "float",
    "int",
]


def int(bits, signed=True, compute=None):
    """Make a quantised type of integers.

    Fields of the type are placed in `ti.BitpackedFields` or under a `quant_array` node. For CPU and CUDA.

    Args:
        bits (int): number of bits of a value, that of the sign included.
        signed (bool): whether there are negative values.
        compute (data type): type in which values are computed, signed or unsigned as `signed` says; the default integer type when left out.

    Returns:
        the type, for the `dtype` of `ti.field`.

    Scope: Python.

    Example:
        ```python
        import taichi as ti

        ti.init(arch=ti.cpu)
        t = ti.types.quant.int(bits=5, signed=False)
        x = ti.field(dtype=t)
        pack = ti.BitpackedFields(max_num_bits=32)
        pack.place(x)
        ti.root.dense(ti.i, 8).place(pack)

        x[0] = 31
        print(x[0])  # 31
        ```

    See also:
        ti.BitpackedFields, ti.SNode.quant_array
    """


def fixed(bits, signed=True, max_value=1.0, compute=None, scale=None):
    """Make a quantised type of real numbers with evenly spaced values.

    Fields of the type are placed in `ti.BitpackedFields` or under a `quant_array` node. For CPU and CUDA.

    Args:
        bits (int): number of bits, at most 32.
        signed (bool): whether there are negative values.
        max_value (float): upper end of the range, not included, 1.0 by default; the range begins at its negative, or at 0 without sign.
        compute (data type): type in which values are computed; the default floating-point type when left out.
        scale (float): distance of neighbouring values; when given, `max_value` counts no more.

    Returns:
        the type, for the `dtype` of `ti.field`.

    Scope: Python.

    Example:
        ```python
        import taichi as ti

        ti.init(arch=ti.cpu)
        t = ti.types.quant.fixed(bits=10, max_value=4.0)
        x = ti.field(dtype=t)
        pack = ti.BitpackedFields(max_num_bits=32)
        pack.place(x)
        ti.root.dense(ti.i, 8).place(pack)

        x[0] = 1.5
        print(x[0])  # 1.5
        ```

    See also:
        ti.BitpackedFields, ti.SNode.quant_array
    """


def float(exp, frac, signed=True, compute=None):
    """Make a quantised type of floating-point numbers.

    Fields of the type are placed in `ti.BitpackedFields`. For CPU and CUDA.

    Args:
        exp (int): number of bits of the exponent.
        frac (int): number of bits of the fraction, that of the sign included; at most 24, or 23 without sign.
        signed (bool): whether there are negative values.
        compute (data type): type in which values are computed; the default floating-point type when left out.

    Returns:
        the type, for the `dtype` of `ti.field`.

    Scope: Python.

    Example:
        ```python
        import taichi as ti

        ti.init(arch=ti.cpu)
        t = ti.types.quant.float(exp=6, frac=13)
        x = ti.field(dtype=t)
        pack = ti.BitpackedFields(max_num_bits=32)
        pack.place(x)
        ti.root.dense(ti.i, 8).place(pack)

        x[0] = 1.5
        print(x[0])  # 1.5
        ```

    See also:
        ti.BitpackedFields, ti.SNode.quant_array
    """
