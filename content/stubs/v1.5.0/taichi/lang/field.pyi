
class Field:
    """Base class of fields, the global data containers of Taichi.

    `ti.field`, `ti.Vector.field`, `ti.Matrix.field` and `ti.Struct.field` return instances of its subclasses. Use the class for tests with `isinstance`.

    Args:
        _vars (list of Expr): list of the expressions behind the components of an element, made by Taichi.

    Raises:
        AssertionError: when an expression in `_vars` is missing.

    Scope: Python.

    Example:
        ```python
        import taichi as ti

        ti.init(arch=ti.cpu)
        x = ti.field(ti.f32, shape=(4, 4))
        v = ti.Vector.field(3, ti.f32, shape=8)
        print(isinstance(x, ti.Field), isinstance(v, ti.Field))  # True True
        ```

    See also:
        ti.ScalarField, ti.MatrixField, ti.StructField, ti.field
    """

    def __init__(self, _vars): ...

    def __getitem__(self, key):
        """The element at an index: `x[i]`, `x[i, j]`, and `x[None]` for a field without axes. In Python each access takes a copy from the device."""

    def __setitem__(self, key, value):
        """Sets an element: `x[i, j] = 1.0`."""

    def __iter__(self):
        """Gives the indices of all elements, in a kernel: the outermost loop over a field runs in parallel, and skips inactive cells of a sparse field. In Python it raises `NotImplementedError`."""

    @property
    def snode(self):
        """Node of the field in the tree of data structures; for vectors and matrices that of the first component.

        Example:
            ```python
            import taichi as ti

            ti.init(arch=ti.cpu)
            x = ti.field(ti.f32)
            block = ti.root.pointer(ti.i, 4)
            block.dense(ti.i, 8).place(x)
            x[9] = 1.0
            block.deactivate_all()
            print(x.snode.parent(2) == block)  # True
            ```

        See also:
            ti.Field.shape
            ti.Field.dtype
        """

    @property
    def shape(self):
        """Size of the field along each axis, a tuple of integers.

        Example:
            ```python
            import taichi as ti

            ti.init(arch=ti.cpu)
            v = ti.Vector.field(3, ti.f32, shape=(4, 5))
            print(v.shape)  # (4, 5): the size of an element is not in it
            ```

        See also:
            ti.Field.dtype
            ti.Field.snode
        """

    @property
    def dtype(self):
        """Type of the numbers in the field, such as `ti.f32`; for vectors and matrices that of a component.

        Example:
            ```python
            import taichi as ti

            ti.init(arch=ti.cpu)
            v = ti.Vector.field(3, ti.f64, shape=4)
            print(v.dtype)  # f64
            ```

        See also:
            ti.Field.shape
            ti.Field.snode
        """

    def parent(self, n=1):
        """Return a node above the field in the tree of data structures.

        Args:
            n (int): number of levels to go up, a positive integer, by default 1.

        Returns:
            the `ti.SNode`, `ti.root` at the top, or `None` above it.

        Scope: Taichi, Python.

        Example:
            ```python
            import taichi as ti

            ti.init(arch=ti.cpu)
            x = ti.field(ti.f32)
            block = ti.root.dense(ti.i, 4)
            block.dense(ti.i, 8).place(x)
            print(x.parent().shape)  # (32,)
            print(x.parent(2).shape)  # (4,)
            ```

        See also:
            ti.SNode.parent
        """

    def fill(self, val):
        """Set all elements to the same value.

        Each kind of field defines it.

        Args:
            val (int, float, list or ti.Matrix): the value, a number; fields of vectors and matrices also take a value of their shape.

        Raises:
            NotImplementedError: on an object of `ti.Field` itself; the subclasses define the method.

        Scope: Python.

        Example:
            ```python
            import taichi as ti

            ti.init(arch=ti.cpu)
            v = ti.Vector.field(2, ti.f32, shape=3)
            v.fill([1.0, 2.0])
            print(v[2])  # [1. 2.]
            ```

        See also:
            ti.Field.copy_from
        """

    def to_numpy(self, dtype=None):
        """Return the elements as a new NumPy array.

        Each kind of field defines it.

        Args:
            dtype (numpy.dtype): NumPy type of the result; by default the one that corresponds to the field.

        Returns:
            a `numpy.ndarray` of the shape of the field, followed by the shape of an element.

        Raises:
            NotImplementedError: on an object of `ti.Field` itself; the subclasses define the method.

        Scope: Python.

        Example:
            ```python
            import taichi as ti

            ti.init(arch=ti.cpu)
            v = ti.Vector.field(3, ti.f32, shape=(4, 5))
            a = v.to_numpy()
            print(a.shape, a.dtype)  # (4, 5, 3) float32
            ```

        See also:
            ti.Field.from_numpy, ti.Field.to_torch
        """

    def to_torch(self, device=None):
        """Return the elements as a new PyTorch tensor.

        Each kind of field defines it.

        Args:
            device (torch.device or str): where the tensor lives, a `torch.device` or its name; by default where PyTorch puts new tensors.

        Returns:
            a `torch.Tensor` of the shape of the field, followed by the shape of an element.

        Raises:
            NotImplementedError: on an object of `ti.Field` itself; the subclasses define the method.

        Scope: Python.

        Example:
            ```python
            import taichi as ti
            import torch

            ti.init(arch=ti.cpu)
            x = ti.field(ti.f32, shape=(2, 3))
            x.fill(0.5)
            t = x.to_torch(device="cpu")
            print(t.shape, t.sum().item())  # torch.Size([2, 3]) 3.0
            ```

        See also:
            ti.Field.to_numpy, ti.Field.from_torch
        """

    def to_paddle(self, place=None):
        """Return the elements as a new Paddle tensor.

        Each kind of field defines it.

        Args:
            place (paddle.CPUPlace or paddle.CUDAPlace): where the tensor lives, such as `paddle.CPUPlace()`; by default where Paddle puts new tensors.

        Returns:
            a `paddle.Tensor` of the shape of the field, followed by the shape of an element.

        Raises:
            NotImplementedError: on an object of `ti.Field` itself; the subclasses define the method.

        Scope: Python.

        Example:
            ```python
            import paddle
            import taichi as ti

            ti.init(arch=ti.cpu)
            x = ti.field(ti.f32, shape=3)
            t = x.to_paddle(paddle.CPUPlace())
            print(t.shape)  # [3]
            ```

        See also:
            ti.Field.to_torch
            ti.Field.to_numpy
        """

    def from_numpy(self, arr):
        """Take over the values of a NumPy array.

        Each kind of field defines it.

        Args:
            arr (numpy.ndarray): the source, a `numpy.ndarray` of the shape of the field, followed by the shape of an element.

        Raises:
            NotImplementedError: on an object of `ti.Field` itself; the subclasses define the method.
            ValueError: when the shape of the array is not that of the field (fields of numbers).

        Scope: Python.

        Example:
            ```python
            import numpy as np
            import taichi as ti

            ti.init(arch=ti.cpu)
            v = ti.Vector.field(2, ti.f32, shape=3)
            v.from_numpy(np.arange(6, dtype=np.float32).reshape(3, 2))
            print(v[1])  # [2. 3.]
            ```

        See also:
            ti.Field.to_numpy, ti.Field.copy_from
        """

    def from_torch(self, arr):
        """Take over the values of a PyTorch tensor.

        Args:
            arr (torch.Tensor): the source, a `torch.Tensor` of the shape of the field, followed by the shape of an element; on the CPU or the GPU.

        Raises:
            ValueError: when the shape of the tensor is not that of the field (fields of numbers).
            AssertionError: when the tensor has another number of axes (fields of vectors and matrices).

        Scope: Python.

        Example:
            ```python
            import taichi as ti
            import torch

            ti.init(arch=ti.cpu)
            x = ti.field(ti.f32, shape=3)
            x.from_torch(torch.tensor([1.0, 2.0, 3.0]))
            print(x[1])  # 2.0
            ```

        See also:
            ti.Field.from_paddle
            ti.Field.from_numpy
        """

    def from_paddle(self, arr):
        """Take over the values of a Paddle tensor.

        In this version the method asks the tensor for the attribute `flags` of NumPy arrays, and ends in an `AttributeError`. Call `from_numpy` with `arr.numpy()` instead.

        Args:
            arr (paddle.Tensor): the source, a `paddle.Tensor` of the shape of the field, followed by the shape of an element.

        Scope: Python.

        See also:
            ti.Field.from_torch
            ti.Field.from_numpy
        """

    def copy_from(self, other):
        """Overwrite all elements with those of another field.

        Args:
            other (ti.Field): the source, a field of the same shape.

        Raises:
            TypeError: when `other` is not a field.
            ValueError: when the shapes differ.

        Scope: Python.

        Example:
            ```python
            import taichi as ti

            ti.init(arch=ti.cpu)
            a = ti.field(ti.i32, shape=4)
            b = ti.field(ti.i32, shape=4)
            a.fill(3)
            b.copy_from(a)
            print(b[0])  # 3
            ```

        See also:
            ti.Field.from_numpy
        """


class ScalarField(Field):
    """Field whose elements are single numbers.

    `ti.field` with a scalar type makes one.

    Args:
        var (Expr): the expression behind the field, made by Taichi.

    Scope: Python.

    Example:
        ```python
        import taichi as ti

        ti.init(arch=ti.cpu)
        x = ti.field(ti.f32, shape=(2, 3))
        x[1, 2] = 0.5
        print(isinstance(x, ti.ScalarField), x[1, 2])  # True 0.5
        ```

    See also:
        ti.field, ti.MatrixField
    """

    def __init__(self, var): ...

    def fill(self, val):
        """Set all elements to a number.

        Args:
            val (int or float): the number that every element gets; it is converted to the type of the field.

        Scope: Taichi, Python.

        Example:
            ```python
            import taichi as ti

            ti.init(arch=ti.cpu)
            x = ti.field(ti.i32, shape=4)
            x.fill(9)
            print(x)  # [9 9 9 9]
            ```

        See also:
            ti.Field.copy_from
        """

    def to_numpy(self, dtype=None):
        """Return the elements as a new NumPy array.

        Inactive elements of a sparse field appear as 0.

        Args:
            dtype (numpy.dtype): NumPy type of the result; by default the one that corresponds to the field.

        Returns:
            a `numpy.ndarray` of the shape of the field.

        Scope: Python.

        Example:
            ```python
            import taichi as ti

            ti.init(arch=ti.cpu)
            x = ti.field(ti.f32, shape=(2, 2))
            x.fill(0.25)
            print(x.to_numpy().sum())  # 1.0
            ```

        See also:
            ti.ScalarField.from_numpy, ti.ScalarField.to_torch
        """

    def to_torch(self, device=None):
        """Return the elements as a new PyTorch tensor.

        Args:
            device (torch.device or str): where the tensor lives, a `torch.device` or its name; by default where PyTorch puts new tensors.

        Returns:
            a `torch.Tensor` of the shape of the field.

        Scope: Python.

        Example:
            ```python
            import taichi as ti

            ti.init(arch=ti.cpu)
            x = ti.field(ti.f32, shape=3)
            x.fill(2.0)
            print(x.to_torch().sum().item())  # 6.0
            ```

        See also:
            ti.ScalarField.to_numpy, ti.Field.from_torch
        """

    def to_paddle(self, place=None):
        """Return the elements as a new Paddle tensor.

        Args:
            place (paddle.CPUPlace or paddle.CUDAPlace): where the tensor lives, such as `paddle.CPUPlace()`; by default where Paddle puts new tensors.

        Returns:
            a `paddle.Tensor` of the shape of the field.

        Scope: Python.

        Example:
            ```python
            import paddle
            import taichi as ti

            ti.init(arch=ti.cpu)
            x = ti.field(ti.f32, shape=(2, 3))
            t = x.to_paddle(paddle.CPUPlace())
            print(t.shape)  # [2, 3]
            ```

        See also:
            ti.ScalarField.to_torch
            ti.ScalarField.to_numpy
        """

    def from_numpy(self, arr):
        """Take over the values of a NumPy array of the same shape.

        Args:
            arr (numpy.ndarray): the source, a `numpy.ndarray`; one that is not contiguous is copied first.

        Raises:
            ValueError: when the shapes differ.

        Scope: Python.

        Example:
            ```python
            import numpy as np
            import taichi as ti

            ti.init(arch=ti.cpu)
            x = ti.field(ti.i32, shape=3)
            x.from_numpy(np.array([4, 5, 6], dtype=np.int32))
            print(x[2])  # 6
            ```

        See also:
            ti.ScalarField.to_numpy, ti.Field.copy_from
        """


class BitpackedFields:
    """Group of fields of quantised types that share the bits of one integer per element.

    Put fields in with `place`, then put the group under a node with `ti.SNode.place`.

    Args:
        max_num_bits (int): size of the integer in bits, 32 or 64; the fields together may not need more.

    Scope: Python.

    Example:
        ```python
        import taichi as ti

        ti.init(arch=ti.cpu)
        short = ti.types.quant.int(bits=16)
        a = ti.field(short)
        b = ti.field(short)
        pack = ti.BitpackedFields(max_num_bits=32)
        pack.place(a, b)
        ti.root.dense(ti.i, 8).place(pack)
        a[3] = -5
        print(a[3], b[3])  # -5 0
        ```

    See also:
        ti.types.quant.int, ti.types.quant.fixed, ti.types.quant.float, ti.SNode.quant_array
    """

    def __init__(self, max_num_bits): ...

    def place(self, *args, shared_exponent=False):
        """Add fields to the group.

        The bits are assigned in the order of the calls.

        Args:
            *args (ti.Field): fields whose element type is a quantised type from `ti.types.quant`.
            shared_exponent (bool): whether the fields of this call share one exponent; needs at least two quantised floats with exponents.

        Raises:
            AssertionError: when an argument is not a field.
            TaichiSyntaxError: when `shared_exponent` is true and fewer than two fields are given.

        Scope: Python.

        Example:
            ```python
            import taichi as ti

            ti.init(arch=ti.cpu)
            unit = ti.types.quant.float(exp=5, frac=9)
            u = ti.field(unit)
            v = ti.field(unit)
            pack = ti.BitpackedFields(max_num_bits=32)
            pack.place(u, v, shared_exponent=True)  # 9 + 9 + 5 bits
            ti.root.dense(ti.i, 8).place(pack)
            u[3] = 1.5
            print(u[3], v[3])  # 1.5 0.0
            ```

        See also:
            ti.FieldsBuilder.quant_array
        """
