"""Annotations of kernel parameters that are no types of values."""

__all__ = [
    "sparse_matrix_builder",
    "template",
]

template = Template
"""The annotation of an argument that is handed over at compile time, not as a value.

A kernel with it takes fields, types and Python values, and is compiled anew for each different one; a Taichi function gets the argument by reference. Write `ti.template()`.

Scope: Python.

Example:
    ```python
    import taichi as ti

    ti.init(arch=ti.cpu)

    x = ti.field(ti.i32, shape=4)
    y = ti.field(ti.i32, shape=8)

    @ti.kernel
    def fill(f: ti.template(), v: ti.i32):
        for i in f:
            f[i] = v

    fill(x, 1)
    fill(y, 2)
    print(x[0], y[0])  # 1 2
    ```
"""


class sparse_matrix_builder:
    """The annotation of a kernel argument that is a builder of a sparse matrix.

    The kernel adds values with `K[i, j] += value`.

    Scope: Python.

    Example:
        ```python
        import taichi as ti

        ti.init(arch=ti.cpu)

        builder = ti.linalg.SparseMatrixBuilder(2, 2, max_num_triplets=4)

        @ti.kernel
        def fill(K: ti.types.sparse_matrix_builder()):
            for i in range(2):
                K[i, i] += 3.0

        fill(builder)
        print(builder.build()[1, 1])  # 3.0
        ```

    See also:
        ti.types.ndarray
        ti.linalg.SparseMatrixBuilder
    """
