"""Fields as VTK files."""

__all__ = [
    "write_vtk",
]


def write_vtk(scalar_field, filename):
    """Write a field as a VTK file, for ParaView.

    Args:
        scalar_field: a field of numbers in two or three dimensions.
        filename: the file without its ending.

    Raises:
        RuntimeError: when the package `pyevtk` is missing.

    Scope: Python.

    Example:
        ```python
        import taichi as ti

        ti.init(arch=ti.cpu)
        x = ti.field(ti.f32, shape=(8, 8))
        ti.tools.write_vtk(x, "grid")
        ```
    """
