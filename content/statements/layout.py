"""What the page "Fields (advanced)" says, tried by programs; content/README.md has the form."""

import taichi as ti

ti.init(arch=ti.cpu)


# %% A field that is declared without a shape has no memory yet. It gets its memory when you *place* it in a tree
d = ti.field(ti.f32)
ti.root.dense(ti.ij, (3, 4)).place(d)
d[2, 3] = 23
assert d.shape == (3, 4) and d[2, 3] == 23


# %% `ti.axes(4)` to `ti.axes(11)` are the other eight.
x = ti.field(ti.i32)
ti.root.dense(ti.axes(11), 3).place(x)
assert x.shape == (3,)


# %% `x = ti.field(ti.f32, shape=())` | `ti.root.place(x)`
x = ti.field(ti.f32)
ti.root.place(x)
x[None] = 2
assert x.shape == () and x[None] == 2


# %% `ti.root.dense(ti.i, 3).dense(ti.j, 4).place(x)` also makes a field of shape `(3, 4)`
x = ti.field(ti.f32)
ti.root.dense(ti.i, 3).dense(ti.j, 4).place(x)
assert x.shape == (3, 4)


# %% For a field with a shape, `order` says the same in one argument: `ti.field(ti.f32, shape=(M, N), order="ji")` is column-major.
M, N = 4, 6
rows = ti.field(ti.f32, shape=(M, N))
columns = ti.field(ti.f32, shape=(M, N), order="ji")


@ti.kernel
def distance(f: ti.template(), i: ti.i32, j: ti.i32) -> ti.i64:
    return ti.cast(ti.get_addr(f, [i, j]), ti.i64) - ti.cast(ti.get_addr(f, [0, 0]), ti.i64)


assert (distance(rows, 1, 0), distance(rows, 0, 1)) == (24, 4)
assert (distance(columns, 1, 0), distance(columns, 0, 1)) == (4, 16)
assert columns.shape == (4, 6)


# %% A loop over the field itself, `for i, j in y`, visits the elements in the order in which they lie in memory
y = ti.field(ti.i32)
ti.root.dense(ti.j, 3).dense(ti.i, 2).place(y)
visited = ti.field(ti.i32, shape=6)
count = ti.field(ti.i32, shape=())


@ti.kernel
def run():
    ti.loop_config(serialize=True)
    for i, j in y:
        visited[ti.atomic_add(count[None], 1)] = 10 * i + j


run()
assert visited.to_numpy().tolist() == [0, 10, 1, 11, 2, 12]


# %% Loops over `ti.ndrange(M, N)`, or over two nested ranges, run in the order *you* wrote, with the last index the fastest.
visited = ti.field(ti.i32, shape=6)
count = ti.field(ti.i32, shape=())


@ti.kernel
def run():
    ti.loop_config(serialize=True)
    for i, j in ti.ndrange(2, 3):
        visited[ti.atomic_add(count[None], 1)] = 10 * i + j


run()
assert visited.to_numpy().tolist() == [0, 1, 2, 10, 11, 12]


# %% `place(r, g, b)` puts the three into each cell
r, g, b = ti.field(ti.f32), ti.field(ti.f32), ti.field(ti.f32)
ti.root.dense(ti.i, 8).place(r, g, b)


@ti.kernel
def address(f: ti.template(), i: ti.i32) -> ti.i64:
    return ti.cast(ti.get_addr(f, [i]), ti.i64)


assert address(g, 0) - address(r, 0) == 4
assert address(b, 0) - address(r, 0) == 8
assert address(r, 1) - address(r, 0) == 12


# %% one `dense` per field keeps each channel together
r, g = ti.field(ti.f32), ti.field(ti.f32)
for channel in (r, g):
    ti.root.dense(ti.i, 8).place(channel)


@ti.kernel
def address(f: ti.template(), i: ti.i32) -> ti.i64:
    return ti.cast(ti.get_addr(f, [i]), ti.i64)


assert address(r, 1) - address(r, 0) == 4
assert address(g, 0) - address(r, 0) >= 32


# %% They are interleaved (AoS) by default … When such a field has a shape, the `layout` argument changes that:
together = ti.Vector.field(3, ti.f32, shape=8)
apart = ti.Vector.field(3, ti.f32, shape=8, layout=ti.Layout.SOA)


@ti.kernel
def address(f: ti.template(), i: ti.i32) -> ti.i64:
    return ti.cast(ti.get_addr(f, [i]), ti.i64)


x, y = together.get_scalar_field(0), together.get_scalar_field(1)
assert address(y, 0) - address(x, 0) == 4
assert address(x, 1) - address(x, 0) == 12
x, y = apart.get_scalar_field(0), apart.get_scalar_field(1)
assert address(y, 0) - address(x, 0) >= 32
assert address(x, 1) - address(x, 0) == 4


# %% In a struct field, `SOA` separates the members; a vector inside the struct keeps its components together.
Star = ti.types.struct(place=ti.math.vec2, mass=ti.f32)
stars = Star.field(shape=8, layout=ti.Layout.SOA)


@ti.kernel
def address(f: ti.template(), i: ti.i32) -> ti.i64:
    return ti.cast(ti.get_addr(f, [i]), ti.i64)


x, y = stars.place.get_scalar_field(0), stars.place.get_scalar_field(1)
assert address(y, 0) - address(x, 0) == 4
assert address(x, 1) - address(x, 0) == 8
assert address(stars.mass, 1) - address(stars.mass, 0) == 4


# %% `place(position, drift)` interleaves the components of both.
position, drift = ti.Vector.field(2, ti.f32), ti.Vector.field(2, ti.f32)
ti.root.dense(ti.i, 8).place(position, drift)


@ti.kernel
def address(f: ti.template(), i: ti.i32) -> ti.i64:
    return ti.cast(ti.get_addr(f, [i]), ti.i64)


x, u = position.get_scalar_field(0), drift.get_scalar_field(0)
assert address(u, 0) - address(x, 0) == 8
assert address(x, 1) - address(x, 0) == 16


# %% the indices are still those of the whole image, and the loop goes block by block by itself.
x = ti.field(ti.i32)
ti.root.dense(ti.ij, (1, 2)).dense(ti.ij, (2, 2)).place(x)
visited = ti.field(ti.i32, shape=8)
count = ti.field(ti.i32, shape=())


@ti.kernel
def run():
    ti.loop_config(serialize=True)
    for i, j in x:
        visited[ti.atomic_add(count[None], 1)] = 10 * i + j


run()
assert x.shape == (2, 4)
assert visited.to_numpy().tolist() == [0, 1, 10, 11, 2, 3, 12, 13]


# %% after that nothing more can be placed with this builder.
# raises: TaichiRuntimeError: finalized
builder = ti.FieldsBuilder()
x, y = ti.field(ti.f32), ti.field(ti.f32)
builder.dense(ti.i, 4).place(x)
tree = builder.finalize()
assert type(tree).__name__ == "SNodeTree"
builder.dense(ti.i, 4).place(y)


# %% A second `destroy()` raises an error.
# raises: TaichiRuntimeError: SNode tree has been destroyed
builder = ti.FieldsBuilder()
x = ti.field(ti.f32)
builder.dense(ti.i, 4).place(x)
tree = builder.finalize()
tree.destroy()
tree.destroy()


# %% Destroying a tree also discards the compiled kernels, which are compiled again at their next call
# versions: v1.6.0 master
scale = 2


@ti.kernel
def run(x: ti.i32) -> ti.i32:
    return x * scale


builder = ti.FieldsBuilder()
scratch = ti.field(ti.f32)
builder.dense(ti.i, 4).place(scratch)
tree = builder.finalize()
assert run(10) == 20
scale = 3
assert run(10) == 20
tree.destroy()
assert run(10) == 30


# %% The first kernel call, whichever kernel it is, or the first access to an element stops with:
depth = ti.field(ti.f32)


@ti.kernel
def other() -> ti.i32:
    return 1


message = ""
try:
    other()
except RuntimeError as error:
    message = str(error)
assert message.startswith("These field(s) are not placed:")


# %% There is no `ji` to reverse it
# raises: AttributeError: module 'taichi' has no attribute 'ji'
x = ti.field(ti.f32)
ti.root.dense(ti.ji, (4, 6)).place(x)


# %% Add it to the `place` call, or call `ti.root.lazy_grad()` after the last one.
x, y = ti.field(ti.f32, needs_grad=True), ti.field(ti.f32, needs_grad=True)
ti.root.dense(ti.i, 4).place(x, x.grad)
ti.root.dense(ti.i, 4).place(y)
ti.root.lazy_grad()
x.grad[1] = 2.0
y.grad[1] = 3.0
assert x.grad[1] + y.grad[1] == 5.0


# %% Without either, the first kernel call says:
x = ti.field(ti.f32, needs_grad=True)
ti.root.dense(ti.i, 4).place(x)


@ti.kernel
def run():
    x[0] = 1.0


message = ""
try:
    run()
except RuntimeError as error:
    message = str(error)
assert message.startswith("These field(s) requrie `needs_grad=True`, however their grad field(s) are not placed:")
