from taichi.lang.field import Field


class Struct(TaichiOperations):
    """Value with named members, for kernels and Python.

    Members are read and written with a dot. `ti.types.struct` and `ti.dataclass` make types with fixed members.

    Args:
        *args (dict): at most one dictionary from names to values.
        **kwargs (any): the members by name, when there is no dictionary; lists become vectors or matrices and dictionaries inner structs.

    Raises:
        TaichiSyntaxError: when members are given in another form.

    Scope: Taichi, Python.

    Example:
        ```python
        import taichi as ti

        ti.init(arch=ti.cpu)
        ball = ti.Struct(centre=ti.Vector([0.0, 1.0]), radius=0.5)
        ball.radius = 2.0
        print(ball.centre[1], ball.radius)  # 1.0 2.0
        ```

    See also:
        ti.types.struct, ti.dataclass
    """

    def __init__(self, *args, **kwargs): ...

    def __getitem__(self, key):
        """The member with a name, which is a string: `s["mass"]` is `s.mass`."""

    def __setitem__(self, key, value):
        """Sets the member with a name. In Python a member that is a number takes a number only; anything else raises `TypeError`."""

    def __len__(self):
        """The number of members."""

    @property
    def keys(self):
        """List of the names of all members.

        Example:
            ```python
            import taichi as ti

            ti.init(arch=ti.cpu)
            ball = ti.Struct(centre=ti.Vector([0.0, 1.0]), radius=0.5)
            print(ball.keys)  # ['centre', 'radius']
            ```

        See also:
            ti.Struct.items
            ti.Struct.to_dict
        """

    @property
    def items(self):
        """Pairs of name and value of all members, as the `items` of a dictionary.

        Example:
            ```python
            import taichi as ti

            ti.init(arch=ti.cpu)
            ball = ti.Struct(mass=2.0, radius=0.5)
            for name, value in ball.items:
                print(name, value)  # mass 2.0, then radius 0.5
            ```

        See also:
            ti.Struct.keys
            ti.Struct.to_dict
        """

    def fill(self, val):
        """Set all members to a number.

        Args:
            val (int or float): the number.

        Scope: Taichi.

        Deprecated:
            it is removed in version 1.6.0; assign to the members instead.
        """

    def to_dict(self, include_methods=False, include_ndim=False):
        """Return the members as a dictionary.

        Args:
            include_methods (bool): whether to add the methods under the key `"__struct_methods"`.
            include_ndim (bool): whether to add the numbers of dimensions of matrix members under the key `"__matrix_ndim"`.

        Returns:
            a dictionary from names to values, where matrices have become lists and inner structs dictionaries.

        Scope: Python.

        Example:
            ```python
            import taichi as ti

            ti.init(arch=ti.cpu)
            s = ti.Struct(a=1, v=ti.Vector([2, 3]))
            print(s.to_dict())  # {'a': 1, 'v': [2, 3]}
            ```

        See also:
            ti.Struct.keys
            ti.Struct.items
        """

    @classmethod
    def field(cls, members, methods={}, shape=None, name='<Struct>', offset=None, needs_grad=False, needs_dual=False, layout=Layout.AOS):
        """Define a field whose elements are structs.

        The method `field` of a type from `ti.types.struct` or `ti.dataclass` does the same for that type.

        Args:
            members (dict): dictionary from names to types of the members.
            methods (dict): dictionary from names to functions that elements have as methods, by default empty.
            shape (int or tuple of int): size of the field, an integer or a tuple; without it, place the field under `ti.root`.
            name (str): name of the field.
            offset (int or tuple of int): not supported: leave it out. A field that is placed under `ti.root` takes its offset from `place`.
            needs_grad (bool): whether to allocate gradients of reverse mode.
            needs_dual (bool): whether to allocate derivatives of forward mode.
            layout (ti.Layout): `ti.Layout.AOS` (default, the members of an element side by side) or `ti.Layout.SOA` (each member in an array of its own).

        Returns:
            a `ti.StructField`, filled with zeros.

        Raises:
            TaichiSyntaxError: when `offset` is given.

        Scope: Python.

        Example:
            ```python
            import taichi as ti

            ti.init(arch=ti.cpu)
            x = ti.Struct.field({"mass": ti.f32, "id": ti.i32}, shape=4)
            x[2].mass = 1.5
            x[2].id = 7
            print(x[2].mass, x[2].id)  # 1.5 7
            ```

        See also:
            ti.dataclass
            ti.types.struct
        """


class StructField(Field):
    """Field whose elements are structs: a field for each member, under one name.

    `ti.Struct.field` and the `field` of struct types make one. A member of all elements is a field of its own: `x.a`.

    Args:
        field_dict (dict): dictionary from the names of the members to their fields.
        struct_methods (dict): dictionary from the names of methods to functions.
        name (str): name of the field.
        is_primal (bool): false for the fields of derivatives that Taichi makes itself.

    Scope: Python.

    Example:
        ```python
        import taichi as ti

        ti.init(arch=ti.cpu)
        x = ti.Struct.field({"a": ti.f32, "b": ti.i32}, shape=3)
        x[1].a = 0.5
        print(isinstance(x, ti.StructField), x.a[1])  # True 0.5
        ```

    See also:
        ti.Struct.field
        ti.types.struct
        ti.dataclass
    """

    def __init__(self, field_dict, struct_methods, name=None, is_primal=True): ...

    @property
    def keys(self):
        """List of the names of the members.

        Example:
            ```python
            import taichi as ti

            ti.init(arch=ti.cpu)
            x = ti.Struct.field({"mass": ti.f32, "id": ti.i32}, shape=4)
            print(x.keys)  # ['mass', 'id']
            ```

        See also:
            ti.StructField.get_member_field
        """

    def copy_from(self, other):
        """Overwrite all elements with those of another struct field.

        Args:
            other (ti.StructField): the source, a struct field of the same shape with the same member names.

        Raises:
            AssertionError: when `other` is not a field, or its members have other names.
            ValueError: when the shapes differ.

        Scope: Python.

        Example:
            ```python
            import taichi as ti

            ti.init(arch=ti.cpu)
            x = ti.Struct.field({"a": ti.f32, "b": ti.i32}, shape=3)
            y = ti.Struct.field({"a": ti.f32, "b": ti.i32}, shape=3)
            x.b.fill(4)
            y.copy_from(x)
            print(y[2].b)  # 4
            ```

        See also:
            ti.StructField.fill
        """

    def fill(self, val):
        """Set all members of all elements to a number.

        Args:
            val (int or float): the number that every member gets; it is converted to the type of the member.

        Scope: Python.

        Example:
            ```python
            import taichi as ti

            ti.init(arch=ti.cpu)
            x = ti.Struct.field({"a": ti.f32, "b": ti.i32}, shape=3)
            x.fill(2)
            print(x[0].a, x[0].b)  # 2.0 2
            ```

        See also:
            ti.StructField.copy_from
        """

    def get_member_field(self, key):
        """Return the field of one member.

        Args:
            key (str): name of the member.

        Returns:
            the field, which shares its memory with this one.

        Raises:
            KeyError: when there is no such member.

        Scope: Taichi, Python.

        Example:
            ```python
            import taichi as ti

            ti.init(arch=ti.cpu)
            x = ti.Struct.field({"a": ti.f32, "b": ti.i32}, shape=3)
            b = x.get_member_field("b")
            b.fill(6)
            print(x[1].b)  # 6
            ```

        See also:
            ti.StructField.keys
        """

    def from_numpy(self, array_dict):
        """Take over the values of the members from NumPy arrays.

        Args:
            array_dict (dict): dictionary from the name of each member to a `numpy.ndarray` of the shape that its field needs.

        Raises:
            KeyError: when the array of a member is missing.
            ValueError: when the shape of an array is not that of its field (members that are numbers).

        Scope: Python.

        Example:
            ```python
            import numpy as np
            import taichi as ti

            ti.init(arch=ti.cpu)
            x = ti.Struct.field({"a": ti.f32, "b": ti.i32}, shape=3)
            x.from_numpy({"a": np.ones(3, dtype=np.float32), "b": np.arange(3, dtype=np.int32)})
            print(x[2].a, x[2].b)  # 1.0 2
            ```

        See also:
            ti.StructField.to_numpy
        """

    def from_torch(self, array_dict):
        """Take over the values of the members from PyTorch tensors.

        Args:
            array_dict (dict): dictionary from the name of each member to a `torch.Tensor` of the shape that its field needs.

        Scope: Python.

        Example:
            ```python
            import taichi as ti
            import torch

            ti.init(arch=ti.cpu)
            x = ti.Struct.field({"a": ti.f32, "b": ti.i32}, shape=3)
            x.from_torch({"a": torch.ones(3), "b": torch.arange(3, dtype=torch.int32)})
            print(x[2].a, x[2].b)  # 1.0 2
            ```

        See also:
            ti.StructField.from_numpy
            ti.StructField.from_paddle
        """

    def from_paddle(self, array_dict):
        """Take over the values of the members from Paddle tensors.

        In this version the method asks the tensors for the attribute `flags` of NumPy arrays, and ends in an `AttributeError`. Call `from_numpy` with the results of `numpy()` instead.

        Args:
            array_dict (dict): dictionary from the name of each member to a `paddle.Tensor` of the shape that its field needs.

        Scope: Python.

        See also:
            ti.StructField.from_numpy
            ti.StructField.from_torch
        """

    def to_numpy(self):
        """Return all members as NumPy arrays.

        Returns:
            a dictionary from the name of each member to a new `numpy.ndarray`.

        Scope: Python.

        Example:
            ```python
            import taichi as ti

            ti.init(arch=ti.cpu)
            x = ti.Struct.field({"a": ti.f32, "b": ti.i32}, shape=3)
            x.fill(1)
            arrays = x.to_numpy()
            print(arrays["b"])  # [1 1 1]
            ```

        See also:
            ti.StructField.from_numpy
        """

    def to_torch(self, device=None):
        """Return all members as PyTorch tensors.

        Args:
            device (torch.device or str): where the tensors live, a `torch.device` or its name; by default where PyTorch puts new tensors.

        Returns:
            a dictionary from the name of each member to a new `torch.Tensor`.

        Scope: Python.

        Example:
            ```python
            import taichi as ti
            import torch

            ti.init(arch=ti.cpu)
            x = ti.Struct.field({"a": ti.f32, "b": ti.i32}, shape=3)
            x.fill(2)
            tensors = x.to_torch()
            print(tensors["b"].sum().item())  # 6
            ```

        See also:
            ti.StructField.to_numpy
            ti.StructField.to_paddle
        """

    def to_paddle(self, place=None):
        """Return all members as Paddle tensors.

        Args:
            place (paddle.CPUPlace or paddle.CUDAPlace): where the tensors live, such as `paddle.CPUPlace()`; by default where Paddle puts new tensors.

        Returns:
            a dictionary from the name of each member to a new `paddle.Tensor`.

        Scope: Python.

        Example:
            ```python
            import paddle
            import taichi as ti

            ti.init(arch=ti.cpu)
            x = ti.Struct.field({"a": ti.f32, "b": ti.i32}, shape=3)
            tensors = x.to_paddle(paddle.CPUPlace())
            print(tensors["a"].shape)  # [3]
            ```

        See also:
            ti.StructField.to_numpy
            ti.StructField.to_torch
        """


def dataclass(cls):
    """Turn a class into a struct type: its annotations become members, its functions become methods.

    Mark methods for kernels with `ti.func`. Members that a call leaves out are 0; a default value in the class is ignored.

    Args:
        cls (type): a class with annotated members, each of a primitive type, or a vector, matrix or struct type.

    Returns:
        the struct type; call it to make a value, or call its `field` to define a field.

    Scope: Python.

    Example:
        ```python
        import taichi as ti

        ti.init(arch=ti.cpu)

        @ti.dataclass
        class Ball:
            radius: ti.f32
            @ti.func
            def area(self):
                return ti.math.pi * self.radius**2
        @ti.kernel
        def run() -> ti.f32:
            return Ball(radius=2.0).area()

        print(run())  # about 12.566
        ```

    See also:
        ti.types.struct, ti.Struct.field
    """
