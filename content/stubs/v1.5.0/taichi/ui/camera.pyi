"""The camera of a GGUI scene."""

__all__ = [
    "Camera",
]


class Camera:
    """The camera of a scene in three dimensions.

    Scope: Python.

    Example:
        ```python
        import taichi as ti

        camera = ti.ui.Camera()
        camera.position(0.0, 1.0, 3.0)
        camera.lookat(0.0, 0.0, 0.0)
        ```
    """

    def __init__(self): ...

    def position(self, x, y, z):
        """Set the place of the camera.

        Args:
            x: coordinate x.
            y: coordinate y.
            z: coordinate z.

        Scope: Python.
        """

    def lookat(self, x, y, z):
        """Set the point that the camera looks at.

        Args:
            x: coordinate x.
            y: coordinate y.
            z: coordinate z.

        Scope: Python.
        """

    def up(self, x, y, z):
        """Set the direction that is up in the image.

        Args:
            x: coordinate x.
            y: coordinate y.
            z: coordinate z.

        Scope: Python.
        """

    def projection_mode(self, mode):
        """Choose perspective or parallel projection.

        Args:
            mode: `ti.ui.ProjectionMode.Perspective` or `Orthogonal`.

        Scope: Python.
        """

    def fov(self, fov):
        """Set the angle of view.

        Args:
            fov: the vertical angle in degrees.

        Scope: Python.
        """

    def left(self, left):
        """Set the left border of a parallel projection.

        Args:
            left: the distance.

        Scope: Python.
        """

    def right(self, right):
        """Set the right border of a parallel projection.

        Args:
            right: the distance.

        Scope: Python.
        """

    def top(self, top):
        """Set the upper border of a parallel projection.

        Args:
            top: the distance.

        Scope: Python.
        """

    def bottom(self, bottom):
        """Set the lower border of a parallel projection.

        Args:
            bottom: the distance.

        Scope: Python.
        """

    def z_near(self, z_near):
        """Set the nearest distance that is drawn.

        Args:
            z_near: the distance.

        Scope: Python.
        """

    def z_far(self, z_far):
        """Set the farthest distance that is drawn.

        Args:
            z_far: the distance.

        Scope: Python.
        """

    def get_view_matrix(self):
        """Return the view as a matrix.

        Returns:
            a NumPy array of 4 by 4.

        Scope: Python.
        """

    def get_projection_matrix(self, aspect):
        """Return the projection as a matrix.

        Args:
            aspect: width divided by height.

        Returns:
            a NumPy array of 4 by 4.

        Scope: Python.
        """

    def track_user_inputs(self, window, movement_speed=1.0, yaw_speed=2, pitch_speed=2, hold_key=None):
        """Move the camera by mouse and keyboard: W, A, S, D, E, Q and dragging.

        Args:
            window: the window.
            movement_speed: distance per second.
            yaw_speed: speed of turning left and right.
            pitch_speed: speed of turning up and down.
            hold_key: a key that has to be held for the mouse to turn the camera.

        Scope: Python.
        """
