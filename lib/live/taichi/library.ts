/**
 * The functions of `ti.math` that consist of others, as Taichi functions: a kernel compiles them as it compiles those of the program,
 * so types and the order of operations come out as in the language. The formulas are those of GLSL's functions of the same names. Of
 * numbers of 64 bits (`isDouble`), `isinf` takes no vectors, as in the language, which compares both halves of their bits.
 */
export const mathLibrary = `
def mix(x, y, a):
    return x * (1.0 - a) + y * a

def clamp(x, xmin, xmax):
    return ti.min(xmax, ti.max(xmin, x))

def step(edge, x):
    return ti.cast(x >= edge, float)

def fract(x):
    return x - ti.floor(x)

def smoothstep(edge0, edge1, x):
    t = clamp((x - edge0) / (edge1 - edge0), 0.0, 1.0)
    return t * t * (3.0 - 2.0 * t)

def sign(x):
    return ti.cast(x >= 0.0, float) - ti.cast(x <= 0.0, float)

def normalize(v):
    return v / v.norm()

def log2(x):
    return ti.log(x) / ti.static(ti.log(2.0))

def reflect(x, n):
    k = x.dot(n)
    return x - 2.0 * k * n

def refract(x, n, eta):
    cosine = x.dot(n)
    bent = ti.zero(x)
    k = 1.0 - eta * eta * (1.0 - cosine * cosine)
    if k >= 0.0:
        bent = eta * x - (eta * cosine + ti.sqrt(k)) * n
    return bent

def degrees(x):
    return x * ti.static(180.0 / pi)

def radians(x):
    return x * ti.static(pi / 180.0)

def distance(x, y):
    return (x - y).norm()

def length(x):
    return x.norm()

def dot(x, y):
    return x.dot(y)

def cross(x, y):
    return x.cross(y)

def mod(x, y):
    return x - y * ti.floor(x / y)

def determinant(m):
    return m.determinant()

def inverse(m):
    return m.inverse()

def rotation2d(angle):
    c = ti.cos(angle)
    s = ti.sin(angle)
    return mat2([[c, -s], [s, c]])

def vdir(angle):
    return vec2(ti.cos(angle), ti.sin(angle))

def cmul(a, b):
    return vec2(a[0] * b[0] - a[1] * b[1], a[0] * b[1] + b[0] * a[1])

def cconj(z):
    return vec2(z[0], -z[1])

def cdiv(a, b):
    return vec2(a[0] * b[0] + a[1] * b[1], -a[0] * b[1] + b[0] * a[1]) / dot(b, b)

def csqrt(z):
    root = vec2(0.0)
    if any(z):
        radius = ti.sqrt(z.norm())
        angle = ti.atan2(z[1], z[0])
        root = radius * vec2(ti.cos(angle / 2.0), ti.sin(angle / 2.0))
    return root

def cinv(z):
    return cconj(z) / dot(z, z)

def cpow(z, n):
    power = vec2(0.0)
    if any(z):
        square = dot(z, z)
        angle = ti.atan2(z[1], z[0]) * n
        power = ti.pow(square, n / 2.0) * vec2(ti.cos(angle), ti.sin(angle))
    return power

def cexp(z):
    radius = ti.exp(z[0])
    return vec2(radius * ti.cos(z[1]), radius * ti.sin(z[1]))

def clog(z):
    angle = ti.atan2(z[1], z[0])
    return vec2(ti.log(dot(z, z)) / 2.0, angle)

def isnan(x):
    y = ti.cast(x, float)
    if ti.static(isDouble):
        return (ti.bit_cast(y, ti.u64) & ti.u64(0x7FFFFFFFFFFFFFFF)) > ti.u64(0x7FF0000000000000)
    return (ti.bit_cast(y, ti.u32) & 0x7FFFFFFF) > 0x7F800000

def isinf(x):
    y = ti.cast(x, float)
    if ti.static(isDouble):
        found = (ti.bit_cast(y, ti.u64) & ti.u64(0x7FFFFFFFFFFFFFFF)) == ti.u64(0x7FF0000000000000)
        return found and found
    return (ti.bit_cast(y, ti.u32) & 0x7FFFFFFF) == 0x7F800000
`;
