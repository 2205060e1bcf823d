
def static_print(*args, __p=print, **kwargs):
    """Print while a kernel is compiled.

    Args:
        *args: what to print: types, shapes, constants.
        __p: function that prints.
        **kwargs: passed to it.

    Scope: Taichi.

    Example:
        ```python
        import taichi as ti

        ti.init(arch=ti.cpu)
        x = ti.field(ti.f32, shape=(2, 3))

        @ti.kernel
        def run(a: ti.template()):
            ti.static_print(a.shape, a.dtype)

        run(x)  # (2, 3) f32
        ```
    """


def static_assert(cond, msg=None):
    """Check a condition while a kernel is compiled.

    Args:
        cond: a condition of constants, types and shapes.
        msg: text of the error.

    Raises:
        AssertionError: when the condition is false.

    Scope: Taichi.

    Example:
        ```python
        import taichi as ti

        ti.init(arch=ti.cpu)
        x = ti.field(ti.f32, shape=8)

        @ti.kernel
        def run(a: ti.template()):
            ti.static_assert(len(a.shape) == 1, "one dimension is expected")

        run(x)
        ```
    """


def deactivate_all_snodes():
    """Deactivate every cell of all sparse fields.

    Scope: Python.

    Example:
        ```python
        import taichi as ti

        ti.init(arch=ti.cpu)
        x = ti.field(ti.f32)
        ti.root.pointer(ti.i, 8).place(x)
        x[3] = 1.0
        ti.deactivate_all_snodes()
        print(x[3])  # 0.0
        ```
    """


root = _Root()
"""The root of the tree of structural nodes. Fields without a shape are placed below it."""


def field(dtype, *args, **kwargs):
    """Make a field: a global container of numbers on the device.

    Fields have to be made before the first kernel that uses them runs.

    Args:
        dtype: type of an element: `ti.f32`, `float`, a quantised type; a vector or matrix type also works in newer versions.
        *args: the shape.
        **kwargs: `shape`, `order`, `name`, `offset`, `needs_grad`, `needs_dual`: sizes, order of the axes in memory, a name, the smallest index, and whether gradients are made.

    Returns:
        the field, filled with zeros.

    Scope: Python.

    Example:
        ```python
        import taichi as ti

        ti.init(arch=ti.cpu)
        x = ti.field(ti.f32, shape=(4, 8))
        x[1, 2] = 5.0
        print(x.shape, x[1, 2])  # (4, 8) 5.0
        ```
    """


def ndarray(dtype, shape, needs_grad=False):
    """Make an ndarray: an array on the device that kernels take as an argument.

    Args:
        dtype: type of an element: a primitive, vector or matrix type.
        shape: a number or a tuple of sizes.
        needs_grad: make a gradient array.

    Returns:
        the array, filled with zeros.

    Scope: Python.

    Example:
        ```python
        import taichi as ti

        ti.init(arch=ti.cpu)
        a = ti.ndarray(ti.f32, shape=4)

        @ti.kernel
        def fill(x: ti.types.ndarray(dtype=ti.f32, ndim=1)):
            for i in x:
                x[i] = i

        fill(a)
        print(a.to_numpy())  # [0. 1. 2. 3.]
        ```
    """


def zero(x):
    """Return the 0 of the type of a value.

    Args:
        x: a number, vector or matrix.

    Returns:
        a value of the same type and shape, filled with 0.

    Scope: Taichi.

    Example:
        ```python
        import taichi as ti

        ti.init(arch=ti.cpu)

        @ti.kernel
        def show():
            print(ti.zero(ti.Vector([2.0, 3.0])))

        show()  # [0.000000, 0.000000]
        ```
    """


def one(x):
    """Return the 1 of the type of a value.

    Args:
        x: a number, vector or matrix.

    Returns:
        a value of the same type and shape, filled with 1.

    Scope: Taichi.

    Example:
        ```python
        import taichi as ti

        ti.init(arch=ti.cpu)

        @ti.kernel
        def show():
            print(ti.one(ti.Vector([2.0, 3.0])))

        show()  # [1.000000, 1.000000]
        ```
    """


def axes(*x: Iterable[int]):
    """Name the axes of a structural node by their numbers.

    Args:
        *x: numbers of the axes, from 0.

    Returns:
        the axes; `ti.axes(0, 1)` is `ti.ij`.

    Scope: Python.

    Example:
        ```python
        import taichi as ti

        ti.init(arch=ti.cpu)
        x = ti.field(ti.f32)
        ti.root.dense(ti.axes(0, 1), (4, 8)).place(x)
        print(x.shape)  # (4, 8)
        ```
    """


def static(x, *xs) -> Any:
    """Evaluate something at compile time.

    Args:
        x: a Python value, a field or a function; a range or a tuple for an unrolled loop.
        *xs: more of them.

    Returns:
        the value, or a tuple where several were given.

    Scope: Taichi.

    Example:
        ```python
        import taichi as ti

        ti.init(arch=ti.cpu)

        @ti.kernel
        def total() -> ti.i32:
            n = 0
            for i in ti.static(range(4)):  # unrolled
                n += i
            return n

        print(total())  # 6
        ```
    """


def grouped(x):
    """Give the indices of a loop as one vector.

    Args:
        x: a field, an ndarray or `ti.ndrange`.

    Returns:
        what a `for` loop runs over.

    Scope: Taichi.

    Example:
        ```python
        import taichi as ti

        ti.init(arch=ti.cpu)
        x = ti.field(ti.i32, shape=(3, 4))

        @ti.kernel
        def fill():
            for I in ti.grouped(x):
                x[I] = I[0] * 10 + I[1]

        fill()
        print(x[2, 3])  # 23
        ```
    """


def stop_grad(x):
    """Keep gradients from flowing through a field.

    Args:
        x: the field.

    Scope: Taichi.

    Example:
        ```python
        import taichi as ti

        ti.init(arch=ti.cpu)
        x = ti.field(ti.f32, shape=(), needs_grad=True)
        y = ti.field(ti.f32, shape=(), needs_grad=True)

        @ti.kernel
        def run():
            for _ in range(1):
                ti.stop_grad(x)
                y[None] += x[None] * 2

        run()
        ```
    """
