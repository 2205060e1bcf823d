"""The sheet in the first, fifth and ninth file of `sheet.py`, seen obliquely from above."""

import numpy as np
import taichi as ti

channels = {"float": "<f4", "double": "<f8", "uchar": "u1", "int": "<i4"}


def read(file):
    """Positions, colours and quads of a PLY file."""
    with open(file, "rb") as ply:
        kinds, counts, at = {}, {}, None
        for line in iter(lambda: ply.readline().decode().split(), ["end_header"]):
            if line[0] == "element":
                at = line[1]
                kinds[at], counts[at] = [], int(line[2])
            elif line[:2] == ["property", "list"]:
                kinds[at] += [("count", channels[line[2]]), (line[4], channels[line[3]], 4)]
            elif line[0] == "property":
                kinds[at].append((line[2], channels[line[1]]))
        vertices = np.fromfile(ply, np.dtype(kinds["vertex"]), counts["vertex"])
        faces = np.fromfile(ply, np.dtype(kinds["face"]), counts["face"])
    columns = [np.stack([vertices[name] for name in names], axis=1) for names in (("x", "y", "z"), ("red", "green", "blue"))]
    return columns[0], columns[1], faces[kinds["face"][1][0]]


def draw(program):
    program.run()
    pictures = []
    for number in (0, 4, 8):
        points, colours, quads = read(f"sheet_{number:06d}.ply")
        x, y, z = points.T
        flat = np.stack([0.5 + 0.52 * (x - 0.5) + 0.30 * (z - 0.5), 0.5 + 0.9 * y + 0.16 * (x - 0.5) - 0.34 * (z - 0.5)], axis=1)
        quads = quads[np.argsort((z - 0.5 * x)[quads].mean(axis=1))]
        shades = np.clip(colours[quads].mean(axis=1), 0, 1) * 255
        hexes = (shades.astype(np.uint32) * [65536, 256, 1]).sum(axis=1).repeat(2)
        corners = flat[quads[:, [0, 1, 2, 0, 2, 3]].reshape(-1, 3)]
        gui = ti.GUI("Sheet", res=(640, 480), background_color=0x0B0F10, show_gui=False)
        gui.triangles(*corners.swapaxes(0, 1).astype(np.float32), color=hexes)
        gui.core.update()
        pictures.append(gui.get_image().copy())
    return pictures
