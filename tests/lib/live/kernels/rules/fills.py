"""Fields that a kernel fills: it does so whenever it is called."""
import taichi as ti
ti.init(arch=ti.cpu)
x = ti.field(ti.f32, shape=(2, 3))
y = ti.field(ti.i32, shape=(2, 2), order='ji')
z = ti.field(ti.i32)
ti.root.pointer(ti.i, 2).dense(ti.i, 2).place(z)
@ti.func
def filled():
    y.fill(4)
@ti.kernel
def fill():
    x.fill(2)
    for i, j in x:
        x[i, j] += i
    filled()
    z.fill(3)
z[0] = 1
fill()
x.fill(5)
y.fill(5)
fill()
print(x, y, z)
