"""The module into which kernels and graphs are compiled."""

__all__ = [
    "KernelTemplate",
    "Module",
]


class KernelTemplate:
    """A kernel with template parameters that is added to a module once for each combination of values.

    Args:
        kernel_fn (kernel): the kernel, a function with `@ti.kernel`.
        aot_module (ti.aot.Module): the module that the kernel is added to.

    Note:
        `ti.aot.Module.add_kernel_template` makes it.

    Scope: Python.

    Example:
        ```python
        import taichi as ti

        ti.init(arch=ti.vulkan)
        x = ti.field(ti.f32, shape=8)

        @ti.kernel
        def scale(factor: ti.template()):
            for i in x:
                x[i] *= factor

        module = ti.aot.Module(ti.vulkan)
        module.add_field("x", x)
        with module.add_kernel_template(scale) as template:
            template.instantiate(factor=2)
            template.instantiate(factor=3)
        ```

    See also:
        ti.aot.Module.add_kernel_template
    """

    def __init__(self, kernel_fn, aot_module): ...

    @staticmethod
    def keygen(v, key_p, fields):
        """Append the value of a template parameter to the name of an instance, as `=2,` or `=x,`.

        Args:
            v (int, float, bool or ti.Field): the value of the template parameter.
            key_p (str): the name so far, ending in the name of the parameter.
            fields (items of a dict): pairs of name and field, for all fields of the module.

        Returns:
            the longer name, a `str`.

        Raises:
            RuntimeError: when the value is neither a number nor a boolean nor a field of the module.

        Note:
            Not meant to be called by programs.

        See also:
            ti.aot.module.KernelTemplate.instantiate
        """

    def instantiate(self, **kwargs):
        """Compile the kernel for given values of its template parameters, and add it to the module.

        Args:
            **kwargs (int, float, bool or ti.Field): a value for each template parameter, in the order of the parameters. A field has to be in the module already, by `add_field`.

        Raises:
            AssertionError: when the object was not made from a kernel; a plain function is an `AttributeError`.
            KeyError: when there are fewer values than template parameters.
            RuntimeError: when a value is neither a number nor a boolean nor a field of the module, or the backend is a CPU or CUDA, which have no kernel templates.

        Scope: Python.

        Example:
            ```python
            import taichi as ti

            ti.init(arch=ti.vulkan)
            x = ti.field(ti.f32, shape=8)
            y = ti.field(ti.f32, shape=8)

            @ti.kernel
            def double(target: ti.template()):
                for i in target:
                    target[i] *= 2.0

            module = ti.aot.Module(ti.vulkan)
            module.add_field("x", x)
            module.add_field("y", y)
            with module.add_kernel_template(double) as template:
                template.instantiate(target=x)
                template.instantiate(target=y)
            module.archive("module.tcm")
            ```

        See also:
            ti.aot.module.KernelTemplate.keygen
        """


class Module:
    """A module of kernels that are compiled ahead of time.

    `save` and `archive` write it to disk; programs in C and C++ load it with the C-API of Taichi, without Python.

    Args:
        arch (Arch): the backend, such as `ti.vulkan`; that of `ti.init` when left out. A backend other than that of `ti.init` is ignored, with a `UserWarning`.
        caps (list of str): features of the device that kernels may use, members of `ti.DeviceCapability`; by default none.

    Raises:
        RuntimeError: when a module was already made since `ti.init`.

    Scope: Python.

    Example:
        ```python
        import taichi as ti

        ti.init(arch=ti.vulkan)

        @ti.kernel
        def fill(x: ti.types.ndarray(dtype=ti.f32, ndim=1)):
            for i in x:
                x[i] = i * 0.5

        module = ti.aot.Module(ti.vulkan)
        module.add_kernel(fill)
        module.archive("module.tcm")
        ```

    See also:
        ti.aot.export
        ti.graph.GraphBuilder
    """

    def __init__(self, arch=None, caps=None): ...

    def add_field(self, name, field):
        """Add a field, so that kernels of the module can use it.

        Add fields in the order in which they were placed. Kernel templates find only fields that were added before.

        Args:
            name (str): the name of the field in the module.
            field (ti.ScalarField or ti.MatrixField): a field of numbers, vectors or matrices that has a shape or is placed.

        Raises:
            AssertionError: when `field` holds neither numbers nor vectors nor matrices, for example structs.

        Scope: Python.

        Example:
            ```python
            import taichi as ti

            ti.init(arch=ti.vulkan)
            density = ti.field(ti.f32, shape=(4, 4))

            @ti.kernel
            def fill():
                for I in ti.grouped(density):
                    density[I] = 1.0

            module = ti.aot.Module(ti.vulkan)
            module.add_field("density", density)
            module.add_kernel(fill)
            module.archive("density.tcm")
            ```

        See also:
            ti.aot.Module.add_kernel_template
        """

    def add_kernel(self, kernel_fn, template_args=None, name=None):
        """Compile a kernel and add it to the module.

        Args:
            kernel_fn (kernel): the kernel, a function with `@ti.kernel`.
            template_args (dict): example values by name, for kernels whose annotations leave the type, the number of axes or the value open. If given, it has to hold every parameter whose annotation is `ti.types.ndarray`, `ti.types.texture` or `ti.template`, also those whose annotation is complete; by default the values are made from the annotations.
            name (str): the name of the kernel in the module; the name of the function when left out.

        Raises:
            AttributeError: when `kernel_fn` is not a kernel.
            AssertionError: when `template_args` has not as many entries as the kernel has such parameters.
            KeyError: when `template_args` lacks one of these parameters by name.
            TaichiCompilationError: when the kernel cannot be compiled.

        Scope: Python.

        Example:
            ```python
            import taichi as ti

            ti.init(arch=ti.vulkan)
            @ti.kernel
            def scale(x: ti.types.ndarray(), factor: ti.f32):
                for I in ti.grouped(x):
                    x[I] *= factor

            module = ti.aot.Module(ti.vulkan)
            for ndim in (1, 2):
                example = ti.ndarray(ti.f32, shape=(2,) * ndim)
                module.add_kernel(scale, template_args={"x": example}, name=f"scale_{ndim}d")
            module.archive("scale.tcm")
            ```

        See also:
            ti.aot.Module.add_kernel_template, ti.aot.Module.add_graph
        """

    def add_graph(self, name, graph):
        """Add a compiled graph and the kernels in it.

        Args:
            name (str): the name of the graph in the module.
            graph (ti.graph.Graph): the graph, from `compile` of a `ti.graph.GraphBuilder`.

        Scope: Python.

        Example:
            ```python
            import taichi as ti

            ti.init(arch=ti.vulkan)
            @ti.kernel
            def fill(x: ti.types.ndarray(dtype=ti.f32, ndim=1), value: ti.f32):
                for i in x:
                    x[i] = value

            x = ti.graph.Arg(ti.graph.ArgKind.NDARRAY, "x", ti.f32, ndim=1)
            value = ti.graph.Arg(ti.graph.ArgKind.SCALAR, "value", ti.f32)
            builder = ti.graph.GraphBuilder()
            builder.dispatch(fill, x, value)

            module = ti.aot.Module(ti.vulkan)
            module.add_graph("fill", builder.compile())
            module.archive("fill.tcm")
            ```

        See also:
            ti.graph.GraphBuilder, ti.aot.Module.add_kernel
        """

    def add_kernel_template(self, kernel_fn):
        """Add a kernel with template parameters, once for each combination of values given in a `with` block.

        Args:
            kernel_fn (kernel): the kernel, a function with `@ti.kernel` whose parameters are `ti.template()`.

        Returns:
            a context manager; `as` gives an object whose method `instantiate` takes the values.

        Scope: Python.

        Example:
            ```python
            import taichi as ti

            ti.init(arch=ti.vulkan)
            x = ti.field(ti.f32, shape=8)
            y = ti.field(ti.f32, shape=8)

            @ti.kernel
            def double(target: ti.template()):
                for i in target:
                    target[i] *= 2.0

            module = ti.aot.Module(ti.vulkan)
            module.add_field("x", x)
            module.add_field("y", y)
            with module.add_kernel_template(double) as template:
                template.instantiate(target=x)
                template.instantiate(target=y)
            module.archive("module.tcm")
            ```

        See also:
            ti.aot.Module.add_field, ti.aot.Module.add_kernel
        """

    def save(self, filepath):
        """Write the module to a folder: its kernels, `metadata.json`, graphs and the version of Taichi.

        Args:
            filepath (str): path of the folder. On graphics backends, such as Vulkan, it has to exist.

        Raises:
            FileNotFoundError: on graphics backends, when the folder does not exist.

        Scope: Python.

        Example:
            ```python
            import os
            import taichi as ti

            ti.init(arch=ti.vulkan)

            @ti.kernel
            def fill(x: ti.types.ndarray(dtype=ti.f32, ndim=1)):
                for i in x:
                    x[i] = i * 0.5

            module = ti.aot.Module(ti.vulkan)
            module.add_kernel(fill)
            os.makedirs("module", exist_ok=True)
            module.save("module")
            ```

        See also:
            ti.aot.Module.archive
        """

    def archive(self, filepath: str):
        """Write the module to one file: a ZIP archive of what `save` writes.

        Args:
            filepath: path of the file, ending in `.tcm`; its folder has to exist.

        Raises:
            AssertionError: when the name does not end in `.tcm`, or its folder does not exist.

        Scope: Python.

        Example:
            ```python
            import taichi as ti

            ti.init(arch=ti.vulkan)
            @ti.kernel
            def fill(x: ti.types.ndarray(dtype=ti.f32, ndim=1)):
                for i in x:
                    x[i] = i * 0.5

            module = ti.aot.Module(ti.vulkan)
            module.add_kernel(fill)
            module.archive("module.tcm")
            ```

        See also:
            ti.aot.Module.save
        """
