
class MeshInstance:
    """A mesh whose elements have fields.

    Made from the description that `ti.Mesh` loads.
    """

    def __init__(self): ...

    def get_position_as_numpy(self):
        """Return the positions of the vertices.

        Returns:
            a NumPy array with a row per vertex.
        """

    def set_owned_offset(self, element_type: MeshElementType, owned_offset: ScalarField):
        """Set where the elements begin that a patch owns.

        Args:
            element_type: kind of element.
            owned_offset: a field with an offset per patch.

        Note:
            Called when a mesh is loaded.
        """

    def set_total_offset(self, element_type: MeshElementType, total_offset: ScalarField):
        """Set where all elements of a patch begin.

        Args:
            element_type: kind of element.
            total_offset: a field with an offset per patch.

        Note:
            Called when a mesh is loaded.
        """

    def set_index_mapping(self, element_type: MeshElementType, conv_type: ConvType, mapping: ScalarField):
        """Set the table that converts between orders of elements.

        Args:
            element_type: kind of element.
            conv_type: from which order to which.
            mapping: the table.

        Note:
            Called when a mesh is loaded.
        """

    def set_num_patches(self, num_patches: int):
        """Set the number of patches.

        Args:
            num_patches: the number.

        Note:
            Called when a mesh is loaded.
        """

    def set_patch_max_element_num(self, element_type: MeshElementType, max_element_num: int):
        """Set the largest number of elements of a patch.

        Args:
            element_type: kind of element.
            max_element_num: the number.

        Note:
            Called when a mesh is loaded.
        """

    def set_relation_fixed(self, rel_type: MeshRelationType, value: ScalarField):
        """Set a relation in which each element has the same number of neighbours.

        Args:
            rel_type: the relation.
            value: the neighbours.

        Note:
            Called when a mesh is loaded.
        """

    def set_relation_dynamic(self, rel_type: MeshRelationType, value: ScalarField, patch_offset: ScalarField, offset: ScalarField):
        """Set a relation in which the number of neighbours varies.

        Args:
            rel_type: the relation.
            value: the neighbours.
            patch_offset: where each patch begins.
            offset: where each element begins.

        Note:
            Called when a mesh is loaded.
        """

    def add_mesh_attribute(self, element_type, snode, reorder_type):
        """Note the node at which an attribute of the elements is placed.

        Args:
            element_type: kind of element: vertices, edges, faces or cells.
            snode: the structural node.
            reorder_type: order of the elements in memory.

        Note:
            Called when a mesh is loaded.
        """

    def get_relation_size(self, from_index, to_element_type):
        """Return the number of neighbours of an element.

        Args:
            from_index: the element.
            to_element_type: kind of the neighbours.

        Returns:
            the number.
        """

    def get_relation_access(self, from_index, to_element_type, neighbor_idx_ptr):
        """Return a neighbour of an element.

        Args:
            from_index: the element.
            to_element_type: kind of the neighbour.
            neighbor_idx_ptr: number of the neighbour.

        Returns:
            the neighbour.
        """


class Mesh:
    """Loads meshes for kernels that run over their vertices, edges, faces or cells.

    An experimental interface for unstructured meshes.
    """

    def __init__(self): ...

    @staticmethod
    def load_meta(filename):
        """Read the description of a mesh from a file.

        Args:
            filename: the file.

        Returns:
            the description.

        Scope: Python.
        """

    @staticmethod
    def generate_meta(data):
        """Make the description of a mesh from data.

        Args:
            data: a dictionary with the patches and relations of the mesh.

        Returns:
            the description.

        Scope: Python.
        """
