"""What prints in kernels write for the formats of f-strings."""
import taichi as ti

ti.init(arch=ti.cpu)


@ti.kernel
def integers(a: ti.i32, c: ti.u32, e: ti.i8):
    print(f'{a:d} {a:.3d} {a:5d} {a:05d} {a:-5d}| {a:+d} {a: d} {a:+.4d} {a:08.3d} {a:i} {a:3} {a:.5}')
    print(f'{c:u} {c:x} {c:X} {c:o} {c:08x} {c:.6x} {c:.3u} {e:d} {e:.3d} {4:3d}|{4}|{True}')


@ti.kernel
def reals(b: ti.f32, d: ti.f64):
    print(f'{b:f} {b:.2f} {b:e} {b:.3e} {b:g} {b:.3g} {b:G} {b:10.3f} {b:-10.3f}|')
    print(f'{b:010.2f} {b:+f} {b: f} {b:F} {b:.0f} {b:5.1} {b:E} {b:#g} {b:#.0f} {2.5:.2f}')
    print(f'{b * 1e-10:g} {b * 1e10:g} {b * 0:g} {b * 100000:g} {b * 1e-5:g} {b * 1e6:.3g}')
    print(f'{d:f} {d:.2f} {d:e} {d:g} {d:.0f} {d:.15g}')
    print(f'{b / 0:f} {b / 0:F} {b / 0:010f} {-b / 0:+e}')


@ti.kernel
def tensors(a: ti.i32, b: ti.f32):
    v = ti.Vector([a, 2 * a])
    m = ti.Matrix([[b, 2 * b], [0, 1]])
    print(f'{v:.3d} {m:.2f} {v + 1:+d}')
    print(f'{m:e} {v:5}')


integers(-7, 48879, -5)
integers(42, 7, 127)
reals(3.14159, 2.718281828459045)
reals(0.000123456, 1e20)
tensors(-7, 3.14159)
