import taichi as ti

ti.init(arch=ti.cpu, ad_stack_size=64)
x = ti.field(ti.f32, shape=4, needs_grad=True)
y = ti.field(ti.f32, shape=4, needs_grad=True)
m = ti.Matrix.field(2, 2, ti.f32, shape=2, needs_grad=True)
count = ti.field(ti.i32, shape=())
loss = ti.field(ti.f32, shape=(), needs_grad=True)


@ti.kernel
def count_in_loop():
    for i in x:
        count[None] += 1
        loss[None] += 2.0 * x[i]


@ti.kernel
def ties():
    for i in x:
        loss[None] += 3.0 * ti.max(x[i], y[i]) + 5.0 * ti.min(x[i], y[i]) + abs(x[i] - y[i])


@ti.kernel
def copied():
    for i in x:
        y[i] = 3.0 * x[i]


@ti.kernel
def squares():
    for i in y:
        loss[None] += y[i] ** 2


@ti.kernel
def long_loop():
    for i in x:
        product = 1.0
        for k in range(50):
            product *= x[i]
        loss[None] += product


@ti.kernel
def nested():
    for i in range(4):
        if i > 1:
            for j in range(i):
                loss[None] += x[i] * x[j] ** 2


@ti.kernel
def matrices(a: ti.f32):
    for i in m:
        b = m[i] @ m[i].transpose()
        b[0, 1] *= a
        loss[None] += b.trace() * b[0, 1] + (b[1, 1] if b[1, 1] > 1.0 else b[0, 0])


def show(name):
    print(name, loss[None], x.grad, y.grad, count[None])


x.fill(1.0)
y.fill(1.0)
with ti.ad.Tape(loss=loss):
    count_in_loop()
show("a store to a field without a gradient is done again")
with ti.ad.Tape(loss=loss):
    ties()
show("of equal numbers the second one gets the gradient")
with ti.ad.Tape(loss=loss):
    copied()
    squares()
show("a store clears the gradient")
copied.grad()
show("nothing is left for a second time")
y.grad.fill(1.0)
copied.grad()
show("gradients add up")
with ti.ad.Tape(loss=loss):
    long_loop()
show("a stack for fifty turns")
with ti.ad.Tape(loss):
    nested()
show("loops in a condition")
m[0] = [[1.0, 2.0], [0.5, 0.25]]
m[1] = [[0.5, 1.0], [0.25, 0.5]]
with ti.ad.Tape(loss):
    matrices(2.0)
print(m.grad)
try:
    with ti.ad.Tape(loss=loss):
        squares()
        raise ValueError("stopped")
except ValueError as error:
    show(error)


@ti.data_oriented
class Model:
    def __init__(self):
        self.w = ti.field(ti.f32, shape=(), needs_grad=True)

    @ti.kernel
    def run(self, a: ti.f32):
        loss[None] += a * self.w[None] ** 2


model = Model()
model.w[None] = 3.0
with ti.ad.Tape(loss):
    model.run(2.0)
model.run.grad(1.0)
print(model.w.grad[None])
z = ti.field(ti.f32)
ti.root.dense(ti.i, 2).place(z, z.grad)
print(z.grad.shape, z.grad.grad, count.grad)
