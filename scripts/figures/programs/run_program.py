"""Runs a program of a text and writes the pictures that it draws. `npm run figures -- --python PYTHON` starts it.

It reads a request as JSON from its standard input: the files of the program, and what to take of it. The name of a folder is its
argument: each picture goes there as a file of red, green and blue bytes, row by row from the top. The last line that it prints is
JSON: the version of Taichi, the size of each picture, and the values of a recipe.
"""

import json
import os
import sys
import tempfile
import types

# What the programs compile is not stored, and not taken from what other programs have stored.
os.environ["TI_OFFLINE_CACHE"] = "0"

import numpy as np  # noqa: E402
import taichi as ti  # noqa: E402


class Finished(Exception):
    """All frames that were asked for are drawn."""


class Program:
    """A program of a text, with the files that it needs in the working directory."""

    def __init__(self, name, before):
        self.name = name
        self.before = before

    def run(self):
        """Runs it to its end, and gives its global names."""
        module = types.ModuleType("__main__")
        sys.modules["__main__"] = module
        sys.argv = [self.name]
        for name in [*self.before, self.name]:
            module.__file__ = os.path.abspath(name)
            with open(name, encoding="utf-8") as file:
                exec(compile(file.read(), name, "exec"), module.__dict__)
        return module.__dict__

    def frames(self, wanted):
        """Runs it until its window has shown the last of these frames, counted from 0, and gives them. No window opens."""
        shown = {}

        class Window(ti.GUI):
            def __init__(self, name="Taichi", res=512, background_color=0, **_):
                super().__init__(name, res, background_color, show_gui=False)

            def show(self, file=None):
                self.core.update()
                if self.frame in wanted:
                    shown[self.frame] = self.get_image().copy()
                if len(shown) == len(wanted):
                    raise Finished
                self.frame += 1
                self.clear()

        ti.GUI = Window
        try:
            self.run()
        except Finished:
            pass
        return [shown[frame] for frame in wanted]


def bytes_of(image):
    """An image as Taichi takes it (from the left and from below; grey or with colours, maybe with alpha) as rows of bytes from the top."""
    if image.dtype.kind == "f":
        image = np.round(np.clip(image, 0, 1) * 255).astype(np.uint8)
    if image.ndim == 2:
        image = image[:, :, None]
    colours = image[:, :, :3] if image.shape[2] >= 3 else np.repeat(image[:, :, :1], 3, axis=2)
    return np.ascontiguousarray(colours.swapaxes(0, 1)[::-1])


def drawn(request):
    """The pictures and the values of a request."""
    program, take = Program(request["name"], request["before"]), request["take"]
    if "frames" in take:
        return program.frames(take["frames"]), None
    recipe = types.ModuleType("recipe")
    exec(compile(take["recipe"], "recipe.py", "exec"), recipe.__dict__)
    result = recipe.draw(program)
    return (result, None) if isinstance(result, list) else ([], result)


def main():
    request, target = json.load(sys.stdin), os.path.abspath(sys.argv[1])
    with tempfile.TemporaryDirectory(prefix="program-") as folder:
        os.chdir(folder)
        sys.path.insert(0, folder)
        for name, code in request["files"].items():
            with open(name, "w", encoding="utf-8") as file:
                file.write(code)
        pictures, values = drawn(request)
        sizes = []
        for at, picture in enumerate(pictures):
            rows = bytes_of(picture)
            rows.tofile(os.path.join(target, f"{at}.rgb"))
            sizes.append({"width": rows.shape[1], "height": rows.shape[0]})
        os.chdir(target)
    version = ".".join(str(part) for part in ti.__version__)
    print("\n" + json.dumps({"taichi": version, "pictures": sizes, "values": values}))


main()
