
def randn(dt=None):
    """Return a random number of the standard normal distribution.

    Args:
        dt: type of the number; the default type when left out.

    Returns:
        the number: mean 0, variance 1.

    Scope: Taichi.

    Example:
        ```python
        import taichi as ti

        ti.init(arch=ti.cpu)

        @ti.kernel
        def run() -> ti.f32:
            return ti.randn()

        print(run())
        ```
    """


def polar_decompose(A, dt=None):
    """Split a 2 by 2 or 3 by 3 matrix into a rotation and a symmetric matrix.

    Args:
        A: the matrix.
        dt: type of the computation: `ti.f32` or `ti.f64`; the default type when left out.

    Returns:
        the rotation U and the symmetric P, with `A == U @ P`.

    Scope: Taichi.

    Example:
        ```python
        import taichi as ti

        ti.init(arch=ti.cpu)

        @ti.kernel
        def show():
            U, P = ti.polar_decompose(ti.Matrix([[2.0, 0.0], [0.0, 3.0]]))
            print(P)

        show()
        ```
    """


def svd(A, dt=None):
    """Return the singular value decomposition of a 2 by 2 or 3 by 3 matrix.

    Args:
        A: the matrix.
        dt: type of the computation: `ti.f32` or `ti.f64`; the default type when left out.

    Returns:
        U, S and V, with `A == U @ S @ V.transpose()`.

    Scope: Taichi.

    Example:
        ```python
        import taichi as ti

        ti.init(arch=ti.cpu)

        @ti.kernel
        def show():
            U, S, V = ti.svd(ti.Matrix([[3.0, 0.0], [0.0, 2.0]]))
            print(S)

        show()
        ```
    """


def eig(A, dt=None):
    """Return the eigenvalues and eigenvectors of a 2 by 2 matrix.

    Args:
        A: the matrix.
        dt: type of the computation: `ti.f32` or `ti.f64`; the default type when left out.

    Returns:
        a matrix with an eigenvalue per row, real and imaginary part, and a matrix with the eigenvectors as columns.

    Scope: Taichi.

    Example:
        ```python
        import taichi as ti

        ti.init(arch=ti.cpu)

        @ti.kernel
        def show():
            values, vectors = ti.eig(ti.Matrix([[2.0, 0.0], [0.0, 3.0]]))
            print(values)

        show()
        ```
    """


def sym_eig(A, dt=None):
    """Return the eigenvalues and eigenvectors of a symmetric 2 by 2 or 3 by 3 matrix.

    Args:
        A: the matrix.
        dt: type of the computation: `ti.f32` or `ti.f64`; the default type when left out.

    Returns:
        a vector of eigenvalues and a matrix with the eigenvectors as columns.

    Scope: Taichi.

    Example:
        ```python
        import taichi as ti

        ti.init(arch=ti.cpu)

        @ti.kernel
        def show():
            values, vectors = ti.sym_eig(ti.Matrix([[2.0, 1.0], [1.0, 2.0]]))
            print(values)

        show()
        ```
    """


def solve(A, b, dt=None):
    """Solve a linear system with a 2 by 2 or 3 by 3 matrix.

    Args:
        A: the matrix.
        b: the right-hand side, a vector.
        dt: type of the computation: `ti.f32` or `ti.f64`; the default type when left out.

    Returns:
        the vector x with `A @ x == b`.

    Scope: Taichi.

    Example:
        ```python
        import taichi as ti

        ti.init(arch=ti.cpu)

        @ti.kernel
        def show():
            A = ti.Matrix([[2.0, 0.0], [0.0, 4.0]])
            print(ti.solve(A, ti.Vector([2.0, 2.0])))

        show()  # [1.000000, 0.500000]
        ```
    """
