"""What the page "A New UI system: GGUI" says, tried by programs; content/README.md has the form."""

import inspect
import types

import numpy as np
import taichi as ti
from taichi.ui import camera as camera_module
from taichi.ui import scene as scene_module

ti.init(arch=ti.cpu)


class Recorder:
    """Stands for an object of the C++ core, and keeps what it is called with."""

    def __init__(self):
        self.calls = []

    def __getattr__(self, name):
        return lambda *arguments: self.calls.append((name, arguments))


def new_scene():
    scene = scene_module.Scene.__new__(scene_module.Scene)
    scene.scene = Recorder()
    scene_module.get_vbo_field = scene_module.get_indices_field = scene_module.get_field_info = lambda field: field
    scene_module.copy_all_to_vbo = lambda *arguments: None
    return scene


def new_camera():
    camera_module.check_ggui_availability = lambda: None
    camera_module._ti_core = types.SimpleNamespace(PyCamera=Recorder)
    return camera_module.Camera()


def new_window(pressed=(), cursor=(0.5, 0.5)):
    window = ti.ui.Window.__new__(ti.ui.Window)
    window.window = types.SimpleNamespace(is_pressed=lambda key: key in pressed, get_cursor_pos=lambda: cursor)
    return window


# %% | `vsync` | `False` | … | `show_window` | `True` | … | `fps_limit` | `1000` | … | `pos` | `(100, 100)` |
parameters = inspect.signature(ti.ui.Window.__init__).parameters
assert list(parameters)[1:] == ["name", "res", "vsync", "show_window", "fps_limit", "pos"]
assert [one.default for one in parameters.values()][3:] == [False, True, 1000, (100, 100)]
assert parameters["name"].default is inspect.Parameter.empty


# %% `circles(centers, radius, …)` | a dot per vector |
names = list(inspect.signature(ti.ui.Canvas.circles).parameters)
assert names[1:3] == ["centers", "radius"]
assert list(inspect.signature(ti.ui.Canvas.lines).parameters)[1:3] == ["vertices", "width"]


# %% Lines and triangles take `indices`
for draw in (ti.ui.Canvas.lines, ti.ui.Canvas.triangles):
    assert "indices" in inspect.signature(draw).parameters
assert "indices" not in inspect.signature(ti.ui.Canvas.circles).parameters


# %% `circles` also accepts a field `per_vertex_radius`.
# versions: master
assert "per_vertex_radius" in inspect.signature(ti.ui.Canvas.circles).parameters


# %% and press W, A, S and D to move.
moved = []
for key in ("w", "a", "s", "d", "x"):
    camera = new_camera()
    camera.track_user_inputs(new_window(pressed=(key,)), movement_speed=1e6)
    moved.append(tuple(np.sign(np.round(camera.curr_position.to_numpy(), 3))))
assert moved == [(0, 0, 1), (1, 0, 0), (0, 0, -1), (-1, 0, 0), (0, 0, 0)]


# %% Hold the right mouse button to look around
changed = []
for pressed in ((), (ti.ui.RMB,)):
    camera = new_camera()
    for cursor in ((0.2, 0.5), (0.8, 0.5)):
        camera.track_user_inputs(new_window(pressed, cursor), yaw_speed=1e4, hold_key=ti.ui.RMB)
    changed.append(not np.allclose(camera.curr_lookat.to_numpy(), [0, 0, 1]))
assert changed == [False, True]


# %% `position`, `lookat` and `up` of the camera take three numbers, not a vector.
camera = new_camera()
refused = 0
for method in (camera.position, camera.lookat, camera.up):
    method(1.0, 2.0, 3.0)
    try:
        method(ti.Vector([1.0, 2.0, 3.0]))
    except TypeError:
        refused += 1
assert refused == 3


# %% Leave it out and each run of three vertices is a triangle. `normals` is optional; GGUI derives them from the triangles.
vertices = ti.Vector.field(3, ti.f32, shape=6)
corners = [[-1, -1, 0], [1, -1, 0], [0, 1, 0], [0, 0, 0], [0, 1, 0], [0, 0, 1]]
vertices.from_numpy(np.array(corners, dtype=np.float32))
normals = scene_module.gen_normals(vertices, None).to_numpy()
assert np.allclose(normals[:3], [0, 0, 1]) and np.allclose(normals[3:], [1, 0, 0])


# %% For `n` triangles, `indices` is a scalar field of `3 * n` elements, not a vector field.
vertices = ti.Vector.field(3, ti.f32, shape=4)
vertices.from_numpy(np.array([[0, 0, 0], [1, 0, 0], [0, 1, 0], [5, 5, 5]], dtype=np.float32))
indices = ti.field(ti.i32, shape=3)
indices.from_numpy(np.array([0, 1, 2], dtype=np.int32))
assert np.allclose(scene_module.gen_normals(vertices, indices).to_numpy(), [[0, 0, 1]] * 3 + [[0, 0, 0]])
wrong = ti.Vector.field(3, ti.i32, shape=3)
try:
    scene_module.gen_normals(vertices, wrong)
except Exception:
    refused = True
assert refused


# %% | `particles` | `index_offset`, `index_count` | … | `mesh`, `mesh_instance` with `indices` | `index_offset`, `index_count`, `vertex_offset` |
for name in ("particles", "mesh", "mesh_instance", "lines"):
    names = inspect.signature(getattr(scene_module.Scene, name)).parameters
    assert "index_offset" in names and "index_count" in names
    assert ("vertex_offset" in names and "vertex_count" in names) == (name != "particles")


# %% `show_wireframe=True` draws the edges of a `mesh` or `mesh_instance` only.
for name in ("mesh", "mesh_instance", "lines", "particles"):
    names = inspect.signature(getattr(scene_module.Scene, name)).parameters
    assert ("show_wireframe" in names) == name.startswith("mesh")


# %% `scene.mesh_instance` draws one mesh once per matrix in a [matrix field](./field.mdx#matrix-fields). Each 4×4 matrix
scene = new_scene()
vertices = ti.Vector.field(3, ti.f32, shape=3)
scene.mesh_instance(vertices, transforms=ti.Matrix.field(4, 4, ti.f32, shape=24))
assert 24 in [one for one in scene.scene.calls[0][1] if isinstance(one, int)]
try:
    scene.mesh_instance(vertices, transforms=ti.Matrix.field(3, 3, ti.f32, shape=24))
except Exception as error:
    said = str(error)
assert "4x4" in said


# %% `instance_offset=6, instance_count=12` would draw half of the ring, beginning with the seventh copy.
scene = new_scene()
vertices = ti.Vector.field(3, ti.f32, shape=3)
transforms = ti.Matrix.field(4, 4, ti.f32, shape=24)
scene.mesh_instance(vertices, transforms=transforms, instance_offset=6, instance_count=12)
arguments = [one for one in scene.scene.calls[0][1] if isinstance(one, int)]
assert 12 in arguments and 6 in arguments and 24 not in arguments


# %% The other filter is `ti.ui.RELEASE`; without a filter all kinds count.
import sys

asked = []
window = new_window()
window.window.get_event = lambda kind: asked.append(kind)
Kind = types.SimpleNamespace(Any=0, Press=1, Release=2)
sys.modules[ti.ui.Window.__module__]._ti_core = types.SimpleNamespace(EventType=Kind)
window.get_event()
window.get_event(ti.ui.PRESS)
window.get_event(ti.ui.RELEASE)
assert asked == [0, 1, 2]
try:
    window.get_event(ti.ui.ESCAPE)
except Exception as error:
    said = str(error)
assert said == "unrecognized event tag"


# %% `window.is_pressed(...)` asks whether any of the keys is down *now*.
window = new_window(pressed=("d",))
assert window.is_pressed(ti.ui.RIGHT, "d")
assert not window.is_pressed(ti.ui.RIGHT, "a")


# %% fills a 2D `f32` field or [ndarray](./ndarray.mdx) of the window's shape
window = new_window()
refused = 0
for depth in (ti.field(ti.f64, shape=(4, 3)), ti.field(ti.f32, shape=12), ti.ndarray(ti.i32, shape=(4, 3))):
    try:
        window.get_depth_buffer(depth)
    except Exception as error:
        refused += "Only Support 2d-shape" in str(error)
assert refused == 3


# %% `canvas.set_image` takes no other type, and NumPy makes `float64` unless you say otherwise. Pass `img.astype(np.float32)`.
from taichi.ui.staging_buffer import to_rgba8


def message(image):
    try:
        to_rgba8(image)
    except Exception as error:
        return str(error)
    return ""


assert np.ones((4, 3, 3)).dtype == np.float64
assert message(np.ones((4, 3, 3))) == "dtype of input image must either be u8 or f32"
assert message(ti.Vector.field(3, ti.f64, shape=(4, 3))) == "dtype of input image must either be u8 or f32"
assert not message(np.ones((4, 3, 3)).astype(np.float32)) and not message(np.ones((4, 3, 3), dtype=np.uint8))


# %% `window.get_event(ti.ui.PRESS)` takes one event of that kind. … without a filter all kinds count.
import sys

events = types.SimpleNamespace(Any="any", Press="press", Release="release")
sys.modules[ti.ui.Window.__module__]._ti_core = types.SimpleNamespace(EventType=events)
kinds = []
window = new_window()
window.window.get_event = lambda kind: kinds.append(kind) or True
window.get_event(ti.ui.PRESS)
window.get_event(ti.ui.RELEASE)
window.get_event()
assert kinds == ["press", "release", "any"]


# %% Vertices are one-dimensional [vector fields](./field.mdx#vector-fields) of two `f32` components.
# versions: v1.6.0
# raises: TaichiCompilationError: Number of struct-for indices does not match loop variable dimensionality
from taichi.ui.staging_buffer import copy_all_to_vbo, get_vbo_field

for shape in (3, (3, 4)):
    vertices = ti.Vector.field(2, ti.f32, shape=shape)
    copy_all_to_vbo(get_vbo_field(vertices), vertices, 0, 0, 0)
    assert shape == 3
