"""The points of the cloth at three moments: `check.py` has let it fall for 0.1 seconds."""


def draw(program):
    names = program.run()
    x, dt, substep = names["x"], names["dt"], names["substep"]
    time, moments = 0.1, []
    for until in (0.2, 0.4, 0.7):
        while time < until - dt / 2:
            substep()
            time += dt
        moments.append({"points": x.to_numpy().reshape(-1, 3).round(4).tolist()})
    return {"moments": moments}
