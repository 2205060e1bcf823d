"""What the page "Coordinate Offset" says, tried by programs; content/README.md has the form."""

import taichi as ti

ti.init(arch=ti.cpu)


# %% The offset is the smallest index, one number per dimension.
x = ti.field(ti.i32, shape=(32, 64), offset=(-16, 8))
low, high = ti.field(ti.i32, shape=2), ti.field(ti.i32, shape=2)


@ti.kernel
def run():
    for i, j in x:
        ti.atomic_min(low[0], i)
        ti.atomic_min(low[1], j)
        ti.atomic_max(high[0], i)
        ti.atomic_max(high[1], j)


low.fill(99)
high.fill(-99)
run()
assert list(low.to_numpy()) == [-16, 8] and list(high.to_numpy()) == [15, 71]


# %% A struct field with a shape does not take it: `shape cannot be None when offset is set`.
# raises: TaichiSyntaxError: shape cannot be None when offset is set
ti.types.struct(a=ti.f32).field(shape=4, offset=-2)


# %% A field with one dimension takes plain integers.
x = ti.field(ti.i32, shape=4, offset=-2)
x[-2] = 5
x[1] = 6
assert x[-2] == 5 and x[1] == 6


# %% `ti.field(ti.f32, offset=-16)` stops with `shape cannot be None when offset is set`.
# raises: TaichiSyntaxError: shape cannot be None when offset is set
ti.field(ti.f32, offset=-16)


# %% `Assertion failure: index_offsets_.size() == this->num_active_indices`
# raises: RuntimeError: Assertion failure: index_offsets_.size() == this->num_active_indices
x = ti.field(ti.f32)
ti.root.dense(ti.ij, 4).place(x, offset=(-2,))
print(x[0, 0])


# %% Offset plus shape is the first index *behind* the field, as in `range(start, stop)`.
a = ti.field(ti.i32, shape=(32, 64), offset=(-16, 8))
low, high = ti.Vector.field(2, ti.i32, shape=()), ti.Vector.field(2, ti.i32, shape=())
low[None], high[None] = [1000, 1000], [-1000, -1000]


@ti.kernel
def run():
    for I in ti.grouped(a):
        ti.atomic_min(low[None], I)
        ti.atomic_max(high[None], I)


run()
assert low[None].to_list() == [-16, 8]
assert high[None].to_list() == [15, 71]


# %% `a[16, 72]` is outside.
# raises: TaichiAssertionError: of size (32, 64) offset (-16, 8) with indices (16, 72)
ti.init(arch=ti.cpu, debug=True)
a = ti.field(ti.i32, shape=(32, 64), offset=(-16, 8))


@ti.kernel
def run(i: ti.i32, j: ti.i32) -> ti.i32:
    return a[i, j]


assert run(15, 71) == 0
run(16, 72)


# %% The cells lie in the same order, and the compiler subtracts the constant before it computes the address.
plain = ti.field(ti.i32, shape=(4, 8))
moved = ti.field(ti.i32, shape=(4, 8), offset=(-2, 100))


@ti.kernel
def distance(f: ti.template(), i: ti.i32, j: ti.i32, k: ti.i32, m: ti.i32) -> ti.i64:
    return ti.cast(ti.get_addr(f, [k, m]), ti.i64) - ti.cast(ti.get_addr(f, [i, j]), ti.i64)


assert distance(plain, 0, 0, 1, 2) == distance(moved, -2, 100, -1, 102) == 40


# %% It moves the cells, not the components in them.
stress = ti.Matrix.field(2, 2, ti.i32, shape=16, offset=-16)
stress[-16] = [[1, 2], [3, 4]]


@ti.kernel
def run() -> ti.i32:
    return stress[-16][0, 0] * 10 + stress[-16][1, 1]


assert run() == 14


# %% A field that you place yourself, which may be a struct field, gets its offset where it is placed:
height = ti.field(ti.i32)
ti.root.dense(ti.ij, (8, 8)).place(height, offset=(-4, -4))


@ti.kernel
def run() -> ti.i32:
    total = 0
    for i, j in height:
        total += i + j
    return total


assert run() == -64


# %% `to_numpy()` and `from_numpy()` treat the first cell as index 0 of the array:
# versions: master
import numpy as np

x = ti.field(ti.i32, shape=4, offset=-2)
x.from_numpy(np.array([5, 6, 7, 8], dtype=np.int32))
assert x[-2] == 5 and x[1] == 8
x[0] = 9
assert x.to_numpy().tolist() == [5, 6, 9, 8]


# %% Shape and offset need the same number of dimensions. A single integer stands for one dimension only:
# raises: TaichiSyntaxError: The dimensionality of shape and offset must be the same (2 != 1)
a = ti.field(ti.f32, shape=(32, 64), offset=-16)


# %% Accessing field (S2place<i32>) of size (32) offset (-16) with indices (16)
# raises: TaichiAssertionError: of size (32) offset (-16) with indices (16)
ti.init(arch=ti.cpu, debug=True)
x = ti.field(ti.i32, shape=32, offset=-16)


@ti.kernel
def run():
    ti.loop_config(serialize=True)
    for i in range(32):
        x[i] = i


run()


# %% `to_numpy()`, `from_numpy()` and the copies to PyTorch and Paddle do not take the offset into account.
# versions: v1.5.0 v1.6.0
# raises: TaichiAssertionError: Out of bound access to ndarray at arg 0 with indices [-2]
import numpy as np

ti.init(arch=ti.cpu, debug=True)
x = ti.field(ti.i32, shape=4, offset=-2)
x.from_numpy(np.array([5, 6, 7, 8], dtype=np.int32))


# %% so with `offset=-16` half of the iterations access memory outside of the field.
ti.init(arch=ti.cpu, debug=True)
x = ti.field(ti.i32, shape=32, offset=-16)


@ti.kernel
def write(i: ti.i32):
    x[i] = i


outside = []
for i in range(32):
    try:
        write(i)
    except ti.TaichiAssertionError:
        outside.append(i)
assert outside == list(range(16, 32))
for i in range(-16, 16):
    write(i)


# %% A field that you [place yourself](./layout.mdx), which may be a struct field, gets its offset where it is placed:
# versions: v1.6.0
particles = ti.types.struct(mass=ti.f32).field()
ti.root.dense(ti.i, 8).place(particles, offset=-4)


@ti.kernel
def first() -> ti.i32:
    low = 100
    for i in particles:
        ti.atomic_min(low, i)
    return low


particles[-4].mass = 3
assert particles.mass[-4] == 3
assert first() == -4


# %% `a.copy_from(b)` is right only if both fields have the same offset.
# versions: v1.6.0
# raises: TaichiAssertionError: of size (4) offset (-2) with indices (2)
ti.init(arch=ti.cpu, debug=True, cpu_max_num_threads=1)
a = ti.field(ti.i32, shape=4, offset=-2)
b = ti.field(ti.i32, shape=4, offset=-2)
b.fill(3)
a.copy_from(b)
assert a[-2] == 3
c = ti.field(ti.i32, shape=4)
c.copy_from(b)
