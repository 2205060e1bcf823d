"""What the GGUI modules offer together."""

__all__ = [
    "ProjectionMode",
]

ProjectionMode = _ti_core.ProjectionMode if _ti_core.GGUI_AVAILABLE else None
"""Kinds of projection of a camera: `Perspective`, where distant things are smaller, and `Orthogonal`, where they are not.

None if Taichi was built without GGUI.
"""
