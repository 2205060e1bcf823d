import taichi as ti
import taichi.math as tm

ti.init(arch=ti.gpu)
pixels = ti.field(ti.f32, shape=(960, 480))

@ti.kernel
def paint(c: tm.vec2):
    for i, j in pixels:  # one thread per pixel
        z = tm.vec2(i / 240 - 2, j / 240 - 1)
        n = 0
        while z.norm() < 20 and n < 50:
            z = tm.vec2(z.x * z.x - z.y * z.y, 2 * z.x * z.y) + c
            n += 1
        pixels[i, j] = 1 - n / 50

gui = ti.GUI("Julia set", res=(960, 480))
for t in range(10_000):
    paint(tm.vec2(-0.8, 0.2 * tm.cos(t * 0.02)))
    gui.set_image(pixels)
    gui.show()
