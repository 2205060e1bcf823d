"""The window system `ti.GUI`, drawn by the CPU: images, simple shapes, widgets and events."""

__all__ = [
    "GUI",
    "hex_to_rgb",
    "rgb_to_hex",
]


class GUI:
    """A window that shows images and simple shapes, drawn by the CPU.

    Positions are pairs of floats from 0 to 1; (0, 0) is the lower left corner of the window and (1, 1) the upper right
    one. Colours are integers such as `0xED553B`, two hexadecimal digits each for red, green and blue. What is drawn
    stays until `ti.GUI.show`, which displays the frame and clears the window.

    A `with` block closes the window at its end. The environment variables `TI_GUI_SHOW`, `TI_GUI_FULLSCREEN` and
    `TI_GUI_FAST`, set to 0 or 1, override `show_gui`, `fullscreen` and `fast_gui`.

    Args:
        name (str): title of the window.
        res (int or tuple of 2 ints): width and height in pixels; one number makes a square.
        background_color (int): colour of the empty window, as `0xRRGGBB`.
        show_gui (bool): whether to open a window. Without one, frames can still be drawn, saved and read, but there
            are no events and no widgets.
        fullscreen (bool): whether the window fills the screen.
        fast_gui (bool): whether `set_image` writes straight into the memory of the window. Then nothing else can be
            drawn, read or saved, and `set_image` takes vector fields only.

    Raises:
        RuntimeError: `show_gui` is true and there is no display to open a window on.
        TypeError: `res` is a list or a float; it has to be a tuple of integers or an integer.

    Attributes:
        res (tuple of 2 ints): width and height in pixels.
        background_color (int): the colour that `clear` uses, as `0xRRGGBB`.
        event (GUI.Event or None): the event that `get_event` took last. `type` is `ti.GUI.PRESS`, `ti.GUI.RELEASE` or
            `ti.GUI.MOTION`; `key` is a str; `pos` and `delta` are pairs, the position of the mouse and the turn of its
            wheel; `modifier` is a list with those of "Shift", "Alt" and "Control" that are held.
        frame (int): number of frames shown so far.

    Scope: Python.

    Example:
        ```python
        import taichi as ti

        gui = ti.GUI("Bouncing ball", res=(400, 300), background_color=0x112F41)
        height, speed = 0.9, 0.0
        while gui.running:
            speed -= 0.0005
            height += speed
            if height < 0.05:
                height, speed = 0.05, -speed
            gui.circle((0.5, height), color=0xED553B, radius=15)
            gui.show()
        ```

    See also:
        ti.ui.Window
    """

    SHIFT = 'Shift'
    """Either Shift key, for `ti.GUI.is_pressed` and the `modifier` of an event; the `key` of an event may be "Shift_L" or
    "Shift_R".
    """
    ALT = 'Alt'
    """Either Alt key, for `ti.GUI.is_pressed` and the `modifier` of an event; the `key` of an event may be "Alt_L" or
    "Alt_R".
    """
    CTRL = 'Control'
    """Either Control key, for `ti.GUI.is_pressed` and the `modifier` of an event; the `key` of an event may be
    "Control_L" or "Control_R".
    """
    ESCAPE = 'Escape'
    """The Escape key."""
    RETURN = 'Return'
    """The Return key."""
    TAB = 'Tab'
    """The Tab key."""
    BACKSPACE = 'BackSpace'
    """The backspace key."""
    SPACE = ' '
    """The space bar."""
    UP = 'Up'
    """The up arrow key."""
    DOWN = 'Down'
    """The down arrow key."""
    LEFT = 'Left'
    """The left arrow key."""
    RIGHT = 'Right'
    """The right arrow key."""
    CAPSLOCK = 'Caps_Lock'
    """The caps lock key."""
    LMB = 'LMB'
    """The left mouse button."""
    MMB = 'MMB'
    """The middle mouse button."""
    RMB = 'RMB'
    """The right mouse button."""
    EXIT = 'WMClose'
    """The key of the event that the window is being closed; its type is `ti.GUI.PRESS`."""
    WHEEL = 'Wheel'
    """The key of the event that the mouse wheel turns; its type is `ti.GUI.MOTION`, and its `delta` has multiples of 120
    for x and y.
    """
    MOVE = 'Motion'
    """The key of the event that the mouse moves; its type is `ti.GUI.MOTION`."""
    MOTION = _ti_core.KeyEvent.EType.Move
    """The type of the events that the mouse moves or its wheel turns."""
    PRESS = _ti_core.KeyEvent.EType.Press
    """The type of the events that a key or mouse button goes down, the window is being closed or a button of the window
    is clicked.
    """
    RELEASE = _ti_core.KeyEvent.EType.Release
    """The type of the events that a key or mouse button goes up."""
    def __init__(self, name='Taichi', res=512, background_color=0, show_gui=True, fullscreen=False, fast_gui=False): ...

    @property
    def running(self):
        """Whether the window is open, as a bool; false once the user has closed it.

        Set it to `False` to end the loop of a program.

        After that, at most four more frames can be shown: the fifth call of `ti.GUI.show` raises a RuntimeError.

        Scope: Python.

        Example:
            ```python
            import taichi as ti

            gui = ti.GUI("Press Escape", res=200)
            while gui.running:
                if gui.get_event((ti.GUI.PRESS, ti.GUI.ESCAPE)):
                    gui.running = False
                gui.show()
            ```

        See also:
            ti.GUI.close
        """

    @property
    def fps_limit(self):
        """The largest number of frames per second, as a float, or None for no limit.

        The default is 60; it can be set.

        `ti.GUI.show` waits as long as needed. The value is kept in single precision, so a limit of 60 reads as
        59.999997. It has no effect without a window.

        Raises:
            ZeroDivisionError: it is set to 0; `None` removes the limit.

        Scope: Python.

        Example:
            ```python
            import taichi as ti

            gui = ti.GUI("Slow", res=200)
            gui.fps_limit = 10
            while gui.running:
                gui.circle((gui.frame % 100 / 100, 0.5), radius=10)
                gui.show()
            ```

        See also:
            ti.GUI.show
        """

    def close(self):
        """Close the window and free it.

        Call no other method after that: drawing would write to freed memory, and the others raise an AttributeError.

        To end a loop over `ti.GUI.running`, set that property to `False` instead.

        Scope: Python.

        Example:
            ```python
            import taichi as ti

            gui = ti.GUI("Two seconds", res=200)
            for _ in range(120):
                gui.text("Please wait", (0.1, 0.5))
                gui.show()
            gui.close()
            ```

        See also:
            ti.GUI.running
        """

    @staticmethod
    def get_bool_environ(key, default):
        """Read an environment variable that is 0 or 1.

        Args:
            key (str): its name.
            default (bool): value when it is not set.

        Returns:
            bool: the value.

        Note:
            Not meant to be called by programs.

        Scope: Python.
        """

    def slider(self, text, minimum, maximum, step=1):
        """Add a slider to the right edge of the window, below the other widgets.

        Args:
            text (str): label, shown with the value.
            minimum (float): value at the left end, with which the slider begins.
            maximum (float): value at the right end.
            step (float): ignored: the value changes continuously.

        Returns:
            an object whose `value` is the position of the slider, a float; it can be read and set.

        Scope: Python.

        Example:
            ```python
            import taichi as ti

            gui = ti.GUI("Slider", res=(500, 300))
            radius = gui.slider("Radius", 10, 100)
            radius.value = 50
            while gui.running:
                gui.circle((0.3, 0.5), color=0x068587, radius=radius.value)
                gui.show()
            ```

        See also:
            ti.GUI.label
            ti.GUI.button
        """

    def label(self, text):
        """Add a number with a label to the right edge of the window, below the other widgets.

        Args:
            text (str): the label.

        Returns:
            an object whose `value`, a float that begins with 0, is shown with three decimals; it can be read and set.

        Scope: Python.

        Example:
            ```python
            import taichi as ti

            gui = ti.GUI("Label", res=(500, 300))
            x = gui.label("Mouse x")
            while gui.running:
                x.value = gui.get_cursor_pos()[0]
                gui.show()
            ```

        See also:
            ti.GUI.slider
            ti.GUI.button
        """

    def button(self, text, event_name=None):
        """Add a button to the right edge of the window, below the other widgets.

        A click is an event of the type `ti.GUI.PRESS`.

        Args:
            text (str): the label.
            event_name (str or None): key of the event of a click; None stands for "WidgetButton_" followed by `text`.

        Returns:
            str: the key of the event.

        Scope: Python.

        Example:
            ```python
            import taichi as ti

            gui = ti.GUI("Button", res=(500, 300))
            red = gui.button("Red")
            color = 0xFFFFFF
            while gui.running:
                for event in gui.get_events(ti.GUI.PRESS):
                    if event.key == red:
                        color = 0xED553B
                gui.circle((0.3, 0.5), color=color, radius=50)
                gui.show()
            ```

        See also:
            ti.GUI.slider
            ti.GUI.label
        """

    def clear(self, color=None):
        """Fill the window with a colour.

        `ti.GUI.show` does so after each frame.

        Args:
            color (int or None): the colour as `0xRRGGBB`; None stands for `background_color`.

        Scope: Python.

        Example:
            ```python
            import taichi as ti

            gui = ti.GUI("Sky", res=200)
            while gui.running:
                gui.clear(0x4FB3D9)
                gui.circle((0.8, 0.8), color=0xFFD54F, radius=20)
                gui.show()
            ```

        See also:
            ti.GUI.set_image
            ti.GUI.get_image
            ti.GUI.show
        """

    def cook_image(self, img):
        """Convert an image into the form of the window.

        Args:
            img (numpy.ndarray): an image as `set_image` takes it.

        Returns:
            numpy.ndarray: the image, shape (width, height, 4), `float32`.

        Raises:
            ValueError: its data type is neither floating-point nor an unsigned integer.
            AssertionError: it has another size than the window, or more than four channels.

        Note:
            Not meant to be called by programs.

        Scope: Python.

        See also:
            ti.GUI.set_image
        """

    def get_image(self):
        """Return what has been drawn since the last frame.

        Call it before `ti.GUI.show`, which clears the window.

        Returns:
            numpy.ndarray: shape (width, height, 4), `float32`, from 0 to 1: red, green, blue and an unused channel.
            `image[0, 0]` is the lower left pixel. The next call and `set_image` may overwrite the array; copy it to
            keep it.

        Note:
            Do not call it for a window with `fast_gui=True`.

        Scope: Python.

        Example:
            ```python
            import taichi as ti

            gui = ti.GUI("Off screen", res=(200, 100), show_gui=False)
            gui.circle((0.5, 0.5), color=0xFF0000, radius=20)
            image = gui.get_image()
            print(image.shape)  # (200, 100, 4)
            print(image[100, 50, :3])  # [1. 0. 0.]
            ```

        See also:
            ti.GUI.set_image
            ti.GUI.clear
            ti.GUI.show
        """

    def set_image(self, img):
        """Fill the window with an image.

        Element (i, j) of the image is pixel i from the left and j from the bottom.

        | Channels | Field | NumPy array |
        | --- | --- | --- |
        | grey | scalar field, shape (w, h) | shape (w, h) or (w, h, 1) |
        | red, green | vector field of 2 components, shape (w, h), or scalar field, shape (w, h, 2) | shape (w, h, 2) |
        | red, green, blue | vector field of 3 components, shape (w, h), or scalar field, shape (w, h, 3) | shape (w, h, 3) |
        | red, green, blue, unused | vector field of 4 components, shape (w, h), or scalar field, shape (w, h, 4) | shape (w, h, 4) |

        Floating-point values (16, 32 or 64 bits) run from 0 to 1. Unsigned integers (8 to 64 bits) run from 0 to the
        largest value of their type. Signed integers, such as `ti.i32`, are not accepted.

        Args:
            img (field or numpy.ndarray): the image; its width w and height h are exactly those of the window. With
                `fast_gui=True` only a vector field of 3 or 4 components of `ti.f32`, `ti.f64` or `ti.u8`.

        Raises:
            ValueError: the data type is none of these, or `img` is neither a field nor a NumPy array; a Taichi ndarray
                is converted with `to_numpy` first.
            AssertionError: the size or the number of channels does not fit, or `fast_gui` does not take this image.

        Scope: Python.

        Example:
            ```python
            import taichi as ti

            ti.init(arch=ti.cpu)
            img = ti.Vector.field(3, ti.f32, shape=(400, 300))


            @ti.kernel
            def paint(t: ti.f32):
                for i, j in img:
                    img[i, j] = ti.Vector([i / 400, j / 300, 0.5 + 0.5 * ti.sin(t)])


            gui = ti.GUI("Gradient", res=(400, 300))
            while gui.running:
                paint(gui.frame / 30)
                gui.set_image(img)
                gui.show()
            ```

        See also:
            ti.GUI.get_image
            ti.GUI.clear
            ti.GUI.show
        """

    def circle(self, pos, color=16777215, radius=1):
        """Draw a filled circle.

        Args:
            pos (sequence of 2 floats): the centre, from 0 to 1, from the lower left corner.
            color (int): the colour as `0xRRGGBB`.
            radius (float): the radius in pixels.

        Scope: Python.

        Example:
            ```python
            import taichi as ti

            gui = ti.GUI("Circle", res=(400, 300))
            while gui.running:
                gui.circle(gui.get_cursor_pos(), color=0xED553B, radius=20)
                gui.show()
            ```

        See also:
            ti.GUI.circles
        """

    def circles(self, pos, radius=1, color=16777215, palette=None, palette_indices=None):
        """Draw many filled circles.

        Args:
            pos (numpy.ndarray, shape (n, 2)): the centres, from 0 to 1, from the lower left corner. A field is
                converted with `to_numpy`.
            radius (float or numpy.ndarray, shape (n,)): the radius in pixels, of all circles or of each.
            color (int or numpy.ndarray, shape (n,)): the colour as `0xRRGGBB`, of all circles or of each.
            palette (list of ints or None): colours as `0xRRGGBB` to choose from, in place of `color`.
            palette_indices (list, numpy.ndarray or field, shape (n,)): for each circle the index of its colour in
                `palette`.

        Raises:
            AssertionError: an array has another shape, `palette` comes without `palette_indices`, or an index lies
                outside of the palette.
            ValueError: `color` is neither an int nor a NumPy array, or `radius` is neither a number nor a NumPy array.
            TypeError: `palette_indices` cannot be converted into a NumPy array.

        Scope: Python.

        Example:
            ```python
            import numpy as np
            import taichi as ti

            rng = np.random.default_rng(0)
            pos = rng.random((50, 2))
            kind = rng.integers(0, 3, 50)
            gui = ti.GUI("Circles", res=400, background_color=0x112F41)
            while gui.running:
                pos[:, 1] = (pos[:, 1] + 0.002) % 1.0
                gui.circles(pos, radius=8, palette=[0xED553B, 0xF2B134, 0x068587], palette_indices=kind)
                gui.show()
            ```

        See also:
            ti.GUI.circle
            ti.GUI.point_field
            ti.GUI.arrow_field
        """

    def triangles(self, a, b, c, color=16777215):
        """Draw many filled triangles.

        Args:
            a (numpy.ndarray, shape (n, 2)): the first corners, from 0 to 1, from the lower left corner of the window.
            b (numpy.ndarray, shape (n, 2)): the second corners.
            c (numpy.ndarray, shape (n, 2)): the third corners.
            color (int or numpy.ndarray, shape (n,)): the colour as `0xRRGGBB`, of all triangles or of each.

        Raises:
            AssertionError: the arrays differ in shape, or have another one.
            ValueError: `color` is neither an int nor a NumPy array.

        Scope: Python.

        Example:
            ```python
            import numpy as np
            import taichi as ti

            a = np.random.default_rng(0).random((30, 2))
            gui = ti.GUI("Triangles", res=400)
            while gui.running:
                gui.triangles(a, a + (0.05, 0.0), a + (0.0, 0.05), color=0x068587)
                gui.show()
            ```

        See also:
            ti.GUI.triangle
        """

    def triangle(self, a, b, c, color=16777215):
        """Draw a filled triangle.

        Args:
            a (sequence of 2 floats): the first corner, from 0 to 1, from the lower left corner of the window.
            b (sequence of 2 floats): the second corner.
            c (sequence of 2 floats): the third corner.
            color (int): the colour as `0xRRGGBB`.

        Scope: Python.

        Example:
            ```python
            import taichi as ti

            gui = ti.GUI("Triangle", res=400)
            while gui.running:
                gui.triangle((0.2, 0.2), (0.8, 0.2), gui.get_cursor_pos(), color=0xF2B134)
                gui.show()
            ```

        See also:
            ti.GUI.triangles
        """

    def lines(self, begin, end, radius=1, color=16777215):
        """Draw many lines.

        Args:
            begin (numpy.ndarray, shape (n, 2)): where the lines begin, from 0 to 1, from the lower left corner.
            end (numpy.ndarray, shape (n, 2)): where they end.
            radius (float or numpy.ndarray, shape (n,)): half the width in pixels, of all lines or of each.
            color (int or numpy.ndarray, shape (n,)): the colour as `0xRRGGBB`, of all lines or of each.

        Raises:
            AssertionError: `begin` and `end` differ in shape, or an array has another one.
            ValueError: `color` is neither an int nor a NumPy array, or `radius` is neither a number nor a NumPy array.

        Scope: Python.

        Example:
            ```python
            import numpy as np
            import taichi as ti

            x = np.linspace(0.1, 0.9, 20)
            begin = np.stack([x, np.full(20, 0.1)], axis=1)
            gui = ti.GUI("Lines", res=400)
            while gui.running:
                end = begin + np.stack([np.zeros(20), 0.4 + 0.3 * np.sin(10 * x + gui.frame / 20)], axis=1)
                gui.lines(begin, end, radius=2, color=0x4FB3D9)
                gui.show()
            ```

        See also:
            ti.GUI.line
        """

    def line(self, begin, end, radius=1, color=16777215):
        """Draw a line.

        Args:
            begin (sequence of 2 floats): where it begins, from 0 to 1, from the lower left corner.
            end (sequence of 2 floats): where it ends.
            radius (float): half the width in pixels.
            color (int): the colour as `0xRRGGBB`.

        Scope: Python.

        Example:
            ```python
            import taichi as ti

            gui = ti.GUI("Line", res=400)
            while gui.running:
                gui.line((0.5, 0.5), gui.get_cursor_pos(), radius=2, color=0x4FB3D9)
                gui.show()
            ```

        See also:
            ti.GUI.lines
        """

    def arrows(self, orig, direction, radius=1, color=16777215, **kwargs):
        """Draw many arrows.

        Args:
            orig (numpy.ndarray, shape (n, 2)): where the arrows begin, from 0 to 1, from the lower left corner.
            direction (numpy.ndarray, shape (n, 2)): from their beginnings to their ends, in the same units.
            radius (float or numpy.ndarray, shape (n,)): half the width of the lines in pixels, of all arrows or of
                each.
            color (int or numpy.ndarray, shape (n,)): the colour as `0xRRGGBB`, of all arrows or of each.
            **kwargs (float): `tip_scale`, the length of the tip divided by that of the arrow, 0.2 by default; `angle`,
                the angle between the tip and the arrow in degrees, 45 by default.

        Raises:
            AssertionError: an array in `radius` or `color` has another shape.
            ValueError: `orig` and `direction` do not fit, `color` is neither an int nor a NumPy array, or `radius` is
                neither a number nor a NumPy array.

        Scope: Python.

        Example:
            ```python
            import numpy as np
            import taichi as ti

            orig = np.random.default_rng(0).random((40, 2))
            gui = ti.GUI("Arrows", res=400)
            while gui.running:
                direction = 0.2 * (np.array(gui.get_cursor_pos()) - orig)
                gui.arrows(orig, direction, color=0xED553B, tip_scale=0.3)
                gui.show()
            ```

        See also:
            ti.GUI.arrow
            ti.GUI.arrow_field
        """

    def arrow(self, orig, direction, radius=1, color=16777215, **kwargs):
        """Draw an arrow.

        Args:
            orig (sequence of 2 floats): where it begins, from 0 to 1, from the lower left corner.
            direction (sequence of 2 floats): from its beginning to its end, in the same units.
            radius (float): half the width of the line in pixels.
            color (int): the colour as `0xRRGGBB`.
            **kwargs (float): `tip_scale`, the length of the tip divided by that of the arrow, 0.2 by default; `angle`,
                the angle between the tip and the arrow in degrees, 45 by default.

        Scope: Python.

        Example:
            ```python
            import taichi as ti

            gui = ti.GUI("Arrow", res=400)
            while gui.running:
                x, y = gui.get_cursor_pos()
                gui.arrow((0.5, 0.5), (x - 0.5, y - 0.5), radius=2, color=0xED553B, angle=30)
                gui.show()
            ```

        See also:
            ti.GUI.arrows
        """

    def rect(self, topleft, bottomright, radius=1, color=16777215):
        """Draw the outline of a rectangle.

        Any two opposite corners will do.

        Args:
            topleft (sequence of 2 floats): one corner, from 0 to 1, from the lower left corner of the window.
            bottomright (sequence of 2 floats): the opposite corner.
            radius (float): half the width of the line in pixels.
            color (int): the colour as `0xRRGGBB`.

        Scope: Python.

        Example:
            ```python
            import taichi as ti

            gui = ti.GUI("Selection", res=400)
            while gui.running:
                gui.rect((0.1, 0.9), gui.get_cursor_pos(), color=0xF2B134)
                gui.show()
            ```

        See also:
            ti.GUI.line
            ti.GUI.triangle
        """

    def text(self, content, pos, font_size=15, color=16777215):
        """Draw one line of text.

        Args:
            content (str): the text.
            pos (sequence of 2 floats): the upper left corner of the text, from 0 to 1, from the lower left corner of
                the window.
            font_size (float): the height in pixels.
            color (int): the colour as `0xRRGGBB`.

        Scope: Python.

        Example:
            ```python
            import taichi as ti

            gui = ti.GUI("Text", res=(400, 200))
            while gui.running:
                gui.text(f"Frame {gui.frame}", (0.1, 0.9), font_size=24, color=0xF2B134)
                gui.show()
            ```

        See also:
            ti.GUI.label
            ti.GUI.circle
        """

    def point_field(self, radius, color=16777215, bound=0.5):
        """Draw a grid of circles with a radius each.

        The grid fills the window.

        Args:
            radius (numpy.ndarray, shape (w, h)): the radii in pixels. A field is converted with `to_numpy`.
            color (int or numpy.ndarray, shape (w * h,)): the colour as `0xRRGGBB`, of all circles or of each.
            bound (float): distance of the outermost centres from the border, in cells.

        Raises:
            AssertionError: `radius` does not have two dimensions, or an array in `color` does not fit it.
            AttributeError: `radius` is a field.
            ValueError: `color` is neither an int nor a NumPy array.

        Scope: Python.

        Example:
            ```python
            import numpy as np
            import taichi as ti

            i, j = np.mgrid[0:16, 0:16]
            gui = ti.GUI("Ripple", res=400)
            while gui.running:
                distance = np.hypot(i - 7.5, j - 7.5)
                gui.point_field(6 + 5 * np.sin(distance - gui.frame / 10), color=0x4FB3D9)
                gui.show()
            ```

        See also:
            ti.GUI.circles
            ti.GUI.arrow_field
        """

    def arrow_field(self, direction, radius=1, color=16777215, bound=0.5, **kwargs):
        """Draw a grid of arrows with a direction each.

        The grid fills the window.

        Args:
            direction (numpy.ndarray, shape (w, h, 2)): from the beginning of each arrow to its end, as parts of the
                window. A field is converted with `to_numpy`.
            radius (float or numpy.ndarray, shape (w * h,)): half the width of the lines in pixels, of all arrows or of
                each.
            color (int or numpy.ndarray, shape (w * h,)): the colour as `0xRRGGBB`, of all arrows or of each.
            bound (float): distance of the outermost beginnings from the border, in cells.
            **kwargs (float): `tip_scale` and `angle` of the tips, as for `ti.GUI.arrows`.

        Raises:
            AssertionError: `direction` has another shape, such as that of a field, or another array does not fit it.
            ValueError: `color` is neither an int nor a NumPy array, or `radius` is neither a number nor a NumPy array.

        Scope: Python.

        Example:
            ```python
            import numpy as np
            import taichi as ti

            i, j = np.mgrid[0:16, 0:16] / 16 - 0.5
            gui = ti.GUI("Vortex", res=400)
            while gui.running:
                gui.arrow_field(0.1 * np.stack([-j, i], axis=2), color=0xED553B)
                gui.show()
            ```

        See also:
            ti.GUI.point_field
            ti.GUI.circles
            ti.GUI.arrows
        """

    def show(self, file=None):
        """Show the frame in the window, save it if a file is named, then clear the window for the next one.

        It also collects the events since the last frame, draws the widgets, and waits as long as `ti.GUI.fps_limit`
        demands. Without a window it only saves and clears.

        Args:
            file (str or None): where to save the frame as well: a path that ends with .png, .jpg or .bmp. None saves
                nothing.

        Raises:
            RuntimeError: the file has another ending or cannot be written, or this is the fifth frame after the window
                was closed.

        Scope: Python.

        Example:
            ```python
            import taichi as ti

            gui = ti.GUI("Off screen", res=(200, 100), show_gui=False)
            for frame in range(3):
                gui.circle((0.25 * (frame + 1), 0.5), color=0xED553B, radius=20)
                gui.show(f"frame{frame}.png")
            ```

        See also:
            ti.GUI.set_image
            ti.GUI.get_image
            ti.GUI.clear
        """

    def has_key_event(self):
        """Tell whether an event waits in the queue.

        `ti.GUI.show` fills the queue.

        Returns:
            bool: whether one does.

        Scope: Python.

        Example:
            ```python
            import taichi as ti

            gui = ti.GUI("Events", res=200)
            while gui.running:
                while gui.has_key_event():
                    event = gui.get_key_event()
                    print(event.type, event.key)
                gui.show()
            ```

        See also:
            ti.GUI.get_event
            ti.GUI.get_events
            ti.GUI.get_key_event
            ti.GUI.is_pressed
        """

    def get_event(self, *e_filter):
        """Take the first event that matches from the queue and put it into `event`.

        Events before it are thrown away.

        A filter is one of the types `ti.GUI.PRESS`, `ti.GUI.RELEASE` and `ti.GUI.MOTION`, a key such as
        `ti.GUI.ESCAPE` or "a", or a pair of a type and a key. With several filters, an event has to match one of them.

        Args:
            *e_filter (type, key or pair): which events count; all when left out.

        Returns:
            bool: whether there was one. If not, the queue is empty.

        Scope: Python.

        Example:
            ```python
            import taichi as ti

            gui = ti.GUI("Click", res=400)
            pos = (0.5, 0.5)
            while gui.running:
                if gui.get_event((ti.GUI.PRESS, ti.GUI.LMB), (ti.GUI.PRESS, ti.GUI.ESCAPE)):
                    if gui.event.key == ti.GUI.ESCAPE:
                        break
                    pos = gui.event.pos
                gui.circle(pos, color=0xED553B, radius=20)
                gui.show()
            ```

        See also:
            ti.GUI.get_events
            ti.GUI.is_pressed
        """

    def get_events(self, *e_filter):
        """Take all events from the queue and return those that match.

        Args:
            *e_filter (type, key or pair): which events count, as for `ti.GUI.get_event`; all when left out. The others
                are thrown away.

        Returns:
            a generator of events, oldest first, each with `type`, `key`, `pos`, `delta` and `modifier`.

        Scope: Python.

        Example:
            ```python
            import taichi as ti

            gui = ti.GUI("Type", res=(400, 100))
            word = ""
            while gui.running:
                for event in gui.get_events(ti.GUI.PRESS):
                    if event.key == ti.GUI.BACKSPACE:
                        word = word[:-1]
                    elif len(event.key) == 1:
                        word += event.key
                gui.text(word, (0.05, 0.7), font_size=30)
                gui.show()
            ```

        See also:
            ti.GUI.get_event
            ti.GUI.get_key_event
            ti.GUI.has_key_event
            ti.GUI.is_pressed
        """

    def get_key_event(self):
        """Take the oldest event from the queue.

        While the queue is empty, wait for one and keep the window up to date.

        Returns:
            the event, an object with `type`, `key`, `pos`, `delta` and `modifier`.

        Note:
            Without a window (`show_gui=False`) no event ever comes, and the call does not return.

        Scope: Python.

        Example:
            ```python
            import taichi as ti

            gui = ti.GUI("Press a key", res=200)
            while gui.running:
                event = gui.get_key_event()
                if event.type == ti.GUI.PRESS:
                    print("You pressed", event.key)
            ```

        See also:
            ti.GUI.get_event
            ti.GUI.get_events
            ti.GUI.has_key_event
            ti.GUI.is_pressed
        """

    def is_pressed(self, *keys):
        """Tell whether any of these keys or mouse buttons is held, according to the events taken from the queue so far.

        It follows `ti.GUI.get_event`, `ti.GUI.get_events` and `ti.GUI.get_key_event`: call one of them in each frame.

        Args:
            *keys (str): constants such as `ti.GUI.LEFT`, `ti.GUI.SPACE`, `ti.GUI.SHIFT` and `ti.GUI.LMB`, or the
                character of a key in lower case, such as "a" or "1".

        Returns:
            bool: whether at least one of them is held.

        Scope: Python.

        Example:
            ```python
            import taichi as ti

            gui = ti.GUI("Arrow keys", res=400)
            x = 0.5
            while gui.running:
                gui.get_event()
                if gui.is_pressed(ti.GUI.LEFT, "a"):
                    x -= 0.01
                if gui.is_pressed(ti.GUI.RIGHT, "d"):
                    x += 0.01
                gui.circle((x, 0.5), color=0xED553B, radius=20)
                gui.show()
            ```

        See also:
            ti.GUI.get_event
            ti.GUI.get_events
            ti.GUI.get_key_event
            ti.GUI.has_key_event
        """

    def get_cursor_pos(self):
        """Return the position of the mouse at the last frame.

        Returns:
            tuple: two floats, x and y from the lower left corner; from 0 to 1 while the mouse is in the window,
                unless the user has enlarged it.

        Scope: Python.

        Example:
            ```python
            import taichi as ti

            gui = ti.GUI("Mouse", res=400)
            while gui.running:
                x, y = gui.get_cursor_pos()
                gui.text(f"{x:.2f}, {y:.2f}", (x, y))
                gui.show()
            ```

        See also:
            ti.GUI.is_pressed
            ti.GUI.get_event
        """


def rgb_to_hex(c):
    """Convert a colour from three numbers to one.

    Args:
        c (sequence of 3 floats or arrays): red, green and blue from 0 to 1; values beyond are clipped. Three NumPy
            arrays give an array of colours.

    Returns:
        a NumPy integer `0xRRGGBB`, or an array of them. `ti.GUI.circles`, `ti.GUI.triangles` and `ti.GUI.lines` need
        `int(...)` around a single one.

    Scope: Python.

    Example:
        ```python
        import numpy as np
        import taichi as ti

        print(hex(ti.rgb_to_hex((1.0, 0.5, 0.0))))  # 0xff7f00

        rgb = np.array([[1.0, 0.0, 0.0], [0.0, 1.0, 0.0]])
        gui = ti.GUI("Two colours", res=200)
        while gui.running:
            gui.circles(np.array([[0.3, 0.5], [0.7, 0.5]]), radius=30, color=ti.rgb_to_hex(rgb.T))
            gui.show()
        ```

    See also:
        ti.hex_to_rgb
    """


def hex_to_rgb(color):
    """Convert a colour from one number to three.

    Args:
        color (int): the colour as `0xRRGGBB`.

    Returns:
        tuple: red, green and blue, three floats from 0 to 1.

    Scope: Python.

    Example:
        ```python
        import taichi as ti

        print(ti.hex_to_rgb(0x336699))  # (0.2, 0.4, 0.6)
        ```

    See also:
        ti.rgb_to_hex
    """
