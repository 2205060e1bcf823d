
def static_print(*args, __p=print, **kwargs):
    """Print values once, when a kernel is compiled.

    Only what is known at compile time has a value then; run-time expressions appear as their description.

    Args:
        *args (any): the values to print, as for `print` of Python.
        __p (function): the printing function, by default that of Python; not meant to be set by programs.
        **kwargs (any): options of the `print` of Python, such as `end`.

    Scope: Taichi.

    Example:
        ```python
        import taichi as ti

        ti.init(arch=ti.cpu)
        x = ti.field(ti.f32, shape=(2, 5))

        @ti.kernel
        def run():
            ti.static_print("shape:", x.shape)

        run()  # shape: (2, 5)
        run()  # prints nothing
        ```

    See also:
        ti.static
    """


def static_assert(cond, msg=None):
    """Check a condition when a kernel is compiled.

    It costs nothing at run time.

    Args:
        cond (bool): the condition, known at compile time.
        msg (str): text of the error; by default none.

    Raises:
        AssertionError: when the condition is false; in a kernel this becomes a `ti.TaichiCompilationError`.
        TaichiTypeError: when the condition is only known at run time.

    Scope: Taichi, Python.

    Example:
        ```python
        import taichi as ti

        ti.init(arch=ti.cpu)
        x = ti.field(ti.f32, shape=(4, 4))

        @ti.kernel
        def corner() -> ti.f32:
            ti.static_assert(len(x.shape) == 2, "needs two axes")
            return x[3, 3]

        print(corner())  # 0.0
        ```

    See also:
        ti.static
    """


def deactivate_all_snodes():
    """Deactivate all sparse nodes of all field trees that are already laid out.

    Sparse fields are empty afterwards; dense fields keep their values.

    Scope: Python.

    Example:
        ```python
        import taichi as ti

        ti.init(arch=ti.cpu)
        x = ti.field(ti.i32)
        ti.root.pointer(ti.i, 8).place(x)
        x[3] = 5
        ti.deactivate_all_snodes()
        print(x[3])  # 0
        ```

    See also:
        ti.deactivate
        ti.SNode.deactivate_all
    """


root = _Root()
"""Root of the tree of data structures, under which fields are placed.

Add nodes with `ti.root.dense`, `ti.root.pointer` and so on, and place fields under them with `place`. The tree is fixed when the first kernel runs or an element is accessed; fields placed later belong to a new tree. It can be used after `ti.init`.
"""


def field(dtype, *args, **kwargs):
    """Make a field: a global container of numbers on the device.

    Fields have to be made before the first kernel that uses them runs.

    Args:
        dtype (data type): type of an element: a primitive type such as `ti.f32`, `float` or `int` for the default types, a quantised type, or a type from `ti.types.vector` or `ti.types.matrix`.
        *args (int or tuple of int): the shape, by position: an integer or a tuple; `()` for a single element. Without a shape, place the field under `ti.root`.
        **kwargs (any): by name: `shape`; `order`, the letters of the axes from the slowest to the fastest in memory, such as `"ji"`; `name`, a string; `offset`, the first index of each axis; `needs_grad` and `needs_dual`, booleans, whether to make fields for the derivatives of reverse and forward mode.

    Returns:
        a `ti.ScalarField`, or a `ti.MatrixField` for vectors and matrices; filled with zeros.

    Raises:
        TaichiSyntaxError: when `order` or `offset` does not fit `shape`, or is given without it.
        TaichiRuntimeError: before `ti.init`, when a size is not positive, and when `needs_grad` or `needs_dual` is set for a type that is not a floating-point type.

    Scope: Python.

    Example:
        ```python
        import taichi as ti

        ti.init(arch=ti.cpu)
        x = ti.field(ti.f32, shape=(4, 8))
        x[1, 2] = 5.0
        print(x.shape, x[1, 2])  # (4, 8) 5.0
        ```

    See also:
        ti.Vector.field, ti.Matrix.field, ti.Struct.field, ti.ndarray
    """


def ndarray(dtype, shape, needs_grad=False):
    """Define an ndarray: a dense array on the device, to be passed to kernels as an argument.

    The elements are 0 at first. A kernel takes it as a parameter of type `ti.types.ndarray`.

    Args:
        dtype (data type): type of the elements: a primitive type, or one from `ti.types.vector` or `ti.types.matrix`.
        shape (int or tuple of int): size of each dimension, an integer or a tuple of integers from 1 to 2**31 - 1.
        needs_grad (bool): whether to allocate an ndarray `grad` for gradients; meant for real types, and without effect for vectors and matrices.

    Returns:
        a `ti.ScalarNdarray`, `ti.VectorNdarray` or `ti.MatrixNdarray`.

    Raises:
        TaichiRuntimeError: when `ti.init` has not been called, or the type of the elements is not supported.
        RuntimeError: when the memory cannot be allocated, for example for a size that is not positive.

    Scope: Python.

    Example:
        ```python
        import taichi as ti

        ti.init(arch=ti.cpu)
        x = ti.ndarray(ti.i32, shape=5)

        @ti.kernel
        def square(a: ti.types.ndarray(dtype=ti.i32, ndim=1)):
            for i in a:
                a[i] = i * i

        square(x)
        print(x.to_numpy())  # [ 0  1  4  9 16]
        ```

    See also:
        ti.field, ti.types.ndarray
    """


def zero(x):
    """Return 0 in the type and shape of a value.

    Args:
        x (int, float or ti.Matrix): a finite number, vector or matrix; only its type and shape matter.

    Returns:
        a number 0, or a vector or matrix full of 0.

    Scope: Taichi.

    Example:
        ```python
        import taichi as ti

        ti.init(arch=ti.cpu)

        @ti.kernel
        def total() -> ti.f32:
            v = ti.Vector([4.0, 5.0, 6.0])
            w = ti.zero(v)
            return w.sum()

        print(total())  # 0.0
        ```

    See also:
        ti.one
    """


def one(x):
    """Return 1 in the type and shape of a value.

    Args:
        x (int, float or ti.Matrix): a finite number, vector or matrix; only its type and shape matter.

    Returns:
        a number 1, or a vector or matrix full of 1.

    Scope: Taichi.

    Example:
        ```python
        import taichi as ti

        ti.init(arch=ti.cpu)

        @ti.kernel
        def total() -> ti.f32:
            v = ti.Vector([4.0, 5.0, 6.0])
            return ti.one(v).sum()

        print(total())  # 3.0
        ```

    See also:
        ti.zero
    """


def axes(*x: Iterable[int]):
    """Return a list of axes by number, for the layout of a field.

    The constants `ti.i`, `ti.ij` and so on cover the axes 0 to 3.

    Args:
        *x: numbers of the axes, integers from 0.

    Returns:
        a list of axes, for methods such as `ti.SNode.dense`.

    Scope: Python.

    Example:
        ```python
        import taichi as ti

        ti.init(arch=ti.cpu)
        x = ti.field(ti.f32)
        ti.root.dense(ti.axes(0, 1), (4, 8)).place(x)
        print(x.shape)  # (4, 8)
        ```

    See also:
        ti.SNode.dense
        ti.FieldsBuilder.dense
    """


def static(x, *xs) -> Any:
    """Evaluate an expression when a kernel is compiled.

    A condition `if ti.static(...)` keeps only the branch that applies, and a loop over `ti.static(range(...))` is unrolled. With a field it makes a short name for it.

    Args:
        x (any): a constant (number, list, tuple, range, `ti.ndrange` and similar), or a field or a function.
        *xs (any): more such values, for an assignment to several names.

    Returns:
        the value of `x`, or a list of all values if there are several.

    Raises:
        ValueError: when an argument is not known at compile time; in a kernel this becomes a `ti.TaichiCompilationError`.

    Scope: Taichi, Python.

    Example:
        ```python
        import taichi as ti

        ti.init(arch=ti.cpu)
        N = 3

        @ti.kernel
        def total() -> ti.i32:
            s = 0
            for k in ti.static(range(N)):
                s += k * k
            return s

        print(total())  # 5
        ```

    See also:
        ti.static_assert, ti.static_print
    """


def grouped(x):
    """Give the indices of a loop as one vector instead of separate variables.

    This lets one loop serve any number of dimensions.

    Args:
        x (ti.Field, ti.Ndarray or range): what the loop runs over: a field, an ndarray, or the result of `ti.ndrange`.

    Returns:
        the same range, whose loop variable is an integer vector.

    Scope: Taichi.

    Example:
        ```python
        import taichi as ti

        ti.init(arch=ti.cpu)
        x = ti.field(ti.i32, shape=(3, 4))

        @ti.kernel
        def fill():
            for I in ti.grouped(x):
                x[I] = I.sum()

        fill()
        print(x[2, 3])  # 5
        ```

    See also:
        ti.ndrange
    """


def stop_grad(x):
    """Keep gradients from flowing into a field within the current loop.

    Call it inside the loop; the loop is differentiated as if the values of the field were constants.

    Args:
        x (ti.Field): the field whose gradient stays as it is.

    Scope: Taichi.

    Example:
        ```python
        import taichi as ti

        ti.init(arch=ti.cpu)
        x = ti.field(ti.f32, shape=(), needs_grad=True)
        loss = ti.field(ti.f32, shape=(), needs_grad=True)

        @ti.kernel
        def run():
            for i in range(1):
                ti.stop_grad(x)
                loss[None] += x[None] ** 2

        with ti.ad.Tape(loss):
            run()
        print(x.grad[None])  # 0.0
        ```

    See also:
        ti.ad.no_grad
    """
