"""Widgets in a GGUI window."""

__all__ = [
    "Gui",
]


class Gui:
    """The widgets of a GGUI window, as `ti.ui.Window.get_gui` returns it.

    Do not make one directly.

    Widgets are described anew in each frame: a call draws the widget with the value that you pass and returns the
    value that the user has given it. Keep it in a variable for the next frame. A label identifies a widget, so the
    labels in one box have to differ.

    Args:
        gui (object): handle of the window.

    Scope: Python.

    Example:
        ```python
        import taichi as ti

        ti.init(arch=ti.gpu)
        center = ti.Vector.field(2, ti.f32, shape=1)
        center[0] = (0.5, 0.5)
        window = ti.ui.Window("Widgets", (500, 400))
        canvas, gui = window.get_canvas(), window.get_gui()
        radius, color = 0.1, (0.3, 0.7, 0.8)
        while window.running:
            with gui.sub_window("Circle", 0.03, 0.03, 0.5, 0.25):
                radius = gui.slider_float("radius", radius, 0.01, 0.4)
                color = gui.color_edit_3("colour", color)
                if gui.button("small"):
                    radius = 0.02
            canvas.circles(center, radius=radius, color=color)
            window.show()
        ```

    See also:
        ti.ui.Window.get_gui
    """

    def __init__(self, gui): ...

    def sub_window(self, name, x, y, width, height):
        """Begin a box of widgets, and end it at the end of the `with` block.

        Args:
            name (str): title, which also identifies the box.
            x (float): left border as a part of the width of the window, from 0 to 1.
            y (float): upper border as a part of the height of the window, from 0 at the top to 1.
            width (float): width as a part of that of the window.
            height (float): height as a part of that of the window. Place and size count in the first frame only: the
                user can change them. On a Retina display, halve all four.

        Returns:
            a context manager whose value is this object.

        Scope: Python.

        Example:
            ```python
            import taichi as ti

            ti.init(arch=ti.gpu)
            window = ti.ui.Window("Widgets", (500, 300))
            gui = window.get_gui()
            while window.running:
                with gui.sub_window("Message", 0.1, 0.1, 0.6, 0.3) as box:
                    box.text("Drag me by the title")
                window.show()
            ```

        See also:
            ti.ui.Gui.begin
        """

    def begin(self, name, x, y, width, height):
        """Begin a box of widgets.

        Call `ti.ui.Gui.end` after the last one; `ti.ui.Gui.sub_window` does so by itself.

        Args:
            name (str): title, which also identifies the box.
            x (float): left border as a part of the width of the window, from 0 to 1.
            y (float): upper border as a part of the height of the window, from 0 at the top to 1.
            width (float): width as a part of that of the window.
            height (float): height as a part of that of the window. Place and size count in the first frame only: the
                user can change them. On a Retina display, halve all four.

        Scope: Python.

        Example:
            ```python
            import taichi as ti

            ti.init(arch=ti.gpu)
            window = ti.ui.Window("Widgets", (500, 300))
            gui = window.get_gui()
            while window.running:
                gui.begin("Message", 0.1, 0.1, 0.6, 0.3)
                gui.text("Hello")
                gui.end()
                window.show()
            ```

        See also:
            ti.ui.Gui.end
            ti.ui.Gui.sub_window
        """

    def end(self):
        """End the box of widgets that `ti.ui.Gui.begin` began.

        Each box has to be ended before `ti.ui.Window.show`.

        Scope: Python.

        Example:
            ```python
            import taichi as ti

            ti.init(arch=ti.gpu)
            window = ti.ui.Window("Widgets", (500, 300))
            gui = window.get_gui()
            while window.running:
                gui.begin("First", 0.05, 0.1, 0.4, 0.3)
                gui.text("on the left")
                gui.end()
                gui.begin("Second", 0.55, 0.1, 0.4, 0.3)
                gui.text("on the right")
                gui.end()
                window.show()
            ```

        See also:
            ti.ui.Gui.begin
            ti.ui.Gui.sub_window
        """

    def text(self, text, color=None):
        """Draw a line of text.

        Args:
            text (str): the text.
            color (tuple of 3 floats, or None): red, green and blue from 0 to 1; None is white.

        Raises:
            TypeError: `color` is not a tuple.

        Scope: Python.

        Example:
            ```python
            import taichi as ti

            ti.init(arch=ti.gpu)
            window = ti.ui.Window("Widgets", (500, 300))
            gui = window.get_gui()
            while window.running:
                with gui.sub_window("Mouse", 0.1, 0.1, 0.6, 0.3):
                    x, y = window.get_cursor_pos()
                    gui.text(f"x = {x:.2f}")
                    gui.text(f"y = {y:.2f}", color=(1.0, 0.6, 0.2))
                window.show()
            ```

        See also:
            ti.ui.Gui.button
            ti.ui.Gui.checkbox
        """

    def checkbox(self, text, old_value):
        """Draw a box to tick.

        Args:
            text (str): label beside the box.
            old_value (bool): whether it is ticked now.

        Returns:
            bool: whether it is ticked after the input of this frame.

        Scope: Python.

        Example:
            ```python
            import taichi as ti

            ti.init(arch=ti.gpu)
            window = ti.ui.Window("Widgets", (500, 300))
            canvas, gui = window.get_canvas(), window.get_gui()
            is_light = True
            while window.running:
                with gui.sub_window("Settings", 0.1, 0.1, 0.6, 0.3):
                    is_light = gui.checkbox("light", is_light)
                canvas.set_background_color((0.9, 0.9, 0.9) if is_light else (0.1, 0.1, 0.1))
                window.show()
            ```

        See also:
            ti.ui.Gui.text
            ti.ui.Gui.button
        """

    def slider_int(self, text, old_value, minimum, maximum):
        """Draw a slider for integers.

        Args:
            text (str): label beside the slider.
            old_value (int): the value now.
            minimum (int): value at the left end.
            maximum (int): value at the right end.

        Returns:
            int: the value after the input of this frame.

        Raises:
            TypeError: a number is not an integer.

        Scope: Python.

        Example:
            ```python
            import taichi as ti

            ti.init(arch=ti.gpu)
            window = ti.ui.Window("Widgets", (500, 300))
            canvas, gui = window.get_canvas(), window.get_gui()
            level = 3
            while window.running:
                with gui.sub_window("Settings", 0.1, 0.1, 0.8, 0.3):
                    level = gui.slider_int("level", level, 0, 10)
                canvas.set_background_color((0.1, 0.1 * level, 0.4))
                window.show()
            ```

        See also:
            ti.ui.Gui.slider_float
            ti.ui.Gui.color_edit_3
        """

    def slider_float(self, text, old_value, minimum, maximum):
        """Draw a slider for floating-point numbers.

        Args:
            text (str): label beside the slider.
            old_value (float): the value now.
            minimum (float): value at the left end.
            maximum (float): value at the right end.

        Returns:
            float: the value after the input of this frame, in single precision.

        Scope: Python.

        Example:
            ```python
            import taichi as ti

            ti.init(arch=ti.gpu)
            window = ti.ui.Window("Widgets", (500, 300))
            canvas, gui = window.get_canvas(), window.get_gui()
            green = 0.5
            while window.running:
                with gui.sub_window("Settings", 0.1, 0.1, 0.8, 0.3):
                    green = gui.slider_float("green", green, 0.0, 1.0)
                canvas.set_background_color((0.1, green, 0.4))
                window.show()
            ```

        See also:
            ti.ui.Gui.slider_int
            ti.ui.Gui.color_edit_3
        """

    def color_edit_3(self, text, old_value):
        """Draw three fields and a palette to choose a colour.

        Args:
            text (str): label beside the fields.
            old_value (tuple of 3 floats): the colour now: red, green and blue from 0 to 1.

        Returns:
            tuple: the colour after the input of this frame: red, green and blue, three floats from 0 to 1.

        Raises:
            TypeError: `old_value` is not a tuple.

        Scope: Python.

        Example:
            ```python
            import taichi as ti

            ti.init(arch=ti.gpu)
            window = ti.ui.Window("Widgets", (500, 300))
            canvas, gui = window.get_canvas(), window.get_gui()
            color = (0.1, 0.5, 0.5)
            while window.running:
                with gui.sub_window("Settings", 0.1, 0.1, 0.8, 0.3):
                    color = gui.color_edit_3("background", color)
                canvas.set_background_color(color)
                window.show()
            ```

        See also:
            ti.ui.Gui.slider_int
            ti.ui.Gui.slider_float
        """

    def button(self, text):
        """Draw a button.

        Args:
            text (str): label on the button.

        Returns:
            bool: true in the frame in which it is clicked, otherwise false.

        Scope: Python.

        Example:
            ```python
            import taichi as ti

            ti.init(arch=ti.gpu)
            window = ti.ui.Window("Widgets", (500, 300))
            gui = window.get_gui()
            clicks = 0
            while window.running:
                with gui.sub_window("Counter", 0.1, 0.1, 0.6, 0.3):
                    if gui.button("Click"):
                        clicks += 1
                    gui.text(f"{clicks} clicks")
                window.show()
            ```

        See also:
            ti.ui.Gui.text
            ti.ui.Gui.checkbox
        """
