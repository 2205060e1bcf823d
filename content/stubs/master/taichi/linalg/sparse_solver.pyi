
class SparseSolver:
    """A direct solver for sparse linear systems, on the CPU or with CUDA.

    First factorise the matrix with `compute`, then call `solve` for any number of right-hand sides.

    Args:
        dtype (data type): type of the elements, that of the matrix; `ti.f32` by default.
        solver_type (str): factorisation: `"LLT"` (the default) for symmetric positive definite matrices, `"LDLT"` for symmetric ones while no pivot is 0, `"LU"` for all that can be inverted.
        ordering (str): method that reorders the unknowns: `"AMD"` (the default) or `"COLAMD"`.

    Raises:
        TaichiRuntimeError: when factorisation or ordering is unknown.
        AssertionError: when the backend is neither a CPU nor CUDA.

    Scope: Python.

    Example:
        ```python
        import numpy as np
        import taichi as ti

        ti.init(arch=ti.cpu)
        builder = ti.linalg.SparseMatrixBuilder(2, 2, max_num_triplets=4)

        @ti.kernel
        def fill(K: ti.types.sparse_matrix_builder()):
            K[0, 0] += 4.0
            K[1, 1] += 2.0

        fill(builder)
        A = builder.build()
        solver = ti.linalg.SparseSolver(solver_type="LLT")
        solver.compute(A)
        print(solver.solve(np.array([4.0, 4.0], dtype=np.float32)))  # [1. 2.]
        ```

    See also:
        ti.linalg.SparseCG
    """

    def __init__(self, dtype=f32, solver_type='LLT', ordering='AMD'): ...

    def compute(self, sparse_matrix):
        """Analyse and factorise a matrix; the same as `analyze_pattern` and `factorize`.

        Args:
            sparse_matrix (ti.linalg.SparseMatrix): the matrix, a `ti.linalg.SparseMatrix`.

        Raises:
            TaichiRuntimeError: when the argument is no sparse matrix.

        Scope: Python.

        Example:
            ```python
            import numpy as np
            import taichi as ti

            ti.init(arch=ti.cpu)
            builder = ti.linalg.SparseMatrixBuilder(2, 2, max_num_triplets=4)

            @ti.kernel
            def fill(K: ti.types.sparse_matrix_builder()):
                K[0, 0] += 4.0
                K[0, 1] += 1.0
                K[1, 0] += 1.0
                K[1, 1] += 3.0

            fill(builder)
            solver = ti.linalg.SparseSolver(solver_type="LLT")
            solver.compute(builder.build())
            print(solver.solve(np.array([6.0, 7.0], dtype=np.float32)))  # about [1, 2]
            ```

        See also:
            ti.linalg.SparseSolver.analyze_pattern
            ti.linalg.SparseSolver.factorize
            ti.linalg.SparseSolver.solve
            ti.linalg.SparseSolver.info
        """

    def analyze_pattern(self, sparse_matrix):
        """Find an order of the unknowns in which the factorisation stays sparse.

        One analysis serves all matrices whose nonzero elements are at the same places.

        Args:
            sparse_matrix (ti.linalg.SparseMatrix): the matrix, a `ti.linalg.SparseMatrix`.

        Raises:
            TaichiRuntimeError: when the argument is no sparse matrix, or its type is not that of the solver.

        Scope: Python.

        Example:
            ```python
            import numpy as np
            import taichi as ti

            ti.init(arch=ti.cpu)
            builder = ti.linalg.SparseMatrixBuilder(2, 2, max_num_triplets=4)

            @ti.kernel
            def fill(K: ti.types.sparse_matrix_builder()):
                K[0, 0] += 4.0
                K[0, 1] += 1.0
                K[1, 0] += 1.0
                K[1, 1] += 3.0

            fill(builder)
            A = builder.build()
            solver = ti.linalg.SparseSolver(solver_type="LLT")
            solver.analyze_pattern(A)
            for factor in (1.0, 2.0):  # the same places, other values
                solver.factorize(A * factor)
                print(solver.solve(np.array([6.0, 7.0], dtype=np.float32)))
            ```

        See also:
            ti.linalg.SparseSolver.compute
            ti.linalg.SparseSolver.factorize
            ti.linalg.SparseSolver.solve
            ti.linalg.SparseSolver.info
        """

    def factorize(self, sparse_matrix):
        """Factorise a matrix after `analyze_pattern`.

        Args:
            sparse_matrix (ti.linalg.SparseMatrix): the matrix, a `ti.linalg.SparseMatrix`.

        Raises:
            TaichiRuntimeError: when the argument is no sparse matrix.

        Scope: Python.

        Example:
            ```python
            import taichi as ti

            ti.init(arch=ti.cpu)
            builder = ti.linalg.SparseMatrixBuilder(2, 2, max_num_triplets=4)

            @ti.kernel
            def fill(K: ti.types.sparse_matrix_builder()):
                K[0, 0] += 4.0
                K[0, 1] += 1.0
                K[1, 0] += 1.0
                K[1, 1] += 3.0

            fill(builder)
            A = builder.build()
            solver = ti.linalg.SparseSolver(solver_type="LLT")
            solver.analyze_pattern(A)
            solver.factorize(A)
            print(solver.info())  # True
            ```

        See also:
            ti.linalg.SparseSolver.compute
            ti.linalg.SparseSolver.analyze_pattern
            ti.linalg.SparseSolver.solve
            ti.linalg.SparseSolver.info
        """

    def solve(self, b):
        """Solve the system for a right-hand side.

        Args:
            b (ti.Field, numpy.ndarray or ti.Ndarray): the right-hand side: a field, a NumPy array or a Taichi ndarray.

        Returns:
            the solution: a Taichi ndarray when `b` is one, else a NumPy array.

        Raises:
            TaichiRuntimeError: when no matrix was given before, or `b` has another type.

        Scope: Python.

        Example:
            ```python
            import numpy as np
            import taichi as ti

            ti.init(arch=ti.cpu)
            builder = ti.linalg.SparseMatrixBuilder(2, 2, max_num_triplets=4)

            @ti.kernel
            def fill(K: ti.types.sparse_matrix_builder()):
                K[0, 0] += 4.0
                K[0, 1] += 1.0
                K[1, 0] += 1.0
                K[1, 1] += 3.0

            fill(builder)
            solver = ti.linalg.SparseSolver(solver_type="LLT")
            solver.compute(builder.build())
            for b in ([6.0, 7.0], [5.0, 4.0]):  # one factorisation, two right-hand sides
                print(solver.solve(np.array(b, dtype=np.float32)))  # about [1, 2], then [1, 1]
            ```

        See also:
            ti.linalg.SparseSolver.compute
            ti.linalg.SparseSolver.analyze_pattern
            ti.linalg.SparseSolver.factorize
            ti.linalg.SparseSolver.info
        """

    def info(self):
        """Tell whether the last factorisation or solution succeeded.

        Returns:
            `True` when it did, else `False`, for example after the `"LLT"` factorisation of a matrix that is not positive definite.

        Scope: Python.

        Example:
            ```python
            import numpy as np
            import taichi as ti

            ti.init(arch=ti.cpu)
            builder = ti.linalg.SparseMatrixBuilder(2, 2, max_num_triplets=4)

            @ti.kernel
            def fill(K: ti.types.sparse_matrix_builder()):
                K[0, 0] += 4.0
                K[0, 1] += 1.0
                K[1, 0] += 1.0
                K[1, 1] += 3.0

            fill(builder)
            solver = ti.linalg.SparseSolver(solver_type="LLT")
            solver.compute(builder.build())
            x = solver.solve(np.array([6.0, 7.0], dtype=np.float32))
            print(solver.info())  # True
            ```

        See also:
            ti.linalg.SparseSolver.compute
            ti.linalg.SparseSolver.analyze_pattern
            ti.linalg.SparseSolver.factorize
            ti.linalg.SparseSolver.solve
        """
