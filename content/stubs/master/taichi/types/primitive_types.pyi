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
    "u1",
    "u16",
    "u32",
    "u64",
    "u8",
    "uint1",
    "uint16",
    "uint32",
    "uint64",
    "uint8",
]

float16 = ti_python_core.DataType_f16
"""Real numbers of 16 bits, about 3 digits; the long name of `ti.f16`."""

f16 = float16
"""Real numbers of 16 bits, about 3 digits."""

float32 = ti_python_core.DataType_f32
"""Real numbers of 32 bits, about 7 digits, the default; the long name of `ti.f32`."""

f32 = float32
"""Real numbers of 32 bits, about 7 digits, the default."""

float64 = ti_python_core.DataType_f64
"""Real numbers of 64 bits, about 16 digits; the long name of `ti.f64`."""

f64 = float64
"""Real numbers of 64 bits, about 16 digits."""

int8 = ti_python_core.DataType_i8
"""Signed integers of 8 bits; the long name of `ti.i8`."""

i8 = int8
"""Signed integers of 8 bits."""

int16 = ti_python_core.DataType_i16
"""Signed integers of 16 bits; the long name of `ti.i16`."""

i16 = int16
"""Signed integers of 16 bits."""

int32 = ti_python_core.DataType_i32
"""Signed integers of 32 bits, the default; the long name of `ti.i32`."""

i32 = int32
"""Signed integers of 32 bits, the default."""

int64 = ti_python_core.DataType_i64
"""Signed integers of 64 bits; the long name of `ti.i64`."""

i64 = int64
"""Signed integers of 64 bits."""

uint8 = ti_python_core.DataType_u8
"""Unsigned integers of 8 bits; the long name of `ti.u8`."""

uint1 = ti_python_core.DataType_u1
"""Booleans, in one bit; the long name of `ti.u1`."""

u1 = uint1
"""Booleans, in one bit."""

u8 = uint8
"""Unsigned integers of 8 bits."""

uint16 = ti_python_core.DataType_u16
"""Unsigned integers of 16 bits; the long name of `ti.u16`."""

u16 = uint16
"""Unsigned integers of 16 bits."""

uint32 = ti_python_core.DataType_u32
"""Unsigned integers of 32 bits; the long name of `ti.u32`."""

u32 = uint32
"""Unsigned integers of 32 bits."""

uint64 = ti_python_core.DataType_u64
"""Unsigned integers of 64 bits; the long name of `ti.u64`."""

u64 = uint64
"""Unsigned integers of 64 bits."""


def ref(tp):
    """Annotate a parameter of a real function that is passed by reference.

    Args:
        tp: type of the parameter.

    Returns:
        the annotation.

    Scope: Python.
    """
