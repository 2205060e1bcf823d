"""The conductivity that `fit.py` has at the beginning of each iteration."""

import sys

import taichi as ti


def draw(program):
    found = []
    leave = ti.ad.Tape.__exit__

    def leave_and_note(tape, *error):
        leave(tape, *error)
        found.append([len(found), round(float(sys.modules["__main__"].k[None]), 5)])

    ti.ad.Tape.__exit__ = leave_and_note
    program.run()
    return {"lines": {"k": found}}
