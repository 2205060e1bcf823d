
class Ndarray:
    """An array on the device, passed to kernels as an argument. Base of all ndarrays.

    Make one with `ti.ndarray`, `ti.Vector.ndarray` or `ti.Matrix.ndarray`, not by this class.
    """

    def __init__(self): ...

    @property
    def element_shape(self):
        """Shape of an element."""

    def get_type(self):
        """Return the type of the array, as an annotation has it.

        Returns:
            the type: element type, number of dimensions, and whether there is a gradient.

        Scope: Python.
        """

    def fill(self, val):
        """Set every element to a value.

        Args:
            val: a number; for elements that are vectors or matrices also a vector or matrix.

        Scope: Python.
        """

    def copy_from(self, other):
        """Copy all elements of another ndarray into this one.

        Args:
            other: an ndarray of the same shape and element type.

        Scope: Python.
        """


class ScalarNdarray(Ndarray):
    """An ndarray of numbers.

    `ti.ndarray` makes one.

    Args:
        dtype: type of the elements, such as `ti.f32`.
        arr_shape: tuple of sizes.

    Scope: Python.
    """

    def __init__(self, dtype, arr_shape): ...

    @property
    def element_shape(self):
        """Shape of an element, which is `()` for numbers."""

    def to_numpy(self):
        """Copy the elements into a new NumPy array.

        Returns:
            the array, on the host.

        Scope: Python.
        """

    def from_numpy(self, arr):
        """Copy the elements of a NumPy array into this one.

        Args:
            arr: an array of the same shape.

        Scope: Python.
        """
