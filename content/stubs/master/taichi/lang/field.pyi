
class Field:
    """A container of elements on the device. Base of all fields.

    Make one with `ti.field`, `ti.Vector.field`, `ti.Matrix.field` or the `field` of a struct type.

    Args:
        _vars: handles of the compiler.
    """

    def __init__(self, _vars): ...

    @property
    def snode(self):
        """The structural node at which the field is placed."""

    @property
    def shape(self):
        """Tuple of sizes, one per dimension."""

    @property
    def dtype(self):
        """Type of a number in the field."""

    def parent(self, n=1):
        """Return a structural node above the field.

        Args:
            n: how many levels up; 1 is the node that holds the field.

        Returns:
            the node.

        Scope: Python.
        """

    def fill(self, val):
        """Set every element to a value.

        Args:
            val: a number, or a value of the type of an element.

        Scope: Python.
        """

    def to_numpy(self, dtype=None):
        """Copy the elements into a new NumPy array.

        Args:
            dtype: type of the array; that of the field when left out.

        Returns:
            the array, on the host.

        Scope: Python.
        """

    def to_torch(self, device=None):
        """Copy the elements into a new PyTorch tensor.

        Args:
            device: where the tensor is made; the CPU when left out.

        Returns:
            the tensor.

        Scope: Python.
        """

    def to_paddle(self, place=None):
        """Copy the elements into a new Paddle tensor.

        Args:
            place: where the tensor is made.

        Returns:
            the tensor.

        Scope: Python.
        """

    def from_numpy(self, arr):
        """Copy the elements of a NumPy array into the field.

        Args:
            arr: an array of the shape of the field.

        Scope: Python.
        """

    def from_torch(self, arr):
        """Copy the elements of a PyTorch tensor into the field.

        Args:
            arr: a tensor of the shape of the field.

        Scope: Python.
        """

    def from_paddle(self, arr):
        """Copy the elements of a Paddle tensor into the field.

        Args:
            arr: a tensor of the shape of the field.

        Scope: Python.
        """

    def copy_from(self, other):
        """Copy all elements of another field into this one.

        Args:
            other: a field of the same shape.

        Scope: Python.
        """


class ScalarField(Field):
    """A field of numbers.

    `ti.field` makes one.

    Args:
        var: handle of the compiler.
    """

    def __init__(self, var): ...

    def fill(self, val):
        """Set every element to a number.

        Args:
            val: the value, a number.

        Scope: Python.
        """

    def to_numpy(self, dtype=None):
        """Copy the elements into a new NumPy array.

        Args:
            dtype: type of the array; that of the field when left out.

        Returns:
            the array, on the host.

        Scope: Python.
        """

    def to_torch(self, device=None):
        """Copy the elements into a new PyTorch tensor.

        Args:
            device: where the tensor is made; the CPU when left out.

        Returns:
            the tensor.

        Scope: Python.
        """

    def to_paddle(self, place=None):
        """Copy the elements into a new Paddle tensor.

        Args:
            place: where the tensor is made.

        Returns:
            the tensor.

        Scope: Python.
        """

    def from_numpy(self, arr):
        """Copy the elements of a NumPy array into the field.

        Args:
            arr: an array of the shape of the field.

        Scope: Python.
        """


class BitpackedFields:
    """A container that keeps several quantised fields in one word.

    Args:
        max_num_bits: size of the word: 32 or 64.

    Scope: Python.

    Example:
        ```python
        import taichi as ti

        ti.init(arch=ti.cpu)
        level = ti.field(dtype=ti.types.quant.int(bits=5, signed=False))
        flag = ti.field(dtype=ti.types.quant.int(bits=1, signed=False))
        pack = ti.BitpackedFields(max_num_bits=32)
        pack.place(level, flag)
        ti.root.dense(ti.i, 8).place(pack)
        level[3] = 31
        print(level[3])  # 31
        ```
    """

    def __init__(self, max_num_bits): ...

    def place(self, *args, shared_exponent=False):
        """Put fields with quantised types into the word.

        Args:
            *args: the fields.
            shared_exponent: whether floating-point fields share one exponent; at least two are needed then.

        Scope: Python.
        """
