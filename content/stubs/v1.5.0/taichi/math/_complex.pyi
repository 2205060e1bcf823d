
def cmul(z1, z2):
    """Multiply two complex numbers.

    Args:
        z1: a vector of real and imaginary part.
        z2: another one.

    Returns:
        a vector of real and imaginary part.

    Scope: Taichi.

    Example:
        ```python
        import taichi as ti
        import taichi.math as tm

        ti.init(arch=ti.cpu)

        @ti.kernel
        def run() -> tm.vec2:
            return tm.cmul(tm.vec2(0, 1), tm.vec2(0, 1))

        print(run())  # [-1.0, 0.0]
        ```
    """


def cconj(z):
    """Return the complex conjugate.

    Args:
        z: a complex number: a vector of real and imaginary part.

    Returns:
        a vector of real and imaginary part.

    Scope: Taichi.

    Example:
        ```python
        import taichi as ti
        import taichi.math as tm

        ti.init(arch=ti.cpu)

        @ti.kernel
        def run() -> tm.vec2:
            return tm.cconj(tm.vec2(1, 2))

        print(run())  # [1.0, -2.0]
        ```
    """


def cdiv(z1, z2):
    """Divide two complex numbers.

    Args:
        z1: the dividend, a vector of two.
        z2: the divisor.

    Returns:
        a vector of real and imaginary part.

    Scope: Taichi.

    Example:
        ```python
        import taichi as ti
        import taichi.math as tm

        ti.init(arch=ti.cpu)

        @ti.kernel
        def run() -> tm.vec2:
            return tm.cdiv(tm.vec2(4, 2), tm.vec2(2, 0))

        print(run())  # [2.0, 1.0]
        ```
    """


def csqrt(z):
    """Return the complex square root with a real part that is not negative.

    Args:
        z: a complex number: a vector of real and imaginary part.

    Returns:
        a vector of real and imaginary part.

    Scope: Taichi.

    Example:
        ```python
        import taichi as ti
        import taichi.math as tm

        ti.init(arch=ti.cpu)

        @ti.kernel
        def run() -> tm.vec2:
            return tm.csqrt(tm.vec2(-4, 0))

        print(run())  # [0.0, 2.0]
        ```
    """


def cinv(z):
    """Return one over a complex number.

    Args:
        z: a complex number: a vector of real and imaginary part.

    Returns:
        a vector of real and imaginary part.

    Scope: Taichi.

    Example:
        ```python
        import taichi as ti
        import taichi.math as tm

        ti.init(arch=ti.cpu)

        @ti.kernel
        def run() -> tm.vec2:
            return tm.cinv(tm.vec2(2, 0))

        print(run())  # [0.5, 0.0]
        ```
    """


def cpow(z, n):
    """Return a complex number to a real power.

    Args:
        z: a complex number: a vector of real and imaginary part.
        n: the exponent.

    Returns:
        a vector of real and imaginary part.

    Scope: Taichi.

    Example:
        ```python
        import taichi as ti
        import taichi.math as tm

        ti.init(arch=ti.cpu)

        @ti.kernel
        def run() -> tm.vec2:
            return tm.cpow(tm.vec2(0, 1), 2)

        print(run())  # about [-1.0, 0.0]
        ```
    """


def cexp(z):
    """Return e to a complex power.

    Args:
        z: a complex number: a vector of real and imaginary part.

    Returns:
        a vector of real and imaginary part.

    Scope: Taichi.

    Example:
        ```python
        import taichi as ti
        import taichi.math as tm

        ti.init(arch=ti.cpu)

        @ti.kernel
        def run() -> tm.vec2:
            return tm.cexp(tm.vec2(0, 0))

        print(run())  # [1.0, 0.0]
        ```
    """


def clog(z):
    """Return the complex logarithm, with an angle from -pi to pi.

    Args:
        z: a complex number: a vector of real and imaginary part.

    Returns:
        a vector of real and imaginary part.

    Scope: Taichi.

    Example:
        ```python
        import taichi as ti
        import taichi.math as tm

        ti.init(arch=ti.cpu)

        @ti.kernel
        def run() -> tm.vec2:
            return tm.clog(tm.vec2(1, 0))

        print(run())  # [0.0, 0.0]
        ```
    """
