"""Helpers of GGUI."""

__all__ = [
    "GGUINotAvailableException",
    "check_ggui_availability",
    "euler_to_vec",
    "get_field_info",
    "vec_to_euler",
]


def get_field_info(field):
    """Return what the renderer has to know of the data of a field.

    Args:
        field (numpy.ndarray, Taichi ndarray or None): the data.

    Returns:
        the description.

    Raises:
        Exception: `field` is something else, such as a field.

    Note:
        Not meant to be called by programs.
    """


def euler_to_vec(yaw, pitch):
    """Return the direction of two angles, those of a camera whose up direction is +y.

    Args:
        yaw (float): angle to the side in radians: 0 is +z, π / 2 is +x.
        pitch (float): angle upwards in radians, from -π / 2 to π / 2.

    Returns:
        a `ti.Vector` of 3 components and length 1.

    Scope: Python.

    Example:
        ```python
        from taichi.ui.utils import euler_to_vec

        print(euler_to_vec(0.0, 0.0))  # along +z
        ```

    See also:
        taichi.ui.utils.vec_to_euler
    """


def vec_to_euler(v, eps: float = 1e-06):
    """Return the two angles of a direction, the inverse of `taichi.ui.utils.euler_to_vec`.

    Args:
        v (ti.Vector): the direction, with 3 components; its length does not matter, but is not 0.
        eps: if the sine of the yaw is less than that, the yaw is taken for 0.

    Returns:
        tuple: two floats in radians: the yaw, from -π to π, and the pitch, from -π / 2 to π / 2.

    Note:
        The yaw of a direction along -z is therefore 0, not π.

    Scope: Python.

    Example:
        ```python
        from taichi.ui.utils import euler_to_vec, vec_to_euler

        yaw, pitch = vec_to_euler(euler_to_vec(0.5, 0.1))
        print(round(yaw, 3), round(pitch, 3))  # 0.5 0.1
        ```

    See also:
        taichi.ui.utils.euler_to_vec
    """


class GGUINotAvailableException(Exception):
    """GGUI cannot be used, because Taichi was built without it.

    A machine without Vulkan fails later, when a window is made.

    See also:
        ti.ui.check_ggui_availability
    """


def check_ggui_availability():
    """Check that Taichi was built with GGUI.

    It does not look for a graphics card.

    Raises:
        GGUINotAvailableException: Taichi was built without GGUI.

    Scope: Python.

    Example:
        ```python
        import taichi as ti
        from taichi.ui.utils import GGUINotAvailableException

        try:
            ti.ui.check_ggui_availability()
            print("GGUI")
        except GGUINotAvailableException:
            print("no GGUI, ti.GUI only")
        ```

    See also:
        ti.ui.Window
    """
