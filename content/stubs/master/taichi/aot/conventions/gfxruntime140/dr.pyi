"""The data as it stands in the JSON files of a module."""

__all__ = [
    "ArgumentAttributes",
    "Buffer",
    "BufferBinding",
    "ContextAttributes",
    "DeviceCapabilityLevel",
    "Dispatch",
    "FieldAttributes",
    "Graph",
    "GraphData",
    "KernelAttributes",
    "Metadata",
    "RangeForAttributes",
    "SymbolicArgument",
    "TaskAttributes",
    "TextureBinding",
    "from_json_graph",
    "from_json_metadata",
    "to_json_graph",
    "to_json_metadata",
]


class FieldAttributes:
    """A field, as it stands in a JSON file.

    Args:
        j: the JSON data: an entry of `fields` in `metadata.json`.

    Raises:
        KeyError: when an entry is missing.
    """

    def __init__(self, j: Dict[str, Any]): ...


class ArgumentAttributes:
    """An argument of a kernel, as it stands in a JSON file.

    Args:
        j: the JSON data: an entry of `arg_attribs_vec_` or `ret_attribs_vec_` of a kernel.

    Raises:
        KeyError: when an entry is missing.
    """

    def __init__(self, j: Dict[str, Any]): ...


class ContextAttributes:
    """The arguments and the result of a kernel, as it stands in a JSON file.

    Args:
        j: the JSON data: `ctx_attribs` of a kernel.

    Raises:
        KeyError: when an entry is missing.
    """

    def __init__(self, j: Dict[str, Any]): ...


class Buffer:
    """A buffer, as it stands in a JSON file.

    Args:
        j: the JSON data: `buffer` of a buffer binding.

    Raises:
        KeyError: when an entry is missing.
    """

    def __init__(self, j: Dict[str, Any]): ...


class BufferBinding:
    """A buffer that a task uses, as it stands in a JSON file.

    Args:
        j: the JSON data: an entry of `buffer_binds` of a task.

    Raises:
        KeyError: when an entry is missing.
    """

    def __init__(self, j: Dict[str, Any]): ...


class TextureBinding:
    """A texture that a task uses, as it stands in a JSON file.

    Args:
        j: the JSON data: an entry of `texture_binds` of a task.

    Raises:
        KeyError: when an entry is missing.
    """

    def __init__(self, j: Dict[str, Any]): ...


class RangeForAttributes:
    """The bounds of a parallel loop, as it stands in a JSON file.

    Args:
        j: the JSON data: `range_for_attribs` of a task.

    Raises:
        KeyError: when an entry is missing.
    """

    def __init__(self, j: Dict[str, Any]): ...


class TaskAttributes:
    """A task: one parallel loop of a kernel, as it stands in a JSON file.

    Args:
        j: the JSON data: an entry of `tasks_attribs` of a kernel.

    Raises:
        KeyError: when an entry is missing.
    """

    def __init__(self, j: Dict[str, Any]): ...


class DeviceCapabilityLevel:
    """A requirement on the device, as it stands in a JSON file.

    Args:
        j: the JSON data: an entry of `required_caps`, with the keys `key` and `value`.

    Raises:
        KeyError: when an entry is missing.
    """

    def __init__(self, j: Dict[str, Any]): ...


class KernelAttributes:
    """A kernel, as it stands in a JSON file.

    Args:
        j: the JSON data: an entry of `kernels` in `metadata.json`.

    Raises:
        KeyError: when an entry is missing.
    """

    def __init__(self, j: Dict[str, Any]): ...


class Metadata:
    """A module, as it stands in a JSON file.

    Args:
        j: the JSON data: the content of `metadata.json`.

    Raises:
        KeyError: when an entry is missing.
    """

    def __init__(self, j: Dict[str, Any]): ...


def from_json_metadata(j: Dict[str, Any]) -> Metadata:
    """Read the description of a module from the content of its `metadata.json`.

    Args:
        j: the content, as `json.load` returns it.

    Returns:
        an object with the attributes `fields`, `kernels`, `required_caps` and `root_buffer_size`.

    Raises:
        KeyError: when an entry is missing.

    Scope: Python.

    Example:
        ```python
        from taichi.aot.conventions.gfxruntime140 import dr

        data = {
            "fields": [],
            "kernels": [],
            "required_caps": [{"key": "spirv_version", "value": 66304}],
            "root_buffer_size": 32,
        }  # what a metadata.json has
        metadata = dr.from_json_metadata(data)
        print(metadata.required_caps[0].key, metadata.root_buffer_size)  # spirv_version 32
        ```
    """


def to_json_metadata(meta_data: Metadata) -> Dict[str, Any]:
    """Return the description of a module as JSON data, the content of a `metadata.json`.

    Args:
        meta_data: the description, from `from_json_metadata`.

    Returns:
        a dictionary for `json.dump`.

    Scope: Python.

    Example:
        ```python
        from taichi.aot.conventions.gfxruntime140 import dr

        data = {
            "fields": [],
            "kernels": [],
            "required_caps": [{"key": "spirv_version", "value": 66304}],
            "root_buffer_size": 32,
        }  # what a metadata.json has
        metadata = dr.from_json_metadata(data)
        metadata.required_caps = []  # runs on any device
        print(dr.to_json_metadata(metadata)["required_caps"])  # []
        ```
    """


class SymbolicArgument:
    """An argument of a graph, as it stands in a JSON file.

    Args:
        j: the JSON data: an entry of `symbolic_args` of a dispatch.

    Raises:
        KeyError: when an entry is missing.
    """

    def __init__(self, j: Dict[str, Any]): ...


class Dispatch:
    """A launch in a graph, as it stands in a JSON file.

    Args:
        j: the JSON data: an entry of `dispatches` of a graph.

    Raises:
        KeyError: when an entry is missing.
    """

    def __init__(self, j: Dict[str, Any]): ...


class GraphData:
    """A graph and its name, as it stands in a JSON file.

    Args:
        j: the JSON data: `value` of a graph.

    Raises:
        KeyError: when an entry is missing.
    """

    def __init__(self, j: Dict[str, Any]): ...


class Graph:
    """A graph, as it stands in a JSON file.

    Args:
        j: the JSON data: an entry of the list in `graphs.json`.

    Raises:
        KeyError: when an entry is missing.
    """

    def __init__(self, j: Dict[str, Any]): ...


def from_json_graph(j: Dict[str, Any]) -> Graph:
    """Read a graph from an entry of the list in `graphs.json`.

    Args:
        j: the entry, with the keys `key` and `value`.

    Returns:
        an object with the attributes `key`, the name, and `value`, which has the list `dispatches`.

    Raises:
        KeyError: when an entry is missing.

    Scope: Python.

    Example:
        ```python
        from taichi.aot.conventions.gfxruntime140 import dr

        data = {
            "key": "step",
            "value": {"dispatches": [{"kernel_name": "fill", "symbolic_args": []}]},
        }  # an entry of a graphs.json
        graph = dr.from_json_graph(data)
        print(graph.key, graph.value.dispatches[0].kernel_name)  # step fill
        ```
    """


def to_json_graph(graph: Graph) -> Dict[str, Any]:
    """Return a graph as JSON data, an entry of the list in `graphs.json`.

    Args:
        graph: the graph, from `from_json_graph`.

    Returns:
        a dictionary for `json.dump`.

    Scope: Python.

    Example:
        ```python
        from taichi.aot.conventions.gfxruntime140 import dr

        data = {
            "key": "step",
            "value": {"dispatches": [{"kernel_name": "fill", "symbolic_args": []}]},
        }  # an entry of a graphs.json
        graph = dr.from_json_graph(data)
        graph.key = "first_step"
        print(dr.to_json_graph(graph)["key"])  # first_step
        ```
    """
