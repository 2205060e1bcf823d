"""Vectors, matrices and functions in the manner of GLSL, usually imported as `tm`."""

from taichi.lang.ops import acos
from taichi.lang.ops import asin
from taichi.lang.ops import atan2
from taichi.lang.ops import ceil
from taichi.lang.ops import cos
from taichi.lang.ops import exp
from taichi.lang.ops import floor
from taichi.lang.ops import log
from taichi.lang.ops import max
from taichi.lang.ops import min
from taichi.lang.ops import pow
from taichi.lang.ops import round
from taichi.lang.ops import sin
from taichi.lang.ops import sqrt
from taichi.lang.ops import tan
from taichi.lang.ops import tanh
from taichi.math._complex import cconj
from taichi.math._complex import cdiv
from taichi.math._complex import cexp
from taichi.math._complex import cinv
from taichi.math._complex import clog
from taichi.math._complex import cmul
from taichi.math._complex import cpow
from taichi.math._complex import csqrt
from taichi.math.mathimpl import clamp
from taichi.math.mathimpl import clz
from taichi.math.mathimpl import cross
from taichi.math.mathimpl import degrees
from taichi.math.mathimpl import determinant
from taichi.math.mathimpl import distance
from taichi.math.mathimpl import dot
from taichi.math.mathimpl import e
from taichi.math.mathimpl import eye
from taichi.math.mathimpl import fract
from taichi.math.mathimpl import inf
from taichi.math.mathimpl import inverse
from taichi.math.mathimpl import isinf
from taichi.math.mathimpl import isnan
from taichi.math.mathimpl import ivec2
from taichi.math.mathimpl import ivec3
from taichi.math.mathimpl import ivec4
from taichi.math.mathimpl import length
from taichi.math.mathimpl import log2
from taichi.math.mathimpl import mat2
from taichi.math.mathimpl import mat3
from taichi.math.mathimpl import mat4
from taichi.math.mathimpl import mix
from taichi.math.mathimpl import mod
from taichi.math.mathimpl import nan
from taichi.math.mathimpl import normalize
from taichi.math.mathimpl import pi
from taichi.math.mathimpl import popcnt
from taichi.math.mathimpl import radians
from taichi.math.mathimpl import reflect
from taichi.math.mathimpl import refract
from taichi.math.mathimpl import rot_by_axis
from taichi.math.mathimpl import rot_yaw_pitch_roll
from taichi.math.mathimpl import rotation2d
from taichi.math.mathimpl import rotation3d
from taichi.math.mathimpl import scale
from taichi.math.mathimpl import sign
from taichi.math.mathimpl import smoothstep
from taichi.math.mathimpl import step
from taichi.math.mathimpl import translate
from taichi.math.mathimpl import uvec2
from taichi.math.mathimpl import uvec3
from taichi.math.mathimpl import uvec4
from taichi.math.mathimpl import vdir
from taichi.math.mathimpl import vec2
from taichi.math.mathimpl import vec3
from taichi.math.mathimpl import vec4

__all__ = [
    "acos",
    "asin",
    "atan2",
    "cconj",
    "cdiv",
    "ceil",
    "cexp",
    "cinv",
    "clamp",
    "clog",
    "clz",
    "cmul",
    "cos",
    "cpow",
    "cross",
    "csqrt",
    "degrees",
    "determinant",
    "distance",
    "dot",
    "e",
    "exp",
    "eye",
    "floor",
    "fract",
    "inf",
    "inverse",
    "isinf",
    "isnan",
    "ivec2",
    "ivec3",
    "ivec4",
    "length",
    "log",
    "log2",
    "mat2",
    "mat3",
    "mat4",
    "max",
    "min",
    "mix",
    "mod",
    "nan",
    "normalize",
    "pi",
    "popcnt",
    "pow",
    "radians",
    "reflect",
    "refract",
    "rot_by_axis",
    "rot_yaw_pitch_roll",
    "rotation2d",
    "rotation3d",
    "round",
    "scale",
    "sign",
    "sin",
    "smoothstep",
    "sqrt",
    "step",
    "tan",
    "tanh",
    "translate",
    "uvec2",
    "uvec3",
    "uvec4",
    "vdir",
    "vec2",
    "vec3",
    "vec4",
]
