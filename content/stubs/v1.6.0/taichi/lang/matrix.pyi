from taichi.lang.field import Field
from taichi.lang._ndarray import Ndarray


class Matrix(TaichiOperations):
    """Small matrix or vector of fixed size, for values in kernels and in Python.

    Nested lists give a matrix, a flat list gives a vector. Operators work element by element, `@` is the matrix product, and elements are read as `m[i, j]` and `v[i]`. The compiler unrolls operations on it, so keep it to about 32 elements; larger tables belong in a `ti.field`. In kernels the size must be known at compile time.

    Args:
        arr (list, tuple or numpy.ndarray): the elements: a list, tuple or NumPy array of numbers, or of rows of numbers.
        dt (data type): type of the elements, such as `ti.f32`; by default it follows from `arr`.

    Raises:
        TaichiTypeError: when `arr` is not a list, tuple or array.
        Exception: when `arr` is a list of vectors or matrices; use `ti.Matrix.rows` or `ti.Matrix.cols`; in a kernel this becomes a `ti.TaichiCompilationError`.

    Scope: Taichi, Python.

    Example:
        ```python
        import taichi as ti

        ti.init(arch=ti.cpu)

        @ti.kernel
        def run() -> ti.f32:
            m = ti.Matrix([[1.0, 2.0], [3.0, 4.0]])
            v = m @ ti.Vector([1.0, 1.0])
            return v[1]

        print(run())  # 7.0
        ```

    See also:
        ti.Vector, ti.types.matrix, ti.Matrix.field
    """

    def __init__(self, arr, dt=None): ...

    def __getitem__(self, indices):
        """The element `m[i, j]` of a matrix, or `v[i]` of a vector."""

    def __setitem__(self, indices, item):
        """Sets an element: `m[i, j] = 1.0`, `v[i] = 1.0`. A wrong number of indices raises `AssertionError`."""

    def __getattr__(self, name):
        """Components of a vector by their letters, a swizzle: `v.x` is a number, `v.zyx` and `v.rg` are vectors. The letters are up to four of `xyzw`, `rgba` or `stpq`, in any order and also repeated; they can be set, too: `v.xy = v.yx`. A letter that the vector is too short for raises `ti.TaichiSyntaxError`."""

    def __len__(self):
        """The number of rows, which for a vector is the number of its elements."""

    def __iter__(self):
        """Goes through the elements of a vector, or through the rows of a matrix, each of which is a list; in Python."""

    def __matmul__(self, other):
        """The product of matrices, or of a matrix and a vector."""

    def __add__(self, other):
        """The sum, element by element; this and the other operators also take a number, on either side, and have a form that assigns, such as `x += y`."""

    def __sub__(self, other):
        """The difference, element by element."""

    def __mul__(self, other):
        """The product, element by element; the matrix product is `x @ y`."""

    def __truediv__(self, other):
        """The quotient, element by element."""

    def __floordiv__(self, other):
        """The quotient rounded down, element by element."""

    def __mod__(self, other):
        """The remainder of the division, element by element."""

    def __pow__(self, other):
        """The power, element by element."""

    def __neg__(self):
        """Every element with the other sign."""

    def __abs__(self):
        """The absolute value of every element."""

    def __and__(self, other):
        """Bits that are set in both, element by element; for integers."""

    def __or__(self, other):
        """Bits that are set in at least one, element by element; for integers."""

    def __xor__(self, other):
        """Bits that are set in one of the two, element by element; for integers."""

    def __invert__(self):
        """All bits of every element reversed; for integers."""

    def __lshift__(self, other):
        """The bits of every element shifted to the left; for integers."""

    def __rshift__(self, other):
        """The bits of every element shifted to the right, with copies of the sign bit; for integers."""

    def __eq__(self, other):
        """Where the elements are equal: a matrix of truth values, as for the other comparisons. `all()` and `any()` sum it up."""

    def __ne__(self, other):
        """Where the elements differ."""

    def __lt__(self, other):
        """Where the element is less than the other one."""

    def __le__(self, other):
        """Where the element is less than the other one or equal to it."""

    def __gt__(self, other):
        """Where the element is greater than the other one."""

    def __ge__(self, other):
        """Where the element is greater than the other one or equal to it."""

    def get_shape(self):
        """Return the size of the matrix.

        Returns:
            a tuple: rows and columns for a matrix, the length for a vector.

        Scope: Taichi, Python.

        Example:
            ```python
            import taichi as ti

            ti.init(arch=ti.cpu)
            m = ti.Matrix([[1, 2, 3], [4, 5, 6]])
            print(m.get_shape())  # (2, 3)
            ```

        See also:
            ti.Vector.get_shape
        """

    def to_list(self):
        """Return the elements as a list.

        Returns:
            a list of numbers for a vector, a list of rows for a matrix.

        Raises:
            AssertionError: for an element of a field that is neither a vector nor a matrix.

        Scope: Python.

        Example:
            ```python
            import taichi as ti

            ti.init(arch=ti.cpu)
            m = ti.Matrix([[1, 2], [3, 4]])
            print(m.to_list())  # [[1, 2], [3, 4]]
            ```

        See also:
            ti.Matrix.to_numpy
        """

    def cast(self, dtype):
        """Return a copy with elements of another type.

        From real to integer types the fraction is cut off.

        Args:
            dtype (data type): the new type, a primitive type such as `ti.i32`.

        Returns:
            a matrix or vector of the same shape.

        Scope: Taichi.

        Example:
            ```python
            import taichi as ti

            ti.init(arch=ti.cpu)

            @ti.kernel
            def run() -> ti.i32:
                v = ti.Vector([1.9, 2.9])
                return v.cast(ti.i32).sum()

            print(run())  # 3
            ```

        See also:
            ti.cast
        """

    def trace(self):
        """Return the sum of the diagonal elements of a square matrix.

        Returns:
            the sum, a number.

        Scope: Taichi, Python.

        Example:
            ```python
            import taichi as ti

            ti.init(arch=ti.cpu)
            m = ti.Matrix([[1, 2], [3, 4]])
            print(m.trace())  # 5
            ```

        See also:
            ti.Matrix.determinant
            ti.Matrix.inverse
            ti.Matrix.transpose
        """

    def inverse(self):
        """Return the inverse of a square matrix of up to 4 rows.

        It is computed by a formula from the determinant; a singular matrix gives infinite or undefined values, not an error.

        Returns:
            the inverse, a real matrix of the same shape.

        Scope: Taichi, Python.

        Example:
            ```python
            import taichi as ti

            ti.init(arch=ti.cpu)
            m = ti.Matrix([[2.0, 0.0], [0.0, 4.0]])
            inv = m.inverse()
            print(inv[0, 0], inv[1, 1])  # 0.5 0.25
            ```

        See also:
            ti.Matrix.trace
            ti.Matrix.determinant
            ti.Matrix.transpose
        """

    def normalized(self, eps=0):
        """Return the vector scaled to length 1.

        Args:
            eps (float): a small number added to the length before the division, by default 0; a positive one avoids the division by 0.

        Returns:
            a vector in the same direction.

        Scope: Taichi, Python.

        Example:
            ```python
            import taichi as ti

            ti.init(arch=ti.cpu)
            v = ti.Vector([0.0, 4.0])
            print(v.normalized())  # [0. 1.]
            ```

        See also:
            ti.Matrix.norm
            ti.Matrix.norm_sqr
            ti.Matrix.norm_inv
        """

    def transpose(self):
        """Return the matrix with rows and columns exchanged.

        It needs two dimensions: a vector made from a flat list cannot be transposed.

        Returns:
            a matrix with as many rows as this one has columns.

        Scope: Taichi, Python.

        Example:
            ```python
            import taichi as ti

            ti.init(arch=ti.cpu)
            m = ti.Matrix([[1, 2, 3], [4, 5, 6]])
            t = m.transpose()
            print(t.get_shape(), t[2, 0])  # (3, 2) 3
            ```

        See also:
            ti.Matrix.trace
            ti.Matrix.determinant
            ti.Matrix.inverse
        """

    def determinant(a):
        """Return the determinant of a square matrix of up to 4 rows.

        Args:
            a: the matrix itself, that is the object before the dot.

        Returns:
            the determinant, a number.

        Scope: Taichi.

        Example:
            ```python
            import taichi as ti

            ti.init(arch=ti.cpu)

            @ti.kernel
            def run() -> ti.f32:
                m = ti.Matrix([[2.0, 1.0], [1.0, 3.0]])
                return m.determinant()

            print(run())  # 5.0
            ```

        See also:
            ti.Matrix.trace
            ti.Matrix.inverse
            ti.Matrix.transpose
        """

    @staticmethod
    def diag(dim, val):
        """Return a square matrix with the same value all along the diagonal and 0 elsewhere.

        Args:
            dim (int): number of rows and columns, an integer known at compile time.
            val (int or float): the value on the diagonal, a number.

        Returns:
            the `dim` by `dim` matrix, with elements of the type of `val`.

        Scope: Taichi, Python.

        Example:
            ```python
            import taichi as ti

            ti.init(arch=ti.cpu)
            m = ti.Matrix.diag(3, 2.0)
            print(m.trace(), m[0, 1])  # 6.0 0.0
            ```

        See also:
            ti.Matrix.identity
            ti.Matrix.unit
        """

    def sum(self):
        """Add up all elements and return the total.

        Returns:
            the sum, a number.

        Scope: Taichi, Python.

        Example:
            ```python
            import taichi as ti

            ti.init(arch=ti.cpu)
            m = ti.Matrix([[1, 2], [3, 4]])
            print(m.sum())  # 10
            ```

        See also:
            ti.Matrix.max
            ti.Matrix.min
        """

    def norm(self, eps=0):
        """Return the root of the sum of the squared elements.

        Args:
            eps (float): a small number added under the root, by default 0; a positive one keeps the derivative finite at 0.

        Returns:
            `sqrt(norm_sqr + eps)`, a real number.

        Scope: Taichi, Python.

        Example:
            ```python
            import taichi as ti

            ti.init(arch=ti.cpu)
            v = ti.Vector([3.0, 4.0])
            print(v.norm())  # 5.0
            ```

        See also:
            ti.Matrix.norm_sqr, ti.Matrix.norm_inv, ti.Matrix.normalized
        """

    def norm_inv(self, eps=0):
        """Return 1 divided by the norm.

        Args:
            eps (float): a small number added under the root, by default 0; a positive one avoids the division by 0.

        Returns:
            `1 / sqrt(norm_sqr + eps)`, a real number.

        Scope: Taichi, Python.

        Example:
            ```python
            import taichi as ti

            ti.init(arch=ti.cpu)
            v = ti.Vector([3.0, 4.0])
            print(v.norm_inv())  # 0.2
            ```

        See also:
            ti.Matrix.norm
            ti.Matrix.norm_sqr
            ti.Matrix.normalized
        """

    def norm_sqr(self):
        """Return the sum of the squared elements.

        Returns:
            the square of the norm, a number.

        Scope: Taichi, Python.

        Example:
            ```python
            import taichi as ti

            ti.init(arch=ti.cpu)
            v = ti.Vector([3.0, 4.0])
            print(v.norm_sqr())  # 25.0
            ```

        See also:
            ti.Matrix.norm
            ti.Matrix.norm_inv
            ti.Matrix.normalized
        """

    def max(self):
        """Return the largest element.

        Returns:
            the element, a number.

        Scope: Taichi, Python.

        Example:
            ```python
            import taichi as ti

            ti.init(arch=ti.cpu)
            m = ti.Matrix([[3, 9], [4, 1]])
            print(m.max())  # 9
            ```

        See also:
            ti.Matrix.sum
            ti.Matrix.min
        """

    def min(self):
        """Return the smallest element.

        Returns:
            the element, a number.

        Scope: Taichi, Python.

        Example:
            ```python
            import taichi as ti

            ti.init(arch=ti.cpu)
            m = ti.Matrix([[3, 9], [4, 1]])
            print(m.min())  # 1
            ```

        See also:
            ti.Matrix.sum
            ti.Matrix.max
        """

    def any(self):
        """Return whether at least one element differs from 0.

        Returns:
            `True` or `False`; in a kernel an integer, 1 or 0.

        Scope: Taichi, Python.

        Example:
            ```python
            import taichi as ti

            ti.init(arch=ti.cpu)

            @ti.kernel
            def run(x: ti.i32) -> ti.i32:
                n = 0
                if ti.Vector([0, x, 0]).any():
                    n = 1
                return n

            print(run(0), run(3))  # 0 1
            ```

        See also:
            ti.Matrix.all
        """

    def all(self):
        """Return whether all elements differ from 0.

        Returns:
            `True` or `False`; in a kernel an integer, 1 or 0.

        Scope: Taichi, Python.

        Example:
            ```python
            import taichi as ti

            ti.init(arch=ti.cpu)

            @ti.kernel
            def run(x: ti.i32) -> ti.i32:
                n = 0
                if ti.Vector([1, x, 2]).all():
                    n = 1
                return n

            print(run(0), run(3))  # 0 1
            ```

        See also:
            ti.Matrix.any
        """

    def fill(self, val):
        """Set all elements to a number.

        Args:
            val (int or float): the number that every element gets; it is converted to the type of the elements.

        Scope: Taichi, Python.

        Example:
            ```python
            import taichi as ti

            ti.init(arch=ti.cpu)

            @ti.kernel
            def run() -> ti.i32:
                m = ti.Matrix([[1, 2], [3, 4]])
                m.fill(5)
                return m.sum()

            print(run())  # 20
            ```

        See also:
            ti.Matrix.zero
            ti.Matrix.one
        """

    def to_numpy(self):
        """Return the elements as a NumPy array.

        A matrix made in Python may share its memory with the result; copy the array before changing it.

        Returns:
            a `numpy.ndarray` with one dimension for a vector and two for a matrix.

        Scope: Python.

        Example:
            ```python
            import taichi as ti

            ti.init(arch=ti.cpu)
            m = ti.Matrix([[1, 2], [3, 4]])
            print(m.to_numpy().shape)  # (2, 2)
            ```

        See also:
            ti.Matrix.to_list
        """

    @staticmethod
    def zero(dt, n, m=None):
        """Return a matrix or vector full of 0.

        Args:
            dt (data type): type of the elements.
            n (int): number of rows, or length of the vector.
            m (int): number of columns; by default none, for a vector.

        Returns:
            the matrix or vector.

        Scope: Taichi.

        Example:
            ```python
            import taichi as ti

            ti.init(arch=ti.cpu)

            @ti.kernel
            def run() -> ti.f32:
                m = ti.Matrix.zero(ti.f32, 2, 2)
                m[0, 1] = 4.0
                return m.sum()

            print(run())  # 4.0
            ```

        See also:
            ti.Matrix.one
            ti.Matrix.fill
        """

    @staticmethod
    def one(dt, n, m=None):
        """Return a matrix or vector full of 1.

        Args:
            dt (data type): type of the elements.
            n (int): number of rows, or length of the vector.
            m (int): number of columns; by default none, for a vector.

        Returns:
            the matrix or vector.

        Scope: Taichi.

        Example:
            ```python
            import taichi as ti

            ti.init(arch=ti.cpu)

            @ti.kernel
            def run() -> ti.f32:
                m = ti.Matrix.one(ti.f32, 2, 3)
                v = ti.Vector.one(ti.f32, 4)
                return m.sum() + v.sum()

            print(run())  # 10.0
            ```

        See also:
            ti.Matrix.zero
            ti.Matrix.fill
        """

    @staticmethod
    def unit(n, i, dt=None):
        """Return a unit vector along an axis.

        Args:
            n (int): length of the vector, known at compile time.
            i (int): index of the component that is 1, from 0 to `n` - 1.
            dt (data type): type of the components; by default the default integer type.

        Returns:
            a vector with 1 at index `i` and 0 elsewhere.

        Raises:
            AssertionError: when `i` is out of range, or the call is outside of a kernel; in a kernel this becomes a `ti.TaichiCompilationError`.

        Scope: Taichi.

        Example:
            ```python
            import taichi as ti

            ti.init(arch=ti.cpu)

            @ti.kernel
            def run() -> ti.f32:
                e = ti.Vector.unit(3, 1, ti.f32)
                return e.dot(ti.Vector([5.0, 6.0, 7.0]))

            print(run())  # 6.0
            ```

        See also:
            ti.Matrix.diag
            ti.Matrix.identity
        """

    @staticmethod
    def identity(dt, n):
        """Return the identity matrix.

        Args:
            dt (data type): type of the elements.
            n (int): number of rows and columns, known at compile time.

        Returns:
            the matrix, with 1 on the diagonal and 0 elsewhere.

        Scope: Taichi.

        Example:
            ```python
            import taichi as ti

            ti.init(arch=ti.cpu)

            @ti.kernel
            def run() -> ti.f32:
                m = ti.Matrix.identity(ti.f32, 3)
                return m.trace() + m[0, 1]

            print(run())  # 3.0
            ```

        See also:
            ti.Matrix.diag
            ti.Matrix.unit
        """

    @classmethod
    def field(cls, n, m, dtype, shape=None, order=None, name='', offset=None, needs_grad=False, needs_dual=False, layout=Layout.AOS, ndim=None):
        """Define a field whose elements are matrices.

        Args:
            n (int): number of rows of an element.
            m (int): number of columns of an element.
            dtype (data type or list): type of the components, or a list of `n` lists of `m` types with the same compute type.
            shape (int or tuple of int): size of the field, an integer or a tuple; `()` for a single element; without it, place the field under `ti.root`.
            order (str): axis letters from the slowest to the fastest in memory, such as `"ji"`; needs `shape`.
            name (str): name of the field.
            offset (int or tuple of int): first index of each axis, an integer or a tuple, by default 0; needs `shape`.
            needs_grad (bool): whether to allocate gradients of reverse mode.
            needs_dual (bool): whether to allocate derivatives of forward mode.
            layout (ti.Layout): `ti.Layout.AOS` (default, the components of an element side by side) or `ti.Layout.SOA` (each component in an array of its own).
            ndim (int): number of dimensions of an element, 2 by default and 1 for vectors; set by Taichi.

        Returns:
            a `ti.MatrixField`, filled with zeros.

        Raises:
            TaichiSyntaxError: when `order` or `offset` does not fit `shape`, or is given without it.
            AssertionError: when `dtype` is a list of another shape than an element.

        Scope: Python.

        Example:
            ```python
            import taichi as ti

            ti.init(arch=ti.cpu)
            x = ti.Matrix.field(2, 3, ti.f32, shape=4)
            x[1] = [[1, 2, 3], [4, 5, 6]]
            print(x[1][1, 2])  # 6.0
            print(x.shape, x.n, x.m)  # (4,) 2 3
            ```

        See also:
            ti.Vector.field, ti.Matrix.ndarray
        """

    @classmethod
    def ndarray(cls, n, m, dtype, shape):
        """Define an ndarray whose elements are matrices.

        Args:
            n (int): number of rows of an element.
            m (int): number of columns of an element.
            dtype (data type): type of the components, such as `ti.f32`.
            shape (int or tuple of int): size of the array, an integer or a tuple.

        Returns:
            a `ti.MatrixNdarray`, at first full of 0.

        Scope: Python.

        Example:
            ```python
            import taichi as ti

            ti.init(arch=ti.cpu)
            x = ti.Matrix.ndarray(2, 2, ti.f32, shape=5)
            x[3] = [[1, 2], [3, 4]]
            print(x[3][1, 0])  # 3.0
            print(x.to_numpy().shape)  # (5, 2, 2)
            ```

        See also:
            ti.Matrix.field
            ti.Vector.field
        """

    @staticmethod
    def rows(rows):
        """Make a matrix from its rows.

        Args:
            rows (list of ti.Vector or list of list): a list of vectors or of lists, all of the same length.

        Returns:
            the matrix, whose row `i` is entry `i` of the list.

        Scope: Taichi, Python.

        Example:
            ```python
            import taichi as ti

            ti.init(arch=ti.cpu)
            a = ti.Vector([1, 2])
            b = ti.Vector([3, 4])
            m = ti.Matrix.rows([a, b])
            print(m[0, 1], m[1, 0])  # 2 3
            ```

        See also:
            ti.Matrix.cols
        """

    @staticmethod
    def cols(cols):
        """Make a matrix from its columns.

        Args:
            cols (list of ti.Vector or list of list): a list of vectors or of lists, all of the same length.

        Returns:
            the matrix, whose column `j` is entry `j` of the list.

        Scope: Taichi, Python.

        Example:
            ```python
            import taichi as ti

            ti.init(arch=ti.cpu)
            a = ti.Vector([1, 2])
            b = ti.Vector([3, 4])
            m = ti.Matrix.cols([a, b])
            print(m[0, 1], m[1, 0])  # 3 2
            ```

        See also:
            ti.Matrix.rows
        """

    def dot(self, other):
        """Return the scalar product with another vector.

        Args:
            other (ti.Vector): a vector of the same length.

        Returns:
            the sum of the products of the components, a number.

        Scope: Taichi, Python.

        Example:
            ```python
            import taichi as ti

            ti.init(arch=ti.cpu)
            a = ti.Vector([1, 2, 3])
            b = ti.Vector([4, 5, 6])
            print(a.dot(b))  # 32
            ```

        See also:
            ti.Matrix.cross
            ti.Matrix.outer_product
        """

    def cross(self, other):
        """Return the cross product with another vector.

        For two components it is the number `a[0] * b[1] - a[1] * b[0]`.

        Args:
            other (ti.Vector): a vector of the same length, 2 or 3.

        Returns:
            a vector of three components, or a number for two components.

        Scope: Taichi, Python.

        Example:
            ```python
            import taichi as ti

            ti.init(arch=ti.cpu)
            a = ti.Vector([1.0, 0.0, 0.0])
            b = ti.Vector([0.0, 1.0, 0.0])
            print(a.cross(b))  # [0. 0. 1.]
            ```

        See also:
            ti.Matrix.dot
            ti.Matrix.outer_product
        """

    def outer_product(self, other):
        """Return the outer product of two vectors.

        Args:
            other (ti.Vector): the second vector, of any length.

        Returns:
            the matrix with element `a[i] * b[j]` in row `i` and column `j`.

        Scope: Taichi, Python.

        Example:
            ```python
            import taichi as ti

            ti.init(arch=ti.cpu)
            a = ti.Vector([1, 2])
            b = ti.Vector([3, 4, 5])
            m = a.outer_product(b)
            print(m[1, 2])  # 10
            ```

        See also:
            ti.Matrix.dot
            ti.Matrix.cross
        """


class Vector(Matrix):
    """Small vector of fixed length, for values in kernels and in Python.

    It has the methods of `ti.Matrix`. Operators work component by component.

    Args:
        arr (list, tuple or numpy.ndarray): the components: a list, tuple or NumPy array of numbers.
        dt (data type): type of the components, such as `ti.f32`; by default it follows from `arr`.
        **kwargs (any): not used; `ti.Matrix` takes no further arguments.

    Raises:
        TaichiTypeError: when `arr` is not a list, tuple or array.
        Exception: when `arr` is a list of vectors or matrices; in a kernel this becomes a `ti.TaichiCompilationError`.

    Scope: Taichi, Python.

    Example:
        ```python
        import taichi as ti

        ti.init(arch=ti.cpu)
        v = ti.Vector([3.0, 4.0])
        w = 2 * v + 1
        print(w, v.norm())  # [7. 9.] 5.0
        ```

    See also:
        ti.Matrix, ti.types.vector, ti.Vector.field
    """

    def __init__(self, arr, dt=None, **kwargs): ...

    def get_shape(self):
        """Return the length of the vector as a tuple.

        Returns:
            a tuple of one integer.

        Scope: Taichi, Python.

        Example:
            ```python
            import taichi as ti

            ti.init(arch=ti.cpu)
            v = ti.Vector([1.0, 2.0, 3.0])
            print(v.get_shape())  # (3,)
            ```

        See also:
            ti.Matrix.get_shape
        """

    @classmethod
    def field(cls, n, dtype, *args, **kwargs):
        """Define a field whose elements are vectors.

        Args:
            n (int): length of an element.
            dtype (data type or list): type of the components, or a list of `n` types with the same compute type.
            *args (any): options of `ti.Matrix.field` by position, from `shape` on.
            **kwargs (any): options of `ti.Matrix.field` by name: `shape`, `order`, `name`, `offset`, `needs_grad`, `needs_dual` and `layout`.

        Returns:
            a `ti.MatrixField`, filled with zeros.

        Raises:
            TaichiSyntaxError: when `order` or `offset` does not fit `shape`, or is given without it.
            AssertionError: when `dtype` is a list of another length than `n`, or `ndim` is given and is not 1.

        Scope: Python.

        Example:
            ```python
            import taichi as ti

            ti.init(arch=ti.cpu)
            v = ti.Vector.field(2, ti.f32, shape=(3, 3))
            v[1, 2] = [0.5, 1.5]
            print(v[1, 2].sum())  # 2.0
            ```

        See also:
            ti.Matrix.field, ti.Vector.ndarray
        """

    @classmethod
    def ndarray(cls, n, dtype, shape):
        """Define an ndarray whose elements are vectors.

        Args:
            n (int): length of an element.
            dtype (data type): type of the components, such as `ti.f32`.
            shape (int or tuple of int): size of the array, an integer or a tuple.

        Returns:
            a `ti.VectorNdarray`, at first full of 0.

        Scope: Python.

        Example:
            ```python
            import taichi as ti

            ti.init(arch=ti.cpu)
            x = ti.Vector.ndarray(3, ti.f32, shape=4)
            x[2] = [1, 2, 3]
            print(x[2][1])  # 2.0
            ```

        See also:
            ti.Vector.field
            ti.Matrix.ndarray
            ti.ndarray
        """


class MatrixField(Field):
    """Field whose elements are matrices or vectors.

    `ti.Matrix.field`, `ti.Vector.field`, and `ti.field` with a vector or matrix type make one.

    Args:
        _vars (list of Expr): list of the expressions behind the components, row by row, made by Taichi.
        n (int): number of rows of an element.
        m (int): number of columns of an element, 1 for vectors.
        ndim (int): number of dimensions of an element: 2 for matrices, 1 for vectors.

    Raises:
        AssertionError: when there are not `n * m` expressions, or `ndim` is not 0, 1 or 2.

    Scope: Python.

    Example:
        ```python
        import taichi as ti

        ti.init(arch=ti.cpu)
        v = ti.Vector.field(3, ti.f32, shape=(4, 4))
        v[0, 1] = [1, 2, 3]
        print(isinstance(v, ti.MatrixField), v[0, 1][2])  # True 3.0
        ```

    See also:
        ti.Matrix.field
        ti.Vector.field
        ti.ScalarField
    """

    def __init__(self, _vars, n, m, ndim=2): ...

    def get_scalar_field(self, *indices):
        """Return one component of all elements as a field of numbers.

        The result shares its memory with this field.

        Args:
            *indices (int): row and column of the component, or its index in a vector.

        Returns:
            a `ti.ScalarField` of the same shape.

        Raises:
            AssertionError: when there are not one or two indices; in a kernel this becomes a `ti.TaichiCompilationError`.

        Scope: Taichi, Python.

        Example:
            ```python
            import taichi as ti

            ti.init(arch=ti.cpu)
            v = ti.Vector.field(2, ti.f32, shape=3)
            v.fill([1, 2])
            y = v.get_scalar_field(1)
            print(y[0])  # 2.0
            ```

        See also:
            ti.StructField.get_member_field
        """

    def fill(self, val):
        """Set all elements to the same value.

        Args:
            val (int, float, list, tuple or ti.Matrix): a number for all components, or a vector, matrix or list of the shape of an element.

        Raises:
            AssertionError: when `val` is not a number and has not the shape of an element; in a kernel this becomes a `ti.TaichiCompilationError`.

        Scope: Taichi, Python.

        Example:
            ```python
            import taichi as ti

            ti.init(arch=ti.cpu)
            v = ti.Vector.field(2, ti.i32, shape=3)
            v.fill([1, 2])
            print(v[2])  # [1 2]
            ```

        See also:
            ti.Field.copy_from
        """

    def to_numpy(self, keep_dims=False, dtype=None):
        """Return the elements as a new NumPy array.

        Args:
            keep_dims (bool): whether elements with one column keep the dimension of size 1.
            dtype (numpy.dtype): NumPy type of the result; by default the one that corresponds to the field.

        Returns:
            a `numpy.ndarray` of the shape of the field, followed by `(n, m)`, or by `(n,)` for elements with one column.

        Scope: Python.

        Example:
            ```python
            import taichi as ti

            ti.init(arch=ti.cpu)
            v = ti.Vector.field(3, ti.f32, shape=(4, 5))
            print(v.to_numpy().shape)  # (4, 5, 3)
            print(v.to_numpy(keep_dims=True).shape)  # (4, 5, 3, 1)
            ```

        See also:
            ti.MatrixField.from_numpy
        """

    def to_torch(self, device=None, keep_dims=False):
        """Return the elements as a new PyTorch tensor.

        Args:
            device (torch.device or str): where the tensor lives, a `torch.device` or its name; by default where PyTorch puts new tensors.
            keep_dims (bool): whether elements with one column keep the dimension of size 1.

        Returns:
            a `torch.Tensor` of the shape of the field, followed by `(n, m)`, or by `(n,)` for elements with one column.

        Scope: Python.

        Example:
            ```python
            import taichi as ti

            ti.init(arch=ti.cpu)
            v = ti.Vector.field(3, ti.f32, shape=4)
            print(tuple(v.to_torch().shape))  # (4, 3)
            ```

        See also:
            ti.MatrixField.to_paddle
            ti.MatrixField.to_numpy
        """

    def to_paddle(self, place=None, keep_dims=False):
        """Return the elements as a new Paddle tensor.

        Args:
            place (paddle.CPUPlace or paddle.CUDAPlace): where the tensor lives, such as `paddle.CPUPlace()`; by default where Paddle puts new tensors.
            keep_dims (bool): whether vectors keep the dimension of size 1.

        Returns:
            a `paddle.Tensor` of the shape of the field, followed by `(n, m)`, or by `(n,)` for vectors.

        Scope: Python.

        Example:
            ```python
            import paddle
            import taichi as ti

            ti.init(arch=ti.cpu)
            x = ti.Vector.field(3, ti.f32, shape=4)
            t = x.to_paddle(paddle.CPUPlace())
            print(t.shape)  # [4, 3]
            ```

        See also:
            ti.MatrixField.to_torch
            ti.MatrixField.to_numpy
        """

    def from_numpy(self, arr):
        """Take over the values of a NumPy array.

        Args:
            arr (numpy.ndarray): the source, a `numpy.ndarray` of the shape of the field with two more dimensions for rows and columns, or one more for vectors.

        Raises:
            AssertionError: when the array has another number of axes; or one axis more than the field, and the elements have several columns.

        Warning:
            The sizes of the axes are not compared: an array of another size is read beyond its end or in part.

        Scope: Python.

        Example:
            ```python
            import numpy as np
            import taichi as ti

            ti.init(arch=ti.cpu)
            v = ti.Vector.field(2, ti.f32, shape=3)
            v.from_numpy(np.ones((3, 2), dtype=np.float32))
            print(v[1])  # [1. 1.]
            ```

        See also:
            ti.MatrixField.to_numpy
        """


class MatrixNdarray(Ndarray):
    """Ndarray whose elements are matrices.

    `ti.Matrix.ndarray`, or `ti.ndarray` with a matrix type, makes one. All elements are 0 at first.

    Args:
        n (int): number of rows of an element.
        m (int): number of columns of an element.
        dtype (data type): type of the components.
        shape (tuple of int): size of the array, a tuple.

    Scope: Python.

    Example:
        ```python
        import taichi as ti

        ti.init(arch=ti.cpu)
        x = ti.Matrix.ndarray(2, 2, ti.i32, shape=3)
        x[0] = [[1, 2], [3, 4]]
        print(isinstance(x, ti.MatrixNdarray), x[0][0, 1])  # True 2
        ```

    See also:
        ti.Ndarray
        ti.ScalarNdarray
        ti.VectorNdarray
        ti.ndarray
    """

    def __init__(self, n, m, dtype, shape): ...

    @property
    def element_shape(self):
        """Shape of one element: rows and columns.

        Example:
            ```python
            import taichi as ti

            ti.init(arch=ti.cpu)
            x = ti.Matrix.ndarray(2, 3, ti.f32, shape=4)
            print(x.shape, x.element_shape)  # (4,) (2, 3)
            ```

        See also:
            ti.ScalarNdarray.element_shape
            ti.VectorNdarray.element_shape
        """

    def to_numpy(self):
        """Return the elements as a new NumPy array.

        Returns:
            a `numpy.ndarray` of the shape of this array, followed by `(n, m)`.

        Scope: Python.

        Example:
            ```python
            import taichi as ti

            ti.init(arch=ti.cpu)
            x = ti.Matrix.ndarray(2, 3, ti.f32, shape=4)
            print(x.to_numpy().shape)  # (4, 2, 3)
            ```

        See also:
            ti.MatrixNdarray.from_numpy
        """

    def from_numpy(self, arr):
        """Take over the values of a NumPy array.

        Args:
            arr (numpy.ndarray): the source, a `numpy.ndarray` of the shape of this array, followed by `(n, m)`.

        Raises:
            TypeError: when `arr` is not a `numpy.ndarray`.
            ValueError: when the shapes differ.

        Scope: Python.

        Example:
            ```python
            import numpy as np
            import taichi as ti

            ti.init(arch=ti.cpu)
            x = ti.Matrix.ndarray(2, 2, ti.f32, shape=3)
            x.from_numpy(np.arange(12, dtype=np.float32).reshape(3, 2, 2))
            print(x[1][0, 1])  # 5.0
            ```

        See also:
            ti.MatrixNdarray.to_numpy
        """


class VectorNdarray(Ndarray):
    """Ndarray whose elements are vectors.

    `ti.Vector.ndarray`, or `ti.ndarray` with a vector type, makes one. All elements are 0 at first.

    Args:
        n (int): length of an element.
        dtype (data type): type of the components.
        shape (tuple of int): size of the array, a tuple.

    Scope: Python.

    Example:
        ```python
        import taichi as ti

        ti.init(arch=ti.cpu)
        x = ti.Vector.ndarray(3, ti.i32, shape=4)
        x[1] = [7, 8, 9]
        print(isinstance(x, ti.VectorNdarray), x[1][0])  # True 7
        ```

    See also:
        ti.Ndarray
        ti.ScalarNdarray
        ti.MatrixNdarray
        ti.ndarray
    """

    def __init__(self, n, dtype, shape): ...

    @property
    def element_shape(self):
        """Shape of one element: its length, in a tuple.

        Example:
            ```python
            import taichi as ti

            ti.init(arch=ti.cpu)
            x = ti.Vector.ndarray(3, ti.f32, shape=(4, 5))
            print(x.shape, x.element_shape)  # (4, 5) (3,)
            ```

        See also:
            ti.ScalarNdarray.element_shape
            ti.MatrixNdarray.element_shape
        """

    def to_numpy(self):
        """Return the elements as a new NumPy array.

        Returns:
            a `numpy.ndarray` of the shape of this array, followed by `(n,)`.

        Scope: Python.

        Example:
            ```python
            import taichi as ti

            ti.init(arch=ti.cpu)
            x = ti.Vector.ndarray(3, ti.f32, shape=4)
            print(x.to_numpy().shape)  # (4, 3)
            ```

        See also:
            ti.VectorNdarray.from_numpy
        """

    def from_numpy(self, arr):
        """Take over the values of a NumPy array.

        Args:
            arr (numpy.ndarray): the source, a `numpy.ndarray` of the shape of this array, followed by `(n,)`.

        Raises:
            TypeError: when `arr` is not a `numpy.ndarray`.
            ValueError: when the shapes differ.

        Scope: Python.

        Example:
            ```python
            import numpy as np
            import taichi as ti

            ti.init(arch=ti.cpu)
            x = ti.Vector.ndarray(2, ti.f32, shape=3)
            x.from_numpy(np.arange(6, dtype=np.float32).reshape(3, 2))
            print(x[2][1])  # 5.0
            ```

        See also:
            ti.VectorNdarray.to_numpy
        """
