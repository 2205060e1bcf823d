
class SparseMatrix:
    """A matrix that stores only its nonzero elements, on the CPU or with CUDA.

    Usually `build` of `ti.linalg.SparseMatrixBuilder` makes it.

    Args:
        n (int): number of rows; needed unless `sm` is given.
        m (int): number of columns; give it together with `n`.
        sm (taichi_python.SparseMatrix): an internal matrix to wrap in place of a new one; not meant for programs.
        dtype (data type): type of the elements, `ti.f32` (the default) or `ti.f64`.
        storage_format (str): `"col_major"` (the default) or `"row_major"`.

    Raises:
        RuntimeError: when a new matrix is made and the backend is neither a CPU nor CUDA.
        AssertionError: by an operator, when the shapes do not suit each other.
        TaichiRuntimeError: by `@`, when the right-hand side has another type, or is a Taichi ndarray of another length.

    Warning:
        `*` takes a `float`, not an `int`: `A * 2` and `2 * A` give `None` without an error, and `A *= 2` loses the matrix. Write `A * 2.0`.

    Scope: Python.

    Example:
        ```python
        import taichi as ti

        ti.init(arch=ti.cpu)

        builder = ti.linalg.SparseMatrixBuilder(2, 2, max_num_triplets=4)

        @ti.kernel
        def fill(K: ti.types.sparse_matrix_builder()):
            K[0, 0] += 4.0
            K[1, 1] += 2.0

        fill(builder)
        A = builder.build()
        print(A[0, 0], A.shape)  # 4.0 (2, 2)
        ```

    See also:
        ti.linalg.SparseMatrixBuilder, ti.linalg.SparseSolver
    """

    def __init__(self, n=None, m=None, sm=None, dtype=f32, storage_format='col_major'): ...

    def __getitem__(self, indices):
        """Reads an element: `A[i, j]`."""

    def __setitem__(self, indices, value):
        """Sets an element: `A[i, j] = 1.0`."""

    def __matmul__(self, other):
        """The product with another matrix, or with a vector: a one-dimensional field, NumPy array or Taichi ndarray. The product with a Taichi ndarray is a Taichi ndarray, that with the other vectors a NumPy array."""

    def __add__(self, other):
        """The sum of two matrices of one shape."""

    def __iadd__(self, other):
        """Adds another matrix of the same shape."""

    def __sub__(self, other):
        """The difference of two matrices of one shape."""

    def __isub__(self, other):
        """Subtracts another matrix of the same shape."""

    def __mul__(self, other):
        """With a matrix of the same shape the product element by element; with a `float` every element times it. With an `int` it gives `None`."""

    def __rmul__(self, other):
        """Every element times a `float`."""

    @property
    def shape(self):
        """The number of rows and the number of columns, as a tuple.

        Example:
            ```python
            import taichi as ti

            ti.init(arch=ti.cpu)
            A = ti.linalg.SparseMatrix(n=3, m=2)
            print(A.shape)  # (3, 2)
            ```
        """

    def transpose(self):
        """Return the transposed matrix: rows and columns exchanged.

        Returns:
            a new `ti.linalg.SparseMatrix` of `m` rows and `n` columns; this matrix stays as it is.

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
                K[1, 1] += 3.0

            fill(builder)
            A = builder.build()
            B = A.transpose()
            print(A[0, 1], B[0, 1], B[1, 0])  # 1.0 0.0 1.0
            ```

        See also:
            ti.Matrix.transpose
        """

    def build_from_ndarray(self, ndarray):
        """Fill the matrix from an array of triplets: row, column and value.

        Args:
            ndarray (ti.Ndarray): a Taichi ndarray, often of vectors of three numbers; the number of all its numbers is a multiple of three.

        Raises:
            TaichiRuntimeError: when `ndarray` is no Taichi ndarray, or its length is no multiple of three.

        Scope: Python.

        Example:
            ```python
            import taichi as ti

            ti.init(arch=ti.cpu)

            triplets = ti.Vector.ndarray(3, ti.f32, shape=2)

            @ti.kernel
            def fill(t: ti.types.ndarray()):
                for i in range(2):
                    t[i] = ti.Vector([i, i, 5.0], dt=ti.f32)

            fill(triplets)
            A = ti.linalg.SparseMatrix(n=2, m=2, dtype=ti.f32)
            A.build_from_ndarray(triplets)
            print(A[1, 1])  # 5.0
            ```

        See also:
            ti.linalg.SparseMatrixBuilder.build
        """

    def mmwrite(self, filename):
        """Write the matrix to a file in the Matrix Market format.

        Args:
            filename (str): path of the file, often with the ending `.mtx`.

        Scope: Python.

        Example:
            ```python
            import taichi as ti

            ti.init(arch=ti.cpu)

            builder = ti.linalg.SparseMatrixBuilder(2, 2, max_num_triplets=4)

            @ti.kernel
            def fill(K: ti.types.sparse_matrix_builder()):
                K[0, 0] += 4.0
                K[1, 1] += 2.0

            fill(builder)
            A = builder.build()
            A.mmwrite("A.mtx")
            ```

        See also:
            ti.linalg.SparseMatrixBuilder.print_triplets
        """


class SparseMatrixBuilder:
    """A builder that collects the elements of a sparse matrix in a kernel.

    The kernel takes it with the annotation `ti.types.sparse_matrix_builder()` and writes `K[i, j] += value`; values for the same place add up.

    Args:
        num_rows (int): number of rows of the matrix.
        num_cols (int): number of columns of the matrix; give it together with `num_rows`.
        max_num_triplets (int): largest number of values that are added, those for the same place counted separately.
        dtype (data type): type of the elements, `ti.f32` (the default) or `ti.f64`; with CUDA `ti.f32`.
        storage_format (str): `"col_major"` (the default) or `"row_major"`.

    Raises:
        TaichiRuntimeError: when the backend is neither a CPU nor CUDA.

    Scope: Python.

    Example:
        ```python
        import taichi as ti

        ti.init(arch=ti.cpu)

        builder = ti.linalg.SparseMatrixBuilder(2, 2, max_num_triplets=4)

        @ti.kernel
        def fill(K: ti.types.sparse_matrix_builder()):
            K[0, 0] += 4.0
            K[1, 1] += 2.0

        fill(builder)
        A = builder.build()
        print(A[0, 0])  # 4.0
        ```

    See also:
        ti.types.sparse_matrix_builder, ti.linalg.SparseMatrix
    """

    def __init__(self, num_rows=None, num_cols=None, max_num_triplets=0, dtype=f32, storage_format='col_major'): ...

    def print_triplets(self):
        """Print the collected values with their rows and columns.

        They are printed in the order in which they were added, before values for the same place are summed up. On other backends than CPU and CUDA nothing is printed.

        Scope: Python.

        Example:
            ```python
            import taichi as ti

            ti.init(arch=ti.cpu)

            builder = ti.linalg.SparseMatrixBuilder(2, 2, max_num_triplets=4)

            @ti.kernel
            def fill(K: ti.types.sparse_matrix_builder()):
                K[0, 0] += 4.0
                K[1, 1] += 2.0

            fill(builder)
            builder.print_triplets()
            # n=2, m=2, num_triplets=2 (max=4)
            # [0, 0] = 4.0
            # [1, 1] = 2.0
            ```

        See also:
            ti.linalg.SparseMatrixBuilder.build
        """

    def build(self, dtype=f32, _format='CSR'):
        """Make the sparse matrix from the collected values.

        Args:
            dtype (data type): without effect; the matrix has the type of the builder.
            _format (str): without effect.

        Returns:
            the matrix, a `ti.linalg.SparseMatrix`.

        Raises:
            TaichiRuntimeError: when the backend is neither a CPU nor CUDA, or, with CUDA, the type of the builder is not `ti.f32`.

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
            print(A.shape, A[0, 1])  # (2, 2) 1.0
            ```

        See also:
            ti.linalg.SparseMatrixBuilder.print_triplets
        """
