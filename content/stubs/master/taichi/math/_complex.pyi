
def cmul(z1, z2):
    """Return the product of two complex numbers.

    Args:
        z1 (tm.vec2): the first number, a vector of real and imaginary part.
        z2 (tm.vec2): the second number, likewise.

    Returns:
        the product, a `tm.vec2`.

    Scope: Taichi.

    Example:
        ```python
        import taichi as ti
        import taichi.math as tm

        ti.init(arch=ti.cpu)

        @ti.kernel
        def show():
            print(tm.cmul(tm.vec2(1, 2), tm.vec2(3, 4)))

        show()  # [-5.000000, 10.000000]
        ```

    See also:
        tm.cdiv
    """


def cconj(z):
    """Return the conjugate of a complex number.

    Args:
        z (tm.vec2): the number, a vector of real and imaginary part.

    Returns:
        the vector `(x, -y)` for `z = (x, y)`.

    Scope: Taichi.

    Example:
        ```python
        import taichi as ti
        import taichi.math as tm

        ti.init(arch=ti.cpu)

        @ti.kernel
        def show():
            print(tm.cconj(tm.vec2(1, 2)))

        show()  # [1.000000, -2.000000]
        ```

    See also:
        tm.cinv
    """


def cdiv(z1, z2):
    """Return the quotient of two complex numbers.

    Args:
        z1 (tm.vec2): the first number, a vector of real and imaginary part.
        z2 (tm.vec2): the second number, likewise.

    Returns:
        the quotient `z1 / z2`, a `tm.vec2`.

    Note:
        No check for `z2` equal to zero.

    Scope: Taichi.

    Example:
        ```python
        import taichi as ti
        import taichi.math as tm

        ti.init(arch=ti.cpu)

        @ti.kernel
        def show():
            print(tm.cdiv(tm.vec2(2, 2), tm.vec2(0, 2)))

        show()  # [1.000000, -1.000000]
        ```

    See also:
        tm.cmul
    """


def csqrt(z):
    """Return the square root of a complex number.

    Args:
        z (tm.vec2): the number, a vector of real and imaginary part.

    Returns:
        the root whose real part is not negative, a `tm.vec2`.

    Scope: Taichi.

    Example:
        ```python
        import taichi as ti
        import taichi.math as tm

        ti.init(arch=ti.cpu)

        @ti.kernel
        def show():
            print(tm.csqrt(tm.vec2(-4, 0)))

        show()  # about [0, 2]
        ```

    See also:
        tm.cpow
    """


def cinv(z):
    """Return the reciprocal of a complex number.

    Args:
        z (tm.vec2): the number, a vector of real and imaginary part.

    Returns:
        the number `1 / z`, a `tm.vec2`.

    Note:
        No check for `z` equal to zero.

    Scope: Taichi.

    Example:
        ```python
        import taichi as ti
        import taichi.math as tm

        ti.init(arch=ti.cpu)

        @ti.kernel
        def show():
            print(tm.cinv(tm.vec2(0, 2)))

        show()  # [0.000000, -0.500000]
        ```

    See also:
        tm.cconj
    """


def cpow(z, n):
    """Return a power of a complex number.

    Args:
        z (tm.vec2): the number, a vector of real and imaginary part.
        n (float): the exponent, a real number.

    Returns:
        the principal value of `z` to the power of `n`, a `tm.vec2`; zero when `z` is zero.

    Scope: Taichi.

    Example:
        ```python
        import taichi as ti
        import taichi.math as tm

        ti.init(arch=ti.cpu)

        @ti.kernel
        def show():
            print(tm.cpow(tm.vec2(0, 2), 2))

        show()  # about [-4, 0]
        ```

    See also:
        tm.csqrt
    """


def cexp(z):
    """Return the exponential function of a complex number.

    Args:
        z (tm.vec2): the number, a vector of real and imaginary part.

    Returns:
        e to the power of `z`, a `tm.vec2`.

    Scope: Taichi.

    Example:
        ```python
        import taichi as ti
        import taichi.math as tm

        ti.init(arch=ti.cpu)

        @ti.kernel
        def show():
            print(tm.cexp(tm.vec2(1, 0)))

        show()  # [2.718282, 0.000000]
        ```

    See also:
        tm.clog
    """


def clog(z):
    """Return the natural logarithm of a complex number.

    Args:
        z (tm.vec2): the number, a vector of real and imaginary part.

    Returns:
        the principal value, a `tm.vec2` whose imaginary part is from -pi to pi.

    Scope: Taichi.

    Example:
        ```python
        import taichi as ti
        import taichi.math as tm

        ti.init(arch=ti.cpu)

        @ti.kernel
        def show():
            print(tm.clog(tm.vec2(0, 1)))

        show()  # [0.000000, 1.570796]
        ```

    See also:
        tm.cexp
    """
