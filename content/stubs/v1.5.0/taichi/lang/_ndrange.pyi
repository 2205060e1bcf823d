
def ndrange(*args):
    """Run a loop over a rectangle of indices of any dimension.

    Args:
        *args: for each dimension a stop, or a pair of start and stop; integers.

    Returns:
        what a `for` loop runs over, with one variable per dimension.

    Scope: Taichi.

    Example:
        ```python
        import taichi as ti

        ti.init(arch=ti.cpu)

        @ti.kernel
        def count() -> ti.i32:
            n = 0
            for i, j in ti.ndrange((1, 4), 3):
                n += 1
            return n

        print(count())  # 9
        ```
    """
