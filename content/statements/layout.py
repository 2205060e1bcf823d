"""What the page "Fields (advanced)" says, tried by programs; content/README.md has the form."""

import taichi as ti

ti.init(arch=ti.cpu)


# %% A field that is declared without a shape has no memory yet. It gets its memory from a tree in which you *place* it
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


# %% A loop over the field itself, `for i, j in y`, deals out the elements in the order in which they lie in memory
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


# %% an address is computed in two steps. The cost of that is slight, but the two declarations are not the same tree.
x, y = ti.field(ti.f32), ti.field(ti.f32)
ti.root.dense(ti.ij, (3, 4)).place(x)
ti.root.dense(ti.i, 3).dense(ti.j, 4).place(y)
assert len(y.snode._path_from_root()) == len(x.snode._path_from_root()) + 1


# %% `x = ti.field(ti.f32, shape=(3, 4))` | `ti.root.dense(ti.ij, (3, 4)).place(x)` |
x, y = ti.field(ti.f32, shape=(3, 4)), ti.field(ti.f32)
ti.root.dense(ti.ij, (3, 4)).place(y)
assert str(x.snode.parent()) == str(y.snode.parent()) == "ti.root => dense [3, 4]"


# %% makes a field of shape `(3, 4)`, stored in the same order.
x, y = ti.field(ti.f32), ti.field(ti.f32, shape=(3, 4))
ti.root.dense(ti.i, 3).dense(ti.j, 4).place(x)


@ti.kernel
def distance(f: ti.template(), i: ti.i32, j: ti.i32) -> ti.i64:
    return ti.cast(ti.get_addr(f, [i, j]), ti.i64) - ti.cast(ti.get_addr(f, [0, 0]), ti.i64)


for f in (x, y):
    assert [distance(f, i, j) for i in range(3) for j in range(4)] == list(range(0, 48, 4))


# %% it works inside kernels on the CPU and CUDA backends.
# raises: AttributeError: 'NoneType' object has no attribute 'ast_builder'
x = ti.field(ti.f32, shape=4)


@ti.kernel
def run() -> ti.u64:
    return ti.get_addr(x, [1])


assert run() > 0
ti.get_addr(x, [1])


# %% Loops over `ti.ndrange(M, N)`, or over two nested ranges, run in the order *you* wrote
visited = ti.field(ti.i32, shape=6)
count = ti.field(ti.i32, shape=())


@ti.kernel
def run():
    ti.loop_config(serialize=True)
    for j in range(3):
        for i in range(2):
            visited[ti.atomic_add(count[None], 1)] = 10 * i + j


run()
assert visited.to_numpy().tolist() == [0, 10, 1, 11, 2, 12]


# %% When such a field has a shape, the `layout` argument changes that: … A vector field without a shape is placed like any other
x = ti.Vector.field(3, ti.f32, layout=ti.Layout.SOA)
ti.root.dense(ti.i, 8).place(x)


@ti.kernel
def address(f: ti.template(), i: ti.i32) -> ti.i64:
    return ti.cast(ti.get_addr(f, [i]), ti.i64)


assert address(x.get_scalar_field(1), 0) - address(x.get_scalar_field(0), 0) == 4


# %% A block of 8 × 8 `f32` numbers fills 256 bytes, four cache lines of 64 bytes
x = ti.field(ti.f32)
ti.root.dense(ti.ij, (2, 3)).dense(ti.ij, (8, 8)).place(x)


@ti.kernel
def distance(i: ti.i32, j: ti.i32) -> ti.i64:
    return ti.cast(ti.get_addr(x, [i, j]), ti.i64) - ti.cast(ti.get_addr(x, [0, 0]), ti.i64)


assert (distance(7, 7), distance(0, 8), distance(8, 0), distance(1, 0)) == (252, 256, 768, 32)


# %% Row-major, a line is a strip of one row, and a cell and its four neighbours lie in three lines. In blocks, a line is two rows of a
# block, and the same five cells lie in two lines, one after the other.
rows, blocks = ti.field(ti.f32, shape=(1080, 1920)), ti.field(ti.f32)
ti.root.dense(ti.ij, (135, 240)).dense(ti.ij, (8, 8)).place(blocks)


@ti.kernel
def line(f: ti.template(), i: ti.i32, j: ti.i32) -> ti.i64:
    return (ti.cast(ti.get_addr(f, [i, j]), ti.i64) - ti.cast(ti.get_addr(f, [0, 0]), ti.i64)) // 64


cells = [(11, 20), (10, 20), (12, 20), (11, 19), (11, 21)]
assert len({line(rows, i, j) for i, j in cells}) == 3
used = sorted({line(blocks, i, j) for i, j in cells})
assert len(used) == 2 and used[1] == used[0] + 1


# %% Taichi prints a warning for any other number. The outer extents are free
import subprocess
import sys


def is_warned(outer, inner):
    tree = f"ti.root.dense(ti.ij, {outer}).dense(ti.ij, {inner}).place(x)"
    program = f"import taichi as ti; ti.init(arch=ti.cpu); x = ti.field(ti.f32); {tree}; x[0, 0] = 1"
    done = subprocess.run([sys.executable, "-c", program], capture_output=True, text=True)
    assert done.returncode == 0
    return "is detected on non-first division of axis" in done.stdout + done.stderr


assert not is_warned((135, 240), (8, 8))
assert is_warned((4, 4), (3, 8))
assert is_warned((4, 4), (8, 6))


# %% The program works, and a warning tells you that its addresses take divisions:
x = ti.field(ti.i32)
ti.root.dense(ti.i, 4).dense(ti.i, 3).place(x)


@ti.kernel
def run():
    for i in x:
        x[i] = i * i


run()
assert x.to_numpy().tolist() == [i * i for i in range(12)]


# %% [W …] Shape 3 is detected on non-first division of axis i: … File "grid.py", line 6, in <module> … we recommend that you set it to a
# power of two.
# versions: v1.5.0 v1.6.0
import subprocess
import sys

with open("grid.py", "w") as file:
    file.write("import taichi as ti\n\nti.init(arch=ti.cpu)\nx = ti.field(ti.i32)\n\n")
    file.write("ti.root.dense(ti.i, 4).dense(ti.i, 3).place(x)\n")
text = subprocess.run([sys.executable, "grid.py"], capture_output=True, text=True).stderr
lines = text[text.index("[W ") :].splitlines()
assert lines[0].endswith("Shape 3 is detected on non-first division of axis i:")
assert lines[1].endswith('grid.py", line 6, in <module>')
assert lines[3] == " For best performance, we recommend that you set it to a power of two."


# %% [W …] TaichiWarning … File "grid.py", line 6, in <module> … Shape 3 is detected on non-first division of axis i. For best performance,
# we recommend that you set it to a power of two.
# versions: master
import subprocess
import sys

with open("grid.py", "w") as file:
    file.write("import taichi as ti\n\nti.init(arch=ti.cpu)\nx = ti.field(ti.i32)\n\n")
    file.write("ti.root.dense(ti.i, 4).dense(ti.i, 3).place(x)\n")
text = subprocess.run([sys.executable, "grid.py"], capture_output=True, text=True).stderr
lines = text[text.index("[W ") :].splitlines()
assert lines[0].endswith("] TaichiWarning")
assert lines[1].endswith('grid.py", line 6, in <module>')
assert lines[3].startswith("Shape 3 is detected on non-first division of axis i. For best performance, we recommend")


# %% Fields under `ti.root` live until the program ends, or `ti.reset()` or `ti.init()` is called. Deleting the Python name does not give the memory back
import gc


def megabytes():
    with open("/proc/self/statm") as file:
        return int(file.read().split()[1]) * 4096 / 1e6


before = megabytes()
x = ti.field(ti.f32, shape=1 << 25)
x.fill(1.0)
assert megabytes() - before > 120
del x
gc.collect()
assert megabytes() - before > 120
ti.init(arch=ti.cpu)
assert megabytes() - before < 60


# %% The builder adds nodes and places fields by the same methods as `ti.root`.
builder = ti.FieldsBuilder()
for name in "dense pointer bitmasked dynamic quant_array place lazy_grad lazy_dual deactivate_all".split():
    assert callable(getattr(builder, name)) and callable(getattr(ti.root, name)), name


# %% `destroy()` releases all fields of the tree at once … The CPU … backends keep their memory for later fields instead of returning it to the
# system.
# versions: v1.5.0 v1.6.0
def megabytes():
    with open("/proc/self/statm") as file:
        return int(file.read().split()[1]) * 4096 / 1e6


def tree():
    builder, x, y = ti.FieldsBuilder(), ti.field(ti.f32), ti.field(ti.f32)
    builder.dense(ti.i, 1 << 24).place(x, y)
    made = builder.finalize()
    x.fill(1.0)
    return made


before = megabytes()
tree().destroy()
once = megabytes() - before
assert once > 120
tree().destroy()
assert megabytes() - before < once + 60


# %% `destroy()` releases all fields of the tree at once
# versions: master
def megabytes():
    with open("/proc/self/statm") as file:
        return int(file.read().split()[1]) * 4096 / 1e6


before = megabytes()
builder, x, y = ti.FieldsBuilder(), ti.field(ti.f32), ti.field(ti.f32)
builder.dense(ti.i, 1 << 24).place(x, y)
tree = builder.finalize()
x.fill(1.0)
assert megabytes() - before > 120
tree.destroy()
assert megabytes() - before < 60


# %% except for what `pointer` and `dynamic` nodes have allocated.
# versions: v1.6.0
def megabytes():
    with open("/proc/self/statm") as file:
        return int(file.read().split()[1]) * 4096 / 1e6


def add(kind):
    builder, x = ti.FieldsBuilder(), ti.field(ti.f32)
    if kind == "pointer":
        builder.pointer(ti.i, 8).dense(ti.i, 1 << 20).place(x)
    else:
        builder.dynamic(ti.i, 1 << 23, chunk_size=1 << 20).place(x)
    tree = builder.finalize()

    @ti.kernel
    def fill():
        for i in range(1 << 23):
            x[i] = 1.0

    fill()
    tree.destroy()


for kind in ("pointer", "dynamic"):
    before = megabytes()
    for _ in range(4):
        add(kind)
    assert megabytes() - before > 120


# %% Place the [sparse](./sparse.mdx) fields of `ti.root` before you create a builder, and finalise a builder with sparse fields before you
# create the next one. Otherwise a loop over one of these fields can crash the program.
# versions: v1.6.0
import subprocess
import sys

program = """
import taichi as ti

ti.init(arch=ti.cpu, offline_cache=False)

def sparse(parent):
    x = ti.field(ti.f32)
    parent.pointer(ti.i, 4).place(x)
    return x

ORDER
x[1] = 1.0
y[1] = 1.0

@ti.kernel
def run(x: ti.template()) -> ti.i32:
    total = 0
    for i in x:
        total += 1
    return total

assert run(x) == run(y) == 1
"""
orders = {
    "x = sparse(ti.root)\na = ti.FieldsBuilder()\ny = sparse(a)\na.finalize()": True,
    "a = ti.FieldsBuilder()\nx = sparse(a)\na.finalize()\nb = ti.FieldsBuilder()\ny = sparse(b)\nb.finalize()": True,
    "a = ti.FieldsBuilder()\ny = sparse(a)\na.finalize()\nx = sparse(ti.root)": False,
    "a, b = ti.FieldsBuilder(), ti.FieldsBuilder()\nx, y = sparse(a), sparse(b)\na.finalize()\nb.finalize()": False,
}
for order, good in orders.items():
    with open("program.py", "w") as file:
        file.write(program.replace("ORDER", order))
    done = subprocess.run([sys.executable, "program.py"], capture_output=True)
    assert (done.returncode == 0) is good, order


# %% The axes of a single `dense` are always stored in the order i, j, k
x = ti.field(ti.f32)
ti.root.dense(ti.axes(1, 0), (6, 4)).place(x)
assert x.shape == (4, 6)


@ti.kernel
def distance(i: ti.i32, j: ti.i32) -> ti.i64:
    return ti.cast(ti.get_addr(x, [i, j]), ti.i64) - ti.cast(ti.get_addr(x, [0, 0]), ti.i64)


assert (distance(1, 0), distance(0, 1)) == (24, 4)


# %% or the first access to an element stops with: … Please consider specifying a shape for them. E.g., … x = ti.field(float, shape=(2, 3))
depth = ti.field(ti.f32)
message = ""
try:
    depth[0]
except RuntimeError as error:
    message = str(error)
assert message.startswith("These field(s) are not placed:\n=====") and "depth = ti.field(ti.f32)" in message
assert message.endswith("Please consider specifying a shape for them. E.g.,\n\n  x = ti.field(float, shape=(2, 3))")


# %% Please consider place the grad field(s). E.g., … ti.root.dense(ti.i, 1).place(x.{gradient_type})
x = ti.field(ti.f32, needs_grad=True)
ti.root.dense(ti.i, 4).place(x)
message = ""
try:
    x[0] = 1
except RuntimeError as error:
    message = str(error)
assert "Please consider place the grad field(s). E.g.,\n\n  ti.root.dense(ti.i, 1).place(x.{gradient_type})\n" in message


# %% Vector and matrix fields have the argument too, struct fields do not.
# raises: TypeError: got an unexpected keyword argument 'order'
v = ti.Vector.field(2, ti.f32, shape=(4, 6), order="ji")
m = ti.Matrix.field(2, 2, ti.f32, shape=(4, 6), order="ji")


@ti.kernel
def address(f: ti.template(), i: ti.i32, j: ti.i32) -> ti.u64:
    return ti.get_addr(f, [i, j])


v_x = v.get_scalar_field(0)
m_x = m.get_scalar_field(0, 0)
assert address(v_x, 1, 0) - address(v_x, 0, 0) == 2 * 4
assert address(m_x, 1, 0) - address(m_x, 0, 0) == 4 * 4
ti.types.struct(a=ti.f32).field(shape=(4, 6), order="ji")
