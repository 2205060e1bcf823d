"""Recording which kernels a program compiles."""

__all__ = [
    "start_recording",
    "stop_recording",
]


def start_recording(filename):
    """Begin to record which kernels are compiled.

    Args:
        filename (str): the file that is written.

    Scope: Python.

    Example:
        ```python
        import taichi as ti

        ti.aot.start_recording("record.yml")
        ti.init(arch=ti.cc)
        ```
    """


def stop_recording():
    """End the recording.

    Scope: Python.

    Example:
        ```python
        import taichi as ti

        ti.aot.start_recording("record.yml")
        ti.init(arch=ti.cc)
        ti.aot.stop_recording()
        ```
    """
