
class CG:
    """Solve a linear system by conjugate gradients.

    Args:
        A: the matrix, symmetric and positive definite.
        b: the right-hand side.
        x0: first guess; zeros when left out.
        max_iter: largest number of steps.
        atol: residual at which the iteration ends.

    Scope: Python.

    Example:
        ```python
        import taichi as ti

        ti.init(arch=ti.cpu)
        builder = ti.linalg.SparseMatrixBuilder(4, 4, max_num_triplets=4)
        b = ti.ndarray(ti.f32, shape=4)
        b.fill(1.0)

        @ti.kernel
        def fill(A: ti.types.sparse_matrix_builder()):
            for i in range(4):
                A[i, i] += 2.0

        fill(builder)
        solver = ti.linalg.CG(builder.build(), b)
        x, converged = solver.solve()
        print(converged)  # True
        ```
    """

    def __init__(self, A, b, x0=None, max_iter=50, atol=1e-06): ...

    def solve(self):
        """Run the iteration.

        Returns:
            the solution, and whether it converged.

        Scope: Python.
        """
