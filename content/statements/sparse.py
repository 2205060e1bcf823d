"""What the page "Spatially Sparse Data Structures" says, tried by programs; content/README.md has the form."""

import taichi as ti

ti.init(arch=ti.cpu)


@ti.kernel
def count(node: ti.template()) -> ti.i32:
    total = 0
    for I in ti.grouped(node):
        total += 1
    return total


# %% all of them null at the start.
x = ti.field(ti.f32)
block = ti.root.pointer(ti.ij, (4, 4))
block.dense(ti.ij, (2, 2)).place(x)
assert count(block) == 0
assert count(x) == 0


# %% allocates the block and then writes. This works from Python too.
x = ti.field(ti.f32)
block = ti.root.pointer(ti.ij, (4, 4))
block.dense(ti.ij, (2, 2)).place(x)
x[2, 5] = 0.5
assert count(block) == 1
assert count(x) == 4


# %% Reading does not activate.
x = ti.field(ti.f32)
block = ti.root.pointer(ti.ij, (4, 4))
block.dense(ti.ij, (2, 2)).place(x)


@ti.kernel
def read() -> ti.f32:
    return x[0, 0]


assert read() == 0.0
assert x[1, 1] == 0.0
assert count(block) == 0


# %% A tree of `dense` nodes alone is not sparse: all its cells are active, always.
x = ti.field(ti.f32)
ti.root.dense(ti.i, 4).dense(ti.i, 2).place(x)
assert count(x) == 8
ti.deactivate_all_snodes()
assert count(x) == 8


# %% a loop over the pixels visits two of them, not eight.
x = ti.field(ti.f32)
block = ti.root.pointer(ti.ij, (4, 4))
pixel = block.bitmasked(ti.ij, (2, 2))
pixel.place(x)
x[2, 5] = 0.5
x[7, 0] = 0.25
assert count(pixel) == 2
assert count(block) == 2


# %% runs over active blocks, with block indices, here from 0 to 3.
x = ti.field(ti.f32)
block = ti.root.pointer(ti.ij, (4, 4))
block.dense(ti.ij, (2, 2)).place(x)
x[7, 5] = 1.0


@ti.kernel
def where() -> ti.i32:
    found = 0
    for i, j in block:
        found += 10 * i + j
    return found


assert where() == 32


# %% If the body writes, it activates everything.
x = ti.field(ti.f32)
ti.root.pointer(ti.ij, (4, 4)).bitmasked(ti.ij, (2, 2)).place(x)


@ti.kernel
def write():
    for i, j in ti.ndrange(8, 8):
        x[i, j] = 0.0


write()
assert count(x) == 64


# %% Fields that are placed under the same node share its activity, so writing to one would activate the cell in the other.
x = ti.field(ti.f32)
y = ti.field(ti.f32)
ti.root.bitmasked(ti.i, 8).place(x, y)
x[3] = 1.0
assert count(y) == 1


# %% on a `bitmasked` cell leaves those below as they are
x = ti.field(ti.f32)
block = ti.root.bitmasked(ti.i, 4)
cell = block.bitmasked(ti.i, 4)
cell.place(x)
x[5] = 1.0


@ti.kernel
def off():
    ti.deactivate(block, [1])


@ti.kernel
def on():
    ti.activate(block, [1])


off()
assert count(block) == 0
on()
assert count(cell) == 1


# %% deactivates all cells of the node and of all nodes below it
x = ti.field(ti.f32)
top = ti.root.pointer(ti.i, 4)
block = top.bitmasked(ti.i, 4)
cell = block.bitmasked(ti.i, 4)
cell.place(x)
x[5] = 1.0
block.deactivate_all()
assert (count(top), count(block), count(cell)) == (1, 0, 0)
x[6] = 1.0
assert count(cell) == 1


# %% does that for every sparse node there is
x = ti.field(ti.f32)
y = ti.field(ti.f32)
ti.root.pointer(ti.i, 4).place(x)
ti.root.bitmasked(ti.i, 4).place(y)
x[1] = 1.0
y[2] = 1.0
ti.deactivate_all_snodes()
assert count(x) == 0
assert count(y) == 0


# %% index of the cell of `node` in which cell `[i, j]` of `x` lies
x = ti.field(ti.f32)
coarse = ti.root.pointer(ti.ij, 4)
fine = coarse.pointer(ti.ij, 4)
fine.bitmasked(ti.ij, 4).place(x)


@ti.kernel
def index() -> ti.types.vector(2, ti.i32):
    return ti.rescale_index(x, fine, ti.Vector([37, 10]))


assert list(index()) == [9, 2]
assert list(ti.rescale_index(x, coarse, [37, 10])) == [2, 0]


# %% It never deactivates the parent, even when the last of its children goes.
x = ti.field(ti.f32)
block = ti.root.pointer(ti.i, 4)
cell = block.bitmasked(ti.i, 4)
cell.place(x)
x[5] = 1.0


@ti.kernel
def off():
    ti.deactivate(cell, [5])


off()
assert (count(block), count(cell)) == (1, 0)


# %% The block behind a deactivated pointer … go back to the Taichi runtime, which fills them with zeros and uses them again.
x = ti.field(ti.f32)
block = ti.root.pointer(ti.i, 4)
block.dense(ti.i, 4).place(x)
x[5] = 1.0
block.deactivate_all()
x[6] = 2.0
assert x[5] == 0.0


# %% On a `pointer` cell it gives the block behind the pointer back, but not what `pointer` and `dynamic` nodes in this block have
# allocated: deactivate those first.
# versions: v1.6.0
x = ti.field(ti.f32)
outer = ti.root.pointer(ti.i, 4)
inner = outer.pointer(ti.i, 4)
inner.place(x)


@ti.kernel
def fill():
    for i in range(16):
        x[i] = 1.0


@ti.kernel
def off(node: ti.template(), n: ti.i32):
    for i in range(n):
        ti.deactivate(node, [i])


def allocated():
    return outer._num_dynamically_allocated, inner._num_dynamically_allocated


for _ in range(3):
    fill()
    off(inner, 16)
    off(outer, 4)
assert allocated() == (4, 16)
for _ in range(3):
    fill()
    off(outer, 4)
assert allocated() == (4, 48)


# %% removes all elements
x = ti.field(ti.i32)
node = ti.root.dense(ti.i, 2).dynamic(ti.j, 16, chunk_size=4)
node.place(x)


@ti.kernel
def run() -> ti.i32:
    for c in range(2):
        for k in range(5):
            x[c].append(k)
    for c in range(1):
        x[c].deactivate()
    return 0


@ti.kernel
def lengths() -> ti.i32:
    return 10 * x[0].length() + x[1].length()


run()
assert lengths() == 5


# %% adds `v`, returns its index in the list
x = ti.field(ti.i32)
node = ti.root.dense(ti.i, 2).dynamic(ti.j, 16)
node.place(x)


@ti.kernel
def add(v: ti.i32) -> ti.i32:
    return ti.append(node, [1], v)


assert add(7) == 0
assert add(8) == 1
assert x[1, 1] == 8


# %% In the longer form `node` is the dynamic node, which is also `ids.parent()`.
# versions: v1.6.0 master
ids = ti.field(ti.i32)
node = ti.root.dense(ti.i, 2).dynamic(ti.j, 16)
node.place(ids)


@ti.kernel
def length() -> ti.i32:
    ti.append(ids.parent(), [1], 3)
    return ti.length(node, [1])


assert length() == 1


# %% A list directly under `ti.root` needs no index: `x.append(v)`.
# versions: v1.6.0 master
x = ti.field(ti.i32)
ti.root.dynamic(ti.i, 16).place(x)


@ti.kernel
def add() -> ti.i32:
    x.append(4)
    x.append(5)
    return x.length()


assert add() == 2
assert x[1] == 5


# %% Writing to an index past the end makes the list as long as that index demands.
# versions: v1.6.0 master
x = ti.field(ti.i32)
ti.root.dynamic(ti.i, 16, chunk_size=4).place(x)


@ti.kernel
def length() -> ti.i32:
    return x.length()


x[9] = 1
assert length() == 10


# %% A for loop over a field or a node … has to be an outermost loop of the kernel
# raises: RuntimeError: struct_for cannot be nested inside a kernel
x = ti.field(ti.f32)
ti.root.pointer(ti.i, 4).place(x)


@ti.kernel
def nested():
    for step in range(10):
        for i in x:
            x[i] *= 0.5


nested()


# %% loop over the field, so they reach active cells only, and on an empty field they do nothing.
import numpy as np

x = ti.field(ti.f32)
block = ti.root.pointer(ti.i, 4)
block.dense(ti.i, 2).place(x)
x.fill(1.0)
x.from_numpy(np.ones(8, dtype=np.float32))
assert count(block) == 0
x[3] = 5.0
x.fill(1.0)
assert x.to_numpy().tolist() == [0, 0, 1, 1, 0, 0, 0, 0]


# %% returns the full dense array with zeros in the inactive cells
x = ti.field(ti.f32)
ti.root.pointer(ti.i, 4).dense(ti.i, 2).place(x)
x[3] = 5.0
assert x.to_numpy().tolist() == [0, 0, 0, 5, 0, 0, 0, 0]


# %% deactivating it clears the bit and not the value: the cell still reads as before.
x = ti.field(ti.f32)
cell = ti.root.bitmasked(ti.i, 4)
cell.place(x)
x[2] = 5.0
cell.deactivate_all()
assert count(cell) == 0
assert x[2] == 5.0


# %% fails with `AttributeError: 'ScalarField' object has no attribute 'append'`.
# raises: AttributeError: 'ScalarField' object has no attribute 'append'
x = ti.field(ti.i32)
ti.root.dynamic(ti.i, 16).place(x)
x.append(1)


# %% The node has one axis, and no node above may use it.
# versions: v1.6.0
# raises: RuntimeError: Dynamic SNode must have a standalone dimensionality.
x = ti.field(ti.i32)
ti.root.dense(ti.i, 4).dynamic(ti.i, 16).place(x)
x[0] = 1


# %% The node has one axis, and no node above may use it.
# versions: master
# raises: TaichiRuntimeError: Dynamic SNode must have a standalone dimensionality.
x = ti.field(ti.i32)
ti.root.dense(ti.i, 4).dynamic(ti.i, 16).place(x)
x[0] = 1


# %% `smoke[2, 5] = 0.5` finds the pointer `block[1, 2]` null, allocates the block and then writes.
x = ti.field(ti.f32)
block = ti.root.pointer(ti.ij, (4, 4))
block.dense(ti.ij, (2, 2)).place(x)


@ti.kernel
def active(i: ti.i32, j: ti.i32) -> ti.i32:
    return ti.is_active(block, [i, j])


assert active(1, 2) == 0
x[2, 5] = 0.5
assert active(1, 2) == 1 and active(2, 1) == 0
assert x.shape == (8, 8)


# %% Ten steps make a square of 21 × 21 active cells.
n = 1024
fields, blocks = [], []
for _ in range(2):
    x = ti.field(ti.f32)
    block = ti.root.pointer(ti.ij, n // 16)
    block.bitmasked(ti.ij, 16).place(x)
    fields.append(x)
    blocks.append(block)


@ti.kernel
def spread(src: ti.template(), dst: ti.template()):
    for i, j in src:
        for di, dj in ti.static(ti.ndrange((-1, 2), (-1, 2))):
            dst[i + di, j + dj] += src[i, j] / 9.0


fields[0][512, 512] = 1.0
for step in range(10):
    spread(fields[step % 2], fields[(step + 1) % 2])
    blocks[step % 2].deactivate_all()
    assert count(fields[(step + 1) % 2]) == (2 * step + 3) ** 2
assert count(fields[0]) == 441


# %% | `ti.is_active(node, [i, j])` | kernel | whether the cell is active; `pointer` and `bitmasked` nodes only |
x = ti.field(ti.f32)
block = ti.root.pointer(ti.ij, 4)
block.dense(ti.ij, 2).place(x)
x[0, 0] = 1.0
refused = 0
for call in (ti.is_active, ti.activate, ti.deactivate):
    try:
        call(block, [0, 0])
    except Exception:
        refused += 1
assert refused == 3


# %% | `ti.rescale_index(x, node, [i, j])` | both | index of the cell of `node`
x = ti.field(ti.f32)
coarse = ti.root.pointer(ti.ij, 4)
fine = coarse.pointer(ti.ij, 4)
fine.bitmasked(ti.ij, 4).place(x)


@ti.kernel
def inside() -> ti.math.ivec2:
    return ti.rescale_index(x, fine, ti.Vector([37, 10]))


assert list(ti.rescale_index(x, coarse, [37, 10])) == [2, 0]
assert list(ti.rescale_index(x, fine, [37, 10])) == [9, 2]
assert inside().to_list() == [9, 2]


# %% activates this cell of a `pointer` or `bitmasked` node; all cells above it must be active
x = ti.field(ti.f32)
block = ti.root.pointer(ti.i, 4)
cell = block.bitmasked(ti.i, 4)
cell.place(x)


@ti.kernel
def switch_on():
    ti.activate(block, [1])
    ti.activate(cell, [6])


switch_on()
assert count(block) == 1 and count(cell) == 1


# %% A `dynamic` node is a list of elements of one type: scalars, vectors, matrices or structs.
# versions: v1.6.0 master
Pair = ti.types.struct(a=ti.i16, b=ti.i64)
lists = [ti.field(ti.f64), ti.Vector.field(3, ti.f32), ti.Matrix.field(2, 2, ti.f32), Pair.field()]
for one in lists:
    ti.root.dynamic(ti.i, 16, chunk_size=4).place(one)
scalars, vectors, matrices, structs = lists


@ti.kernel
def run() -> ti.i32:
    for k in range(5):
        scalars.append(0.5)
        vectors.append(ti.math.vec3(1, 2, 3))
        matrices.append(ti.math.mat2(1, 2, 3, 4))
        structs.append(Pair(k, 1000 * k))
    return scalars.length() + vectors.length() + matrices.length() + structs.length()


assert run() == 20
assert scalars[4] == 0.5 and vectors[4].to_list() == [1, 2, 3] and matrices[4][1, 0] == 3
assert sorted(structs[k].b for k in range(5)) == [0, 1000, 2000, 3000, 4000]


# %% Put `place` right after `dynamic`, with one field. Another node below it or a second field is not refused, but nothing can be appended then.
x = ti.field(ti.f32)
node = ti.root.dynamic(ti.i, 16)
node.dense(ti.j, 4).place(x)


@ti.kernel
def write():
    for k in range(3):
        x[k, 2] = 1.0


@ti.kernel
def by_field():
    x.append(5.0)


@ti.kernel
def by_node():
    ti.append(node, [], 5.0)


write()
assert x.shape == (16, 4) and x.to_numpy().sum() == 3.0
refused = 0
for run in (by_field, by_node):
    try:
        run()
    except Exception:
        refused += 1
assert refused == 2


# %% Appending past it is not checked, so keep to it yourself.
# versions: v1.6.0 master
x = ti.field(ti.i32)
ti.root.dynamic(ti.i, 4, chunk_size=4).place(x)


@ti.kernel
def fill(n: ti.i32) -> ti.i32:
    for k in range(n):
        x.append(k)
    return x.length()


assert fill(6) == 6


# %% There is no `pop` and no `remove`
x = ti.field(ti.i32)
node = ti.root.dynamic(ti.i, 4)
node.place(x)
for name in ("pop", "remove"):
    assert not hasattr(x, name) and not hasattr(node, name) and not hasattr(ti, name)


# %% Parallel appends … are safe, but their order changes from run to run.
x = ti.field(ti.i32)
ti.root.dense(ti.i, 2).dynamic(ti.j, 100000, chunk_size=1000).place(x)


@ti.kernel
def fill() -> ti.i32:
    for k in range(50000):
        x[1].append(k)
    return x[1].length()


assert fill() == 50000
assert sorted(x.to_numpy()[1, :50000].tolist()) == list(range(50000))


# %% These calls work in Taichi scope only; elements are read and written as
x = ti.field(ti.i32)
node = ti.root.dense(ti.i, 2).dynamic(ti.j, 8)
node.place(x)
x[1, 0] = 5
assert x[1, 0] == 5
refused = 0
for call in (lambda: x[1].append(3), lambda: ti.append(node, [1], 3), lambda: ti.length(node, [1])):
    try:
        call()
    except Exception:
        refused += 1
assert refused == 3


# %% places a struct field under a `bitmasked` node, and `ti.sparse.usage(grid)` returns the fraction of active cells
# versions: master
air = ti.sparse.grid({"mass": ti.f32, "velocity": ti.math.vec2}, shape=(64, 64))
assert ti.sparse.usage(air) == 0
air[3, 5].mass = 1.0
assert ti.sparse.usage(air) == 1 / 4096
assert air.parent().ptr.type == ti._lib.core.SNodeType.bitmasked


# %% any other number raises `Only 2D and 3D sparse grids are supported`.
# versions: master
ti.sparse.grid({"mass": ti.f32}, shape=(4, 4, 4))
for shape in ((4,), (4, 4, 4, 4)):
    try:
        ti.sparse.grid({"mass": ti.f32}, shape=shape)
    except Exception as error:
        said = str(error)
    assert "Only 2D and 3D sparse grids are supported" in said
    said = ""


# %% deactivates this cell and, if `node` is a `pointer`, all below it; never those above |
x = ti.field(ti.f32)
top = ti.root.pointer(ti.i, 2)
block = top.pointer(ti.i, 4)
cell = block.bitmasked(ti.i, 4)
cell.place(x)
x[5] = 1.0


@ti.kernel
def off():
    ti.deactivate(block, [1])


@ti.kernel
def on():
    ti.activate(block, [1])


off()
assert (count(top), count(block), count(cell)) == (1, 0, 0)
on()
assert (count(top), count(block), count(cell)) == (1, 1, 0)
assert x[5] == 0.0


# %% one takes 16 bytes with its lock, four times the size of the `f32` it would lead to. A `bitmasked` node spends one bit on each cell, in
# words of 32 bits.
x, y, z = ti.field(ti.f32), ti.field(ti.f64), ti.field(ti.f32)
outer = ti.root.dense(ti.i, 2)
outer.pointer(ti.i, 64).place(x)
outer.place(y)
masks = ti.root.dense(ti.i, 2)
masks.bitmasked(ti.i, 33).place(z)


@ti.kernel
def address(f: ti.template(), i: ti.i32) -> ti.i64:
    return ti.cast(ti.get_addr(f, [i]), ti.i64)


z[0] = z[33] = 1.0
assert address(y, 1) - address(y, 0) == 16 * 64 + 8
assert address(z, 33) - address(z, 0) == 33 * 4 + 8


# %% An element is `ids[c, k]` if this is the last axis of the field.
# versions: v1.6.0 master
last, first = ti.field(ti.i32), ti.field(ti.i32)
ti.root.dense(ti.i, 3).dynamic(ti.j, 8).place(last)
ti.root.dense(ti.j, 3).dynamic(ti.i, 8).place(first)


@ti.kernel
def add():
    last[2].append(7)
    first[2].append(8)


add()
assert last.shape == (3, 8) and first.shape == (8, 3)
assert last[2, 0] == 7 and first[0, 2] == 8


# %% For example, all 48 cells below `ti.root.pointer(ti.i, 3).dense(ti.i, 16)` may be active, and `for i in x` goes through 36 of them.
# versions: v1.6.0
x, even = ti.field(ti.f32), ti.field(ti.f32)
ti.root.pointer(ti.i, 3).dense(ti.i, 16).place(x)
ti.root.pointer(ti.i, 4).dense(ti.i, 16).place(even)


@ti.kernel
def fill():
    for i in range(48):
        x[i] = 1.0
    for i in range(64):
        even[i] = 1.0


fill()
assert count(x) == 36
assert count(even) == 64


# %% or a second field is not refused, but nothing can be appended then.
# versions: v1.6.0
x, y = ti.field(ti.f32), ti.field(ti.f32)
ti.root.dynamic(ti.i, 16).place(x, y)


@ti.kernel
def add():
    x.append(5.0)


x[3] = 2.0
assert x[3] == 2.0 and y[3] == 0.0
try:
    add()
    appended = True
except Exception:
    appended = False
assert not appended


# %% and `deactivate_all` of a `bitmasked` node leaves them active.
# versions: v1.6.0
x = ti.field(ti.f32)
cell = ti.root.pointer(ti.i, 3).bitmasked(ti.i, 16)
cell.place(x)


@ti.kernel
def fill():
    for i in range(48):
        x[i] = 1.0


@ti.kernel
def active() -> ti.i32:
    total = 0
    for i in range(48):
        if ti.is_active(cell, [i]):
            total += 1
    return total


fill()
assert active() == 48 and count(x) == 36
cell.deactivate_all()
assert active() == 12
