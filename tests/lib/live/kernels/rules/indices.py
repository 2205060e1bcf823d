"""Types of indices, texts of tuples, and the largest of one value."""
import taichi as ti
ti.init(arch=ti.cpu)
x = ti.Vector.field(3, ti.i32, shape=2)
y = ti.field(ti.i32, shape=(3, 4))
def attempt(f, *args):
    try:
        f(*args)
    except Exception as e:
        print(type(e).__name__, str(e).split('\n')[-1])
@ti.kernel
def local(n: ti.i32, dtype: ti.template()) -> ti.i32:
    v = ti.Vector([4, 5, 6])
    return v[ti.cast(n, dtype)]
@ti.kernel
def matrix(n: ti.i32, dtype: ti.template()) -> ti.i32:
    a = ti.Matrix([[4, 5], [6, 7]])
    return a[1, ti.cast(n, dtype)]
@ti.kernel
def element(n: ti.i32, dtype: ti.template()) -> ti.i32:
    return x[0][ti.cast(n, dtype)]
@ti.kernel
def stored(n: ti.i32, dtype: ti.template()):
    v = ti.Vector([4, 5, 6])
    v[ti.cast(n, dtype)] = 1
    print(v)
@ti.kernel
def array(a: ti.types.ndarray(), n: ti.i32, dtype: ti.template()):
    a[ti.cast(n, dtype)] += 1
    print(a[1])
numbers = ti.ndarray(ti.i32, shape=3)
x[0] = [1, 2, 3]
for dtype in (ti.u32, ti.i64, ti.u64):
    attempt(array, numbers, 1, dtype)
for dtype in (ti.i8, ti.u8, ti.i16, ti.u16, ti.i32, ti.f32):
    attempt(lambda: print(local(1, dtype), matrix(0, dtype), element(2, dtype)))
    attempt(matrix, 0, dtype)
    attempt(element, 0, dtype)
    attempt(stored, 0, dtype)
    attempt(array, numbers, 1, dtype)
@ti.kernel
def real():
    print(y[1.0, 0])
attempt(real)
@ti.kernel
def tuples(k: ti.i32):
    print(y.shape, (k, 1), (k,), (), ("a", [k]))
    print(f"{y.shape}")
tuples(2)
@ti.kernel
def extremes(k: ti.f32):
    v = ti.Vector([1.5, k])
    print(max(v), min(v), ti.max(v), max(k), max(v, k), max(1, 2), v.max())
extremes(-2.0)
