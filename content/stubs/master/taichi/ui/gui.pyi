"""The small window system that runs everywhere."""

__all__ = [
    "GUI",
    "hex_to_rgb",
    "rgb_to_hex",
]


class GUI:
    """A window that shows images and simple shapes, on every backend.

    Args:
        name: title of the window.
        res: width and height in pixels, or one number for both.
        background_color: colour of the empty window, such as `0x112F41`.
        show_gui: open the window; without it frames can still be saved.
        fullscreen: fill the screen.
        fast_gui: show an image without a copy; nothing else can be drawn then.

    Scope: Python.

    Example:
        ```python
        import taichi as ti

        ti.init(arch=ti.cpu)
        gui = ti.GUI("Circle", res=200, show_gui=False)
        gui.circle([0.5, 0.5], radius=40, color=0xED553B)
        gui.show("circle.png")
        ```
    """

    SHIFT = 'Shift'
    """The Shift key."""
    ALT = 'Alt'
    """The Alt key."""
    CTRL = 'Control'
    """The Control key."""
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
    """The event that the window is closed."""
    WHEEL = 'Wheel'
    """The motion of the mouse wheel."""
    MOVE = 'Motion'
    """The motion of the mouse."""
    MOTION = _ti_core.KeyEvent.EType.Move
    """The event that mouse or wheel moves."""
    PRESS = _ti_core.KeyEvent.EType.Press
    """The event that a key or button goes down."""
    RELEASE = _ti_core.KeyEvent.EType.Release
    """The event that a key or button goes up."""
    def __init__(self, name='Taichi', res=512, background_color=0, show_gui=True, fullscreen=False, fast_gui=False): ...

    @property
    def running(self):
        """Whether the window is open. Set it to `False` to close it."""

    @property
    def fps_limit(self):
        """Largest number of frames per second, or none."""

    def close(self):
        """Close the window.

        Scope: Python.
        """

    @staticmethod
    def get_bool_environ(key, default):
        """Read an environment variable that is 0 or 1.

        Args:
            key: its name.
            default: value when it is not set.

        Returns:
            the value.

        Note:
            Not meant to be called by programs.

        Scope: Python.
        """

    def slider(self, text, minimum, maximum, step=1):
        """Add a slider.

        Args:
            text: its text.
            minimum: smallest value.
            maximum: largest value.
            step: distance of values.

        Returns:
            an object with `value`.

        Scope: Python.
        """

    def label(self, text):
        """Add a number with a text.

        Args:
            text: the text.

        Returns:
            an object with `value`.

        Scope: Python.
        """

    def button(self, text, event_name=None):
        """Add a button.

        Args:
            text: its text.
            event_name: key of the event of a click; the text when left out.

        Returns:
            the key.

        Scope: Python.
        """

    def clear(self, color=None):
        """Fill the window with a colour.

        Args:
            color: the colour; that of the background when left out.

        Scope: Python.
        """

    def cook_image(self, img):
        """Convert an image into the form of the window.

        Args:
            img: a NumPy array.

        Returns:
            the image.

        Note:
            Not meant to be called by programs.

        Scope: Python.
        """

    def get_image(self):
        """Return the content of the window.

        Returns:
            a NumPy array.

        Scope: Python.
        """

    def set_image(self, img):
        """Fill the window with an image.

        Args:
            img: a field or a NumPy array of the size of the window.

        Scope: Python.
        """

    def contour(self, scalar_field, normalize=False):
        """Draw a field of numbers as colours.

        Args:
            scalar_field: the field, in two dimensions.
            normalize: stretch the values to the whole range.

        Scope: Python.
        """

    def circle(self, pos, color=16777215, radius=1):
        """Draw a filled circle.

        Args:
            pos: centre: two numbers from 0 to 1, from the lower left corner.
            color: a number such as `0xFF8800`.
            radius: radius in pixels.

        Scope: Python.
        """

    def circles(self, pos, radius=1, color=16777215, palette=None, palette_indices=None):
        """Draw many filled circles.

        Args:
            pos: an array with a centre per row.
            radius: radius in pixels, or an array of them.
            color: a number such as `0xFF8800`, or an array of them.
            palette: a list of colours.
            palette_indices: number of the colour of each circle in the palette.

        Scope: Python.
        """

    def triangles(self, a, b, c, color=16777215):
        """Draw many filled triangles.

        Args:
            a: an array with a corner per row.
            b: an array with a corner per row.
            c: an array with a corner per row.
            color: a number such as `0xFF8800`, or an array of them.

        Scope: Python.
        """

    def triangle(self, a, b, c, color=16777215):
        """Draw a filled triangle.

        Args:
            a: two numbers from 0 to 1, from the lower left corner.
            b: two numbers from 0 to 1, from the lower left corner.
            c: two numbers from 0 to 1, from the lower left corner.
            color: a number such as `0xFF8800`.

        Scope: Python.
        """

    def lines(self, begin, end, radius=1, color=16777215):
        """Draw many lines.

        Args:
            begin: an array with a beginning per row.
            end: an array with an end per row.
            radius: half the width in pixels, or an array of them.
            color: a number such as `0xFF8800`, or an array of them.

        Scope: Python.
        """

    def line(self, begin, end, radius=1, color=16777215):
        """Draw a line.

        Args:
            begin: two numbers from 0 to 1, from the lower left corner.
            end: two numbers from 0 to 1, from the lower left corner.
            radius: half the width in pixels.
            color: a number such as `0xFF8800`.

        Scope: Python.
        """

    def arrows(self, orig, direction, radius=1, color=16777215, **kwargs):
        """Draw many arrows.

        Args:
            orig: an array with a beginning per row.
            direction: an array with a direction per row.
            radius: half the width of the lines in pixels.
            color: a number such as `0xFF8800`, or an array of them.
            **kwargs: `tip_scale` and `angle` of the tips.

        Scope: Python.
        """

    def arrow(self, orig, direction, radius=1, color=16777215, **kwargs):
        """Draw an arrow.

        Args:
            orig: its beginning: two numbers from 0 to 1, from the lower left corner.
            direction: from its beginning to its end.
            radius: half the width of the line in pixels.
            color: a number such as `0xFF8800`.
            **kwargs: `tip_scale` and `angle` of the tip.

        Scope: Python.
        """

    def rect(self, topleft, bottomright, radius=1, color=16777215):
        """Draw the outline of a rectangle.

        Args:
            topleft: two numbers from 0 to 1, from the lower left corner.
            bottomright: two numbers from 0 to 1, from the lower left corner.
            radius: half the width of the line in pixels.
            color: a number such as `0xFF8800`.

        Scope: Python.
        """

    def text(self, content, pos, font_size=15, color=16777215):
        """Draw text.

        Args:
            content: the text.
            pos: upper left: two numbers from 0 to 1, from the lower left corner.
            font_size: height in pixels.
            color: a number such as `0xFF8800`.

        Scope: Python.
        """

    def point_field(self, radius, color=16777215, bound=0.5):
        """Draw an array of numbers as circles.

        Args:
            radius: a field with a radius per cell.
            color: a number such as `0xFF8800`.
            bound: border around the circles.

        Scope: Python.
        """

    def arrow_field(self, direction, radius=1, color=16777215, bound=0.5, **kwargs):
        """Draw an array of directions as arrows.

        Args:
            direction: a field of vectors in two dimensions.
            radius: half the width of the lines in pixels.
            color: a number such as `0xFF8800`.
            bound: border around the arrows.
            **kwargs: `tip_scale` and `angle` of the tips.

        Scope: Python.
        """

    def vector_field(self, vector_field, arrow_spacing=5, color=16777215):
        """Draw a field of vectors as arrows.

        Args:
            vector_field: the field, in two dimensions.
            arrow_spacing: cells between arrows.
            color: a number such as `0xFF8800`.

        Scope: Python.
        """

    def show(self, file=None):
        """Show the frame and clear the window, or write it to a file.

        Args:
            file: the file; without it the frame is shown.

        Scope: Python.
        """

    def has_key_event(self):
        """Tell whether an event waits in the queue.

        Returns:
            whether one does.

        Scope: Python.
        """

    def get_event(self, *e_filter):
        """Take one event from the queue and put it into `event`.

        Args:
            *e_filter: types, keys or pairs of both that count; all when left out.

        Returns:
            whether there was one.

        Scope: Python.
        """

    def get_events(self, *e_filter):
        """Return all events since the last call.

        Args:
            *e_filter: types, keys or pairs of both that count; all when left out.

        Returns:
            the events, one after the other.

        Scope: Python.
        """

    def get_key_event(self):
        """Wait for an event and return it.

        Returns:
            the event, with `type`, `key`, `pos` and `delta`.

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

    def get_cursor_pos(self):
        """Return the position of the mouse.

        Returns:
            two numbers from 0 to 1.

        Scope: Python.
        """


def rgb_to_hex(c):
    """Convert a colour from three numbers to one.

    Args:
        c: red, green and blue from 0 to 1.

    Returns:
        the number.

    Scope: Python.

    Example:
        ```python
        import taichi as ti

        print(hex(ti.rgb_to_hex((1.0, 0.0, 0.0))))  # 0xff0000
        ```
    """


def hex_to_rgb(color):
    """Convert a colour from one number to three.

    Args:
        color: the number, such as `0xFF8800`.

    Returns:
        red, green and blue from 0 to 1.

    Scope: Python.

    Example:
        ```python
        import taichi as ti

        print(ti.hex_to_rgb(0xFF0000))  # (1.0, 0.0, 0.0)
        ```
    """
