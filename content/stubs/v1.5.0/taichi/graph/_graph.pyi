ArgKind = _ti_core.ArgKind
"""Kinds of arguments of a compute graph: `SCALAR`, `MATRIX`, `NDARRAY`, `TEXTURE` and others."""


class GraphBuilder:
    """A builder of compute graphs.

    Scope: Python.

    Example:
        ```python
        import taichi as ti

        ti.init(arch=ti.cpu)

        @ti.kernel
        def add(x: ti.types.ndarray(dtype=ti.f32, ndim=1), v: ti.f32):
            for i in x:
                x[i] += v

        x = ti.graph.Arg(ti.graph.ArgKind.NDARRAY, "x", ti.f32, ndim=1)
        v = ti.graph.Arg(ti.graph.ArgKind.SCALAR, "v", ti.f32)
        builder = ti.graph.GraphBuilder()
        builder.dispatch(add, x, v)
        builder.dispatch(add, x, v)
        graph = builder.compile()

        data = ti.ndarray(ti.f32, shape=4)
        graph.run({"x": data, "v": 1.5})
        print(data.to_numpy())  # [3. 3. 3. 3.]
        ```
    """

    def __init__(self): ...

    def dispatch(self, kernel_fn, *args):
        """Add the launch of a kernel.

        Args:
            kernel_fn: the kernel.
            *args: its arguments, made by `ti.graph.Arg`.

        Scope: Python.
        """

    def create_sequential(self):
        """Begin a sequence of launches, which can be appended several times.

        Returns:
            the sequence.

        Scope: Python.
        """

    def append(self, node):
        """Append a sequence of launches to the graph.

        Args:
            node: the sequence, from `create_sequential`.

        Scope: Python.
        """

    def compile(self):
        """Complete the graph.

        Returns:
            the graph.

        Scope: Python.
        """


class Graph:
    """A compute graph: a series of launches that runs as one.

    `ti.graph.GraphBuilder` makes it.

    Args:
        compiled_graph: the graph as the compiler has it.
    """

    def __init__(self, compiled_graph): ...

    def run(self, args):
        """Run the launches of the graph.

        Args:
            args: a dictionary from the names of the arguments to values.

        Scope: Python.
        """


def Arg(*args, **kwargs):
    """Name an argument of a compute graph.

    Args:
        *args: the kind of argument, from `ti.graph.ArgKind`.
        **kwargs: `name`, `dtype`, `ndim` and, for arrays of vectors, the shape of an element.

    Returns:
        the argument, for `dispatch`.

    Scope: Python.

    Example:
        ```python
        import taichi as ti

        ti.init(arch=ti.cpu)
        n = ti.graph.Arg(ti.graph.ArgKind.SCALAR, "n", ti.i32)
        x = ti.graph.Arg(ti.graph.ArgKind.NDARRAY, "x", ti.f32, ndim=1)
        ```
    """
