"""Runs small programs that draw with ti.GUI, and says what they print and which pictures they write.

Reads a JSON list of {"name", "code"} and writes a JSON object by name: {"prints", "error", "pictures": [...]}. A picture has its rows from
the top as hexadecimal digits, or a hash of all bytes where it is large; "window" is what a window with fast_gui shows.
"""

import hashlib
import json
import linecache
import os
import sys
import tempfile

# The language prints on the standard output.
output = os.fdopen(os.dup(1), 'w')
os.dup2(2, 1)
os.environ['TI_LOG_LEVEL'] = 'error'

import numpy as np
import taichi as ti

from record_programs import FILE, run

LARGE = 1200

pictures = []
show = ti.GUI.show


def rows_of(rgb):
    """The rows of an array of bytes, whose first axis goes down."""
    height, width, _ = rgb.shape
    if width * height > LARGE:
        return {'hash': hashlib.sha256(rgb.tobytes()).hexdigest()}
    return {'rows': [row.tobytes().hex() for row in rgb]}


def recorded_show(gui, file=None):
    fast = gui.img.copy() if gui.fast_gui else None
    show(gui, file)
    if not file:
        return
    rgb = np.ascontiguousarray(ti.tools.imread(file).swapaxes(0, 1)[::-1])
    one = {'name': file, 'width': rgb.shape[1], 'height': rgb.shape[0], **rows_of(rgb)}
    if fast is not None:
        parts = [(fast >> shift) & 0xFF for shift in (16, 8, 0)]
        shown = np.stack(parts, axis=1).astype(np.uint8).reshape(rgb.shape)
        one['window'] = rows_of(shown)
    pictures.append(one)


ti.GUI.show = recorded_show

found = {}
programs = json.load(sys.stdin)
with tempfile.TemporaryDirectory() as folder:
    os.chdir(folder)
    for one in programs:
        pictures.clear()
        code = one['code']
        # The language reads the source of kernels.
        linecache.cache[FILE] = (len(code), None, code.splitlines(keepends=True), FILE)
        result = run(code)
        result['prints'] = [[line, text] for line, text in result['prints'] if not text.startswith('[Taichi]')]
        found[one['name']] = {**result, 'pictures': list(pictures)}
json.dump(found, output)
output.flush()
