"""Numbers that are too close to zero for all digits: the language takes them for zero."""
import taichi as ti

ti.init(arch=ti.cpu)
x = ti.field(ti.f32, shape=3)


@ti.kernel
def store(scale: ti.f32) -> ti.f32:
    x[0] = 1e-45
    x[1] = 1e-30 * scale
    x[2] = -1e-30 * scale
    print(x[1] * 1e-5, 1e-39)
    return 1e-30 * scale


print(store(1e-9))
print(x.to_numpy().tolist(), x[0], x[2])
x[0] = 1e-40
print(x[0])
x.fill(2e-39)
print(x[1])
