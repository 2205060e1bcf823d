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


# %% If it makes a field, the error ends with `field cannot be called in Taichi-scope`.
# raises: TaichiCompilationError: field cannot be called in Taichi-scope
@ti.data_oriented
class Tank:
    def __init__(self):
        self.level = ti.field(ti.f32, shape=())


@ti.kernel
def run():
    tank = Tank()


run()


# %% an argument of the kernel | Python, at each call | the value of this call
@ti.data_oriented
class Tank:
    def __init__(self):
        self.level = ti.field(ti.f32, shape=())

    @ti.kernel
    def fill(self, inflow: ti.f32):
        self.level[None] += inflow


tank = Tank()
tank.fill(1.0)
tank.fill(5.0)
assert tank.level[None] == 6.0
tank.level[None] = 10.0
tank.fill(1.0)
assert tank.level[None] == 11.0


# %% Methods | kernels, Taichi functions, Python functions | Taichi functions, Python functions |
@ti.dataclass
class Comet:
    mass: ti.f32

    @ti.func
    def inside(self):
        return 2.0 * self.mass

    def outside(self):
        return 3.0 * self.mass


@ti.kernel
def run() -> ti.f32:
    return Comet(mass=2.0).inside()


assert run() == 4.0
assert Comet(mass=2.0).outside() == 6.0


# %% Members | anything: fields, numbers, lists, windows |
@ti.data_oriented
class System:
    def __init__(self):
        self.parts = [ti.field(ti.f32, shape=2), ti.field(ti.f32, shape=2)]
        self.name, self.size, self.function = "system", 2, len

    @ti.kernel
    def run(self):
        for k in ti.static(range(2)):
            for i in range(self.size):
                self.parts[k][i] = k + 1


system = System()
system.run()
assert system.parts[1][1] == 2.0 and system.name == "system"


# %% `Decay` works without a decorator of its own, because its base class has one.
@ti.data_oriented
class Model:
    @ti.func
    def rate(self):
        return 1.0

    @ti.kernel
    def step(self) -> ti.f32:
        return self.rate()


class Decay(Model):
    @ti.func
    def rate(self):
        return -0.5


assert Model().step() == 1.0 and Decay().step() == -0.5


# %% Three objects work, a thousand do not: each one has its own fields and its own compiled kernels.
@ti.data_oriented
class Particle:
    def __init__(self):
        self.x = ti.field(ti.f32, shape=())

    @ti.kernel
    def move(self):
        ti.static(compiled.append(1))
        self.x[None] += 1.0


compiled = []
particles = [Particle() for _ in range(3)]
counts = []
for particle in particles + particles:
    particle.move()
    counts.append(len(compiled))
assert counts[0] < counts[1] < counts[2] == counts[5]
assert [particle.x[None] for particle in particles] == [2.0] * 3


# %% The decorator `@ti.data_oriented` is what lets a kernel see `self`.
# raises: TaichiSyntaxError: Please decorate class Tank with @ti.data_oriented
class Tank:
    def __init__(self):
        self.level = 1.0

    @ti.kernel
    def run(self) -> ti.f32:
        return self.level


Tank().run()


# %% The constructor is Python: in a kernel it runs while the kernel is compiled, with a warning.
import warnings

calls = []


@ti.data_oriented
class Pair:
    def __init__(self, a):
        calls.append(1)
        self.a = a

    @ti.func
    def twice(self):
        return 2.0 * self.a


@ti.kernel
def run(x: ti.f32) -> ti.f32:
    pair = Pair(x)
    return pair.twice()


with warnings.catch_warnings(record=True) as seen:
    warnings.simplefilter("always")
    assert [run(5.0), run(6.0)] == [10.0, 12.0]
assert len(calls) == 1
assert any("Calling non-taichi function" in str(w.message) for w in seen)
