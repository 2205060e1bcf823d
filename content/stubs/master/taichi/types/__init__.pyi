"""Types for annotations, fields and casts."""

from taichi.types import quant
from taichi.types.annotations import sparse_matrix_builder
from taichi.types.annotations import template
from taichi.types.compound_types import argpack
from taichi.types.compound_types import matrix
from taichi.types.compound_types import struct
from taichi.types.compound_types import vector
from taichi.types.ndarray_type import ndarray
from taichi.types.primitive_types import f16
from taichi.types.primitive_types import f32
from taichi.types.primitive_types import f64
from taichi.types.primitive_types import float16
from taichi.types.primitive_types import float32
from taichi.types.primitive_types import float64
from taichi.types.primitive_types import i16
from taichi.types.primitive_types import i32
from taichi.types.primitive_types import i64
from taichi.types.primitive_types import i8
from taichi.types.primitive_types import int16
from taichi.types.primitive_types import int32
from taichi.types.primitive_types import int64
from taichi.types.primitive_types import int8
from taichi.types.primitive_types import ref
from taichi.types.primitive_types import u1
from taichi.types.primitive_types import u16
from taichi.types.primitive_types import u32
from taichi.types.primitive_types import u64
from taichi.types.primitive_types import u8
from taichi.types.primitive_types import uint1
from taichi.types.primitive_types import uint16
from taichi.types.primitive_types import uint32
from taichi.types.primitive_types import uint64
from taichi.types.primitive_types import uint8
from taichi.types.texture_type import rw_texture
from taichi.types.texture_type import texture
from taichi.types.utils import is_integral
from taichi.types.utils import is_real
from taichi.types.utils import is_signed
from taichi.types.utils import is_tensor

__all__ = [
    "argpack",
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
    "is_integral",
    "is_real",
    "is_signed",
    "is_tensor",
    "matrix",
    "ndarray",
    "quant",
    "ref",
    "rw_texture",
    "sparse_matrix_builder",
    "struct",
    "template",
    "texture",
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
    "vector",
]
