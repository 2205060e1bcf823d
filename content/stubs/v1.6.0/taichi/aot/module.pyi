"""The module into which kernels and graphs are compiled."""

__all__ = [
    "KernelTemplate",
    "Module",
]


class KernelTemplate:
    """A kernel with template arguments in a module.

    Args:
        kernel_fn (kernel): the kernel.
        aot_module (ti.aot.Module): the module.

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
    """

    def __init__(self, kernel_fn, aot_module): ...

    @staticmethod
    def keygen(v, key_p, fields):
        """Make the name of an instance.

        Args:
            v (int, float, bool or ti.Field): a value.
            key_p (str): the name so far.
            fields (items of a dict): the fields of the module.

        Returns:
            the name.

        Raises:
            RuntimeError: when the value is neither a number nor a boolean nor a field of the module.

        Note:
            Not meant to be called by programs.
        """

    def instantiate(self, **kwargs):
        """Compile the kernel for these template arguments.

        Args:
            **kwargs (int, float, bool or ti.Field): the arguments by name.

        Raises:
            AssertionError: when the object was not made from a kernel.
            KeyError: when there are fewer arguments than template parameters.
            RuntimeError: when a value is neither a number nor a boolean nor a field that was added to the module.

        Scope: Python.
        """


class Module:
    """A module of kernels that are compiled ahead of time.

    Args:
        arch (Arch): the backend, such as `ti.vulkan`; that of `ti.init` when left out. A backend other than that of `ti.init` is ignored, with a `UserWarning`.
        caps (list of str): what the device must be able to do: a list of `ti.DeviceCapability`.

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
    """

    def __init__(self, arch=None, caps=None): ...

    def add_field(self, name, field):
        """Add a field.

        Args:
            name (str): its name in the module.
            field (ti.Field): the field.

        Raises:
            AssertionError: when `field` holds neither numbers nor vectors nor matrices, for example structs.

        Scope: Python.
        """

    def add_kernel(self, kernel_fn, template_args=None, name=None):
        """Compile a kernel and add it to the module.

        Args:
            kernel_fn (kernel): the kernel.
            template_args (dict): example values by name, for kernels whose annotations leave the type, the number of axes or the value open. If given, it has to hold every parameter whose annotation is `ti.types.ndarray`, `ti.types.texture` or `ti.template`, also those whose annotation is complete; by default the values are made from the annotations.
            name (str): its name in the module; that of the function when left out.

        Raises:
            AssertionError: when `kernel_fn` is not a kernel, or `template_args` has not as many entries as the kernel has such parameters.
            KeyError: when `template_args` lacks one of these parameters by name.
            TaichiCompilationError: when the kernel cannot be compiled.

        Scope: Python.
        """

    def add_graph(self, name, graph):
        """Add a compute graph.

        Args:
            name (str): its name in the module.
            graph (ti.graph.Graph): the graph.

        Scope: Python.
        """

    def add_kernel_template(self, kernel_fn):
        """Add a kernel with template arguments, in a `with` block.

        Args:
            kernel_fn (kernel): the kernel.

        Returns:
            a context with a `KernelTemplate`.

        Scope: Python.
        """

    def save(self, filepath):
        """Write the module to a folder.

        Args:
            filepath (str): the folder, which has to exist.

        Raises:
            FileNotFoundError: when the folder does not exist and the backend does not make it.

        Scope: Python.
        """

    def archive(self, filepath: str):
        """Write the module to one file.

        Args:
            filepath: the file; its name ends in `.tcm`.

        Raises:
            AssertionError: when the name does not end in `.tcm`, or its folder does not exist.

        Scope: Python.
        """
