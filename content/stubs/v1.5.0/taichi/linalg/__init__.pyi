"""Sparse matrices and solvers of linear systems."""

from taichi.linalg.cg import CG
from taichi.linalg.sparse_matrix import SparseMatrix
from taichi.linalg.sparse_matrix import SparseMatrixBuilder
from taichi.linalg.sparse_matrix import sparse_matrix_builder
from taichi.linalg.sparse_solver import SparseSolver

__all__ = [
    "CG",
    "SparseMatrix",
    "SparseMatrixBuilder",
    "SparseSolver",
    "sparse_matrix_builder",
]
