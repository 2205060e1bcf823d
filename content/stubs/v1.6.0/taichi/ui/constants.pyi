"""Names of keys and events of GGUI windows."""

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

CAPSLOCK = 'CapsLock'
"""The caps lock key."""

LMB = 'LMB'
"""The left mouse button."""

MMB = 'MMB'
"""The middle mouse button."""

RMB = 'RMB'
"""The right mouse button."""

PRESS = 'Press'
"""The event that a key or button goes down."""

RELEASE = 'Release'
"""The event that a key or button goes up."""
