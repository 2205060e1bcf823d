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
        j: the JSON data.
    """

    def __init__(self, j: Dict[str, Any]): ...


class ArgumentAttributes:
    """An argument of a kernel, as it stands in a JSON file.

    Args:
        j: the JSON data.
    """

    def __init__(self, j: Dict[str, Any]): ...


class ContextAttributes:
    """The arguments and the result of a kernel, as it stands in a JSON file.

    Args:
        j: the JSON data.
    """

    def __init__(self, j: Dict[str, Any]): ...


class Buffer:
    """A buffer, as it stands in a JSON file.

    Args:
        j: the JSON data.
    """

    def __init__(self, j: Dict[str, Any]): ...


class BufferBinding:
    """A buffer that a task uses, as it stands in a JSON file.

    Args:
        j: the JSON data.
    """

    def __init__(self, j: Dict[str, Any]): ...


class TextureBinding:
    """A texture that a task uses, as it stands in a JSON file.

    Args:
        j: the JSON data.
    """

    def __init__(self, j: Dict[str, Any]): ...


class RangeForAttributes:
    """The bounds of a parallel loop, as it stands in a JSON file.

    Args:
        j: the JSON data.
    """

    def __init__(self, j: Dict[str, Any]): ...


class TaskAttributes:
    """A task: one parallel loop of a kernel, as it stands in a JSON file.

    Args:
        j: the JSON data.
    """

    def __init__(self, j: Dict[str, Any]): ...


class DeviceCapabilityLevel:
    """A requirement on the device, as it stands in a JSON file.

    Args:
        j: the JSON data.
    """

    def __init__(self, j: Dict[str, Any]): ...


class KernelAttributes:
    """A kernel, as it stands in a JSON file.

    Args:
        j: the JSON data.
    """

    def __init__(self, j: Dict[str, Any]): ...


class Metadata:
    """A module, as it stands in a JSON file.

    Args:
        j: the JSON data.
    """

    def __init__(self, j: Dict[str, Any]): ...


def from_json_metadata(j: Dict[str, Any]) -> Metadata:
    """Read the description of a module from JSON data.

    Args:
        j: the JSON data.

    Returns:
        the description.

    Scope: Python.
    """


def to_json_metadata(meta_data: Metadata) -> Dict[str, Any]:
    """Make JSON data from the description of a module.

    Args:
        meta_data: the description.

    Returns:
        the data.

    Scope: Python.
    """


class SymbolicArgument:
    """An argument of a graph, as it stands in a JSON file.

    Args:
        j: the JSON data.
    """

    def __init__(self, j: Dict[str, Any]): ...


class Dispatch:
    """A launch in a graph, as it stands in a JSON file.

    Args:
        j: the JSON data.
    """

    def __init__(self, j: Dict[str, Any]): ...


class GraphData:
    """A graph and its name, as it stands in a JSON file.

    Args:
        j: the JSON data.
    """

    def __init__(self, j: Dict[str, Any]): ...


class Graph:
    """A graph, as it stands in a JSON file.

    Args:
        j: the JSON data.
    """

    def __init__(self, j: Dict[str, Any]): ...


def from_json_graph(j: Dict[str, Any]) -> Graph:
    """Read a graph from JSON data.

    Args:
        j: the JSON data.

    Returns:
        the graph.

    Scope: Python.
    """


def to_json_graph(graph: Graph) -> Dict[str, Any]:
    """Make JSON data from a graph.

    Args:
        graph: the graph.

    Returns:
        the data.

    Scope: Python.
    """
