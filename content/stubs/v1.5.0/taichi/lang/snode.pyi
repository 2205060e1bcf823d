
class SNode:
    """A structural node: a level of the tree that lays fields out in memory.

    `ti.root` and the methods below make them.

    Args:
        ptr: handle of the compiler.

    Scope: Python.

    Example:
        ```python
        import taichi as ti

        ti.init(arch=ti.cpu)
        x = ti.field(ti.f32)
        block = ti.root.pointer(ti.ij, 4)
        block.dense(ti.ij, 8).place(x)
        print(x.shape)  # (32, 32)
        ```
    """

    def __init__(self, ptr): ...

    @property
    def shape(self):
        """Number of cells per axis, counted from the root."""

    def dense(self, axes, dimensions):
        """Add a node whose cells always exist, side by side.

        Args:
            axes: axes that the node divides, such as `ti.ij`.
            dimensions: number of cells per axis: a number or a list.

        Returns:
            the new node.

        Scope: Python.
        """

    def pointer(self, axes, dimensions):
        """Add a node whose cells get memory when they are first written.

        Args:
            axes: axes that the node divides, such as `ti.ij`.
            dimensions: number of cells per axis: a number or a list.

        Returns:
            the new node.

        Scope: Python.
        """

    def dynamic(self, axis, dimension, chunk_size=None):
        """Add a node of one axis that grows as elements are appended.

        Args:
            axis: the axis.
            dimension: largest number of elements.
            chunk_size: elements per piece of memory.

        Returns:
            the new node.

        Scope: Python.
        """

    def bitmasked(self, axes, dimensions):
        """Add a node whose cells are active one by one, with a bit for each.

        Args:
            axes: axes that the node divides, such as `ti.ij`.
            dimensions: number of cells per axis: a number or a list.

        Returns:
            the new node.

        Scope: Python.
        """

    def quant_array(self, axes, dimensions, max_num_bits):
        """Add a node that packs elements of one quantised field into words.

        Args:
            axes: axes that the node divides, such as `ti.ij`.
            dimensions: number of cells per axis: a number or a list.
            max_num_bits: size of a word: 32 or 64.

        Returns:
            the new node.

        Scope: Python.
        """

    def place(self, *args, offset=None):
        """Put fields into this node.

        Args:
            *args: the fields, or `ti.BitpackedFields`.
            offset: smallest index per dimension.

        Returns:
            the node itself.

        Scope: Python.
        """

    def lazy_grad(self):
        """Place the gradients of all fields below like the fields themselves.

        Scope: Python.
        """

    def lazy_dual(self):
        """Place the duals of all fields below like the fields themselves.

        Scope: Python.
        """

    def parent(self, n=1):
        """Return a node above.

        Args:
            n: how many levels up.

        Returns:
            the node.

        Scope: Python.
        """

    def deactivate_all(self):
        """Deactivate all cells below this node.

        Scope: Python.
        """


def rescale_index(a, b, I):
    """Convert an index of one field or node into one of another with other sizes.

    Args:
        a: the field or node that the index belongs to.
        b: the field or node to convert to.
        I: the index, a vector.

    Returns:
        the index of the cell that covers the same place.

    Scope: Taichi.

    Example:
        ```python
        import taichi as ti

        ti.init(arch=ti.cpu)
        fine = ti.field(ti.f32, shape=8)
        coarse = ti.field(ti.f32, shape=4)

        @ti.kernel
        def restrict():
            for I in ti.grouped(fine):
                coarse[ti.rescale_index(fine, coarse, I)] += fine[I] / 2

        fine.fill(1.0)
        restrict()
        print(coarse[0])  # 1.0
        ```
    """


def append(node, indices, val):
    """Append a value to the list of a dynamic node.

    Args:
        node: the node, or the field in it.
        indices: index of the list.
        val: the value.

    Returns:
        the length of the list before.

    Scope: Taichi.

    Example:
        ```python
        import taichi as ti

        ti.init(arch=ti.cpu)
        x = ti.field(ti.i32)
        row = ti.root.dense(ti.i, 4).dynamic(ti.j, 64)
        row.place(x)

        @ti.kernel
        def run() -> ti.i32:
            ti.append(row, [0], 7)
            return ti.length(row, [0])

        print(run())  # 1
        ```
    """


def is_active(node, indices):
    """Tell whether a cell of a sparse node is active.

    Args:
        node: the node.
        indices: index of the cell, a vector or a list.

    Returns:
        1 or 0.

    Scope: Taichi.

    Example:
        ```python
        import taichi as ti

        ti.init(arch=ti.cpu)
        x = ti.field(ti.i32)
        block = ti.root.pointer(ti.i, 8)
        block.place(x)

        @ti.kernel
        def run() -> ti.i32:
            x[2] = 5
            return ti.is_active(block, [2])

        print(run())  # 1
        ```
    """


def activate(node, indices):
    """Activate a cell of a sparse node.

    Args:
        node: the node.
        indices: index of the cell, a vector or a list.

    Scope: Taichi.

    Example:
        ```python
        import taichi as ti

        ti.init(arch=ti.cpu)
        x = ti.field(ti.i32)
        block = ti.root.pointer(ti.i, 8)
        block.place(x)

        @ti.kernel
        def run() -> ti.i32:
            ti.activate(block, [3])
            return ti.is_active(block, [3])

        print(run())  # 1
        ```
    """


def deactivate(node, indices):
    """Deactivate a cell of a sparse node; its values become zero.

    Args:
        node: the node.
        indices: index of the cell, a vector or a list.

    Scope: Taichi.

    Example:
        ```python
        import taichi as ti

        ti.init(arch=ti.cpu)
        x = ti.field(ti.i32)
        block = ti.root.pointer(ti.i, 8)
        block.place(x)

        @ti.kernel
        def run() -> ti.i32:
            x[3] = 1
            ti.deactivate(block, [3])
            return ti.is_active(block, [3])

        print(run())  # 0
        ```
    """


def length(node, indices):
    """Return the length of the list of a dynamic node.

    Args:
        node: the node, or the field in it.
        indices: index of the list.

    Returns:
        the number of elements.

    Scope: Taichi.

    Example:
        ```python
        import taichi as ti

        ti.init(arch=ti.cpu)
        x = ti.field(ti.i32)
        row = ti.root.dense(ti.i, 4).dynamic(ti.j, 64)
        row.place(x)

        @ti.kernel
        def run() -> ti.i32:
            for k in range(5):
                ti.append(row, [1], k)
            return ti.length(row, [1])

        print(run())  # 5
        ```
    """


def get_addr(f, indices):
    """Return the address of an element in memory.

    Args:
        f: a field.
        indices: index of the element.

    Returns:
        the address, a 64-bit integer.

    Note:
        The CPU and CUDA backends support it.

    Scope: Taichi.

    Example:
        ```python
        import taichi as ti

        ti.init(arch=ti.cpu)
        x = ti.field(ti.i32, shape=8)

        @ti.kernel
        def distance() -> ti.i64:
            return ti.get_addr(x, [1]) - ti.get_addr(x, [0])

        print(distance())  # 4
        ```
    """
