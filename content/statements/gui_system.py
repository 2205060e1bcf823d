"""What the page "GUI System" says, tried by programs without a window; content/README.md has the form."""

import inspect

import numpy as np

import taichi as ti

ti.init(arch=ti.cpu)


def shown(gui):
    """The picture of the canvas, as numbers from 0 to 255: columns from the left, rows from below, three colours."""
    gui.show("frame.png")
    return ti.tools.imread("frame.png", channels=3)


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


# %% Floats count from 0 to 1. Unsigned integers count from 0 to the largest value of their type, so 255 is full brightness in `u8`.
gui = ti.GUI("a", res=(8, 4), show_gui=False)
for array in (
    np.full((8, 4), 1.0, dtype=np.float32),
    np.full((8, 4), 255, dtype=np.uint8),
    np.full((8, 4), 65535, dtype=np.uint16),
):
    gui.set_image(array)
    assert (shown(gui) == 255).all()


# %% scaled so that the longest takes a tenth of the window.
# versions: v1.6.0 master
velocity = ti.Vector.field(2, ti.f32, shape=(100, 100))
velocity.fill(ti.Vector([3.0, 0.0]))
gui = ti.GUI("a", res=100, show_gui=False)
gui.vector_field(velocity, arrow_spacing=50, color=0xFFFFFF)
row = shown(gui).max(axis=2)
lit = np.nonzero(row.max(axis=1))[0]
left = [column for column in lit if column < 40]
assert 8 <= max(left) - min(left) <= 13


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


# %% | `slider(text, minimum, maximum, step=1)` | a slider that starts at the minimum |
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
