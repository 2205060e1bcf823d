"""Sparse matrices and solvers of linear systems."""

from taichi.lang.exception import TaichiRuntimeError
from taichi.lang.exception import TaichiTypeError
from taichi.linalg.cg import CG
from taichi.linalg.sparse_matrix import SparseMatrix
from taichi.linalg.sparse_matrix import SparseMatrixBuilder
from taichi.linalg.sparse_solver import SparseSolver
from taichi.linalg.taichi_cg import LinearOperator
from taichi.linalg.taichi_cg import taichi_cg_solver

__all__ = [
    "CG",
    "LinearOperator",
    "SparseMatrix",
    "SparseMatrixBuilder",
    "SparseSolver",
    "TaichiRuntimeError",
    "TaichiTypeError",
    "taichi_cg_solver",
]
