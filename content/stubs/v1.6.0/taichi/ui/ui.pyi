"""What the GGUI modules offer together."""

__all__ = [
    "ProjectionMode",
]

ProjectionMode = _ti_core.ProjectionMode if _ti_core.GGUI_AVAILABLE else None
"""Kinds of projection: `Perspective` and `Orthogonal`."""
