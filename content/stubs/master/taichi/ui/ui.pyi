"""What the GGUI modules offer together."""

__all__ = [
    "ProjectionMode",
    "make_camera",
]

ProjectionMode = _ti_core.ProjectionMode if _ti_core.GGUI_AVAILABLE else None
"""Kinds of projection of a camera: `Perspective`, where distant things are smaller, and `Orthogonal`, where they are not.

None if Taichi was built without GGUI.
"""


def make_camera():
    """Make a camera.

    `ti.ui.Camera()` does the same.

    Returns:
        a `ti.ui.Camera`.

    Raises:
        GGUINotAvailableException: Taichi was built without GGUI.

    Scope: Python.

    Example:
        ```python
        import taichi as ti

        camera = ti.ui.make_camera()
        camera.position(2.0, 1.0, 3.0)
        camera.lookat(0.0, 0.0, 0.0)
        ```
    """
