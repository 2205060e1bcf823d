ArgKind = _ti_core.ArgKind
"""The kinds of graph arguments: `SCALAR`, `MATRIX`, `NDARRAY`, `TEXTURE` and `RWTEXTURE`."""


class GraphBuilder:
    """A builder that collects kernel calls and compiles them to a graph.

    A graph saves the cost of single calls from Python.

    Scope: Python.

    Example:
        ```python
        import taichi as ti

        ti.init(arch=ti.cpu)

        @ti.kernel
        def fill(x: ti.types.ndarray(dtype=ti.f32, ndim=1), v: ti.f32):
            for i in x:
                x[i] = v

        x_arg = ti.graph.Arg(ti.graph.ArgKind.NDARRAY, "x", ti.f32, ndim=1)
        v_arg = ti.graph.Arg(ti.graph.ArgKind.SCALAR, "v", ti.f32)
        builder = ti.graph.GraphBuilder()
        builder.dispatch(fill, x_arg, v_arg)
        x = ti.ndarray(ti.f32, shape=4)
        builder.compile().run({"x": x, "v": 2.0})  # x is [2, 2, 2, 2]
        ```

    See also:
        ti.graph.Arg, ti.graph.Graph, ti.aot.Module.add_graph
    """

    def __init__(self): ...

    def dispatch(self, kernel_fn, *args):
        """Add a kernel call at the end of the graph.

        Args:
            kernel_fn (kernel): the kernel, a function with `@ti.kernel`.
            *args (Arg): its arguments, each made with `ti.graph.Arg`.

        Raises:
            TaichiCompilationError: when the type or the number of axes of an argument is not that of the annotation.
            RuntimeError: when a parameter is a matrix and the argument has not its shape.

        Scope: Python.

        Example:
            ```python
            import taichi as ti

            ti.init(arch=ti.cpu)
            @ti.kernel
            def scale(x: ti.types.ndarray(dtype=ti.f32, ndim=1), factor: ti.f32):
                for i in x:
                    x[i] *= factor

            x_arg = ti.graph.Arg(ti.graph.ArgKind.NDARRAY, "x", ti.f32, ndim=1)
            factor_arg = ti.graph.Arg(ti.graph.ArgKind.SCALAR, "factor", ti.f32)
            builder = ti.graph.GraphBuilder()
            builder.dispatch(scale, x_arg, factor_arg)
            builder.dispatch(scale, x_arg, factor_arg)

            x = ti.ndarray(ti.f32, shape=3)
            x.fill(1.0)
            builder.compile().run({"x": x, "factor": 3.0})
            print(x.to_numpy())  # [9. 9. 9.]
            ```

        See also:
            ti.graph.GraphBuilder.append
            ti.graph.GraphBuilder.create_sequential
        """

    def create_sequential(self):
        """Return an empty sequence of kernel calls.

        Fill it with its method `dispatch`, and add it to the graph with `append`.

        Returns:
            the sequence, an object with the method `dispatch(kernel_fn, *args)`.

        Scope: Python.

        Example:
            ```python
            import taichi as ti

            ti.init(arch=ti.cpu)
            @ti.kernel
            def inc(x: ti.types.ndarray(dtype=ti.i32, ndim=1)):
                for i in x:
                    x[i] += 1

            arg = ti.graph.Arg(ti.graph.ArgKind.NDARRAY, "x", ti.i32, ndim=1)
            builder = ti.graph.GraphBuilder()
            loop = builder.create_sequential()
            loop.dispatch(inc, arg)
            for _ in range(3):
                builder.append(loop)
            x = ti.ndarray(ti.i32, shape=2)
            builder.compile().run({"x": x})  # x is [3, 3]
            ```

        See also:
            ti.graph.GraphBuilder.append
        """

    def append(self, node):
        """Add a sequence of kernel calls at the end of the graph; the same sequence may be added often.

        Args:
            node (Sequential): the sequence, made with `create_sequential`.

        Raises:
            AssertionError: when `node` is not such a sequence.

        Scope: Python.

        Example:
            ```python
            import taichi as ti

            ti.init(arch=ti.cpu)
            @ti.kernel
            def scale(x: ti.types.ndarray(dtype=ti.f32, ndim=1), factor: ti.f32):
                for i in x:
                    x[i] *= factor

            x_arg = ti.graph.Arg(ti.graph.ArgKind.NDARRAY, "x", ti.f32, ndim=1)
            factor_arg = ti.graph.Arg(ti.graph.ArgKind.SCALAR, "factor", ti.f32)
            builder = ti.graph.GraphBuilder()
            steps = builder.create_sequential()
            steps.dispatch(scale, x_arg, factor_arg)
            for _ in range(4):
                builder.append(steps)

            x = ti.ndarray(ti.f32, shape=3)
            x.fill(1.0)
            builder.compile().run({"x": x, "factor": 2.0})
            print(x.to_numpy())  # [16. 16. 16.]
            ```

        See also:
            ti.graph.GraphBuilder.create_sequential
        """

    def compile(self):
        """Compile the collected calls.

        Returns:
            the graph, a `ti.graph.Graph`.

        Scope: Python.

        Example:
            ```python
            import taichi as ti

            ti.init(arch=ti.cpu)
            @ti.kernel
            def scale(x: ti.types.ndarray(dtype=ti.f32, ndim=1), factor: ti.f32):
                for i in x:
                    x[i] *= factor

            x_arg = ti.graph.Arg(ti.graph.ArgKind.NDARRAY, "x", ti.f32, ndim=1)
            factor_arg = ti.graph.Arg(ti.graph.ArgKind.SCALAR, "factor", ti.f32)
            builder = ti.graph.GraphBuilder()
            builder.dispatch(scale, x_arg, factor_arg)
            graph = builder.compile()

            x = ti.ndarray(ti.f32, shape=3)
            x.fill(1.0)
            graph.run({"x": x, "factor": 0.5})
            print(x.to_numpy())  # [0.5 0.5 0.5]
            ```

        See also:
            ti.graph.Graph.run
        """


class Graph:
    """A compiled sequence of kernel calls that runs as a whole.

    `compile` of `ti.graph.GraphBuilder` makes it; programs do not call the constructor.

    Args:
        compiled_graph (taichi_python.CompiledGraph): the internal graph.

    Scope: Python.

    Example:
        ```python
        import taichi as ti

        ti.init(arch=ti.cpu)

        @ti.kernel
        def fill(x: ti.types.ndarray(dtype=ti.f32, ndim=1), v: ti.f32):
            for i in x:
                x[i] = v

        x_arg = ti.graph.Arg(ti.graph.ArgKind.NDARRAY, "x", ti.f32, ndim=1)
        v_arg = ti.graph.Arg(ti.graph.ArgKind.SCALAR, "v", ti.f32)
        builder = ti.graph.GraphBuilder()
        builder.dispatch(fill, x_arg, v_arg)
        x = ti.ndarray(ti.f32, shape=4)
        builder.compile().run({"x": x, "v": 2.0})  # x is [2, 2, 2, 2]
        ```

    See also:
        ti.graph.GraphBuilder
    """

    def __init__(self, compiled_graph): ...

    def run(self, args):
        """Run the kernels of the graph in order.

        Args:
            args (dict): dictionary from the names of the arguments to their values: numbers, matrices, ndarrays or textures.

        Raises:
            TaichiRuntimeError: when a value has another type.
            RuntimeError: when a value is missing, or an ndarray has another element type or number of axes.

        Scope: Python.

        Example:
            ```python
            import taichi as ti

            ti.init(arch=ti.cpu)
            @ti.kernel
            def scale(x: ti.types.ndarray(dtype=ti.f32, ndim=1), factor: ti.f32):
                for i in x:
                    x[i] *= factor

            x_arg = ti.graph.Arg(ti.graph.ArgKind.NDARRAY, "x", ti.f32, ndim=1)
            factor_arg = ti.graph.Arg(ti.graph.ArgKind.SCALAR, "factor", ti.f32)
            builder = ti.graph.GraphBuilder()
            builder.dispatch(scale, x_arg, factor_arg)
            graph = builder.compile()

            x = ti.ndarray(ti.f32, shape=3)
            x.fill(1.0)
            for factor in (2.0, 5.0):  # the same graph with other values
                graph.run({"x": x, "factor": factor})
            print(x.to_numpy())  # [10. 10. 10.]
            ```

        See also:
            ti.graph.GraphBuilder.compile
        """


def Arg(*args, **kwargs):
    """Describe an argument of a graph, whose value is given when the graph runs.

    These keywords are deprecated and give a `DeprecationWarning`: `field_dim` (use `ndim`), `element_shape` (use a vector or matrix type as `dtype`), and of textures `dtype` and `shape` (use `ndim`), `channel_format` and `num_channels` (use `fmt`).

    Args:
        *args (any): `tag` (a `ti.graph.ArgKind`), `name` (a string), `dtype` and `ndim`, in this order.
        **kwargs (any): the same by name, as far as the kind needs them: `dtype` for scalars, matrices and arrays, `ndim` (number of dimensions) for arrays and textures, `fmt` (a `ti.Format`) for textures that are written.

    Returns:
        the argument, for `dispatch`.

    Raises:
        TaichiRuntimeError: when a parameter does not suit the kind.

    Scope: Python.

    Example:
        ```python
        import taichi as ti

        ti.init(arch=ti.cpu)

        @ti.kernel
        def fill(x: ti.types.ndarray(dtype=ti.f32, ndim=1), v: ti.f32):
            for i in x:
                x[i] = v

        x_arg = ti.graph.Arg(ti.graph.ArgKind.NDARRAY, "x", ti.f32, ndim=1)
        v_arg = ti.graph.Arg(ti.graph.ArgKind.SCALAR, "v", ti.f32)
        builder = ti.graph.GraphBuilder()
        builder.dispatch(fill, x_arg, v_arg)
        x = ti.ndarray(ti.f32, shape=4)
        builder.compile().run({"x": x, "v": 2.0})  # x is [2, 2, 2, 2]
        ```

    See also:
        ti.graph.GraphBuilder.dispatch, ti.graph.ArgKind
    """
