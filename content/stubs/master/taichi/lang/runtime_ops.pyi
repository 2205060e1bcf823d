
def sync():
    """Wait until all kernels that have been launched are finished.

    On GPUs a launch returns at once; call this before time is measured or results are used outside Taichi. Reading elements and copying to NumPy wait by themselves.

    Scope: Python.

    Example:
        ```python
        import time
        import taichi as ti

        ti.init(arch=ti.gpu)
        x = ti.field(ti.f32, shape=1000000)
        @ti.kernel
        def fill():
            for i in x:
                x[i] = ti.sqrt(i)

        start = time.time()
        fill()
        ti.sync()
        print(time.time() - start > 0)  # True
        ```

    See also:
        ti.kernel
    """
