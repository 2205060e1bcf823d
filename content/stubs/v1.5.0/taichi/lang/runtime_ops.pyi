
def sync():
    """Wait until the device has finished all kernels that were launched.

    Scope: Python.

    Example:
        ```python
        import taichi as ti

        ti.init(arch=ti.cpu)
        x = ti.field(ti.f32, shape=8)
        x.fill(1.0)
        ti.sync()
        ```
    """
