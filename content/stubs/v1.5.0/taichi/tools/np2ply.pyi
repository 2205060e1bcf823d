"""Geometry as PLY files."""

__all__ = [
    "PLYWriter",
]


class PLYWriter:
    """A writer of point clouds and meshes in PLY files.

    Add channels, at least the positions, then call one of the export methods.

    Args:
        num_vertices: number of vertices, greater than 0.
        num_faces (int): number of faces, 0 by default.
        face_type (str): `"tri"` (the default) for triangles or `"quad"` for quadrilaterals.
        comment (str): comment in the head of the file.

    Raises:
        AssertionError: when a number is too small, or `face_type` is another value.

    Scope: Python.

    Example:
        ```python
        import numpy as np
        import taichi as ti

        pos = np.random.rand(100, 3).astype(np.float32)
        writer = ti.tools.PLYWriter(num_vertices=100)
        writer.add_vertex_pos(pos[:, 0], pos[:, 1], pos[:, 2])
        writer.export("points.ply")
        ```
    """

    def __init__(self, num_vertices: int, num_faces=0, face_type='tri', comment='created by PLYWriter'): ...

    def add_vertex_channel(self, key: str, data_type: str, data: np.array):
        """Add a channel of values for the vertices.

        Args:
            key: name of the channel; for data of several columns `_1`, `_2` and so on are added.
            data_type: PLY type: `"char"`, `"uchar"`, `"short"`, `"ushort"`, `"int"`, `"uint"`, `"float"` or `"double"`; for another one, the channel is left out with a message.
            data: array with one value, or one row, for each vertex.

        Raises:
            AssertionError: when the length of an array is not the number of vertices.

        Scope: Python.

        Example:
            ```python
            import numpy as np
            import taichi as ti

            writer = ti.tools.PLYWriter(num_vertices=10)
            zero = np.zeros(10)
            writer.add_vertex_pos(zero, zero, zero)
            writer.add_vertex_channel("density", "float", np.random.rand(10))
            writer.export("density.ply")
            ```

        See also:
            ti.tools.PLYWriter.add_face_channel
        """

    def add_vertex_pos(self, x: np.array, y: np.array, z: np.array):
        """Add the positions of the vertices, as the channels `x`, `y` and `z`.

        No file can be written without them.

        Args:
            x: array with the x coordinate for each vertex.
            y: array with the y coordinate for each vertex.
            z: array with the z coordinate for each vertex.

        Raises:
            AssertionError: when the length of an array is not the number of vertices.

        Scope: Python.

        Example:
            ```python
            import numpy as np
            import taichi as ti

            rng = np.random.default_rng(0)
            pos = rng.random((100, 3))
            writer = ti.tools.PLYWriter(num_vertices=100)
            writer.add_vertex_pos(pos[:, 0], pos[:, 1], pos[:, 2])
            writer.export("points.ply")
            ```

        See also:
            ti.tools.PLYWriter.add_vertex_normal
            ti.tools.PLYWriter.add_vertex_vel
        """

    def add_vertex_normal(self, nx: np.array, ny: np.array, nz: np.array):
        """Add the normals of the vertices, as the channels `nx`, `ny` and `nz`.

        Args:
            nx: array with the x component for each vertex.
            ny: array with the y component for each vertex.
            nz: array with the z component for each vertex.

        Raises:
            AssertionError: when the length of an array is not the number of vertices.

        Scope: Python.

        Example:
            ```python
            import numpy as np
            import taichi as ti

            rng = np.random.default_rng(0)
            pos = rng.random((100, 3))
            writer = ti.tools.PLYWriter(num_vertices=100)
            writer.add_vertex_pos(pos[:, 0], pos[:, 1], pos[:, 2])
            normal = pos / np.linalg.norm(pos, axis=1, keepdims=True)
            writer.add_vertex_normal(normal[:, 0], normal[:, 1], normal[:, 2])
            writer.export("points.ply")
            ```

        See also:
            ti.tools.PLYWriter.add_vertex_pos
            ti.tools.PLYWriter.add_vertex_vel
        """

    def add_vertex_vel(self, vx: np.array, vy: np.array, vz: np.array):
        """Add the velocities of the vertices, as the channels `vx`, `vy` and `vz`.

        Args:
            vx: array with the x component for each vertex.
            vy: array with the y component for each vertex.
            vz: array with the z component for each vertex.

        Raises:
            AssertionError: when the length of an array is not the number of vertices.

        Scope: Python.

        Example:
            ```python
            import numpy as np
            import taichi as ti

            rng = np.random.default_rng(0)
            pos = rng.random((100, 3))
            writer = ti.tools.PLYWriter(num_vertices=100)
            writer.add_vertex_pos(pos[:, 0], pos[:, 1], pos[:, 2])
            still = np.zeros(100)
            writer.add_vertex_vel(still, still, np.full(100, -9.8))
            writer.export("points.ply")
            ```

        See also:
            ti.tools.PLYWriter.add_vertex_pos
            ti.tools.PLYWriter.add_vertex_normal
        """

    def add_vertex_color(self, r: np.array, g: np.array, b: np.array):
        """Add the colours of the vertices, as the channels `red`, `green` and `blue`.

        Args:
            r: array with the red part, a real number, for each vertex.
            g: array with the green part for each vertex.
            b: array with the blue part for each vertex.

        Raises:
            AssertionError: when the length of an array is not the number of vertices.

        Scope: Python.

        Example:
            ```python
            import numpy as np
            import taichi as ti

            rng = np.random.default_rng(0)
            pos = rng.random((100, 3))
            writer = ti.tools.PLYWriter(num_vertices=100)
            writer.add_vertex_pos(pos[:, 0], pos[:, 1], pos[:, 2])
            writer.add_vertex_color(pos[:, 0], pos[:, 1], pos[:, 2])  # from 0 to 1
            writer.export("points.ply")
            ```

        See also:
            ti.tools.PLYWriter.add_vertex_alpha
            ti.tools.PLYWriter.add_vertex_rgba
        """

    def add_vertex_alpha(self, alpha: np.array):
        """Add the opacity of the vertices, as the channel `Alpha`.

        Args:
            alpha: array with a real number, usually from 0 to 1, for each vertex.

        Raises:
            AssertionError: when the length of an array is not the number of vertices.

        Scope: Python.

        Example:
            ```python
            import numpy as np
            import taichi as ti

            rng = np.random.default_rng(0)
            pos = rng.random((100, 3))
            writer = ti.tools.PLYWriter(num_vertices=100)
            writer.add_vertex_pos(pos[:, 0], pos[:, 1], pos[:, 2])
            writer.add_vertex_alpha(np.full(100, 0.5))
            writer.export("points.ply")
            ```

        See also:
            ti.tools.PLYWriter.add_vertex_color
            ti.tools.PLYWriter.add_vertex_rgba
        """

    def add_vertex_rgba(self, r: np.array, g: np.array, b: np.array, a: np.array):
        """Add the colours and opacities of the vertices, as `red`, `green`, `blue` and `Alpha`.

        Args:
            r: array with the red part, a real number, for each vertex.
            g: array with the green part for each vertex.
            b: array with the blue part for each vertex.
            a: array with the opacity for each vertex.

        Raises:
            AssertionError: when the length of an array is not the number of vertices.

        Scope: Python.

        Example:
            ```python
            import numpy as np
            import taichi as ti

            rng = np.random.default_rng(0)
            pos = rng.random((100, 3))
            writer = ti.tools.PLYWriter(num_vertices=100)
            writer.add_vertex_pos(pos[:, 0], pos[:, 1], pos[:, 2])
            writer.add_vertex_rgba(pos[:, 0], pos[:, 1], pos[:, 2], np.ones(100))
            writer.export("points.ply")
            ```

        See also:
            ti.tools.PLYWriter.add_vertex_color
            ti.tools.PLYWriter.add_vertex_alpha
        """

    def add_vertex_id(self):
        """Add the channel `id` with the numbers of the vertices, from 0.

        Scope: Python.

        Example:
            ```python
            import numpy as np
            import taichi as ti

            rng = np.random.default_rng(0)
            pos = rng.random((100, 3))
            writer = ti.tools.PLYWriter(num_vertices=100)
            writer.add_vertex_pos(pos[:, 0], pos[:, 1], pos[:, 2])
            writer.add_vertex_id()
            writer.export("points.ply")
            ```

        See also:
            ti.tools.PLYWriter.add_vertex_piece
        """

    def add_vertex_piece(self, piece: np.array):
        """Add the channel `piece`, the number of the part to which each vertex belongs.

        Args:
            piece: array with an integer for each vertex.

        Raises:
            AssertionError: when the length of an array is not the number of vertices.

        Scope: Python.

        Example:
            ```python
            import numpy as np
            import taichi as ti

            rng = np.random.default_rng(0)
            pos = rng.random((100, 3))
            writer = ti.tools.PLYWriter(num_vertices=100)
            writer.add_vertex_pos(pos[:, 0], pos[:, 1], pos[:, 2])
            writer.add_vertex_piece(np.arange(100) // 50)  # two parts
            writer.export("points.ply")
            ```

        See also:
            ti.tools.PLYWriter.add_vertex_id
        """

    def add_faces(self, indices: np.array):
        """Set the vertices of the faces.

        Args:
            indices: array of vertex numbers, from 0: three for each triangle or four for each quadrilateral.

        Raises:
            AssertionError: when the length does not suit the number of faces.

        Scope: Python.

        Example:
            ```python
            import numpy as np
            import taichi as ti

            writer = ti.tools.PLYWriter(num_vertices=3, num_faces=1)
            x = np.array([0.0, 1.0, 0.0])
            y = np.array([0.0, 0.0, 1.0])
            writer.add_vertex_pos(x, y, np.zeros(3))
            writer.add_faces(np.array([0, 1, 2]))
            writer.export_ascii("triangle.ply")
            ```

        See also:
            ti.tools.PLYWriter.add_face_channel
        """

    def add_face_channel(self, key: str, data_type: str, data: np.array):
        """Add a channel of values for the faces.

        Args:
            key: name of the channel; for data of several columns `_1`, `_2` and so on are added.
            data_type: PLY type: `"char"`, `"uchar"`, `"short"`, `"ushort"`, `"int"`, `"uint"`, `"float"` or `"double"`; for another one, the channel is left out with a message.
            data: array with one value, or one row, for each face.

        Raises:
            AssertionError: when the length of an array is not the number of faces.

        Scope: Python.

        Example:
            ```python
            import numpy as np
            import taichi as ti

            writer = ti.tools.PLYWriter(num_vertices=4, num_faces=2)
            x = np.array([0.0, 1.0, 1.0, 0.0])
            y = np.array([0.0, 0.0, 1.0, 1.0])
            writer.add_vertex_pos(x, y, np.zeros(4))
            writer.add_faces(np.array([0, 1, 2, 0, 2, 3]))
            writer.add_face_channel("area", "float", np.array([0.5, 0.5]))
            writer.export("square.ply")
            ```

        See also:
            ti.tools.PLYWriter.add_vertex_channel
        """

    def add_face_id(self):
        """Add the channel `id` with the numbers of the faces, from 0.

        Scope: Python.

        Example:
            ```python
            import numpy as np
            import taichi as ti

            writer = ti.tools.PLYWriter(num_vertices=4, num_faces=2)
            x = np.array([0.0, 1.0, 1.0, 0.0])
            y = np.array([0.0, 0.0, 1.0, 1.0])
            writer.add_vertex_pos(x, y, np.zeros(4))
            writer.add_faces(np.array([0, 1, 2, 0, 2, 3]))
            writer.add_face_id()
            writer.export("square.ply")
            ```

        See also:
            ti.tools.PLYWriter.add_face_piece
            ti.tools.PLYWriter.add_faces
        """

    def add_face_piece(self, piece: np.array):
        """Add the channel `piece`, the number of the part to which each face belongs.

        Args:
            piece: array with an integer for each face.

        Raises:
            AssertionError: when the length of an array is not the number of faces.

        Scope: Python.

        Example:
            ```python
            import numpy as np
            import taichi as ti

            writer = ti.tools.PLYWriter(num_vertices=4, num_faces=2)
            x = np.array([0.0, 1.0, 1.0, 0.0])
            y = np.array([0.0, 0.0, 1.0, 1.0])
            writer.add_vertex_pos(x, y, np.zeros(4))
            writer.add_faces(np.array([0, 1, 2, 0, 2, 3]))
            writer.add_face_piece(np.array([0, 1]))
            writer.export("square.ply")
            ```

        See also:
            ti.tools.PLYWriter.add_face_id
            ti.tools.PLYWriter.add_faces
        """

    def sanity_check(self):
        """Check that positions are given and that the faces use existing vertices; the export methods call it.

        Raises:
            AssertionError: when the positions are missing or a face has an unknown vertex.

        Scope: Python.

        Example:
            ```python
            import numpy as np
            import taichi as ti

            rng = np.random.default_rng(0)
            pos = rng.random((100, 3))
            writer = ti.tools.PLYWriter(num_vertices=100)
            writer.add_vertex_pos(pos[:, 0], pos[:, 1], pos[:, 2])
            writer.sanity_check()  # raises an error if something is missing
            writer.export("points.ply")
            ```

        See also:
            ti.tools.PLYWriter.print_header
        """

    def print_header(self, path: str, _format: str):
        """Write the head of the file; the export methods call it.

        Not meant to be called by programs.

        Args:
            path: path of the file, which is overwritten.
            _format: `"ascii"`, `"binary_little_endian"` or `"binary_big_endian"`.

        Scope: Python.

        Example:
            ```python
            import numpy as np
            import taichi as ti

            rng = np.random.default_rng(0)
            pos = rng.random((100, 3))
            writer = ti.tools.PLYWriter(num_vertices=100)
            writer.add_vertex_pos(pos[:, 0], pos[:, 1], pos[:, 2])
            writer.print_header("points.ply", "ascii")
            print(open("points.ply").readline())  # ply
            ```

        See also:
            ti.tools.PLYWriter.sanity_check
        """

    def export(self, path):
        """Write the file in binary form.

        Args:
            path (str): path of the file, usually with the ending `.ply`.

        Raises:
            AssertionError: when the positions are missing or a face has an unknown vertex.

        Scope: Python.

        Example:
            ```python
            import numpy as np
            import taichi as ti

            rng = np.random.default_rng(0)
            pos = rng.random((100, 3))
            writer = ti.tools.PLYWriter(num_vertices=100)
            writer.add_vertex_pos(pos[:, 0], pos[:, 1], pos[:, 2])
            writer.export("points.ply")
            ```

        See also:
            ti.tools.PLYWriter.export_frame, ti.tools.PLYWriter.export_ascii
        """

    def export_ascii(self, path):
        """Write the file as text; it is usually larger than in binary form.

        Args:
            path (str): path of the file, usually with the ending `.ply`.

        Raises:
            AssertionError: when the positions are missing or a face has an unknown vertex.

        Scope: Python.

        Example:
            ```python
            import numpy as np
            import taichi as ti

            rng = np.random.default_rng(0)
            pos = rng.random((100, 3))
            writer = ti.tools.PLYWriter(num_vertices=100)
            writer.add_vertex_pos(pos[:, 0], pos[:, 1], pos[:, 2])
            writer.export_ascii("points.ply")
            ```

        See also:
            ti.tools.PLYWriter.export
            ti.tools.PLYWriter.export_frame
            ti.tools.PLYWriter.export_frame_ascii
        """

    def export_frame_ascii(self, series_num: int, path: str):
        """Write a file of a series as text, with the number of the frame in its name.

        Args:
            series_num: number of the frame.
            path: path of the file, with or without `.ply`; for the frame 5 and `"a.ply"` the file is `a_000005.ply`.

        Raises:
            AssertionError: when the positions are missing or a face has an unknown vertex.

        Scope: Python.

        Example:
            ```python
            import numpy as np
            import taichi as ti

            rng = np.random.default_rng(0)
            pos = rng.random((100, 3))
            for frame in range(3):
                writer = ti.tools.PLYWriter(num_vertices=100)
                writer.add_vertex_pos(pos[:, 0], pos[:, 1], pos[:, 2] - 0.1 * frame)
                writer.export_frame_ascii(frame, "points.ply")  # points_000000.ply, points_000001.ply, ...
            ```

        See also:
            ti.tools.PLYWriter.export
            ti.tools.PLYWriter.export_frame
            ti.tools.PLYWriter.export_ascii
        """

    def export_frame(self, series_num: int, path: str):
        """Write a file of a series in binary form, with the number of the frame in its name.

        Args:
            series_num: number of the frame.
            path: path of the file, with or without `.ply`; for the frame 5 and `"a.ply"` the file is `a_000005.ply`.

        Raises:
            AssertionError: when the positions are missing or a face has an unknown vertex.

        Scope: Python.

        Example:
            ```python
            import numpy as np
            import taichi as ti

            rng = np.random.default_rng(0)
            pos = rng.random((100, 3))
            for frame in range(3):
                writer = ti.tools.PLYWriter(num_vertices=100)
                writer.add_vertex_pos(pos[:, 0], pos[:, 1], pos[:, 2] - 0.1 * frame)
                writer.export_frame(frame, "points.ply")  # points_000000.ply, points_000001.ply, ...
            ```

        See also:
            ti.tools.PLYWriter.export
            ti.tools.PLYWriter.export_ascii
            ti.tools.PLYWriter.export_frame_ascii
        """
