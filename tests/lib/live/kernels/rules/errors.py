"""Errors that the language raises while it reads a kernel, and in Python, and texts of its objects."""
import taichi as ti
import numpy as np
ti.init(arch=ti.cpu, debug=True)
y = ti.ndarray(ti.math.vec3, shape=2)
z = ti.ndarray(ti.types.matrix(2, 3, ti.f32), shape=2)
s = ti.ndarray(ti.f32, shape=2)
w = ti.Vector.ndarray(3, ti.i32, 2)
q = ti.Matrix.ndarray(3, 2, ti.i32, 2)
print(y, z, s, w, q)
st = ti.Struct(v=ti.math.vec3(1, 2, 3), t=1.0)
print(st.items, list(st.items), st.keys)
for k, v in st.items:
    print(k, v)
@ti.kernel
def k1(a: ti.i32) -> ti.i32:
    assert a > 0, f'a = {a} {a * 0.5}'
    return a
try:
    k1(-3)
except AssertionError as e:
    print(type(e).__name__, isinstance(e, RuntimeError), e)
def attempt(f, *args):
    try:
        f(*args)
    except Exception as e:
        print(type(e).__name__, [isinstance(e, c) for c in (TypeError, SyntaxError, NameError, AssertionError, IndexError)], str(e).split('\n')[-1])
@ti.kernel
def k2():
    v = ti.Vector([1, 2, 3])
    print(v.m)
attempt(k2)
@ti.kernel
def k3():
    v = ti.Vector([1, 2, 3])
    print(v[:-1])
attempt(k3)
@ti.kernel
def k4():
    for i in ti.ndrange((1.5, 3)):
        print(i)
attempt(k4)
@ti.kernel
def k5():
    for i in ti.ndrange(ti.ndrange(2)):
        print(i)
attempt(k5)
@ti.func
def f6(a, b=2):
    return a + b
@ti.kernel
def k6() -> ti.i32:
    return f6(1, a=3)
attempt(k6)
@ti.kernel
def k7(a: ti.i32):
    print(a)
attempt(lambda: k7(1, a=2))
@ti.func
def f8() -> ti.i32:
    pass
@ti.kernel
def k8():
    print(f8())
attempt(k8)
def define():
    @ti.kernel
    def k9(a: 'bar'):
        pass
attempt(define)
def define2():
    @ti.func
    def f9(b, a: 'bar'):
        pass
attempt(define2)
v = ti.math.vec2(1, 2)
def sw(): v.xyz = [1, 2, 3]
attempt(sw)
def sw(): v.xy = [1, 2, 3]
attempt(sw)
def sw(): print(v.z)
attempt(sw)
x = ti.field(ti.i32, shape=3)
attempt(lambda: [i for i in x])
attempt(lambda: x.copy_from(3))
@ti.kernel
def k10():
    b = 3 * x
@ti.kernel
def k11(a: ti.i32):
    b = a * x
attempt(lambda: k11(2))
@ti.kernel
def k12():
    a = ti.f64(1, x=2)
attempt(k12)
@ti.kernel
def k13():
    a = ti.Vector([1, 2])
    print(a.transpose())
attempt(k13)
n = np.int32(3)
@ti.kernel
def k14():
    for i, j in ti.static(ti.ndrange(n, (np.int64(1), 3))):
        print(i, j)
k14()
@ti.kernel
def k15():
    print(f'{3:u}')
attempt(k15)
@ti.kernel
def k16(f: ti.f32):
    print(f'{f:i}')
attempt(k16, 1.0)
