
class ArgPack:
    """A set of kernel arguments that stays on the device between launches.

    Call the type that `ti.types.argpack` returns to make one.

    Args:
        annotations: names and types of the members.
        dtype: type of the pack as the compiler sees it.
        *args: values of the members in order.
        **kwargs: values of the members by name.

    Scope: Python.

    Example:
        ```python
        import taichi as ti

        ti.init(arch=ti.cpu)
        Settings = ti.types.argpack(dt=ti.f32, steps=ti.i32)
        settings = Settings(dt=0.5, steps=4)

        @ti.kernel
        def total(s: Settings) -> ti.f32:
            return s.dt * s.steps

        print(total(settings))  # 2.0
        ```
    """

    def __init__(self, annotations, dtype, *args, **kwargs): ...

    @property
    def keys(self):
        """Names of the members."""

    @property
    def items(self):
        """Names and values of the members, as pairs."""

    def to_dict(self):
        """Return the members as a dictionary.

        Returns:
            a dictionary from names to values.

        Scope: Python.
        """
