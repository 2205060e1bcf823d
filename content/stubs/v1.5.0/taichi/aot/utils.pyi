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
"""Classes of the annotations that may leave something open: ndarrays, textures to sample, and templates."""


def check_type_match(lhs, rhs):
    """Tell whether two types of a number, vector or matrix are equal.

    A vector or matrix type without a type of its elements matches any.

    Args:
        lhs (data type): the first type.
        rhs (data type): the second type.

    Returns:
        `True` when they match, else `False`.

    Note:
        Not meant to be called by programs.

    Example:
        ```python
        import taichi as ti
        from taichi.aot.utils import check_type_match

        print(check_type_match(ti.f32, ti.f32))  # True
        print(check_type_match(ti.math.vec3, ti.f32))  # False
        ```
    """


def produce_injected_args_from_template(kernel, template_args):
    """Return a value for each parameter of a kernel, taken from given ones where the annotation leaves something open.

    Args:
        kernel (Kernel): the kernel in its internal form, as in `fill._primal`.
        template_args (dict): values by name, for every parameter whose annotation is one of `template_types`.

    Returns:
        a list in the order of the parameters; 0 stands for numbers.

    Raises:
        AssertionError: when there are not as many values as parameters with such annotations.
        KeyError: when the value of such a parameter is missing.

    Note:
        Not meant to be called by programs.

    See also:
        ti.aot.utils.produce_injected_args
    """


def produce_injected_args(kernel, symbolic_args=None):
    """Return a sample value for each parameter of a kernel, made from its annotations.

    Args:
        kernel (Kernel): the kernel in its internal form, as in `fill._primal`.
        symbolic_args (list of Arg): arguments of a graph, whose types are then used and compared; by default none.

    Returns:
        a list in the order of the parameters: small ndarrays and textures, and 0 for numbers.

    Raises:
        TaichiCompilationError: when the type or the number of axes of an argument is not that of the annotation, or its elements have more than two dimensions.
        RuntimeError: when a parameter is a matrix and the argument has not its shape.

    Note:
        Not meant to be called by programs.

    Example:
        ```python
        import taichi as ti
        from taichi.aot.utils import produce_injected_args

        ti.init(arch=ti.cpu)
        @ti.kernel
        def fill(x: ti.types.ndarray(dtype=ti.f32, ndim=2), value: ti.f32):
            for I in ti.grouped(x):
                x[I] = value

        array, number = produce_injected_args(fill._primal)
        print(array.shape, number)  # (2, 2) 0
        ```

    See also:
        ti.aot.utils.produce_injected_args_from_template
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

    Example:
        ```python
        from taichi.aot.utils import dump_json_data_model, is_json_data_model, json_data_model

        @json_data_model
        class Size:
            def __init__(self, j):
                self.width = j["width"]
                self.height = j["height"]

        size = Size({"width": 4, "height": 3})
        print(is_json_data_model(Size))  # True
        print(dump_json_data_model(size))  # {'width': 4, 'height': 3}
        ```

    See also:
        ti.aot.utils.is_json_data_model
        ti.aot.utils.dump_json_data_model
    """


def is_json_data_model(cls) -> bool:
    """Tell whether a class or an object has the marker of `json_data_model`.

    Args:
        cls (type): the class; an object of it counts too.

    Returns:
        `True` when it has the marker, else `False`.

    Note:
        Not meant to be called by programs.

    Example:
        ```python
        from taichi.aot.utils import dump_json_data_model, is_json_data_model, json_data_model

        @json_data_model
        class Size:
            def __init__(self, j):
                self.width = j["width"]
                self.height = j["height"]

        size = Size({"width": 4, "height": 3})
        print(is_json_data_model(Size))  # True
        print(dump_json_data_model(size))  # {'width': 4, 'height': 3}
        ```

    See also:
        ti.aot.utils.json_data_model
        ti.aot.utils.dump_json_data_model
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

    Example:
        ```python
        from taichi.aot.utils import dump_json_data_model, is_json_data_model, json_data_model

        @json_data_model
        class Size:
            def __init__(self, j):
                self.width = j["width"]
                self.height = j["height"]

        size = Size({"width": 4, "height": 3})
        print(is_json_data_model(Size))  # True
        print(dump_json_data_model(size))  # {'width': 4, 'height': 3}
        ```

    See also:
        ti.aot.utils.is_json_data_model
        ti.aot.utils.json_data_model
    """
