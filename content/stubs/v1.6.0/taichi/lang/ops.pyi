
def cast(obj, dtype):
    """Convert a value to another type, element by element.

    From real to integer types the fraction is cut off.

    Args:
        obj (int, float or ti.Matrix): a number, vector or matrix.
        dtype (data type): the new type, a primitive type such as `ti.i32`.

    Returns:
        the value in the new type, of the same shape.

    Scope: Taichi.

    Example:
        ```python
        import taichi as ti

        ti.init(arch=ti.cpu)

        @ti.kernel
        def run() -> ti.i32:
            return ti.cast(-2.7, ti.i32)

        print(run())  # -2
        ```

    See also:
        ti.bit_cast
    """


def bit_cast(obj, dtype):
    """Reinterpret the bits of a number as another type of the same size.

    The value changes, the bits do not; `ti.cast` converts the value.

    Args:
        obj (int or float): the number whose bits are read anew.
        dtype (data type): the new type, with as many bits as the type of `obj`.

    Returns:
        the number of type `dtype` with the same bits.

    Raises:
        ValueError: when `obj` is a struct, or a matrix made in Python; in a kernel this becomes a `ti.TaichiCompilationError`.

    Scope: Taichi.

    Example:
        ```python
        import taichi as ti

        ti.init(arch=ti.cpu)

        @ti.kernel
        def run() -> ti.i32:
            return ti.bit_cast(ti.f32(1.0), ti.i32)

        print(run())  # 1065353216
        ```

    See also:
        ti.cast
    """


def sin(x):
    """Return the sine, element by element.

    Args:
        x (int, float or ti.Matrix): the angle in radians, a number, vector or matrix; in kernels not an integer in a variable.

    Returns:
        a real value from -1 to 1, of the shape of `x`.

    Scope: Taichi, Python.

    Example:
        ```python
        import taichi as ti

        ti.init(arch=ti.cpu)

        @ti.kernel
        def run() -> ti.f32:
            return ti.sin(ti.math.pi / 2)

        print(run())  # 1.0
        ```

    See also:
        ti.asin
    """


def cos(x):
    """Return the cosine, element by element.

    Args:
        x (int, float or ti.Matrix): the angle in radians, a number, vector or matrix; in kernels not an integer in a variable.

    Returns:
        a real value from -1 to 1, of the shape of `x`.

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

    See also:
        ti.acos
    """


def asin(x):
    """Return the arc sine, element by element.

    Args:
        x (int, float or ti.Matrix): a number, vector or matrix from -1 to 1; others give NaN. In kernels not an integer in a variable.

    Returns:
        the angle in radians, from -π/2 to π/2.

    Scope: Taichi, Python.

    Example:
        ```python
        import taichi as ti

        ti.init(arch=ti.cpu)

        @ti.kernel
        def run() -> ti.f32:
            return ti.asin(0.5)

        print(run())  # about 0.5236
        ```

    See also:
        ti.sin
    """


def acos(x):
    """Return the arc cosine, element by element.

    Args:
        x (int, float or ti.Matrix): a number, vector or matrix from -1 to 1; others give NaN. In kernels not an integer in a variable.

    Returns:
        the angle in radians, from 0 to π.

    Scope: Taichi, Python.

    Example:
        ```python
        import taichi as ti

        ti.init(arch=ti.cpu)

        @ti.kernel
        def run() -> ti.f32:
            return ti.acos(0.5)

        print(run())  # about 1.0472
        ```

    See also:
        ti.cos
    """


def sqrt(x):
    """Return the square root, element by element.

    Args:
        x (int, float or ti.Matrix): a number, vector or matrix, at least 0; negative numbers give NaN.

    Returns:
        a real value of the shape of `x`.

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

    See also:
        ti.rsqrt
    """


def rsqrt(x):
    """Return 1 divided by the square root, element by element.

    Args:
        x (int, float or ti.Matrix): a number, vector or matrix, greater than 0; in kernels not an integer in a variable.

    Returns:
        a real value of the shape of `x`.

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

    See also:
        ti.sqrt
    """


def round(x, dtype=None):
    """Return the nearest integer, element by element.

    Halfway between two integers it is the one further from zero on the CPU and CUDA, and the even one for literals and in Python scope.

    Args:
        x (int, float or ti.Matrix): a number, vector or matrix, real.
        dtype (data type): type of the result, such as `ti.i32`, in kernels only; by default the type of `x`.

    Returns:
        the rounded value, of the shape of `x`.

    Scope: Taichi, Python.

    Example:
        ```python
        import taichi as ti

        ti.init(arch=ti.cpu)

        @ti.kernel
        def run() -> ti.i32:
            return ti.round(1.2, ti.i32) + ti.round(2.7, ti.i32)

        print(run())  # 4
        ```

    See also:
        ti.floor, ti.ceil
    """


def floor(x, dtype=None):
    """Return the largest integer that is not greater than the value, element by element.

    Args:
        x (int, float or ti.Matrix): a number, vector or matrix, real.
        dtype (data type): type of the result, such as `ti.i32`, in kernels only; by default the type of `x`.

    Returns:
        the rounded value, of the shape of `x`.

    Scope: Taichi, Python.

    Example:
        ```python
        import taichi as ti

        ti.init(arch=ti.cpu)

        @ti.kernel
        def run() -> ti.i32:
            return ti.floor(-1.5, ti.i32) + ti.floor(2.9, ti.i32)

        print(run())  # 0
        ```

    See also:
        ti.ceil
    """


def ceil(x, dtype=None):
    """Return the smallest integer that is not less than the value, element by element.

    Args:
        x (int, float or ti.Matrix): a number, vector or matrix, real.
        dtype (data type): type of the result, such as `ti.i32`, in kernels only; by default the type of `x`.

    Returns:
        the rounded value, of the shape of `x`.

    Scope: Taichi, Python.

    Example:
        ```python
        import taichi as ti

        ti.init(arch=ti.cpu)

        @ti.kernel
        def run() -> ti.i32:
            return ti.ceil(-1.5, ti.i32) + ti.ceil(2.1, ti.i32)

        print(run())  # 2
        ```

    See also:
        ti.floor
    """


def frexp(x):
    """Split a number into a fraction and a power of two.

    In kernels it is available on GPU backends such as CUDA.

    Args:
        x (float): the number to split, real.

    Returns:
        the pair of a fraction from 0.5 to 1 in size and an integer `e`, with `x` equal to the fraction times `2**e`.

    Scope: Taichi, Python.

    Example:
        ```python
        import taichi as ti

        ti.init(arch=ti.cuda)

        @ti.kernel
        def fraction(x: ti.f32) -> ti.f32:
            f, e = ti.frexp(x)
            return f

        print(fraction(12.0))  # 0.75, since 12 = 0.75 * 2**4
        ```

    See also:
        ti.floor
        ti.log
    """


def tan(x):
    """Return the tangent, element by element.

    Args:
        x (int, float or ti.Matrix): the angle in radians, a number, vector or matrix; in kernels not an integer in a variable.

    Returns:
        a real value of the shape of `x`.

    Scope: Taichi, Python.

    Example:
        ```python
        import taichi as ti

        ti.init(arch=ti.cpu)

        @ti.kernel
        def run() -> ti.f32:
            return ti.tan(ti.math.pi / 4)

        print(run())  # about 1.0
        ```

    See also:
        ti.atan2
    """


def tanh(x):
    """Return the hyperbolic tangent, element by element.

    Args:
        x (int, float or ti.Matrix): a number, vector or matrix; in kernels not an integer in a variable.

    Returns:
        a real value from -1 to 1, of the shape of `x`.

    Scope: Taichi, Python.

    Example:
        ```python
        import taichi as ti

        ti.init(arch=ti.cpu)

        @ti.kernel
        def run() -> ti.f32:
            return ti.tanh(0.5)

        print(run())  # about 0.4621
        ```

    See also:
        ti.exp
        ti.tan
    """


def exp(x):
    """Return the exponential function, element by element.

    Args:
        x (int, float or ti.Matrix): the exponent, a number, vector or matrix.

    Returns:
        e to the power of `x`, of the shape of `x`.

    Scope: Taichi, Python.

    Example:
        ```python
        import taichi as ti

        ti.init(arch=ti.cpu)

        @ti.kernel
        def run() -> ti.f32:
            return ti.exp(1.0)

        print(run())  # about 2.71828
        ```

    See also:
        ti.log
    """


def log(x):
    """Return the natural logarithm, element by element.

    Args:
        x (int, float or ti.Matrix): a number, vector or matrix, greater than 0; 0 gives minus infinity and negative numbers NaN.

    Returns:
        the logarithm to base e, of the shape of `x`.

    Scope: Taichi, Python.

    Example:
        ```python
        import taichi as ti

        ti.init(arch=ti.cpu)

        @ti.kernel
        def run() -> ti.f32:
            return ti.log(10.0)

        print(run())  # about 2.30259
        ```

    See also:
        ti.exp
    """


def abs(x):
    """Return the absolute value, element by element.

    Args:
        x (int, float or ti.Matrix): a number, vector or matrix, integer or real.

    Returns:
        a value of the shape of `x` and type of `x`.

    Scope: Taichi, Python.

    Example:
        ```python
        import taichi as ti

        ti.init(arch=ti.cpu)

        @ti.kernel
        def run() -> ti.i32:
            v = ti.Vector([-3, 4])
            return ti.abs(v).sum()

        print(run())  # 7
        ```

    See also:
        tm.sign
    """


def random(dtype=float) -> Union[float, int]:
    """Return a random number.

    Real types give numbers from 0 to 1; whether 1 itself occurs depends on the type and the backend. Integer types give any number of the type, each with the same probability. The option `random_seed` of `ti.init` sets the seed.

    Args:
        dtype (data type): a real type or an integer type of 32 or 64 bits, by default the default floating-point type.

    Returns:
        the number, another one at each evaluation.

    Scope: Taichi.

    Example:
        ```python
        import taichi as ti

        ti.init(arch=ti.cpu)
        x = ti.field(ti.f32, shape=1000)

        @ti.kernel
        def fill():
            for i in x:
                x[i] = ti.random()

        fill()
        print(x.to_numpy().mean())  # about 0.5
        ```

    See also:
        ti.randn, ti.init
    """


def pow(base, exponent):
    """Return a power, element by element.

    The operator `**` does the same.

    Args:
        base (int, float or ti.Matrix): the base, a number, vector or matrix.
        exponent (int, float or ti.Matrix): the exponent, a number, vector or matrix; a negative exponent needs a real base.

    Returns:
        `base` to the power of `exponent`; an integer if both are.

    Scope: Taichi, Python.

    Example:
        ```python
        import taichi as ti

        ti.init(arch=ti.cpu)

        @ti.kernel
        def run() -> ti.f32:
            return ti.pow(2.0, 3) + ti.pow(2.0, -1)

        print(run())  # 8.5
        ```

    See also:
        ti.exp
    """


def atan2(x1, x2):
    """Return the angle of the point with ordinate `x1` and abscissa `x2`, element by element.

    The signs of both arguments decide the quadrant.

    Args:
        x1 (int, float or ti.Matrix): the ordinate (y), a number, vector or matrix.
        x2 (int, float or ti.Matrix): the abscissa (x), a number, vector or matrix.

    Returns:
        the angle in radians, from -π to π.

    Scope: Taichi, Python.

    Example:
        ```python
        import taichi as ti

        ti.init(arch=ti.cpu)

        @ti.kernel
        def run() -> ti.f32:
            return ti.atan2(1.0, -1.0)

        print(run())  # about 2.3562
        ```

    See also:
        ti.tan
    """


def raw_div(x1, x2):
    """Divide as in C, element by element: integers give an integer.

    In kernels the quotient of integers is cut off towards 0, while `//` rounds down and `/` gives a real number.

    Args:
        x1 (int, float or ti.Matrix): the dividend, a number, vector or matrix.
        x2 (int, float or ti.Matrix): the divisor, a number, vector or matrix.

    Returns:
        the quotient, an integer if both operands are.

    Note:
        From Python the quotient of two integers is rounded down, and that of vectors or matrices is real.

    Scope: Taichi, Python.

    Example:
        ```python
        import taichi as ti

        ti.init(arch=ti.cpu)

        @ti.kernel
        def run(a: ti.i32, b: ti.i32) -> ti.i32:
            return ti.raw_div(a, b)

        print(run(-7, 3))  # -2
        ```

    See also:
        ti.raw_mod
    """


def raw_mod(x1, x2):
    """Return the remainder as in C, element by element: it has the sign of the dividend.

    The operator `%` gives the sign of the divisor instead.

    Args:
        x1 (int, float or ti.Matrix): the dividend, a number, vector or matrix; in kernels on the CPU and CUDA integers only.
        x2 (int, float or ti.Matrix): the divisor, a number, vector or matrix.

    Returns:
        what remains of `x1` after the division by `x2`.

    Scope: Taichi, Python.

    Example:
        ```python
        import taichi as ti

        ti.init(arch=ti.cpu)

        @ti.kernel
        def run(a: ti.i32, b: ti.i32) -> ti.i32:
            return ti.raw_mod(a, b)

        print(run(-7, 3))  # -1
        ```

    See also:
        ti.raw_div
    """


def bit_shr(x1, x2):
    """Shift the bits to the right and fill with zeros, element by element.

    The operator `>>` copies the sign bit instead, which differs for negative numbers.

    Args:
        x1 (int or ti.Matrix): the integer, or a vector or matrix of integers, to shift; a literal that is shifted by a literal is shifted as by `>>`.
        x2 (int or ti.Matrix): number of bits to shift by, at least 0 and smaller than the number of bits of `x1`.

    Returns:
        the shifted integer, of the type of `x1`.

    Scope: Taichi.

    Example:
        ```python
        import taichi as ti

        ti.init(arch=ti.cpu)

        @ti.kernel
        def run(x: ti.i32) -> ti.i32:
            return ti.bit_shr(x, 28)

        print(run(-1))  # 15
        ```

    See also:
        ti.raw_div
    """


def select(cond, x1, x2):
    """Return one of two values by a condition, element by element.

    Both values are computed; a conditional expression `a if c else b` in a kernel computes only one of them when the condition is a number.

    Args:
        cond (int, float or ti.Matrix): the condition, a number, vector or matrix, in kernels of type `ti.i32`; 0 is false.
        x1 (int, float or ti.Matrix): the value where the condition is true.
        x2 (int, float or ti.Matrix): the value where it is false.

    Returns:
        a value of the common shape.

    Scope: Taichi, Python.

    Example:
        ```python
        import taichi as ti

        ti.init(arch=ti.cpu)

        @ti.kernel
        def run() -> ti.i32:
            c = ti.Vector([1, 0, 1])
            v = ti.select(c, ti.Vector([1, 2, 3]), 10)
            return v.sum()

        print(run())  # 14
        ```

    See also:
        tm.mix
    """


def atomic_add(x, y):
    """Add a value to a place in memory as one indivisible step, and return the old value.

    No other thread can change `x` in between if it is an element of a field, an ndarray or shared memory. The operator `+=` in a kernel does the same.

    Args:
        x (element of a field or array): the place to change; it must be assignable, such as an element of a field.
        y (int, float or ti.Matrix): the summand, a number, or a vector or matrix of the shape of `x`.

    Returns:
        the value of `x` before the change.

    Raises:
        TaichiSyntaxError: when `x` cannot be assigned to.

    Scope: Taichi.

    Example:
        ```python
        import taichi as ti

        ti.init(arch=ti.cpu)
        total = ti.field(ti.i32, shape=())

        @ti.kernel
        def run():
            for i in range(10):
                ti.atomic_add(total[None], i)

        run()
        print(total[None])  # 45
        ```

    See also:
        ti.atomic_sub
    """


def atomic_sub(x, y):
    """Subtract a value from a place in memory as one indivisible step, and return the old value.

    No other thread can change `x` in between if it is an element of a field, an ndarray or shared memory. The operator `-=` in a kernel does the same.

    Args:
        x (element of a field or array): the place to change; it must be assignable, such as an element of a field.
        y (int, float or ti.Matrix): the number to subtract, a number, or a vector or matrix of the shape of `x`.

    Returns:
        the value of `x` before the change.

    Raises:
        TaichiSyntaxError: when `x` cannot be assigned to.

    Scope: Taichi.

    Example:
        ```python
        import taichi as ti

        ti.init(arch=ti.cpu)
        total = ti.field(ti.i32, shape=())
        total[None] = 100
        @ti.kernel
        def run():
            for i in range(5):
                ti.atomic_sub(total[None], i)

        run()
        print(total[None])  # 90
        ```

    See also:
        ti.atomic_add
    """


def atomic_min(x, y):
    """Replace a place in memory by a value if that is smaller, as one indivisible step, and return the old value.

    No other thread can change `x` in between if it is an element of a field, an ndarray or shared memory.

    Args:
        x (element of a field or array): the place to change; it must be assignable, such as an element of a field.
        y (int, float or ti.Matrix): the value to compare with, a number, or a vector or matrix of the shape of `x`.

    Returns:
        the value of `x` before the change.

    Raises:
        TaichiSyntaxError: when `x` cannot be assigned to.

    Scope: Taichi.

    Example:
        ```python
        import taichi as ti

        ti.init(arch=ti.cpu)
        total = ti.field(ti.i32, shape=())
        total[None] = 100
        @ti.kernel
        def run():
            for i in range(10):
                ti.atomic_min(total[None], i * (i - 6))

        run()
        print(total[None])  # -9
        ```

    See also:
        ti.atomic_max
    """


def atomic_max(x, y):
    """Replace a place in memory by a value if that is larger, as one indivisible step, and return the old value.

    No other thread can change `x` in between if it is an element of a field, an ndarray or shared memory.

    Args:
        x (element of a field or array): the place to change; it must be assignable, such as an element of a field.
        y (int, float or ti.Matrix): the value to compare with, a number, or a vector or matrix of the shape of `x`.

    Returns:
        the value of `x` before the change.

    Raises:
        TaichiSyntaxError: when `x` cannot be assigned to.

    Scope: Taichi.

    Example:
        ```python
        import taichi as ti

        ti.init(arch=ti.cpu)
        total = ti.field(ti.i32, shape=())

        @ti.kernel
        def run():
            for i in range(10):
                ti.atomic_max(total[None], i * (9 - i))

        run()
        print(total[None])  # 20
        ```

    See also:
        ti.atomic_min
    """


def atomic_and(x, y):
    """Combine a place in memory with a value by bitwise AND as one indivisible step, and return the old value.

    No other thread can change `x` in between if it is an element of a field, an ndarray or shared memory. The operator `&=` in a kernel does the same.

    Args:
        x (element of a field or array): the place to change; it must be assignable, such as an element of a field.
        y (int or ti.Matrix): the other operand, an integer, or a vector or matrix of integers of the shape of `x`.

    Returns:
        the value of `x` before the change.

    Raises:
        TaichiSyntaxError: when `x` cannot be assigned to.

    Scope: Taichi.

    Example:
        ```python
        import taichi as ti

        ti.init(arch=ti.cpu)
        total = ti.field(ti.i32, shape=())
        total[None] = 255
        @ti.kernel
        def run():
            for i in range(4):
                ti.atomic_and(total[None], ~(1 << i))

        run()
        print(total[None])  # 240
        ```

    See also:
        ti.atomic_or
    """


def atomic_or(x, y):
    """Combine a place in memory with a value by bitwise OR as one indivisible step, and return the old value.

    No other thread can change `x` in between if it is an element of a field, an ndarray or shared memory. The operator `|=` in a kernel does the same.

    Args:
        x (element of a field or array): the place to change; it must be assignable, such as an element of a field.
        y (int or ti.Matrix): the other operand, an integer, or a vector or matrix of integers of the shape of `x`.

    Returns:
        the value of `x` before the change.

    Raises:
        TaichiSyntaxError: when `x` cannot be assigned to.

    Scope: Taichi.

    Example:
        ```python
        import taichi as ti

        ti.init(arch=ti.cpu)
        total = ti.field(ti.i32, shape=())

        @ti.kernel
        def run():
            for i in range(4):
                ti.atomic_or(total[None], 1 << i)

        run()
        print(total[None])  # 15
        ```

    See also:
        ti.atomic_and
    """


def atomic_xor(x, y):
    """Combine a place in memory with a value by bitwise XOR as one indivisible step, and return the old value.

    No other thread can change `x` in between if it is an element of a field, an ndarray or shared memory. The operator `^=` in a kernel does the same.

    Args:
        x (element of a field or array): the place to change; it must be assignable, such as an element of a field.
        y (int or ti.Matrix): the other operand, an integer, or a vector or matrix of integers of the shape of `x`.

    Returns:
        the value of `x` before the change.

    Raises:
        TaichiSyntaxError: when `x` cannot be assigned to.

    Scope: Taichi.

    Example:
        ```python
        import taichi as ti

        ti.init(arch=ti.cpu)
        total = ti.field(ti.i32, shape=())
        total[None] = 5
        @ti.kernel
        def run():
            for i in range(3):
                ti.atomic_xor(total[None], i)

        run()
        print(total[None])  # 6
        ```

    See also:
        ti.atomic_or
    """


def max(*args):
    """Return the largest of several values, element by element.

    In kernels the built-in `max` of Python means the same.

    Args:
        *args (int, float or ti.Matrix): one or more numbers, vectors or matrices; numbers combine with each element.

    Returns:
        a value of the common shape and type.

    Raises:
        AssertionError: when there is no argument; in a kernel this becomes a `ti.TaichiCompilationError`.

    Scope: Taichi, Python.

    Example:
        ```python
        import taichi as ti

        ti.init(arch=ti.cpu)

        @ti.kernel
        def run() -> ti.i32:
            v = ti.max(ti.Vector([1, 5]), ti.Vector([4, 2]))
            return ti.max(v[0], v[1], 3)

        print(run())  # 5
        ```

    See also:
        ti.min
    """


def min(*args):
    """Return the smallest of several values, element by element.

    In kernels the built-in `min` of Python means the same.

    Args:
        *args (int, float or ti.Matrix): one or more numbers, vectors or matrices; numbers combine with each element.

    Returns:
        a value of the common shape and type.

    Raises:
        AssertionError: when there is no argument; in a kernel this becomes a `ti.TaichiCompilationError`.

    Scope: Taichi, Python.

    Example:
        ```python
        import taichi as ti

        ti.init(arch=ti.cpu)

        @ti.kernel
        def run() -> ti.i32:
            v = ti.min(ti.Vector([1, 5]), ti.Vector([4, 2]))
            return ti.min(v[0], v[1], 3)

        print(run())  # 1
        ```

    See also:
        ti.max
    """
