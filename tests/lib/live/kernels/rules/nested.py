"""Kernels that are called while another one is compiled."""
import taichi as ti
ti.init(arch=ti.cpu)
x = ti.field(ti.i32, shape=())
y = ti.field(ti.i32, shape=())
def attempt(f, *args):
    try:
        f(*args)
    except Exception as e:
        print(type(e).__name__, str(e).strip().split('\n')[-1])
@ti.kernel
def inner():
    print("inner")
    x[None] += 1
@ti.kernel
def loop():
    for _ in range(3):
        inner()
attempt(loop)
print(x)
inner()
loop()
loop()
print(x)
@ti.func
def twice():
    inner()
    inner()
@ti.kernel
def outer():
    twice()
outer()
outer()
print(x)
def python():
    inner()
    return other()
@ti.kernel
def other() -> ti.i32:
    return 5
@ti.kernel
def through() -> ti.i32:
    return python()
attempt(through)
print(other(), through(), through(), x)
@ti.kernel
def add(k: ti.i32) -> ti.i32:
    x[None] += k
    return x[None]
@ti.kernel
def sums() -> ti.i32:
    return add(2) + add(3)
add(10)
print(sums(), sums(), x)
@ti.kernel
def raised(a: ti.template()):
    a[None] += 1
@ti.kernel
def ofX():
    raised(x)
@ti.kernel
def ofY():
    raised(y)
raised(x)
ofX()
ofX()
attempt(ofY)
print(x, y)
@ti.kernel
def wrong():
    add(1.5)
try:
    wrong()
except Exception as e:
    print(type(e).__name__)
@ti.kernel
def itself(k: ti.i32):
    itself(k)
attempt(itself, 1)
@ti.data_oriented
class Counter:
    def __init__(self):
        self.count = ti.field(ti.i32, shape=())
    @ti.kernel
    def step(self):
        self.count[None] += 1
    @ti.kernel
    def steps(self):
        self.step()
        self.step()
counter = Counter()
attempt(counter.steps)
counter.step()
counter.steps()
counter.steps()
print(counter.count)
