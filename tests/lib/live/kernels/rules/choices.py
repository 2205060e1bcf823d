"""Conditional expressions: both parts are compiled, and the chosen one of a static condition once more."""
import taichi as ti
ti.init(arch=ti.cpu)
x = ti.field(ti.i32, shape=8)
y = ti.field(ti.i32, shape=8)
plane = ti.field(ti.i32, shape=(2, 2))
calls = []
@ti.func
def count(i: ti.template()):
    x[i] += 1
    return i
@ti.func
def pair(i: ti.template()):
    x[i] += 1
    return ti.Vector([i, i])
@ti.func
def raised(a: ti.template()):
    a[0] += 1
def called(k):
    calls.append(k)
    return k
@ti.kernel
def effects(k: ti.i32):
    a = count(0) if ti.static(True) else count(1)
    b = ti.atomic_add(x[2], 1) if ti.static(False) else ti.atomic_add(x[3], 1)
    c = count(4) if k else count(5)
    d = pair(6) if ti.static(True) else pair(7)
    print(a, b, c, d)
effects(1)
print(x)
x.fill(0)
@ti.kernel
def nested():
    a = (count(0) if ti.static(True) else count(1)) if ti.static(True) else (count(2) if ti.static(False) else count(3))
    print(a)
nested()
print(x)
@ti.kernel
def functions():
    a = called(1) if ti.static(called(2)) else called(3)
    b = called(4) if called(0) else called(5)
    print(a, b)
functions()
print(calls)
@ti.kernel
def types(k: ti.i32):
    v = ti.Vector([1, 2])
    w = ti.Vector([1.5, 2.5])
    print(v if ti.static(True) else w, v if ti.static(False) else 3, v if ti.static(None) else w)
    print(1 if ti.static(True) else 2.5, 1 if True else 2.5, k if True else 2.5, k if 0.5 else 4, k if -0.0 else 4)
    a, b = (1, 2) if ti.static(False) else (k, k)
    print(a, b)
types(7)
@ti.kernel
def fields(isFirst: ti.template()):
    raised(x if ti.static(isFirst) else y)
    for i in (x if ti.static(isFirst) else y):
        x[i] += 1
fields(False)
print(x, y)
def attempt(f, *args):
    try:
        f(*args)
    except Exception as e:
        print(type(e).__name__)
@ti.kernel
def dimensions() -> ti.i32:
    return plane[0, 0, 0] if ti.static(False) else 1
attempt(dimensions)
nothing = None
@ti.kernel
def missing() -> ti.i32:
    return nothing[0] if ti.static(nothing) else 1
attempt(missing)
