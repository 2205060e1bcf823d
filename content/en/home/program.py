import taichi as ti
import taichi.math as tm

ti.init(arch=ti.gpu)
pixels = ti.Vector.field(3, ti.f32, shape=(960, 720))
night = tm.vec3(11, 15, 16) / 255
teal = tm.vec3(2.6, 1.05, 0.95)

@ti.kernel
def paint(c: tm.vec2):
    for i, j in pixels:  # one thread for each pixel
        z = tm.vec2(i - 480, j - 360) / 300
        light, n = 0.0, 0
        while n < 240 and z.norm_sqr() < 400:
            z = tm.cmul(z, z) + c
            light += 1 / (1 + z.norm_sqr())
            n += 1
        glow = 1 - tm.exp(-light / 30)
        pixels[i, j] = tm.mix(night, 1.0, glow**teal)

gui = ti.GUI("Julia set", res=(960, 720))
t = 0.0
while gui.running:
    paint(tm.vec2(-0.772 - 0.028 * tm.cos(t), 0.17))
    gui.set_image(pixels)
    gui.show()
    t += 0.005
