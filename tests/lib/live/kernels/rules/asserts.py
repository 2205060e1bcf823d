"""What messages of asserts in kernels write for numbers."""
import taichi as ti

ti.init(arch=ti.cpu, debug=True)
@ti.kernel
def k1(a: ti.f32):
    assert a > 1e30, f'a={a}'
def t(k, a):
    try: k(a)
    except RuntimeError as e: print(repr(str(e)))
for a in (1.5, 0.1, 3.0, 1e10, 123456789.0, 1e20, 1e-5, 1e-3, -0.0, 1e16, 1e15, 0.0001, 1/3): t(k1, a)

@ti.kernel
def k8(a: ti.f32, n: ti.i32):
    assert a > 1e30, f'{a + n} {2.5} {n}'


t(lambda a: k8(a, 4), 2.5)
try:
    k1(1.0)
except AssertionError as e:
    print(type(e).__name__, isinstance(e, RuntimeError))
