"""What the GGUI modules offer together."""

__all__ = [
    "ProjectionMode",
    "make_camera",
]


def make_camera():
    """Make a camera.

    Returns:
        a `ti.ui.Camera`.

    Deprecated:
        Use `ti.ui.Camera`.

    Scope: Python.
    """


ProjectionMode = _ti_core.ProjectionMode if _ti_core.GGUI_AVAILABLE else None
"""Kinds of projection: `Perspective` and `Orthogonal`."""
