"""The values of both models of `models.py` for eight seconds: the program takes the first step."""


def draw(program):
    names = program.run()
    models = {"Model": names["steady"], "Decay": names["decay"]}
    lines = {name: [[0, 8.0]] for name in models}
    for step in range(1, 17):
        for name, model in models.items():
            lines[name].append([0.5 * step, round(float(model.x[0]), 4)])
            model.step(0.5)
    return {"lines": lines}
