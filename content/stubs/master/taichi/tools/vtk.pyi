"""Fields as VTK files."""

__all__ = [
    "write_vtk",
]


def write_vtk(scalar_field, filename):
    """Write a scalar field to a VTK file, for example for ParaView.

    Needs the package `pyevtk`.

    Args:
        scalar_field (ti.ScalarField): scalar field of two or three dimensions.
        filename (str): path of the file without the ending; `.vtr` is added.

    Raises:
        RuntimeError: when `pyevtk` is missing.
        ValueError: when the field has neither two nor three dimensions.

    Warning:
        The elements are stored as cells, of which the grid has too few, so programs that read the file put nearly all values in the wrong place. Call `gridToVTK` of `pyevtk.hl` with `pointData` instead.

    Scope: Python.

    Example:
        ```python
        import taichi as ti

        ti.init(arch=ti.cpu)
        x = ti.field(ti.f32, shape=(8, 8, 8))
        x.fill(1.0)
        ti.tools.write_vtk(x, "density")  # writes density.vtr
        ```
    """
