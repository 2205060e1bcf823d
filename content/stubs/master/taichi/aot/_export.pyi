
def export_as(name: str, *, template_types: Optional[Dict[str, Any]] = None):
    """Mark a kernel that a module takes under a name: a decorator.

    Args:
        name: the name in the module.
        template_types: types of the arguments that the annotation leaves open.

    Returns:
        the decorator.

    Scope: Python.

    Example:
        ```python
        import taichi as ti

        @ti.aot.export_as("fill_1d")
        @ti.kernel
        def fill(x: ti.types.ndarray(dtype=ti.f32, ndim=1)):
            for i in x:
                x[i] = i
        ```
    """


def export(f):
    """Mark a kernel that a module takes without naming it: a decorator.

    Args:
        f: the kernel.

    Returns:
        the kernel.

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
    """
