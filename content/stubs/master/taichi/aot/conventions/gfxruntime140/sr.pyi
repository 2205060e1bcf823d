"""The data of a module in a form for programs, made from the JSON files."""

from enum import Enum

__all__ = [
    "Argument",
    "ArgumentNdArray",
    "ArgumentRwTexture",
    "ArgumentScalar",
    "ArgumentTexture",
    "BufferBinding",
    "BufferBindingType",
    "Context",
    "DataType",
    "Dispatch",
    "Field",
    "Graph",
    "Kernel",
    "LaunchGrid",
    "Metadata",
    "NamedArgument",
    "NdArrayAccess",
    "ParameterType",
    "ReturnValue",
    "Task",
    "TaskType",
    "TextureBinding",
    "TextureBindingType",
    "from_dr_field",
    "from_dr_graph",
    "from_dr_kernel",
    "from_dr_metadata",
    "get_data_type_size",
    "to_dr_field",
    "to_dr_graph",
    "to_dr_kernel",
    "to_dr_metadata",
]


class DataType(Enum):
    """Types of numbers, with the values that the files use."""

    f16 = 0
    """The type `ti.f16`."""
    f32 = 1
    """The type `ti.f32`."""
    f64 = 2
    """The type `ti.f64`."""
    i8 = 3
    """The type `ti.i8`."""
    i16 = 4
    """The type `ti.i16`."""
    i32 = 5
    """The type `ti.i32`."""
    i64 = 6
    """The type `ti.i64`."""
    u8 = 8
    """The type `ti.u8`."""
    u16 = 9
    """The type `ti.u16`."""
    u32 = 10
    """The type `ti.u32`."""
    u64 = 11
    """The type `ti.u64`."""


def get_data_type_size(dtype: DataType) -> int:
    """Return the size of a type of 16, 32 or 64 bits in bytes.

    Args:
        dtype: the type.

    Returns:
        2, 4 or 8.

    Raises:
        AssertionError: for types of 8 bits, which are not covered.

    Scope: Python.
    """


class Argument(ABC):
    """An argument of a kernel; base of the others.

    Args:
        name: its name.
    """

    def __init__(self, name: Optional[str]): ...


class ArgumentScalar(Argument):
    """An argument that is a number.

    Args:
        name: its name.
        dtype: type of the numbers.
    """

    def __init__(self, name: Optional[str], dtype: DataType): ...


class ParameterType(Enum):
    """Kinds of arguments."""

    Scalar = 0
    """A number."""
    Ndarray = 1
    """An ndarray."""
    Texture = 2
    """A texture to sample."""
    RwTexture = 3
    """A texture to read and write."""
    Unknown = 4
    """Something else."""


class NdArrayAccess(Enum):
    """How a kernel uses an ndarray."""

    NoAccess = 0
    """Not at all."""
    Read = 1
    """It is read."""
    Write = 2
    """It is written."""
    ReadWrite = 3
    """It is read and written."""


class ArgumentNdArray(Argument):
    """An argument that is an ndarray.

    Args:
        name: its name.
        dtype: type of the numbers.
        element_shape: sizes of an element.
        ndim: number of dimensions.
        access: how a kernel uses it.
    """

    def __init__(self, name: Optional[str], dtype: DataType, element_shape: List[int], ndim: int, access: NdArrayAccess): ...


class ArgumentTexture(Argument):
    """An argument that is a texture to sample.

    Args:
        name: its name.
        ndim: number of dimensions.
    """

    def __init__(self, name: Optional[str], ndim: int): ...


class ArgumentRwTexture(Argument):
    """An argument that is a texture to read and write.

    Args:
        name: its name.
        fmt: format of a pixel.
        ndim: number of dimensions.
    """

    def __init__(self, name: Optional[str], fmt: ti.Format, ndim: int): ...


class ReturnValue:
    """The result of a kernel.

    Args:
        dtype: type of the numbers.
    """

    def __init__(self, dtype: DataType): ...


class Context:
    """The arguments and the result of a kernel.

    Args:
        args: the arguments.
        ret: what is returned, if anything.
    """

    def __init__(self, args: List[Argument], ret: Optional[ReturnValue]): ...


class BufferBindingType(Enum):
    """Kinds of buffers."""

    Root = 0
    """Fields."""
    GlobalTmps = 1
    """Temporary values of a kernel."""
    Args = 2
    """Arguments."""
    Rets = 3
    """Results."""
    ListGen = 4
    """Lists of active elements."""
    ExtArr = 5
    """An ndarray."""


class BufferBinding:
    """A buffer that a task uses.

    Args:
        binding: number of the binding in the shader.
        iarg: number of the argument, or -1.
        buffer_bind_ty: kind of the buffer.
    """

    def __init__(self, binding: int, iarg: int, buffer_bind_ty: BufferBindingType): ...


class TextureBindingType(Enum):
    """Kinds of textures."""

    Texture = 0
    """Sampled."""
    RwTexture = 1
    """Read and written."""


class TextureBinding:
    """A texture that a task uses.

    Args:
        binding: number of the binding in the shader.
        iarg: number of the argument, or -1.
        texture_bind_ty: kind of the texture.
    """

    def __init__(self, binding: int, iarg: int, texture_bind_ty: TextureBindingType): ...


class TaskType(Enum):
    """Kinds of tasks."""

    Serial = 0
    """Statements without a loop."""
    RangeFor = 1
    """A loop over a range."""
    StructFor = 2
    """A loop over a field."""
    MeshFor = 3
    """A loop over a mesh."""
    ListGen = 4
    """Listing active elements."""
    Gc = 5
    """Collecting memory."""
    GcRc = 6
    """Collecting memory by counting references."""


class LaunchGrid:
    """The number of threads of a task.

    Args:
        block_size: threads per group.
        grid_size: number of groups.
    """

    def __init__(self, block_size: int, grid_size: int): ...


class Task:
    """A task: one parallel loop of a kernel.

    Args:
        name: its name.
        task_ty: kind of the task.
        buffer_binds: buffers that it uses.
        texture_binds: textures that it uses.
        launch_grid: number of threads.
    """

    def __init__(self, name: str, task_ty: TaskType, buffer_binds: List[BufferBinding], texture_binds: List[TextureBinding], launch_grid: LaunchGrid): ...


class Field:
    """A field of a module.

    Args:
        name: its name.
        dtype: type of the numbers.
        element_shape: sizes of an element.
        shape: sizes.
        offset: place in the root buffer.
    """

    def __init__(self, name: str, dtype: DataType, element_shape: List[int], shape: List[int], offset: int): ...


class Kernel:
    """A kernel of a module.

    Args:
        name: its name.
        context: arguments and result.
        tasks: the tasks, in order.
    """

    def __init__(self, name: str, context: Context, tasks: List[Task]): ...


class Metadata:
    """What a module contains.

    Args:
        fields: the fields.
        kernels: the kernels.
        required_caps: what the device must be able to do.
        root_buffer_size: size of the root buffer in bytes.
    """

    def __init__(self, fields: List[Field], kernels: List[Kernel], required_caps: List[ti.DeviceCapability], root_buffer_size: int): ...


def from_dr_field(d: dr.FieldAttributes) -> Field:
    """Convert a field from the form of the files.

    Args:
        d: the data of a JSON file.

    Returns:
        it in the form for programs.

    Scope: Python.
    """


def from_dr_kernel(d: dr.KernelAttributes) -> Kernel:
    """Convert a kernel from the form of the files.

    Args:
        d: the data of a JSON file.

    Returns:
        it in the form for programs.

    Raises:
        AssertionError: when the kernel was made for immediate evaluation, returns more than one value, or has a buffer or parameter of unknown kind.

    Scope: Python.
    """


def from_dr_metadata(d: dr.Metadata) -> Metadata:
    """Convert the description of a module from the form of the files.

    Args:
        d: the data of a JSON file.

    Returns:
        it in the form for programs.

    Scope: Python.
    """


def to_dr_field(f: Field) -> Dict[str, Any]:
    """Meant to convert a field to the form of the files; not implemented.

    Args:
        f: the field.

    Returns:
        nothing: the function always raises.

    Raises:
        NotImplementedError: always.

    Scope: Python.
    """


def to_dr_kernel(s: Kernel) -> Dict[str, Any]:
    """Convert a kernel to the form of the files.

    Args:
        s: the data in the form for programs.

    Returns:
        it in the form of the files.

    Raises:
        AssertionError: when an argument of the kernel is of unknown kind, or a number of 8 bits.

    Scope: Python.
    """


def to_dr_metadata(s: Metadata) -> dr.Metadata:
    """Convert the description of a module to the form of the files.

    Args:
        s: the data in the form for programs.

    Returns:
        it in the form of the files.

    Raises:
        NotImplementedError: when the module has fields, which cannot be converted.

    Scope: Python.
    """


class NamedArgument:
    """An argument of a graph.

    Args:
        name: its name.
        arg: the argument.
    """

    def __init__(self, name: str, arg: Argument): ...


class Dispatch:
    """A launch in a graph.

    Args:
        kernel: the kernel.
        args: the arguments.
    """

    def __init__(self, kernel: Kernel, args: List[NamedArgument]): ...


class Graph:
    """A graph of a module.

    Args:
        name: its name.
        dispatches: the launches, in order.
    """

    def __init__(self, name: str, dispatches: List[Dispatch]): ...


def from_dr_graph(meta: Metadata, j: dr.Graph) -> Graph:
    """Convert a graph from the form of the files.

    Args:
        meta: the description of the module.
        j: the JSON data.

    Returns:
        it in the form for programs.

    Raises:
        KeyError: when the graph uses a kernel that `meta` does not have.

    Scope: Python.
    """


def to_dr_graph(s: Graph) -> dr.Graph:
    """Convert a graph to the form of the files.

    Args:
        s: the data in the form for programs.

    Returns:
        it in the form of the files.

    Raises:
        AssertionError: when an argument of the graph is of unknown kind.

    Scope: Python.
    """
