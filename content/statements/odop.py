"""What the page "Objective Data-Oriented Programming" says, tried by programs; content/README.md has the form."""

import taichi as ti

ti.init(arch=ti.cpu)


# %% scalars, vectors, matrices, other structs
@ti.dataclass
class Inner:
    m: ti.math.mat2


@ti.dataclass
class Outer:
    inner: Inner
    v: ti.math.vec2
    n: ti.i32


outer = Outer.field(shape=2)


@ti.kernel
def run():
    outer[1].inner.m = ti.math.mat2([[1, 2], [3, 4]])
    outer[1].v = outer[1].inner.m @ ti.math.vec2(1, 1)
    outer[1].n = 5


run()
assert outer[1].v.to_list() == [3.0, 7.0]
assert outer[1].n == 5 and outer[0].n == 0


# %% Instances are made in | Python scope | both scopes
@ti.dataclass
class Comet:
    place: ti.math.vec2
    mass: ti.f32


@ti.kernel
def run() -> ti.f32:
    comet = Comet(mass=2.5)
    return comet.mass + comet.place.x


assert run() == 2.5
assert Comet(mass=2.5).mass == 2.5


# %% Can be derived from | yes | no
# raises: TypeError: StructType.__init__() takes
@ti.dataclass
class Comet:
    mass: ti.f32


class Large(Comet):
    pass


# %% a Python attribute, as `self.gust = 0.5` | Python | the value at the time when the kernel was compiled
@ti.data_oriented
class Leaves:
    def __init__(self):
        self.gust = 0.0

    @ti.kernel
    def run(self) -> ti.f32:
        return self.gust


leaves = Leaves()
leaves.gust = 0.5
assert leaves.run() == 0.5
leaves.gust = 0.75
assert leaves.run() == 0.5


# %% Kernels cannot change a Python attribute.
# raises: TaichiSyntaxError: Variable 'self.inflow' cannot be assigned.
@ti.data_oriented
class Tank:
    def __init__(self):
        self.inflow = 1.0

    @ti.kernel
    def run(self):
        self.inflow = 2.0


Tank().run()


# %% a kernel method is compiled for each object that calls it.
@ti.data_oriented
class Tank:
    def __init__(self, inflow):
        self.inflow = inflow

    @ti.kernel
    def run(self) -> ti.f32:
        return self.inflow


first, second = Tank(1.0), Tank(2.0)
assert first.run() == 1.0
assert second.run() == 2.0
first.inflow = 3.0
assert first.run() == 1.0


# %% A derived class may replace a method, and a kernel of the base class then uses the new one.
@ti.data_oriented
class Model:
    @ti.func
    def rate(self):
        return 1.0

    @ti.kernel
    def run(self) -> ti.f32:
        return self.rate()


class Decay(Model):
    @ti.func
    def rate(self):
        return -0.5


assert Model().run() == 1.0
assert Decay().run() == -0.5


# %% The constructor runs in Python scope only; in a kernel, the error ends with `field cannot be called in Taichi-scope`.
# raises: TaichiCompilationError: field cannot be called in Taichi-scope
@ti.data_oriented
class Tank:
    def __init__(self):
        self.level = ti.field(ti.f32, shape=())


@ti.kernel
def run():
    tank = Tank()


run()
