"""Three-dimensional scenes of GGUI."""

__all__ = [
    "Scene",
    "SceneV2",
    "gen_normals",
    "gen_normals_kernel",
    "gen_normals_kernel_indexed",
    "get_normals_field",
    "normals_field_cache",
]

normals_field_cache = {}
"""Fields of normals, kept between frames."""


def get_normals_field(vertices):
    """Return the field for the normals of a mesh.

    Args:
        vertices: the points.

    Returns:
        the fields.

    Note:
        Not meant to be called by programs.
    """


def gen_normals_kernel(vertices: template(), normals: template()):
    """Compute the normals of faces that follow each other.

    Args:
        vertices: the points.
        normals: where the normals are written.

    Note:
        Not meant to be called by programs.
    """


def gen_normals_kernel_indexed(vertices: template(), indices: template(), normals: template(), weights: template()):
    """Compute the normals of faces by numbers of points.

    Args:
        vertices: the points.
        indices: numbers of points, three per face.
        normals: where the normals are written.
        weights: room for sums.

    Note:
        Not meant to be called by programs.
    """


def gen_normals(vertices, indices):
    """Compute a normal per point.

    Args:
        vertices: the points.
        indices: numbers of points, three per face.

    Returns:
        a field of normals.

    Note:
        Not meant to be called by programs.
    """


class SceneV2:
    """The scene of a window, as `ti.ui.Window.get_scene` returns it.

    Args:
        scene: handle of the window.
    """

    def __init__(self, scene): ...

    def set_camera(self, camera):
        """Set the camera.

        Args:
            camera: the camera.

        Scope: Python.
        """

    def lines(self, vertices, width, indices=None, color=(0.5, 0.5, 0.5), per_vertex_color=None, vertex_offset: int = 0, vertex_count: int = None, index_offset: int = 0, index_count: int = None):
        """Draw lines.

        Args:
            vertices: a field of vectors of 3.
            width: width of the lines in pixels.
            indices: numbers of points: three per face, two per line.
            color: one colour for all: red, green, blue from 0 to 1.
            per_vertex_color: a field with a colour per point, in place of `color`.
            vertex_offset: first point that is used.
            vertex_count: number of points that are used.
            index_offset: first point that is drawn.
            index_count: number of points that are drawn.

        Scope: Python.
        """

    def mesh(self, vertices, indices=None, normals=None, color=(0.5, 0.5, 0.5), per_vertex_color=None, two_sided=False, vertex_offset: int = 0, vertex_count: int = None, index_offset: int = 0, index_count: int = None, show_wireframe: bool = False):
        """Draw triangles.

        Args:
            vertices: a field of vectors of 3.
            indices: numbers of points: three per face, two per line.
            normals: a field with a normal per point; computed when left out.
            color: one colour for all: red, green, blue from 0 to 1.
            per_vertex_color: a field with a colour per point, in place of `color`.
            two_sided: light both sides of a face.
            vertex_offset: first point that is used.
            vertex_count: number of points that are used.
            index_offset: first point that is drawn.
            index_count: number of points that are drawn.
            show_wireframe: draw edges only.

        Scope: Python.
        """

    def mesh_instance(self, vertices, indices=None, normals=None, color=(0.5, 0.5, 0.5), per_vertex_color=None, two_sided=False, transforms=None, instance_offset: int = 0, instance_count: int = None, vertex_offset: int = 0, vertex_count: int = None, index_offset: int = 0, index_count: int = None, show_wireframe: bool = False):
        """Draw copies of triangles.

        Args:
            vertices: a field of vectors of 3.
            indices: numbers of points: three per face, two per line.
            normals: a field with a normal per point; computed when left out.
            color: one colour for all: red, green, blue from 0 to 1.
            per_vertex_color: a field with a colour per point, in place of `color`.
            two_sided: light both sides of a face.
            transforms: a field of matrices, one per copy.
            instance_offset: first copy that is drawn.
            instance_count: number of copies that are drawn.
            vertex_offset: first point that is used.
            vertex_count: number of points that are used.
            index_offset: first point that is drawn.
            index_count: number of points that are drawn.
            show_wireframe: draw edges only.

        Scope: Python.
        """

    def particles(self, centers, radius, color=(0.5, 0.5, 0.5), per_vertex_color=None, per_vertex_radius=None, index_offset: int = 0, index_count: int = None):
        """Draw balls.

        Args:
            centers: a field of vectors of 3.
            radius: radius in the units of the scene.
            color: one colour for all: red, green, blue from 0 to 1.
            per_vertex_color: a field with a colour per point, in place of `color`.
            per_vertex_radius: a field with a radius per point.
            index_offset: first point that is drawn.
            index_count: number of points that are drawn.

        Scope: Python.
        """

    def point_light(self, pos, color):
        """Add a light at a point.

        Args:
            pos: its position.
            color: red, green, blue from 0 to 1.

        Scope: Python.
        """

    def ambient_light(self, color):
        """Add light that comes from everywhere.

        Args:
            color: red, green, blue from 0 to 1.

        Scope: Python.
        """


class Scene:
    """A scene in three dimensions.

    Scope: Python.

    Example:
        ```python
        import taichi as ti

        ti.init(arch=ti.vulkan)
        points = ti.Vector.field(3, ti.f32, shape=100)
        window = ti.ui.Window("Points", (640, 480))
        canvas, scene, camera = window.get_canvas(), ti.ui.Scene(), ti.ui.Camera()
        while window.running:
            scene.set_camera(camera)
            scene.ambient_light((0.5, 0.5, 0.5))
            scene.particles(points, radius=0.02)
            canvas.scene(scene)
            window.show()
        ```
    """

    def __init__(self): ...

    def set_camera(self, camera):
        """Set the camera.

        Args:
            camera: the camera.

        Scope: Python.
        """

    def lines(self, vertices, width, indices=None, color=(0.5, 0.5, 0.5), per_vertex_color=None, vertex_offset: int = 0, vertex_count: int = None, index_offset: int = 0, index_count: int = None):
        """Draw lines.

        Args:
            vertices: a field of vectors of 3.
            width: width of the lines in pixels.
            indices: numbers of points: three per face, two per line.
            color: one colour for all: red, green, blue from 0 to 1.
            per_vertex_color: a field with a colour per point, in place of `color`.
            vertex_offset: first point that is used.
            vertex_count: number of points that are used.
            index_offset: first point that is drawn.
            index_count: number of points that are drawn.

        Scope: Python.
        """

    def mesh(self, vertices, indices=None, normals=None, color=(0.5, 0.5, 0.5), per_vertex_color=None, two_sided=False, vertex_offset: int = 0, vertex_count: int = None, index_offset: int = 0, index_count: int = None, show_wireframe: bool = False):
        """Draw triangles.

        Args:
            vertices: a field of vectors of 3.
            indices: numbers of points: three per face, two per line.
            normals: a field with a normal per point; computed when left out.
            color: one colour for all: red, green, blue from 0 to 1.
            per_vertex_color: a field with a colour per point, in place of `color`.
            two_sided: light both sides of a face.
            vertex_offset: first point that is used.
            vertex_count: number of points that are used.
            index_offset: first point that is drawn.
            index_count: number of points that are drawn.
            show_wireframe: draw edges only.

        Scope: Python.
        """

    def mesh_instance(self, vertices, indices=None, normals=None, color=(0.5, 0.5, 0.5), per_vertex_color=None, two_sided=False, transforms=None, instance_offset: int = 0, instance_count: int = None, vertex_offset: int = 0, vertex_count: int = None, index_offset: int = 0, index_count: int = None, show_wireframe: bool = False):
        """Draw copies of triangles.

        Args:
            vertices: a field of vectors of 3.
            indices: numbers of points: three per face, two per line.
            normals: a field with a normal per point; computed when left out.
            color: one colour for all: red, green, blue from 0 to 1.
            per_vertex_color: a field with a colour per point, in place of `color`.
            two_sided: light both sides of a face.
            transforms: a field of matrices, one per copy.
            instance_offset: first copy that is drawn.
            instance_count: number of copies that are drawn.
            vertex_offset: first point that is used.
            vertex_count: number of points that are used.
            index_offset: first point that is drawn.
            index_count: number of points that are drawn.
            show_wireframe: draw edges only.

        Scope: Python.
        """

    def particles(self, centers, radius, color=(0.5, 0.5, 0.5), per_vertex_color=None, per_vertex_radius=None, index_offset: int = 0, index_count: int = None):
        """Draw balls.

        Args:
            centers: a field of vectors of 3.
            radius: radius in the units of the scene.
            color: one colour for all: red, green, blue from 0 to 1.
            per_vertex_color: a field with a colour per point, in place of `color`.
            per_vertex_radius: a field with a radius per point.
            index_offset: first point that is drawn.
            index_count: number of points that are drawn.

        Scope: Python.
        """

    def point_light(self, pos, color):
        """Add a light at a point.

        Args:
            pos: its position.
            color: red, green, blue from 0 to 1.

        Scope: Python.
        """

    def ambient_light(self, color):
        """Add light that comes from everywhere.

        Args:
            color: red, green, blue from 0 to 1.

        Scope: Python.
        """
