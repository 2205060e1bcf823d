
class ArgPack:
    """Named kernel arguments that are stored on the device together and passed as one.

    Call the type that `ti.types.argpack` returns; the class itself is for Taichi. Members are numbers, matrices, structs, ndarrays, textures and other packs; a pack can only be a parameter of a kernel. Assign to a member to change it for later launches.

    Args:
        annotations (dict): dictionary from the names of the members to their types.
        dtype (data type): type of the whole pack in the compiler.
        *args (dict): at most one dictionary with the values by name.
        **kwargs (any): the values by name, when there is no dictionary.

    Raises:
        TaichiSyntaxError: when the names of the values and of the types differ, or values are given by position.
        ValueError: when a value does not fit the type of its member.

    Scope: Python.

    Example:
        ```python
        import taichi as ti

        ti.init(arch=ti.cpu)
        Params = ti.types.argpack(scale=ti.f32, count=ti.i32)
        params = Params(scale=0.5, count=6)

        @ti.kernel
        def product(p: Params) -> ti.f32:
            return p.scale * p.count

        print(product(params))  # 3.0
        ```
    """

    def __init__(self, annotations, dtype, *args, **kwargs): ...

    @property
    def keys(self):
        """List of the names of all members.

        Example:
            ```python
            import taichi as ti

            ti.init(arch=ti.cpu)
            Params = ti.types.argpack(scale=ti.f32, count=ti.i32)
            print(Params(scale=0.5, count=6).keys)  # ['scale', 'count']
            ```
        """

    @property
    def items(self):
        """Pairs of name and value of all members, as the `items` of a dictionary.

        Example:
            ```python
            import taichi as ti

            ti.init(arch=ti.cpu)
            Params = ti.types.argpack(scale=ti.f32, count=ti.i32)
            for name, value in Params(scale=0.5, count=6).items:
                print(name, value)  # scale 0.5, then count 6
            ```
        """

    def __len__(self):
        """The number of members."""

    def to_dict(self):
        """Return the members as a dictionary.

        Returns:
            a dictionary from names to values, where matrices have become lists and inner packs dictionaries.

        Scope: Python.

        Example:
            ```python
            import taichi as ti

            ti.init(arch=ti.cpu)
            Params = ti.types.argpack(scale=ti.f32, count=ti.i32)
            params = Params(scale=0.5, count=6)
            print(params.to_dict())  # {'scale': 0.5, 'count': 6}
            ```
        """
