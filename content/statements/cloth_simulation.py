"""What the page "Conduct Physical Simulation" says, tried by programs; content/README.md has the form."""

import math

import numpy as np
import taichi as ti

ti.init(arch=ti.cpu, random_seed=3)


class Cloth:
    """The cloth of the page, with a size and a step of its own, and without a window."""

    def __init__(self, n=128, factor=4e-2, spring_Y=3e4, drag=1.0, bending=True):
        self.n, self.dt = n, factor / n
        cell, dt, gravity = 1.0 / n, factor / n, ti.Vector([0.0, -9.8, 0.0])
        x, v, force = (ti.Vector.field(3, dtype=float, shape=(n, n)) for _ in range(3))
        self.x, self.v, self.force = x, v, force
        springs = []
        for a in range(-2, 3):
            for b in range(-2, 3):
                next_to = max(abs(a), abs(b)) == 1
                two_apart = abs(a) + abs(b) == 2 and not next_to
                if next_to or (bending and two_apart):
                    springs.append((ti.Vector([a, b]), cell * math.hypot(a, b)))
        self.springs = springs

        @ti.func
        def pull(i, j, rest):
            gap = x[i] - x[j]
            direction = gap.normalized()
            stretch = gap.norm() / rest - 1.0
            speed = (v[i] - v[j]).dot(direction)
            return -(spring_Y * stretch + 1e4 * cell * speed) * direction

        @ti.kernel
        def drop():
            shift_x = 0.1 * (ti.random() - 0.5)
            shift_z = 0.1 * (ti.random() - 0.5)
            for i, j in x:
                x[i, j] = ti.Vector([i * cell - 0.5 + shift_x, 0.6, j * cell - 0.5 + shift_z])
                v[i, j] = ti.Vector([0.0, 0.0, 0.0])

        @ti.kernel
        def substep():
            for i in ti.grouped(x):
                total = gravity
                for offset, rest in ti.static(springs):
                    j = i + offset
                    if 0 <= j[0] < n and 0 <= j[1] < n:
                        total += pull(i, j, rest)
                force[i] = total
            for i in ti.grouped(x):
                v[i] += dt * force[i]
                v[i] *= ti.exp(-drag * dt)
                if x[i].norm() <= 0.3:
                    normal = x[i].normalized()
                    v[i] -= ti.min(v[i].dot(normal), 0.0) * normal
                x[i] += dt * v[i]

        self.drop, self.substep = drop, substep

    def run(self, seconds):
        self.drop()
        for _ in range(round(seconds / self.dt)):
            self.substep()
        return self.x.to_numpy()


# %% 16,384 points and close to 100,000 springs, advanced 53 times for each frame.
n = 128
springs = Cloth(n).springs
pairs = sum((n - abs(offset[0])) * (n - abs(offset[1])) for offset, _ in springs) // 2
assert n * n == 16384 and pairs == 97026
assert int(1 / 60 // (4e-2 / n)) == 53


# %% A step of `dt` is 0.3125 ms long. `int(1 / 60 // dt)` gives 53 steps, as many as fit into a sixtieth of a second.
dt = 4e-2 / 128
assert math.isclose(1000 * dt, 0.3125)
assert 53 * dt <= 1 / 60 < 54 * dt


# %% The random shift of at most 0.05 along x and z makes every drop look a little different. … so it is one shift for the whole cloth.
cloth = Cloth(16)
corners = []
for _ in range(20):
    cloth.drop()
    x = cloth.x.to_numpy()
    assert np.allclose(x[3, 5] - x[0, 0], [3 / 16, 0, 5 / 16], atol=1e-6)
    corners.append(x[0, 0])
shift = np.array(corners) + [0.5, -0.6, 0.5]
assert np.abs(shift).max() <= 0.05 and len({tuple(one) for one in corners}) == 20


# %% `bending_springs` decides which set of neighbours is taken: twelve, or eight for a cloth that folds more sharply.
assert len(Cloth(8).springs) == 12 and len(Cloth(8, bending=False).springs) == 8


# %% Until it reaches the ball, the flat cloth feels gravity and drag only, and that has a known result.
x = Cloth(128).run(0.1)
known = 0.6 - 9.8 * (0.1 - (1 - math.exp(-0.1)))
assert np.abs(x[..., 1] - known).max() < 1e-3


# %% A corner and the middle fall alike, and a free fall of 0.1 s without drag would end at 0.551.
x = Cloth(128).run(0.1)
assert f"{x[0, 0, 1]:.3f}" == f"{x[64, 64, 1]:.3f}" == "0.552"
assert f"{0.6 - 0.5 * 9.8 * 0.1**2:.3f}" == "0.551"


# %% The grid has 127 × 127 squares with two triangles each: 32,258 triangles, 96,774 entries in `indices`.
assert 127 * 127 * 2 == 32258 and (128 - 1) ** 2 * 2 * 3 == 96774


# %% The tangential part stays, so the cloth slides without friction.
v = ti.Vector([3.0, -2.0, 1.0])
normal = ti.Vector([0.0, 1.0, 0.0])
v -= ti.min(v.dot(normal), 0.0) * normal
assert v.to_list() == [3, 0, 1]
v = ti.Vector([3.0, 2.0, 1.0])
v -= ti.min(v.dot(normal), 0.0) * normal
assert v.to_list() == [3, 2, 1]


# %% After 1.5 seconds of simulated time the cloth has nearly always slid off the ball
x = Cloth(128).run(1.5)
assert np.isfinite(x).all()
assert x[..., 1].max() < 0.3


# %% The cloth has four times the points and a frame takes twice the steps (106), so expect eight times the work.
assert int(1 / 60 // (4e-2 / 256)) == 106 == 2 * 53


# %% with `n = 96` or below this one diverges
for n in (96, 80, 64, 48, 32):
    assert np.isnan(Cloth(n).run(1.5)).all()


# %% while `2e-2 / n` holds at `n = 64`.
assert np.isfinite(Cloth(64, factor=2e-2).run(1.5)).all()


# %% Halve the factor as well when you multiply `spring_Y` by four.
assert np.isnan(Cloth(128, spring_Y=4 * 3e4).run(0.6)).any()
assert np.isfinite(Cloth(128, factor=2e-2, spring_Y=4 * 3e4).run(0.6)).all()


# %% `drag_damping = 5.0` in a running program has no effect on a kernel that is compiled already.
drag_damping = 1.0


@ti.kernel
def slower() -> ti.f32:
    return 10.0 * drag_damping


assert slower() == 10
drag_damping = 5.0
assert slower() == 10


# %% This order, called semi-implicit Euler, keeps springs stable at steps for which the opposite order would gain energy.
@ti.kernel
def oscillate(opposite: ti.i32) -> ti.f32:
    x, v, dt = 1.0, 0.0, 0.1
    largest = 0.0
    ti.loop_config(serialize=True)
    for step in range(2000):
        if opposite:
            x_new = x + dt * v
            v -= dt * x
            x = x_new
        else:
            v -= dt * x
            x += dt * v
        largest = ti.max(largest, abs(x))
    return largest


assert oscillate(False) < 1.1 and oscillate(True) > 100


# %% Drag multiplies the velocity by $e^{-k\,dt}$ with $k$ = `drag_damping`, which is what a resistance in proportion to speed does over one
# step.
k, dt, v, parts = 1.0, 4e-2 / 128, 1.0, 10_000
for _ in range(parts):
    v -= k * v * dt / parts
assert math.isclose(v, math.exp(-k * dt), rel_tol=1e-9)
assert not math.isclose(1 - k * dt, math.exp(-k * dt), rel_tol=1e-9)


# %% `indices` lists, three by three, which vertices form a triangle.
n = 5
indices = ti.field(dtype=int, shape=(n - 1) ** 2 * 2 * 3)


@ti.kernel
def build_mesh():
    for i, j in ti.ndrange(n - 1, n - 1):
        p = i * n + j
        k = 6 * (i * (n - 1) + j)
        indices[k] = p
        indices[k + 1] = p + n
        indices[k + 2] = p + 1
        indices[k + 3] = p + n
        indices[k + 4] = p + n + 1
        indices[k + 5] = p + 1


build_mesh()
corners = np.stack(np.divmod(indices.to_numpy().reshape(-1, 3), n), axis=-1).astype(float)
a, b = corners[:, 1] - corners[:, 0], corners[:, 2] - corners[:, 0]
areas = (a[:, 0] * b[:, 1] - a[:, 1] * b[:, 0]) / 2
assert len(areas) == 32 and (areas == 0.5).all()


# %% The machine code has twelve copies of its body
seen = []


def note(offset):
    seen.append(offset)


springs = Cloth(8).springs
x = ti.field(ti.f32, shape=(8, 8))


@ti.kernel
def run():
    for i in ti.grouped(x):
        for offset, rest in ti.static(springs):
            note(rest)
            x[i] += rest


run()
assert len(seen) == 12 and np.isclose(seen.count(1 / 8), 4) and seen.count(2 / 8) == 4
