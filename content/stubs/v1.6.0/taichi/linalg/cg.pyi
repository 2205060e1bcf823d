
class CG:
    """A solver for sparse linear systems `A x = b` by the method of conjugate gradients.

    Args:
        A (ti.linalg.SparseMatrix): the matrix, a `ti.linalg.SparseMatrix` of `ti.f32` or `ti.f64`; symmetric and positive definite.
        b (numpy.ndarray or ti.Ndarray): the right-hand side: a NumPy array or a Taichi ndarray; with CUDA a Taichi ndarray.
        x0 (numpy.ndarray or ti.Ndarray): accepted, but without effect: the method starts from zero.
        max_iter (int): largest number of iterations, 50 by default.
        atol (float): tolerance of the length of the residual, 1e-6 by default; on the CPU relative to the length of `b`.

    Raises:
        TaichiRuntimeError: when the backend is neither a CPU nor CUDA, or the type of `A` is neither `ti.f32` nor `ti.f64`.

    Note:
        Version 1.7 renames the class to `SparseCG`.

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
        b = np.array([4.0, 4.0], dtype=np.float32)
        x, ok = ti.linalg.CG(A, b).solve()
        print(x)  # [1. 2.]
        ```

    See also:
        ti.linalg.SparseSolver, ti.linalg.taichi_cg_solver
    """

    def __init__(self, A, b, x0=None, max_iter=50, atol=1e-06): ...

    def solve(self):
        """Solve the system.

        Returns:
            the solution (a NumPy array on the CPU, a Taichi ndarray with CUDA), and whether the method converged; with CUDA the latter is always `True`.

        Raises:
            TaichiRuntimeError: with CUDA, when the right-hand side is not a Taichi ndarray.

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
            b = np.array([6.0, 7.0], dtype=np.float32)
            x, ok = ti.linalg.CG(A, b, max_iter=10, atol=1e-6).solve()
            print(x, ok)  # about [1, 2], True
            ```

        See also:
            ti.linalg.SparseSolver.solve
        """
