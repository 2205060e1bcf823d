"""Types made of others: vectors, matrices, structs, argument packs."""

__all__ = [
    "matrix",
    "struct",
    "vector",
]


def matrix(n, m, dtype):
    """Make a type of matrices.

    Args:
        n (int): number of rows of a matrix.
        m (int): number of columns of a matrix.
        dtype (data type): type of the elements, such as `ti.f32`.

    Returns:
        the type; call it with the elements to make a matrix, or use it as an annotation.

    Note:
        In annotations of ndarrays `dtype` may be `None`; they then hold for any type.

    Scope: Python.

    Example:
        ```python
        import taichi as ti

        ti.init(arch=ti.cpu)

        mat23 = ti.types.matrix(2, 3, ti.f32)

        @ti.kernel
        def total(m: mat23) -> ti.f32:
            return m.sum()

        print(total(mat23([[1, 2, 3], [4, 5, 6]])))  # 21.0
        ```

    See also:
        ti.types.vector, ti.Matrix
    """


def vector(n, dtype):
    """Make a type of vectors.

    Args:
        n (int): number of entries of a vector.
        dtype (data type): type of the entries, such as `ti.f32`.

    Returns:
        the type; call it with the entries to make a vector, or use it as an annotation.

    Note:
        In annotations of ndarrays `dtype` may be `None`; they then hold for any type.

    Scope: Python.

    Example:
        ```python
        import taichi as ti

        ti.init(arch=ti.cpu)

        vec5 = ti.types.vector(5, ti.f32)

        @ti.kernel
        def total(v: vec5) -> ti.f32:
            return v.sum()

        print(total(vec5([1, 2, 3, 4, 5])))  # 15.0
        ```

    See also:
        ti.types.matrix, ti.Vector, ti.math.vec3
    """


def struct(**kwargs):
    """Make a type of structs.

    Args:
        **kwargs (data type): the members: name and type.

    Returns:
        the type; call it with the values by name to make a struct, or use its method `field`.

    Scope: Python.

    Example:
        ```python
        import taichi as ti

        ti.init(arch=ti.cpu)
        Ball = ti.types.struct(center=ti.math.vec3, radius=ti.f32)
        balls = Ball.field(shape=10)
        balls[0].radius = 2.5
        print(balls[0].radius)  # 2.5
        ```

    See also:
        ti.dataclass, ti.Struct
    """
