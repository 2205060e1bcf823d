"""Names of keys, mouse buttons and events of GGUI windows."""

__all__ = [
    "ALT",
    "BACKSPACE",
    "CAPSLOCK",
    "CTRL",
    "DOWN",
    "ESCAPE",
    "LEFT",
    "LMB",
    "MMB",
    "PRESS",
    "RELEASE",
    "RETURN",
    "RIGHT",
    "RMB",
    "SHIFT",
    "SPACE",
    "TAB",
    "UP",
]

SHIFT = 'Shift'
"""The Shift keys: either one in an event, the left one in `ti.ui.Window.is_pressed`."""

ALT = 'Alt'
"""The Alt keys: either one in an event, the left one in `ti.ui.Window.is_pressed`."""

CTRL = 'Control'
"""The Control keys: either one in an event, the left one in `ti.ui.Window.is_pressed`."""

ESCAPE = 'Escape'
"""The Escape key."""

RETURN = 'Return'
"""The Return key of the main block."""

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

CAPSLOCK = 'CapsLock'
"""The caps lock key."""

LMB = 'LMB'
"""The left mouse button."""

MMB = 'MMB'
"""The middle mouse button."""

RMB = 'RMB'
"""The right mouse button."""

PRESS = 'Press'
"""The kind of the events that a key or mouse button goes down, for `ti.ui.Window.get_event` and
`ti.ui.Window.get_events`.
"""

RELEASE = 'Release'
"""The kind of the events that a key or mouse button goes up, for `ti.ui.Window.get_event` and `ti.ui.Window.get_events`."""
