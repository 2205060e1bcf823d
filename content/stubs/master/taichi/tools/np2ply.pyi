"""Geometry as PLY files."""

__all__ = [
    "PLYWriter",
]


class PLYWriter:
    """Write points and faces as a PLY file.

    Args:
        num_vertices: number of points.
        num_faces: number of faces.
        face_type: `"tri"` or `"quad"`.
        comment: a comment in the file.

    Scope: Python.

    Example:
        ```python
        import numpy as np

        import taichi as ti

        x = np.array([0.0, 1.0, 0.0])
        writer = ti.tools.PLYWriter(num_vertices=3, num_faces=1)
        writer.add_vertex_pos(x, x[::-1], np.zeros(3))
        writer.add_faces(np.array([0, 1, 2]))
        writer.export_ascii("triangle.ply")
        ```
    """

    def __init__(self, num_vertices: int, num_faces=0, face_type='tri', comment='created by PLYWriter'): ...

    def add_vertex_channel(self, key: str, data_type: str, data: np.array):
        """Add a value per point.

        Args:
            key: name of the channel.
            data_type: `"char"`, `"uchar"`, `"short"`, `"ushort"`, `"int"`, `"uint"`, `"float"` or `"double"`.
            data: an array of values.

        Scope: Python.
        """

    def add_vertex_pos(self, x: np.array, y: np.array, z: np.array):
        """Add the positions of the points.

        Args:
            x: coordinate x.
            y: coordinate y.
            z: coordinate z.

        Scope: Python.
        """

    def add_vertex_normal(self, nx: np.array, ny: np.array, nz: np.array):
        """Add a normal per point.

        Args:
            nx: component x.
            ny: component y.
            nz: component z.

        Scope: Python.
        """

    def add_vertex_vel(self, vx: np.array, vy: np.array, vz: np.array):
        """Add a velocity per point.

        Args:
            vx: component x.
            vy: component y.
            vz: component z.

        Scope: Python.
        """

    def add_vertex_color(self, r: np.array, g: np.array, b: np.array):
        """Add a colour per point.

        Args:
            r: red, 0 to 1.
            g: green.
            b: blue.

        Scope: Python.
        """

    def add_vertex_alpha(self, alpha: np.array):
        """Add an opacity per point.

        Args:
            alpha: from 0 to 1.

        Scope: Python.
        """

    def add_vertex_rgba(self, r: np.array, g: np.array, b: np.array, a: np.array):
        """Add a colour with opacity per point.

        Args:
            r: red, 0 to 1.
            g: green.
            b: blue.
            a: opacity.

        Scope: Python.
        """

    def add_vertex_id(self):
        """Number the points.

        Scope: Python.
        """

    def add_vertex_piece(self, piece: np.array):
        """Sort the points into pieces.

        Args:
            piece: number of the piece of each point.

        Scope: Python.
        """

    def add_faces(self, indices: np.array):
        """Add the faces.

        Args:
            indices: 3 or 4 numbers of points per face, one face after the other.

        Scope: Python.
        """

    def add_face_channel(self, key: str, data_type: str, data: np.array):
        """Add a value per face.

        Args:
            key: name of the channel.
            data_type: `"char"`, `"uchar"`, `"short"`, `"ushort"`, `"int"`, `"uint"`, `"float"` or `"double"`.
            data: an array of values.

        Scope: Python.
        """

    def add_face_id(self):
        """Number the faces.

        Scope: Python.
        """

    def add_face_piece(self, piece: np.array):
        """Sort the faces into pieces.

        Args:
            piece: number of the piece of each face.

        Scope: Python.
        """

    def sanity_check(self):
        """Check that the data is complete.

        Scope: Python.
        """

    def print_header(self, path: str, _format: str):
        """Write the head of a file.

        Args:
            path: the file.
            _format: the form of the data.

        Scope: Python.
        """

    def export(self, path):
        """Write the file in binary form.

        Args:
            path: the file.

        Scope: Python.
        """

    def export_ascii(self, path):
        """Write the file as text.

        Args:
            path: the file.

        Scope: Python.
        """

    def export_frame_ascii(self, series_num: int, path: str):
        """Write a file of a series as text.

        Args:
            series_num: number of the frame, put behind the name with six digits.
            path: the file without the number.

        Scope: Python.
        """

    def export_frame(self, series_num: int, path: str):
        """Write a file of a series in binary form.

        Args:
            series_num: number of the frame, put behind the name with six digits.
            path: the file without the number.

        Scope: Python.
        """
