const vertexShader = `#version 300 es
void main() {
  vec2 corner = vec2(gl_VertexID & 1, gl_VertexID >> 1) * 4.0 - 1.0;
  gl_Position = vec4(corner, 0.0, 1.0);
}`;

/** The loop of the example program, with a smooth count and the colours of the site. */
const fragmentShader = `#version 300 es
precision highp float;
uniform vec2 size;
uniform float time;
out vec4 colour;

vec3 shade(float t) {
  vec3 deep = vec3(0.02, 0.05, 0.06);
  vec3 mid = vec3(0.02, 0.30, 0.35);
  vec3 accent = vec3(0.30, 0.74, 0.78);
  vec3 bright = vec3(0.93, 0.99, 0.98);
  vec3 low = mix(deep, mid, smoothstep(0.0, 0.35, t));
  return mix(mix(low, accent, smoothstep(0.3, 0.7, t)), bright, smoothstep(0.7, 1.0, t));
}

float escape(vec2 p) {
  vec2 c = vec2(-0.8, 0.2 * cos(time * 0.3));
  vec2 z = p;
  for (int n = 0; n < 160; n++) {
    z = vec2(z.x * z.x - z.y * z.y, 2.0 * z.x * z.y) + c;
    float r = dot(z, z);
    if (r > 400.0) return float(n) + 1.0 - log2(log(r) * 0.5 / log(2.0));
  }
  return -1.0;
}

void main() {
  vec3 sum = vec3(0.0);
  for (int s = 0; s < 4; s++) {
    vec2 offset = (vec2(s & 1, s >> 1) - 0.5) * 0.5;
    vec2 p = (gl_FragCoord.xy + offset - 0.5 * size) / min(size.x, size.y * 1.4) * 3.0;
    float n = escape(p);
    sum += n < 0.0 ? vec3(0.02, 0.05, 0.06) : shade(clamp(log(1.0 + n) / 4.6, 0.0, 1.0));
  }
  colour = vec4(sum / 4.0, 1.0);
}`;

/**
 * Draws the fractal into a canvas, except while the canvas is out of view or the tab hidden.
 * @returns a cleanup that stops it, or nothing where the browser has no WebGL 2
 */
export function drawFractal(canvas: HTMLCanvasElement): (() => void) | undefined {
  const gl = canvas.getContext('webgl2', {
    antialias: false,
    powerPreference: 'low-power',
    failIfMajorPerformanceCaveat: true,
  });
  const program = gl && linked(gl);
  if (!gl || !program) return undefined;
  // biome-ignore lint/correctness/useHookAtTopLevel: useProgram is a call of WebGL
  gl.useProgram(program);
  const size = gl.getUniformLocation(program, 'size');
  const time = gl.getUniformLocation(program, 'time');
  let frame = 0;
  const draw = (now: number) => {
    frame = requestAnimationFrame(draw);
    const scale = Math.min(devicePixelRatio, 1.5);
    const [width, height] = [Math.round(canvas.clientWidth * scale), Math.round(canvas.clientHeight * scale)];
    if (canvas.width !== width || canvas.height !== height) Object.assign(canvas, { width, height });
    gl.viewport(0, 0, width, height);
    gl.uniform2f(size, width, height);
    gl.uniform1f(time, now / 1000);
    gl.drawArrays(gl.TRIANGLES, 0, 3);
  };
  const pause = () => {
    cancelAnimationFrame(frame);
    frame = 0;
  };
  const sight = new IntersectionObserver(([entry]) => {
    if (!entry?.isIntersecting) pause();
    else if (!frame) frame = requestAnimationFrame(draw);
  });
  sight.observe(canvas);
  return () => {
    sight.disconnect();
    pause();
  };
}

function linked(gl: WebGL2RenderingContext): WebGLProgram | undefined {
  const program = gl.createProgram();
  for (const [type, source] of [
    [gl.VERTEX_SHADER, vertexShader],
    [gl.FRAGMENT_SHADER, fragmentShader],
  ] as const) {
    const shader = gl.createShader(type);
    if (!shader) return undefined;
    gl.shaderSource(shader, source);
    gl.compileShader(shader);
    gl.attachShader(program, shader);
  }
  gl.linkProgram(program);
  return gl.getProgramParameter(program, gl.LINK_STATUS) ? program : undefined;
}
