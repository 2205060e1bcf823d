"""Helpers with which modules prepare kernels."""

__all__ = [
    "check_type_match",
    "dump_json_data_model",
    "is_json_data_model",
    "json_data_model",
    "produce_injected_args",
    "produce_injected_args_from_template",
    "template_types",
]

template_types = (NdarrayType, TextureType, template)
"""Types of annotations that may leave something open."""


def check_type_match(lhs, rhs):
    """Tell whether two types of vectors or matrices are equal.

    Args:
        lhs: a type.
        rhs: another type.

    Returns:
        whether they are.

    Note:
        Not meant to be called by programs.
    """


def produce_injected_args_from_template(kernel, template_args):
    """Make sample arguments of a kernel from given ones.

    Args:
        kernel: the kernel.
        template_args: arguments by name.

    Returns:
        the arguments.

    Note:
        Not meant to be called by programs.
    """


def produce_injected_args(kernel, symbolic_args=None):
    """Make sample arguments from the annotations of a kernel.

    Args:
        kernel: the kernel.
        symbolic_args: arguments of a graph.

    Returns:
        the arguments.

    Note:
        Not meant to be called by programs.
    """


def json_data_model(f):
    """Mark a class that can be written as JSON data: a decorator.

    Args:
        f: the class.

    Returns:
        the class.

    Note:
        Not meant to be called by programs.
    """


def is_json_data_model(cls) -> bool:
    """Tell whether a class can be written as JSON data.

    Args:
        cls: the class.

    Returns:
        whether it can.

    Note:
        Not meant to be called by programs.
    """


def dump_json_data_model(x: object) -> Any:
    """Make JSON data from an object.

    Args:
        x: the object.

    Returns:
        the data.

    Note:
        Not meant to be called by programs.
    """
