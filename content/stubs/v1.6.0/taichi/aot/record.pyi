"""Recording which kernels a program compiles."""

__all__ = [
    "start_recording",
    "stop_recording",
]


def start_recording(filename):
    """Begin to record the kernels that are compiled from now on, as YAML.

    Call it before `ti.init`. The environment variable `TI_ACTION_RECORD` does the same from the start of the program.

    Args:
        filename (str): path of the file, which is overwritten; usually with the ending `.yml`.

    Scope: Python.

    Example:
        ```python
        import taichi as ti

        ti.aot.start_recording("record.yml")
        ti.init(arch=ti.cc)
        ```

    See also:
        ti.aot.stop_recording
    """


def stop_recording():
    """End the recording that `ti.aot.start_recording` began, and close the file.

    Scope: Python.

    Example:
        ```python
        import taichi as ti

        ti.aot.start_recording("record.yml")
        ti.init(arch=ti.cc)
        ti.aot.stop_recording()
        ```

    See also:
        ti.aot.start_recording
    """
