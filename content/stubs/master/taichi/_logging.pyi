
def set_logging_level(level):
    """Set the lowest level of messages that are printed.

    Args:
        level: the level, such as `ti.WARN`.

    Scope: Python.

    Example:
        ```python
        import taichi as ti

        ti.init(arch=ti.cpu)
        ti.set_logging_level(ti.ERROR)  # errors only
        ```
    """


def is_logging_effective(level):
    """Tell whether messages of a level are printed.

    Args:
        level: the level, such as `ti.INFO`.

    Returns:
        whether they are.

    Scope: Python.

    Example:
        ```python
        import taichi as ti

        ti.init(arch=ti.cpu)
        ti.set_logging_level(ti.WARN)
        print(ti.is_logging_effective(ti.INFO))  # False
        ```
    """


DEBUG = 'debug'
"""The log level for messages of developers."""

TRACE = 'trace'
"""The most talkative log level."""

INFO = 'info'
"""The default log level."""

WARN = 'warn'
"""The log level for warnings."""

ERROR = 'error'
"""The log level for errors."""

CRITICAL = 'critical'
"""The log level for errors that end the program."""
