"""Windows: the small `ti.GUI` and the three-dimensional GGUI."""

from taichi.ui.camera import Camera
from taichi.ui.canvas import Canvas
from taichi.ui.constants import ALT
from taichi.ui.constants import BACKSPACE
from taichi.ui.constants import CAPSLOCK
from taichi.ui.constants import CTRL
from taichi.ui.constants import DOWN
from taichi.ui.constants import ESCAPE
from taichi.ui.constants import LEFT
from taichi.ui.constants import LMB
from taichi.ui.constants import MMB
from taichi.ui.constants import PRESS
from taichi.ui.constants import RELEASE
from taichi.ui.constants import RETURN
from taichi.ui.constants import RIGHT
from taichi.ui.constants import RMB
from taichi.ui.constants import SHIFT
from taichi.ui.constants import SPACE
from taichi.ui.constants import TAB
from taichi.ui.constants import UP
from taichi.ui.gui import GUI
from taichi.ui.gui import hex_to_rgb
from taichi.ui.gui import rgb_to_hex
from taichi.ui.imgui import Gui
from taichi.ui.scene import Scene
from taichi.ui.ui import ProjectionMode
from taichi.ui.ui import make_camera
from taichi.ui.utils import check_ggui_availability
from taichi.ui.window import Window

__all__ = [
    "ALT",
    "BACKSPACE",
    "CAPSLOCK",
    "CTRL",
    "Camera",
    "Canvas",
    "DOWN",
    "ESCAPE",
    "GUI",
    "Gui",
    "LEFT",
    "LMB",
    "MMB",
    "PRESS",
    "ProjectionMode",
    "RELEASE",
    "RETURN",
    "RIGHT",
    "RMB",
    "SHIFT",
    "SPACE",
    "Scene",
    "TAB",
    "UP",
    "Window",
    "check_ggui_availability",
    "hex_to_rgb",
    "make_camera",
    "rgb_to_hex",
]
