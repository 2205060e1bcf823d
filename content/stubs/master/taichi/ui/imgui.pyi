"""Widgets in a GGUI window."""

__all__ = [
    "Gui",
]


class Gui:
    """Widgets in a GGUI window.

    `ti.ui.Window.get_gui` returns it. Widgets are drawn anew in each frame; each returns its value.

    Args:
        gui: handle of the window.

    Example:
        ```python
        import taichi as ti

        ti.init(arch=ti.vulkan)
        window = ti.ui.Window("Widgets", (400, 400))
        gui = window.get_gui()
        speed = 1.0
        while window.running:
            with gui.sub_window("Settings", 0.05, 0.05, 0.4, 0.2):
                speed = gui.slider_float("speed", speed, 0.0, 2.0)
            window.show()
        ```
    """

    def __init__(self, gui): ...

    def sub_window(self, name, x, y, width, height):
        """Make a box of widgets for a `with` block.

        Args:
            name: its title.
            x: left border, from 0 to 1.
            y: upper border, from 0 to 1.
            width: width as a part of the window.
            height: height as a part of the window.

        Returns:
            a context with the widgets.

        Scope: Python.
        """

    def begin(self, name, x, y, width, height):
        """Begin a box of widgets.

        Args:
            name: its title.
            x: left border, from 0 to 1.
            y: upper border, from 0 to 1.
            width: width as a part of the window.
            height: height as a part of the window.

        Scope: Python.
        """

    def end(self):
        """End the box of widgets.

        Scope: Python.
        """

    def text(self, text, color=None):
        """Draw text.

        Args:
            text: the text.
            color: red, green, blue from 0 to 1.

        Scope: Python.
        """

    def checkbox(self, text, old_value):
        """Draw a box to tick.

        Args:
            text: its text.
            old_value: whether it is ticked now.

        Returns:
            whether it is ticked.

        Scope: Python.
        """

    def slider_int(self, text, old_value, minimum, maximum):
        """Draw a slider for integers.

        Args:
            text: its text.
            old_value: the value now.
            minimum: smallest value.
            maximum: largest value.

        Returns:
            the value.

        Scope: Python.
        """

    def slider_float(self, text, old_value, minimum, maximum):
        """Draw a slider for real numbers.

        Args:
            text: its text.
            old_value: the value now.
            minimum: smallest value.
            maximum: largest value.

        Returns:
            the value.

        Scope: Python.
        """

    def color_edit_3(self, text, old_value):
        """Draw fields to choose a colour.

        Args:
            text: the text.
            old_value: the colour now.

        Returns:
            the colour.

        Scope: Python.
        """

    def button(self, text):
        """Draw a button.

        Args:
            text: its text.

        Returns:
            whether it was clicked.

        Scope: Python.
        """
