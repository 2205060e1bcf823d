
class FieldsBuilder:
    """A builder for a tree of fields that can be destroyed while the program runs.

    Fields made with a shape, or placed under `ti.root`, live until `ti.reset`. The memory of fields placed with a builder is freed by `destroy()` of the tree that `finalize` returns.

    Scope: Python.

    Example:
        ```python
        import taichi as ti

        ti.init(arch=ti.cpu)
        x = ti.field(ti.f32)
        builder = ti.FieldsBuilder()
        builder.dense(ti.i, 8).place(x)
        tree = builder.finalize()

        x[3] = 1.5
        print(x[3])  # 1.5
        tree.destroy()  # x can no longer be used
        ```

    See also:
        ti.root, ti.SNode
    """

    def __init__(self): ...

    def deactivate_all(self):
        """Deactivate all sparse cells of the tree.

        Before `finalize` it only prints a warning.

        Scope: Python.

        Example:
            ```python
            import taichi as ti

            ti.init(arch=ti.cpu)
            x = ti.field(ti.i32)
            builder = ti.FieldsBuilder()
            builder.pointer(ti.i, 8).place(x)
            tree = builder.finalize()
            x[3] = 5
            builder.deactivate_all()
            print(x[3])  # 0
            ```

        See also:
            ti.SNode.deactivate_all
        """

    def dense(self, indices: Union[Sequence[_Axis], _Axis], dimensions: Union[Sequence[int], int]):
        """Add a dense node: an array of cells that always exist.

        Args:
            indices: the axes, such as `ti.i` or `ti.ij`.
            dimensions: number of cells along each axis; one integer counts for all axes.

        Returns:
            the new node, a `ti.SNode`, for further nodes or `place`.

        Raises:
            TaichiRuntimeError: when the builder is finalised.

        Scope: Python.

        Example:
            ```python
            import taichi as ti

            ti.init(arch=ti.cpu)
            x = ti.field(ti.f32)
            builder = ti.FieldsBuilder()
            builder.dense(ti.ij, (4, 2)).place(x)
            tree = builder.finalize()
            print(x.shape)  # (4, 2)
            ```

        See also:
            ti.SNode.dense
        """

    def pointer(self, indices: Union[Sequence[_Axis], _Axis], dimensions: Union[Sequence[int], int]):
        """Add a pointer node: cells whose content takes memory only while it is active.

        Args:
            indices: the axes, such as `ti.i` or `ti.ij`.
            dimensions: number of cells along each axis; one integer counts for all axes.

        Returns:
            the new node, a `ti.SNode`.

        Raises:
            TaichiRuntimeError: when the builder is finalised, or the backend has no sparse data structures.

        Scope: Python.

        Example:
            ```python
            import taichi as ti

            ti.init(arch=ti.cpu)
            x = ti.field(ti.i32)
            builder = ti.FieldsBuilder()
            builder.pointer(ti.i, 4).dense(ti.i, 8).place(x)
            tree = builder.finalize()
            x[9] = 1  # activates the elements 8 to 15

            @ti.kernel
            def count() -> ti.i32:
                n = 0
                for i in x:
                    n += 1
                return n

            print(count())  # 8
            ```

        See also:
            ti.SNode.pointer
        """

    def dynamic(self, index: Union[Sequence[_Axis], _Axis], dimension: Union[Sequence[int], int], chunk_size: Optional[int] = None):
        """Add a dynamic node: a list of changing length along one axis.

        Args:
            index: the axis, such as `ti.i`.
            dimension: largest length of the list, less than 2**31.
            chunk_size: number of elements for which memory is taken at a time; `dimension` when left out.

        Returns:
            the new node, a `ti.SNode`.

        Raises:
            TaichiRuntimeError: when the builder is finalised, a number is too large, or the backend has no sparse data structures.

        Scope: Python.

        Example:
            ```python
            import taichi as ti

            ti.init(arch=ti.cpu)
            x = ti.field(ti.i32)
            builder = ti.FieldsBuilder()
            items = builder.dynamic(ti.i, 64, chunk_size=8)
            items.place(x)
            tree = builder.finalize()

            @ti.kernel
            def fill() -> ti.i32:
                for k in range(5):
                    ti.append(items, [], k)
                return ti.length(items, [])

            print(fill())  # 5
            ```

        See also:
            ti.SNode.dynamic
        """

    def bitmasked(self, indices: Union[Sequence[_Axis], _Axis], dimensions: Union[Sequence[int], int]):
        """Add a bitmasked node: dense cells, each with a bit that tells whether it is active.

        Args:
            indices: the axes, such as `ti.i` or `ti.ij`.
            dimensions: number of cells along each axis; one integer counts for all axes.

        Returns:
            the new node, a `ti.SNode`.

        Raises:
            TaichiRuntimeError: when the builder is finalised, or the backend has no sparse data structures.

        Scope: Python.

        Example:
            ```python
            import taichi as ti

            ti.init(arch=ti.cpu)
            x = ti.field(ti.i32)
            builder = ti.FieldsBuilder()
            builder.bitmasked(ti.i, 8).place(x)
            tree = builder.finalize()
            x[3] = 5
            x[6] = 7

            @ti.kernel
            def count() -> ti.i32:
                n = 0
                for i in x:
                    n += 1
                return n

            print(count())  # 2
            ```

        See also:
            ti.SNode.bitmasked
        """

    def quant_array(self, indices: Union[Sequence[_Axis], _Axis], dimensions: Union[Sequence[int], int], max_num_bits: int):
        """Add a node whose elements, of a quantised type, share machine words.

        Args:
            indices: the axes, such as `ti.i` or `ti.ij`.
            dimensions: number of cells along each axis; one integer counts for all axes.
            max_num_bits: number of bits of all elements of a cell together, at most: 32 or 64.

        Returns:
            the new node, a `ti.SNode`, under which one field of a quantised type is placed.

        Raises:
            TaichiRuntimeError: when the builder is finalised.

        Scope: Python.

        Example:
            ```python
            import taichi as ti

            ti.init(arch=ti.cpu)
            u4 = ti.types.quant.int(bits=4, signed=False)
            x = ti.field(u4)
            builder = ti.FieldsBuilder()
            builder.quant_array(ti.i, 8, max_num_bits=32).place(x)
            tree = builder.finalize()
            x[5] = 13
            print(x.shape, x[5])  # (8,) 13
            ```

        See also:
            ti.SNode.quant_array
        """

    def place(self, *args: Any, offset: Optional[Union[Sequence[int], int]] = None):
        """Place fields directly under the root of the tree, as fields of a single element.

        Args:
            *args: the fields, lists of fields, or `ti.BitpackedFields`.
            offset: smallest index along each axis, a number or tuple; 0 when left out.

        Raises:
            TaichiRuntimeError: when the builder is finalised.

        Scope: Python.

        Example:
            ```python
            import taichi as ti

            ti.init(arch=ti.cpu)
            a = ti.field(ti.f32)
            b = ti.field(ti.i32)
            builder = ti.FieldsBuilder()
            builder.place(a, b)
            tree = builder.finalize()
            a[None] = 0.5
            print(a.shape, a[None], b[None])  # () 0.5 0
            ```

        See also:
            ti.SNode.place
        """

    def lazy_grad(self):
        """Place the gradient fields beside the fields placed so far.

        Fields thus need no `needs_grad=True` of their own.

        Raises:
            TaichiRuntimeError: when the builder is finalised.

        Scope: Python.

        Example:
            ```python
            import taichi as ti

            ti.init(arch=ti.cpu)
            x = ti.field(ti.f32)
            builder = ti.FieldsBuilder()
            builder.dense(ti.i, 4).place(x)
            builder.lazy_grad()
            tree = builder.finalize()
            print(x.grad.shape)  # (4,)
            ```

        See also:
            ti.SNode.lazy_grad
        """

    def lazy_dual(self):
        """Place the dual fields, for forward-mode differentiation, beside the fields placed so far.

        Fields thus need no `needs_dual=True` of their own.

        Raises:
            TaichiRuntimeError: when the builder is finalised.

        Scope: Python.

        Example:
            ```python
            import taichi as ti

            ti.init(arch=ti.cpu)
            x = ti.field(ti.f32)
            builder = ti.FieldsBuilder()
            builder.dense(ti.i, 4).place(x)
            builder.lazy_dual()
            tree = builder.finalize()
            print(x.dual.shape)  # (4,)
            ```

        See also:
            ti.SNode.lazy_dual
        """

    def finalize(self, raise_warning=True):
        """Close the tree and reserve its memory.

        From here on the fields can be used, and no node can be added.

        Args:
            raise_warning (bool): whether to warn when the tree is empty.

        Returns:
            the tree, whose method `destroy()` frees the memory.

        Raises:
            TaichiRuntimeError: when the builder is finalised already.

        Scope: Python.

        Example:
            ```python
            import taichi as ti

            ti.init(arch=ti.cpu)
            def sum_of(n):
                x = ti.field(ti.f32)
                builder = ti.FieldsBuilder()
                builder.dense(ti.i, n).place(x)
                tree = builder.finalize()
                x.fill(0.5)
                total = x.to_numpy().sum()
                tree.destroy()  # frees the memory
                return total

            print(sum_of(8), sum_of(1000))  # 4.0 500.0
            ```

        See also:
            ti.FieldsBuilder.place
        """
