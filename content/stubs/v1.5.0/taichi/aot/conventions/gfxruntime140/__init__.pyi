"""The files of a module for graphics backends, in the version 1.4.0 of their format."""

from taichi.aot.conventions.gfxruntime140 import dr
from taichi.aot.conventions.gfxruntime140 import sr

__all__ = [
    "GfxRuntime140",
    "dr",
    "sr",
]


class GfxRuntime140:
    """The description of a module for graphics backends: what is in its JSON files.

    Args:
        metadata_json: the content of `metadata.json`, a dictionary.
        graphs_json: the content of `graphs.json`, a list of dictionaries.

    Scope: Python.

    Example:
        ```python
        from taichi.aot.conventions.gfxruntime140 import GfxRuntime140

        metadata = {"fields": [], "kernels": [], "required_caps": [], "root_buffer_size": 32}
        graphs = [{"key": "step", "value": {"dispatches": []}}]
        module = GfxRuntime140(metadata, graphs)
        print(module.metadata.root_buffer_size, module.graphs[0].name)  # 32 step
        ```

    See also:
        ti.aot.Module
    """

    def __init__(self, metadata_json: Any, graphs_json: Any): ...

    def to_metadata_json(self) -> Any:
        """Return the description of fields, kernels and capabilities as JSON data, the content of `metadata.json`.

        Returns:
            a dictionary for `json.dump`.

        Raises:
            NotImplementedError: when the module has fields, which cannot be converted.

        Scope: Python.

        Example:
            ```python
            from taichi.aot.conventions.gfxruntime140 import GfxRuntime140

            metadata = {"fields": [], "kernels": [], "required_caps": [], "root_buffer_size": 32}
            graphs = [{"key": "step", "value": {"dispatches": []}}]
            module = GfxRuntime140(metadata, graphs)
            print(module.to_metadata_json()["root_buffer_size"])  # 32
            ```

        See also:
            ti.aot.GfxRuntime140.to_graphs_json
        """

    def to_graphs_json(self) -> List[Any]:
        """Return the description of the graphs as JSON data, the content of `graphs.json`.

        Returns:
            a list with a dictionary for each graph, for `json.dump`.

        Scope: Python.

        Example:
            ```python
            from taichi.aot.conventions.gfxruntime140 import GfxRuntime140

            metadata = {"fields": [], "kernels": [], "required_caps": [], "root_buffer_size": 32}
            graphs = [{"key": "step", "value": {"dispatches": []}}]
            module = GfxRuntime140(metadata, graphs)
            print([graph["key"] for graph in module.to_graphs_json()])  # ['step']
            ```

        See also:
            ti.aot.GfxRuntime140.to_metadata_json
        """
