
def export_as(name: str, *, template_types: Optional[Dict[str, Any]] = None):
    """Register a kernel for ahead-of-time compilation, with a name: a decorator.

    `ti module build` compiles the kernels that are registered in a script.

    Args:
        name: the name under which the kernel is registered.
        template_types: types by name, for parameters whose annotation leaves them open; none by default.

    Returns:
        a decorator that registers the kernel and returns it unchanged.

    Raises:
        AssertionError: on decorating, when the function is not a kernel.

    Warning:
        In this version `ti module build` prints the name, but stores the kernel under the name of its function. For another name, call `ti.aot.Module.add_kernel` with its parameter `name`.

    Scope: Python.

    Example:
        ```python
        import numpy as np
        import taichi as ti

        ti.init(arch=ti.cpu)

        @ti.aot.export_as("fill_1d")
        @ti.kernel
        def fill(x: ti.types.ndarray(dtype=ti.f32, ndim=1)):
            for i in x:
                x[i] = i

        x = np.zeros(4, dtype=np.float32)
        fill(x)  # the kernel can still be called
        print(x)  # [0. 1. 2. 3.]
        ```

    See also:
        ti.aot.export
    """


def export(f):
    """Register a kernel for ahead-of-time compilation under the name of its function: a decorator.

    `ti module build` compiles the kernels that are registered in a script.

    Args:
        f (kernel): the kernel, a function with `@ti.kernel`.

    Returns:
        the same kernel.

    Raises:
        AssertionError: when `f` is not a kernel.

    Scope: Python.

    Example:
        ```python
        import taichi as ti

        @ti.aot.export
        @ti.kernel
        def fill(x: ti.types.ndarray(dtype=ti.f32, ndim=1)):
            for i in x:
                x[i] = i
        ```

    See also:
        ti.aot.export_as
    """
