from taichi.aot.conventions.gfxruntime140.sr import Field


class Struct(TaichiOperations):
    """A struct: a value with named members.

    A type of structs is made by `ti.types.struct` or `ti.dataclass`.

    Args:
        *args: a dictionary of members.
        **kwargs: members by name.

    Scope: Taichi, Python.

    Example:
        ```python
        import taichi as ti

        ti.init(arch=ti.cpu)
        s = ti.Struct(mass=2.0, position=ti.Vector([1.0, 0.0]))
        print(s.mass)  # 2.0
        ```
    """

    def __init__(self, *args, **kwargs): ...

    @property
    def keys(self):
        """Names of the members."""

    @property
    def items(self):
        """Names and values of the members, as pairs."""

    def fill(self, val):
        """Set every member to a number.

        Args:
            val: the number.

        Scope: Taichi, Python.
        """

    def to_dict(self, include_methods=False, include_ndim=False):
        """Return the members as a dictionary.

        Args:
            include_methods: add the functions of the struct.
            include_ndim: keep the number of dimensions of vectors and matrices.

        Returns:
            the dictionary.

        Scope: Python.
        """

    @classmethod
    def field(cls, members, methods={}, shape=None, name='<Struct>', offset=None, needs_grad=False, needs_dual=False, layout=Layout.AOS):
        """Make a field of structs.

        Args:
            members: names and types of the members.
            methods: functions of the struct, by name.
            shape: a number or a tuple of sizes; without it the field is placed later, at `ti.root`.
            name: a name for messages.
            offset: smallest index per dimension; 0 when left out.
            needs_grad: make a gradient field for reverse mode.
            needs_dual: make a dual field for forward mode.
            layout: `ti.Layout.AOS` keeps a struct together, `ti.Layout.SOA` each member.

        Returns:
            the field.

        Scope: Python.
        """


class StructField(Field):
    """A field of structs.

    The `field` of a struct type makes one. Each member is a field too: `particles.mass`.

    Args:
        field_dict: the fields of the members, by name.
        struct_methods: functions of the struct.
        name: a name for messages.
        is_primal: whether it holds values, not gradients.
    """

    def __init__(self, field_dict, struct_methods, name=None, is_primal=True): ...

    @property
    def keys(self):
        """Names of the members."""

    def copy_from(self, other):
        """Copy all elements of another field of structs into this one.

        Args:
            other: a field with the same members and shape.

        Scope: Python.
        """

    def fill(self, val):
        """Set every member of every element to a number.

        Args:
            val: the number.

        Scope: Python.
        """

    def get_member_field(self, key):
        """Return the field of one member.

        Args:
            key: name of the member.

        Returns:
            the field, which shares its memory.

        Scope: Python.
        """

    def from_numpy(self, array_dict):
        """Copy NumPy arrays into the members.

        Args:
            array_dict: an array for each member, by name.

        Scope: Python.
        """

    def from_torch(self, array_dict):
        """Copy PyTorch tensors into the members.

        Args:
            array_dict: an array for each member, by name.

        Scope: Python.
        """

    def from_paddle(self, array_dict):
        """Copy Paddle tensors into the members.

        Args:
            array_dict: an array for each member, by name.

        Scope: Python.
        """

    def to_numpy(self):
        """Copy the members into new NumPy arrays.

        Returns:
            a dictionary from names to arrays.

        Scope: Python.
        """

    def to_torch(self, device=None):
        """Copy the members into new PyTorch tensors.

        Args:
            device: where the tensors are made.

        Returns:
            a dictionary from names to arrays.

        Scope: Python.
        """

    def to_paddle(self, place=None):
        """Copy the members into new Paddle tensors.

        Args:
            place: where the tensors are made.

        Returns:
            a dictionary from names to arrays.

        Scope: Python.
        """


def dataclass(cls):
    """Turn a class with annotated members into a struct type: a decorator.

    Args:
        cls: the class; its methods with `ti.func` become functions of the struct.

    Returns:
        the type.

    Scope: Python.

    Example:
        ```python
        import taichi as ti

        ti.init(arch=ti.cpu)

        @ti.dataclass
        class Ball:
            centre: ti.math.vec3
            radius: ti.f32

        balls = Ball.field(shape=4)
        balls[2].radius = 1.5
        print(balls[2].radius)  # 1.5
        ```
    """
