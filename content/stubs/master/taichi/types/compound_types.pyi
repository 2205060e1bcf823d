"""Types made of others: vectors, matrices, structs, argument packs."""

__all__ = [
    "argpack",
    "matrix",
    "struct",
    "vector",
]


def matrix(n=None, m=None, dtype=None):
    """Make a type of matrices.

    Args:
        n: number of rows.
        m: number of columns.
        dtype: type of the numbers.

    Returns:
        the type.

    Scope: Python.

    Example:
        ```python
        import taichi as ti

        ti.init(arch=ti.cpu)
        mat2x3 = ti.types.matrix(2, 3, ti.f32)

        @ti.kernel
        def run(m: mat2x3) -> ti.f32:
            return m[1, 2]

        print(run(mat2x3([[1, 2, 3], [4, 5, 6]])))  # 6.0
        ```
    """


def vector(n=None, dtype=None):
    """Make a type of vectors.

    Args:
        n: length.
        dtype: type of the numbers.

    Returns:
        the type.

    Scope: Python.

    Example:
        ```python
        import taichi as ti

        ti.init(arch=ti.cpu)
        vec5 = ti.types.vector(5, ti.f32)

        @ti.kernel
        def run(v: vec5) -> ti.f32:
            return v.sum()

        print(run(vec5([1, 2, 3, 4, 5])))  # 15.0
        ```
    """


def struct(**kwargs):
    """Make a type of structs.

    Args:
        **kwargs: names and types of the members; `__struct_methods` takes functions by name.

    Returns:
        the type.

    Scope: Python.

    Example:
        ```python
        import taichi as ti

        ti.init(arch=ti.cpu)
        Ball = ti.types.struct(centre=ti.math.vec3, radius=ti.f32)
        balls = Ball.field(shape=4)
        balls[1].radius = 2.0
        print(balls[1].radius)  # 2.0
        ```
    """


def argpack(**kwargs):
    """Make a type of argument packs.

    Args:
        **kwargs: names and types of the members.

    Returns:
        the type; call it with keywords to make a pack.

    Scope: Python.

    Example:
        ```python
        import taichi as ti

        ti.init(arch=ti.cpu)
        Settings = ti.types.argpack(dt=ti.f32, steps=ti.i32)
        settings = Settings(dt=0.1, steps=10)
        ```
    """
