"""What the page "GUI System" says, tried by programs without a window; content/README.md has the form."""

import inspect

import numpy as np

import taichi as ti

ti.init(arch=ti.cpu)


def shown(gui):
    """The picture of the canvas, as numbers from 0 to 255: columns from the left, rows from below, three colours."""
    gui.show("frame.png")
    return ti.tools.imread("frame.png", channels=3)


def window(res=64, **options):
    return ti.GUI("Test", res=res, show_gui=False, **options)


def events_of(gui, *events):
    """Puts events, a type and a key each, into the queue of a window."""
    waiting = list(events)

    class Event:
        def __init__(self, type, key):
            self.type, self.key, self.pos, self.delta = type, key, None, (0, 0)

    class Core:
        def has_key_event(self):
            return bool(waiting)

        def wait_key_event(self):
            pass

        def get_key_event_head(self):
            return Event(*waiting[0])

        def canvas_untransform(self, pos):
            return (0.5, 0.5)

        def pop_key_event_head(self):
            waiting.pop(0)

    gui.core = Core()


# %% `gui.show()` puts the frame on the screen, clears the canvas and adds one to `gui.frame`.
gui = ti.GUI("a", res=64, show_gui=False)
gui.circle([0.5, 0.5], radius=10)
assert shown(gui)[32, 32].tolist() == [255, 255, 255] and gui.frame == 1
assert shown(gui).max() == 0 and gui.frame == 2


# %% | `name` | `"Taichi"` | title of the window |
parameters = inspect.signature(ti.GUI.__init__).parameters
assert parameters["name"].default == "Taichi"


# %% | `res` | `512` | a tuple of width and height in pixels; one number makes a square |
gui = ti.GUI("a", show_gui=False)
assert shown(gui).shape == (512, 512, 3)
assert shown(ti.GUI("a", res=(64, 32), show_gui=False)).shape == (64, 32, 3)
assert shown(ti.GUI("a", res=48, show_gui=False)).shape == (48, 48, 3)


# %% | `background_color` | `0x000000` | colour of the empty canvas |
assert shown(ti.GUI("a", res=32, show_gui=False)).max() == 0
blue = shown(ti.GUI("a", res=32, background_color=0x16323A, show_gui=False))
assert (blue == [0x16, 0x32, 0x3A]).all()


# %% The origin is the lower left corner, $+x$ points to the right, $+y$ points up.
gui = ti.GUI("a", res=100, show_gui=False)
gui.circle([0.9, 0.1], radius=5)
picture = shown(gui)
assert picture[90, 10].tolist() == [255, 255, 255] and picture[10, 90].tolist() == [0, 0, 0]


# %% Images use this system in pixels: element `image[i, j]` is the pixel in column `i` from the left and row `j` from the bottom.
image = ti.field(ti.f32, shape=(40, 20))
image[39, 0] = 1.0
gui = ti.GUI("a", res=(40, 20), show_gui=False)
gui.set_image(image)
picture = shown(gui)
assert picture[39, 0].tolist() == [255, 255, 255] and int(picture.sum()) == 3 * 255


# %% (0, 0) is the lower left corner and (1, 1) the upper right.
gui = window(res=(64, 32))
gui.circle([0, 0], radius=4)
image = gui.get_image()
assert image[1, 1, 0] == 1
gui.clear()
gui.circle([1, 1], radius=4)
image = gui.get_image()
assert image[62, 30, 0] == 1 and image[1, 1, 0] == 0


# %% Shapes use it in fractions of the window: whatever its size, (0, 0) is the lower left corner
for res in (100, 200):
    gui = window(res=res)
    gui.circle([0.5, 0.5], radius=10)
    column = gui.get_image()[:, res // 2, 0]
    assert column[res // 2 + 8] == 1 and column[res // 2 + 10] == 0
    gui.clear()
    gui.arrow([0.1, 0.5], [0.5, 0.0], radius=2)
    row = gui.get_image()[:, res // 2, 0]
    assert row[int(0.58 * res)] > 0 and row[int(0.64 * res)] == 0


# %% `ti.rgb_to_hex((0.93, 0.33, 0.23))` makes such a number from fractions, and `ti.hex_to_rgb` turns it back into three of them.
number = ti.rgb_to_hex((0.93, 0.33, 0.23))
assert number == 0xED543A and np.allclose(ti.hex_to_rgb(number), (0.93, 0.33, 0.23), atol=1 / 255)


# %% | `ti.field(dtype, shape=(w, h))` | `(w, h)` | grey |
gui = ti.GUI("a", res=(8, 4), show_gui=False)
gui.set_image(np.full((8, 4), 0.5, dtype=np.float32))
picture = shown(gui)
assert (picture == picture[0, 0, 0]).all() and abs(int(picture[0, 0, 0]) - 127) <= 1


# %% | `ti.Vector.field(2, dtype, shape=(w, h))` | `(w, h, 2)` | red and green |
gui = ti.GUI("a", res=(8, 4), show_gui=False)
gui.set_image(np.full((8, 4, 2), 1.0, dtype=np.float32))
assert (shown(gui) == [255, 255, 0]).all()
pair = ti.Vector.field(2, ti.f32, shape=(8, 4))
pair.fill(1.0)
gui.set_image(pair)
assert (shown(gui) == [255, 255, 0]).all()


# %% | `ti.Vector.field(4, dtype, shape=(w, h))` | `(w, h, 4)` | the same; alpha has no effect |
# versions: v1.6.0
for alpha in (0.0, 0.25, 1.0):
    gui = ti.GUI("a", res=(8, 4), show_gui=False, background_color=0x0000FF)
    gui.set_image(np.full((8, 4, 4), [1.0, 0.0, 0.0, alpha], dtype=np.float32))
    assert (shown(gui) == [255, 0, 0]).all()


# %% Signed integers raise a `ValueError`.
# versions: v1.6.0
# raises: ValueError: Data type int32 not supported in GUI.set_image
gui = ti.GUI("a", res=(8, 4), show_gui=False)
gui.set_image(np.full((8, 4), 255, dtype=np.int32))


# %% Floats count from 0 to 1. Unsigned integers count from 0 to the largest value of their type, so 255 is full brightness in `u8`.
gui = ti.GUI("a", res=(8, 4), show_gui=False)
for array in (
    np.full((8, 4), 1.0, dtype=np.float32),
    np.full((8, 4), 255, dtype=np.uint8),
    np.full((8, 4), 65535, dtype=np.uint16),
):
    gui.set_image(array)
    assert (shown(gui) == 255).all()


# %% one arrow for every tenth cell in each direction
# versions: v1.6.0 master
gui = window(res=(64, 36))
drawn = []
gui.arrows = lambda orig, direction, **options: drawn.append((orig, direction))
velocity = ti.Vector.field(2, ti.f32, shape=(64, 36))
velocity.fill(1.0)
velocity[20, 10] = [0.0, 4.0]
gui.vector_field(velocity, arrow_spacing=10)
orig, direction = drawn[0]
assert len(orig) == len(direction) == 7 * 4


# %% scaled so that the longest vector of the field would take a tenth of the window.
# versions: v1.6.0 master
velocity = ti.Vector.field(2, ti.f32, shape=(100, 100))
velocity.fill(ti.Vector([3.0, 0.0]))
# A longer vector without an arrow of its own counts too.
velocity[7, 7] = [6.0, 0.0]
gui = ti.GUI("a", res=100, show_gui=False)
gui.vector_field(velocity, arrow_spacing=50, color=0xFFFFFF)
row = shown(gui).max(axis=2)
lit = np.nonzero(row.max(axis=1))[0]
left = [column for column in lit if column < 40]
assert 4 <= max(left) - min(left) <= 7


# %% it takes nothing but a vector field of three or four components with `dtype` `ti.f32`, `ti.f64` or `ti.u8`.
res = (16, 8)
gui = ti.GUI("a", res=res, fast_gui=True, show_gui=False)
for dtype in (ti.f32, ti.f64, ti.u8):
    for n in (3, 4):
        gui.set_image(ti.Vector.field(n, dtype, shape=res))
for wrong in (
    ti.field(ti.f32, shape=res),
    ti.Vector.field(2, ti.f32, shape=res),
    ti.Vector.field(3, ti.i32, shape=res),
    np.zeros((16, 8, 3), dtype=np.float32),
):
    try:
        gui.set_image(wrong)
    except Exception:
        continue
    raise SystemExit(f"{wrong} was accepted")


# %% A point is anything with two elements: a list, a tuple, a NumPy array, a `ti.Vector`.
# versions: v1.6.0 master
gui = ti.GUI("a", res=64, show_gui=False)
for point in ([0.5, 0.5], (0.5, 0.5), np.array([0.5, 0.5]), ti.Vector([0.5, 0.5])):
    gui.circle(point, radius=5)
    assert shown(gui)[32, 32].tolist() == [255, 255, 255]


# %% All calls take `color`, white by default.
# versions: v1.6.0 master
signatures = [inspect.signature(getattr(ti.GUI, name)).parameters for name in ("line", "rect", "triangle", "circle", "arrow", "text")]
assert all(p["color"].default == 0xFFFFFF for p in signatures)


# %% All but `triangle` and `text` take `radius`, in pixels and 1 by default
# versions: v1.6.0 master
named = {name: inspect.signature(getattr(ti.GUI, name)).parameters for name in ("line", "rect", "triangle", "circle", "arrow", "text")}
assert [name for name, p in named.items() if "radius" not in p] == ["triangle", "text"]
assert all(p["radius"].default == 1 for p in named.values() if "radius" in p)


# %% Later calls cover earlier ones.
gui = ti.GUI("a", res=64, show_gui=False)
gui.circle([0.5, 0.5], radius=10, color=0xFF0000)
gui.circle([0.5, 0.5], radius=10, color=0x0000FF)
assert shown(gui)[32, 32].tolist() == [0, 0, 255]


# %% a Python list is not accepted
# raises: AttributeError: 'list' object has no attribute 'shape'
gui = ti.GUI("a", res=64, show_gui=False)
gui.circles([[0.1, 0.2], [0.5, 0.5]], radius=3)


# %% The indices may be a list, an array or a scalar integer field.
gui = ti.GUI("a", res=64, show_gui=False)
points = np.array([[0.25, 0.5], [0.75, 0.5]], dtype=np.float32)
field = ti.field(ti.i32, shape=2)
field[1] = 1
for indices in ([0, 1], np.array([0, 1]), field):
    gui.circles(points, radius=5, palette=[0xFF0000, 0x0000FF], palette_indices=indices)
    picture = shown(gui)
    assert picture[16, 32].tolist() == [255, 0, 0] and picture[48, 32].tolist() == [0, 0, 255]


# %% Alternatively, `color` may be an array of `n` colours in all four calls; so may `radius`, except for triangles, which have none.
# versions: v1.6.0 master
gui = ti.GUI("a", res=64, show_gui=False)
a = np.array([[0.25, 0.5], [0.75, 0.5]], dtype=np.float32)
b = a + np.array([0.0, 0.2], dtype=np.float32)
c = a + np.array([0.1, 0.0], dtype=np.float32)
colors = np.array([0xFF0000, 0x0000FF])
sizes = np.array([2, 4])
gui.circles(a, color=colors, radius=sizes)
picture = shown(gui)
assert picture[16, 32].tolist() == [255, 0, 0] and picture[48, 32].tolist() == [0, 0, 255]
gui.lines(a, b, color=colors, radius=sizes)
picture = shown(gui)
assert picture[16, 38].tolist() == [255, 0, 0] and picture[48, 38].tolist() == [0, 0, 255]
gui.arrows(a, b - a, color=colors, radius=sizes)
picture = shown(gui)
assert picture[16, 38].tolist() == [255, 0, 0] and picture[48, 38].tolist() == [0, 0, 255]
gui.triangles(a, b, c, color=colors)
picture = shown(gui)
assert picture[18, 35].tolist() == [255, 0, 0] and picture[50, 35].tolist() == [0, 0, 255]
assert "radius" not in inspect.signature(ti.GUI.triangles).parameters


# %% | `slider(text, minimum, maximum, step=1)` | a slider that starts at the minimum and moves continuously; `step` has no effect |
assert inspect.signature(ti.GUI.slider).parameters["step"].default == 1


# %% `set_image` stops with `AssertionError: Image resolution does not match GUI resolution`.
# raises: AssertionError: Image resolution does not match GUI resolution
gui = ti.GUI("a", res=(64, 32), show_gui=False)
gui.set_image(np.zeros((32, 64), dtype=np.float32))


# %% The call stops with an `AssertionError` or an `AttributeError`.
gui = ti.GUI("a", res=64, show_gui=False)
points = ti.Vector.field(2, ti.f32, shape=5)
for call in (lambda: gui.circles(points, radius=3), lambda: gui.circles(ti.field(ti.f32, shape=5))):
    try:
        call()
    except (AssertionError, AttributeError):
        continue
    raise SystemExit("no error")


# %% `gui.running` is `True` until the user closes the window, or until you set it to `False`
gui = window()
assert gui.running is True
gui.show()
assert gui.running is True
gui.running = False
assert gui.running is False


# %% | `name` | `"Taichi"` | … | `res` | `512` | … | `background_color` | `0x000000` |
defaults = {name: one.default for name, one in inspect.signature(ti.GUI.__init__).parameters.items()}
del defaults["self"]
assert defaults == {
    "name": "Taichi",
    "res": 512,
    "background_color": 0,
    "show_gui": True,
    "fullscreen": False,
    "fast_gui": False,
}


# %% `circle` and the other calls for a single shape accept it; `circles` and the others that draw an array stop with a `ValueError`
# raises: ValueError: Color must be an ndarray or int
gui = window()
color = ti.rgb_to_hex((0.93, 0.33, 0.23))
gui.circle([0.5, 0.5], radius=10, color=color)
gui.line([0.1, 0.5], [0.9, 0.5], color=color)
gui.triangle([0.1, 0.5], [0.9, 0.5], [0.5, 0.9], color=color)
for draw in (
    lambda color: gui.lines(np.array([[0.1, 0.5]]), np.array([[0.9, 0.5]]), color=color),
    lambda color: gui.arrows(np.array([[0.1, 0.5]]), np.array([[0.1, 0.1]]), color=color),
    lambda color: gui.triangles(np.array([[0.1, 0.5]]), np.array([[0.9, 0.5]]), np.array([[0.5, 0.9]]), color=color),
):
    draw(int(color))
    try:
        draw(color)
    except ValueError:
        continue
    raise RuntimeError("the color is accepted")
gui.circles(np.array([[0.5, 0.5]]), radius=10, color=color)


# %% ED is 237 of 255 for red, 55 is 85 for green, 3B is 59 for blue
assert [round(255 * part) for part in ti.hex_to_rgb(0xED553B)] == [237, 85, 59]


# %% its shape **must match the window**: 640 × 360 elements for `res=(640, 360)`.
gui = window(res=(640, 360))
gui.set_image(ti.field(ti.f32, shape=(640, 360)))
for img in (ti.field(ti.f32, shape=(360, 640)), np.zeros((360, 640)), ti.Vector.field(3, ti.f32, shape=(64, 36))):
    try:
        gui.set_image(img)
    except AssertionError:
        continue
    raise ValueError("an image of another size is accepted")


# %% paints a 2D scalar field through a colour map; with `normalize=True` its smallest value becomes 0 and its largest 1.
# versions: v1.6.0 master
import sys
import types

painted = []


class Maps:
    def plasma(values):
        painted.append(values)
        return np.zeros((*values.shape, 4))


module = types.ModuleType("matplotlib")
module.cm = Maps
sys.modules["matplotlib"], sys.modules["matplotlib.cm"] = module, Maps
pressure = ti.field(ti.f32, shape=(4, 4))
pressure.from_numpy(np.linspace(-3, 5, 16, dtype=np.float32).reshape(4, 4))
gui = window(res=4)
gui.contour(pressure, normalize=True)
gui.contour(pressure)
assert painted[0].min() == 0 and painted[0].max() == 1
assert painted[1].min() == -3 and painted[1].max() == 5


# %% It needs Matplotlib, and scales a field of another size to the window.
# versions: v1.6.0 master
import sys
import types


class Maps:
    def plasma(values):
        assert values.shape == (64, 32)
        assert values[0, 0] == 0 and values[63, 0] == 1
        return np.zeros((*values.shape, 4))


module = types.ModuleType("matplotlib")
module.cm = Maps
sys.modules["matplotlib"], sys.modules["matplotlib.cm"] = module, Maps
pressure = ti.field(ti.f32, shape=(4, 4))
pressure[3, 0] = 1
gui = window(res=(64, 32))
gui.contour(pressure)
sys.modules["matplotlib"] = sys.modules["matplotlib.cm"] = None
try:
    gui.contour(pressure)
except RuntimeError as error:
    said = str(error)
assert "Matplotlib" in said


# %% and scales a field of another size to the window.
# versions: v1.6.0
import sys
import types


class Maps:
    def plasma(values):
        assert values.shape == (64, 32)
        assert values[0, 0] == 0 and values[63, 0] == 1
        return np.zeros((*values.shape, 4))


module = types.ModuleType("matplotlib")
module.cm = Maps
sys.modules["matplotlib"], sys.modules["matplotlib.cm"] = module, Maps
pressure = ti.field(ti.f32, shape=(256, 256))
pressure[255, 0] = 1
window(res=(64, 32)).contour(pressure)


# %% The price is that `set_image` is the only thing you can draw with
gui = window(fast_gui=True)
before = gui.img.copy()
gui.circle([0.5, 0.5], radius=20)
gui.line([0, 0], [1, 1])
assert (gui.img == before).all()


# %% the outline of a rectangle between two opposite corners
# versions: v1.6.0 master
images = []
for corners in (([0.25, 0.75], [0.75, 0.25]), ([0.25, 0.25], [0.75, 0.75])):
    gui = window()
    gui.rect(*corners, radius=2)
    images.append(gui.get_image()[..., 0].copy())
    assert images[-1][16, 32] > 0 and images[-1][32, 48] > 0 and images[-1][32, 32] == 0
assert np.allclose(images[0], images[1], atol=0.01)


# %% an arrow from `orig` to `orig + direction`
# versions: v1.6.0 master
gui = window(res=100)
gui.arrow([0.2, 0.5], [0.5, 0.0], radius=2)
lit = np.nonzero(gui.get_image()[:, 50, 0] > 0.5)[0]
assert abs(lit.min() - 20) <= 2 and abs(lit.max() - 70) <= 2


# %% Their points are anything with two elements, such as `[0.5, 0.5]`.
# versions: v1.5.0
for kind in (list, tuple, np.array, ti.Vector):
    gui = window()
    gui.line(kind([0.1, 0.1]), kind([0.9, 0.1]))
    gui.rect(kind([0.2, 0.4]), kind([0.4, 0.2]))
    gui.triangle(kind([0.2, 0.5]), kind([0.4, 0.5]), kind([0.3, 0.7]))
    gui.circle(kind([0.7, 0.7]))
    gui.arrow(kind([0.7, 0.3]), kind([0.1, 0.1]))


# %% a line of `radius=5` is 10 pixels wide, and its edges are soft.
# versions: v1.6.0 master
gui = window(res=100)
gui.line([0.1, 0.5], [0.9, 0.5], radius=5)
column = gui.get_image()[50, :, 0]
assert np.allclose(column[column > 0], [0.5] + 8 * [1] + [0.5], atol=1e-4)


# %% that of the circle, or half the thickness of the line.
# versions: v1.5.0
gui = window(res=100)
gui.lines(np.array([[0.1, 0.5]]), np.array([[0.9, 0.5]]), radius=5)
assert (gui.get_image()[50, :, 0] > 0.01).sum() == 10


# %% Pass both by name, because their order is not the same in all calls.
# versions: v1.6.0 master
order = {}
for name in ("circle", "line"):
    names = list(inspect.signature(getattr(ti.GUI, name)).parameters)
    order[name] = names.index("radius") < names.index("color")
assert order == {"circle": False, "line": True}


# %% yields the waiting events one by one.
gui = window()
events_of(gui, (ti.GUI.PRESS, "a"), (ti.GUI.RELEASE, "a"), (ti.GUI.PRESS, "b"))
events = gui.get_events()
assert next(events).key == "a"
assert [e.key for e in events] == ["a", "b"]
assert list(gui.get_events()) == []


# %% takes a single event from the queue, stores it in `gui.event` and returns `True`, or returns `False` if there is none.
gui = window()
events_of(gui, (ti.GUI.PRESS, "a"), (ti.GUI.RELEASE, "b"))
assert gui.get_event() is True
assert gui.event.key == "a" and gui.event.type == ti.GUI.PRESS
assert gui.get_event() is True and gui.event.key == "b"
assert gui.get_event() is False


# %% It knows only what has been taken from the queue
gui = window()
events_of(gui, (ti.GUI.PRESS, "a"), (ti.GUI.PRESS, "b"), (ti.GUI.RELEASE, "b"))
assert not gui.is_pressed("a")
assert gui.get_event()
assert gui.is_pressed("x", "a") and not gui.is_pressed("b")
list(gui.get_events())
assert gui.is_pressed("a") and not gui.is_pressed("b")


# %% `gui.get_event(ti.GUI.ESCAPE)` reacts to Escape going down or up, `gui.get_event(ti.GUI.PRESS)` to anything that goes down
gui = window()
events_of(gui, (ti.GUI.PRESS, "Escape"), (ti.GUI.RELEASE, "Escape"), (ti.GUI.RELEASE, "a"), (ti.GUI.PRESS, "LMB"))
assert gui.get_event(ti.GUI.ESCAPE) and gui.event.type == ti.GUI.PRESS
assert gui.get_event(ti.GUI.ESCAPE) and gui.event.type == ti.GUI.RELEASE
assert gui.get_event(ti.GUI.PRESS) and gui.event.key == "LMB"


# %% to exactly these two.
gui = window()
wanted = ((ti.GUI.PRESS, "r"), (ti.GUI.RELEASE, ti.GUI.SPACE))
events_of(gui, (ti.GUI.RELEASE, "r"), (ti.GUI.PRESS, "r"), (ti.GUI.PRESS, " "), (ti.GUI.RELEASE, " "))
seen = [(e.type, e.key) for e in gui.get_events(*wanted)]
assert seen == [(ti.GUI.PRESS, "r"), (ti.GUI.RELEASE, " ")]


# %% Neither is equal to `ti.GUI.SHIFT`; `gui.is_pressed(ti.GUI.SHIFT)` counts them all.
gui = window()
for key in ("Shift_L", "Shift_R"):
    events_of(gui, (ti.GUI.PRESS, key), (ti.GUI.RELEASE, key))
    gui.get_event()
    assert gui.event.key != ti.GUI.SHIFT
    assert gui.is_pressed(ti.GUI.SHIFT)
    gui.get_event()
    assert not gui.is_pressed(ti.GUI.SHIFT)


# %% a button; returns the key of the event that a click produces
gui = window()
assert isinstance(gui.button("Reset"), str)
assert gui.button("Reset") != gui.button("Start")
assert gui.button("Reset", event_name="r") == "r"


# %% With `show_gui=False` they are not drawn, so pictures saved without a window do not show them.
gui = window(res=200)
gui.button("Reset")
gui.slider("Ratio", 1, 9)
for frame in range(2):
    gui.show(f"{frame}.png")
    assert ti.tools.imread(f"{frame}.png")[..., :3].max() == 0


# %% Events that do not match are thrown away during the search, so the first call eats what the second is waiting for.
gui = window()
events_of(gui, (ti.GUI.PRESS, "b"), (ti.GUI.PRESS, "a"))
assert gui.get_event((ti.GUI.PRESS, "a"))
assert not gui.get_event((ti.GUI.PRESS, "b"))


# %% go through `get_events()` in a `for` loop first, in every frame. A call without a loop takes nothing.
# versions: v1.6.0
gui = window()
events_of(gui, (ti.GUI.PRESS, "a"), (ti.GUI.PRESS, "b"))
gui.get_events()
assert not gui.is_pressed("a")
for _ in gui.get_events():
    pass
assert gui.is_pressed("a") and gui.is_pressed("b")


# %% A few sizes stop with a `ValueError`, such as 490 cells with a spacing of 10: take another spacing there.
# versions: v1.6.0
gui = window(res=(64, 32))
velocity = ti.Vector.field(2, ti.f32, shape=(490, 40))
gui.vector_field(velocity, arrow_spacing=8)
message = ""
try:
    gui.vector_field(velocity, arrow_spacing=10)
except ValueError as error:
    message = str(error)
assert "could not be broadcast" in message
