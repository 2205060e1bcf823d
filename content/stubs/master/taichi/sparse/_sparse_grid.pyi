
def grid(field_dict, shape):
    """Make a sparse grid of fields.

    Args:
        field_dict: names and types of the fields.
        shape: tuple of sizes, in two or three dimensions.

    Returns:
        the grid; its fields are members: `grid.mass`.

    Scope: Python.

    Example:
        ```python
        import taichi as ti

        ti.init(arch=ti.cpu)
        grid = ti.sparse.grid({"mass": ti.f32}, shape=(64, 64))
        grid[3, 4].mass = 1.0
        ```
    """


def usage(x: template()) -> f32:
    """Return which part of a sparse grid is active.

    Args:
        x: the grid.

    Returns:
        a number from 0 to 1.

    Scope: Python.

    Example:
        ```python
        import taichi as ti

        ti.init(arch=ti.cpu)
        grid = ti.sparse.grid({"mass": ti.f32}, shape=(64, 64))
        grid[3, 4].mass = 1.0
        print(ti.sparse.usage(grid))
        ```
    """
