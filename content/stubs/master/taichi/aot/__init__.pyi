"""Compiling kernels and graphs ahead of time, into modules that run without Python."""

from taichi.aot._export import export
from taichi.aot._export import export_as
from taichi.aot.conventions.gfxruntime140 import GfxRuntime140
from taichi.aot.module import Module

__all__ = [
    "GfxRuntime140",
    "Module",
    "export",
    "export_as",
]
