
def ndrange(*args) -> Iterable:
    """Return the product of integer ranges, for a loop over all their combinations of indices.

    As the outermost loop of a kernel it runs in parallel over all combinations. A loop has one variable per range.

    Args:
        *args (int or tuple of int): one entry per dimension: an integer `n` for 0 to `n` - 1, or a pair `(begin, end)` of integers without `end`.

    Returns:
        an object to loop over; wrap it in `ti.grouped` to get each combination as a vector.

    Raises:
        TaichiSyntaxError: when a sequence does not have two entries, and in a loop that does not have one variable per range.
        TaichiTypeError: when a bound is not an integer.

    Scope: Taichi, Python.

    Example:
        ```python
        import taichi as ti

        ti.init(arch=ti.cpu)
        table = ti.field(ti.i32, shape=(3, 4))

        @ti.kernel
        def fill():
            for i, j in ti.ndrange(3, (1, 4)):
                table[i, j] = i * j

        fill()
        print(table[2, 3])  # 6
        ```

    See also:
        ti.grouped
    """
