
class MeshInstance:
    """A mesh, with its elements `verts`, `edges`, `faces` and `cells`.

    Loading functions make it; programs do not call the constructor. `place` of the elements adds attributes.

    Scope: Python.

    Example:
        ```python
        import taichi as ti
        import meshtaichi_patcher as patcher

        ti.init(arch=ti.cpu)
        mesh = patcher.load_mesh("bunny.obj", relations=["FV"])
        mesh.verts.place({"x": ti.math.vec3})
        mesh.verts.x.from_numpy(mesh.get_position_as_numpy())

        @ti.kernel
        def lift():
            for v in mesh.verts:
                v.x.y += 1.0

        lift()
        ```
    """

    def __init__(self): ...

    def get_position_as_numpy(self):
        """Return the positions of the vertices in the loaded file.

        Returns:
            NumPy array with a row of three coordinates for each vertex.

        Raises:
            TaichiSyntaxError: when the mesh has no positions.

        Scope: Python.

        Example:
            ```python
            import taichi as ti
            import meshtaichi_patcher as patcher

            ti.init(arch=ti.cpu)
            mesh = patcher.load_mesh("bunny.obj", relations=["FV"])
            positions = mesh.get_position_as_numpy()
            print(positions.shape)  # (number of vertices, 3)

            mesh.verts.place({"x": ti.math.vec3})
            mesh.verts.x.from_numpy(positions)
            ```
        """

    def set_owned_offset(self, element_type: MeshElementType, owned_offset: ScalarField):
        """Set the field that tells where the elements owned by each patch begin.

        Not meant to be called by programs.

        Args:
            element_type: kind of element: vertex, edge, face or cell.
            owned_offset: field with one entry per patch and one for the end.

        Scope: Python.

        See also:
            ti.MeshInstance.set_total_offset
        """

    def set_total_offset(self, element_type: MeshElementType, total_offset: ScalarField):
        """Set the field that tells where the elements of each patch begin, shared ones included.

        Not meant to be called by programs.

        Args:
            element_type: kind of element: vertex, edge, face or cell.
            total_offset: field with one entry per patch and one for the end.

        Scope: Python.

        See also:
            ti.MeshInstance.set_owned_offset
        """

    def set_index_mapping(self, element_type: MeshElementType, conv_type: ConvType, mapping: ScalarField):
        """Set the field that turns one numbering of elements into another.

        Not meant to be called by programs.

        Args:
            element_type: kind of element: vertex, edge, face or cell.
            conv_type: which numberings: local to global, local to reordered, or global to reordered.
            mapping: field with the new number of each element.

        Scope: Python.
        """

    def set_num_patches(self, num_patches: int):
        """Set the number of patches into which the mesh is cut.

        Not meant to be called by programs.

        Args:
            num_patches: number of patches.

        Scope: Python.

        See also:
            ti.MeshInstance.set_patch_max_element_num
        """

    def set_patch_max_element_num(self, element_type: MeshElementType, max_element_num: int):
        """Set the largest number of elements in a patch.

        Not meant to be called by programs.

        Args:
            element_type: kind of element: vertex, edge, face or cell.
            max_element_num: number of elements.

        Scope: Python.

        See also:
            ti.MeshInstance.set_num_patches
        """

    def set_relation_fixed(self, rel_type: MeshRelationType, value: ScalarField):
        """Set a relation with a fixed number of neighbours, such as the vertices of a face.

        Not meant to be called by programs.

        Args:
            rel_type: the relation, such as the vertices of the faces.
            value: field with the neighbours, one after the other.

        Scope: Python.

        See also:
            ti.MeshInstance.set_relation_dynamic
        """

    def set_relation_dynamic(self, rel_type: MeshRelationType, value: ScalarField, patch_offset: ScalarField, offset: ScalarField):
        """Set a relation in which the number of neighbours varies, such as the faces at a vertex.

        Not meant to be called by programs.

        Args:
            rel_type: the relation, such as the vertices of the faces.
            value: field with the neighbours, one after the other.
            patch_offset: field that tells where the data of each patch begin.
            offset: field that tells where the neighbours of each element begin.

        Scope: Python.

        See also:
            ti.MeshInstance.set_relation_fixed
        """

    def add_mesh_attribute(self, element_type, snode, reorder_type):
        """Register an attribute of the elements with the compiler.

        Not meant to be called by programs.

        Args:
            element_type (MeshElementType): kind of element: vertex, edge, face or cell.
            snode (ti.SNode): the node that holds the attribute.
            reorder_type (ConvType): how indices of elements turn into places in memory.

        Scope: Python.
        """

    def get_relation_size(self, from_index, to_element_type):
        """Return the expression for the number of neighbours of an element.

        The compiler uses it for loops over neighbours. Not meant to be called by programs.

        Args:
            from_index (Expr): the element whose neighbours are counted.
            to_element_type (MeshElementType): kind of the neighbours.

        Returns:
            the expression, an integer when the kernel runs.

        Scope: Taichi.

        See also:
            ti.MeshInstance.get_relation_access
        """

    def get_relation_access(self, from_index, to_element_type, neighbor_idx_ptr):
        """Return the expression for a neighbour of an element.

        The compiler uses it for loops over neighbours. Not meant to be called by programs.

        Args:
            from_index (Expr): the element whose neighbour is asked for.
            to_element_type (MeshElementType): kind of the neighbours.
            neighbor_idx_ptr (Expr): number of the neighbour, from 0.

        Returns:
            the expression, the number of the neighbour when the kernel runs.

        Scope: Taichi.

        See also:
            ti.MeshInstance.get_relation_size
        """


class Mesh:
    """The namespace of the functions that load meshes of triangles or tetrahedra.

    A mesh has vertices, edges, faces and cells, and kernels loop over them and their neighbours. The package `meshtaichi_patcher` prepares the files. Needs a backend with `ti.extension.mesh`: CPU or CUDA.

    Scope: Python.

    Example:
        ```python
        import taichi as ti
        import meshtaichi_patcher as patcher

        ti.init(arch=ti.cpu)
        mesh = patcher.load_mesh("bunny.obj", relations=["FV"])
        mesh.verts.place({"x": ti.math.vec3})
        mesh.verts.x.from_numpy(mesh.get_position_as_numpy())

        @ti.kernel
        def lift():
            for v in mesh.verts:
                v.x.y += 1.0

        lift()
        ```
    """

    def __init__(self): ...

    @staticmethod
    def load_meta(filename):
        """Read the description of a mesh from a JSON file.

        Args:
            filename (str): path of the file, written by `meshtaichi_patcher`.

        Returns:
            the description, from which a mesh is made.

        Scope: Python.

        Example:
            ```python
            import taichi as ti

            ti.init(arch=ti.cpu)
            meta = ti.Mesh.load_meta("bunny.json")
            print(meta.num_patches)
            ```

        See also:
            ti.Mesh.generate_meta
        """

    @staticmethod
    def generate_meta(data):
        """Return the description of a mesh from the data of its patches.

        Args:
            data (dict): dictionary with the patches, elements, relations and positions, as `meshtaichi_patcher` computes it.

        Returns:
            the description, from which a mesh is made.

        Scope: Python.

        Example:
            ```python
            import taichi as ti

            ti.init(arch=ti.cpu)
            # what meshtaichi_patcher computes, here without any elements
            data = {"num_patches": 1, "elements": [], "relations": [], "attrs": {"x": [0.0, 0.0, 0.0]}}
            meta = ti.Mesh.generate_meta(data)
            print(meta.num_patches)  # 1
            ```

        See also:
            ti.Mesh.load_meta
        """
