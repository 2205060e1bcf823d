
class FieldsBuilder:
    """A tree of structural nodes beside `ti.root`, which can be destroyed.

    Scope: Python.

    Example:
        ```python
        import taichi as ti

        ti.init(arch=ti.cpu)
        x = ti.field(ti.f32)
        builder = ti.FieldsBuilder()
        builder.dense(ti.i, 8).place(x)
        tree = builder.finalize()
        x[3] = 1.0
        print(x[3])  # 1.0
        tree.destroy()
        ```
    """

    def __init__(self): ...

    def deactivate_all(self):
        """Deactivate all cells of the tree.

        Scope: Python.
        """

    def dense(self, indices: Union[Sequence[_Axis], _Axis], dimensions: Union[Sequence[int], int]):
        """Add a node whose cells always exist, side by side.

        Args:
            indices: axes that the node divides, such as `ti.ij`.
            dimensions: number of cells per axis.

        Returns:
            the new node, a `ti.SNode`.

        Scope: Python.
        """

    def pointer(self, indices: Union[Sequence[_Axis], _Axis], dimensions: Union[Sequence[int], int]):
        """Add a node whose cells get memory when they are first written.

        Args:
            indices: axes that the node divides, such as `ti.ij`.
            dimensions: number of cells per axis.

        Returns:
            the new node, a `ti.SNode`.

        Scope: Python.
        """

    def dynamic(self, index: Union[Sequence[_Axis], _Axis], dimension: Union[Sequence[int], int], chunk_size: Optional[int] = None):
        """Add a node of one axis that grows as elements are appended.

        Args:
            index: the axis.
            dimension: largest number of elements.
            chunk_size: elements per piece of memory.

        Returns:
            the new node, a `ti.SNode`.

        Scope: Python.
        """

    def bitmasked(self, indices: Union[Sequence[_Axis], _Axis], dimensions: Union[Sequence[int], int]):
        """Add a node whose cells are active one by one, with a bit for each.

        Args:
            indices: axes that the node divides, such as `ti.ij`.
            dimensions: number of cells per axis.

        Returns:
            the new node, a `ti.SNode`.

        Scope: Python.
        """

    def quant_array(self, indices: Union[Sequence[_Axis], _Axis], dimensions: Union[Sequence[int], int], max_num_bits: int):
        """Add a node that packs elements of one quantised field into words.

        Args:
            indices: axes that the node divides, such as `ti.ij`.
            dimensions: number of cells per axis.
            max_num_bits: size of a word: 32 or 64.

        Returns:
            the new node, a `ti.SNode`.

        Scope: Python.
        """

    def place(self, *args: Any, offset: Optional[Union[Sequence[int], int]] = None):
        """Put fields at the root of the tree.

        Args:
            *args: the fields, or `ti.BitpackedFields`.
            offset: smallest index per dimension.

        Scope: Python.
        """

    def lazy_grad(self):
        """Place the gradients of all fields like the fields themselves.

        Scope: Python.
        """

    def lazy_dual(self):
        """Place the duals of all fields like the fields themselves.

        Scope: Python.
        """

    def finalize(self, raise_warning=True):
        """Complete the tree, so that its fields can be used.

        Args:
            raise_warning: warn when the tree is empty.

        Returns:
            the tree, with the method `destroy`.

        Scope: Python.
        """
