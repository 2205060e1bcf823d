"""The annotation of array parameters."""

__all__ = [
    "ndarray",
]

ndarray = NdarrayType
"""The annotation of array arguments: element type and number of dimensions.

`ti.types.ndarray(dtype=ti.f32, ndim=2)` takes a Taichi ndarray, a NumPy array or a PyTorch tensor.
"""
