"""Runs small programs and says what each line prints, and how the program ends.

Reads a JSON list of {"name", "code"} and writes a JSON object by name: {"prints": [[line, text], ...], "error": {...}}.
"""

import builtins
import json
import sys

FILE = '<program>'


def line_of_caller():
    frame = sys._getframe(2)
    while frame is not None and frame.f_code.co_filename != FILE:
        frame = frame.f_back
    return frame.f_lineno if frame else 0


def run(code):
    prints = []

    def record(*values, sep=' ', end='\n', file=None, flush=False):
        if sep is not None and not isinstance(sep, str):
            raise TypeError(f'sep must be None or a string, not {type(sep).__name__}')
        text = (' ' if sep is None else sep).join(map(str, values))
        prints.append([line_of_caller(), text + ('\n' if end is None else end)])

    original = builtins.print
    builtins.print = record
    result = {'prints': prints}
    try:
        exec(compile(code, FILE, 'exec', dont_inherit=True), {'__name__': '__main__'})
    except SystemExit as error:
        if error.code not in (None, 0):
            result['error'] = {'type': 'SystemExit', 'message': str(error), 'line': 0}
    except BaseException as error:
        line = error.lineno if isinstance(error, SyntaxError) else None
        trace = error.__traceback__
        while trace is not None:
            if trace.tb_frame.f_code.co_filename == FILE:
                line = trace.tb_lineno
            trace = trace.tb_next
        message = error.msg if isinstance(error, SyntaxError) else str(error)
        result['error'] = {'type': type(error).__name__, 'message': message, 'line': line}
    finally:
        builtins.print = original
    return result


if __name__ == '__main__':
    programs = json.load(sys.stdin)
    json.dump({one['name']: run(one['code']) for one in programs}, sys.stdout)
