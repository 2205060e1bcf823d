"""Descriptions of the files in a module that was compiled ahead of time."""

from taichi.aot.conventions import gfxruntime140

__all__ = [
    "gfxruntime140",
]
