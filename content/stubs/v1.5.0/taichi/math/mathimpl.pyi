vec2 = ti.types.vector(2, cfg().default_fp)
"""The type of vectors of two real numbers of 32 bits."""

vec3 = ti.types.vector(3, cfg().default_fp)
"""The type of vectors of three real numbers of 32 bits."""

vec4 = ti.types.vector(4, cfg().default_fp)
"""The type of vectors of four real numbers of 32 bits."""

ivec2 = ti.types.vector(2, cfg().default_ip)
"""The type of vectors of two integers of 32 bits."""

ivec3 = ti.types.vector(3, cfg().default_ip)
"""The type of vectors of three integers of 32 bits."""

ivec4 = ti.types.vector(4, cfg().default_ip)
"""The type of vectors of four integers of 32 bits."""

uvec2 = ti.types.vector(2, cfg().default_up)
"""The type of vectors of two unsigned integers of 32 bits."""

uvec3 = ti.types.vector(3, cfg().default_up)
"""The type of vectors of three unsigned integers of 32 bits."""

uvec4 = ti.types.vector(4, cfg().default_up)
"""The type of vectors of four unsigned integers of 32 bits."""

mat2 = ti.types.matrix(2, 2, cfg().default_fp)
"""The type of 2 by 2 matrices of real numbers of 32 bits."""

mat3 = ti.types.matrix(3, 3, cfg().default_fp)
"""The type of 3 by 3 matrices of real numbers of 32 bits."""

mat4 = ti.types.matrix(4, 4, cfg().default_fp)
"""The type of 4 by 4 matrices of real numbers of 32 bits."""


def mix(x, y, a):
    """Return the linear interpolation of two values.

    Args:
        x (int, float or ti.Matrix): the value for `a` equal to 0: a number, vector or matrix; the function works on each element.
        y (int, float or ti.Matrix): the value for `a` equal to 1.
        a (int, float or ti.Matrix): the weight of `y`, usually from 0 to 1.

    Returns:
        `x * (1 - a) + y * a`.

    Scope: Taichi.

    Example:
        ```python
        import taichi as ti
        import taichi.math as tm

        ti.init(arch=ti.cpu)

        @ti.kernel
        def show():
            print(tm.mix(0.0, 10.0, 0.25))

        show()  # 2.500000
        ```

    See also:
        tm.clamp
    """


def clamp(x, xmin, xmax):
    """Return a value, limited to a range.

    Args:
        x (int, float or ti.Matrix): the value: a number, vector or matrix; the function works on each element.
        xmin (int, float or ti.Matrix): lower end of the range.
        xmax (int, float or ti.Matrix): upper end of the range.

    Returns:
        `xmin` where `x` is less, `xmax` where `x` is greater, else `x`.

    Scope: Taichi.

    Example:
        ```python
        import taichi as ti
        import taichi.math as tm

        ti.init(arch=ti.cpu)

        @ti.kernel
        def show():
            print(tm.clamp(1.7, 0.0, 1.0))

        show()  # 1.000000
        ```

    See also:
        tm.mix
        tm.step
        tm.smoothstep
    """


def step(edge, x):
    """Return 0 below an edge and 1 from it on.

    Args:
        edge (int, float or ti.Matrix): the edge: a number, or a value of the shape of `x`.
        x (int, float or ti.Matrix): a number, vector or matrix; the function works on each element.

    Returns:
        0.0 where `x` is less than `edge`, else 1.0.

    Scope: Taichi.

    Example:
        ```python
        import taichi as ti
        import taichi.math as tm

        ti.init(arch=ti.cpu)

        @ti.kernel
        def show():
            print(tm.step(1.0, 3.0))

        show()  # 1.000000
        ```

    See also:
        tm.smoothstep
    """


def fract(x):
    """Return the part of a number after the point, counted from the next lower integer.

    Args:
        x (float or ti.Matrix): a real number, vector or matrix; the function works on each element.

    Returns:
        `x - floor(x)`, from 0 to 1; 1 itself only by rounding.

    Scope: Taichi.

    Example:
        ```python
        import taichi as ti
        import taichi.math as tm

        ti.init(arch=ti.cpu)

        @ti.kernel
        def show():
            print(tm.fract(-1.25))

        show()  # 0.750000
        ```

    See also:
        ti.floor
        tm.mod
    """


def smoothstep(edge0, edge1, x):
    """Return a smooth step from 0 to 1 between two edges.

    Args:
        edge0 (int, float or ti.Matrix): lower edge; up to it the result is 0.
        edge1 (int, float or ti.Matrix): upper edge; from it on the result is 1.
        x (int, float or ti.Matrix): a number, vector or matrix; the function works on each element.

    Returns:
        `t * t * (3 - 2 * t)`, where `t` grows from 0 to 1 between the edges.

    Scope: Taichi.

    Example:
        ```python
        import taichi as ti
        import taichi.math as tm

        ti.init(arch=ti.cpu)

        @ti.kernel
        def show():
            print(tm.smoothstep(0.0, 2.0, 1.0))

        show()  # 0.500000
        ```

    See also:
        tm.step
    """


def sign(x):
    """Return the sign of a number.

    Args:
        x (int, float or ti.Matrix): a number, vector or matrix; the function works on each element.

    Returns:
        -1.0 for negative, 0.0 for zero, 1.0 for positive elements.

    Scope: Taichi.

    Example:
        ```python
        import taichi as ti
        import taichi.math as tm

        ti.init(arch=ti.cpu)

        @ti.kernel
        def show():
            print(tm.sign(-2.5))

        show()  # -1.000000
        ```

    See also:
        ti.abs
    """


def normalize(v):
    """Return the vector of length 1 with the direction of a vector.

    Args:
        v (ti.Vector): the vector, not zero.

    Returns:
        `v` divided by its length.

    Scope: Taichi.

    Example:
        ```python
        import taichi as ti
        import taichi.math as tm

        ti.init(arch=ti.cpu)

        @ti.kernel
        def show():
            print(tm.normalize(tm.vec2(3, 4)))

        show()  # [0.600000, 0.800000]
        ```

    See also:
        tm.length
    """


def log2(x):
    """Return the logarithm to base 2.

    Args:
        x (int, float or ti.Matrix): positive: a number, vector or matrix; the function works on each element.

    Returns:
        the logarithm, of the shape of `x`.

    Scope: Taichi.

    Example:
        ```python
        import taichi as ti
        import taichi.math as tm

        ti.init(arch=ti.cpu)

        @ti.kernel
        def show():
            print(tm.log2(8.0))

        show()  # 3.000000
        ```

    See also:
        ti.log
        ti.exp
    """


def reflect(x, n):
    """Return the direction of a ray after reflection at a surface.

    Args:
        x (ti.Vector): the direction of the ray, towards the surface.
        n (ti.Vector): the normal of the surface, of length 1.

    Returns:
        `x - 2 * dot(x, n) * n`.

    Scope: Taichi.

    Example:
        ```python
        import taichi as ti
        import taichi.math as tm

        ti.init(arch=ti.cpu)

        @ti.kernel
        def show():
            print(tm.reflect(tm.vec2(1, -1), tm.vec2(0, 1)))

        show()  # [1.000000, 1.000000]
        ```

    See also:
        tm.refract
    """


def degrees(x):
    """Convert an angle from radians to degrees.

    Args:
        x (int, float or ti.Matrix): the angle in radians: a number, vector or matrix; the function works on each element.

    Returns:
        the angle in degrees.

    Scope: Taichi.

    Example:
        ```python
        import taichi as ti
        import taichi.math as tm

        ti.init(arch=ti.cpu)

        @ti.kernel
        def show():
            print(tm.degrees(tm.pi))

        show()  # 180.000000
        ```

    See also:
        tm.radians
    """


def radians(x):
    """Convert an angle from degrees to radians.

    Args:
        x (int, float or ti.Matrix): the angle in degrees: a number, vector or matrix; the function works on each element.

    Returns:
        the angle in radians.

    Scope: Taichi.

    Example:
        ```python
        import taichi as ti
        import taichi.math as tm

        ti.init(arch=ti.cpu)

        @ti.kernel
        def show():
            print(tm.radians(180.0))

        show()  # 3.141593
        ```

    See also:
        tm.degrees
    """


def distance(x, y):
    """Return the distance of two points.

    Args:
        x (ti.Vector): the first point, a vector.
        y (ti.Vector): the second point, a vector of the same size.

    Returns:
        the Euclidean norm of `x - y`, a real number.

    Scope: Taichi.

    Example:
        ```python
        import taichi as ti
        import taichi.math as tm

        ti.init(arch=ti.cpu)

        @ti.kernel
        def show():
            print(tm.distance(tm.vec2(0, 0), tm.vec2(3, 4)))

        show()  # 5.000000
        ```

    See also:
        tm.length
    """


def refract(x, n, eta):
    """Return the direction of a ray after refraction at a surface.

    Args:
        x (ti.Vector): the direction of the ray, towards the surface, of length 1.
        n (ti.Vector): the normal of the surface on the side of the ray, of length 1.
        eta (float): refractive index on the side of the ray, divided by that on the other side.

    Returns:
        the new direction, or the zero vector for total reflection.

    Scope: Taichi.

    Example:
        ```python
        import taichi as ti
        import taichi.math as tm

        ti.init(arch=ti.cpu)

        @ti.kernel
        def show():
            print(tm.refract(tm.vec2(0, -1), tm.vec2(0, 1), 0.75))

        show()  # [0.000000, -1.000000]
        ```

    See also:
        tm.reflect
    """


def dot(x, y):
    """Return the dot product of two vectors.

    Args:
        x (ti.Vector): the first vector, of any size.
        y (ti.Vector): the second vector, of the same size.

    Returns:
        the sum of the products of the entries.

    Scope: Taichi.

    Example:
        ```python
        import taichi as ti
        import taichi.math as tm

        ti.init(arch=ti.cpu)

        @ti.kernel
        def show():
            print(tm.dot(tm.vec2(1, 2), tm.vec2(3, 4)))

        show()  # 11.000000
        ```

    See also:
        tm.cross
    """


def cross(x, y):
    """Return the cross product of two vectors.

    Args:
        x (ti.Vector): the first vector, with two or three entries.
        y (ti.Vector): the second vector, of the same size.

    Returns:
        a vector for three entries; for two, the number `x[0] * y[1] - x[1] * y[0]`.

    Scope: Taichi.

    Example:
        ```python
        import taichi as ti
        import taichi.math as tm

        ti.init(arch=ti.cpu)

        @ti.kernel
        def show():
            print(tm.cross(tm.vec3(1, 0, 0), tm.vec3(0, 1, 0)))

        show()  # [0.000000, 0.000000, 1.000000]
        ```

    See also:
        tm.dot
    """


def mod(x, y):
    """Return the remainder of a division, with the sign of the divisor.

    Args:
        x (int, float or ti.Matrix): the dividend: a number, vector or matrix; the function works on each element.
        y (int, float or ti.Matrix): the divisor: a number, or a value of the shape of `x`.

    Returns:
        `x - y * floor(x / y)`, of the shape of `x`.

    Scope: Taichi.

    Example:
        ```python
        import taichi as ti
        import taichi.math as tm

        ti.init(arch=ti.cpu)

        @ti.kernel
        def show():
            print(tm.mod(-0.5, 2.0))

        show()  # 1.500000
        ```

    See also:
        tm.fract
    """


def translate(dx, dy, dz):
    """Return the 4 by 4 matrix of a translation.

    Args:
        dx (float): shift along the x axis.
        dy (float): shift along the y axis.
        dz (float): shift along the z axis.

    Returns:
        the matrix `M`, a `tm.mat4`, for products `M @ v`.

    Scope: Taichi.

    Example:
        ```python
        import taichi as ti
        import taichi.math as tm

        ti.init(arch=ti.cpu)

        @ti.kernel
        def show():
            print(tm.translate(1, 2, 3) @ tm.vec4(0, 0, 0, 1))

        show()  # [1.000000, 2.000000, 3.000000, 1.000000]
        ```

    See also:
        tm.scale
        tm.rotation3d
    """


def scale(sx, sy, sz):
    """Return the 4 by 4 matrix that scales along the axes.

    Args:
        sx (float): factor along the x axis.
        sy (float): factor along the y axis.
        sz (float): factor along the z axis.

    Returns:
        the matrix, a `tm.mat4`.

    Scope: Taichi.

    Example:
        ```python
        import taichi as ti
        import taichi.math as tm

        ti.init(arch=ti.cpu)

        @ti.kernel
        def show():
            print(tm.scale(1, 2, 3) @ tm.vec4(1, 1, 1, 1))

        show()  # [1.000000, 2.000000, 3.000000, 1.000000]
        ```

    See also:
        tm.translate
        tm.rotation3d
    """


def rot_by_axis(axis, ang):
    """Return the 4 by 4 matrix of a rotation about an axis through the origin.

    Args:
        axis (tm.vec3): direction of the axis, a `tm.vec3` of any length but zero.
        ang (float): the angle in radians.

    Returns:
        the matrix, a `tm.mat4`.

    Note:
        The matrix is made for row vectors, `v @ M`: seen against the axis they turn counter-clockwise. `M @ v` turns the other way.

    Scope: Taichi.

    Example:
        ```python
        import taichi as ti
        import taichi.math as tm

        ti.init(arch=ti.cpu)

        @ti.kernel
        def show():
            M = tm.rot_by_axis(tm.vec3(0, 0, 1), tm.pi / 2)
            print(M @ tm.vec4(1, 0, 0, 1))

        show()  # about [0, -1, 0, 1]
        ```

    See also:
        tm.rot_yaw_pitch_roll
        tm.rotation3d
        tm.rotation2d
    """


def rot_yaw_pitch_roll(yaw, pitch, roll):
    """Return the 4 by 4 matrix of a rotation that is given by three angles.

    Args:
        yaw (float): angle about the y axis, in radians.
        pitch (float): angle about the x axis, in radians.
        roll (float): angle about the z axis, in radians.

    Returns:
        the matrix, a `tm.mat4`.

    Note:
        The matrix is made for row vectors, `v @ M`; `M @ v` turns the other way.

    Scope: Taichi.

    Example:
        ```python
        import taichi as ti
        import taichi.math as tm

        ti.init(arch=ti.cpu)

        @ti.kernel
        def show():
            M = tm.rot_yaw_pitch_roll(0.0, 0.0, tm.pi / 2)
            print(M @ tm.vec4(1, 0, 0, 1))

        show()  # about [0, -1, 0, 1]
        ```

    See also:
        tm.rotation3d
    """


def rotation2d(ang):
    """Return the 2 by 2 matrix of a counter-clockwise rotation of the plane.

    Args:
        ang (float): the angle in radians.

    Returns:
        the matrix `M`, a `tm.mat2`, for products `M @ v`.

    Scope: Taichi.

    Example:
        ```python
        import taichi as ti
        import taichi.math as tm

        ti.init(arch=ti.cpu)

        @ti.kernel
        def show():
            M = tm.rotation2d(tm.pi / 2)
            print(M @ tm.vec2(1, 0))

        show()  # about [0, 1]
        ```

    See also:
        tm.rot_by_axis
        tm.rot_yaw_pitch_roll
        tm.rotation3d
    """


def rotation3d(ang_x, ang_y, ang_z):
    """Return the 4 by 4 matrix of a rotation that is given by three angles.

    It is `tm.rot_yaw_pitch_roll(ang_z, ang_x, ang_y)`.

    Args:
        ang_x (float): the pitch: angle about the x axis, in radians.
        ang_y (float): the roll: angle about the z axis, in radians, in spite of the name.
        ang_z (float): the yaw: angle about the y axis, in radians, in spite of the name.

    Returns:
        the matrix, a `tm.mat4`.

    Note:
        The matrix is made for row vectors, `v @ M`; `M @ v` turns the other way.

    Scope: Taichi.

    Example:
        ```python
        import taichi as ti
        import taichi.math as tm

        ti.init(arch=ti.cpu)

        @ti.kernel
        def show():
            M = tm.rotation3d(tm.pi / 2, 0.0, 0.0)
            print(M @ tm.vec4(0, 1, 0, 1))

        show()  # about [0, 0, -1, 1]
        ```

    See also:
        tm.rot_yaw_pitch_roll
    """


def eye(n: ti.template()):
    """Return an identity matrix.

    Args:
        n: number of rows and columns, a compile-time constant.

    Returns:
        an `n` by `n` matrix of the default floating-point type.

    Scope: Taichi.

    Example:
        ```python
        import taichi as ti
        import taichi.math as tm

        ti.init(arch=ti.cpu)

        @ti.kernel
        def show():
            print(tm.eye(2))

        show()  # [[1.000000, 0.000000], [0.000000, 1.000000]]
        ```

    See also:
        ti.Matrix.identity
    """


def length(x):
    """Return the length of a vector.

    Args:
        x (ti.Vector): a vector of any length.

    Returns:
        the Euclidean norm, a real number.

    Scope: Taichi.

    Example:
        ```python
        import taichi as ti
        import taichi.math as tm

        ti.init(arch=ti.cpu)

        @ti.kernel
        def show():
            print(tm.length(tm.vec2(3, 4)))

        show()  # 5.000000
        ```

    See also:
        tm.normalize
    """


def determinant(m):
    """Return the determinant of a square matrix.

    Args:
        m (ti.Matrix): a matrix of 2 by 2, 3 by 3 or 4 by 4 elements.

    Returns:
        the determinant, a number of the type of the elements.

    Scope: Taichi.

    Example:
        ```python
        import taichi as ti
        import taichi.math as tm

        ti.init(arch=ti.cpu)

        @ti.kernel
        def show():
            print(tm.determinant(tm.mat2([[1, 2], [3, 4]])))

        show()  # -2.000000
        ```

    See also:
        tm.inverse
    """


def inverse(mat):
    """Return the inverse of a square matrix.

    Args:
        mat (ti.Matrix): a matrix of 2 by 2, 3 by 3 or 4 by 4 elements, not singular.

    Returns:
        the inverse matrix, of the same shape and with real elements.

    Scope: Taichi.

    Example:
        ```python
        import taichi as ti
        import taichi.math as tm

        ti.init(arch=ti.cpu)

        @ti.kernel
        def show():
            print(tm.inverse(tm.mat2([[2, 0], [0, 4]])))

        show()  # [[0.500000, -0.000000], [-0.000000, 0.250000]]
        ```

    See also:
        tm.determinant
    """


def isinf(x):
    """Tell whether a number is infinite.

    Args:
        x (int, float or ti.Matrix): a number, vector or matrix; it is converted to the default floating-point type first; where that is `ti.f64`, a number only.

    Returns:
        true where the element is positive or negative infinity, else false.

    Scope: Taichi.

    Example:
        ```python
        import taichi as ti
        import taichi.math as tm

        ti.init(arch=ti.cpu)

        @ti.kernel
        def show():
            x = tm.vec2(1.0, 0.0)
            print(tm.isinf(x[0] / x[1]))

        show()  # true, printed as 1 or True
        ```

    See also:
        tm.isnan
    """


def isnan(x):
    """Tell whether a number is NaN, the result of an undefined operation.

    Args:
        x (int, float or ti.Matrix): a number, vector or matrix; it is converted to the default floating-point type first.

    Returns:
        true where the element is NaN, else false.

    Note:
        With `ti.init(fast_math=True)`, the default, the compiler may assume that there is no NaN in a computation before.

    Scope: Taichi.

    Example:
        ```python
        import taichi as ti
        import taichi.math as tm

        ti.init(arch=ti.cpu)

        @ti.kernel
        def show():
            x = tm.vec2(0.0, 0.0)
            print(tm.isnan(x[0] / x[1]))

        show()  # true, printed as 1 or True
        ```

    See also:
        tm.isinf
    """


def vdir(ang):
    """Return the plane vector of length 1 with a given angle.

    Args:
        ang (float): the angle from the x axis, in radians.

    Returns:
        the vector `(cos(ang), sin(ang))`, a `tm.vec2`.

    Scope: Taichi.

    Example:
        ```python
        import taichi as ti
        import taichi.math as tm

        ti.init(arch=ti.cpu)

        @ti.kernel
        def show():
            print(tm.vdir(0.0))

        show()  # [1.000000, 0.000000]
        ```

    See also:
        tm.normalize
    """
