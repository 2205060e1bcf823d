
def func(fn, is_real_function=False):
    """Mark a function that kernels call: a decorator.

    Args:
        fn (function): the Python function.
        is_real_function (bool): whether it is compiled once and called, in place of being inlined at each call.

    Returns:
        the function for use in kernels and in other Taichi functions.

    Raises:
        TaichiSyntaxError: when a parameter is variadic or keyword-only, or its annotation is not a type; with `is_real_function`, when a parameter has no annotation.

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

    See also:
        ti.kernel, ti.pyfunc
    """


def real_func(fn):
    """Mark a function that kernels call and that is compiled once instead of inlined at each call.

    Parameters and the return value need type annotations. It shortens the compilation of large functions that are called often and allows several `return` statements and recursion at run time. Automatic differentiation does not go through it.

    Args:
        fn (function): the Python function, with annotations for its parameters and its return value.

    Returns:
        the function for use in kernels.

    Scope: Python.

    Example:
        ```python
        import taichi as ti
        from taichi.lang.kernel_impl import real_func

        ti.init(arch=ti.cpu)

        @real_func
        def add(a: ti.i32, b: ti.i32) -> ti.i32:
            return a + b

        @ti.kernel
        def run() -> ti.i32:
            return add(1, add(2, 3))

        print(run())  # 6
        ```
    """


def pyfunc(fn):
    """Mark a function that both kernels and Python call.

    In a kernel it is compiled and inlined like a `ti.func`; from Python it runs as an ordinary function.

    Args:
        fn (function): the Python function, written with what works on both sides.

    Returns:
        the function for both uses.

    Raises:
        TaichiSyntaxError: when a parameter is variadic or keyword-only, or its annotation is not a type.

    Scope: Python.

    Example:
        ```python
        import taichi as ti

        ti.init(arch=ti.cpu)

        @ti.pyfunc
        def double(x):
            return 2 * x

        @ti.kernel
        def run() -> ti.i32:
            return double(5)

        print(run(), double(6))  # 10 12
        ```

    See also:
        ti.func
    """


def kernel(fn):
    """Mark a function that Python calls and that Taichi compiles and runs on the chosen backend.

    Parameters and the return value need type annotations. The outermost `for` loops run in parallel. The function is compiled at its first call, and once more for each new combination of template arguments. For automatic differentiation it has an attribute `grad`.

    Args:
        fn (function): the Python function, with annotations for its parameters and its return value.

    Returns:
        the kernel, to be called from Python, not from other kernels.

    Raises:
        TaichiSyntaxError: when a parameter has no annotation, has a default value, is variadic or keyword-only, or its annotation is not a type.

    Scope: Python.

    Example:
        ```python
        import taichi as ti

        ti.init(arch=ti.cpu)
        x = ti.field(ti.i32, shape=8)

        @ti.kernel
        def fill(start: ti.i32):
            for i in x:
                x[i] = start + i

        fill(10)
        print(x[7])  # 17
        ```

    See also:
        ti.func, ti.data_oriented
    """


def data_oriented(cls):
    """Mark a class whose methods may be kernels.

    Inside such methods `self` gives access to the fields of the object.

    Args:
        cls (type): the class whose methods may be kernels.

    Returns:
        the same class, changed in place.

    Raises:
        AssertionError: on access to a kernel of the object, when another decorator has made it something else than a function.

    Scope: Python.

    Example:
        ```python
        import taichi as ti

        ti.init(arch=ti.cpu)

        @ti.data_oriented
        class Counter:
            def __init__(self):
                self.n = ti.field(ti.i32, shape=())
            @ti.kernel
            def add(self, k: ti.i32):
                self.n[None] += k

        counter = Counter()
        counter.add(4)
        print(counter.n[None])  # 4
        ```

    See also:
        ti.kernel, ti.dataclass
    """
