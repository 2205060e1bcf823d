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
    """Return the fields for the normals of a mesh, which are kept between frames.

    Args:
        vertices (field of 3-vectors): the corners.

    Returns:
        tuple: a field of normals and a field of weights.

    Note:
        Not meant to be called by programs.
    """


def gen_normals_kernel(vertices: template(), normals: template()):
    """Compute the normals of triangles whose corners follow each other.

    Args:
        vertices (field of 3-vectors): the corners.
        normals (field of 3-vectors): where the normals are written.

    Scope: Python.

    Note:
        Not meant to be called by programs.
    """


def gen_normals_kernel_indexed(vertices: template(), indices: template(), normals: template(), weights: template()):
    """Compute the normals of triangles that are given by indices of corners.

    Args:
        vertices (field of 3-vectors): the corners.
        indices (scalar field): three indices for each triangle.
        normals (field of 3-vectors): where the normals are written.
        weights (scalar field): room for sums.

    Scope: Python.

    Note:
        Not meant to be called by programs.
    """


def gen_normals(vertices, indices):
    """Compute a normal for each corner.

    Args:
        vertices (field of 3-vectors): the corners.
        indices (scalar field or None): three indices for each triangle.

    Returns:
        a field of normals.

    Note:
        Not meant to be called by programs.
    """


class SceneV2:
    """The three-dimensional scene of a window: balls, lines and meshes, lights and a camera.

    `ti.ui.Window.get_scene` returns it; do not make one directly.

    In each frame, set the camera, add lights and objects, and call `ti.ui.Canvas.scene`. Positions and sizes share one
    unit, that of the program. The coordinate system is right-handed. Colours are red, green and blue from 0 to 1.

    Args:
        scene (object): handle of the window.

    Raises:
        GGUINotAvailableException: Taichi was built without GGUI.

    Scope: Python.

    Example:
        ```python
        import taichi as ti

        ti.init(arch=ti.gpu)
        centers = ti.Vector.field(3, ti.f32, shape=2)
        ends = ti.Vector.field(3, ti.f32, shape=2)
        centers[0], centers[1] = (-1.0, 0.0, 0.0), (1.0, 0.0, 0.0)
        ends[0], ends[1] = (-1.0, 0.0, 0.0), (1.0, 0.0, 0.0)

        window = ti.ui.Window("Dumbbell", (500, 500), vsync=True)
        canvas, scene, camera = window.get_canvas(), window.get_scene(), ti.ui.Camera()
        camera.position(1.0, 1.0, 4.0)
        camera.lookat(0.0, 0.0, 0.0)
        while window.running:
            scene.set_camera(camera)
            scene.ambient_light((0.3, 0.3, 0.3))
            scene.point_light((3.0, 4.0, 3.0), (1.0, 1.0, 1.0))
            scene.particles(centers, radius=0.4, color=(0.9, 0.5, 0.3))
            scene.lines(ends, width=8.0, color=(0.6, 0.6, 0.6))
            canvas.scene(scene)
            window.show()
        ```

    See also:
        ti.ui.Window.get_scene
        ti.ui.Canvas.scene
        ti.ui.Camera
    """

    def __init__(self, scene): ...

    def set_camera(self, camera):
        """Set the camera from which the scene is seen.

        The scene copies it: call this again after each change of the camera.

        Args:
            camera (ti.ui.Camera): the camera.

        Scope: Python.

        Example:
            ```python
            import math

            import taichi as ti

            ti.init(arch=ti.gpu)
            points = ti.Vector.field(3, ti.f32, shape=3)
            points[0], points[1], points[2] = (-1.0, 0.0, 0.0), (0.0, 0.0, 0.0), (1.0, 0.0, 0.0)
            window = ti.ui.Window("Scene", (500, 500), vsync=True)
            canvas, scene, camera = window.get_canvas(), window.get_scene(), ti.ui.Camera()
            t = 0.0
            while window.running:
                camera.position(3.0 * math.sin(t), 1.0, 3.0 * math.cos(t))
                camera.lookat(0.0, 0.0, 0.0)
                scene.set_camera(camera)
                scene.ambient_light((0.8, 0.8, 0.8))
                scene.particles(points, radius=0.2, color=(0.3, 0.7, 0.8))
                canvas.scene(scene)
                window.show()
                t += 0.02
            ```

        See also:
            ti.ui.Camera
        """

    def lines(self, vertices, width, indices=None, color=(0.5, 0.5, 0.5), per_vertex_color=None, vertex_offset: int = 0, vertex_count: int = None, index_offset: int = 0, index_count: int = None):
        """Add lines, which are drawn without light.

        A segment has two ends. An odd number of ends is reduced by one, and a number that goes beyond the field is
        cut; both print a warning.

        Args:
            vertices (field or ndarray of 3-vectors, f32): the ends, shape (m,). Without `indices`, each two in order
                make a line.
            width (float): the width in pixels, whatever the distance.
            indices (scalar field, i32 or u32, or None): indices into `vertices`, shape (2 * n,), two for each of n
                lines. None uses the ends in order.
            color (tuple of 3 floats): one colour for all: red, green and blue from 0 to 1.
            per_vertex_color (field or ndarray of 3- or 4-vectors, f32, or None): a colour for each end, shape (m,), in
                place of `color`; along a line they are mixed. A fourth component is ignored.
            vertex_offset: without `indices`, the first end that is drawn; with `indices`, a number added to each
                index.
            vertex_count: without `indices`, how many ends are drawn; None stands for all after `vertex_offset`. With
                `indices` it has no effect.
            index_offset: the first entry of `indices` that is used; without `indices` it has no effect.
            index_count: how many entries of `indices` are used; None stands for all of them, and needs `index_offset`
                0. Without `indices` it has no effect.

        Raises:
            RuntimeError: `index_offset` and `index_count` go beyond `indices`, or `indices` has another type than
                `ti.i32` or `ti.u32`.
            TypeError: `color` is not a tuple.

        Scope: Python.

        Example:
            ```python
            import taichi as ti

            ti.init(arch=ti.gpu)
            ends = ti.Vector.field(3, ti.f32, shape=200)


            @ti.kernel
            def coil():
                for i in ends:
                    angle = 0.2 * ((i + 1) // 2)
                    ends[i] = ti.Vector([ti.cos(angle), 0.1 * angle - 1.0, ti.sin(angle)])


            coil()
            window = ti.ui.Window("Coil", (500, 500), vsync=True)
            canvas, scene, camera = window.get_canvas(), window.get_scene(), ti.ui.Camera()
            camera.position(1.0, 1.0, 4.0)
            camera.lookat(0.0, 0.0, 0.0)
            while window.running:
                scene.set_camera(camera)
                scene.lines(ends, width=3.0, color=(0.9, 0.5, 0.3))
                canvas.scene(scene)
                window.show()
            ```
        """

    def mesh(self, vertices, indices=None, normals=None, color=(0.5, 0.5, 0.5), per_vertex_color=None, two_sided=False, vertex_offset: int = 0, vertex_count: int = None, index_offset: int = 0, index_count: int = None, show_wireframe: bool = False):
        """Add a mesh of triangles, lit by the lights of the scene.

        Args:
            vertices (field of 3-vectors, f32): the corners, shape (m,). Without `indices`, each three in order make a
                triangle.
            indices (scalar field, i32 or u32, or None): indices into `vertices`, shape (3 * n,), three for each of n
                triangles. None uses the corners in order.
            normals (field of 3-vectors, f32, or None): a normal for each corner, shape (m,). None computes them from
                the triangles.
            color (tuple of 3 floats): one colour for all: red, green and blue from 0 to 1.
            per_vertex_color (field of 3- or 4-vectors, f32, or None): a colour for each corner, shape (m,), in place
                of `color`; inside a triangle they are mixed. A fourth component is the opacity.
            two_sided (bool): whether point lights reach both sides of a triangle, not only the one that its normals
                point to.
            vertex_offset: without `indices`, the first corner that is drawn; with `indices`, a number added to each
                index.
            vertex_count: without `indices`, how many corners are drawn; None stands for the whole field, and needs
                `vertex_offset` 0. With `indices` it has no effect.
            index_offset: the first entry of `indices` that is used; without `indices` it has no effect.
            index_count: how many entries of `indices` are used; None stands for all of them, and needs `index_offset`
                0. Without `indices` it has no effect.
            show_wireframe: whether to draw the edges of the triangles only.

        Raises:
            RuntimeError: `index_offset` and `index_count` go beyond `indices`, or `indices` has another type than
                `ti.i32` or `ti.u32`.
            TypeError: `color` is not a tuple.

        Scope: Python.

        Example:
            ```python
            import taichi as ti

            ti.init(arch=ti.gpu)
            vertices = ti.Vector.field(3, ti.f32, shape=6)
            indices = ti.field(ti.i32, shape=24)
            corners = [(1, 0, 0), (-1, 0, 0), (0, 1, 0), (0, -1, 0), (0, 0, 1), (0, 0, -1)]
            faces = [0, 2, 4, 2, 1, 4, 1, 3, 4, 3, 0, 4, 2, 0, 5, 1, 2, 5, 3, 1, 5, 0, 3, 5]
            for i, corner in enumerate(corners):
                vertices[i] = corner
            for i, index in enumerate(faces):
                indices[i] = index

            window = ti.ui.Window("Octahedron", (500, 500), vsync=True)
            canvas, scene, camera = window.get_canvas(), window.get_scene(), ti.ui.Camera()
            camera.position(2.0, 1.5, 2.5)
            camera.lookat(0.0, 0.0, 0.0)
            while window.running:
                scene.set_camera(camera)
                scene.ambient_light((0.3, 0.3, 0.3))
                scene.point_light((3.0, 4.0, 3.0), (1.0, 1.0, 1.0))
                scene.mesh(vertices, indices=indices, color=(0.3, 0.7, 0.8), two_sided=True)
                canvas.scene(scene)
                window.show()
            ```
        """

    def mesh_instance(self, vertices, indices=None, normals=None, color=(0.5, 0.5, 0.5), per_vertex_color=None, two_sided=False, transforms=None, instance_offset: int = 0, instance_count: int = None, vertex_offset: int = 0, vertex_count: int = None, index_offset: int = 0, index_count: int = None, show_wireframe: bool = False):
        """Add copies of a mesh, each with its transformation.

        Light is computed before the transformation, so all copies are lit alike.

        Args:
            vertices (field of 3-vectors, f32): the corners, shape (m,). Without `indices`, each three in order make a
                triangle.
            indices (scalar field, i32 or u32, or None): indices into `vertices`, shape (3 * n,), three for each of n
                triangles. None uses the corners in order.
            normals (field of 3-vectors, f32, or None): a normal for each corner, shape (m,). None computes them from
                the triangles.
            color (tuple of 3 floats): one colour for all: red, green and blue from 0 to 1.
            per_vertex_color (field of 3- or 4-vectors, f32, or None): a colour for each corner, shape (m,), in place
                of `color`; inside a triangle they are mixed. A fourth component is the opacity.
            two_sided (bool): whether point lights reach both sides of a triangle, not only the one that its normals
                point to.
            transforms (field of 4×4 matrices, f32, or None): a matrix for each copy, shape (k,). It multiplies a
                column vector from the left; the last column is the shift. None draws the mesh once, as it is.
            instance_offset: the first copy that is drawn.
            instance_count: how many copies are drawn; None, or a number that goes beyond the field, stands for all
                after `instance_offset`.
            vertex_offset: without `indices`, the first corner that is drawn; with `indices`, a number added to each
                index.
            vertex_count: without `indices`, how many corners are drawn; None stands for the whole field, and needs
                `vertex_offset` 0. With `indices` it has no effect.
            index_offset: the first entry of `indices` that is used; without `indices` it has no effect.
            index_count: how many entries of `indices` are used; None stands for all of them, and needs `index_offset`
                0. Without `indices` it has no effect.
            show_wireframe: whether to draw the edges of the triangles only.

        Raises:
            Exception: the matrices are not 4×4.
            RuntimeError: they are not of `ti.f32`; `index_offset` and `index_count` go beyond `indices`; or `indices`
                has another type than `ti.i32` or `ti.u32`.
            TypeError: `color` is not a tuple.

        Scope: Python.

        Example:
            ```python
            import taichi as ti

            ti.init(arch=ti.gpu)
            corners = ti.Vector.field(3, ti.f32, shape=3)
            corners[0], corners[1], corners[2] = (-0.2, -0.2, 0.0), (0.2, -0.2, 0.0), (0.0, 0.2, 0.0)
            transforms = ti.Matrix.field(4, 4, ti.f32, shape=12)


            @ti.kernel
            def arrange(t: ti.f32):
                for i in transforms:
                    angle = ti.math.pi * i / 6 + t
                    x, y = ti.cos(angle), ti.sin(angle)
                    transforms[i] = ti.Matrix([[1, 0, 0, x], [0, 1, 0, y], [0, 0, 1, 0], [0, 0, 0, 1]], ti.f32)


            window = ti.ui.Window("Ring", (500, 500), vsync=True)
            canvas, scene, camera = window.get_canvas(), window.get_scene(), ti.ui.Camera()
            camera.position(0.0, 0.0, 4.0)
            camera.lookat(0.0, 0.0, 0.0)
            t = 0.0
            while window.running:
                arrange(t)
                scene.set_camera(camera)
                scene.ambient_light((0.9, 0.9, 0.9))
                scene.mesh_instance(corners, transforms=transforms, color=(0.3, 0.7, 0.8), two_sided=True)
                canvas.scene(scene)
                window.show()
                t += 0.01
            ```

        See also:
            taichi.ui.scene.SceneV2.mesh
        """

    def particles(self, centers, radius, color=(0.5, 0.5, 0.5), per_vertex_color=None, per_vertex_radius=None, index_offset: int = 0, index_count: int = None):
        """Add balls, lit by the lights of the scene.

        Args:
            centers (field or ndarray of 3-vectors, f32): the centres, shape (n,).
            radius (float): the radius in the units of the scene. In a window that is not square, balls appear larger
                by the factor width / height.
            color (tuple of 3 floats): one colour for all: red, green and blue from 0 to 1.
            per_vertex_color (field or ndarray of 3- or 4-vectors, f32, or None): a colour for each ball, shape (n,),
                in place of `color`. A fourth component is the opacity.
            per_vertex_radius (scalar field or ndarray, f32, or None): a radius for each ball, shape (n,), in place of
                `radius`, which is still needed.
            index_offset: the first ball that is drawn.
            index_count: how many balls are drawn; None stands for the whole field, and needs `index_offset` 0.

        Raises:
            TypeError: `color` is not a tuple.

        Scope: Python.

        Example:
            ```python
            import taichi as ti

            ti.init(arch=ti.gpu)
            centers = ti.Vector.field(3, ti.f32, shape=200)
            colors = ti.Vector.field(3, ti.f32, shape=200)


            @ti.kernel
            def scatter():
                for i in centers:
                    p = ti.Vector([ti.random(), ti.random(), ti.random()])
                    centers[i] = 2.0 * p - 1.0
                    colors[i] = p


            scatter()
            window = ti.ui.Window("Balls", (500, 500), vsync=True)
            canvas, scene, camera = window.get_canvas(), window.get_scene(), ti.ui.Camera()
            camera.position(1.0, 2.0, 4.0)
            camera.lookat(0.0, 0.0, 0.0)
            while window.running:
                scene.set_camera(camera)
                scene.ambient_light((0.3, 0.3, 0.3))
                scene.point_light((3.0, 4.0, 3.0), (1.0, 1.0, 1.0))
                scene.particles(centers, radius=0.06, per_vertex_color=colors)
                canvas.scene(scene)
                window.show()
            ```
        """

    def point_light(self, pos, color):
        """Add a light that shines from a point in all directions, equally bright at any distance and without shadows.

        It lasts for one frame.

        Args:
            pos (sequence of 3 floats): its position, in the units of the scene.
            color (sequence of 3 floats): red, green and blue; 1 is full brightness. The colour of an object is
                multiplied by it.

        Scope: Python.

        Example:
            ```python
            import math

            import taichi as ti

            ti.init(arch=ti.gpu)
            points = ti.Vector.field(3, ti.f32, shape=3)
            points[0], points[1], points[2] = (-1.0, 0.0, 0.0), (0.0, 0.0, 0.0), (1.0, 0.0, 0.0)
            window = ti.ui.Window("Scene", (500, 500), vsync=True)
            canvas, scene, camera = window.get_canvas(), window.get_scene(), ti.ui.Camera()
            camera.position(2.0, 1.0, 3.0)
            camera.lookat(0.0, 0.0, 0.0)
            t = 0.0
            while window.running:
                scene.set_camera(camera)
                scene.point_light((3.0 * math.sin(t), 2.0, 3.0 * math.cos(t)), (1.0, 1.0, 0.8))
                scene.particles(points, radius=0.3, color=(0.3, 0.7, 0.8))
                canvas.scene(scene)
                window.show()
                t += 0.02
            ```

        See also:
            taichi.ui.scene.SceneV2.ambient_light
        """

    def ambient_light(self, color):
        """Set the light that comes from everywhere.

        Unlike a point light it stays for later frames; at first it is (0.1, 0.1, 0.1).

        Args:
            color (sequence of 3 floats): red, green and blue; 1 is full brightness. The colour of an object is
                multiplied by it.

        Scope: Python.

        Example:
            ```python
            import taichi as ti

            ti.init(arch=ti.gpu)
            points = ti.Vector.field(3, ti.f32, shape=3)
            points[0], points[1], points[2] = (-1.0, 0.0, 0.0), (0.0, 0.0, 0.0), (1.0, 0.0, 0.0)
            window = ti.ui.Window("Scene", (500, 500), vsync=True)
            canvas, scene, camera = window.get_canvas(), window.get_scene(), ti.ui.Camera()
            camera.position(2.0, 1.0, 3.0)
            camera.lookat(0.0, 0.0, 0.0)
            scene.ambient_light((0.6, 0.6, 0.6))
            while window.running:
                scene.set_camera(camera)
                scene.particles(points, radius=0.3, color=(0.3, 0.7, 0.8))
                canvas.scene(scene)
                window.show()
            ```

        See also:
            taichi.ui.scene.SceneV2.point_light
        """


class Scene:
    """A three-dimensional scene that does not belong to a window.

    Deprecated:
        Use the scene of the window, a `taichi.ui.scene.SceneV2`, which `ti.ui.Window.get_scene` returns. It has the
        same methods. Making a `Scene` warns with a DeprecationWarning.

    Raises:
        GGUINotAvailableException: Taichi was built without GGUI.

    Scope: Python.

    Example:
        ```python
        import taichi as ti

        ti.init(arch=ti.gpu)
        centers = ti.Vector.field(3, ti.f32, shape=2)
        ends = ti.Vector.field(3, ti.f32, shape=2)
        centers[0], centers[1] = (-1.0, 0.0, 0.0), (1.0, 0.0, 0.0)
        ends[0], ends[1] = (-1.0, 0.0, 0.0), (1.0, 0.0, 0.0)

        window = ti.ui.Window("Dumbbell", (500, 500), vsync=True)
        canvas, scene, camera = window.get_canvas(), window.get_scene(), ti.ui.Camera()
        camera.position(1.0, 1.0, 4.0)
        camera.lookat(0.0, 0.0, 0.0)
        while window.running:
            scene.set_camera(camera)
            scene.ambient_light((0.3, 0.3, 0.3))
            scene.point_light((3.0, 4.0, 3.0), (1.0, 1.0, 1.0))
            scene.particles(centers, radius=0.4, color=(0.9, 0.5, 0.3))
            scene.lines(ends, width=8.0, color=(0.6, 0.6, 0.6))
            canvas.scene(scene)
            window.show()
        ```

    See also:
        ti.ui.Window.get_scene
    """

    def __init__(self): ...

    def set_camera(self, camera):
        """Set the camera from which the scene is seen.

        The scene copies it: call this again after each change of the camera.

        Args:
            camera (ti.ui.Camera): the camera.

        Scope: Python.

        Example:
            ```python
            import math

            import taichi as ti

            ti.init(arch=ti.gpu)
            points = ti.Vector.field(3, ti.f32, shape=3)
            points[0], points[1], points[2] = (-1.0, 0.0, 0.0), (0.0, 0.0, 0.0), (1.0, 0.0, 0.0)
            window = ti.ui.Window("Scene", (500, 500), vsync=True)
            canvas, scene, camera = window.get_canvas(), window.get_scene(), ti.ui.Camera()
            t = 0.0
            while window.running:
                camera.position(3.0 * math.sin(t), 1.0, 3.0 * math.cos(t))
                camera.lookat(0.0, 0.0, 0.0)
                scene.set_camera(camera)
                scene.ambient_light((0.8, 0.8, 0.8))
                scene.particles(points, radius=0.2, color=(0.3, 0.7, 0.8))
                canvas.scene(scene)
                window.show()
                t += 0.02
            ```

        See also:
            ti.ui.Camera
        """

    def lines(self, vertices, width, indices=None, color=(0.5, 0.5, 0.5), per_vertex_color=None, vertex_offset: int = 0, vertex_count: int = None, index_offset: int = 0, index_count: int = None):
        """Add lines, which are drawn without light.

        A segment has two ends. An odd number of ends is reduced by one, and a number that goes beyond the field is
        cut; both print a warning.

        Args:
            vertices (field of 3-vectors, f32): the ends, shape (m,). Without `indices`, each two in order make a line.
            width (float): the width in pixels, whatever the distance.
            indices (scalar field, i32 or u32, or None): indices into `vertices`, shape (2 * n,), two for each of n
                lines. None uses the ends in order.
            color (tuple of 3 floats): one colour for all: red, green and blue from 0 to 1.
            per_vertex_color (field of 3- or 4-vectors, f32, or None): a colour for each end, shape (m,), in place of
                `color`; along a line they are mixed. A fourth component is ignored.
            vertex_offset: without `indices`, the first end that is drawn; with `indices`, a number added to each
                index.
            vertex_count: without `indices`, how many ends are drawn; None stands for all after `vertex_offset`. With
                `indices` it has no effect.
            index_offset: the first entry of `indices` that is used; without `indices` it has no effect.
            index_count: how many entries of `indices` are used; None stands for all of them, and needs `index_offset`
                0. Without `indices` it has no effect.

        Raises:
            RuntimeError: `index_offset` and `index_count` go beyond `indices`, or `indices` has another type than
                `ti.i32` or `ti.u32`.
            TypeError: `color` is not a tuple.

        Scope: Python.

        Example:
            ```python
            import taichi as ti

            ti.init(arch=ti.gpu)
            ends = ti.Vector.field(3, ti.f32, shape=200)


            @ti.kernel
            def coil():
                for i in ends:
                    angle = 0.2 * ((i + 1) // 2)
                    ends[i] = ti.Vector([ti.cos(angle), 0.1 * angle - 1.0, ti.sin(angle)])


            coil()
            window = ti.ui.Window("Coil", (500, 500), vsync=True)
            canvas, scene, camera = window.get_canvas(), window.get_scene(), ti.ui.Camera()
            camera.position(1.0, 1.0, 4.0)
            camera.lookat(0.0, 0.0, 0.0)
            while window.running:
                scene.set_camera(camera)
                scene.lines(ends, width=3.0, color=(0.9, 0.5, 0.3))
                canvas.scene(scene)
                window.show()
            ```

        See also:
            ti.ui.Scene.mesh
            ti.ui.Scene.mesh_instance
            ti.ui.Scene.particles
        """

    def mesh(self, vertices, indices=None, normals=None, color=(0.5, 0.5, 0.5), per_vertex_color=None, two_sided=False, vertex_offset: int = 0, vertex_count: int = None, index_offset: int = 0, index_count: int = None, show_wireframe: bool = False):
        """Add a mesh of triangles, lit by the lights of the scene.

        Args:
            vertices (field of 3-vectors, f32): the corners, shape (m,). Without `indices`, each three in order make a
                triangle.
            indices (scalar field, i32 or u32, or None): indices into `vertices`, shape (3 * n,), three for each of n
                triangles. None uses the corners in order.
            normals (field of 3-vectors, f32, or None): a normal for each corner, shape (m,). None computes them from
                the triangles.
            color (tuple of 3 floats): one colour for all: red, green and blue from 0 to 1.
            per_vertex_color (field of 3- or 4-vectors, f32, or None): a colour for each corner, shape (m,), in place
                of `color`; inside a triangle they are mixed. A fourth component is the opacity.
            two_sided (bool): whether point lights reach both sides of a triangle, not only the one that its normals
                point to.
            vertex_offset: without `indices`, the first corner that is drawn; with `indices`, a number added to each
                index.
            vertex_count: without `indices`, how many corners are drawn; None stands for the whole field, and needs
                `vertex_offset` 0. With `indices` it has no effect.
            index_offset: the first entry of `indices` that is used; without `indices` it has no effect.
            index_count: how many entries of `indices` are used; None stands for all of them, and needs `index_offset`
                0. Without `indices` it has no effect.
            show_wireframe: whether to draw the edges of the triangles only.

        Raises:
            RuntimeError: `index_offset` and `index_count` go beyond `indices`, or `indices` has another type than
                `ti.i32` or `ti.u32`.
            TypeError: `color` is not a tuple.

        Scope: Python.

        Example:
            ```python
            import taichi as ti

            ti.init(arch=ti.gpu)
            vertices = ti.Vector.field(3, ti.f32, shape=6)
            indices = ti.field(ti.i32, shape=24)
            corners = [(1, 0, 0), (-1, 0, 0), (0, 1, 0), (0, -1, 0), (0, 0, 1), (0, 0, -1)]
            faces = [0, 2, 4, 2, 1, 4, 1, 3, 4, 3, 0, 4, 2, 0, 5, 1, 2, 5, 3, 1, 5, 0, 3, 5]
            for i, corner in enumerate(corners):
                vertices[i] = corner
            for i, index in enumerate(faces):
                indices[i] = index

            window = ti.ui.Window("Octahedron", (500, 500), vsync=True)
            canvas, scene, camera = window.get_canvas(), window.get_scene(), ti.ui.Camera()
            camera.position(2.0, 1.5, 2.5)
            camera.lookat(0.0, 0.0, 0.0)
            while window.running:
                scene.set_camera(camera)
                scene.ambient_light((0.3, 0.3, 0.3))
                scene.point_light((3.0, 4.0, 3.0), (1.0, 1.0, 1.0))
                scene.mesh(vertices, indices=indices, color=(0.3, 0.7, 0.8), two_sided=True)
                canvas.scene(scene)
                window.show()
            ```

        See also:
            ti.ui.Scene.mesh_instance
            ti.ui.Scene.particles
            ti.ui.Scene.lines
        """

    def mesh_instance(self, vertices, indices=None, normals=None, color=(0.5, 0.5, 0.5), per_vertex_color=None, two_sided=False, transforms=None, instance_offset: int = 0, instance_count: int = None, vertex_offset: int = 0, vertex_count: int = None, index_offset: int = 0, index_count: int = None, show_wireframe: bool = False):
        """Add copies of a mesh, each with its transformation.

        Light is computed before the transformation, so all copies are lit alike.

        Args:
            vertices (field of 3-vectors, f32): the corners, shape (m,). Without `indices`, each three in order make a
                triangle.
            indices (scalar field, i32 or u32, or None): indices into `vertices`, shape (3 * n,), three for each of n
                triangles. None uses the corners in order.
            normals (field of 3-vectors, f32, or None): a normal for each corner, shape (m,). None computes them from
                the triangles.
            color (tuple of 3 floats): one colour for all: red, green and blue from 0 to 1.
            per_vertex_color (field of 3- or 4-vectors, f32, or None): a colour for each corner, shape (m,), in place
                of `color`; inside a triangle they are mixed. A fourth component is the opacity.
            two_sided (bool): whether point lights reach both sides of a triangle, not only the one that its normals
                point to.
            transforms (field of 4×4 matrices, f32, or None): a matrix for each copy, shape (k,). It multiplies a
                column vector from the left; the last column is the shift. None draws the mesh once, as it is.
            instance_offset: the first copy that is drawn.
            instance_count: how many copies are drawn; None, or a number that goes beyond the field, stands for all
                after `instance_offset`.
            vertex_offset: without `indices`, the first corner that is drawn; with `indices`, a number added to each
                index.
            vertex_count: without `indices`, how many corners are drawn; None stands for the whole field, and needs
                `vertex_offset` 0. With `indices` it has no effect.
            index_offset: the first entry of `indices` that is used; without `indices` it has no effect.
            index_count: how many entries of `indices` are used; None stands for all of them, and needs `index_offset`
                0. Without `indices` it has no effect.
            show_wireframe: whether to draw the edges of the triangles only.

        Raises:
            Exception: the matrices are not 4×4.
            RuntimeError: they are not of `ti.f32`; `index_offset` and `index_count` go beyond `indices`; or `indices`
                has another type than `ti.i32` or `ti.u32`.
            TypeError: `color` is not a tuple.

        Scope: Python.

        Example:
            ```python
            import taichi as ti

            ti.init(arch=ti.gpu)
            corners = ti.Vector.field(3, ti.f32, shape=3)
            corners[0], corners[1], corners[2] = (-0.2, -0.2, 0.0), (0.2, -0.2, 0.0), (0.0, 0.2, 0.0)
            transforms = ti.Matrix.field(4, 4, ti.f32, shape=12)


            @ti.kernel
            def arrange(t: ti.f32):
                for i in transforms:
                    angle = ti.math.pi * i / 6 + t
                    x, y = ti.cos(angle), ti.sin(angle)
                    transforms[i] = ti.Matrix([[1, 0, 0, x], [0, 1, 0, y], [0, 0, 1, 0], [0, 0, 0, 1]], ti.f32)


            window = ti.ui.Window("Ring", (500, 500), vsync=True)
            canvas, scene, camera = window.get_canvas(), window.get_scene(), ti.ui.Camera()
            camera.position(0.0, 0.0, 4.0)
            camera.lookat(0.0, 0.0, 0.0)
            t = 0.0
            while window.running:
                arrange(t)
                scene.set_camera(camera)
                scene.ambient_light((0.9, 0.9, 0.9))
                scene.mesh_instance(corners, transforms=transforms, color=(0.3, 0.7, 0.8), two_sided=True)
                canvas.scene(scene)
                window.show()
                t += 0.01
            ```

        See also:
            ti.ui.Scene.mesh
        """

    def particles(self, centers, radius, color=(0.5, 0.5, 0.5), per_vertex_color=None, per_vertex_radius=None, index_offset: int = 0, index_count: int = None):
        """Add balls, lit by the lights of the scene.

        Args:
            centers (field of 3-vectors, f32): the centres, shape (n,).
            radius (float): the radius in the units of the scene. In a window that is not square, balls appear larger
                by the factor width / height.
            color (tuple of 3 floats): one colour for all: red, green and blue from 0 to 1.
            per_vertex_color (field of 3- or 4-vectors, f32, or None): a colour for each ball, shape (n,), in place of
                `color`. A fourth component is the opacity.
            per_vertex_radius (scalar field, f32, or None): a radius for each ball, shape (n,), in place of `radius`,
                which is still needed.
            index_offset: the first ball that is drawn.
            index_count: how many balls are drawn; None stands for the whole field, and needs `index_offset` 0.

        Raises:
            TypeError: `color` is not a tuple.

        Scope: Python.

        Example:
            ```python
            import taichi as ti

            ti.init(arch=ti.gpu)
            centers = ti.Vector.field(3, ti.f32, shape=200)
            colors = ti.Vector.field(3, ti.f32, shape=200)


            @ti.kernel
            def scatter():
                for i in centers:
                    p = ti.Vector([ti.random(), ti.random(), ti.random()])
                    centers[i] = 2.0 * p - 1.0
                    colors[i] = p


            scatter()
            window = ti.ui.Window("Balls", (500, 500), vsync=True)
            canvas, scene, camera = window.get_canvas(), window.get_scene(), ti.ui.Camera()
            camera.position(1.0, 2.0, 4.0)
            camera.lookat(0.0, 0.0, 0.0)
            while window.running:
                scene.set_camera(camera)
                scene.ambient_light((0.3, 0.3, 0.3))
                scene.point_light((3.0, 4.0, 3.0), (1.0, 1.0, 1.0))
                scene.particles(centers, radius=0.06, per_vertex_color=colors)
                canvas.scene(scene)
                window.show()
            ```

        See also:
            ti.ui.Scene.mesh
            ti.ui.Scene.mesh_instance
            ti.ui.Scene.lines
        """

    def point_light(self, pos, color):
        """Add a light that shines from a point in all directions, equally bright at any distance and without shadows.

        It lasts for one frame.

        Args:
            pos (sequence of 3 floats): its position, in the units of the scene.
            color (sequence of 3 floats): red, green and blue; 1 is full brightness. The colour of an object is
                multiplied by it.

        Scope: Python.

        Example:
            ```python
            import math

            import taichi as ti

            ti.init(arch=ti.gpu)
            points = ti.Vector.field(3, ti.f32, shape=3)
            points[0], points[1], points[2] = (-1.0, 0.0, 0.0), (0.0, 0.0, 0.0), (1.0, 0.0, 0.0)
            window = ti.ui.Window("Scene", (500, 500), vsync=True)
            canvas, scene, camera = window.get_canvas(), window.get_scene(), ti.ui.Camera()
            camera.position(2.0, 1.0, 3.0)
            camera.lookat(0.0, 0.0, 0.0)
            t = 0.0
            while window.running:
                scene.set_camera(camera)
                scene.point_light((3.0 * math.sin(t), 2.0, 3.0 * math.cos(t)), (1.0, 1.0, 0.8))
                scene.particles(points, radius=0.3, color=(0.3, 0.7, 0.8))
                canvas.scene(scene)
                window.show()
                t += 0.02
            ```

        See also:
            ti.ui.Scene.ambient_light
        """

    def ambient_light(self, color):
        """Set the light that comes from everywhere.

        Unlike a point light it stays for later frames; at first it is (0.1, 0.1, 0.1).

        Args:
            color (sequence of 3 floats): red, green and blue; 1 is full brightness. The colour of an object is
                multiplied by it.

        Scope: Python.

        Example:
            ```python
            import taichi as ti

            ti.init(arch=ti.gpu)
            points = ti.Vector.field(3, ti.f32, shape=3)
            points[0], points[1], points[2] = (-1.0, 0.0, 0.0), (0.0, 0.0, 0.0), (1.0, 0.0, 0.0)
            window = ti.ui.Window("Scene", (500, 500), vsync=True)
            canvas, scene, camera = window.get_canvas(), window.get_scene(), ti.ui.Camera()
            camera.position(2.0, 1.0, 3.0)
            camera.lookat(0.0, 0.0, 0.0)
            scene.ambient_light((0.6, 0.6, 0.6))
            while window.running:
                scene.set_camera(camera)
                scene.particles(points, radius=0.3, color=(0.3, 0.7, 0.8))
                canvas.scene(scene)
                window.show()
            ```

        See also:
            ti.ui.Scene.point_light
        """
