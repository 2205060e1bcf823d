"""Solvers that need no matrix, only a kernel that multiplies with one."""

__all__ = [
    "LinearOperator",
    "MatrixFreeBICGSTAB",
    "MatrixFreeCG",
]


class LinearOperator:
    """A matrix that is known by its product with a vector only.

    Args:
        matvec_kernel: a kernel of two fields: it writes the product with the first into the second.

    Scope: Python.

    Example:
        ```python
        import taichi as ti

        ti.init(arch=ti.cpu)
        x = ti.field(ti.f32, shape=8)
        b = ti.field(ti.f32, shape=8)
        b.fill(1.0)

        @ti.kernel
        def twice(v: ti.template(), mv: ti.template()):
            for i in v:
                mv[i] = 2 * v[i]

        A = ti.linalg.LinearOperator(twice)
        ti.linalg.MatrixFreeCG(A, b, x)
        print(x[0])  # 0.5
        ```
    """

    def __init__(self, matvec_kernel): ...

    def matvec(self, x, Ax):
        """Compute the product with a field.

        Args:
            x: the field.
            Ax: where the product is written; of the same shape.

        Scope: Python.
        """


def MatrixFreeCG(A, b, x, tol=1e-06, maxiter=5000, quiet=True):
    """Solve a symmetric, positive definite system by conjugate gradients without a matrix.

    Args:
        A: a `LinearOperator`.
        b: the right-hand side, a field.
        x: the first guess, and the solution afterwards; a field.
        tol: residual at which the iteration ends.
        maxiter: largest number of steps.
        quiet: print no residuals.

    Scope: Python.

    Example:
        ```python
        import taichi as ti

        ti.init(arch=ti.cpu)
        x = ti.field(ti.f32, shape=8)
        b = ti.field(ti.f32, shape=8)
        b.fill(1.0)

        @ti.kernel
        def twice(v: ti.template(), mv: ti.template()):
            for i in v:
                mv[i] = 2 * v[i]

        A = ti.linalg.LinearOperator(twice)
        ti.linalg.MatrixFreeCG(A, b, x)
        print(x[0])  # 0.5
        ```
    """


def MatrixFreeBICGSTAB(A, b, x, tol=1e-06, maxiter=5000, quiet=True):
    """Solve a system by the stabilised biconjugate gradient method without a matrix.

    Args:
        A: a `LinearOperator`.
        b: the right-hand side, a field.
        x: the first guess, and the solution afterwards; a field.
        tol: residual at which the iteration ends.
        maxiter: largest number of steps.
        quiet: print no residuals.

    Scope: Python.

    Example:
        ```python
        import taichi as ti

        ti.init(arch=ti.cpu)
        x = ti.field(ti.f32, shape=8)
        b = ti.field(ti.f32, shape=8)
        b.fill(1.0)

        @ti.kernel
        def twice(v: ti.template(), mv: ti.template()):
            for i in v:
                mv[i] = 2 * v[i]

        A = ti.linalg.LinearOperator(twice)
        ti.linalg.MatrixFreeBICGSTAB(A, b, x)
        print(x[0])  # 0.5
        ```
    """
