"""What the page "Export Your Results" says, tried by programs; content/README.md has the form."""

import os

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


# %% `u16`, `u32`, `u64` | divided down to 8 bits and rounded down; the brightest values wrap to 0 or 1
for dtype, brightest in ((np.uint16, 1), (np.uint32, 0), (np.uint64, 0)):
    unit = np.iinfo(dtype).max // 256
    ti.tools.imwrite(np.array([[0, 2 * unit - 1, 2 * unit, np.iinfo(dtype).max]], dtype=dtype), "a.png")
    assert ti.tools.imread("a.png").ravel().tolist() == [0, 1, 2, brightest]


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


# %% or an array itself if it already has this size
image = np.arange(8).reshape(4, 2).astype(np.float32)
assert ti.tools.imresize(image, 8, 6) is not image
assert ti.tools.imresize(image, 4, 2) is image


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


# %% takes a field or a NumPy array. The suffix of the name chooses the format: `.png`, `.jpg` or `.bmp`.
field = ti.field(ti.f32, shape=(4, 2))
ti.tools.imwrite(field, "a.png")
ti.tools.imwrite(field.to_numpy(), "a.jpg")
ti.tools.imwrite(field, "a.bmp")
first = [open(name, "rb").read(4) for name in ("a.png", "a.jpg", "a.bmp")]
assert first[0] == b"\x89PNG"
assert first[1][:3] == b"\xff\xd8\xff"
assert first[2][:2] == b"BM"


# %% Prefer PNG, which keeps every pixel as it is.
image = np.arange(16 * 8 * 3).reshape(16, 8, 3).astype(np.uint8)
ti.tools.imwrite(image, "a.png")
ti.tools.imwrite(image, "a.jpg")
assert (ti.tools.imread("a.png") == image).all()
assert (ti.tools.imread("a.jpg") != image).any()


# %% The components of a vector field count as the last extent, so `image` above has the shape `(320, 200, 3)`.
image = ti.Vector.field(3, ti.f32, shape=(320, 200))
ti.tools.imwrite(image, "a.png")
assert image.to_numpy().shape == (320, 200, 3)
assert ti.tools.imread("a.png").shape == (320, 200, 3)


# %% `(w, h)` or `(w, h, 1)` | grey | … `(w, h, 3)` | RGB | …
from PIL import Image

modes = []
for shape in ((4, 2), (4, 2, 1), (4, 2, 3), (4, 2, 4)):
    ti.tools.imwrite(np.zeros(shape, dtype=np.uint8), "a.png")
    modes.append(Image.open("a.png").mode)
assert modes == ["L", "L", "RGB", "RGBA"]


# %% Given a file name, `gui.show` also saves the frame that it shows
gui = ti.GUI("Orbit", res=48, show_gui=False)
gui.circle([0.5, 0.5], radius=10)
gui.show("000000.png")
image = ti.tools.imread("000000.png")
assert image.shape[:2] == (48, 48)
assert image[24, 24, 0] == 255 and image[2, 2, 0] == 0


# %% The first command joins all PNG files of the current folder, in the order of their names, to `video.mp4`.
from taichi import _main
from taichi.tools import video

joined = []
video.make_video = lambda files, **options: joined.append((files, options["output_path"]))
for name in ("000010.png", "000002.png", "notes.txt", "000001.png"):
    open(name, "w").close()
_main.TaichiMain(test_mode=False).video(["-f40"])
files, output = joined[0]
assert [os.path.basename(file) for file in files] == ["000001.png", "000002.png", "000010.png"]
assert output.endswith("video.mp4")


# %% `-f40` means 40 frames per second; the default is 24.
from taichi import _main

main = _main.TaichiMain(test_mode=True)
assert main.video(["-f40"]).framerate == 40
assert main.video([]).framerate == 24
assert main.gif(["-i", "video.mp4", "-f40"]).framerate == 40
assert main.gif(["-i", "video.mp4"]).framerate == 24


# %% The pictures go to `results/frames`, the videos to `results/video.mp4` and `results/video.gif`.
video = ti.tools.VideoManager(output_dir="./results", automatic_build=False)
video.write_frame(np.zeros((4, 2), dtype=np.float32))
assert os.listdir("results/frames") == ["000000.png"]
assert video.get_output_filename(".mp4") == "./results/video.mp4"
assert video.get_output_filename(".gif") == "./results/video.gif"


# %% an odd last row or column of an array is dropped with a warning;
import contextlib
import io

video = ti.tools.VideoManager(output_dir="./results", automatic_build=False)
said = io.StringIO()
with contextlib.redirect_stdout(said):
    video.write_frame(np.zeros((5, 3), dtype=np.float32))
assert ti.tools.imread("results/frames/000000.png").shape == (4, 2, 1)
assert said.getvalue().count("Warning") == 2


# %% `automatic_build` is on by default: it makes a provisional video after 4, 8, 16, … frames
built = []


class Counting(ti.tools.VideoManager):
    def make_video(self, mp4=True, gif=True):
        built.append(self.frame_counter)


video = Counting(output_dir="./results")
for frame in range(40):
    video.write_frame(np.zeros((2, 2), dtype=np.uint8))
assert built == [4, 8, 16, 32]


# %% `num_faces` is 0 by default, for points alone.
writer = ti.tools.PLYWriter(num_vertices=3)
writer.add_vertex_pos(np.zeros(3), np.zeros(3), np.zeros(3))
writer.export_ascii("points.ply")
text = open("points.ply").read()
assert "element vertex 3" in text and "face" not in text


# %% `face_type` is `"tri"` or `"quad"`
# raises: AssertionError: Only tri and quad faces are supported for now
ti.tools.PLYWriter(num_vertices=5, num_faces=1, face_type="tri")
ti.tools.PLYWriter(num_vertices=5, num_faces=1, face_type="quad")
ti.tools.PLYWriter(num_vertices=5, num_faces=1, face_type="polygon")


# %% Only the positions are required
# raises: AssertionError: The vertex pos channel is missing
writer = ti.tools.PLYWriter(num_vertices=3)
writer.add_vertex_color(np.zeros(3), np.zeros(3), np.zeros(3))
writer.export("points.ply")


# %% and the indices if there are faces.
# raises: AssertionError: The face indices are invalid
writer = ti.tools.PLYWriter(num_vertices=3, num_faces=1)
writer.add_vertex_pos(np.zeros(3), np.zeros(3), np.zeros(3))
writer.export("triangle.ply")


# %% All data are NumPy arrays, mostly with one number per vertex or face, so a field has to be converted and flattened first.
# raises: AssertionError: The vertex pos channel is missing
grid = ti.Vector.field(3, ti.f32, shape=(4, 4)).to_numpy()
writer = ti.tools.PLYWriter(num_vertices=16)
writer.add_vertex_pos(grid[..., 0], grid[..., 1], grid[..., 2])
writer.export("grid.ply")


# %% Each frame needs a writer of its own.
writer = ti.tools.PLYWriter(num_vertices=3)
for frame in range(2):
    writer.add_vertex_pos(np.full(3, frame), np.zeros(3), np.zeros(3))
    writer.export_frame_ascii(frame, "points.ply")
assert open("points_000000.ply").read().count("property float x\n") == 1
assert open("points_000001.ply").read().count("property float x\n") == 2


# %% `add_vertex_id()`, `add_face_id()` | running numbers
writer = ti.tools.PLYWriter(num_vertices=3, num_faces=2)
writer.add_vertex_pos(np.full(3, 0.5), np.full(3, 0.5), np.full(3, 0.5))
writer.add_vertex_id()
writer.add_faces(np.array([0, 1, 2, 2, 1, 0]))
writer.add_face_id()
writer.export_ascii("ids.ply")
rows = [line.split() for line in open("ids.ply").read().split("end_header\n")[1].splitlines()]
assert [row[-1] for row in rows] == ["0", "1", "2", "0", "1"]


# %% a frame of a sequence | `export_frame(n, path)` | `export_frame_ascii(n, path)`
writer = ti.tools.PLYWriter(num_vertices=3)
writer.add_vertex_pos(np.zeros(3), np.zeros(3), np.zeros(3))
writer.export_frame(7, "a")
writer.export_frame_ascii(7, "b.ply")
assert b"format binary_" in open("a_000007.ply", "rb").read()
assert "format ascii" in open("b_000007.ply").read()


# %% Binary files are usually smaller
n = 1000
writer = ti.tools.PLYWriter(num_vertices=n)
values = np.random.default_rng(0).random((3, n)).astype(np.float32)
writer.add_vertex_pos(*values)
writer.export("binary.ply")
writer.export_ascii("text.ply")
assert os.path.getsize("binary.ply") < os.path.getsize("text.ply")


# %% it stores the elements as cells of this grid, which has one cell fewer than points along each axis.
# versions: v1.6.0
import sys
import types

written = []


def grid_to_vtk(name, x, y, z, cellData):
    written.append(((len(x), len(y), len(z)), cellData[name].size))


hl = types.ModuleType("pyevtk.hl")
hl.gridToVTK = grid_to_vtk
package = types.ModuleType("pyevtk")
package.hl = hl
sys.modules["pyevtk"], sys.modules["pyevtk.hl"] = package, hl
ti.tools.write_vtk(ti.field(ti.f32, shape=(4, 3, 2)), "density")
ti.tools.write_vtk(ti.field(ti.f32, shape=(4, 3)), "density")
# As many values as points; the grid has 3 * 2 * 1 cells.
assert written == [((4, 3, 2), 24), ((4, 3, 2), 12)]


# %% Without FFmpeg, `make_video(gif=False)` ends without an error
os.environ["PATH"] = "/nowhere"
video = ti.tools.VideoManager(output_dir="./results", automatic_build=False)
video.write_frame(np.zeros((2, 2), dtype=np.uint8))
video.make_video(gif=False)
assert not os.path.exists("results/video.mp4")


# %% and `make_video()`, which makes a GIF as well, with … `FileNotFoundError: [Errno 2] No such file or directory: 'palette.png'`
os.environ["PATH"] = "/nowhere"
video = ti.tools.VideoManager(output_dir="./results")
try:
    for frame in range(4):
        video.write_frame(np.zeros((2, 2), dtype=np.uint8))
except FileNotFoundError as error:
    missing = error.filename
assert missing == "palette.png"
try:
    video.make_video()
except FileNotFoundError as error:
    again = error.filename
assert again == "palette.png"


# %% Float data from 0 to 255 is clipped to 1. Divide by 255, or use `ti.u8`.
image = np.array([[0.0, 100.0], [200.0, 255.0]], dtype=np.float32)
ti.tools.imwrite(image, "white.png")
assert ti.tools.imread("white.png").ravel().tolist() == [0, 255, 255, 255]
ti.tools.imwrite(image / 255, "divided.png")
assert ti.tools.imread("divided.png").ravel().tolist() == [0, 100, 200, 255]
ti.tools.imwrite(image.astype(np.uint8), "u8.png")
assert ti.tools.imread("u8.png").ravel().tolist() == [0, 100, 200, 255]


# %% Taichi expects (width, height) from the bottom left; convert with `img[::-1].swapaxes(0, 1)`.
from PIL import Image

rows = np.arange(6 * 4 * 3).reshape(6, 4, 3).astype(np.uint8)
ti.tools.imwrite(rows[::-1].swapaxes(0, 1), "a.png")
assert (np.asarray(Image.open("a.png")) == rows).all()


# %% `(w, h, 4)` | RGB with alpha, which only `.png` keeps
image = np.full((4, 2, 4), 100, dtype=np.uint8)
channels = []
for name in ("a.png", "a.jpg", "a.bmp"):
    ti.tools.imwrite(image, name)
    channels.append(ti.tools.imread(name).shape[2])
assert channels == [4, 3, 3]


# %% `.bmp` mixes the colours with magenta
# versions: v1.6.0
image = np.zeros((4, 2, 4), dtype=np.uint8)
image[...] = (0, 255, 0, 51)
ti.tools.imwrite(image, "b.bmp")
assert ti.tools.imread("b.bmp")[0, 0].tolist() == [204, 51, 204]


# %% or an index does not belong to a vertex.
# versions: v1.6.0
# raises: AssertionError: The face indices are invalid
import numpy as np

zeros = np.zeros(3)
writer = ti.tools.PLYWriter(num_vertices=3, num_faces=1)
writer.add_vertex_pos(zeros, zeros, zeros)
writer.add_faces(np.array([0, 1, 3]))
writer.export("face.ply")


# %% a field that has one stops with an error, so pass its `to_numpy()`.
# versions: v1.6.0
video = ti.tools.VideoManager(output_dir="./results", automatic_build=False)
video.write_frame(ti.field(ti.f32, shape=(4, 2)))
for shape in ((5, 2), (4, 3)):
    odd = ti.field(ti.f32, shape=shape)
    video.write_frame(odd.to_numpy())
    try:
        video.write_frame(odd)
    except (AssertionError, TypeError):
        continue
    raise RuntimeError("a field with an odd extent is written")


# %% or shows it in the notebook if you work in one, where grey pictures stop with a `TypeError`.
# versions: v1.6.0
import builtins
import sys
import types

shown = []
display = types.ModuleType("IPython.display")
display.display = shown.append
package = types.ModuleType("IPython")
package.display = display
sys.modules.update({"IPython": package, "IPython.display": display})
builtins.get_ipython = lambda: None
ti.tools.imshow(np.zeros((8, 4, 3), dtype=np.float32))
assert [picture.size for picture in shown] == [(8, 4)]
refused = 0
for grey in (np.zeros((8, 4), dtype=np.float32), ti.field(ti.f32, shape=(8, 4))):
    try:
        ti.tools.imshow(grey)
    except TypeError:
        refused += 1
assert refused == 2
