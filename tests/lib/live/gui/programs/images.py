# case: a field of numbers
import taichi as ti
ti.init(arch=ti.cpu)
image = ti.field(ti.f32, shape=(8, 5))
other = ti.field(ti.f64, shape=(8, 5))
@ti.kernel
def fill():
    for i, j in image:
        image[i, j] = (i * 5 + j) / 37.0 - 0.03
        other[i, j] = 1.0 - (i * 5 + j) / 39.0
fill()
gui = ti.GUI("a", res=image.shape, show_gui=False)
gui.set_image(image)
gui.show("a.png")
gui.set_image(other)
gui.circle((0.5, 0.5), radius=2, color=0xED553B)
gui.show("b.png")

# case: fields of vectors
import taichi as ti
ti.init(arch=ti.cpu)
pair = ti.Vector.field(2, ti.f32, shape=(8, 5))
rgb = ti.Vector.field(3, ti.f32, shape=(8, 5))
rgba = ti.Vector.field(4, ti.f64, shape=(8, 5))
@ti.kernel
def fill():
    for i, j in rgb:
        pair[i, j] = ti.Vector([i / 8, j / 4])
        rgb[i, j] = ti.Vector([i / 8, j / 4, 0.3])
        rgba[i, j] = ti.Vector([j / 4, 0.7, i / 8, 0.5])
fill()
gui = ti.GUI("a", (8, 5), show_gui=False)
for at, image in enumerate([rgb, pair, rgba, rgb]):
    gui.set_image(image)
    print(gui.get_image()[3, 2])
    gui.show(f"{at}.png")

# case: fields of integers
import numpy as np
import taichi as ti
ti.init(arch=ti.cpu)
grey = ti.field(ti.u8, shape=(8, 5))
rgb = ti.Vector.field(3, ti.u8, shape=(8, 5))
wide = ti.field(ti.u16, shape=(8, 5))
whole = ti.field(ti.u32, shape=(8, 5))
@ti.kernel
def fill():
    for i, j in grey:
        grey[i, j] = ti.cast(i * 30 + j, ti.u8)
        rgb[i, j] = ti.Vector([i * 30, j * 60, 77])
        wide[i, j] = ti.cast(i * 8000 + j, ti.u16)
        whole[i, j] = ti.cast(i * 100000000 + j, ti.u32)
fill()
gui = ti.GUI("a", (8, 5), show_gui=False)
for at, image in enumerate([grey, rgb, wide, whole]):
    gui.set_image(image)
    print((gui.get_image()[5] * 16777216.0).astype(np.int64).tolist())
    gui.show(f"{at}.png")

# case: fields with an axis for the channels
import taichi as ti
ti.init(arch=ti.cpu)
image = ti.field(ti.f32, shape=(8, 5, 3))
bytes = ti.field(ti.u8, shape=(8, 5, 2))
@ti.kernel
def fill():
    for i, j, k in image:
        image[i, j, k] = (i + j + k) / 14
    for i, j, k in bytes:
        bytes[i, j, k] = ti.cast(i * 20 + j * 7 + k * 50, ti.u8)
fill()
gui = ti.GUI("a", (8, 5), show_gui=False)
gui.set_image(image)
gui.show("a.png")
gui.set_image(bytes)
gui.show("b.png")

# case: arrays
import numpy as np
import taichi as ti
gui = ti.GUI("a", (8, 5), show_gui=False)
ramp = np.arange(40).reshape(8, 5)
images = [
    ramp / 39,
    (ramp / 39).astype(np.float32),
    (ramp * 6).astype(np.uint8),
    (ramp * 1500).astype(np.uint16),
    (ramp * 100000000).astype(np.uint32),
    (ramp * 400000000000000000).astype(np.uint64),
    np.stack([ramp / 39, ramp / 80], axis=2),
    np.stack([ramp / 39, ramp / 80, 1 - ramp / 39], axis=2),
    np.stack([ramp, ramp * 3, ramp * 6, ramp * 2], axis=2).astype(np.uint8),
    (ramp / 39)[:, :, None],
    (ramp / 39).T.copy().T,
    ramp / 20 - 0.5,
]
for at, image in enumerate(images):
    gui.set_image(image)
    print(gui.get_image()[5, 2].tolist())
    gui.show(f"{at}.png")

# case: images of other types and sizes
import numpy as np
import taichi as ti
ti.init(arch=ti.cpu)
gui = ti.GUI("a", (8, 5), show_gui=False)
def attempt(image):
    try:
        gui.set_image(image)
        print("done")
    except (AssertionError, ValueError) as error:
        print(type(error).__name__, error)
attempt(np.zeros((5, 8)))
attempt(np.zeros((8, 5), dtype=np.int32))
attempt(np.zeros((8, 5), dtype=np.int64))
attempt(np.zeros((8, 5), dtype=bool))
attempt(np.zeros((8, 5, 5)))
attempt(np.zeros((7, 5, 3)))
attempt(ti.field(ti.f32, shape=(5, 8)))
attempt(ti.field(ti.i32, shape=(8, 5)))
attempt(ti.field(ti.f32, shape=(8, 5, 6)))
attempt(ti.Vector.field(3, ti.f32, shape=(5, 8)))
attempt(ti.Vector.field(3, ti.i32, shape=(8, 5)))
attempt(ti.Vector.field(5, ti.f32, shape=(8, 5)))
attempt(ti.Matrix.field(2, 2, ti.f32, shape=(8, 5)))

# case: the image of a canvas is written again
import numpy as np
import taichi as ti
ti.init(arch=ti.cpu)
grey = ti.field(ti.f32, shape=(3, 2))
grey.fill(0.25)
gui = ti.GUI("a", (3, 2), 0x336699, show_gui=False)
first = gui.get_image()
print(first[0, 0].tolist())
gui.set_image(grey)
print(first[0, 0].tolist())
gui.set_image(np.full((3, 2), 0.75))
print(first[0, 0].tolist(), gui.get_image() is first)

# case: contours
import numpy as np
import taichi as ti
ti.init(arch=ti.cpu)
rng = np.random.default_rng(2)
same = ti.field(ti.f32, shape=(12, 7))
small = ti.field(ti.f32, shape=(5, 4))
large = ti.field(ti.f64, shape=(40, 30))
same.from_numpy((rng.random((12, 7)) * 1.4 - 0.2).astype(np.float32))
small.from_numpy((rng.random((5, 4)) * 3 - 1.5).astype(np.float32))
large.from_numpy(rng.random((40, 30)))
gui = ti.GUI("a", (12, 7), show_gui=False)
for at, field in enumerate([same, small, large]):
    gui.contour(field)
    print(gui.get_image()[3, 2].tolist())
    gui.show(f"{at}.png")
    gui.contour(field, normalize=True)
    gui.show(f"{at}n.png")
same[3, 4] = float("nan")
same[3, 5] = float("inf")
same[3, 6] = -1e30
gui.contour(same)
gui.show("a.png")
gui.contour(same, True)
gui.show("b.png")
small.fill(2.5)
gui.contour(small, True)
gui.show("c.png")

# case: a large contour
import numpy as np
import taichi as ti
ti.init(arch=ti.cpu)
field = ti.field(ti.f32, shape=(37, 53))
field.from_numpy(np.random.default_rng(4).random((37, 53)).astype(np.float32))
gui = ti.GUI("a", (211, 160), show_gui=False)
gui.contour(field, normalize=True)
gui.show("a.png")

# case: numbers that are no colors
import numpy as np
import taichi as ti
image = np.array([[float("nan"), -float("inf"), -1.0], [2.0, 1.0039, 0.9999]])
gui = ti.GUI("a", (2, 3), show_gui=False)
gui.set_image(image)
gui.show("a.png")

# case: a fast window
import taichi as ti
ti.init(arch=ti.cpu)
rgb = ti.Vector.field(3, ti.f32, shape=(8, 5))
rgba = ti.Vector.field(4, ti.f64, shape=(8, 5))
bytes = ti.Vector.field(3, ti.u8, shape=(8, 5))
@ti.kernel
def fill():
    for i, j in rgb:
        rgb[i, j] = ti.Vector([i / 7, j / 4, 1.3 - i * 0.2])
        rgba[i, j] = ti.Vector([j / 4, 0.7, i / 7 - 0.2, 0.5])
        bytes[i, j] = ti.Vector([i * 30, j * 60, 77])
fill()
gui = ti.GUI("a", res=(8, 5), show_gui=False, fast_gui=True)
gui.set_image(rgb)
gui.circle((0.5, 0.5), color=0xED553B, radius=2)
gui.show("a.png")
gui.show("b.png")
gui.set_image(rgba)
gui.show("c.png")
gui.set_image(bytes)
gui.show("d.png")

# case: images that a fast window does not take
import numpy as np
import taichi as ti
ti.init(arch=ti.cpu)
gui = ti.GUI("a", res=(8, 5), show_gui=False, fast_gui=True)
def attempt(image):
    try:
        gui.set_image(image)
        print("done")
    except AssertionError as error:
        print(error)
attempt(np.zeros((8, 5)))
attempt(ti.field(ti.f32, shape=(8, 5)))
attempt(ti.Vector.field(3, ti.f32, shape=(5, 8)))
attempt(ti.Vector.field(2, ti.f32, shape=(8, 5)))
attempt(ti.Vector.field(3, ti.i32, shape=(8, 5)))
attempt(ti.Matrix.field(3, 3, ti.f32, shape=(8, 5)))

# case: a window without events
import taichi as ti
gui = ti.GUI("a", (7, 5), show_gui=False)
print(gui.get_cursor_pos(), gui.running, gui.fps_limit, gui.event, gui.get_event(), gui.has_key_event())
print(ti.GUI.PRESS, repr(gui.MOTION), ti.GUI.RELEASE, [repr(one) for one in (ti.GUI.SPACE, ti.GUI.EXIT, ti.GUI.SHIFT)])
print(gui.is_pressed(ti.GUI.LMB, "a"), list(gui.get_events(ti.GUI.PRESS)))
print(ti.GUI.PRESS == ti.GUI.PRESS, ti.GUI.PRESS == ti.GUI.MOTION)
gui.fps_limit = 10
print(gui.fps_limit)
gui.fps_limit = None
print(gui.fps_limit)
gui.running = False
print(gui.running)
gui.running = True
print(gui.running)
with ti.GUI("b", 4, show_gui=False) as other:
    other.show()
    print(other.frame, other.res)
