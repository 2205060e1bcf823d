"""Draws one picture in three ways and measures each: loops of Python, NumPy, and Taichi on the CPU.

    pip install taichi==1.6.0 numpy
    python julia.py result.json

The picture is the first one of the program on the home page: 960 by 720 points of a Julia set, in colour. Each way computes it
several times. The result has the median and the minimum, in milliseconds, and the time that Taichi takes to compile its kernel,
which is measured apart, with an empty cache. The three pictures are compared first: they must be the same.
"""

import json
import math
import os
import platform
import statistics
import sys
import time
from datetime import date

import numpy as np
import taichi as ti
import taichi.math as tm

WIDTH, HEIGHT = 960, 720
C = complex(-0.8, 0.17)
NIGHT = (11 / 255, 15 / 255, 16 / 255)
TEAL = (2.6, 1.05, 0.95)


def with_loops():
    pixels = []
    for i in range(WIDTH):
        column = []
        for j in range(HEIGHT):
            z = complex(i - 480, j - 360) / 300
            light, n = 0.0, 0
            while n < 240 and z.real * z.real + z.imag * z.imag < 400:
                z = z * z + C
                light += 1 / (1 + z.real * z.real + z.imag * z.imag)
                n += 1
            glow = 1 - math.exp(-light / 30)
            column.append([dark + (1 - dark) * glow**power for dark, power in zip(NIGHT, TEAL)])
        pixels.append(column)
    return pixels


def with_numpy():
    i, j = np.mgrid[0:WIDTH, 0:HEIGHT]
    z = (((i - 480) + 1j * (j - 360)) / 300).astype(np.complex64).ravel()
    light = np.zeros(z.size, dtype=np.float32)
    inside = np.arange(z.size)  # the points that have not escaped: only they are computed on
    for _ in range(240):
        z = z * z + np.complex64(C)
        size = z.real**2 + z.imag**2
        light[inside] += 1 / (1 + size)
        stays = size < 400
        z, inside = z[stays], inside[stays]
        if inside.size == 0:
            break
    glow = (1 - np.exp(-light / 30)).reshape(WIDTH, HEIGHT, 1)
    night = np.array(NIGHT, dtype=np.float32)
    return night + (1 - night) * glow ** np.array(TEAL, dtype=np.float32)


def with_taichi(threads):
    """The kernel, and the picture that it fills, for a number of threads."""
    ti.init(arch=ti.cpu, cpu_max_num_threads=threads, offline_cache=False, log_level=ti.ERROR)
    pixels = ti.Vector.field(3, ti.f32, shape=(WIDTH, HEIGHT))
    night = tm.vec3(*NIGHT)
    teal = tm.vec3(*TEAL)

    @ti.kernel
    def paint(c: tm.vec2):
        for i, j in pixels:
            z = tm.vec2(i - 480, j - 360) / 300
            light, n = 0.0, 0
            while n < 240 and z.norm_sqr() < 400:
                z = tm.cmul(z, z) + c
                light += 1 / (1 + z.norm_sqr())
                n += 1
            glow = 1 - tm.exp(-light / 30)
            pixels[i, j] = tm.mix(night, 1.0, glow**teal)

    def draw():
        paint(tm.vec2(C.real, C.imag))
        ti.sync()

    return draw, pixels


def milliseconds(function):
    start = time.perf_counter()
    function()
    return (time.perf_counter() - start) * 1000


def measured(way, function, runs):
    times = [milliseconds(function) for _ in range(runs)]
    print(f"{way}: {statistics.median(times):.1f} ms", file=sys.stderr)
    return {"way": way, "runs": runs, "medianMs": round(statistics.median(times), 2), "minimumMs": round(min(times), 2)}


def cpu_name():
    with open("/proc/cpuinfo") as file:
        return next((line.split(":")[1].strip() for line in file if line.startswith("model name")), platform.processor())


def main():
    threads = len(os.sched_getaffinity(0))
    draw, pixels = with_taichi(threads)
    first = milliseconds(draw)
    picture = pixels.to_numpy()
    for way, other in (("loops", with_loops()), ("numpy", with_numpy())):
        difference = float(np.abs(np.asarray(other) - picture).mean())
        if difference > 0.002:
            sys.exit(f"The picture of {way} is another one: its values differ by {difference} on average.")

    results = [measured("loops", with_loops, 5), measured("numpy", with_numpy, 15)]
    single, _ = with_taichi(1)
    single()
    results.append(measured("taichi1", single, 50))
    draw, _ = with_taichi(threads)
    draw()
    results.append(measured("taichi", draw, 100))

    record = {
        "date": date.today().isoformat(),
        "cpu": cpu_name(),
        "threads": threads,
        "system": f"{platform.system()} {platform.machine()}",
        "python": platform.python_version(),
        "numpy": np.__version__,
        "taichi": ".".join(map(str, ti.__version__)),
        "width": WIDTH,
        "height": HEIGHT,
        "compileMs": round(first - results[-1]["minimumMs"]),
        "results": results,
    }
    with open(sys.argv[1], "w", encoding="utf-8") as file:
        file.write(json.dumps(record, indent=2) + "\n")


if __name__ == "__main__":
    main()
