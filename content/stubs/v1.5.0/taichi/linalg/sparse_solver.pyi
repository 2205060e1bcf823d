
class SparseSolver:
    """Solve linear systems with a sparse matrix directly, by factors.

    Args:
        dtype: type of the numbers.
        solver_type: `"LLT"`, `"LDLT"` or `"LU"`; CUDA has `"LLT"` only.
        ordering: `"AMD"` or `"COLAMD"`.

    Scope: Python.

    Example:
        ```python
        import taichi as ti

        ti.init(arch=ti.cpu)
        import numpy as np

        builder = ti.linalg.SparseMatrixBuilder(3, 3, max_num_triplets=3)

        @ti.kernel
        def fill(A: ti.types.sparse_matrix_builder()):
            for i in range(3):
                A[i, i] += 2.0

        fill(builder)
        solver = ti.linalg.SparseSolver()
        solver.compute(builder.build())
        print(solver.solve(np.ones(3, dtype=np.float32)))  # [0.5 0.5 0.5]
        ```
    """

    def __init__(self, dtype=f32, solver_type='LLT', ordering='AMD'): ...

    def compute(self, sparse_matrix):
        """Analyse the pattern and compute the factors.

        Args:
            sparse_matrix: the matrix.

        Scope: Python.
        """

    def analyze_pattern(self, sparse_matrix):
        """Find an order of the unknowns that keeps the factors sparse.

        Args:
            sparse_matrix: the matrix.

        Scope: Python.
        """

    def factorize(self, sparse_matrix):
        """Compute the factors.

        Args:
            sparse_matrix: the matrix.

        Scope: Python.
        """

    def solve(self, b):
        """Solve the system for one right-hand side.

        Args:
            b: a NumPy array, a field or an ndarray; on CUDA an ndarray.

        Returns:
            the solution.

        Scope: Python.
        """

    def info(self):
        """Tell whether the last step succeeded.

        Returns:
            whether it did.

        Scope: Python.
        """
