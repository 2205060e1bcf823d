"""What the pages "Upgrade from …" say, tried by programs; content/README.md has the form."""

import inspect
import warnings

import numpy as np
import taichi as ti

ti.init(arch=ti.cpu)


def message(run, kind=Exception):
    """What the error says that ends a call."""
    try:
        run()
    except kind as error:
        return str(error)
    raise RuntimeError("there is no error")


# %% v1.6.0 stops with a `TaichiSyntaxError` at the loop.
# versions: v1.6.0
# raises: TaichiSyntaxError: Ndrange for loop with number of the loop variables not equal to the dimension
@ti.kernel
def add(n: ti.i32, m: ti.i32) -> ti.i32:
    total = 0
    for k in ti.ndrange(n, m):
        total += k
    return total


add(4, 3)


# %% Atomic operations are functions only.
# versions: v1.6.0
total = ti.field(ti.i32, shape=())


@ti.kernel
def method():
    total[None].atomic_add(2)


@ti.kernel
def function():
    ti.atomic_add(total[None], 2)


assert "atomic_add" in message(method)
function()
assert total[None] == 2


# %% are a `TaichiSyntaxError`, too: `Operator "is" in Taichi scope is not supported.`
# versions: v1.6.0
# raises: TaichiSyntaxError: Operator "is" in Taichi scope is not supported.
@ti.kernel
def compare(x: ti.template()) -> ti.i32:
    result = 0
    if ti.static(x is None):
        result = 1
    return result


compare(None)


# %% Of a number or field, write `ti.static(x == None)` for `ti.static(x is None)`.
# versions: v1.6.0
@ti.kernel
def missing(x: ti.template()) -> ti.i32:
    result = 0
    if ti.static(x == None):
        result = 1
    return result


assert missing(None) == 1 and missing(ti.field(ti.f32, shape=2)) == 0


# %% The warning of v1.5.0 about Python's `min` and `max` in kernels was withdrawn: both work.
# versions: v1.6.0
@ti.kernel
def limits(a: ti.i32, b: ti.i32) -> ti.i32:
    return 10 * min(a, b) + max(a, b)


with warnings.catch_warnings():
    warnings.simplefilter("error")
    assert limits(3, 2) == 23


# %% A struct no longer has the operators of numbers, nor `fill`. A sum of two structs is a `TypeError` now
# versions: v1.6.0
Particle = ti.types.struct(position=ti.math.vec2, mass=ti.f32)
a, b = Particle(mass=1.0), Particle(mass=2.0)
message(lambda: a + b, TypeError)
message(lambda: a * 2, TypeError)
message(lambda: a.fill(0), AttributeError)


# %% In Python a matrix is held as a NumPy array.
# versions: v1.6.0
m = ti.Matrix([[1, 2], [3, 4]])
assert isinstance(m.entries, np.ndarray) or all(isinstance(row, np.ndarray) for row in m.entries)


# %% Its constructor has no `ndim` any more, … and `to_numpy` no `keep_dims`: a vector gives one dimension. Both are a `TypeError`
# versions: v1.6.0
message(lambda: ti.Matrix([1.0, 2.0], ndim=1), TypeError)
column = ti.Vector([1.0, 2.0, 3.0])
message(lambda: column.to_numpy(keep_dims=True), TypeError)
assert column.to_numpy().shape == (3,)


# %% a value that is assigned to an entry is converted to it, without a message. After
# `v = ti.Vector([0, 0])`, `v[0] = 1.9` stores 1
# versions: v1.6.0
v = ti.Vector([0, 0])
v[0] = 1.9
assert v[0] == 1
for v in (ti.Vector([0.0, 0.0]), ti.Vector([0, 0], ti.f32)):
    v[0] = 1.9
    assert abs(v[0] - 1.9) < 1e-6


# %% The signature of `ti.field` is shorter, `ti.field(dtype, *args, **kwargs)`, because it takes vector and matrix types as well.
# versions: v1.6.0
assert str(inspect.signature(ti.field)) == "(dtype, *args, **kwargs)"
assert ti.field(ti.math.vec3, shape=2)[0].to_list() == [0, 0, 0]


# %% Calls with `shape`, `order`, `offset` and `needs_grad` stay as they are.
# versions: v1.6.0
x = ti.field(ti.f32, shape=(4, 2), order="ji", offset=(-2, 0), needs_grad=True)
x[-2, 1] = 3.0
assert x[-2, 1] == 3 and x.grad[-2, 1] == 0


# %% GGUI has lost two names; what replaces them exists in v1.5.0 as well.
# versions: v1.6.0
assert not hasattr(ti.ui, "make_camera") and hasattr(ti.ui, "Camera")
assert not hasattr(ti.ui.Window, "write_image") and hasattr(ti.ui.Window, "save_image")


# %% The old `ti.linalg.sparse_matrix_builder()` is gone
# versions: v1.6.0
assert not hasattr(ti.linalg, "sparse_matrix_builder")
assert hasattr(ti.types, "sparse_matrix_builder")


# %% The WebAssembly backend, `ti.wasm`, has no successor in the package.
# versions: v1.6.0
# raises: AttributeError: wasm
ti.init(arch=ti.wasm)


# %% the constructors of its argument classes, such as `ArgumentScalar`, now take a `name` as their first parameter.
# versions: v1.6.0
from taichi.aot.conventions.gfxruntime140 import sr

for kind in (sr.ArgumentScalar, sr.ArgumentNdArray, sr.ArgumentTexture, sr.ArgumentRwTexture):
    assert list(inspect.signature(kind).parameters)[0] == "name"


# %% Two options of `ti.init` end in a `KeyError`: `print_kernel_nvptx` is called `print_kernel_asm` now, and `print_evaluator_ir` is gone.
# versions: v1.6.0
for name in ("print_kernel_nvptx", "print_evaluator_ir"):
    message(lambda: ti.init(arch=ti.cpu, **{name: False}), KeyError)
ti.init(arch=ti.cpu, print_kernel_asm=False)


# %% In v1.6.0 they are an `AttributeError`.
# versions: v1.6.0
old = "Tape clear_all_gradients imread imwrite imshow imresize VideoManager PLYWriter ext_arr any_arr SOA AOS"
old += " parallelize serialize block_dim print_kernel_profile_info TriMesh TetMesh"
for name in old.split():
    message(lambda: getattr(ti, name), AttributeError)


# %% `ti.Tape`, `ti.clear_all_gradients` | `ti.ad.Tape`, `ti.ad.clear_all_gradients` |
# versions: v1.6.0
for name in ("Tape", "clear_all_gradients"):
    assert callable(getattr(ti.ad, name))
for name in ("imread", "imwrite", "imshow", "imresize", "VideoManager", "PLYWriter"):
    assert callable(getattr(ti.tools, name))
assert ti.types.ndarray() and ti.Layout.SOA != ti.Layout.AOS
assert callable(ti.profiler.print_kernel_profiler_info)


# %% `ti.loop_config(parallelize=8)`, `ti.loop_config(serialize=True)`, `ti.loop_config(block_dim=128)`
# versions: v1.6.0
total = ti.field(ti.i32, shape=())


@ti.kernel
def run():
    ti.loop_config(parallelize=8)
    for i in range(100):
        total[None] += 1
    ti.loop_config(serialize=True)
    for i in range(100):
        total[None] += 1
    ti.loop_config(block_dim=128)
    for i in range(100):
        total[None] += 1


run()
assert total[None] == 300


# %% | `ti.linalg.CG` | `ti.linalg.SparseCG` | … | `ti.linalg.taichi_cg_solver` | `ti.linalg.MatrixFreeCG` |
# versions: master
assert not hasattr(ti.linalg, "CG") and not hasattr(ti.linalg, "taichi_cg_solver")
assert hasattr(ti.linalg, "SparseCG") and hasattr(ti.linalg, "MatrixFreeCG")


# %% `ti.linalg.LinearOperator` is defined in another module but has the same name
# versions: master
assert hasattr(ti.linalg, "LinearOperator") and hasattr(ti.linalg, "MatrixFreeBICGSTAB")


# %% `ti.ui.Scene()` warns.
# versions: master
from taichi.ui import scene

scene.check_ggui_availability = lambda: None
scene._ti_core.PyScene = object
with warnings.catch_warnings(record=True) as seen:
    warnings.simplefilter("always")
    ti.ui.Scene()
assert any("get_scene" in str(one.message) for one in seen)


# %% `particles` and `circles` take a radius for each point, `per_vertex_radius`. In `particles` it stands before `index_offset`
# versions: master
names = list(inspect.signature(ti.ui.Scene.particles).parameters)
assert names.index("per_vertex_radius") == names.index("index_offset") - 1
assert "per_vertex_radius" in inspect.signature(ti.ui.Canvas.circles).parameters


# %% `real_func` has left `ti.experimental`. The old name still works and warns.
# versions: master
with warnings.catch_warnings(record=True) as seen:
    warnings.simplefilter("always")

    @ti.experimental.real_func
    def add(a: ti.i32, b: ti.i32) -> ti.i32:
        return a + b


assert any("real_func" in str(one.message) for one in seen)


@ti.kernel
def run() -> ti.i32:
    return add(2, 3)


assert run() == 5


# %% A comparison has the type `ti.u1`, a boolean; … Conditions stay as they are, and so do a product with an `i32` or a float
# versions: master
@ti.kernel
def run(n: ti.i32, limit: ti.i32) -> ti.f32:
    count = 3
    count += n < limit
    return (n < limit) * 2.5 + (n < limit) * 7 + count


@ti.kernel
def alone(n: ti.i32) -> ti.u1:
    return n < 5


assert run(1, 5) == 13.5 and run(6, 5) == 3
assert alone(1) == 1 and alone(6) == 0


# %% `(a < b) + (c < d)` is 0 where both hold, and was 2. A minus sign in front of a comparison has no effect.
# versions: master
@ti.kernel
def both(n: ti.i32) -> ti.i32:
    return (n < 5) + (n < 6)


@ti.kernel
def minus(n: ti.i32) -> ti.i32:
    return -(n < 5)


@ti.kernel
def converted(n: ti.i32) -> ti.i32:
    return ti.cast(n < 5, ti.i32) + ti.cast(n < 6, ti.i32)


assert both(1) == 0 and both(5) == 1
assert minus(1) == 1
assert converted(1) == 2


# %% the version in development refuses it with a `ValueError` that names both types.
# versions: master
@ti.kernel
def fill(v: ti.types.ndarray(dtype=ti.f32, ndim=1)):
    for i in v:
        v[i] = 1.5


said = message(lambda: fill(np.zeros(3)), ValueError)
assert "f32" in said and "f64" in said


# %% `to_numpy` and `from_numpy` work on fields with an offset: the first cell of the field is index 0 of the array.
# versions: master
x = ti.field(ti.i32, shape=4, offset=-2)
x.from_numpy(np.arange(4, dtype=np.int32))
assert [x[i] for i in range(-2, 2)] == [0, 1, 2, 3]
assert x.to_numpy().tolist() == [0, 1, 2, 3]


# %% These arguments of `ti.graph.Arg`, which v1.6.0 warns about, stop the program with a `TaichiRuntimeError`
# versions: master
kind = ti.graph.ArgKind
for arguments in (
    (kind.NDARRAY, "a", dict(dtype=ti.f32, element_shape=(3,), ndim=1)),
    (kind.TEXTURE, "t", dict(shape=(64, 64))),
    (kind.RWTEXTURE, "t", dict(channel_format=ti.f32, num_channels=1, ndim=2)),
):
    options = arguments[2]
    message(lambda: ti.graph.Arg(arguments[0], arguments[1], **options), ti.TaichiRuntimeError)


# %% `field_dim=1`, for which you write `ndim=1`, still works and warns.
# versions: master
with warnings.catch_warnings(record=True) as seen:
    warnings.simplefilter("always")
    ti.graph.Arg(ti.graph.ArgKind.NDARRAY, "a", dtype=ti.f32, field_dim=1)
assert any("field_dim" in str(one.message) for one in seen)


# %% `dtype=ti.f32, element_shape=(3,)` | `dtype=ti.types.vector(3, ti.f32)` |
# versions: master
kind = ti.graph.ArgKind
ti.graph.Arg(kind.NDARRAY, "a", dtype=ti.types.vector(3, ti.f32), ndim=1)
ti.graph.Arg(kind.RWTEXTURE, "t", fmt=ti.Format.r32f, ndim=2)
ti.graph.Arg(kind.TEXTURE, "u", ndim=2)


# %% The backend that writes C source, `ti.cc`, is gone
# versions: master
message(lambda: ti.cc, AttributeError)
for name in ("start_recording", "stop_recording"):
    message(lambda: getattr(ti.aot, name), AttributeError)
message(lambda: __import__("taichi.tools.cc_compose"), ImportError)
