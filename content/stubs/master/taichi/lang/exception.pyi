
class TaichiCompilationError(Exception):
    """Base class of the errors found while a kernel or function is compiled.

    See also:
        ti.TaichiRuntimeError
        ti.TaichiAssertionError
    """


class TaichiSyntaxError(TaichiCompilationError, SyntaxError):
    """Compilation error for code or arguments of a form that Taichi does not support.

    It is also a `SyntaxError`.

    See also:
        ti.TaichiTypeError
        ti.TaichiNameError
        ti.TaichiCompilationError
    """


class TaichiNameError(TaichiCompilationError, NameError):
    """Compilation error for a name that is not defined in a kernel or function.

    It is also a `NameError`.

    See also:
        ti.TaichiSyntaxError
        ti.TaichiTypeError
        ti.TaichiCompilationError
    """


class TaichiTypeError(TaichiCompilationError, TypeError):
    """Compilation error for an operation on operands of unsuitable types.

    It is also a `TypeError`.

    See also:
        ti.TaichiSyntaxError
        ti.TaichiNameError
        ti.TaichiCompilationError
    """


class TaichiRuntimeError(RuntimeError):
    """Error raised when a call cannot be carried out at run time, such as a call before `ti.init`.

    It is also a `RuntimeError`.

    See also:
        ti.TaichiCompilationError
        ti.TaichiAssertionError
    """


class TaichiAssertionError(TaichiRuntimeError, AssertionError):
    """Error raised when an `assert` in a kernel fails at run time in debug mode.

    It is a `TaichiRuntimeError` and an `AssertionError`.

    See also:
        ti.TaichiCompilationError
        ti.TaichiRuntimeError
    """


class TaichiRuntimeTypeError(TaichiRuntimeError, TypeError):
    """Error raised when a kernel gets or returns a value of the wrong type at run time.

    It is a `TaichiRuntimeError` and a `TypeError`.

    See also:
        ti.TaichiRuntimeError
        ti.TaichiTypeError
    """

    @staticmethod
    def get(pos, needed, provided):
        """Make the error for an argument of the wrong type.

        Not meant to be called by programs.

        Args:
            pos (int or str): position of the argument.
            needed (str): the required type.
            provided (str): the type of the value that was passed.

        Returns:
            the error, a `ti.TaichiRuntimeTypeError` that is not raised yet.

        Scope: Python.
        """

    @staticmethod
    def get_ret(needed, provided):
        """Make the error for a returned value of the wrong type.

        Not meant to be called by programs.

        Args:
            needed (str): the required type.
            provided (str): the type of the value that was returned.

        Returns:
            the error, not yet raised.

        Scope: Python.
        """
