from taichi.aot.conventions.gfxruntime140.sr import Field
from taichi.lang._ndarray import Ndarray


class Matrix(TaichiOperations):
    """A matrix: a value of a few numbers in rows and columns.

    Arithmetic works element by element; `@` is the product of matrices. Matrices are meant to be small: their elements live in registers.

    Args:
        arr: a list of rows; a flat list makes a vector.
        dt: type of the numbers; found from them when left out.

    Scope: Taichi, Python.

    Example:
        ```python
        import taichi as ti

        ti.init(arch=ti.cpu)

        @ti.kernel
        def run() -> ti.f32:
            a = ti.Matrix([[1.0, 2.0], [3.0, 4.0]])
            b = a @ a
            return b[1, 1]

        print(run())  # 22.0
        ```
    """

    def __init__(self, arr, dt=None): ...

    def get_shape(self):
        """Return the number of rows and columns.

        Returns:
            a tuple.

        Scope: Python.
        """

    def to_list(self):
        """Return the elements as nested Python lists.

        Returns:
            the lists.

        Scope: Python.
        """

    def cast(self, dtype):
        """Convert every element to a type.

        Args:
            dtype: the type.

        Returns:
            the converted matrix.

        Scope: Taichi.
        """

    def trace(self):
        """Return the sum of the diagonal of a square matrix.

        Returns:
            the number.

        Scope: Taichi, Python.
        """

    def inverse(self):
        """Return the inverse of a square matrix.

        Returns:
            the matrix, so that `m @ m.inverse()` is the identity.

        Note:
            Sizes up to 4 by 4 are supported. A matrix without an inverse gives infinite values.

        Scope: Taichi.
        """

    def normalized(self, eps=0):
        """Return the vector divided by its length.

        Args:
            eps: added to the length, against division by zero.

        Returns:
            a vector of length 1.

        Scope: Taichi, Python.
        """

    def transpose(self):
        """Return the matrix with rows and columns exchanged.

        Returns:
            the matrix.

        Scope: Taichi, Python.
        """

    def determinant(a):
        """Return the determinant of a square matrix, up to 4 by 4.

        Args:
            a: the matrix.

        Returns:
            the number.

        Scope: Taichi.
        """

    @staticmethod
    def diag(dim, val):
        """Make a square matrix with one value on its diagonal.

        Args:
            dim: number of rows.
            val: the value.

        Returns:
            the matrix.

        Scope: Taichi, Python.
        """

    def sum(self):
        """Return the sum of all elements.

        Returns:
            the number.

        Scope: Taichi, Python.
        """

    def norm(self, eps=0):
        """Return the Euclidean length.

        Args:
            eps: added under the root, which keeps derivatives finite at zero.

        Returns:
            the square root of the sum of squares and `eps`.

        Scope: Taichi, Python.
        """

    def norm_inv(self, eps=0):
        """Return one over the Euclidean length.

        Args:
            eps: added under the root.

        Returns:
            the number.

        Scope: Taichi, Python.
        """

    def norm_sqr(self):
        """Return the sum of the squares of all elements.

        Returns:
            the number.

        Scope: Taichi, Python.
        """

    def max(self):
        """Return the largest element.

        Returns:
            the number.

        Scope: Taichi, Python.
        """

    def min(self):
        """Return the smallest element.

        Returns:
            the number.

        Scope: Taichi, Python.
        """

    def any(self):
        """Tell whether some element is not zero.

        Returns:
            1 or 0.

        Scope: Taichi, Python.
        """

    def all(self):
        """Tell whether no element is zero.

        Returns:
            1 or 0.

        Scope: Taichi, Python.
        """

    def fill(self, val):
        """Set every element to a number.

        Args:
            val: the number.

        Scope: Taichi, Python.
        """

    def to_numpy(self):
        """Return the elements as a NumPy array.

        Returns:
            the array.

        Scope: Python.
        """

    @staticmethod
    def zero(dt, n, m=None):
        """Make a vector or matrix of zeros.

        Args:
            dt: type of the numbers.
            n: number of rows, or length of a vector.
            m: number of columns; without it a vector is made.

        Returns:
            the matrix.

        Scope: Taichi, Python.
        """

    @staticmethod
    def one(dt, n, m=None):
        """Make a vector or matrix of ones.

        Args:
            dt: type of the numbers.
            n: number of rows, or length of a vector.
            m: number of columns; without it a vector is made.

        Returns:
            the matrix.

        Scope: Taichi, Python.
        """

    @staticmethod
    def unit(n, i, dt=None):
        """Make a vector with one component 1 and the others 0.

        Args:
            n: length.
            i: index of the component.
            dt: type of the numbers.

        Returns:
            the vector.

        Scope: Taichi, Python.
        """

    @staticmethod
    def identity(dt, n):
        """Make an identity matrix.

        Args:
            dt: type of the numbers.
            n: number of rows.

        Returns:
            the matrix.

        Scope: Taichi, Python.
        """

    @classmethod
    def field(cls, n, m, dtype, shape=None, order=None, name='', offset=None, needs_grad=False, needs_dual=False, layout=Layout.AOS, ndim=None):
        """Make a field of matrices.

        Args:
            n: number of rows.
            m: number of columns.
            dtype: type of the numbers, or a list of rows of types.
            shape: a number or a tuple of sizes; without it the field is placed later, at `ti.root`.
            order: order of the axes in memory, such as `"ji"`.
            name: a name for messages.
            offset: smallest index per dimension; 0 when left out.
            needs_grad: make a gradient field for reverse mode.
            needs_dual: make a dual field for forward mode.
            layout: `ti.Layout.AOS` keeps a matrix together, `ti.Layout.SOA` each of its elements.
            ndim: number of dimensions of an element.

        Returns:
            the field.

        Scope: Python.

        Example:
            ```python
            import taichi as ti

            ti.init(arch=ti.cpu)
            x = ti.Matrix.field(2, 2, ti.f32, shape=4)
            x[1] = [[1, 2], [3, 4]]
            print(x[1][1, 0])  # 3.0
            ```
        """

    @classmethod
    def ndarray(cls, n, m, dtype, shape):
        """Make an ndarray of matrices.

        Args:
            n: number of rows.
            m: number of columns.
            dtype: type of the numbers.
            shape: a number or a tuple of sizes.

        Returns:
            the array.

        Scope: Python.
        """

    @staticmethod
    def rows(rows):
        """Make a matrix from its rows.

        Args:
            rows: a list of vectors or lists.

        Returns:
            the matrix.

        Scope: Taichi, Python.
        """

    @staticmethod
    def cols(cols):
        """Make a matrix from its columns.

        Args:
            cols: a list of vectors or lists.

        Returns:
            the matrix.

        Scope: Taichi, Python.
        """

    def dot(self, other):
        """Return the dot product of two vectors.

        Args:
            other: a vector of the same length.

        Returns:
            the number.

        Scope: Taichi, Python.
        """

    def cross(self, other):
        """Return the cross product of two vectors with 2 or 3 components.

        Args:
            other: the right vector.

        Returns:
            a number in two dimensions, a vector in three.

        Scope: Taichi, Python.
        """

    def outer_product(self, other):
        """Return the product of a column and a row.

        Args:
            other: the row, a vector.

        Returns:
            a matrix with the product of each pair of components.

        Scope: Taichi, Python.
        """


class Vector(Matrix):
    """A vector: a value of a few numbers.

    It is a `ti.Matrix` with one dimension. Components have the names `x`, `y`, `z`, `w` too, and can be combined: `v.xy`.

    Args:
        arr: a list of the components.
        dt: type of the numbers; found from them when left out.
        **kwargs: for the use of Taichi itself.

    Scope: Taichi, Python.

    Example:
        ```python
        import taichi as ti

        ti.init(arch=ti.cpu)

        @ti.kernel
        def run() -> ti.f32:
            v = ti.Vector([3.0, 4.0])
            return v.norm()

        print(run())  # 5.0
        ```
    """

    def __init__(self, arr, dt=None, **kwargs): ...

    def get_shape(self):
        """Return the length as a tuple.

        Returns:
            a tuple of one number.

        Scope: Python.
        """

    @classmethod
    def field(cls, n, dtype, *args, **kwargs):
        """Make a field of vectors.

        Args:
            n: length of a vector.
            dtype: type of the numbers.
            *args: the shape.
            **kwargs: `shape`, `order`, `name`, `offset`, `needs_grad`, `needs_dual`, `layout`, as for `ti.Matrix.field`.

        Returns:
            the field.

        Scope: Python.

        Example:
            ```python
            import taichi as ti

            ti.init(arch=ti.cpu)
            x = ti.Vector.field(3, ti.f32, shape=4)
            x[1] = [1, 2, 3]
            print(x[1][2])  # 3.0
            ```
        """

    @classmethod
    def ndarray(cls, n, dtype, shape):
        """Make an ndarray of vectors.

        Args:
            n: length of a vector.
            dtype: type of the numbers.
            shape: a number or a tuple of sizes.

        Returns:
            the array.

        Scope: Python.
        """


class MatrixField(Field):
    """A field of vectors or matrices.

    `ti.Vector.field` and `ti.Matrix.field` make one.

    Args:
        _vars: handles of the compiler.
        n: number of rows.
        m: number of columns.
        ndim: 1 for vectors, 2 for matrices.
    """

    def __init__(self, _vars, n, m, ndim=2): ...

    def get_scalar_field(self, *indices):
        """Return the field of one component.

        Args:
            *indices: row and column of the component.

        Returns:
            a field of numbers that shares its memory.

        Scope: Python.
        """

    def fill(self, val):
        """Set every element to a value.

        Args:
            val: a number for all components, or a vector or matrix.

        Scope: Python.
        """

    def to_numpy(self, keep_dims=False, dtype=None):
        """Copy the elements into a new NumPy array.

        Args:
            keep_dims: keep a last dimension of size 1 for vectors.
            dtype: type of the array.

        Returns:
            the array, with the dimensions of the field first.

        Scope: Python.
        """

    def to_torch(self, device=None, keep_dims=False):
        """Copy the elements into a new PyTorch tensor.

        Args:
            device: where the tensor is made.
            keep_dims: keep a last dimension of size 1 for vectors.

        Returns:
            the tensor.

        Scope: Python.
        """

    def to_paddle(self, place=None, keep_dims=False):
        """Copy the elements into a new Paddle tensor.

        Args:
            place: where the tensor is made.
            keep_dims: keep a last dimension of size 1 for vectors.

        Returns:
            the tensor.

        Scope: Python.
        """

    def from_numpy(self, arr):
        """Copy the elements of a NumPy array into the field.

        Args:
            arr: an array of the shape of the field, followed by that of an element.

        Scope: Python.
        """


class MatrixNdarray(Ndarray):
    """An ndarray of matrices.

    `ti.Matrix.ndarray` makes one.

    Args:
        n: number of rows.
        m: number of columns.
        dtype: type of the numbers.
        shape: tuple of sizes.

    Scope: Python.
    """

    def __init__(self, n, m, dtype, shape): ...

    @property
    def element_shape(self):
        """Shape of an element."""

    def to_numpy(self):
        """Copy the elements into a new NumPy array.

        Returns:
            the array, with the shape of an element at the end.

        Scope: Python.
        """

    def from_numpy(self, arr):
        """Copy the elements of a NumPy array into this one.

        Args:
            arr: an array of the same shape, with that of an element at the end.

        Scope: Python.
        """


class VectorNdarray(Ndarray):
    """An ndarray of vectors.

    `ti.Vector.ndarray` makes one.

    Args:
        n: length of a vector.
        dtype: type of the numbers.
        shape: tuple of sizes.

    Scope: Python.
    """

    def __init__(self, n, dtype, shape): ...

    @property
    def element_shape(self):
        """Shape of an element."""

    def to_numpy(self):
        """Copy the elements into a new NumPy array.

        Returns:
            the array, with the shape of an element at the end.

        Scope: Python.
        """

    def from_numpy(self, arr):
        """Copy the elements of a NumPy array into this one.

        Args:
            arr: an array of the same shape, with that of an element at the end.

        Scope: Python.
        """
