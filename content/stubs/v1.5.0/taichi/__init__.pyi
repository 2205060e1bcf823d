"""The namespace that programs import as `ti`: fields, kernels, types, mathematics and the runtime."""

from taichi import ad
from taichi import algorithms
from taichi import aot
from taichi import experimental
from taichi import graph
from taichi import linalg
from taichi import math
from taichi import tools
from taichi import types
from taichi._funcs import eig
from taichi._funcs import polar_decompose
from taichi._funcs import randn
from taichi._funcs import solve
from taichi._funcs import svd
from taichi._funcs import sym_eig
from taichi._logging import CRITICAL
from taichi._logging import DEBUG
from taichi._logging import ERROR
from taichi._logging import INFO
from taichi._logging import TRACE
from taichi._logging import WARN
from taichi._logging import is_logging_effective
from taichi._logging import set_logging_level
from taichi._snode.fields_builder import FieldsBuilder
from taichi.lang import simt
from taichi.lang._ndarray import Ndarray
from taichi.lang._ndarray import ScalarNdarray
from taichi.lang._ndrange import ndrange
from taichi.lang._texture import Texture
from taichi.lang.enums import DeviceCapability
from taichi.lang.enums import Format
from taichi.lang.enums import Layout
from taichi.lang.exception import TaichiAssertionError
from taichi.lang.exception import TaichiCompilationError
from taichi.lang.exception import TaichiNameError
from taichi.lang.exception import TaichiRuntimeError
from taichi.lang.exception import TaichiRuntimeTypeError
from taichi.lang.exception import TaichiSyntaxError
from taichi.lang.exception import TaichiTypeError
from taichi.lang.field import BitpackedFields
from taichi.lang.field import Field
from taichi.lang.field import ScalarField
from taichi.lang.impl import axes
from taichi.lang.impl import deactivate_all_snodes
from taichi.lang.impl import field
from taichi.lang.impl import grouped
from taichi.lang.impl import ndarray
from taichi.lang.impl import one
from taichi.lang.impl import root
from taichi.lang.impl import static
from taichi.lang.impl import static_assert
from taichi.lang.impl import static_print
from taichi.lang.impl import stop_grad
from taichi.lang.impl import zero
from taichi.lang.kernel_impl import data_oriented
from taichi.lang.kernel_impl import func
from taichi.lang.kernel_impl import kernel
from taichi.lang.kernel_impl import pyfunc
from taichi.lang.matrix import Matrix
from taichi.lang.matrix import MatrixField
from taichi.lang.matrix import MatrixNdarray
from taichi.lang.matrix import Vector
from taichi.lang.matrix import VectorNdarray
from taichi.lang.mesh import Mesh
from taichi.lang.mesh import MeshInstance
from taichi.lang.misc import amdgpu
from taichi.lang.misc import arm64
from taichi.lang.misc import assume_in_range
from taichi.lang.misc import block_local
from taichi.lang.misc import cache_read_only
from taichi.lang.misc import cc
from taichi.lang.misc import cpu
from taichi.lang.misc import cuda
from taichi.lang.misc import dx11
from taichi.lang.misc import dx12
from taichi.lang.misc import extension
from taichi.lang.misc import gles
from taichi.lang.misc import global_thread_idx
from taichi.lang.misc import gpu
from taichi.lang.misc import i
from taichi.lang.misc import ij
from taichi.lang.misc import ijk
from taichi.lang.misc import ijkl
from taichi.lang.misc import ijl
from taichi.lang.misc import ik
from taichi.lang.misc import ikl
from taichi.lang.misc import il
from taichi.lang.misc import init
from taichi.lang.misc import j
from taichi.lang.misc import jk
from taichi.lang.misc import jkl
from taichi.lang.misc import jl
from taichi.lang.misc import k
from taichi.lang.misc import kl
from taichi.lang.misc import l
from taichi.lang.misc import loop_config
from taichi.lang.misc import mesh_local
from taichi.lang.misc import mesh_patch_idx
from taichi.lang.misc import metal
from taichi.lang.misc import no_activate
from taichi.lang.misc import opengl
from taichi.lang.misc import reset
from taichi.lang.misc import vulkan
from taichi.lang.misc import wasm
from taichi.lang.misc import x64
from taichi.lang.misc import x86_64
from taichi.lang.ops import abs
from taichi.lang.ops import acos
from taichi.lang.ops import asin
from taichi.lang.ops import atan2
from taichi.lang.ops import atomic_add
from taichi.lang.ops import atomic_and
from taichi.lang.ops import atomic_max
from taichi.lang.ops import atomic_min
from taichi.lang.ops import atomic_or
from taichi.lang.ops import atomic_sub
from taichi.lang.ops import atomic_xor
from taichi.lang.ops import bit_cast
from taichi.lang.ops import bit_shr
from taichi.lang.ops import cast
from taichi.lang.ops import ceil
from taichi.lang.ops import cos
from taichi.lang.ops import exp
from taichi.lang.ops import floor
from taichi.lang.ops import log
from taichi.lang.ops import max
from taichi.lang.ops import min
from taichi.lang.ops import pow
from taichi.lang.ops import random
from taichi.lang.ops import raw_div
from taichi.lang.ops import raw_mod
from taichi.lang.ops import round
from taichi.lang.ops import rsqrt
from taichi.lang.ops import select
from taichi.lang.ops import sin
from taichi.lang.ops import sqrt
from taichi.lang.ops import tan
from taichi.lang.ops import tanh
from taichi.lang.runtime_ops import sync
from taichi.lang.snode import SNode
from taichi.lang.snode import activate
from taichi.lang.snode import append
from taichi.lang.snode import deactivate
from taichi.lang.snode import get_addr
from taichi.lang.snode import is_active
from taichi.lang.snode import length
from taichi.lang.snode import rescale_index
from taichi.lang.struct import Struct
from taichi.lang.struct import StructField
from taichi.lang.struct import dataclass
from taichi.types.annotations import sparse_matrix_builder
from taichi.types.annotations import template
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
from taichi.types.primitive_types import u16
from taichi.types.primitive_types import u32
from taichi.types.primitive_types import u64
from taichi.types.primitive_types import u8
from taichi.types.primitive_types import uint16
from taichi.types.primitive_types import uint32
from taichi.types.primitive_types import uint64
from taichi.types.primitive_types import uint8
from taichi.ui import ui
from taichi.ui.gui import GUI
from taichi.ui.gui import hex_to_rgb
from taichi.ui.gui import rgb_to_hex

__all__ = [
    "BitpackedFields",
    "CRITICAL",
    "DEBUG",
    "DeviceCapability",
    "ERROR",
    "Field",
    "FieldsBuilder",
    "Format",
    "GUI",
    "INFO",
    "Layout",
    "Matrix",
    "MatrixField",
    "MatrixNdarray",
    "Mesh",
    "MeshInstance",
    "Ndarray",
    "SNode",
    "ScalarField",
    "ScalarNdarray",
    "Struct",
    "StructField",
    "TRACE",
    "TaichiAssertionError",
    "TaichiCompilationError",
    "TaichiNameError",
    "TaichiRuntimeError",
    "TaichiRuntimeTypeError",
    "TaichiSyntaxError",
    "TaichiTypeError",
    "Texture",
    "Vector",
    "VectorNdarray",
    "WARN",
    "abs",
    "acos",
    "activate",
    "ad",
    "algorithms",
    "amdgpu",
    "aot",
    "append",
    "arm64",
    "asin",
    "assume_in_range",
    "atan2",
    "atomic_add",
    "atomic_and",
    "atomic_max",
    "atomic_min",
    "atomic_or",
    "atomic_sub",
    "atomic_xor",
    "axes",
    "bit_cast",
    "bit_shr",
    "block_local",
    "cache_read_only",
    "cast",
    "cc",
    "ceil",
    "cos",
    "cpu",
    "cuda",
    "data_oriented",
    "dataclass",
    "deactivate",
    "deactivate_all_snodes",
    "dx11",
    "dx12",
    "eig",
    "exp",
    "experimental",
    "extension",
    "f16",
    "f32",
    "f64",
    "field",
    "float16",
    "float32",
    "float64",
    "floor",
    "func",
    "get_addr",
    "gles",
    "global_thread_idx",
    "gpu",
    "graph",
    "grouped",
    "hex_to_rgb",
    "i",
    "i16",
    "i32",
    "i64",
    "i8",
    "ij",
    "ijk",
    "ijkl",
    "ijl",
    "ik",
    "ikl",
    "il",
    "init",
    "int16",
    "int32",
    "int64",
    "int8",
    "is_active",
    "is_logging_effective",
    "j",
    "jk",
    "jkl",
    "jl",
    "k",
    "kernel",
    "kl",
    "l",
    "length",
    "linalg",
    "log",
    "loop_config",
    "math",
    "max",
    "mesh_local",
    "mesh_patch_idx",
    "metal",
    "min",
    "ndarray",
    "ndrange",
    "no_activate",
    "one",
    "opengl",
    "polar_decompose",
    "pow",
    "pyfunc",
    "randn",
    "random",
    "raw_div",
    "raw_mod",
    "ref",
    "rescale_index",
    "reset",
    "rgb_to_hex",
    "root",
    "round",
    "rsqrt",
    "select",
    "set_logging_level",
    "simt",
    "sin",
    "solve",
    "sparse_matrix_builder",
    "sqrt",
    "static",
    "static_assert",
    "static_print",
    "stop_grad",
    "svd",
    "sym_eig",
    "sync",
    "tan",
    "tanh",
    "template",
    "tools",
    "types",
    "u16",
    "u32",
    "u64",
    "u8",
    "ui",
    "uint16",
    "uint32",
    "uint64",
    "uint8",
    "vulkan",
    "wasm",
    "x64",
    "x86_64",
    "zero",
]
