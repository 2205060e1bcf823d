"""The two-dimensional surface of a GGUI window."""

__all__ = [
    "Canvas",
]


class Canvas:
    """The surface of a GGUI window.

    `ti.ui.Window.get_canvas` returns it. Positions lie between 0 and 1, from the lower left corner.

    Args:
        canvas: handle of the window.

    Example:
        ```python
        import taichi as ti

        ti.init(arch=ti.vulkan)
        points = ti.Vector.field(2, ti.f32, shape=100)
        window = ti.ui.Window("Points", (400, 400))
        canvas = window.get_canvas()
        while window.running:
            canvas.circles(points, radius=0.01, color=(0.3, 0.7, 0.8))
            window.show()
        ```
    """

    def __init__(self, canvas): ...

    def set_background_color(self, color):
        """Set the colour of the background.

        Args:
            color: red, green, blue from 0 to 1.

        Scope: Python.
        """

    def set_image(self, img):
        """Fill the window with an image.

        Args:
            img: a field, an ndarray, a NumPy array or a texture.

        Scope: Python.
        """

    def contour(self, scalar_field, cmap_name='plasma', normalize=False):
        """Draw a field of numbers as colours.

        Args:
            scalar_field: the field, in two dimensions.
            cmap_name: name of a colour map of Matplotlib.
            normalize: stretch the values to the whole map.

        Scope: Python.
        """

    def triangles(self, vertices, color=(0.5, 0.5, 0.5), indices=None, per_vertex_color=None):
        """Draw filled triangles.

        Args:
            vertices: a field of vectors of 2; three after another make a triangle.
            color: one colour for all: red, green, blue from 0 to 1.
            per_vertex_color: a field with a colour per point, in place of `color`.
            indices: numbers of the points of each triangle.

        Scope: Python.
        """

    def lines(self, vertices, width, indices=None, color=(0.5, 0.5, 0.5), per_vertex_color=None):
        """Draw lines.

        Args:
            vertices: a field of vectors of 2; two after another make a line.
            width: width as a part of the height of the window.
            indices: numbers of the points of each line.
            color: one colour for all: red, green, blue from 0 to 1.
            per_vertex_color: a field with a colour per point, in place of `color`.

        Scope: Python.
        """

    def circles(self, centers, radius, color=(0.5, 0.5, 0.5), per_vertex_color=None):
        """Draw circles.

        Args:
            centers: a field of vectors of 2.
            radius: radius as a part of the height of the window.
            color: one colour for all: red, green, blue from 0 to 1.
            per_vertex_color: a field with a colour per point, in place of `color`.

        Scope: Python.
        """

    def vector_field(self, vector_field, arrow_spacing=5, scale=0.1, width=0.002, color=(0, 0, 0)):
        """Draw a field of vectors as arrows.

        Args:
            vector_field: the field, in two dimensions.
            arrow_spacing: cells between arrows.
            scale: length of the longest arrow as a part of the window.
            width: width of the lines.
            color: red, green, blue from 0 to 1.

        Scope: Python.
        """

    def scene(self, scene):
        """Draw a scene in three dimensions.

        Args:
            scene: the scene.

        Scope: Python.
        """
