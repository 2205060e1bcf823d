"""The middle of the square of `newton.py`, with a colour for each root."""

import numpy as np


def draw(program):
    root = program.run()["root"].to_numpy()
    n = len(root)
    palette = np.array([[0.93, 0.33, 0.23], [0.30, 0.74, 0.78], [0.09, 0.20, 0.23]])
    return [palette[root[:, n // 4 : 3 * n // 4] + 1]]
