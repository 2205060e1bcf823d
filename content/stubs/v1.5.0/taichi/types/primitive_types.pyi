"""Types of one number."""

__all__ = [
    "f16",
    "f32",
    "f64",
    "float16",
    "float32",
    "float64",
    "i16",
    "i32",
    "i64",
    "i8",
    "int16",
    "int32",
    "int64",
    "int8",
    "ref",
    "u16",
    "u32",
    "u64",
    "u8",
    "uint16",
    "uint32",
    "uint64",
    "uint8",
]

float16 = ti_python_core.DataType_f16
"""The type of floating-point numbers of 16 bits, with about 3 decimal digits, long for `ti.f16`."""

f16 = float16
"""The type of floating-point numbers of 16 bits, with about 3 decimal digits."""

float32 = ti_python_core.DataType_f32
"""The type of floating-point numbers of 32 bits, about 7 decimal digits; the default for real numbers, long for `ti.f32`.

"""

f32 = float32
"""The type of floating-point numbers of 32 bits, about 7 decimal digits; the default for real numbers.

"""

float64 = ti_python_core.DataType_f64
"""The type of floating-point numbers of 64 bits, with about 16 decimal digits, long for `ti.f64`."""

f64 = float64
"""The type of floating-point numbers of 64 bits, with about 16 decimal digits."""

int8 = ti_python_core.DataType_i8
"""The type of signed integers of 8 bits, from -128 to 127, long for `ti.i8`."""

i8 = int8
"""The type of signed integers of 8 bits, from -128 to 127."""

int16 = ti_python_core.DataType_i16
"""The type of signed integers of 16 bits, from -32768 to 32767, long for `ti.i16`."""

i16 = int16
"""The type of signed integers of 16 bits, from -32768 to 32767."""

int32 = ti_python_core.DataType_i32
"""The type of signed integers of 32 bits, from -2**31 to 2**31 - 1; the default for integers, long for `ti.i32`.

"""

i32 = int32
"""The type of signed integers of 32 bits, from -2**31 to 2**31 - 1; the default for integers."""

int64 = ti_python_core.DataType_i64
"""The type of signed integers of 64 bits, from -2**63 to 2**63 - 1, long for `ti.i64`."""

i64 = int64
"""The type of signed integers of 64 bits, from -2**63 to 2**63 - 1."""

uint8 = ti_python_core.DataType_u8
"""The type of unsigned integers of 8 bits, from 0 to 255, long for `ti.u8`."""

u8 = uint8
"""The type of unsigned integers of 8 bits, from 0 to 255."""

uint16 = ti_python_core.DataType_u16
"""The type of unsigned integers of 16 bits, from 0 to 65535, long for `ti.u16`."""

u16 = uint16
"""The type of unsigned integers of 16 bits, from 0 to 65535."""

uint32 = ti_python_core.DataType_u32
"""The type of unsigned integers of 32 bits, from 0 to 2**32 - 1, long for `ti.u32`."""

u32 = uint32
"""The type of unsigned integers of 32 bits, from 0 to 2**32 - 1."""

uint64 = ti_python_core.DataType_u64
"""The type of unsigned integers of 64 bits, from 0 to 2**64 - 1, long for `ti.u64`."""

u64 = uint64
"""The type of unsigned integers of 64 bits, from 0 to 2**64 - 1."""


def ref(tp):
    """Return the annotation of a parameter that a real function takes by reference.

    What the function assigns to the parameter changes the variable of the caller.

    Args:
        tp (data type): type of the parameter.

    Returns:
        the annotation, for a parameter of a real function.

    Scope: Python.

    Example:
        ```python
        import taichi as ti

        ti.init(arch=ti.cpu)

        @ti.experimental.real_func
        def inc(a: ti.ref(ti.i32)):
            a += 1

        @ti.kernel
        def run() -> ti.i32:
            n = 4
            inc(n)
            return n

        print(run())  # 5
        ```

    See also:
        ti.func
        ti.template
    """
