
class SparseMatrix:
    """A sparse matrix, for products and solvers.

    Usually `ti.linalg.SparseMatrixBuilder` makes it. `+`, `-`, `*`, `@` and indices work.

    Args:
        n: number of rows.
        m: number of columns.
        sm: a matrix of the compiler.
        dtype: type of the numbers: `ti.f32`, on a CPU also `ti.f64`.
        storage_format: `"col_major"` or `"row_major"`.

    Scope: Python.

    Example:
        ```python
        import taichi as ti

        ti.init(arch=ti.cpu)
        builder = ti.linalg.SparseMatrixBuilder(3, 3, max_num_triplets=3)

        @ti.kernel
        def fill(A: ti.types.sparse_matrix_builder()):
            for i in range(3):
                A[i, i] += 2.0

        fill(builder)
        A = builder.build()
        print(A[1, 1], A.shape)  # 2.0 (3, 3)
        ```
    """

    def __init__(self, n=None, m=None, sm=None, dtype=f32, storage_format='col_major'): ...

    @property
    def shape(self):
        """Number of rows and columns."""

    def transpose(self):
        """Return the matrix with rows and columns exchanged.

        Returns:
            the matrix.

        Scope: Python.
        """

    def build_from_ndarray(self, ndarray):
        """Fill the matrix from triplets.

        Args:
            ndarray: an ndarray with row, column and value of each entry, one after the other.

        Scope: Python.
        """

    def mmwrite(self, filename):
        """Write the matrix to a file in the Matrix Market format.

        Args:
            filename: the file.

        Scope: Python.
        """


class SparseMatrixBuilder:
    """A builder that kernels fill with the entries of a sparse matrix.

    Args:
        num_rows: number of rows.
        num_cols: number of columns; that of the rows when left out.
        max_num_triplets: room for entries: one for each `+=` that runs.
        dtype: type of the numbers.
        storage_format: `"col_major"` or `"row_major"`.

    Scope: Python.

    Example:
        ```python
        import taichi as ti

        ti.init(arch=ti.cpu)
        builder = ti.linalg.SparseMatrixBuilder(3, 3, max_num_triplets=3)

        @ti.kernel
        def fill(A: ti.types.sparse_matrix_builder()):
            for i in range(3):
                A[i, i] += 2.0

        fill(builder)
        A = builder.build()
        print(A[1, 1], A.shape)  # 2.0 (3, 3)
        ```
    """

    def __init__(self, num_rows=None, num_cols=None, max_num_triplets=0, dtype=f32, storage_format='col_major'): ...

    def print_triplets(self):
        """Print the entries that were added so far.

        Scope: Python.
        """

    def build(self, dtype=f32, _format='CSR'):
        """Make the matrix from what was added.

        Args:
            dtype: type of the numbers.
            _format: for the use of Taichi itself.

        Returns:
            the matrix.

        Scope: Python.
        """
