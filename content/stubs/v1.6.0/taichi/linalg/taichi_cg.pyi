
class LinearOperator:
    """A matrix that is given by a kernel for its product with a vector.

    Methods that only need products with a matrix use it, so the matrix need not be stored.

    Args:
        matvec_kernel (kernel): kernel of two template arguments, fields `v` and `Av`, that writes the product of the matrix and `v` to `Av`.

    Scope: Python.

    Example:
        ```python
        import taichi as ti

        ti.init(arch=ti.cpu)

        x = ti.field(ti.f32, shape=(4, 4))
        b = ti.field(ti.f32, shape=(4, 4))
        b.fill(6.0)

        @ti.kernel
        def triple(v: ti.template(), Av: ti.template()):
            for I in ti.grouped(v):
                Av[I] = 3.0 * v[I]

        A = ti.linalg.LinearOperator(triple)
        A.matvec(b, x)
        print(x[0, 0])  # 18.0
        ```

    See also:
        ti.linalg.taichi_cg_solver
    """

    def __init__(self, matvec_kernel): ...

    def matvec(self, x, Ax):
        """Compute the product of the matrix and a vector.

        Args:
            x (ti.ScalarField): field with the vector.
            Ax (ti.ScalarField): field of the same shape that receives the product.

        Raises:
            TaichiRuntimeError: when the shapes of the fields differ.

        Scope: Python.

        Example:
            ```python
            import taichi as ti

            ti.init(arch=ti.cpu)
            v = ti.field(ti.f32, shape=(2, 2))
            Av = ti.field(ti.f32, shape=(2, 2))
            v.fill(1.5)

            @ti.kernel
            def double(v: ti.template(), Av: ti.template()):
                for I in ti.grouped(v):
                    Av[I] = 2.0 * v[I]

            A = ti.linalg.LinearOperator(double)
            A.matvec(v, Av)
            print(Av[1, 1])  # 3.0
            ```

        See also:
            ti.linalg.taichi_cg_solver
        """


def taichi_cg_solver(A, b, x, tol=1e-06, maxiter=5000, quiet=True):
    """Solve a linear system by the method of conjugate gradients, without storing the matrix.

    Args:
        A (ti.linalg.LinearOperator): the matrix, a `ti.linalg.LinearOperator` that is symmetric and positive definite.
        b (ti.ScalarField): the right-hand side, a field of `ti.f32` or `ti.f64` with two axes.
        x (ti.ScalarField): field of the same shape and type, filled with zeros; it receives the solution.
        tol (float): tolerance of the norm of the residual, 1e-6 by default.
        maxiter (int): largest number of iterations, 5000 by default.
        quiet (bool): whether to print nothing; with `False` the residual of each iteration is printed. `True` by default.

    Raises:
        TaichiTypeError: when the types of `b` and `x` differ or are neither `ti.f32` nor `ti.f64`.
        TaichiRuntimeError: when the shapes differ.

    Note:
        Version 1.7 renames the function to `MatrixFreeCG` and lets it return whether it converged. Here it returns nothing; compare the product `A x` with `b`, or set `quiet=False`.

    Scope: Python.

    Example:
        ```python
        import taichi as ti

        ti.init(arch=ti.cpu)

        x = ti.field(ti.f32, shape=(4, 4))
        b = ti.field(ti.f32, shape=(4, 4))
        b.fill(6.0)

        @ti.kernel
        def triple(v: ti.template(), Av: ti.template()):
            for I in ti.grouped(v):
                Av[I] = 3.0 * v[I]

        A = ti.linalg.LinearOperator(triple)
        ti.linalg.taichi_cg_solver(A, b, x)
        print(x[0, 0])  # 2.0
        ```

    See also:
        ti.linalg.LinearOperator, ti.linalg.CG
    """
