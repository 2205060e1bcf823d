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


# %% deactivates this cell, not those below or above it
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


# %% it never deactivates the parent, even when the last of its children goes.
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


# %% Memory behind a deactivated pointer … go back to the Taichi runtime, which fills them with zeros and uses them again.
x = ti.field(ti.f32)
block = ti.root.pointer(ti.i, 4)
block.dense(ti.i, 4).place(x)
x[5] = 1.0
block.deactivate_all()
x[6] = 2.0
assert x[5] == 0.0


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


# %% It must be the last axis of the field, and no node above may use it.
# versions: v1.6.0
# raises: RuntimeError: Dynamic SNode must have a standalone dimensionality.
x = ti.field(ti.i32)
ti.root.dense(ti.i, 4).dynamic(ti.i, 16).place(x)
x[0] = 1


# %% It must be the last axis of the field, and no node above may use it.
# versions: master
# raises: TaichiRuntimeError: Dynamic SNode must have a standalone dimensionality.
x = ti.field(ti.i32)
ti.root.dense(ti.i, 4).dynamic(ti.i, 16).place(x)
x[0] = 1
