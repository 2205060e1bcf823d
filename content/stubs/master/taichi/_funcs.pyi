
def randn(dt=None):
    """Return a random number of the normal distribution with mean 0 and variance 1.

    Args:
        dt (data type): type of the number, `ti.f32` or `ti.f64`; the default floating-point type when left out.

    Returns:
        the random number; each call and each thread draws another one.

    Scope: Taichi.

    Example:
        ```python
        import taichi as ti

        ti.init(arch=ti.cpu)

        x = ti.field(ti.f32, shape=100000)

        @ti.kernel
        def fill():
            for i in x:
                x[i] = ti.randn()

        fill()
        print(x.to_numpy().std())  # close to 1
        ```

    See also:
        ti.random
    """


def polar_decompose(A, dt=None):
    """Split a 2 by 2 or 3 by 3 matrix into an orthogonal matrix and a symmetric matrix.

    In the simulation of solids, the first is the turn and the second the stretch of a deformation.

    Args:
        A (ti.Matrix): a 2 by 2 or 3 by 3 matrix.
        dt (data type): type of the computation, `ti.f32` or `ti.f64`; the default floating-point type when left out.

    Returns:
        `U` and `P` with `A == U @ P`: `U` is orthogonal, `P` symmetric.

    Raises:
        Exception: when `A` has another size; in a kernel this becomes a `ti.TaichiCompilationError`.

    Scope: Taichi.

    Example:
        ```python
        import taichi as ti

        ti.init(arch=ti.cpu)

        @ti.kernel
        def show():
            U, P = ti.polar_decompose(ti.Matrix([[2.0, 0.0], [0.0, 3.0]]))
            print(P)

        show()  # [[2.000000, 0.000000], [0.000000, 3.000000]]
        ```

    See also:
        ti.svd
    """


def svd(A, dt=None):
    """Return the singular value decomposition of a 2 by 2 or 3 by 3 matrix.

    Args:
        A (ti.Matrix): a 2 by 2 or 3 by 3 matrix.
        dt (data type): type of the computation, `ti.f32` or `ti.f64`; the default floating-point type when left out.

    Returns:
        three matrices `U`, `S`, `V` with `A == U @ S @ V.transpose()`; `S` is diagonal and holds the singular values.

    Raises:
        Exception: when `A` has another size; in a kernel this becomes a `ti.TaichiCompilationError`.

    Scope: Taichi.

    Example:
        ```python
        import taichi as ti

        ti.init(arch=ti.cpu)

        @ti.kernel
        def show():
            U, S, V = ti.svd(ti.Matrix([[3.0, 0.0], [0.0, 2.0]]))
            print(S)

        show()  # [[3.000000, 0.000000], [0.000000, 2.000000]]
        ```

    See also:
        ti.polar_decompose
    """


def eig(A, dt=None):
    """Return the eigenvalues and eigenvectors of a real 2 by 2 matrix, as complex numbers.

    Args:
        A (ti.Matrix): a 2 by 2 matrix.
        dt (data type): type of the computation, `ti.f32` or `ti.f64`; the default floating-point type when left out.

    Returns:
        a 2 by 2 matrix with one eigenvalue per row (real part, imaginary part), and a 4 by 2 matrix with one eigenvector per column, in which real and imaginary parts alternate.

    Raises:
        Exception: when `A` is not 2 by 2; in a kernel this becomes a `ti.TaichiCompilationError`.

    Note:
        When `A[1, 0]` is 0, at least one eigenvector comes out as NaN; the eigenvalues are right.

    Scope: Taichi.

    Example:
        ```python
        import taichi as ti

        ti.init(arch=ti.cpu)

        @ti.kernel
        def show():
            values, vectors = ti.eig(ti.Matrix([[0.0, -1.0], [1.0, 0.0]]))
            print(values)

        show()  # [[0.000000, 1.000000], [0.000000, -1.000000]]
        ```

    See also:
        ti.sym_eig
    """


def sym_eig(A, dt=None):
    """Return the eigenvalues and eigenvectors of a symmetric 2 by 2 or 3 by 3 matrix.

    All of them are real. The eigenvalues of a 2 by 2 matrix come in falling order, those of a 3 by 3 matrix in rising order.

    Args:
        A (ti.Matrix): a symmetric 2 by 2 or 3 by 3 matrix.
        dt (data type): type of the computation, `ti.f32` or `ti.f64`; the default floating-point type when left out.

    Returns:
        a vector of the eigenvalues, and a matrix with the matching eigenvectors as columns.

    Raises:
        Exception: when `A` has another size; in a kernel this becomes a `ti.TaichiCompilationError`.

    Note:
        With `ti.init(debug=True)`, a matrix that is not symmetric is a `ti.TaichiAssertionError`. For a 2 by 2 diagonal matrix with two different entries an eigenvector comes out as NaN; the eigenvalues are right.

    Scope: Taichi.

    Example:
        ```python
        import taichi as ti

        ti.init(arch=ti.cpu)

        @ti.kernel
        def show():
            values, vectors = ti.sym_eig(ti.Matrix([[2.0, 1.0], [1.0, 2.0]]))
            print(values)

        show()  # [3.000000, 1.000000]
        ```

    See also:
        ti.eig
    """


def solve(A, b, dt=None):
    """Solve a linear system of two or three equations by Gaussian elimination.

    Args:
        A (ti.Matrix): the matrix of the system, 2 by 2 or 3 by 3.
        b (ti.Vector): the right-hand side, a vector with as many entries as `A` has rows.
        dt (data type): type of the computation, `ti.f32` or `ti.f64`; the default floating-point type when left out.

    Returns:
        the vector `x` with `A @ x == b`.

    Raises:
        AssertionError: when the sizes do not fit; in a kernel this becomes a `ti.TaichiCompilationError`. With `ti.init(debug=True)`, when elimination meets a zero pivot, of a 2 by 2 matrix only the first one: the call of the kernel then raises `ti.TaichiAssertionError`.

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

    See also:
        ti.linalg.SparseSolver
    """
