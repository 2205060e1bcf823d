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
        metadata_json: the content of `metadata.json`.
        graphs_json: the content of `graphs.json`.

    Scope: Python.

    Example:
        ```python
        from taichi.aot.conventions.gfxruntime140 import GfxRuntime140

        module = GfxRuntime140.from_module("module.tcm")
        print([kernel.name for kernel in module.metadata.kernels])
        ```
    """

    def __init__(self, metadata_json: Any, graphs_json: Any): ...

    @staticmethod
    def from_module(module_path: str) -> 'GfxRuntime140':
        """Read the description of a module.

        Args:
            module_path: the folder or file of the module.

        Returns:
            the description.

        Raises:
            FileNotFoundError: when there is no such file or folder.
            KeyError: when the archive has no `metadata.json` or `graphs.json`.

        Scope: Python.
        """

    def to_metadata_json(self) -> Any:
        """Return the content of `metadata.json`.

        Returns:
            the data.

        Raises:
            NotImplementedError: when the module has fields, which cannot be converted.

        Scope: Python.
        """

    def to_graphs_json(self) -> List[Any]:
        """Return the content of `graphs.json`.

        Returns:
            the data.

        Scope: Python.
        """
