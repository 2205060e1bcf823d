"""GGUI windows."""

__all__ = [
    "Window",
]


class Window:
    """A GGUI window: images, shapes, widgets and three-dimensional scenes, drawn by the graphics card.

    Drawing goes through Vulkan, or through Metal with the Metal backend. Each turn of the loop of a program describes
    one frame anew and ends with `ti.ui.Window.show`.

    Args:
        name (str): title of the window; the number of frames per second is shown after it.
        res (tuple of 2 ints): width and height in pixels, which a Retina display doubles.
        vsync (bool): whether to show frames in step with the refresh of the screen.
        show_window (bool): whether to open a window. Without one, frames are drawn off screen, to be saved or read;
            there is no input and no `show`.
        fps_limit (float): the largest number of frames per second.
        pos (tuple of 2 ints): place of the window on the screen: pixels from the left and from the top.

    Raises:
        GGUINotAvailableException: Taichi was built without GGUI.
        RuntimeError: Vulkan is not available on this machine, and the backend is not Metal.
        TypeError: `res` or `pos` is not a tuple.

    Scope: Python.

    Example:
        ```python
        import taichi as ti

        ti.init(arch=ti.gpu)
        window = ti.ui.Window("Hello", (640, 480), vsync=True)
        canvas = window.get_canvas()
        blue = 0.0
        while window.running:
            blue = (blue + 0.005) % 1.0
            canvas.set_background_color((0.1, 0.2, blue))
            window.show()
        ```

    See also:
        ti.ui.Canvas
        taichi.ui.scene.SceneV2
        ti.ui.Gui
        ti.GUI
    """

    def __init__(self, name, res, vsync=False, show_window=True, fps_limit=1000, pos=(100, 100)): ...

    @property
    def running(self):
        """Whether the window is open, as a bool; false once the user has closed it.

        Set it to `False` to end the loop of a program.

        With `show_window=False` it is always true, and setting it has no effect.

        Scope: Python.

        Example:
            ```python
            import taichi as ti

            ti.init(arch=ti.gpu)
            window = ti.ui.Window("Press Escape", (300, 200))
            while window.running:
                if window.is_pressed(ti.ui.ESCAPE):
                    window.running = False
                window.show()
            ```

        See also:
            ti.ui.Window.destroy
        """

    @property
    def event(self):
        """The event that `ti.ui.Window.get_event` took last.

        Its `key` is a str; it is empty before the first event.

        Raises:
            RuntimeError: the window has `show_window=False`.

        Scope: Python.

        Example:
            ```python
            import taichi as ti

            ti.init(arch=ti.gpu)
            window = ti.ui.Window("Press keys", (300, 200))
            while window.running:
                while window.get_event(ti.ui.PRESS):
                    print(window.event.key)
                window.show()
            ```
        """

    @property
    def GUI(self):
        """The widgets of the window, a `ti.ui.Gui`.

        Deprecated:
            Use `ti.ui.Window.get_gui`.

        Scope: Python.

        See also:
            ti.ui.Window.get_gui
        """

    def get_events(self, tag=None):
        """Take all events of a kind from the queue.

        Events of the other kind stay in it.

        Args:
            tag (str or None): `ti.ui.PRESS` or `ti.ui.RELEASE`; None takes both.

        Returns:
            list: the events, oldest first. Each has a `key`: a constant such as `ti.ui.ESCAPE` or a lower-case
                letter. Other keys make no events.

        Raises:
            Exception: `tag` is something else.
            RuntimeError: the window has `show_window=False`.

        Scope: Python.

        Example:
            ```python
            import taichi as ti

            ti.init(arch=ti.gpu)
            window = ti.ui.Window("Press letters", (300, 200))
            while window.running:
                for event in window.get_events(ti.ui.PRESS):
                    print("down:", event.key)
                for event in window.get_events(ti.ui.RELEASE):
                    print("up:", event.key)
                window.show()
            ```

        See also:
            ti.ui.Window.get_event
            ti.ui.Window.is_pressed
        """

    def get_event(self, tag=None):
        """Take the oldest event of a kind from the queue and put it into `ti.ui.Window.event`.

        All other events stay in the queue.

        Args:
            tag (str or None): `ti.ui.PRESS` or `ti.ui.RELEASE`; None takes either.

        Returns:
            bool: whether there was one.

        Raises:
            Exception: `tag` is something else.
            RuntimeError: the window has `show_window=False`.

        Scope: Python.

        Example:
            ```python
            import taichi as ti

            ti.init(arch=ti.gpu)
            window = ti.ui.Window("Space changes the colour", (300, 200))
            canvas = window.get_canvas()
            is_red = False
            while window.running:
                if window.get_event(ti.ui.PRESS) and window.event.key == ti.ui.SPACE:
                    is_red = not is_red
                canvas.set_background_color((0.9, 0.3, 0.2) if is_red else (0.1, 0.5, 0.5))
                window.show()
            ```

        See also:
            ti.ui.Window.get_events
            ti.ui.Window.is_pressed
        """

    def is_pressed(self, *keys):
        """Tell whether any of these keys or mouse buttons is held at this moment.

        Args:
            *keys (str): constants such as `ti.ui.LEFT`, `ti.ui.SPACE` and `ti.ui.LMB`, or a lower-case letter. Digits
                and other keys are never held; `ti.ui.SHIFT`, `ti.ui.CTRL` and `ti.ui.ALT` are the left ones.

        Returns:
            bool: whether at least one of them is held.

        Scope: Python.

        Example:
            ```python
            import taichi as ti

            ti.init(arch=ti.gpu)
            center = ti.Vector.field(2, ti.f32, shape=1)
            window = ti.ui.Window("Move with A and D", (400, 300))
            canvas = window.get_canvas()
            x = 0.5
            while window.running:
                if window.is_pressed("a", ti.ui.LEFT):
                    x -= 0.005
                if window.is_pressed("d", ti.ui.RIGHT):
                    x += 0.005
                center[0] = (x, 0.5)
                canvas.circles(center, radius=0.05, color=(0.9, 0.3, 0.2))
                window.show()
            ```

        See also:
            ti.ui.Window.get_events
            ti.ui.Window.get_event
        """

    def get_canvas(self):
        """Return the surface of the window.

        Returns:
            a `ti.ui.Canvas`; every one stands for the same surface.

        Scope: Python.

        Example:
            ```python
            import taichi as ti

            ti.init(arch=ti.gpu)
            corners = ti.Vector.field(2, ti.f32, shape=3)
            corners[0], corners[1], corners[2] = (0.2, 0.2), (0.8, 0.2), (0.5, 0.8)
            window = ti.ui.Window("Canvas", (400, 400))
            canvas = window.get_canvas()
            while window.running:
                canvas.triangles(corners, color=(0.3, 0.7, 0.8))
                window.show()
            ```

        See also:
            ti.ui.Window.get_gui
            ti.ui.Window.get_scene
        """

    def get_scene(self):
        """Return the three-dimensional scene of the window.

        Returns:
            a `taichi.ui.scene.SceneV2`; every one stands for the same scene.

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
            ti.ui.Window.get_canvas
            ti.ui.Window.get_gui
        """

    def get_gui(self):
        """Return the widgets of the window.

        Returns:
            a `ti.ui.Gui`.

        Scope: Python.

        Example:
            ```python
            import taichi as ti

            ti.init(arch=ti.gpu)
            window = ti.ui.Window("Widgets", (400, 300))
            canvas, gui = window.get_canvas(), window.get_gui()
            color = (0.3, 0.7, 0.8)
            while window.running:
                with gui.sub_window("Background", 0.05, 0.05, 0.8, 0.3):
                    color = gui.color_edit_3("colour", color)
                canvas.set_background_color(color)
                window.show()
            ```

        See also:
            ti.ui.Window.get_canvas
            ti.ui.Window.get_scene
        """

    def get_cursor_pos(self):
        """Return the position of the mouse.

        Returns:
            tuple: two floats, x and y from 0 to 1, from the lower left corner. Beyond the border they can be less or
                more.

        Raises:
            RuntimeError: the window has `show_window=False`.

        Scope: Python.

        Example:
            ```python
            import taichi as ti

            ti.init(arch=ti.gpu)
            center = ti.Vector.field(2, ti.f32, shape=1)
            window = ti.ui.Window("Follow the mouse", (400, 300))
            canvas = window.get_canvas()
            while window.running:
                center[0] = window.get_cursor_pos()
                canvas.circles(center, radius=0.05, color=(0.9, 0.3, 0.2))
                window.show()
            ```

        See also:
            ti.ui.Window.is_pressed
        """

    def show(self):
        """Draw and show the frame, handle the input, and begin the next frame, which is empty.

        It waits as long as `fps_limit` demands.

        Raises:
            RuntimeError: the window has `show_window=False`.

        Scope: Python.

        Example:
            ```python
            import taichi as ti

            ti.init(arch=ti.gpu)
            window = ti.ui.Window("Ten frames per second", (400, 300), fps_limit=10)
            canvas = window.get_canvas()
            frame = 0
            while window.running:
                canvas.set_background_color((0.1, frame % 10 / 10, 0.4))
                window.show()
                frame += 1
            ```

        See also:
            ti.ui.Window.save_image
        """

    def get_window_shape(self):
        """Return the size of the window, which changes when the user changes it.

        Returns:
            tuple: width and height in pixels, two ints.

        Scope: Python.

        Example:
            ```python
            import taichi as ti

            ti.init(arch=ti.gpu)
            window = ti.ui.Window("Off screen", (640, 480), show_window=False)
            print(window.get_window_shape())  # (640, 480)
            ```

        See also:
            ti.ui.Window.get_canvas
        """

    def save_image(self, filename):
        """Draw the frame and write it to a file.

        Call it before `ti.ui.Window.show`, which begins the next frame.

        With `show_window=False` it ends the frame: draw again before the next one is saved or read.

        Args:
            filename (str): a path that ends with .png, .jpg or .bmp.

        Raises:
            RuntimeError: the file has another ending or cannot be written.

        Scope: Python.

        Example:
            ```python
            import taichi as ti

            ti.init(arch=ti.gpu)
            center = ti.Vector.field(2, ti.f32, shape=1)
            window = ti.ui.Window("Off screen", (320, 240), show_window=False)
            canvas = window.get_canvas()
            for frame in range(3):
                center[0] = (0.25 * (frame + 1), 0.5)
                canvas.circles(center, radius=0.1, color=(0.9, 0.3, 0.2))
                window.save_image(f"frame{frame}.png")
            ```

        See also:
            ti.ui.Window.show
        """

    def get_depth_buffer(self, depth):
        """Copy the depths of the frame into a field or an ndarray: 1 at the nearest distance that the camera shows, 0 at
        the farthest and where nothing is.

        Element (i, j) is pixel i from the left and j from the bottom. With `show_window=False` the call ends the
        frame.

        Args:
            depth (field or ndarray, f32): where the depths go, shape (width, height) of the window. The size is not
                checked.

        Raises:
            Exception: `depth` does not have two dimensions and `ti.f32`, or is neither a field nor an ndarray.
            RuntimeError: the size of the window has changed since the depths were first read.

        Scope: Python.

        Example:
            ```python
            import taichi as ti

            ti.init(arch=ti.gpu)
            center = ti.Vector.field(3, ti.f32, shape=1)
            window = ti.ui.Window("Depth", (320, 240), show_window=False)
            canvas, scene, camera = window.get_canvas(), window.get_scene(), ti.ui.Camera()
            camera.position(0.0, 0.0, 3.0)
            camera.lookat(0.0, 0.0, 0.0)
            scene.set_camera(camera)
            scene.particles(center, radius=0.5)
            canvas.scene(scene)
            depth = ti.field(ti.f32, shape=(320, 240))
            window.get_depth_buffer(depth)
            print(depth[160, 120])  # about 0.04: the ball is 2.5 away, the nearest distance is 0.1
            ```

        See also:
            ti.ui.Window.get_depth_buffer_as_numpy
        """

    def get_depth_buffer_as_numpy(self):
        """Return the depths of the frame.

        With `show_window=False` the call ends the frame.

        Returns:
            numpy.ndarray: shape (width, height), `float32`, from 0 to 1: 1 at the nearest distance that the camera
            shows, 0 at the farthest and where nothing is. `depth[0, 0]` is the lower left pixel.

        Raises:
            RuntimeError: the size of the window has changed since the depths were first read.

        Scope: Python.

        Example:
            ```python
            import taichi as ti

            ti.init(arch=ti.gpu)
            center = ti.Vector.field(3, ti.f32, shape=1)
            window = ti.ui.Window("Depth", (320, 240), show_window=False)
            canvas, scene, camera = window.get_canvas(), window.get_scene(), ti.ui.Camera()
            camera.position(0.0, 0.0, 3.0)
            camera.lookat(0.0, 0.0, 0.0)
            scene.set_camera(camera)
            scene.particles(center, radius=0.5)
            canvas.scene(scene)
            depth = window.get_depth_buffer_as_numpy()
            print(depth.shape, (depth > 0).mean())  # the share of pixels that show the ball
            ```

        See also:
            ti.ui.Window.get_depth_buffer
        """

    def get_image_buffer_as_numpy(self):
        """Draw the frame and return it.

        Call it before `ti.ui.Window.show`. With `show_window=False` the call ends the frame.

        Returns:
            numpy.ndarray: shape (width, height, 4), `float32`, from 0 to 1: red, green, blue and alpha. `image[0, 0]`
            is the lower left pixel.

        Scope: Python.

        Example:
            ```python
            import taichi as ti

            ti.init(arch=ti.gpu)
            window = ti.ui.Window("Off screen", (320, 240), show_window=False)
            canvas = window.get_canvas()
            canvas.set_background_color((1.0, 0.0, 0.0))
            image = window.get_image_buffer_as_numpy()
            print(image.shape)  # (320, 240, 4)
            print(image[0, 0, :3])  # [1. 0. 0.]
            ```

        See also:
            ti.ui.Window.save_image
        """

    def destroy(self):
        """Close the window and free its memory.

        Neither the window nor its canvas can be used after that.

        Scope: Python.

        Example:
            ```python
            import taichi as ti

            ti.init(arch=ti.gpu)
            window = ti.ui.Window("Off screen", (320, 240), show_window=False)
            canvas = window.get_canvas()
            canvas.set_background_color((0.1, 0.5, 0.5))
            window.save_image("background.png")
            window.destroy()
            ```

        See also:
            ti.ui.Window.running
        """
