"""Ready-made sparse grids."""

from taichi.sparse._sparse_grid import grid
from taichi.sparse._sparse_grid import usage

__all__ = [
    "grid",
    "usage",
]
