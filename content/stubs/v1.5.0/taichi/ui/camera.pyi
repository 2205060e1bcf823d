"""The camera of a GGUI scene."""

__all__ = [
    "Camera",
]


class Camera:
    """The camera of a three-dimensional scene.

    It begins at the origin, looks along +z, has +y up in the image, and a perspective projection with an angle of view
    of 45 degrees that shows distances from 0.1 to 1000. A scene copies the camera: call `set_camera` after each
    change.

    Raises:
        GGUINotAvailableException: Taichi was built without GGUI.

    Scope: Python.

    Example:
        ```python
        import taichi as ti

        ti.init(arch=ti.gpu)
        points = ti.Vector.field(3, ti.f32, shape=3)
        points[0], points[1], points[2] = (-1.0, 0.0, 0.0), (0.0, 0.0, 0.0), (1.0, 0.0, 0.0)
        window = ti.ui.Window("Camera", (500, 500), vsync=True)
        canvas, scene, camera = window.get_canvas(), ti.ui.Scene(), ti.ui.Camera()
        camera.position(2.0, 1.0, 3.0)
        camera.lookat(0.0, 0.0, 0.0)
        camera.fov(35.0)
        while window.running:
            scene.set_camera(camera)
            scene.point_light((2.0, 3.0, 4.0), (1.0, 1.0, 1.0))
            scene.particles(points, radius=0.4, color=(0.3, 0.7, 0.8))
            canvas.scene(scene)
            window.show()
        ```

    See also:
        ti.ui.Scene.set_camera
        ti.ui.Camera.track_user_inputs
    """

    def __init__(self): ...

    def position(self, x, y, z):
        """Set the place of the camera.

        It begins at (0, 0, 0).

        Args:
            x (float): coordinate x, in the units of the scene.
            y (float): coordinate y.
            z (float): coordinate z.

        Scope: Python.

        Example:
            ```python
            import math

            import taichi as ti

            ti.init(arch=ti.gpu)
            points = ti.Vector.field(3, ti.f32, shape=3)
            points[0], points[1], points[2] = (-1.0, 0.0, 0.0), (0.0, 0.0, 0.0), (1.0, 0.0, 0.0)
            window = ti.ui.Window("Camera", (500, 500), vsync=True)
            canvas, scene, camera = window.get_canvas(), ti.ui.Scene(), ti.ui.Camera()
            camera.lookat(0.0, 0.0, 0.0)
            t = 0.0
            while window.running:
                camera.position(3.0 * math.sin(t), 1.0, 3.0 * math.cos(t))
                scene.set_camera(camera)
                scene.point_light((2.0, 3.0, 4.0), (1.0, 1.0, 1.0))
                scene.particles(points, radius=0.4, color=(0.3, 0.7, 0.8))
                canvas.scene(scene)
                window.show()
                t += 0.02
            ```

        See also:
            ti.ui.Camera.lookat
            ti.ui.Camera.up
        """

    def lookat(self, x, y, z):
        """Set the point that the camera looks at, which appears in the centre of the image.

        It begins at (0, 0, 1).

        Args:
            x (float): coordinate x, in the units of the scene.
            y (float): coordinate y.
            z (float): coordinate z.

        Scope: Python.

        Example:
            ```python
            import math

            import taichi as ti

            ti.init(arch=ti.gpu)
            points = ti.Vector.field(3, ti.f32, shape=3)
            points[0], points[1], points[2] = (-1.0, 0.0, 0.0), (0.0, 0.0, 0.0), (1.0, 0.0, 0.0)
            window = ti.ui.Window("Camera", (500, 500), vsync=True)
            canvas, scene, camera = window.get_canvas(), ti.ui.Scene(), ti.ui.Camera()
            camera.position(2.0, 1.0, 3.0)
            t = 0.0
            while window.running:
                camera.lookat(0.3 * math.sin(t), 0.0, 0.0)
                scene.set_camera(camera)
                scene.point_light((2.0, 3.0, 4.0), (1.0, 1.0, 1.0))
                scene.particles(points, radius=0.4, color=(0.3, 0.7, 0.8))
                canvas.scene(scene)
                window.show()
                t += 0.02
            ```

        See also:
            ti.ui.Camera.position
            ti.ui.Camera.up
        """

    def up(self, x, y, z):
        """Set the direction that points up in the image.

        It begins as (0, 1, 0), and must not be parallel to the direction of view.

        Args:
            x (float): component x; the length of the direction does not matter.
            y (float): component y.
            z (float): component z.

        Scope: Python.

        Example:
            ```python
            import math

            import taichi as ti

            ti.init(arch=ti.gpu)
            points = ti.Vector.field(3, ti.f32, shape=3)
            points[0], points[1], points[2] = (-1.0, 0.0, 0.0), (0.0, 0.0, 0.0), (1.0, 0.0, 0.0)
            window = ti.ui.Window("Camera", (500, 500), vsync=True)
            canvas, scene, camera = window.get_canvas(), ti.ui.Scene(), ti.ui.Camera()
            camera.position(2.0, 1.0, 3.0)
            camera.lookat(0.0, 0.0, 0.0)
            t = 0.0
            while window.running:
                camera.up(math.sin(t), math.cos(t), 0.0)
                scene.set_camera(camera)
                scene.point_light((2.0, 3.0, 4.0), (1.0, 1.0, 1.0))
                scene.particles(points, radius=0.4, color=(0.3, 0.7, 0.8))
                canvas.scene(scene)
                window.show()
                t += 0.02
            ```

        See also:
            ti.ui.Camera.position
            ti.ui.Camera.lookat
        """

    def projection_mode(self, mode):
        """Choose perspective or parallel projection.

        The camera begins with perspective.

        Args:
            mode (ti.ui.ProjectionMode): `ti.ui.ProjectionMode.Perspective`, which uses `fov`, or
                `ti.ui.ProjectionMode.Orthogonal`, which uses `left`, `right`, `top` and `bottom`. Both use `z_near`
                and `z_far`.

        Raises:
            TypeError: `mode` is something else, such as a number.

        Scope: Python.

        Example:
            ```python
            import taichi as ti

            ti.init(arch=ti.gpu)
            points = ti.Vector.field(3, ti.f32, shape=3)
            points[0], points[1], points[2] = (-1.0, 0.0, 0.0), (0.0, 0.0, 0.0), (1.0, 0.0, 0.0)
            window = ti.ui.Window("Camera", (500, 500), vsync=True)
            canvas, scene, camera = window.get_canvas(), ti.ui.Scene(), ti.ui.Camera()
            camera.position(2.0, 1.0, 3.0)
            camera.lookat(0.0, 0.0, 0.0)
            camera.projection_mode(ti.ui.ProjectionMode.Orthogonal)
            while window.running:
                scene.set_camera(camera)
                scene.point_light((2.0, 3.0, 4.0), (1.0, 1.0, 1.0))
                scene.particles(points, radius=0.4, color=(0.3, 0.7, 0.8))
                canvas.scene(scene)
                window.show()
            ```

        See also:
            ti.ui.Camera.fov
        """

    def fov(self, fov):
        """Set the angle of view of a perspective projection.

        Args:
            fov (float): the angle between the lower and the upper border of the image in degrees, between 0 and 180;
                45 at first.

        Scope: Python.

        Example:
            ```python
            import math

            import taichi as ti

            ti.init(arch=ti.gpu)
            points = ti.Vector.field(3, ti.f32, shape=3)
            points[0], points[1], points[2] = (-1.0, 0.0, 0.0), (0.0, 0.0, 0.0), (1.0, 0.0, 0.0)
            window = ti.ui.Window("Camera", (500, 500), vsync=True)
            canvas, scene, camera = window.get_canvas(), ti.ui.Scene(), ti.ui.Camera()
            camera.position(2.0, 1.0, 3.0)
            camera.lookat(0.0, 0.0, 0.0)
            t = 0.0
            while window.running:
                camera.fov(45.0 + 20.0 * math.sin(t))
                scene.set_camera(camera)
                scene.point_light((2.0, 3.0, 4.0), (1.0, 1.0, 1.0))
                scene.particles(points, radius=0.4, color=(0.3, 0.7, 0.8))
                canvas.scene(scene)
                window.show()
                t += 0.02
            ```

        See also:
            ti.ui.Camera.projection_mode
        """

    def left(self, left):
        """Set the left border of a parallel projection.

        Args:
            left (float): what the left border of the image shows: x in the coordinates of the camera, in the units of
                the scene; -1 at first.

        Scope: Python.

        Example:
            ```python
            import taichi as ti

            ti.init(arch=ti.gpu)
            points = ti.Vector.field(3, ti.f32, shape=3)
            points[0], points[1], points[2] = (-1.0, 0.0, 0.0), (0.0, 0.0, 0.0), (1.0, 0.0, 0.0)
            window = ti.ui.Window("Camera", (500, 500), vsync=True)
            canvas, scene, camera = window.get_canvas(), ti.ui.Scene(), ti.ui.Camera()
            camera.position(2.0, 1.0, 3.0)
            camera.lookat(0.0, 0.0, 0.0)
            t = 0.0
            while window.running:
                camera.projection_mode(ti.ui.ProjectionMode.Orthogonal)
                camera.left(-1.0 - t % 1.0)
                scene.set_camera(camera)
                scene.point_light((2.0, 3.0, 4.0), (1.0, 1.0, 1.0))
                scene.particles(points, radius=0.4, color=(0.3, 0.7, 0.8))
                canvas.scene(scene)
                window.show()
                t += 0.02
            ```

        See also:
            ti.ui.Camera.right
            ti.ui.Camera.top
            ti.ui.Camera.bottom
        """

    def right(self, right):
        """Set the right border of a parallel projection.

        Args:
            right (float): what the right border of the image shows: x in the coordinates of the camera, in the units
                of the scene; 1 at first.

        Scope: Python.

        Example:
            ```python
            import taichi as ti

            ti.init(arch=ti.gpu)
            points = ti.Vector.field(3, ti.f32, shape=3)
            points[0], points[1], points[2] = (-1.0, 0.0, 0.0), (0.0, 0.0, 0.0), (1.0, 0.0, 0.0)
            window = ti.ui.Window("Camera", (500, 500), vsync=True)
            canvas, scene, camera = window.get_canvas(), ti.ui.Scene(), ti.ui.Camera()
            camera.position(2.0, 1.0, 3.0)
            camera.lookat(0.0, 0.0, 0.0)
            t = 0.0
            while window.running:
                camera.projection_mode(ti.ui.ProjectionMode.Orthogonal)
                camera.right(1.0 + t % 1.0)
                scene.set_camera(camera)
                scene.point_light((2.0, 3.0, 4.0), (1.0, 1.0, 1.0))
                scene.particles(points, radius=0.4, color=(0.3, 0.7, 0.8))
                canvas.scene(scene)
                window.show()
                t += 0.02
            ```

        See also:
            ti.ui.Camera.left
            ti.ui.Camera.top
            ti.ui.Camera.bottom
        """

    def top(self, top):
        """Set the lower border of a parallel projection, in spite of its name.

        An upright image needs `top` below `bottom`; the other way round it is upside down.

        Args:
            top (float): what the lower border of the image shows: y in the coordinates of the camera, in the units of
                the scene; -1 at first.

        Scope: Python.

        Example:
            ```python
            import taichi as ti

            ti.init(arch=ti.gpu)
            points = ti.Vector.field(3, ti.f32, shape=3)
            points[0], points[1], points[2] = (-1.0, 0.0, 0.0), (0.0, 0.0, 0.0), (1.0, 0.0, 0.0)
            window = ti.ui.Window("Camera", (500, 500), vsync=True)
            canvas, scene, camera = window.get_canvas(), ti.ui.Scene(), ti.ui.Camera()
            camera.position(2.0, 1.0, 3.0)
            camera.lookat(0.0, 0.0, 0.0)
            t = 0.0
            while window.running:
                camera.projection_mode(ti.ui.ProjectionMode.Orthogonal)
                camera.top(-1.0 - t % 1.0)
                scene.set_camera(camera)
                scene.point_light((2.0, 3.0, 4.0), (1.0, 1.0, 1.0))
                scene.particles(points, radius=0.4, color=(0.3, 0.7, 0.8))
                canvas.scene(scene)
                window.show()
                t += 0.02
            ```

        See also:
            ti.ui.Camera.bottom
        """

    def bottom(self, bottom):
        """Set the upper border of a parallel projection, in spite of its name.

        An upright image needs `top` below `bottom`; the other way round it is upside down.

        Args:
            bottom (float): what the upper border of the image shows: y in the coordinates of the camera, in the units
                of the scene; 1 at first.

        Scope: Python.

        Example:
            ```python
            import taichi as ti

            ti.init(arch=ti.gpu)
            points = ti.Vector.field(3, ti.f32, shape=3)
            points[0], points[1], points[2] = (-1.0, 0.0, 0.0), (0.0, 0.0, 0.0), (1.0, 0.0, 0.0)
            window = ti.ui.Window("Camera", (500, 500), vsync=True)
            canvas, scene, camera = window.get_canvas(), ti.ui.Scene(), ti.ui.Camera()
            camera.position(2.0, 1.0, 3.0)
            camera.lookat(0.0, 0.0, 0.0)
            t = 0.0
            while window.running:
                camera.projection_mode(ti.ui.ProjectionMode.Orthogonal)
                camera.bottom(1.0 + t % 1.0)
                scene.set_camera(camera)
                scene.point_light((2.0, 3.0, 4.0), (1.0, 1.0, 1.0))
                scene.particles(points, radius=0.4, color=(0.3, 0.7, 0.8))
                canvas.scene(scene)
                window.show()
                t += 0.02
            ```

        See also:
            ti.ui.Camera.top
        """

    def z_near(self, z_near):
        """Set the nearest distance that is drawn.

        Args:
            z_near (float): the distance along the direction of view, in the units of the scene; 0.1 at first. For a
                perspective it is greater than 0.

        Scope: Python.

        Example:
            ```python
            import taichi as ti

            ti.init(arch=ti.gpu)
            points = ti.Vector.field(3, ti.f32, shape=3)
            points[0], points[1], points[2] = (-1.0, 0.0, 0.0), (0.0, 0.0, 0.0), (1.0, 0.0, 0.0)
            window = ti.ui.Window("Camera", (500, 500), vsync=True)
            canvas, scene, camera = window.get_canvas(), ti.ui.Scene(), ti.ui.Camera()
            camera.position(2.0, 1.0, 3.0)
            camera.lookat(0.0, 0.0, 0.0)
            t = 0.0
            while window.running:
                camera.z_near(2.0 + t % 2.0)
                scene.set_camera(camera)
                scene.point_light((2.0, 3.0, 4.0), (1.0, 1.0, 1.0))
                scene.particles(points, radius=0.4, color=(0.3, 0.7, 0.8))
                canvas.scene(scene)
                window.show()
                t += 0.02
            ```

        See also:
            ti.ui.Camera.z_far
        """

    def z_far(self, z_far):
        """Set the farthest distance that is drawn.

        Args:
            z_far (float): the distance along the direction of view, in the units of the scene; 1000 at first.

        Scope: Python.

        Example:
            ```python
            import taichi as ti

            ti.init(arch=ti.gpu)
            points = ti.Vector.field(3, ti.f32, shape=3)
            points[0], points[1], points[2] = (-1.0, 0.0, 0.0), (0.0, 0.0, 0.0), (1.0, 0.0, 0.0)
            window = ti.ui.Window("Camera", (500, 500), vsync=True)
            canvas, scene, camera = window.get_canvas(), ti.ui.Scene(), ti.ui.Camera()
            camera.position(2.0, 1.0, 3.0)
            camera.lookat(0.0, 0.0, 0.0)
            t = 0.0
            while window.running:
                camera.z_far(2.0 + t % 2.0)
                scene.set_camera(camera)
                scene.point_light((2.0, 3.0, 4.0), (1.0, 1.0, 1.0))
                scene.particles(points, radius=0.4, color=(0.3, 0.7, 0.8))
                canvas.scene(scene)
                window.show()
                t += 0.02
            ```

        See also:
            ti.ui.Camera.z_near
        """

    def get_view_matrix(self):
        """Return the matrix that takes positions of the scene to the coordinates of the camera, which looks along -z
        there.

        Returns:
            numpy.ndarray: shape (4, 4), `float32`. It multiplies a row vector from the right, `[x, y, z, 1] @ view`;
            the shift is in the last row.

        Scope: Python.

        Example:
            ```python
            import numpy as np
            import taichi as ti

            camera = ti.ui.Camera()
            camera.position(0.0, 0.0, 3.0)
            camera.lookat(0.0, 0.0, 0.0)
            view = camera.get_view_matrix()
            print(np.array([0.0, 0.0, 0.0, 1.0]) @ view)  # [ 0.  0. -3.  1.]
            ```

        See also:
            ti.ui.Camera.get_projection_matrix
        """

    def get_projection_matrix(self, aspect):
        """Return the matrix that takes coordinates of the camera to those of the image.

        After division by the fourth component, x and y run from -1 to 1 and the depth from 1 at `z_near` to 0 at
        `z_far`.

        Args:
            aspect (float): width of the image divided by its height; a parallel projection ignores it.

        Returns:
            numpy.ndarray: shape (4, 4), `float32`. It multiplies a row vector from the right, `[x, y, z, 1] @
            projection`.

        Scope: Python.

        Example:
            ```python
            import numpy as np
            import taichi as ti

            camera = ti.ui.Camera()
            camera.position(0.0, 0.0, 3.0)
            camera.lookat(0.0, 0.0, 0.0)
            point = np.array([0.5, 0.5, 0.0, 1.0]) @ camera.get_view_matrix() @ camera.get_projection_matrix(640 / 480)
            print(point[:2] / point[3])  # where the image shows it
            ```

        See also:
            ti.ui.Camera.get_view_matrix
        """

    def track_user_inputs(self, window, movement_speed=1.0, yaw_speed=2, pitch_speed=2, hold_key=None):
        """Move and turn the camera by keyboard and mouse.

        Call it once in each frame, before `set_camera`.

        W and S move forwards and backwards, A and D to the left and right, E and Q up and down. A movement of the
        mouse turns the camera, also without a button; `hold_key` demands a key or button.

        Args:
            window (ti.ui.Window): the window whose input counts.
            movement_speed (float): distance per call, in the units of the scene. If several keys are held, only the
                last one of W, S, A, D, E and Q counts.
            yaw_speed (float): ignored: the camera turns by 2 radians when the mouse crosses the window from left to
                right.
            pitch_speed (float): ignored: the camera turns by 2 radians when the mouse crosses the window from bottom
                to top. The camera stays within 89 degrees of the horizontal.
            hold_key (str or None): the key or button that has to be held for the mouse to turn the camera, such as
                `ti.ui.RMB`; None demands none.

        Note:
            A camera that looks exactly along +z, as a new one does, turns round as soon as the mouse may turn it.
            Turning also sets the direction that is up in the image to +y.

        Raises:
            RuntimeError: the window has `show_window=False`, and `hold_key` is None.

        Scope: Python.

        Example:
            ```python
            import taichi as ti

            ti.init(arch=ti.gpu)
            points = ti.Vector.field(3, ti.f32, shape=1000)


            @ti.kernel
            def scatter():
                for i in points:
                    points[i] = 10.0 * ti.Vector([ti.random(), ti.random(), ti.random()]) - 5.0


            scatter()
            window = ti.ui.Window("W, A, S, D, E, Q and the right mouse button", (600, 600), vsync=True)
            canvas, scene, camera = window.get_canvas(), ti.ui.Scene(), ti.ui.Camera()
            camera.position(2.0, 1.0, 8.0)
            camera.lookat(0.0, 0.0, 0.0)
            while window.running:
                camera.track_user_inputs(window, movement_speed=0.03, hold_key=ti.ui.RMB)
                scene.set_camera(camera)
                scene.ambient_light((0.3, 0.3, 0.3))
                scene.point_light((5.0, 8.0, 5.0), (1.0, 1.0, 1.0))
                scene.particles(points, radius=0.1, color=(0.3, 0.7, 0.8))
                canvas.scene(scene)
                window.show()
            ```

        See also:
            ti.ui.Camera.position
            ti.ui.Camera.lookat
        """
