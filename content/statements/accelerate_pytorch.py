"""What the page "Accelerate PyTorch with Taichi" says, tried by programs with NumPy arrays; content/README.md has the form."""

import numpy as np
import taichi as ti
import taichi.math as tm

ti.init(arch=ti.cpu)


# %% each gap has to be filled with the last reading before it. Every row is a sequence, but the rows are independent
@ti.kernel
def carry_forward(x: ti.types.ndarray(dtype=ti.f32, ndim=2), missing: ti.f32):
    for row in range(x.shape[0]):
        last = 0.0
        for col in range(x.shape[1]):
            if x[row, col] == missing:
                x[row, col] = last
            last = x[row, col]


readings = np.random.default_rng(1).random((500, 40)).astype(np.float32)
readings[readings < 0.5] = -1
expected = readings.copy()
for line in expected:
    last = 0.0
    for i in range(40):
        last = line[i] = last if line[i] == -1 else line[i]
carry_forward(readings, -1.0)
assert (readings == expected).all()


# %% A kernel argument always needs a type
# raises: TaichiSyntaxError: Taichi kernels parameters must be type annotated
@ti.kernel
def run(missing):
    print(missing)


run(1.0)


# %% its arguments `dtype` and `ndim` are optional. … `ndim=3` without a `dtype` lets the element type follow the tensors that arrive.
@ti.kernel
def halve(x: ti.types.ndarray(ndim=3)):
    for a, b, c in x:
        x[a, b, c] /= 2


@ti.kernel
def add_one(x: ti.types.ndarray()):
    for i in ti.grouped(x):
        x[i] += 1


for kind in (np.float32, np.float64):
    x = np.full((1, 1, 1), 1 + 1e-12, dtype=kind)
    halve(x)
    assert x[0, 0, 0] == kind(1 + 1e-12) / 2
for shape in ((2,), (2, 3), (2, 3, 4)):
    x = np.zeros(shape, dtype=np.int32)
    add_one(x)
    assert (x == 1).all()


# %% `ti.types.ndarray(dtype=tm.vec3, ndim=2)` reads the last axis of the tensor as a vector
@ti.kernel
def last_axis(x: ti.types.ndarray(dtype=tm.vec3, ndim=2)) -> tm.vec3:
    return x[1, 2]


x = np.arange(18, dtype=np.float32).reshape(2, 3, 3)
assert list(last_axis(x)) == [15, 16, 17] == x[1, 2].tolist()


# %% `ti.floor` rounds down. A cast to an integer would round towards zero
@ti.kernel
def down(x: ti.f32) -> ti.i32:
    return ti.floor(x, ti.i32)


@ti.kernel
def cut(x: ti.f32) -> ti.i32:
    return ti.cast(x, ti.i32)


assert down(-0.25) == -1 and cut(-0.25) == 0 and down(2.75) == cut(2.75) == 2


# %% each course, or row of bricks, is shifted sideways against the one above it.
height, width, margin, shift = 48, 32, 128, 16
image = ti.types.ndarray(dtype=tm.vec3, ndim=2)


@ti.kernel
def lay_bricks(wall: image, brick: image, margin: ti.i32, shift: ti.i32):
    for row, col in ti.ndrange(wall.shape[0], wall.shape[1]):
        y = row - margin
        course = ti.floor((y + 0.5) / brick.shape[0], ti.i32)
        x = col - margin - course * shift
        column = ti.floor((x + 0.5) / brick.shape[1], ti.i32)
        pixel = tm.ivec2(y - course * brick.shape[0], x - column * brick.shape[1])
        wall[row, col] = brick[pixel]


brick = np.random.default_rng(2).random((height, width, 3)).astype(np.float32)
wall = np.empty((height + 2 * margin, width + 2 * margin, 3), dtype=np.float32)
lay_bricks(wall, brick, margin, shift)
assert wall.shape == (304, 288, 3)
y, x = np.mgrid[: wall.shape[0], : wall.shape[1]] - margin
course = y // height
assert course.min() == -3 and course.max() == 3
assert (wall == brick[y % height, (x - course * shift) % width]).all()


# %% Nothing later than $t$ enters the sum.
@ti.kernel
def time_mix(out: ti.types.ndarray(ndim=3), w: ti.types.ndarray(ndim=3), k: ti.types.ndarray(ndim=3), eps: ti.f32):
    for b, c, t in out:
        total = eps
        first = out.shape[2] - 1 - t
        for u in range(t + 1):
            total += w[c, 0, first + u] * k[b, c, u]
        out[b, c, t] = total


rng = np.random.default_rng(3)
w, k = rng.random((4, 1, 32)).astype(np.float32), rng.random((2, 4, 32)).astype(np.float32)
out, changed = np.empty_like(k), np.empty_like(k)
time_mix(out, w, k, 0.1)
k[:, :, 20:] = 5
time_mix(changed, w, k, 0.1)
assert (out[:, :, :20] == changed[:, :, :20]).all() and (out[:, :, 20:] != changed[:, :, 20:]).all()


# %% zeros in front turn the sum into an ordinary grouped convolution
@ti.kernel
def time_mix(out: ti.types.ndarray(ndim=3), w: ti.types.ndarray(ndim=3), k: ti.types.ndarray(ndim=3), eps: ti.f32):
    for b, c, t in out:
        total = eps
        first = out.shape[2] - 1 - t
        for u in range(t + 1):
            total += w[c, 0, first + u] * k[b, c, u]
        out[b, c, t] = total


rng = np.random.default_rng(4)
w, k = rng.random((4, 1, 16)).astype(np.float32), rng.random((2, 4, 16)).astype(np.float32)
out = np.empty_like(k)
time_mix(out, w, k, 0.1)
padded = np.pad(k, ((0, 0), (0, 0), (15, 0)))
windows = np.lib.stride_tricks.sliding_window_view(padded, 16, axis=2)
assert np.allclose(out, (windows * w[None, :, 0, None, :]).sum(-1) + 0.1, rtol=1e-5)


# %% The backward kernel scatters: where the forward one reads an element, it adds to it. `+=` on an element is atomic, so this stays
# right when several outputs read the same input.
@ti.kernel
def scatter(grad_x: ti.types.ndarray(), grad_out: ti.types.ndarray()):
    for i in grad_out:
        grad_x[i % 3] += grad_out[i]


grad = np.zeros(3, dtype=np.int32)
scatter(grad, np.ones(3_000_000, dtype=np.int32))
assert grad.tolist() == [1_000_000] * 3


# %% That raises a `ValueError`: `The field_dim argument for ndarray type is already deprecated. Please use ndim instead.`
# raises: ValueError: The field_dim argument for ndarray type is already deprecated. Please use ndim instead.
ti.types.ndarray(field_dim=3)
