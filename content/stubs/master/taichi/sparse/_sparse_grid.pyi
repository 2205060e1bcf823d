
def grid(field_dict, shape):
    """Make a sparse grid of two or three dimensions whose cells are structs.

    A cell becomes active when it is written; loops visit active cells only. It needs a backend with sparse data structures: CPU or CUDA.

    Args:
        field_dict (dict): dictionary from the names of the members to their types.
        shape (tuple of int): tuple with the number of cells along each of the two or three axes.

    Returns:
        a struct field on a bitmasked node.

    Raises:
        Exception: when `shape` has neither two nor three entries.

    Scope: Python.

    Example:
        ```python
        import taichi as ti

        ti.init(arch=ti.cpu)
        grid = ti.sparse.grid({"pos": ti.math.vec2, "mass": ti.f32}, shape=(10, 10))
        grid[0, 0].mass = 1.0
        print(ti.sparse.usage(grid))  # 0.009999999776482582
        ```
    """


def usage(x: template()) -> f32:
    """Return which part of the cells of a sparse grid is active.

    Args:
        x: the grid, made with `ti.sparse.grid`.

    Returns:
        the number of active cells divided by the number of all cells, from 0 to 1.

    Raises:
        TaichiCompilationError: when the grid has neither two nor three axes; the text of the error names a `ValueError`.

    Scope: Python.

    Example:
        ```python
        import taichi as ti

        ti.init(arch=ti.cpu)
        grid = ti.sparse.grid({"pos": ti.math.vec2, "mass": ti.f32}, shape=(10, 10))
        grid[0, 0].mass = 1.0
        print(ti.sparse.usage(grid))  # 0.009999999776482582
        ```
    """
