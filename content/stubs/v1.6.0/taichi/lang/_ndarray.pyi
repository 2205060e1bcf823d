
class Ndarray:
    """Base class of the dense arrays that Taichi allocates on the device and passes to kernels.

    Programs do not make instances of it: `ti.ndarray` returns a `ti.ScalarNdarray`, `ti.VectorNdarray` or `ti.MatrixNdarray`. Use the class for tests with `isinstance`.

    Scope: Python.

    Example:
        ```python
        import taichi as ti

        ti.init(arch=ti.cpu)
        x = ti.ndarray(ti.f32, shape=(4, 2))
        print(isinstance(x, ti.Ndarray))  # True
        print(x.shape)  # (4, 2)
        ```

    See also:
        ti.ScalarNdarray
        ti.VectorNdarray
        ti.MatrixNdarray
        ti.ndarray
    """

    def __init__(self): ...

    def __getitem__(self, key):
        """The element at an index: `x[i]`, `x[i, j]`."""

    def __setitem__(self, key, value):
        """Sets an element: `x[i, j] = 1.0`."""

    @property
    def element_shape(self):
        """Shape of one element as a tuple of integers; each subclass defines it.

        Raises:
            NotImplementedError: on an object of `ti.Ndarray` itself.

        See also:
            ti.Ndarray.get_type
        """

    def get_type(self):
        """Return a description of the array with which Taichi checks kernel arguments.

        Not meant to be called by programs.

        Returns:
            an object with the element type, the shape and a flag for the gradient.

        Scope: Python.

        See also:
            ti.Ndarray.element_shape
        """

    def fill(self, val):
        """Set all elements to the same value.

        Args:
            val (int or float): a number; of elements that are vectors or matrices, each component is set to it.

        Scope: Python.

        Example:
            ```python
            import taichi as ti

            ti.init(arch=ti.cpu)
            x = ti.ndarray(ti.f32, shape=(2, 2))
            x.fill(1.5)
            print(x.to_numpy().sum())  # 6.0
            ```

        See also:
            ti.Ndarray.copy_from
        """

    def copy_from(self, other):
        """Overwrite all elements with those of another ndarray.

        Args:
            other (ti.Ndarray): the source, an ndarray of the same shape.

        Raises:
            AssertionError: when `other` is not an ndarray, or has another shape.

        Scope: Python.

        Example:
            ```python
            import taichi as ti

            ti.init(arch=ti.cpu)
            a = ti.ndarray(ti.i32, shape=3)
            b = ti.ndarray(ti.i32, shape=3)
            a.fill(7)
            b.copy_from(a)
            print(b[2])  # 7
            ```

        See also:
            ti.Ndarray.fill
        """


class ScalarNdarray(Ndarray):
    """Ndarray whose elements are single numbers.

    All elements are 0 at first. `ti.ndarray` with a scalar type makes one and is the usual way.

    Args:
        dtype (data type): type of the elements, such as `ti.f32` or `ti.i64`.
        arr_shape (tuple of int): size of each dimension, a tuple of positive integers.

    Scope: Python.

    Example:
        ```python
        import taichi as ti

        ti.init(arch=ti.cpu)
        x = ti.ndarray(ti.i32, shape=(2, 3))
        x[1, 2] = 8
        print(isinstance(x, ti.ScalarNdarray), x[1, 2])  # True 8
        ```

    See also:
        ti.Ndarray
        ti.VectorNdarray
        ti.MatrixNdarray
        ti.ndarray
    """

    def __init__(self, dtype, arr_shape): ...

    @property
    def element_shape(self):
        """Shape of one element: always the empty tuple, because an element is a number.

        Example:
            ```python
            import taichi as ti

            ti.init(arch=ti.cpu)
            x = ti.ndarray(ti.f32, shape=(4, 5))
            print(x.shape, x.element_shape)  # (4, 5) ()
            ```

        See also:
            ti.VectorNdarray.element_shape
            ti.MatrixNdarray.element_shape
        """

    def to_numpy(self):
        """Return the elements as a new NumPy array.

        Later changes of one of the two arrays do not affect the other.

        Returns:
            a `numpy.ndarray` with the shape and the element type of this array.

        Scope: Python.

        Example:
            ```python
            import taichi as ti

            ti.init(arch=ti.cpu)
            x = ti.ndarray(ti.i32, shape=3)
            x.fill(2)
            print(x.to_numpy())  # [2 2 2]
            ```

        See also:
            ti.ScalarNdarray.from_numpy
        """

    def from_numpy(self, arr):
        """Take over the values of a NumPy array.

        Args:
            arr (numpy.ndarray): the source, a `numpy.ndarray` with the shape of this array; one that is not contiguous is copied first.

        Raises:
            TypeError: when `arr` is not a `numpy.ndarray`.
            ValueError: when the shapes differ.

        Scope: Python.

        Example:
            ```python
            import numpy as np
            import taichi as ti

            ti.init(arch=ti.cpu)
            x = ti.ndarray(ti.f32, shape=4)
            x.from_numpy(np.arange(4, dtype=np.float32))
            print(x[3])  # 3.0
            ```

        See also:
            ti.ScalarNdarray.to_numpy
        """
