
class SNode:
    """Node in the tree of data structures that defines the memory layout of fields.

    Start from `ti.root`, whose methods return the nodes; programs do not call the class itself.

    Args:
        ptr (taichi_python.SNode): the node in the compiler.

    Scope: Python.

    Example:
        ```python
        import taichi as ti

        ti.init(arch=ti.cpu)
        x = ti.field(ti.f32)
        block = ti.root.dense(ti.ij, 4)
        block.dense(ti.ij, 8).place(x)
        print(isinstance(block, ti.SNode), x.shape)  # True (32, 32)
        ```

    See also:
        ti.root
        ti.FieldsBuilder
    """

    def __init__(self, ptr): ...

    @property
    def shape(self):
        """Number of cells along each axis, counted over all nodes above as well; a tuple of integers.

        Example:
            ```python
            import taichi as ti

            ti.init(arch=ti.cpu)
            block = ti.root.dense(ti.ij, 4)
            cells = block.dense(ti.ij, (8, 2))
            print(block.shape, cells.shape)  # (4, 4) (32, 8)
            ```

        See also:
            ti.SNode.parent
            ti.Field.snode
        """

    def dense(self, axes, dimensions):
        """Add a node below this one that allocates all cells side by side.

        Args:
            axes (list of axes): axes of the node, such as `ti.i` or `ti.ij`.
            dimensions (int or list of int): number of cells along each axis, a list, or one integer for all axes.

        Returns:
            the new `ti.SNode`, for further nodes or `place`.

        Scope: Python.

        Example:
            ```python
            import taichi as ti

            ti.init(arch=ti.cpu)
            x = ti.field(ti.f32)
            ti.root.dense(ti.ij, (4, 2)).place(x)
            print(x.shape)  # (4, 2)
            ```

        See also:
            ti.SNode.pointer
            ti.SNode.bitmasked
            ti.SNode.dynamic
        """

    def pointer(self, axes, dimensions):
        """Add a node below this one that allocates a cell only when something is written to it.

        Reading an inactive cell gives 0, and loops visit active cells only.

        Args:
            axes (list of axes): axes of the node, such as `ti.i` or `ti.ij`.
            dimensions (int or list of int): number of cells along each axis, a list, or one integer for all axes.

        Returns:
            the new `ti.SNode`, for further nodes or `place`.

        Raises:
            TaichiRuntimeError: when the backend does not support sparse data structures.

        Scope: Python.

        Example:
            ```python
            import taichi as ti

            ti.init(arch=ti.cpu)
            x = ti.field(ti.i32)
            ti.root.pointer(ti.i, 4).dense(ti.i, 8).place(x)
            x[9] = 1
            @ti.kernel
            def count() -> ti.i32:
                n = 0
                for i in x:
                    n += 1
                return n

            print(count())  # 8: one block is active
            ```

        See also:
            ti.SNode.dense
            ti.SNode.bitmasked
            ti.SNode.dynamic
        """

    def dynamic(self, axis, dimension, chunk_size=None):
        """Add a node below this one that holds a list of variable length.

        Append with `ti.append` and read the length with `ti.length`. A list becomes empty when it is deactivated.

        Args:
            axis (list of axes): the one axis of the list, such as `ti.j`; not used by nodes above.
            dimension (int): greatest length of the list.
            chunk_size (int): number of cells allocated at a time, by default `dimension`.

        Returns:
            the new `ti.SNode`, for `place`, `ti.append` and `ti.length`.

        Raises:
            TaichiRuntimeError: when the backend does not support sparse data structures.
            AssertionError: when `axis` stands for several axes.

        Scope: Python.

        Example:
            ```python
            import taichi as ti

            ti.init(arch=ti.cpu)
            x = ti.field(ti.i32)
            items = ti.root.dense(ti.i, 3).dynamic(ti.j, 64, chunk_size=8)
            items.place(x)

            @ti.kernel
            def fill() -> ti.i32:
                for k in range(5):
                    ti.append(items, [1], k)
                return ti.length(items, [1])

            print(fill())  # 5
            ```

        See also:
            ti.SNode.dense
            ti.SNode.pointer
            ti.SNode.bitmasked
        """

    def bitmasked(self, axes, dimensions):
        """Add a node below this one that allocates all cells and marks the active ones with a bit each.

        Loops over its fields visit active cells only.

        Args:
            axes (list of axes): axes of the node, such as `ti.i` or `ti.ij`.
            dimensions (int or list of int): number of cells along each axis, a list, or one integer for all axes.

        Returns:
            the new `ti.SNode`, for further nodes or `place`.

        Raises:
            TaichiRuntimeError: when the backend does not support sparse data structures.

        Scope: Python.

        Example:
            ```python
            import taichi as ti

            ti.init(arch=ti.cpu)
            x = ti.field(ti.i32)
            ti.root.bitmasked(ti.i, 8).place(x)
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
            ti.SNode.dense
            ti.SNode.pointer
            ti.SNode.dynamic
        """

    def quant_array(self, axes, dimensions, max_num_bits):
        """Add a node below this one that packs elements of a quantised type into the bits of one integer.

        A single field goes below it.

        Args:
            axes (list of axes): axes of the node, such as `ti.i`.
            dimensions (int or list of int): number of elements along each axis, a list, or one integer for all axes.
            max_num_bits (int): size of the integer in bits, 32 or 64; all elements of a cell have to fit.

        Returns:
            the new `ti.SNode`, for `place` of one field.

        Scope: Python.

        Example:
            ```python
            import taichi as ti

            ti.init(arch=ti.cpu)
            u4 = ti.types.quant.int(bits=4, signed=False)
            x = ti.field(u4)
            cells = ti.root.dense(ti.i, 4)
            cells.quant_array(ti.i, 8, max_num_bits=32).place(x)
            x[20] = 13
            print(x.shape, x[20])  # (32,) 13
            ```

        See also:
            ti.BitpackedFields
            ti.SNode.place
        """

    def place(self, *args, offset=None):
        """Put fields into the cells of this node.

        Each field can be placed once. Fields placed by one call lie side by side in each cell.

        Args:
            *args (ti.Field, ti.BitpackedFields or list): fields, groups of the type `ti.BitpackedFields`, or lists of them.
            offset (int or tuple of int): first index of each axis, an integer or a tuple; by default 0.

        Returns:
            this node, so that calls can be chained.

        Raises:
            ValueError: when an argument is neither a field nor such a group or list.

        Scope: Python.

        Example:
            ```python
            import taichi as ti

            ti.init(arch=ti.cpu)
            x = ti.field(ti.f32)
            y = ti.field(ti.i32)
            ti.root.dense(ti.i, 8).place(x, y, offset=-4)
            x[-4] = 1.5
            print(x[-4], y[3])  # 1.5 0
            ```

        See also:
            ti.field
            ti.root
        """

    def lazy_grad(self):
        """Place the gradients of reverse mode for all real fields below this node, in the layout of the fields.

        Call it after the fields are placed and before the first kernel runs.

        Scope: Python.

        Example:
            ```python
            import taichi as ti

            ti.init(arch=ti.cpu)
            x = ti.field(ti.f32)
            ti.root.dense(ti.i, 4).place(x)
            ti.root.lazy_grad()
            print(x.grad.shape)  # (4,)
            ```

        See also:
            ti.SNode.lazy_dual
        """

    def lazy_dual(self):
        """Place the derivatives of forward mode for all real fields below this node, in the layout of the fields.

        Call it after the fields are placed and before the first kernel runs.

        Scope: Python.

        Example:
            ```python
            import taichi as ti

            ti.init(arch=ti.cpu)
            x = ti.field(ti.f32)
            ti.root.dense(ti.i, 4).place(x)
            ti.root.lazy_dual()
            print(x.dual.shape)  # (4,)
            ```

        See also:
            ti.SNode.lazy_grad
        """

    def parent(self, n=1):
        """Return a node above this one.

        Args:
            n (int): number of levels to go up, by default 1.

        Returns:
            the `ti.SNode`, `ti.root` at the top, or `None` above it.

        Scope: Taichi, Python.

        Example:
            ```python
            import taichi as ti

            ti.init(arch=ti.cpu)
            x = ti.field(ti.f32)
            block = ti.root.dense(ti.i, 4)
            cell = block.dense(ti.i, 8)
            cell.place(x)
            print(cell.parent() == block, block.parent())  # True ti.root
            ```

        See also:
            ti.SNode.shape
            ti.Field.snode
        """

    def deactivate_all(self):
        """Deactivate all cells of this node and of the nodes below it.

        It applies to pointer, bitmasked and dynamic nodes; dense ones stay as they are.

        Scope: Python.

        Example:
            ```python
            import taichi as ti

            ti.init(arch=ti.cpu)
            x = ti.field(ti.i32)
            block = ti.root.pointer(ti.i, 4)
            block.dense(ti.i, 8).place(x)
            x[9] = 1
            block.deactivate_all()
            print(x[9])  # 0
            ```

        See also:
            ti.deactivate, ti.deactivate_all_snodes
        """


def rescale_index(a, b, I):
    """Convert an index of one field or node into the index of the cell of another that covers the same place.

    Along each axis the index is multiplied or divided by the ratio of the sizes.

    Args:
        a (ti.Field or ti.SNode): the field or node that the index belongs to.
        b (ti.Field or ti.SNode): the field or node to convert to, with the same axes as `a`.
        I (list or ti.Vector): the index, a list or an integer vector.

    Returns:
        the converted index, an integer vector.

    Raises:
        AssertionError: when `a` or `b` is neither a field nor a node, or `I` is neither a list nor a vector; in a kernel this becomes a `ti.TaichiCompilationError`.

    Scope: Taichi, Python.

    Example:
        ```python
        import taichi as ti

        ti.init(arch=ti.cpu)
        fine = ti.field(ti.f32, shape=(32, 32))
        coarse = ti.field(ti.f32, shape=(8, 4))

        @ti.kernel
        def run() -> ti.i32:
            I = ti.rescale_index(fine, coarse, ti.Vector([9, 17]))
            return 10 * I[0] + I[1]

        print(run())  # 22
        ```

    See also:
        ti.SNode.parent
    """


def append(node, indices, val):
    """Append a value to the list of a dynamic node and return its position.

    Several threads may append to the same list; the order is then open.

    Args:
        node (ti.SNode): the node, a `ti.SNode` of kind dynamic.
        indices (list of int): index of the list in the nodes above, a list; `[]` for a list directly below `ti.root`.
        val (int, float, ti.Matrix or ti.Struct): the value, of the type of the field below the node; a struct for a struct field.

    Returns:
        the length of the list before the call, an integer.

    Scope: Taichi.

    Example:
        ```python
        import taichi as ti

        ti.init(arch=ti.cpu)
        x = ti.field(ti.i32)
        items = ti.root.dynamic(ti.i, 64)
        items.place(x)

        @ti.kernel
        def fill() -> ti.i32:
            for k in range(5):
                ti.append(items, [], k * k)
            return ti.length(items, [])

        print(fill())  # 5
        ```

    See also:
        ti.length, ti.deactivate, ti.SNode.dynamic
    """


def is_active(node, indices):
    """Return whether a cell of a sparse node is active.

    Args:
        node (ti.SNode): the node, a `ti.SNode` of kind pointer or bitmasked.
        indices (int, list or ti.Vector): index of the cell in the node, an integer, list or vector; see `ti.rescale_index`.

    Returns:
        a truth value: not 0 if the cell is active.

    Scope: Taichi.

    Example:
        ```python
        import taichi as ti

        ti.init(arch=ti.cpu)
        x = ti.field(ti.i32)
        block = ti.root.pointer(ti.i, 4)
        block.dense(ti.i, 8).place(x)
        x[9] = 5
        @ti.kernel
        def active(k: ti.i32) -> ti.i32:
            n = 0
            if ti.is_active(block, [k]):
                n = 1
            return n

        print(active(0), active(1))  # 0 1
        ```

    See also:
        ti.activate, ti.rescale_index
    """


def activate(node, indices):
    """Activate a cell of a sparse node without writing to its fields.

    Args:
        node (ti.SNode): the node, a `ti.SNode` of kind pointer or bitmasked.
        indices (int, list or ti.Vector): index of the cell in the node, an integer, list or vector; see `ti.rescale_index`.

    Scope: Taichi.

    Example:
        ```python
        import taichi as ti

        ti.init(arch=ti.cpu)
        x = ti.field(ti.i32)
        block = ti.root.pointer(ti.i, 4)
        block.dense(ti.i, 8).place(x)
        @ti.kernel
        def run() -> ti.i32:
            ti.activate(block, [2])
            n = 0
            for i in range(4):
                n += ti.cast(ti.is_active(block, [i]), ti.i32)
            return n

        print(run())  # 1
        ```

    See also:
        ti.deactivate, ti.is_active
    """


def deactivate(node, indices):
    """Deactivate a cell of a sparse node, so that loops no longer visit it.

    A pointer node also releases the memory of the cell, and reading its elements gives 0 then. A list of a dynamic node becomes empty.

    Args:
        node (ti.SNode): the node, a `ti.SNode` of kind pointer, bitmasked or dynamic.
        indices (int, list or ti.Vector): index of the cell in the node, an integer, list or vector; see `ti.rescale_index`.

    Scope: Taichi.

    Example:
        ```python
        import taichi as ti

        ti.init(arch=ti.cpu)
        x = ti.field(ti.i32)
        block = ti.root.pointer(ti.i, 4)
        block.dense(ti.i, 8).place(x)
        x[9] = 5

        @ti.kernel
        def run():
            ti.deactivate(block, [1])

        run()
        print(x[9])  # 0
        ```

    See also:
        ti.activate, ti.deactivate_all_snodes
    """


def length(node, indices):
    """Return the length of the list of a dynamic node.

    Args:
        node (ti.SNode): the node, a `ti.SNode` of kind dynamic.
        indices (list of int): index of the list in the nodes above, a list; `[]` for a list directly below `ti.root`.

    Returns:
        the number of elements, an integer.

    Scope: Taichi.

    Example:
        ```python
        import taichi as ti

        ti.init(arch=ti.cpu)
        x = ti.field(ti.i32)
        items = ti.root.dynamic(ti.i, 64)
        items.place(x)

        @ti.kernel
        def fill() -> ti.i32:
            for k in range(3):
                ti.append(items, [], k)
            return ti.length(items, [])

        print(fill())  # 3
        ```

    See also:
        ti.append
    """


def get_addr(f, indices):
    """Return the address of an element in memory.

    It is meant for CPU and CUDA.

    Args:
        f (ti.Field or ti.SNode): the field or node.
        indices (int, list or ti.Vector): index of the element, an integer, list or vector.

    Returns:
        the address, an integer of type `ti.u64`.

    Scope: Taichi.

    Example:
        ```python
        import taichi as ti

        ti.init(arch=ti.cpu)
        x = ti.field(ti.i32, shape=8)

        @ti.kernel
        def distance() -> ti.i32:
            d = ti.get_addr(x, [3]) - ti.get_addr(x, [1])
            return ti.cast(d, ti.i32)

        print(distance())  # 8 (bytes)
        ```

    See also:
        ti.activate
    """
