
def cast(obj, dtype):
    """Convert a value to a type.

    Args:
        obj: a number, vector or matrix.
        dtype: the type; real numbers are cut off towards zero for integers.

    Returns:
        the converted value.

    Scope: Taichi, Python.

    Example:
        ```python
        import taichi as ti

        ti.init(arch=ti.cpu)

        @ti.kernel
        def run() -> ti.i32:
            return ti.cast(2.9, ti.i32)

        print(run())  # 2
        ```
    """


def bit_cast(obj, dtype):
    """Read the bits of a number as another type of the same size.

    Args:
        obj: the number.
        dtype: the type.

    Returns:
        the number with the same bits.

    Scope: Taichi, Python.

    Example:
        ```python
        import taichi as ti

        ti.init(arch=ti.cpu)

        @ti.kernel
        def run() -> ti.i32:
            return ti.bit_cast(1.0, ti.i32)

        print(hex(run()))  # 0x3f800000
        ```
    """


def sin(x):
    """Return the sine, element by element.

    Args:
        x: the angle in radians.

    Returns:
        the sine.

    Scope: Taichi, Python.

    Example:
        ```python
        import taichi as ti

        ti.init(arch=ti.cpu)

        @ti.kernel
        def run() -> ti.f32:
            return ti.sin(0.0)

        print(run())  # 0.0
        ```
    """


def cos(x):
    """Return the cosine, element by element.

    Args:
        x: the angle in radians.

    Returns:
        the cosine.

    Scope: Taichi, Python.

    Example:
        ```python
        import taichi as ti

        ti.init(arch=ti.cpu)

        @ti.kernel
        def run() -> ti.f32:
            return ti.cos(0.0)

        print(run())  # 1.0
        ```
    """


def asin(x):
    """Return the arc sine, element by element.

    Args:
        x: a number, vector or matrix from -1 to 1.

    Returns:
        the angle in radians, from -pi/2 to pi/2.

    Scope: Taichi, Python.

    Example:
        ```python
        import taichi as ti

        ti.init(arch=ti.cpu)

        @ti.kernel
        def run() -> ti.f32:
            return ti.asin(1.0)

        print(run())  # 1.5707964
        ```
    """


def acos(x):
    """Return the arc cosine, element by element.

    Args:
        x: a number, vector or matrix from -1 to 1.

    Returns:
        the angle in radians, from 0 to pi.

    Scope: Taichi, Python.

    Example:
        ```python
        import taichi as ti

        ti.init(arch=ti.cpu)

        @ti.kernel
        def run() -> ti.f32:
            return ti.acos(0.0)

        print(run())  # 1.5707964
        ```
    """


def sqrt(x):
    """Return the square root, element by element.

    Args:
        x: a number, vector or matrix that is not negative.

    Returns:
        the root.

    Scope: Taichi, Python.

    Example:
        ```python
        import taichi as ti

        ti.init(arch=ti.cpu)

        @ti.kernel
        def run() -> ti.f32:
            return ti.sqrt(9.0)

        print(run())  # 3.0
        ```
    """


def rsqrt(x):
    """Return one over the square root, element by element.

    Args:
        x: a positive number, vector or matrix.

    Returns:
        the value; on a GPU it is faster than a root and a division.

    Scope: Taichi, Python.

    Example:
        ```python
        import taichi as ti

        ti.init(arch=ti.cpu)

        @ti.kernel
        def run() -> ti.f32:
            return ti.rsqrt(4.0)

        print(run())  # 0.5
        ```
    """


def round(x, dtype=None):
    """Round to the nearest integer, halves to the even one, element by element.

    Args:
        x: a number, vector or matrix.
        dtype: type of the result; that of `x` when left out.

    Returns:
        the rounded value.

    Scope: Taichi, Python.

    Example:
        ```python
        import taichi as ti

        ti.init(arch=ti.cpu)

        @ti.kernel
        def run() -> ti.f32:
            return ti.round(2.5)

        print(run())  # 2.0
        ```
    """


def floor(x, dtype=None):
    """Round down, element by element.

    Args:
        x: a number, vector or matrix.
        dtype: type of the result; that of `x` when left out.

    Returns:
        the rounded value.

    Scope: Taichi, Python.

    Example:
        ```python
        import taichi as ti

        ti.init(arch=ti.cpu)

        @ti.kernel
        def run() -> ti.f32:
            return ti.floor(1.8)

        print(run())  # 1.0
        ```
    """


def ceil(x, dtype=None):
    """Round up, element by element.

    Args:
        x: a number, vector or matrix.
        dtype: type of the result; that of `x` when left out.

    Returns:
        the rounded value.

    Scope: Taichi, Python.

    Example:
        ```python
        import taichi as ti

        ti.init(arch=ti.cpu)

        @ti.kernel
        def run() -> ti.f32:
            return ti.ceil(1.2)

        print(run())  # 2.0
        ```
    """


def tan(x):
    """Return the tangent, element by element.

    Args:
        x: the angle in radians.

    Returns:
        the tangent.

    Scope: Taichi, Python.

    Example:
        ```python
        import taichi as ti

        ti.init(arch=ti.cpu)

        @ti.kernel
        def run() -> ti.f32:
            return ti.tan(0.0)

        print(run())  # 0.0
        ```
    """


def tanh(x):
    """Return the hyperbolic tangent, element by element.

    Args:
        x: a number, vector or matrix.

    Returns:
        a value between -1 and 1.

    Scope: Taichi, Python.

    Example:
        ```python
        import taichi as ti

        ti.init(arch=ti.cpu)

        @ti.kernel
        def run() -> ti.f32:
            return ti.tanh(0.0)

        print(run())  # 0.0
        ```
    """


def exp(x):
    """Return e to the power of the argument, element by element.

    Args:
        x: a number, vector or matrix.

    Returns:
        the power.

    Scope: Taichi, Python.

    Example:
        ```python
        import taichi as ti

        ti.init(arch=ti.cpu)

        @ti.kernel
        def run() -> ti.f32:
            return ti.exp(0.0)

        print(run())  # 1.0
        ```
    """


def log(x):
    """Return the natural logarithm, element by element.

    Args:
        x: a positive number, vector or matrix.

    Returns:
        the logarithm.

    Scope: Taichi, Python.

    Example:
        ```python
        import taichi as ti

        ti.init(arch=ti.cpu)

        @ti.kernel
        def run() -> ti.f32:
            return ti.log(1.0)

        print(run())  # 0.0
        ```
    """


def abs(x):
    """Return the absolute value, element by element.

    Args:
        x: a number, vector or matrix.

    Returns:
        the value without its sign, in the same type.

    Scope: Taichi, Python.

    Example:
        ```python
        import taichi as ti

        ti.init(arch=ti.cpu)

        @ti.kernel
        def run() -> ti.f32:
            return ti.abs(-2.5)

        print(run())  # 2.5
        ```
    """


def random(dtype=float) -> Union[float, int]:
    """Return a random number.

    Args:
        dtype: type of the number.

    Returns:
        from 0 to 1, without 1, for real types; any value of the type for integers.

    Scope: Taichi.

    Example:
        ```python
        import taichi as ti

        ti.init(arch=ti.cpu)

        @ti.kernel
        def run() -> ti.f32:
            return ti.random()

        print(0 <= run() < 1)  # True
        ```
    """


def pow(base, exponent):
    """Return a power, element by element.

    Args:
        base: the base.
        exponent: the exponent.

    Returns:
        the power.

    Scope: Taichi, Python.

    Example:
        ```python
        import taichi as ti

        ti.init(arch=ti.cpu)

        @ti.kernel
        def run() -> ti.f32:
            return ti.pow(2.0, 10)

        print(run())  # 1024.0
        ```
    """


def atan2(x1, x2):
    """Return the angle of a point, in all four quadrants.

    Args:
        x1: the coordinate y.
        x2: the coordinate x.

    Returns:
        the angle in radians, from -pi to pi.

    Scope: Taichi, Python.

    Example:
        ```python
        import taichi as ti

        ti.init(arch=ti.cpu)

        @ti.kernel
        def run() -> ti.f32:
            return ti.atan2(1.0, 1.0)

        print(run())  # 0.7853982
        ```
    """


def raw_div(x1, x2):
    """Divide as C does: integers towards zero.

    Args:
        x1: the dividend.
        x2: the divisor.

    Returns:
        a quotient of integers for integers, a real one otherwise.

    Scope: Taichi, Python.

    Example:
        ```python
        import taichi as ti

        ti.init(arch=ti.cpu)

        @ti.kernel
        def run() -> ti.i32:
            return ti.raw_div(7, 2)

        print(run())  # 3
        ```
    """


def raw_mod(x1, x2):
    """Return the remainder of a division with the rules of C.

    Args:
        x1: the dividend.
        x2: the divisor.

    Returns:
        the remainder, with the sign of the dividend.

    Scope: Taichi, Python.

    Example:
        ```python
        import taichi as ti

        ti.init(arch=ti.cpu)

        @ti.kernel
        def run() -> ti.i32:
            return ti.raw_mod(-7, 3)

        print(run())  # -1
        ```
    """


def bit_shr(x1, x2):
    """Move bits to the right and fill with zeros from the left.

    Args:
        x1: an integer.
        x2: how many bits.

    Returns:
        the integer.

    Scope: Taichi, Python.

    Example:
        ```python
        import taichi as ti

        ti.init(arch=ti.cpu)

        @ti.kernel
        def run() -> ti.i32:
            return ti.bit_shr(-2, 1)

        print(run())  # 2147483647
        ```
    """


def select(cond, x1, x2):
    """Choose between two values, element by element.

    Args:
        cond: an integer, or a vector or matrix of them; not 0 means yes.
        x1: the value for yes.
        x2: the value for no.

    Returns:
        the chosen values; both sides are computed.

    Scope: Taichi, Python.

    Example:
        ```python
        import taichi as ti

        ti.init(arch=ti.cpu)

        @ti.kernel
        def show():
            v = ti.Vector([-1.0, 2.0])
            print(ti.select(v > 0, v, 0.0))

        show()  # [0.000000, 2.000000]
        ```
    """


def atomic_add(x, y):
    """Add `y` to `x`, so that no other thread can interrupt.

    Args:
        x: what is changed: an element of a field or an array, or a variable.
        y: the other operand.

    Returns:
        the value of `x` before.

    Scope: Taichi.

    Example:
        ```python
        import taichi as ti

        ti.init(arch=ti.cpu)
        x = ti.field(ti.i32, shape=())

        @ti.kernel
        def run():
            for i in range(1, 4):
                ti.atomic_add(x[None], i)

        x[None] = 0
        run()
        print(x[None])  # 6
        ```
    """


def atomic_sub(x, y):
    """Subtract `y` from `x`, so that no other thread can interrupt.

    Args:
        x: what is changed: an element of a field or an array, or a variable.
        y: the other operand.

    Returns:
        the value of `x` before.

    Scope: Taichi.

    Example:
        ```python
        import taichi as ti

        ti.init(arch=ti.cpu)
        x = ti.field(ti.i32, shape=())

        @ti.kernel
        def run():
            for i in range(1, 4):
                ti.atomic_sub(x[None], i)

        x[None] = 0
        run()
        print(x[None])  # -6
        ```
    """


def atomic_min(x, y):
    """Lower `x` to `y` where it is larger, so that no other thread can interrupt.

    Args:
        x: what is changed: an element of a field or an array, or a variable.
        y: the other operand.

    Returns:
        the value of `x` before.

    Scope: Taichi.

    Example:
        ```python
        import taichi as ti

        ti.init(arch=ti.cpu)
        x = ti.field(ti.i32, shape=())

        @ti.kernel
        def run():
            for i in range(1, 4):
                ti.atomic_min(x[None], i)

        x[None] = 9
        run()
        print(x[None])  # 1
        ```
    """


def atomic_max(x, y):
    """Raise `x` to `y` where it is smaller, so that no other thread can interrupt.

    Args:
        x: what is changed: an element of a field or an array, or a variable.
        y: the other operand.

    Returns:
        the value of `x` before.

    Scope: Taichi.

    Example:
        ```python
        import taichi as ti

        ti.init(arch=ti.cpu)
        x = ti.field(ti.i32, shape=())

        @ti.kernel
        def run():
            for i in range(1, 4):
                ti.atomic_max(x[None], i)

        x[None] = 0
        run()
        print(x[None])  # 3
        ```
    """


def atomic_and(x, y):
    """Keep the bits of `x` that `y` has, so that no other thread can interrupt.

    Args:
        x: what is changed: an element of a field or an array, or a variable.
        y: the other operand.

    Returns:
        the value of `x` before.

    Scope: Taichi.

    Example:
        ```python
        import taichi as ti

        ti.init(arch=ti.cpu)
        x = ti.field(ti.i32, shape=())

        @ti.kernel
        def run():
            for i in range(1, 4):
                ti.atomic_and(x[None], i)

        x[None] = 7
        run()
        print(x[None])  # 0
        ```
    """


def atomic_or(x, y):
    """Set the bits of `y` in `x`, so that no other thread can interrupt.

    Args:
        x: what is changed: an element of a field or an array, or a variable.
        y: the other operand.

    Returns:
        the value of `x` before.

    Scope: Taichi.

    Example:
        ```python
        import taichi as ti

        ti.init(arch=ti.cpu)
        x = ti.field(ti.i32, shape=())

        @ti.kernel
        def run():
            for i in range(1, 4):
                ti.atomic_or(x[None], i)

        x[None] = 0
        run()
        print(x[None])  # 3
        ```
    """


def atomic_xor(x, y):
    """Invert the bits of `y` in `x`, so that no other thread can interrupt.

    Args:
        x: what is changed: an element of a field or an array, or a variable.
        y: the other operand.

    Returns:
        the value of `x` before.

    Scope: Taichi.

    Example:
        ```python
        import taichi as ti

        ti.init(arch=ti.cpu)
        x = ti.field(ti.i32, shape=())

        @ti.kernel
        def run():
            for i in range(1, 4):
                ti.atomic_xor(x[None], i)

        x[None] = 0
        run()
        print(x[None])  # 0
        ```
    """


def max(*args):
    """Return the largest of its arguments, element by element.

    Args:
        *args: two or more numbers, vectors or matrices.

    Returns:
        the value, in the common type.

    Scope: Taichi, Python.

    Example:
        ```python
        import taichi as ti

        ti.init(arch=ti.cpu)

        @ti.kernel
        def run() -> ti.i32:
            return ti.max(3, 9, 5)

        print(run())  # 9
        ```
    """


def min(*args):
    """Return the smallest of its arguments, element by element.

    Args:
        *args: two or more numbers, vectors or matrices.

    Returns:
        the value, in the common type.

    Scope: Taichi, Python.

    Example:
        ```python
        import taichi as ti

        ti.init(arch=ti.cpu)

        @ti.kernel
        def run() -> ti.i32:
            return ti.min(3, 9, 5)

        print(run())  # 3
        ```
    """
