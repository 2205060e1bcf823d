# case: circles of an array
import numpy as np
import taichi as ti
pos = np.array([[0.1, 0.2], [0.5, 0.6], [0.9, 0.4]])
gui = ti.GUI("a", (24, 16), show_gui=False)
gui.circles(pos, radius=2.5, color=0xED553B)
gui.show("a.png")
gui.circles(pos.astype(np.float32), radius=np.array([1.0, 2.2, 3.7]), color=np.array([0xFF0000, 0x00FF00, 0x0000FF]))
gui.show("b.png")
gui.circles(pos[:, :, None], radius=2)
gui.show("c.png")

# case: circles of a palette
import numpy as np
import taichi as ti
ti.init(arch=ti.cpu)
pos = np.array([[0.1, 0.2], [0.5, 0.6], [0.9, 0.4]], dtype=np.float32)
palette = [0xED553B, 0xF2B134, 0x068587]
kind = ti.field(ti.i32, shape=3)
kind.from_numpy(np.array([2, 0, 1], dtype=np.int32))
gui = ti.GUI("a", (24, 16), show_gui=False)
gui.circles(pos, radius=3, palette=palette, palette_indices=[0, 1, 2])
gui.show("a.png")
gui.circles(pos, radius=3, palette=np.array(palette), palette_indices=np.array([1, 1, 0]))
gui.show("b.png")
gui.circles(pos, radius=3, palette=palette, palette_indices=kind)
gui.show("c.png")

# case: lines of arrays
import numpy as np
import taichi as ti
begin = np.array([[0.1, 0.2], [0.3, 0.9], [0.9, 0.4]])
end = np.array([[0.8, 0.2], [0.3, 0.1], [0.7, 0.9]])
gui = ti.GUI("a", (24, 16), show_gui=False)
gui.lines(begin, end, radius=1.5, color=0xED553B)
gui.show("a.png")
gui.lines(begin, end, radius=np.array([1, 2, 0.5]), color=np.array([0xFF0000, 0x00FF00, 0x0000FF]))
gui.show("b.png")
gui.lines(begin, begin, radius=2, color=0x4CBDC7)
gui.show("c.png")

# case: triangles of arrays
import numpy as np
import taichi as ti
a = np.array([[0.1, 0.2], [0.3, 0.9]])
b = np.array([[0.8, 0.2], [0.6, 0.5]])
c = np.array([[0.4, 0.8], [0.9, 0.9]])
gui = ti.GUI("a", (24, 16), show_gui=False)
gui.triangles(a, b, c, color=0xED553B)
gui.show("a.png")
gui.triangles(a, b, c, color=np.array([0xFF8800, 0x0088FF]))
gui.show("b.png")

# case: arrows of arrays
import numpy as np
import taichi as ti
orig = np.array([[0.1, 0.2], [0.5, 0.5]])
way = np.array([[0.5, 0.1], [0.3, 0.4]])
gui = ti.GUI("a", (24, 16), show_gui=False)
gui.arrows(orig, way, radius=0.8, color=0xED553B)
gui.show("a.png")
gui.arrows(orig.astype(np.float32), way.astype(np.float32), color=0xED553B, tip_scale=0.5)
gui.show("b.png")
gui.arrows(orig, way.astype(np.float32), color=np.array([0xFF8800, 0x0088FF]), angle=20)
gui.show("c.png")

# case: many arrows
import numpy as np
import taichi as ti
rng = np.random.default_rng(3)
orig = rng.random((40, 2))
way = 0.2 * (rng.random((40, 2)) - 0.5)
gui = ti.GUI("a", (203, 151), show_gui=False)
gui.arrows(orig, way, color=0xED553B)
gui.show("a.png")
gui.arrows(orig.astype(np.float32), way.astype(np.float32), radius=2, color=0x4CBDC7)
gui.show("b.png")

# case: many circles, lines and triangles
import numpy as np
import taichi as ti
rng = np.random.default_rng(5)
a, b, c = rng.random((50, 2)), rng.random((50, 2)), rng.random((50, 2))
colors = rng.integers(0, 0xFFFFFF, 50)
gui = ti.GUI("a", (203, 151), show_gui=False)
gui.triangles(a, a + 0.2 * b, a - 0.2 * c, color=colors)
gui.lines(a, b, radius=2 * c[:, 0], color=colors)
gui.circles(c, radius=10 * a[:, 1], color=colors)
gui.show("a.png")

# case: fields of points and arrows
import numpy as np
import taichi as ti
gui = ti.GUI("a", (40, 30), show_gui=False)
gui.point_field(np.arange(12).reshape(4, 3) / 3, color=0x4FB3D9)
gui.show("a.png")
gui.point_field(np.ones((3, 2), dtype=np.float32), bound=0.2)
gui.show("b.png")
i, j = np.mgrid[0:4, 0:3] / 8
gui.arrow_field(np.stack([i, -j], axis=2), color=0xED553B)
gui.show("c.png")
gui.arrow_field(np.stack([i, -j], axis=2).astype(np.float32), radius=1.5, bound=0.9, tip_scale=0.4)
gui.show("d.png")

# case: a field of vectors
import taichi as ti
ti.init(arch=ti.cpu)
flow = ti.Vector.field(2, ti.f32, shape=(40, 30))
real = ti.Vector.field(2, ti.f64, shape=(9, 7))
@ti.kernel
def fill():
    for i, j in flow:
        flow[i, j] = ti.Vector([j - 15.0, 20.0 - i])
    for i, j in real:
        real[i, j] = ti.Vector([j - 3.0, 4.0 - i])
fill()
gui = ti.GUI("a", (80, 60), show_gui=False)
gui.vector_field(flow, arrow_spacing=10, color=0x4FB3D9)
gui.show("a.png")
gui.vector_field(flow)
gui.show("b.png")
gui.vector_field(real, 2)
gui.show("c.png")

# case: arrays of other shapes and types
import numpy as np
import taichi as ti
gui = ti.GUI("a", (8, 8), show_gui=False)
def attempt(run):
    try:
        run()
    except (AssertionError, AttributeError, ValueError) as error:
        print(type(error).__name__, error)
pos = np.zeros((3, 2))
attempt(lambda: gui.circles(np.zeros((3, 3))))
attempt(lambda: gui.circles([[0.1, 0.2], [0.5, 0.5]], radius=3))
attempt(lambda: gui.lines(((0.1, 0.2),), ((0.5, 0.5),)))
attempt(lambda: gui.triangles([], [], []))
attempt(lambda: gui.point_field([[1, 2]]))
attempt(lambda: gui.circles(pos, color=1.5))
attempt(lambda: gui.circles(pos, color=np.int64(3)))
attempt(lambda: gui.circles(pos, color=np.zeros(2, dtype=np.int32)))
attempt(lambda: gui.circles(pos, radius="a"))
attempt(lambda: gui.circles(pos, radius=np.zeros(4)))
attempt(lambda: gui.circles(pos, palette=[1, 2]))
attempt(lambda: gui.circles(pos, palette=[1, 2], palette_indices=[0, 1]))
attempt(lambda: gui.circles(pos, palette=[1, 2], palette_indices=[0, 1, 2]))
attempt(lambda: gui.triangles(pos, pos, pos, color=1.5))
attempt(lambda: gui.triangles(pos, pos, np.zeros((2, 2))))
attempt(lambda: gui.lines(pos, np.zeros((2, 2))))
attempt(lambda: gui.lines(pos, pos, color="red"))
attempt(lambda: gui.point_field(np.zeros(3)))
attempt(lambda: gui.arrow_field(np.zeros((3, 2))))

# case: the numbers of arrows
import numpy as np
import taichi as ti
rng = np.random.default_rng(9)
orig, way = rng.random((30, 2)), 0.7 * (rng.random((30, 2)) - 0.5)
small, short = orig.astype(np.float32), way.astype(np.float32)
gui = ti.GUI("a", (90, 70), show_gui=False)
for a, b in [(orig, way), (small, short), (small, way), (orig, short)]:
    gui.arrows(a, b, radius=0.7, tip_scale=0.37, angle=33)
    numbers = (gui.get_image() * 16777216.0).astype(np.int64)
    print(numbers[:, :, 0].sum(), (numbers[:, :, 1] * np.arange(70)).sum())
    gui.clear()
