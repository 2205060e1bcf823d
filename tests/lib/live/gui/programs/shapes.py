# case: circles at several radii
import taichi as ti
gui = ti.GUI("a", (24, 16), show_gui=False)
gui.circle((0.2, 0.3), color=0xED553B, radius=3)
gui.circle([0.6, 0.7], 0x4CBDC7, 4.6)
gui.circle((0.9, 0.1), radius=0.5)
gui.circle((0.5, 0.5))
gui.circle((0.48, 0.52), color=0x00FF00, radius=0.9)
gui.show("a.png")

# case: circles outside of the window
import taichi as ti
gui = ti.GUI("a", (24, 16), background_color=0x102030, show_gui=False)
gui.circle((0.0, 1.0), color=0xED553B, radius=4)
gui.circle((1.1, 0.5), color=0x4CBDC7, radius=5)
gui.circle((3.0, 0.5), radius=5)
gui.circle((float("nan"), 0.5), radius=5)
gui.circle((float("inf"), 0.5), radius=5)
gui.circle((1e30, 0.5), radius=5)
gui.circle((0.5, 0.5), radius=-2)
gui.circle((0.5, 0.1), radius=0)
gui.show("a.png")

# case: circles over each other
import taichi as ti
gui = ti.GUI("a", (24, 16), 0x203040, show_gui=False)
for at in range(5):
    gui.circle((0.3 + at * 0.1, 0.37 + at * 0.05), 0x3355AA + at * 0x111111, 3.3)
gui.show("a.png")

# case: lines
import taichi as ti
gui = ti.GUI("a", (24, 16), show_gui=False)
gui.line((0.1, 0.2), (0.9, 0.2), radius=1, color=0xED553B)
gui.line((0.1, 0.3), (0.8, 0.9), radius=2, color=0x4CBDC7)
gui.line([0.95, 0.1], [0.95, 0.95], 0.7)
gui.line((0.3, 0.9), (0.1, 0.5), radius=0.5, color=0xFFFF00)
gui.show("a.png")

# case: lines outside of the window
import taichi as ti
gui = ti.GUI("a", (24, 16), 0x112F41, show_gui=False)
gui.line((-0.5, -0.3), (1.7, 1.2), radius=1.5, color=0xED553B)
gui.line((-1, 0.5), (-0.1, 0.5), radius=3)
gui.line((0.5, 2), (0.7, 0.8), radius=2.2, color=0x22FF88)
gui.line((0.1, 0.8), (0.4, 0.8), radius=-1)
gui.show("a.png")

# case: a line without length
import taichi as ti
gui = ti.GUI("a", (24, 16), 0x112F41, show_gui=False)
gui.line((0.5, 0.5), (0.5, 0.5), radius=2, color=0xED553B)
gui.circle((0.45, 0.5), radius=3, color=0x22FF88)
gui.show("a.png")

# case: triangles
import taichi as ti
gui = ti.GUI("a", (24, 16), show_gui=False)
gui.triangle((0.1, 0.1), (0.9, 0.2), (0.4, 0.95), color=0xED553B)
gui.triangle([0.6, 0.9], [0.95, 0.9], [0.8, 0.3], 0x4CBDC7)
gui.triangle((0.0, 0.5), (0.2, 1.5), (-0.3, 0.7), color=0xF2B134)
gui.show("a.png")

# case: triangles with edges through the middle of pixels
import taichi as ti
gui = ti.GUI("a", (16, 16), show_gui=False)
gui.triangle((0.09375, 0.09375), (0.84375, 0.09375), (0.09375, 0.84375), color=0xED553B)
gui.triangle((0.96875, 0.96875), (0.34375, 0.96875), (0.96875, 0.34375), color=0x4CBDC7)
gui.triangle((0.5, 0.5), (0.5, 0.5), (0.5, 0.5), color=0xFFFFFF)
gui.triangle((0.1, 0.9), (0.2, 0.9), (0.3, 0.9), color=0xFFFFFF)
gui.show("a.png")

# case: a rectangle and arrows
import taichi as ti
gui = ti.GUI("a", (24, 16), show_gui=False)
gui.rect((0.1, 0.9), (0.6, 0.3), radius=1, color=0xF2B134)
gui.arrow((0.3, 0.1), (0.5, 0.5), radius=1, color=0xED553B)
gui.arrow([0.9, 0.9], [-0.1, -0.6], color=0x4CBDC7, tip_scale=0.4, angle=30)
gui.show("a.png")

# case: arrows of integers and of 32-bit numbers
import numpy as np
import taichi as ti
gui = ti.GUI("a", (24, 16), show_gui=False)
gui.arrow((0, 0), (1, 1), color=0xED553B, tip_scale=1)
gui.arrow(np.float32([0.1, 0.9]), np.float32([0.7, -0.2]), color=0x4CBDC7)
gui.show("a.png")

# case: backgrounds and clear
import taichi as ti
gui = ti.GUI("a", 6, 0x336699, show_gui=False)
gui.show("a.png")
gui.clear(0xFFEEDD)
gui.show("b.png")
gui.circle((0.5, 0.5), radius=2)
gui.clear()
gui.show("c.png")
gui.background_color = 0x010203
gui.show("d.png")
gui.show("e.png")
print(gui.frame, gui.res, gui.background_color, gui.name)

# case: colors beyond 24 bits
import taichi as ti
gui = ti.GUI("a", (16, 8), 0x12345678, show_gui=False)
gui.circle((0.3, 0.5), 0x2ED553B, 3)
gui.line((0.6, 0.1), (0.9, 0.9), 2, 0xFFED553B)
gui.show("a.png")
gui.triangle((0.1, 0.1), (0.9, 0.2), (0.4, 0.95), color=0xFF4CBDC7)
gui.show("b.png")

# case: vectors of the language as points
import taichi as ti
import taichi.math as tm
ti.init(arch=ti.cpu)
x = ti.Vector.field(2, ti.f32, shape=2)
x[0] = [0.3, 0.6]
x[1] = [0.8, 0.2]
gui = ti.GUI("a", (24, 16), show_gui=False)
gui.line(x[0], x[1], radius=1.5, color=0xED553B)
gui.circle(tm.vec2(0.5, 0.5), radius=2)
gui.show("a.png")

# case: the numbers of a canvas
import numpy as np
import taichi as ti
gui = ti.GUI("a", (5, 4), 0x336699, show_gui=False)
gui.circle((0.51, 0.47), 0xED553B, 1.7)
gui.line((0.1, 0.2), (0.7, 0.9), 1.1, 0x4CBDC7)
first = gui.get_image()
print(first.dtype, first.shape)
print((first * 16777216.0).astype(np.int64).tolist())
gui.clear(0)
print(gui.get_image() is first, first[0, 0, 3])

# case: many shapes
import numpy as np
import taichi as ti
rng = np.random.default_rng(1)
gui = ti.GUI("a", (203, 151), 0x112F41, show_gui=False)
for at in range(60):
    p = rng.random(8).tolist()
    color = int(p[6] * 0xFFFFFF)
    if at % 3 == 0:
        gui.circle(p[:2], color, 30 * p[7])
    elif at % 3 == 1:
        gui.line(p[:2], p[2:4], 5 * p[7], color)
    else:
        gui.triangle(p[:2], [p[0] + 0.3 * p[2], p[1] - 0.2 * p[3]], [p[0] - 0.1, p[1] + 0.3 * p[4]], color)
gui.show("a.png")

# case: colors as fractions
import numpy as np
import taichi as ti
orange = ti.rgb_to_hex((1.0, 0.5, 0.0))
print(hex(orange), type(orange).__name__, ti.rgb_to_hex([2, -1, 0.999]))
several = ti.rgb_to_hex(np.array([[1.0, 0.25], [0.5, 0.0], [0.0, 1.5]]))
print(several, several.dtype)
print(ti.hex_to_rgb(0xED553B), ti.hex_to_rgb(0))
gui = ti.GUI("a", (16, 8), show_gui=False)
gui.circle((0.5, 0.5), color=ti.rgb_to_hex((0.93, 0.33, 0.23)), radius=3)
gui.show("a.png")

# case: pictures of other kinds
import taichi as ti
gui = ti.GUI("a", (8, 8), show_gui=False)
gui.circle((0.5, 0.5), color=0xED553B, radius=3)
gui.show("a.bmp")
