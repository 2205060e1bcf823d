"""Sparse matrices and solvers of linear systems."""

from taichi.lang.exception import TaichiRuntimeError
from taichi.lang.exception import TaichiTypeError
from taichi.linalg.matrixfree_cg import LinearOperator
from taichi.linalg.matrixfree_cg import MatrixFreeBICGSTAB
from taichi.linalg.matrixfree_cg import MatrixFreeCG
from taichi.linalg.sparse_cg import SparseCG
from taichi.linalg.sparse_matrix import SparseMatrix
from taichi.linalg.sparse_matrix import SparseMatrixBuilder
from taichi.linalg.sparse_solver import SparseSolver

__all__ = [
    "LinearOperator",
    "MatrixFreeBICGSTAB",
    "MatrixFreeCG",
    "SparseCG",
    "SparseMatrix",
    "SparseMatrixBuilder",
    "SparseSolver",
    "TaichiRuntimeError",
    "TaichiTypeError",
]
