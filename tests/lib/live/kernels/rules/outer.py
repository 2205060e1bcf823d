"""Vectors and matrices from outside of a kernel: Python computes with them while the kernel is compiled."""
import taichi as ti
import taichi.math as tm
ti.init(arch=ti.cpu)
v = ti.Vector([1.1, 2.3, 1e10])
w = ti.Vector([0.3, 0.7, 3.0])
n = ti.Vector([7, -3])
single = ti.Vector([1.1, 2.3, 3.0], ti.f32)
m = ti.Matrix([[1.5, 2.0], [3.0, 4.0]])
light = tm.vec3(3.0, 2.0, 1.0)
x = ti.Vector.field(3, ti.f32, shape=2)
def attempt(f, *args):
    try:
        f(*args)
    except Exception as e:
        print(type(e).__name__, str(e).strip().split('\n')[-1])
@ti.kernel
def arithmetic():
    a = v / 3
    b = v * w + v
    c = v - w * 0.1
    d = v ** 2
    e = -v
    f = v // w
    g = v % w
    for i in ti.static(range(3)):
        print(ti.bit_cast(a[i], ti.i32), ti.bit_cast(b[i], ti.i32), ti.bit_cast(c[i], ti.i32))
        print(ti.bit_cast(d[i], ti.i32), ti.bit_cast(e[i], ti.i32), ti.bit_cast(f[i], ti.i32), ti.bit_cast(g[i], ti.i32))
arithmetic()
@ti.kernel
def integers():
    a = n / 2
    b = n // 2
    c = n % 2
    d = n << 1
    e = n & 3
    print(a, b, c, d, e)
integers()
@ti.kernel
def large():
    a = n * 2**30
    print(a)
attempt(large)
@ti.kernel
def comparisons(k: ti.i32):
    a = n > 0
    b = n == k
    c = v > 1.1 - 1e-12
    print(a, b, c, any(n > 5), all(n > 5), k < n[0], k == n.x)
comparisons(7)
@ti.kernel
def methods():
    print(ti.bit_cast(v.norm(), ti.i32), ti.bit_cast(v.dot(w), ti.i32), ti.bit_cast(w.sum(), ti.i32), ti.bit_cast(w.max(), ti.i32))
    print(ti.bit_cast(w.normalized(), ti.i32), w.norm(1e-3), ti.bit_cast(single.norm(), ti.i32), w.n, v.cross(w))
    print(m @ m, m.transpose(), m.trace(), m.determinant())
methods()
@ti.kernel
def components(k: ti.f32):
    a = v[0] * v[1]
    b = single[1] / 3
    c = v[-1]
    print(ti.bit_cast(a, ti.i32), ti.bit_cast(b, ti.i32), c, v.x + k, k * v.y, m[0, 1], m[1, 1])
    s = 0
    for i in range(n[0]):
        s += 1
    for i in ti.static(range(n.n)):
        s += n[i]
    print(s)
components(1.5)
@ti.kernel
def copies():
    a = v
    a[0] = 5
    a += 1
    b = w.zy
    b *= 2
    print(a, b)
copies()
print(v, w)
@ti.kernel
def library(k: ti.f32):
    print(tm.normalize(light), tm.length(light), tm.dot(light, w), tm.mix(light, w, k), light * k, light * 0.5 + k)
library(0.25)
@ti.kernel
def stored():
    x[0] = light
    x[1] += light * 0.1
    x[1] += light
stored()
print(x)
@ti.kernel
def printed():
    print(v)
attempt(printed)
@ti.kernel
def printedMatrix():
    print(m, 1)
attempt(printedMatrix)
@ti.kernel
def printedInList():
    print([n, 1])
attempt(printedInList)
@ti.kernel
def printedFormat():
    print(f"{v.x:.2f} {w:.1f} {n[0]}")
printedFormat()
