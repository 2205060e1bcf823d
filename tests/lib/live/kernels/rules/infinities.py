"""Tests for infinities and NaN, which convert to the default real type, and bits of vectors."""
import taichi as ti
import taichi.math as tm
ti.init(arch=ti.cpu)
@ti.kernel
def infinite(a: ti.f64, b: ti.f32):
    v = ti.Vector([a, 1.0])
    print(tm.isinf(a), tm.isnan(a), tm.isinf(b), tm.isnan(b), tm.isinf(v), tm.isnan(v), tm.isinf(3))
for value in (1e300, 1e30, float("inf"), -float("inf"), float("nan"), -float("nan")):
    infinite(value, value if abs(value) != 1e300 else 1.0)
@ti.kernel
def bits(a: ti.f32):
    v = ti.Vector([a, 2.0])
    print(ti.bit_cast(v, ti.i32), ti.bit_cast(ti.bit_cast(v, ti.u32), ti.f32), ti.bit_cast(ti.Matrix([[1, 2], [3, 4]]), ti.f32))
bits(1.1)
ti.init(arch=ti.cpu, default_fp=ti.f64)
@ti.kernel
def double(a: ti.f64, b: ti.f32):
    print(tm.isinf(a), tm.isnan(a), tm.isinf(b), tm.isnan(b), tm.isnan(ti.Vector([a, 1.0])))
for value in (1e300, 1e30, float("inf"), -float("inf"), float("nan"), -float("nan")):
    double(value, value if abs(value) != 1e300 else 1.0)
@ti.kernel
def vectors(a: ti.f64):
    print(tm.isinf(ti.Vector([a, a])))
try:
    vectors(1.0)
except Exception as e:
    print(type(e).__name__, str(e).split('\n')[-1])
