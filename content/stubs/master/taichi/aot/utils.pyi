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
        lhs (data type): a type.
        rhs (data type): another type.

    Returns:
        whether they are.

    Note:
        Not meant to be called by programs.
    """


def produce_injected_args_from_template(kernel, template_args):
    """Make sample arguments of a kernel from given ones.

    Args:
        kernel (kernel): the kernel.
        template_args (dict): arguments by name.

    Returns:
        the arguments.

    Raises:
        AssertionError: when there are not as many values as parameters with such annotations.
        KeyError: when the value of such a parameter is missing.

    Note:
        Not meant to be called by programs.
    """


def produce_injected_args(kernel, symbolic_args=None):
    """Make sample arguments from the annotations of a kernel.

    Args:
        kernel (kernel): the kernel.
        symbolic_args (list of Arg): arguments of a graph.

    Returns:
        the arguments.

    Raises:
        TaichiCompilationError: when the type or the number of axes of an argument is not that of the annotation, or its elements have more than two dimensions.
        RuntimeError: when a parameter is a matrix and the argument has not its shape.

    Note:
        Not meant to be called by programs.
    """


def json_data_model(f):
    """Mark a class whose instances can be made from JSON data: a decorator.

    The decorator only sets a marker. A class that is marked has to have no methods, and its constructor has to accept JSON data.

    Args:
        f (type): the class.

    Returns:
        the same class, with the marker.

    Note:
        Not meant to be called by programs.
    """


def is_json_data_model(cls) -> bool:
    """Tell whether a class or an object has the marker of `json_data_model`.

    Args:
        cls (type): the class; an object of it counts too.

    Returns:
        `True` when it has the marker, else `False`.

    Note:
        Not meant to be called by programs.
    """


def dump_json_data_model(x: object) -> Any:
    """Convert an object to values that the `json` module of Python can write.

    Lists, tuples and dictionaries are converted with their entries, and objects of classes marked with `json_data_model` become dictionaries of their attributes. Other values stay as they are.

    Args:
        x: the object.

    Returns:
        a number, string, boolean, list or dictionary, or `None`.

    Note:
        Not meant to be called by programs.
    """
