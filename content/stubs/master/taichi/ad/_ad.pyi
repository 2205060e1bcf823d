
class Tape:
    """A context that records kernels and runs their gradients at its end: reverse mode.

    Args:
        loss: the result, a field without dimensions with a gradient.
        clear_gradients: clear all gradients at the start.
        validation: check the rules of differentiable kernels; needs `debug=True`.
        grad_check: fields whose gradients are compared with finite differences.

    Raises:
        RuntimeError: when the loss has dimensions or no gradient.

    Scope: Python.

    Example:
        ```python
        import taichi as ti

        ti.init(arch=ti.cpu)
        x = ti.field(ti.f32, shape=(), needs_grad=True)
        loss = ti.field(ti.f32, shape=(), needs_grad=True)

        @ti.kernel
        def square():
            loss[None] += x[None] ** 2

        x[None] = 3.0
        with ti.ad.Tape(loss=loss):
            square()
        print(x.grad[None])  # 6.0
        ```
    """

    def __init__(self, loss=None, clear_gradients=True, validation=False, grad_check=None): ...

    def insert(self, func, args):
        """Note a call in the tape.

        Args:
            func: the kernel or function.
            args: its arguments.

        Note:
            Called by kernels themselves.
        """

    def grad(self):
        """Run the gradients of the recorded kernels in reverse order.

        Note:
            The context calls it at its end.

        Scope: Python.
        """


def clear_all_gradients(gradient_type=SNodeGradType.ADJOINT):
    """Set the gradients of all fields to zero.

    Args:
        gradient_type: which kind: gradients of reverse mode, or others.

    Scope: Python.

    Example:
        ```python
        import taichi as ti

        ti.init(arch=ti.cpu)
        x = ti.field(ti.f32, shape=4, needs_grad=True)
        x.grad.fill(1.0)
        ti.ad.clear_all_gradients()
        print(x.grad[0])  # 0.0
        ```
    """


def grad_replaced(func):
    """Mark a Python function whose gradient is written by hand: a decorator.

    Args:
        func: the function.

    Returns:
        the function; a tape takes it as one step.

    Scope: Python.

    Example:
        ```python
        import taichi as ti

        ti.init(arch=ti.cpu)
        x = ti.field(ti.f32, shape=(), needs_grad=True)
        loss = ti.field(ti.f32, shape=(), needs_grad=True)

        @ti.kernel
        def square():
            loss[None] += x[None] ** 2

        @ti.ad.grad_replaced
        def forward():
            square()

        @ti.ad.grad_for(forward)
        def backward():
            square.grad()

        x[None] = 3.0
        with ti.ad.Tape(loss=loss):
            forward()
        print(x.grad[None])  # 6.0
        ```
    """


def grad_for(primal):
    """Mark a function as the gradient of another: a decorator.

    Args:
        primal: the function, marked by `ti.ad.grad_replaced`.

    Returns:
        the decorator.

    Scope: Python.

    Example:
        ```python
        import taichi as ti

        ti.init(arch=ti.cpu)
        x = ti.field(ti.f32, shape=(), needs_grad=True)
        loss = ti.field(ti.f32, shape=(), needs_grad=True)

        @ti.kernel
        def square():
            loss[None] += x[None] ** 2

        @ti.ad.grad_replaced
        def forward():
            square()

        @ti.ad.grad_for(forward)
        def backward():
            square.grad()

        x[None] = 3.0
        with ti.ad.Tape(loss=loss):
            forward()
        print(x.grad[None])  # 6.0
        ```
    """


def no_grad(func):
    """Mark a Python function whose kernels a tape leaves out: a decorator.

    Args:
        func: the function.

    Returns:
        the function.

    Scope: Python.

    Example:
        ```python
        import taichi as ti

        ti.init(arch=ti.cpu)

        @ti.ad.no_grad
        def report():
            print("not a part of the gradient")

        report()
        ```
    """


class FwdMode:
    """A context in which kernels run with dual numbers: forward mode.

    Args:
        loss: the field whose derivative is asked for.
        param: the field by which it is derived.
        seed: a number per element of `param`: the direction. It may be left out for a field without dimensions.
        clear_gradients: clear all duals at the start.

    Scope: Python.

    Example:
        ```python
        import taichi as ti

        ti.init(arch=ti.cpu)
        x = ti.field(ti.f32, shape=(), needs_dual=True)
        y = ti.field(ti.f32, shape=(), needs_dual=True)

        @ti.kernel
        def square():
            y[None] = x[None] ** 2

        x[None] = 3.0
        with ti.ad.FwdMode(loss=y, param=x):
            square()
        print(y.dual[None])  # 6.0
        ```
    """

    def __init__(self, loss, param, seed=None, clear_gradients=True): ...

    def insert(self, func):
        """Note a kernel that runs in the context.

        Args:
            func: the kernel.

        Note:
            Called by kernels themselves.
        """

    def recover_kernels(self):
        """Give the kernels of the context their ordinary form back.

        Note:
            Called by the context itself when it ends.
        """

    def clear_seed(self):
        """Set the direction back to zero.

        Note:
            Called by the context itself when it ends.
        """
