"""Helpers of GGUI."""

__all__ = [
    "GGUINotAvailableException",
    "check_ggui_availability",
    "euler_to_vec",
    "get_field_info",
    "vec_to_euler",
]


def get_field_info(field):
    """Return what the renderer has to know of a field.

    Args:
        field: the field.

    Returns:
        the description.

    Note:
        Not meant to be called by programs.
    """


def euler_to_vec(yaw, pitch):
    """Return the direction of two angles.

    Args:
        yaw: angle to the side.
        pitch: angle upwards.

    Returns:
        a vector of length 1.

    Scope: Python.

    Example:
        ```python
        from taichi.ui.utils import euler_to_vec

        print(euler_to_vec(0.0, 0.0))
        ```
    """


def vec_to_euler(v, eps: float = 1e-06):
    """Return the two angles of a direction.

    Args:
        v: the direction.
        eps: tolerance for its length.

    Returns:
        angle to the side and angle upwards.

    Scope: Python.

    Example:
        ```python
        import taichi as ti
        from taichi.ui.utils import euler_to_vec, vec_to_euler

        yaw, pitch = vec_to_euler(euler_to_vec(0.5, 0.1))
        ```
    """


class GGUINotAvailableException(Exception):
    """GGUI cannot be used: Taichi was built without it, or there is no Vulkan."""


def check_ggui_availability():
    """Check that GGUI can be used.

    Raises:
        GGUINotAvailableException: when it cannot.

    Scope: Python.

    Example:
        ```python
        import taichi as ti

        ti.ui.check_ggui_availability()
        ```
    """
