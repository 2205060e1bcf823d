"""GGUI windows."""

__all__ = [
    "Window",
]


class Window:
    """A window of GGUI: images, shapes and scenes, drawn by the graphics card.

    Args:
        name: title of the window.
        res: width and height in pixels.
        vsync: wait for the screen.
        show_window: open the window; without it frames can still be saved.
        fps_limit: largest number of frames per second.
        pos: place of the window on the screen.

    Scope: Python.

    Example:
        ```python
        import taichi as ti

        ti.init(arch=ti.vulkan)
        window = ti.ui.Window("Hello", (640, 480), show_window=False)
        canvas = window.get_canvas()
        canvas.set_background_color((0.1, 0.2, 0.3))
        window.save_image("frame.png")
        ```
    """

    def __init__(self, name, res, vsync=False, show_window=True, fps_limit=1000, pos=(100, 100)): ...

    @property
    def running(self):
        """Whether the window is open. Set it to `False` to close it."""

    @property
    def event(self):
        """The event that `get_event` took last."""

    @property
    def GUI(self):
        """The widgets of the window."""

    def get_events(self, tag=None):
        """Return all events since the last call.

        Args:
            tag: the kind that counts.

        Returns:
            the events.

        Scope: Python.
        """

    def get_event(self, tag=None):
        """Take one event from the queue and put it into `event`.

        Args:
            tag: the kind that counts: `ti.ui.PRESS` or `ti.ui.RELEASE`.

        Returns:
            whether there was one.

        Scope: Python.
        """

    def is_pressed(self, *keys):
        """Tell whether one of these keys is held.

        Args:
            *keys: the keys.

        Returns:
            whether one is.

        Scope: Python.
        """

    def get_canvas(self):
        """Return the surface of the window.

        Returns:
            a `ti.ui.Canvas`.

        Scope: Python.
        """

    def get_scene(self):
        """Return the scene of the window.

        Returns:
            a scene.

        Scope: Python.
        """

    def get_gui(self):
        """Return the widgets of the window.

        Returns:
            a `ti.ui.Gui`.

        Scope: Python.
        """

    def get_cursor_pos(self):
        """Return the position of the mouse.

        Returns:
            two numbers from 0 to 1.

        Scope: Python.
        """

    def show(self):
        """Show the frame.

        Scope: Python.
        """

    def get_window_shape(self):
        """Return the size of the window.

        Returns:
            width and height in pixels.

        Scope: Python.
        """

    def save_image(self, filename):
        """Write the frame to a file.

        Args:
            filename: the file.

        Scope: Python.
        """

    def get_depth_buffer(self, depth):
        """Copy the depths of the frame.

        Args:
            depth: a field or an ndarray of `ti.f32` of the size of the window.

        Scope: Python.
        """

    def get_depth_buffer_as_numpy(self):
        """Return the depths of the frame.

        Returns:
            a NumPy array.

        Scope: Python.
        """

    def get_image_buffer_as_numpy(self):
        """Return the frame.

        Returns:
            a NumPy array.

        Scope: Python.
        """

    def destroy(self):
        """Close the window and free its memory.

        Scope: Python.
        """
