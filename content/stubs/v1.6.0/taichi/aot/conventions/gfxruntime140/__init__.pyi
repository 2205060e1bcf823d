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

    @staticmethod
    def from_module(module_path: str) -> 'GfxRuntime140':
        """Read the description of a module.

        Args:
            module_path: path of the folder that `save` of `ti.aot.Module` has written, or of the `.tcm` file of `archive`.

        Returns:
            a `GfxRuntime140` with the attributes `metadata` and `graphs`.

        Raises:
            FileNotFoundError: when there is no such file or folder.
            KeyError: when the archive has no `metadata.json` or `graphs.json`.

        Scope: Python.

        Example:
            ```python
            import json
            import os
            from taichi.aot.conventions.gfxruntime140 import GfxRuntime140

            metadata = {"fields": [], "kernels": [], "required_caps": [], "root_buffer_size": 32}
            graphs = [{"key": "step", "value": {"dispatches": []}}]

            # save() of ti.aot.Module writes such files on graphics backends.
            os.makedirs("module", exist_ok=True)
            with open("module/metadata.json", "w") as file:
                json.dump(metadata, file)
            with open("module/graphs.json", "w") as file:
                json.dump(graphs, file)

            module = GfxRuntime140.from_module("module")
            print(list(module.metadata.kernels))  # []
            ```

        See also:
            ti.aot.GfxRuntime140.to_metadata_json
            ti.aot.GfxRuntime140.to_graphs_json
        """

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
            ti.aot.GfxRuntime140.from_module
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
            ti.aot.GfxRuntime140.from_module
            ti.aot.GfxRuntime140.to_metadata_json
        """
