
class Tape:
    """A context manager that records kernel calls and computes the gradient of a loss from them.

    On entering it sets `loss` to zero. On leaving it runs the gradients of the recorded kernels, last call first, and so adds the derivatives of `loss` to the gradient fields.

    Args:
        loss (ti.ScalarField): a field of shape `()` with `needs_grad=True`. It is needed in spite of its default.
        clear_gradients (bool): whether to set the gradients of all fields to zero first.
        validation (bool): whether to check that kernels obey the rules for differentiable access to fields; needs `ti.init(debug=True)`.
        grad_check (list of ti.Field): list of fields whose gradients are compared with difference quotients; needs a loss of `ti.f64`.

    Raises:
        RuntimeError: on entering, when `loss` is not a field of shape `()` or has no gradient.
        AttributeError: on entering, when `loss` is left out.
        AssertionError: when `grad_check` is not a list, or on entering for the second time; on leaving, when that check fails or `loss` is not of `ti.f64`.

    Scope: Python.

    Example:
        ```python
        import taichi as ti

        ti.init(arch=ti.cpu)

        x = ti.field(ti.f32, shape=3, needs_grad=True)
        loss = ti.field(ti.f32, shape=(), needs_grad=True)

        @ti.kernel
        def total():
            for i in x:
                loss[None] += x[i] ** 2

        x[1] = 2.0
        with ti.ad.Tape(loss):
            total()
        print(x.grad[1])  # 4.0
        ```

    See also:
        ti.ad.FwdMode, ti.ad.clear_all_gradients
    """

    def __init__(self, loss=None, clear_gradients=True, validation=False, grad_check=None): ...

    def insert(self, func, args):
        """Record a call of a kernel.

        Kernels call it themselves. Not meant to be called by programs.

        Args:
            func (kernel): the kernel or the function with a gradient of its own.
            args (tuple): tuple of the arguments of the call.

        Raises:
            AssertionError: when the kernel is not a forward kernel.

        Scope: Python.

        See also:
            ti.ad.Tape.grad
        """

    def grad(self):
        """Run the gradients of the recorded calls, last call first.

        Leaving the `with` block calls it. A further call fails, so programs have no use for it.

        Raises:
            AssertionError: when the tape was not entered, or the gradients are computed already.

        Scope: Python.

        See also:
            ti.ad.Tape.insert
        """


def clear_all_gradients(gradient_type=SNodeGradType.ADJOINT):
    """Set the gradients of all fields to zero.

    Args:
        gradient_type (SNodeGradType): which kind to clear: the gradients of reverse mode by default, or the dual fields of forward mode.

    Note:
        `ti.ad.Tape` does this on entering, unless told otherwise.

    Scope: Python.

    Example:
        ```python
        import taichi as ti

        ti.init(arch=ti.cpu)

        x = ti.field(ti.f32, shape=(), needs_grad=True)
        x.grad[None] = 5.0
        ti.ad.clear_all_gradients()
        print(x.grad[None])  # 0.0
        ```

    See also:
        ti.ad.Tape
    """


def grad_replaced(func):
    """Decorate a Python function whose gradient the program gives itself.

    The function may call kernels; a tape records the call of the function, not those of the kernels. Give the gradient with `ti.ad.grad_for`.

    Args:
        func (function): the Python function, or a kernel. Its return value is dropped.

    Returns:
        the decorated function; it returns `None`.

    Scope: Python.

    Example:
        ```python
        import taichi as ti

        ti.init(arch=ti.cpu)

        @ti.ad.grad_replaced
        def step(n):
            print("forward", n)

        @ti.ad.grad_for(step)
        def step_grad(n):
            print("backward", n)

        step(3)       # forward 3
        step.grad(3)  # backward 3
        ```

    See also:
        ti.ad.grad_for, ti.ad.no_grad
    """


def grad_for(primal):
    """Return a decorator that makes a function the gradient of another function.

    A tape then calls the decorated function, with the arguments of the original call, in place of a gradient that Taichi derives.

    Args:
        primal (function): the function whose gradient is given; it is decorated with `ti.ad.grad_replaced`.

    Returns:
        a decorator; the function that it returns gives `None`.

    Raises:
        RuntimeError: on decorating, when `primal` is not decorated with `ti.ad.grad_replaced`, or has a gradient already.

    Scope: Python.

    Example:
        ```python
        import taichi as ti

        ti.init(arch=ti.cpu)

        @ti.ad.grad_replaced
        def step(n):
            print("forward", n)

        @ti.ad.grad_for(step)
        def step_grad(n):
            print("backward", n)

        step(3)       # forward 3
        step.grad(3)  # backward 3
        ```

    See also:
        ti.ad.grad_replaced
    """


def no_grad(func):
    """Decorate a Python function that automatic differentiation passes over.

    A tape records the call with an empty gradient, so kernels called in the function add nothing to the gradients.

    Args:
        func (function): the Python function, or a kernel. Its return value is dropped.

    Returns:
        the decorated function; it returns `None`.

    Scope: Python.

    Example:
        ```python
        import taichi as ti

        ti.init(arch=ti.cpu)

        count = ti.field(ti.i32, shape=())

        @ti.kernel
        def tick():
            count[None] += 1

        @ti.ad.no_grad
        def report():
            tick()

        report()
        print(count[None])  # 1
        ```

    See also:
        ti.ad.grad_replaced, ti.stop_grad
    """


class FwdMode:
    """A context manager that differentiates the kernels called in it in forward mode.

    It computes, along with `loss`, the product of the Jacobian of `loss` and the vector `seed`, and leaves it in the field `dual` of `loss`.

    Args:
        loss (ti.ScalarField or list of ti.ScalarField): a scalar field, or a list of them, whose derivative is asked for; with `needs_dual=True`.
        param (ti.ScalarField): the scalar field, of at most one axis, with respect to which to differentiate; with `needs_dual=True`.
        seed (list of float): list with a factor for each element of `param`; needed when `param` has more than one element, else `[1.0]`.
        clear_gradients (bool): whether to set all dual fields to zero first.

    Raises:
        RuntimeError: on entering, when `seed` is missing and `param` has more than one element.
        AssertionError: on entering for the second time, or when `loss` or `param` is not a field of numbers, or `seed` has not as many entries as `param`.

    Scope: Python.

    Example:
        ```python
        import taichi as ti

        ti.init(arch=ti.cpu)

        x = ti.field(ti.f32, shape=(), needs_dual=True)
        y = ti.field(ti.f32, shape=(), needs_dual=True)

        @ti.kernel
        def square():
            y[None] += x[None] ** 2

        x[None] = 3.0
        with ti.ad.FwdMode(loss=y, param=x):
            square()
        print(y.dual[None])  # 6.0
        ```

    See also:
        ti.ad.Tape
    """

    def __init__(self, loss, param, seed=None, clear_gradients=True): ...

    def insert(self, func):
        """Register a kernel that is called in the block, and switch it to forward mode.

        Kernels call it themselves. Not meant to be called by programs.

        Args:
            func (kernel): the kernel.

        Raises:
            AssertionError: when the kernel is one for reverse mode.

        Scope: Python.

        See also:
            ti.ad.FwdMode.recover_kernels
            ti.ad.FwdMode.clear_seed
        """

    def recover_kernels(self):
        """Switch the registered kernels back to their mode; done on leaving the `with` block.

        Not meant to be called by programs.

        Raises:
            AssertionError: when the `with` block was not entered.

        Scope: Python.

        See also:
            ti.ad.FwdMode.insert
            ti.ad.FwdMode.clear_seed
        """

    def clear_seed(self):
        """Set the dual field of `param` back to zero; done on leaving the `with` block.

        Not meant to be called by programs.

        Scope: Python.

        See also:
            ti.ad.FwdMode.insert
            ti.ad.FwdMode.recover_kernels
        """
