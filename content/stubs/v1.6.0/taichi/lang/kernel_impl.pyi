
def func(fn, is_real_function=False):
    """Mark a function that kernels call: a decorator.

    Args:
        fn: the function.
        is_real_function: whether it is compiled once and called, in place of being inlined at each call.

    Returns:
        the Taichi function.

    Scope: Python.

    Example:
        ```python
        import taichi as ti

        ti.init(arch=ti.cpu)

        @ti.func
        def square(x):
            return x * x

        @ti.kernel
        def run(x: ti.f32) -> ti.f32:
            return square(x)

        print(run(3.0))  # 9.0
        ```
    """


def real_func(fn):
    """Mark a function that is compiled once and called by kernels, not inlined: a decorator.

    It may call itself. The CPU and CUDA backends support it.

    Args:
        fn: the function; its parameters and its result carry types.

    Returns:
        the Taichi function.

    Scope: Python.

    Example:
        ```python
        import taichi as ti

        ti.init(arch=ti.cpu)

        @ti.experimental.real_func
        def fib(n: ti.i32) -> ti.i32:
            result = n
            if n > 1:
                result = fib(n - 1) + fib(n - 2)
            return result

        @ti.kernel
        def run(n: ti.i32) -> ti.i32:
            return fib(n)

        print(run(10))  # 55
        ```
    """


def pyfunc(fn):
    """Mark a function that may be called from both scopes: a decorator.

    Args:
        fn: the function; it must mean the same in Python and in Taichi.

    Returns:
        the function. Kernels inline it; Python runs it as it is.

    Scope: Python.

    Example:
        ```python
        import taichi as ti

        ti.init(arch=ti.cpu)

        @ti.pyfunc
        def twice(x):
            return x * 2

        @ti.kernel
        def run() -> ti.i32:
            return twice(4)

        print(run(), twice(5))  # 8 10
        ```
    """


def kernel(fn):
    """Mark a function that Python calls and the device runs: a decorator.

    Args:
        fn: the function; each of its parameters and its result carry a type.

    Returns:
        the kernel. It is compiled at its first call.

    Scope: Python.

    Example:
        ```python
        import taichi as ti

        ti.init(arch=ti.cpu)
        x = ti.field(ti.i32, shape=8)

        @ti.kernel
        def fill(start: ti.i32):
            for i in x:  # runs in parallel
                x[i] = start + i

        fill(10)
        print(x[3])  # 13
        ```
    """


def data_oriented(cls):
    """Mark a class whose methods may be kernels: a decorator.

    Args:
        cls: the class.

    Returns:
        the same class.

    Scope: Python.

    Example:
        ```python
        import taichi as ti

        ti.init(arch=ti.cpu)

        @ti.data_oriented
        class Counter:
            def __init__(self):
                self.x = ti.field(ti.i32, shape=())

            @ti.kernel
            def add(self, n: ti.i32):
                self.x[None] += n

        c = Counter()
        c.add(3)
        print(c.x[None])  # 3
        ```
    """
