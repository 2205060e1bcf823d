e = math.e
"""The base of natural logarithms, 2.718…."""

pi = math.pi
"""The ratio of the circumference of a circle to its diameter, 3.14159…."""

inf = math.inf
"""Infinity."""

nan = math.nan
"""Not a number."""

vec2 = vector(2, cfg().default_fp)
"""The type of vectors of 2 real numbers, in the default type."""

vec3 = vector(3, cfg().default_fp)
"""The type of vectors of 3 real numbers, in the default type."""

vec4 = vector(4, cfg().default_fp)
"""The type of vectors of 4 real numbers, in the default type."""

ivec2 = vector(2, cfg().default_ip)
"""The type of vectors of 2 signed integers, in the default type."""

ivec3 = vector(3, cfg().default_ip)
"""The type of vectors of 3 signed integers, in the default type."""

ivec4 = vector(4, cfg().default_ip)
"""The type of vectors of 4 signed integers, in the default type."""

uvec2 = vector(2, cfg().default_up)
"""The type of vectors of 2 unsigned integers, in the default type."""

uvec3 = vector(3, cfg().default_up)
"""The type of vectors of 3 unsigned integers, in the default type."""

uvec4 = vector(4, cfg().default_up)
"""The type of vectors of 4 unsigned integers, in the default type."""

mat2 = matrix(2, 2, cfg().default_fp)
"""The type of matrices of 2 by 2 real numbers, in the default type."""

mat3 = matrix(3, 3, cfg().default_fp)
"""The type of matrices of 3 by 3 real numbers, in the default type."""

mat4 = matrix(4, 4, cfg().default_fp)
"""The type of matrices of 4 by 4 real numbers, in the default type."""


def mix(x, y, a):
    """Return a value between two others, element by element.

    Args:
        x: the value at 0.
        y: the value at 1.
        a: the place between them.

    Returns:
        `x * (1 - a) + y * a`.

    Scope: Taichi.

    Example:
        ```python
        import taichi as ti
        import taichi.math as tm

        ti.init(arch=ti.cpu)

        @ti.kernel
        def run() -> ti.f32:
            return tm.mix(10.0, 20.0, 0.25)

        print(run())  # 12.5
        ```
    """


def clamp(x, xmin, xmax):
    """Limit a value to a range, element by element.

    Args:
        x: a number, vector or matrix.
        xmin: lower limit.
        xmax: upper limit.

    Returns:
        the value, or the limit that it exceeds.

    Scope: Taichi.

    Example:
        ```python
        import taichi as ti
        import taichi.math as tm

        ti.init(arch=ti.cpu)

        @ti.kernel
        def run() -> ti.f32:
            return tm.clamp(7.0, 0.0, 5.0)

        print(run())  # 5.0
        ```
    """


def step(edge, x):
    """Tell whether a value has reached an edge, element by element.

    Args:
        edge: the edge.
        x: the value.

    Returns:
        0 below the edge, 1 from it on.

    Scope: Taichi.

    Example:
        ```python
        import taichi as ti
        import taichi.math as tm

        ti.init(arch=ti.cpu)

        @ti.kernel
        def run() -> ti.f32:
            return tm.step(1.0, 2.0)

        print(run())  # 1.0
        ```
    """


def fract(x):
    """Return what is above the next lower integer, element by element.

    Args:
        x: a number or vector.

    Returns:
        a value from 0 to 1.

    Scope: Taichi.

    Example:
        ```python
        import taichi as ti
        import taichi.math as tm

        ti.init(arch=ti.cpu)

        @ti.kernel
        def run() -> ti.f32:
            return tm.fract(2.75)

        print(run())  # 0.75
        ```
    """


def smoothstep(edge0, edge1, x):
    """Rise from 0 to 1 between two edges, smoothly, element by element.

    Args:
        edge0: where it begins.
        edge1: where it ends.
        x: the place.

    Returns:
        a value from 0 to 1.

    Scope: Taichi.

    Example:
        ```python
        import taichi as ti
        import taichi.math as tm

        ti.init(arch=ti.cpu)

        @ti.kernel
        def run() -> ti.f32:
            return tm.smoothstep(0.0, 1.0, 0.5)

        print(run())  # 0.5
        ```
    """


def sign(x):
    """Return the sign of a value, element by element.

    Args:
        x: a number or vector.

    Returns:
        -1, 0 or 1.

    Scope: Taichi.

    Example:
        ```python
        import taichi as ti
        import taichi.math as tm

        ti.init(arch=ti.cpu)

        @ti.kernel
        def run() -> ti.f32:
            return tm.sign(-2.5)

        print(run())  # -1.0
        ```
    """


def normalize(v):
    """Return a vector of length 1 with the same direction.

    Args:
        v: the vector.

    Returns:
        the vector.

    Scope: Taichi.

    Example:
        ```python
        import taichi as ti
        import taichi.math as tm

        ti.init(arch=ti.cpu)

        @ti.kernel
        def run() -> tm.vec2:
            return tm.normalize(tm.vec2(0, 5))

        print(run())  # [0.0, 1.0]
        ```
    """


def log2(x):
    """Return the logarithm to the base 2, element by element.

    Args:
        x: a positive number or vector.

    Returns:
        the logarithm.

    Scope: Taichi.

    Example:
        ```python
        import taichi as ti
        import taichi.math as tm

        ti.init(arch=ti.cpu)

        @ti.kernel
        def run() -> ti.f32:
            return tm.log2(8.0)

        print(run())  # 3.0
        ```
    """


def reflect(x, n):
    """Reflect a direction at a surface.

    Args:
        x: the direction towards the surface.
        n: normal of the surface, of length 1.

    Returns:
        the reflected direction.

    Scope: Taichi.

    Example:
        ```python
        import taichi as ti
        import taichi.math as tm

        ti.init(arch=ti.cpu)

        @ti.kernel
        def run() -> tm.vec2:
            return tm.reflect(tm.vec2(1, -1), tm.vec2(0, 1))

        print(run())  # [1.0, 1.0]
        ```
    """


def degrees(x):
    """Convert radians to degrees.

    Args:
        x: the angle in radians.

    Returns:
        the angle in degrees.

    Scope: Taichi.

    Example:
        ```python
        import taichi as ti
        import taichi.math as tm

        ti.init(arch=ti.cpu)

        @ti.kernel
        def run() -> ti.f32:
            return tm.degrees(3.1415927)

        print(run())  # 180.0
        ```
    """


def radians(x):
    """Convert degrees to radians.

    Args:
        x: the angle in degrees.

    Returns:
        the angle in radians.

    Scope: Taichi.

    Example:
        ```python
        import taichi as ti
        import taichi.math as tm

        ti.init(arch=ti.cpu)

        @ti.kernel
        def run() -> ti.f32:
            return tm.radians(180.0)

        print(run())  # 3.1415927
        ```
    """


def distance(x, y):
    """Return the distance of two points.

    Args:
        x: a point, a vector.
        y: another point.

    Returns:
        the length of their difference.

    Scope: Taichi.

    Example:
        ```python
        import taichi as ti
        import taichi.math as tm

        ti.init(arch=ti.cpu)

        @ti.kernel
        def run() -> ti.f32:
            return tm.distance(tm.vec2(0, 0), tm.vec2(3, 4))

        print(run())  # 5.0
        ```
    """


def refract(x, n, eta):
    """Bend a direction at a surface between two materials.

    Args:
        x: the direction towards the surface, of length 1.
        n: normal of the surface, of length 1.
        eta: ratio of the refractive indices.

    Returns:
        the bent direction; zeros for total reflection.

    Scope: Taichi.

    Example:
        ```python
        import taichi as ti
        import taichi.math as tm

        ti.init(arch=ti.cpu)

        @ti.kernel
        def run() -> tm.vec2:
            return tm.refract(tm.vec2(0, -1), tm.vec2(0, 1), 0.8)

        print(run())  # [0.0, -1.0]
        ```
    """


def dot(x, y):
    """Return the dot product of two vectors.

    Args:
        x: a vector.
        y: a vector of the same length.

    Returns:
        the number.

    Scope: Taichi.

    Example:
        ```python
        import taichi as ti
        import taichi.math as tm

        ti.init(arch=ti.cpu)

        @ti.kernel
        def run() -> ti.f32:
            return tm.dot(tm.vec2(1, 2), tm.vec2(3, 4))

        print(run())  # 11.0
        ```
    """


def cross(x, y):
    """Return the cross product of two vectors of 3.

    Args:
        x: the left vector.
        y: the right vector.

    Returns:
        a vector perpendicular to both.

    Scope: Taichi.

    Example:
        ```python
        import taichi as ti
        import taichi.math as tm

        ti.init(arch=ti.cpu)

        @ti.kernel
        def run() -> tm.vec3:
            return tm.cross(tm.vec3(1, 0, 0), tm.vec3(0, 1, 0))

        print(run())  # [0.0, 0.0, 1.0]
        ```
    """


def mod(x, y):
    """Return the remainder of a division of real numbers, element by element.

    Args:
        x: the dividend.
        y: the divisor.

    Returns:
        `x - y * floor(x / y)`.

    Scope: Taichi.

    Example:
        ```python
        import taichi as ti
        import taichi.math as tm

        ti.init(arch=ti.cpu)

        @ti.kernel
        def run() -> ti.f32:
            return tm.mod(5.5, 2.0)

        print(run())  # 1.5
        ```
    """


def translate(dx, dy, dz):
    """Return the matrix that moves by a vector.

    Args:
        dx: distance along x.
        dy: distance along y.
        dz: distance along z.

    Returns:
        a matrix of 4 by 4, for points with a fourth component of 1.

    Scope: Taichi.

    Example:
        ```python
        import taichi as ti
        import taichi.math as tm

        ti.init(arch=ti.cpu)

        @ti.kernel
        def run() -> ti.f32:
            return tm.translate(5.0, 0.0, 0.0)[0, 3]

        print(run())  # 5.0
        ```
    """


def scale(sx, sy, sz):
    """Return the matrix that scales along the axes.

    Args:
        sx: factor for x.
        sy: factor for y.
        sz: factor for z.

    Returns:
        a matrix of 4 by 4, for points with a fourth component of 1.

    Scope: Taichi.

    Example:
        ```python
        import taichi as ti
        import taichi.math as tm

        ti.init(arch=ti.cpu)

        @ti.kernel
        def run() -> ti.f32:
            return tm.scale(2.0, 1.0, 1.0)[0, 0]

        print(run())  # 2.0
        ```
    """


def rot_by_axis(axis, ang):
    """Return the rotation about an axis through the origin.

    Args:
        axis: direction of the axis, a vector of 3.
        ang: the angle in radians.

    Returns:
        a matrix of 4 by 4, for points with a fourth component of 1.

    Scope: Taichi.

    Example:
        ```python
        import taichi as ti
        import taichi.math as tm

        ti.init(arch=ti.cpu)

        @ti.kernel
        def run() -> ti.f32:
            return tm.rot_by_axis(tm.vec3(0, 0, 1), 0.0)[0, 0]

        print(run())  # 1.0
        ```
    """


def rot_yaw_pitch_roll(yaw, pitch, roll):
    """Return the rotation of three angles in the manner of an aircraft.

    Args:
        yaw: angle about the y axis.
        pitch: angle about the x axis.
        roll: angle about the z axis.

    Returns:
        a matrix of 4 by 4, for points with a fourth component of 1.

    Scope: Taichi.

    Example:
        ```python
        import taichi as ti
        import taichi.math as tm

        ti.init(arch=ti.cpu)

        @ti.kernel
        def run() -> ti.f32:
            return tm.rot_yaw_pitch_roll(0.0, 0.0, 0.0)[0, 0]

        print(run())  # 1.0
        ```
    """


def rotation2d(ang):
    """Return the rotation in the plane.

    Args:
        ang: the angle in radians, counterclockwise.

    Returns:
        a matrix of 2 by 2.

    Scope: Taichi.

    Example:
        ```python
        import taichi as ti
        import taichi.math as tm

        ti.init(arch=ti.cpu)

        @ti.kernel
        def run() -> ti.f32:
            return tm.rotation2d(0.0)[0, 0]

        print(run())  # 1.0
        ```
    """


def rotation3d(ang_x, ang_y, ang_z):
    """Return the rotation about the three axes, one after the other.

    Args:
        ang_x: angle about the x axis.
        ang_y: angle about the y axis.
        ang_z: angle about the z axis.

    Returns:
        a matrix of 4 by 4, for points with a fourth component of 1.

    Scope: Taichi.

    Example:
        ```python
        import taichi as ti
        import taichi.math as tm

        ti.init(arch=ti.cpu)

        @ti.kernel
        def run() -> ti.f32:
            return tm.rotation3d(0.0, 0.0, 0.0)[0, 0]

        print(run())  # 1.0
        ```
    """


def eye(n: template()):
    """Return an identity matrix.

    Args:
        n: number of rows, a constant.

    Returns:
        the matrix.

    Scope: Taichi.

    Example:
        ```python
        import taichi as ti
        import taichi.math as tm

        ti.init(arch=ti.cpu)

        @ti.kernel
        def run() -> ti.f32:
            return tm.eye(3)[1, 1]

        print(run())  # 1.0
        ```
    """


def length(x):
    """Return the length of a vector.

    Args:
        x: the vector.

    Returns:
        the number.

    Scope: Taichi.

    Example:
        ```python
        import taichi as ti
        import taichi.math as tm

        ti.init(arch=ti.cpu)

        @ti.kernel
        def run() -> ti.f32:
            return tm.length(tm.vec2(3, 4))

        print(run())  # 5.0
        ```
    """


def determinant(m):
    """Return the determinant of a square matrix.

    Args:
        m: the matrix.

    Returns:
        the number.

    Scope: Taichi.

    Example:
        ```python
        import taichi as ti
        import taichi.math as tm

        ti.init(arch=ti.cpu)

        @ti.kernel
        def run() -> ti.f32:
            return tm.determinant(tm.eye(2) * 3)

        print(run())  # 9.0
        ```
    """


def inverse(mat):
    """Return the inverse of a square matrix.

    Args:
        mat: the matrix.

    Returns:
        the matrix.

    Scope: Taichi.

    Example:
        ```python
        import taichi as ti
        import taichi.math as tm

        ti.init(arch=ti.cpu)

        @ti.kernel
        def run() -> ti.f32:
            return tm.inverse(tm.eye(2) * 2)[0, 0]

        print(run())  # 0.5
        ```
    """


def isinf(x):
    """Tell whether a value is infinite, element by element.

    Args:
        x: a number or vector.

    Returns:
        1 or 0.

    Scope: Taichi.

    Example:
        ```python
        import taichi as ti
        import taichi.math as tm

        ti.init(arch=ti.cpu)

        @ti.kernel
        def run() -> ti.i32:
            return tm.isinf(tm.inf)

        print(run())  # 1
        ```
    """


def isnan(x):
    """Tell whether a value is no number, element by element.

    Args:
        x: a number or vector.

    Returns:
        1 or 0.

    Scope: Taichi.

    Example:
        ```python
        import taichi as ti
        import taichi.math as tm

        ti.init(arch=ti.cpu)

        @ti.kernel
        def run() -> ti.i32:
            return tm.isnan(tm.nan)

        print(run())  # 1
        ```
    """


def vdir(ang):
    """Return the direction of an angle in the plane.

    Args:
        ang: the angle in radians.

    Returns:
        a vector of length 1.

    Scope: Taichi.

    Example:
        ```python
        import taichi as ti
        import taichi.math as tm

        ti.init(arch=ti.cpu)

        @ti.kernel
        def run() -> tm.vec2:
            return tm.vdir(0.0)

        print(run())  # [1.0, 0.0]
        ```
    """


def popcnt(x):
    """Count the bits of an integer that are 1.

    Args:
        x: the integer.

    Returns:
        the number of bits.

    Scope: Taichi.

    Example:
        ```python
        import taichi as ti
        import taichi.math as tm

        ti.init(arch=ti.cpu)

        @ti.kernel
        def run() -> ti.i32:
            return tm.popcnt(7)

        print(run())  # 3
        ```
    """


def clz(x):
    """Count the zeros before the first 1 of an integer of 32 bits.

    Args:
        x: the integer.

    Returns:
        the number of zeros.

    Scope: Taichi.

    Example:
        ```python
        import taichi as ti
        import taichi.math as tm

        ti.init(arch=ti.cpu)

        @ti.kernel
        def run() -> ti.i32:
            return tm.clz(1)

        print(run())  # 31
        ```
    """
