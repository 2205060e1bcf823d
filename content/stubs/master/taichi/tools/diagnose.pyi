"""The report of `ti diagnose`. It has no public symbols."""

__all__ = [
]
