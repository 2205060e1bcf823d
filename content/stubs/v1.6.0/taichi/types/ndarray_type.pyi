"""The annotation of array parameters."""

__all__ = [
    "ndarray",
]

ndarray = NdarrayType
"""The annotation of an array argument: a Taichi ndarray, NumPy array or PyTorch tensor.

The array is passed by reference, so the kernel may change it. Where a parameter is left out, any array suits.

Raises:
    TypeError: when `dtype` is a vector or matrix type and `element_dim` or `element_shape` is given as well, or a type of numbers with `element_dim` above 0.
    ValueError: when `field_dim` is given, or when `element_dim` and `element_shape` contradict each other or have more than two dimensions.

Scope: Python.

Example:
    ```python
    import numpy as np
    import taichi as ti

    ti.init(arch=ti.cpu)

    @ti.kernel
    def double(a: ti.types.ndarray(dtype=ti.f32, ndim=1)):
        for i in a:
            a[i] *= 2

    a = np.ones(4, dtype=np.float32)
    double(a)
    print(a)  # [2. 2. 2. 2.]
    ```
"""
