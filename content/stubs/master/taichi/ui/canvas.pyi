"""The two-dimensional surface of a GGUI window."""

__all__ = [
    "Canvas",
]


class Canvas:
    """The surface of a GGUI window, as `ti.ui.Window.get_canvas` returns it.

    Do not make one directly.

    Positions are pairs from 0 to 1; (0, 0) is the lower left corner of the window and (1, 1) the upper right one. What
    is drawn lasts for one frame, and later shapes cover earlier ones. Colours are tuples of red, green and blue from 0
    to 1.

    Args:
        canvas (object): handle of the window.

    Scope: Python.

    Example:
        ```python
        import taichi as ti

        ti.init(arch=ti.gpu)
        points = ti.Vector.field(2, ti.f32, shape=100)


        @ti.kernel
        def place(t: ti.f32):
            for i in points:
                angle = 0.4 * i + t
                points[i] = 0.5 + 0.0045 * i * ti.Vector([ti.cos(angle), ti.sin(angle)])


        window = ti.ui.Window("Spiral", (500, 500), vsync=True)
        canvas = window.get_canvas()
        t = 0.0
        while window.running:
            place(t)
            canvas.circles(points, radius=0.01, color=(0.3, 0.7, 0.8))
            window.show()
            t += 0.01
        ```

    See also:
        ti.ui.Window
    """

    def __init__(self, canvas): ...

    def set_background_color(self, color):
        """Set the colour behind everything.

        It stays for all later frames; without a call it is black.

        Args:
            color (tuple of 3 floats): red, green and blue from 0 to 1.

        Raises:
            TypeError: `color` is not a tuple.

        Scope: Python.

        Example:
            ```python
            import taichi as ti

            ti.init(arch=ti.gpu)
            window = ti.ui.Window("Background", (400, 300))
            canvas = window.get_canvas()
            canvas.set_background_color((0.1, 0.5, 0.5))
            while window.running:
                window.show()
            ```

        See also:
            ti.ui.Canvas.set_image
        """

    def set_image(self, img):
        """Fill the window with an image, which is stretched to its size.

        Element (0, 0) is in the lower left corner, the first index runs to the right and the second one up.

        | Channels | Field | NumPy array, C-contiguous |
        | --- | --- | --- |
        | grey | scalar field, shape (w, h) | shape (w, h) |
        | 1 to 4 of red, green, blue, alpha | vector field, shape (w, h), or scalar field, shape (w, h, channels) | shape (w, h, channels) |

        The data type is `ti.f32`, from 0 to 1, or `ti.u8`, from 0 to 255. Floating-point values beyond that range are
        clipped; missing colours are 0.

        Args:
            img (field, numpy.ndarray or texture): the image; a Taichi ndarray is converted with `to_numpy` first. A
                texture is two-dimensional.

        Raises:
            Exception: the data type is neither `ti.f32` nor `ti.u8`, or the shape is none of these.
            ValueError: a NumPy array is not contiguous.

        Scope: Python.

        Example:
            ```python
            import taichi as ti

            ti.init(arch=ti.gpu)
            img = ti.Vector.field(3, ti.f32, shape=(400, 300))


            @ti.kernel
            def paint(t: ti.f32):
                for i, j in img:
                    img[i, j] = ti.Vector([i / 400, j / 300, 0.5 + 0.5 * ti.sin(t)])


            window = ti.ui.Window("Gradient", (400, 300), vsync=True)
            canvas = window.get_canvas()
            t = 0.0
            while window.running:
                paint(t)
                canvas.set_image(img)
                window.show()
                t += 0.05
            ```

        See also:
            ti.ui.Canvas.set_background_color
        """

    def contour(self, scalar_field, cmap_name='plasma', normalize=False):
        """Fill the window with the values of a scalar field as colours of a map of Matplotlib.

        A field of another size is stretched.

        NumPy and a Matplotlib before 3.11, but not 3.9.0, have to be installed.

        Args:
            scalar_field (scalar field): the values, two-dimensional. Without `normalize`, 0 is the first colour and 1
                the last one; values beyond get those at the ends.
            cmap_name (str): name of the colour map, such as "viridis".
            normalize (bool): whether to map the smallest value of the frame to the first colour and the largest one to
                the last.

        Raises:
            RuntimeError: NumPy or Matplotlib cannot be imported.
            ValueError: the field is not two-dimensional, or Matplotlib has no such map.
            AttributeError: this Matplotlib has no `cm.get_cmap`, as 3.9.0 and those from 3.11 on.

        Scope: Python.

        Example:
            ```python
            import taichi as ti

            ti.init(arch=ti.gpu)
            wave = ti.field(ti.f32, shape=(200, 200))


            @ti.kernel
            def update(t: ti.f32):
                for i, j in wave:
                    wave[i, j] = ti.sin(0.05 * i + t) * ti.cos(0.05 * j)


            window = ti.ui.Window("Wave", (400, 400), vsync=True)
            canvas = window.get_canvas()
            t = 0.0
            while window.running:
                update(t)
                canvas.contour(wave, cmap_name="viridis", normalize=True)
                window.show()
                t += 0.05
            ```

        See also:
            ti.ui.Canvas.vector_field
        """

    def triangles(self, vertices, color=(0.5, 0.5, 0.5), indices=None, per_vertex_color=None):
        """Draw filled triangles.

        Args:
            vertices (field of 2-vectors, f32): the corners, from 0 to 1, from the lower left corner, shape (m,).
                Without `indices`, each three in order make a triangle.
            color (tuple of 3 floats): one colour for all: red, green and blue from 0 to 1.
            indices (scalar field, i32 or u32, or None): indices into `vertices`, shape (3 * n,), three for each of n
                triangles. None uses the corners in order.
            per_vertex_color (field of 3- or 4-vectors, f32, or None): a colour for each corner, shape (m,), in place
                of `color`; inside a triangle they are mixed. A fourth component is ignored.

        Raises:
            RuntimeError: `indices` has another type than `ti.i32` or `ti.u32`.
            TypeError: `color` is not a tuple.

        Scope: Python.

        Example:
            ```python
            import taichi as ti

            ti.init(arch=ti.gpu)
            corners = ti.Vector.field(2, ti.f32, shape=4)
            colors = ti.Vector.field(3, ti.f32, shape=4)
            indices = ti.field(ti.i32, shape=6)
            for i, corner in enumerate([(0.2, 0.2), (0.8, 0.2), (0.8, 0.8), (0.2, 0.8)]):
                corners[i] = corner
                colors[i] = (corner[0], corner[1], 0.5)
            for i, index in enumerate([0, 1, 2, 0, 2, 3]):
                indices[i] = index

            window = ti.ui.Window("Square of two triangles", (400, 400))
            canvas = window.get_canvas()
            while window.running:
                canvas.triangles(corners, indices=indices, per_vertex_color=colors)
                window.show()
            ```

        See also:
            ti.ui.Canvas.lines
            ti.ui.Canvas.circles
        """

    def lines(self, vertices, width, indices=None, color=(0.5, 0.5, 0.5), per_vertex_color=None):
        """Draw lines.

        Args:
            vertices (field of 2-vectors, f32): the ends, from 0 to 1, from the lower left corner, shape (m,). Without
                `indices`, each two in order make a line.
            width (float): the width as a part of the height of the window.
            indices (scalar field, i32 or u32, or None): indices into `vertices`, shape (2 * n,), two for each of n
                lines. None uses the ends in order.
            color (tuple of 3 floats): one colour for all: red, green and blue from 0 to 1.
            per_vertex_color (field of 3- or 4-vectors, f32, or None): a colour for each end, shape (m,), in place of
                `color`; along a line they are mixed. A fourth component is ignored.

        Raises:
            RuntimeError: `indices` has another type than `ti.i32` or `ti.u32`.
            TypeError: `color` is not a tuple.

        Scope: Python.

        Example:
            ```python
            import taichi as ti

            ti.init(arch=ti.gpu)
            ends = ti.Vector.field(2, ti.f32, shape=60)


            @ti.kernel
            def place(t: ti.f32):
                for i in range(30):
                    x = (i + 0.5) / 30
                    ends[2 * i] = (x, 0.2)
                    ends[2 * i + 1] = (x, 0.5 + 0.3 * ti.sin(10 * x + t))


            window = ti.ui.Window("Lines", (400, 400), vsync=True)
            canvas = window.get_canvas()
            t = 0.0
            while window.running:
                place(t)
                canvas.lines(ends, width=0.01, color=(0.3, 0.7, 0.8))
                window.show()
                t += 0.03
            ```

        See also:
            ti.ui.Canvas.circles
            ti.ui.Canvas.triangles
        """

    def circles(self, centers, radius, color=(0.5, 0.5, 0.5), per_vertex_color=None, per_vertex_radius=None):
        """Draw filled circles.

        Args:
            centers (field of 2-vectors, f32): the centres, from 0 to 1, from the lower left corner, shape (n,).
            radius (float): the radius as a part of the height of the window.
            color (tuple of 3 floats): one colour for all: red, green and blue from 0 to 1.
            per_vertex_color (field of 3- or 4-vectors, f32, or None): a colour for each circle, shape (n,), in place
                of `color`. A fourth component is ignored.
            per_vertex_radius (scalar field, f32, or None): a radius for each circle, shape (n,), in place of `radius`,
                which is still needed.

        Raises:
            TypeError: `color` is not a tuple.

        Scope: Python.

        Example:
            ```python
            import taichi as ti

            ti.init(arch=ti.gpu)
            centers = ti.Vector.field(2, ti.f32, shape=50)
            colors = ti.Vector.field(3, ti.f32, shape=50)
            radii = ti.field(ti.f32, shape=50)


            @ti.kernel
            def scatter():
                for i in centers:
                    centers[i] = (ti.random(), ti.random())
                    colors[i] = (ti.random(), 0.6, 0.7)
                    radii[i] = 0.01 + 0.02 * ti.random()


            scatter()
            window = ti.ui.Window("Circles", (400, 400))
            canvas = window.get_canvas()
            while window.running:
                canvas.circles(centers, radius=0.02, per_vertex_color=colors, per_vertex_radius=radii)
                window.show()
            ```

        See also:
            ti.ui.Canvas.lines
            ti.ui.Canvas.triangles
        """

    def vector_field(self, vector_field, arrow_spacing=5, scale=0.1, width=0.002, color=(0, 0, 0)):
        """Draw a vector field as arrows over the whole window.

        Each call makes a field and compiles a kernel, so it takes far longer than the other methods.

        Args:
            vector_field (field of 2-vectors): the vectors, shape (w, h), both at least 2 and at least one vector not
                zero.
            arrow_spacing (int): draw every `arrow_spacing`-th vector in both directions.
            scale (float): the length of the longest arrow; 1 is the size of the window.
            width (float): the width of the lines as a part of the height of the window.
            color (tuple of 3 floats): red, green and blue from 0 to 1. The default is black, as is the background; set
                one of them.

        Raises:
            RuntimeError: NumPy cannot be imported.
            TypeError: `color` is not a tuple.

        Scope: Python.

        Example:
            ```python
            import taichi as ti

            ti.init(arch=ti.gpu)
            velocity = ti.Vector.field(2, ti.f32, shape=(100, 100))


            @ti.kernel
            def swirl():
                for i, j in velocity:
                    velocity[i, j] = ti.Vector([0.5 - j / 100, i / 100 - 0.5])


            swirl()
            window = ti.ui.Window("Velocity", (400, 400))
            canvas = window.get_canvas()
            canvas.set_background_color((1.0, 1.0, 1.0))
            while window.running:
                canvas.vector_field(velocity, arrow_spacing=10, color=(0.1, 0.4, 0.5))
                window.show()
            ```

        See also:
            ti.ui.Canvas.contour
        """

    def scene(self, scene):
        """Draw what has been added to a scene since the last frame.

        Without this call the scene does not appear.

        For the next frame, objects and point lights have to be added again.

        Args:
            scene (SceneV2): the scene of this window; one of the deprecated class `ti.ui.Scene` is taken as well.

        Scope: Python.

        Example:
            ```python
            import taichi as ti

            ti.init(arch=ti.gpu)
            center = ti.Vector.field(3, ti.f32, shape=1)
            window = ti.ui.Window("Ball", (400, 400))
            canvas, scene, camera = window.get_canvas(), window.get_scene(), ti.ui.Camera()
            camera.position(0.0, 0.0, 3.0)
            camera.lookat(0.0, 0.0, 0.0)
            while window.running:
                scene.set_camera(camera)
                scene.point_light((2.0, 2.0, 3.0), (1.0, 1.0, 1.0))
                scene.particles(center, radius=0.5, color=(0.3, 0.7, 0.8))
                canvas.scene(scene)
                window.show()
            ```

        See also:
            taichi.ui.scene.SceneV2
            ti.ui.Camera
        """
