
class TaichiCompilationError(Exception):
    """A kernel cannot be compiled; base of the more precise errors."""


class TaichiSyntaxError(TaichiCompilationError, SyntaxError):
    """A kernel contains something that Taichi scope does not have."""


class TaichiNameError(TaichiCompilationError, NameError):
    """A name in a kernel is not defined."""


class TaichiTypeError(TaichiCompilationError, TypeError):
    """Types in a kernel do not fit."""


class TaichiRuntimeError(RuntimeError):
    """A kernel was called wrongly, or failed while it ran."""


class TaichiAssertionError(TaichiRuntimeError, AssertionError):
    """An `assert` of a kernel failed, or an index was out of range in debug mode."""


class TaichiRuntimeTypeError(TaichiRuntimeError, TypeError):
    """An argument of a kernel has the wrong type."""

    @staticmethod
    def get(pos, needed, provided):
        """Make the error for an argument of the wrong type.

        Args:
            pos: position of the argument.
            needed: the type of the annotation.
            provided: the type that was passed.

        Returns:
            the error.

        Note:
            Not meant to be called by programs.
        """
