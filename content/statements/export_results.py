"""What the page "Export Your Results" says, tried by programs; content/README.md has the form."""

import numpy as np

import taichi as ti

ti.init(arch=ti.cpu)


# %% The first index of `img` runs from left to right, the second from bottom to top
img = np.zeros((8, 4, 3), dtype=np.uint8)
img[7, 0] = 255
gui = ti.GUI("a", res=(8, 4), show_gui=False)
gui.set_image(img)
gui.show("window.png")
ti.tools.imwrite(img, "array.png")
assert (ti.tools.imread("window.png")[:, :, :3] == ti.tools.imread("array.png")[:, :, :3]).all()
with open("array.png", "rb") as file:
    assert file.read(24)[16:] == bytes([0, 0, 0, 8, 0, 0, 0, 4])


# %% | `f32`, `f64` | 0 is dark and 1 is bright; values outside are clipped |
for dtype in (np.float32, np.float64):
    ti.tools.imwrite(np.array([[-1.0, 0.0], [1.0, 2.5]], dtype=dtype), "a.png")
    assert ti.tools.imread("a.png")[:, :, 0].tolist() == [[0, 0], [255, 255]]


# %% | `u8` | 0 to 255, taken as it is |
ti.tools.imwrite(np.array([[0, 77], [200, 255]], dtype=np.uint8), "a.png")
assert ti.tools.imread("a.png")[:, :, 0].tolist() == [[0, 77], [200, 255]]


# %% | `u16`, `u32`, `u64` | divided down to 8 bits and rounded; the brightest values wrap to 0 or 1 |
for dtype in (np.uint16, np.uint32, np.uint64):
    top = np.iinfo(dtype).max
    ti.tools.imwrite(np.array([[0, top // 2], [top // 4, top]], dtype=dtype), "a.png")
    read = ti.tools.imread("a.png")[:, :, 0].tolist()
    assert read[0][0] == 0 and abs(read[0][1] - 128) <= 1 and abs(read[1][0] - 64) <= 1
    assert read[1][1] in (0, 1)


# %% Other types, such as `i32` and `f16`, stop with a `ValueError`.
for dtype in (np.int32, np.float16):
    failed = False
    try:
        ti.tools.imwrite(np.zeros((4, 4), dtype=dtype), "a.png")
    except ValueError:
        failed = True
    assert failed


# %% `ti.tools.imread(filename)` loads a picture into a `uint8` array of the shape `(w, h, channels)`
ti.tools.imwrite(np.zeros((8, 4, 3), dtype=np.uint8), "a.png")
read = ti.tools.imread("a.png")
assert read.dtype == np.uint8 and read.shape == (8, 4, 3)


# %% `ti.tools.imresize(img, w, h)` returns a resized copy
a = np.full((8, 4, 3), 90, dtype=np.uint8)
b = ti.tools.imresize(a, 16, 12)
assert b.shape == (16, 12, 3) and a.shape == (8, 4, 3) and (b == 90).all()


# %% With `show_gui=False` no window opens, so the program also runs on a machine without a screen
import os

gui = ti.GUI("a", res=16, show_gui=False)
for suffix in ("png", "bmp", "jpg"):
    gui.show("a." + suffix)
assert open("a.png", "rb").read(4) == b"\x89PNG"
assert open("a.bmp", "rb").read(2) == b"BM"
assert open("a.jpg", "rb").read(2) == b"\xff\xd8"


# %% The files are called `sheet_000000.ply` to `sheet_000009.ply`.
import os

for frame in range(10):
    writer = ti.tools.PLYWriter(num_vertices=2)
    writer.add_vertex_pos(np.zeros(2), np.zeros(2), np.zeros(2))
    writer.export_frame(frame, "sheet.ply")
found = sorted(name for name in os.listdir(".") if name.endswith(".ply"))
assert found[0] == "sheet_000000.ply" and found[-1] == "sheet_000009.ply" and len(found) == 10


# %% A channel of another type is skipped with a message.
import contextlib
import io

writer = ti.tools.PLYWriter(num_vertices=2)
writer.add_vertex_pos(np.zeros(2), np.zeros(2), np.zeros(2))
said = io.StringIO()
with contextlib.redirect_stdout(said):
    writer.add_vertex_channel("k", "half", np.zeros(2))
writer.export_ascii("a.ply")
assert said.getvalue() != "" and "property half" not in open("a.ply").read()
