"""Annotations of kernel parameters that are no types of values."""

__all__ = [
    "sparse_matrix_builder",
    "template",
]

template = Template
"""The annotation of an argument that becomes a part of the compiled kernel: a field, a function, a constant.

Each new value means another compilation.
"""


class sparse_matrix_builder:
    """The annotation of a kernel argument that is a sparse matrix builder.

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
