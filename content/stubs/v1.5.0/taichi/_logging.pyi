
def set_logging_level(level):
    """Set the lowest level of messages that Taichi prints.

    From low to high: `ti.TRACE`, `ti.DEBUG`, `ti.INFO`, `ti.WARN`, `ti.ERROR`, `ti.CRITICAL`. `ti.init` sets the level too, so call this function after it, or use `ti.init(log_level=...)`.

    Args:
        level (str): the level, `ti.WARN` for example, or its name as a string.

    Scope: Python.

    Example:
        ```python
        import taichi as ti

        ti.init(arch=ti.cpu)
        ti.set_logging_level(ti.ERROR)  # no more warnings
        ```

    See also:
        ti.is_logging_effective
    """


def is_logging_effective(level):
    """Tell whether messages of a level are printed at present.

    Args:
        level (str): the level, `ti.WARN` for example, or its name as a string.

    Returns:
        `True` when the current level lets such messages through, else `False`.

    Scope: Python.

    Example:
        ```python
        import taichi as ti

        ti.init(arch=ti.cpu)
        ti.set_logging_level(ti.WARN)
        print(ti.is_logging_effective(ti.INFO))   # False
        print(ti.is_logging_effective(ti.ERROR))  # True
        ```

    See also:
        ti.set_logging_level
    """


DEBUG = 'debug'
"""Log level `"debug"`: details for developers, and all levels above."""

TRACE = 'trace'
"""Log level `"trace"`: every message, the most detailed level."""

INFO = 'info'
"""Log level `"info"`: general messages and all levels above; the default."""

WARN = 'warn'
"""Log level `"warn"`: warnings, errors and critical failures."""

ERROR = 'error'
"""Log level `"error"`: errors and critical failures."""

CRITICAL = 'critical'
"""Log level `"critical"`: only failures after which the program cannot go on."""
