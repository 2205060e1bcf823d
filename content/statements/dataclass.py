"""What the page "Taichi Dataclass" says, tried by programs; content/README.md has the form."""

import taichi as ti

ti.init(arch=ti.cpu)


# %% those you leave out are zero, and a single number for a vector member fills all its components.
@ti.dataclass
class Lens:
    center: ti.math.vec3
    focus: ti.f32


@ti.kernel
def run() -> ti.math.vec2:
    a = Lens(focus=1.5)
    b = Lens(center=2.0)
    return ti.math.vec2(a.center.sum() + a.focus, b.center.sum() + b.focus)


assert list(run()) == [1.5, 6.0]


# %% A function from outside a class gets a copy of the struct.
@ti.dataclass
class Ball:
    radius: ti.f32


@ti.func
def grow(ball):
    ball.radius += 1.0


@ti.kernel
def run() -> ti.f32:
    ball = Ball(2.0)
    grow(ball)
    return ball.radius


assert run() == 2.0


# %% In `radius: ti.f32 = 1.0` the number is ignored without a message.
# versions: v1.5.0 v1.6.0
@ti.dataclass
class Ball:
    radius: ti.f32 = 1.0


assert Ball().radius == 0.0


# %% it makes no member, and there is no message.
@ti.dataclass
class Ball:
    weight: ti.f32
    radius = ti.f32


assert list(Ball.members) == ["weight"]
