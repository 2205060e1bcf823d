"""What the GGUI modules offer together."""

__all__ = [
    "ProjectionMode",
    "make_camera",
]


def make_camera():
    """Make a camera.

    `ti.ui.Camera()` does the same.

    Returns:
        a `ti.ui.Camera`.

    Raises:
        GGUINotAvailableException: Taichi was built without GGUI.

    Deprecated:
        Use `ti.ui.Camera`. The call warns with a DeprecationWarning, and v1.6.0 does not have this function.

    Scope: Python.

    Example:
        ```python
        import taichi as ti

        camera = ti.ui.Camera()  # in place of ti.ui.make_camera()
        camera.position(2.0, 1.0, 3.0)
        camera.lookat(0.0, 0.0, 0.0)
        ```
    """


ProjectionMode = _ti_core.ProjectionMode if _ti_core.GGUI_AVAILABLE else None
"""Kinds of projection of a camera: `Perspective`, where distant things are smaller, and `Orthogonal`, where they are not.

None if Taichi was built without GGUI.
"""
