import { julia, juliaConstant } from '../../site/pictures.ts';

const vertexShader = `#version 300 es
void main() {
  vec2 corner = vec2(gl_VertexID & 1, gl_VertexID >> 1) * 4.0 - 1.0;
  gl_Position = vec4(corner, 0.0, 1.0);
}`;

const number = (value: number) => value.toFixed(6);
const vector = (values: readonly number[]) => `vec${values.length}(${values.map(number).join(', ')})`;

/** The kernel of the program (`content/en/home/program.py`), for four points of each pixel, which smooths edges. */
const fragmentShader = `#version 300 es
precision highp float;
uniform vec2 size;
uniform vec2 c;
out vec4 colour;

vec3 paint(vec2 z) {
  float light = 0.0;
  for (int n = 0; n < ${julia.steps} && dot(z, z) < ${number(julia.escapeAt)}; n++) {
    z = vec2(z.x * z.x - z.y * z.y, 2.0 * z.x * z.y) + c;
    light += 1.0 / (1.0 + dot(z, z));
  }
  float glow = 1.0 - exp(-light / ${number(julia.softness)});
  return mix(${vector(julia.night.map((value) => value / 255))}, vec3(1.0), pow(vec3(glow), ${vector(julia.teal)}));
}

void main() {
  float unit = ${number(julia.scale)} * max(size.x / ${number(julia.width)}, size.y / ${number(julia.height)});
  vec3 sum = vec3(0.0);
  for (int s = 0; s < 4; s++) {
    vec2 offset = (vec2(s & 1, s >> 1) - 0.5) * 0.5;
    sum += pow(paint((gl_FragCoord.xy + offset - 0.5 * size) / unit), vec3(2.2));
  }
  colour = vec4(pow(sum / 4.0, vec3(1.0 / 2.2)), 1.0);
}`;

/**
 * Draws the fractal over the still picture, if the browser can, and offers the button that pauses it. The canvas then is the
 * picture, for screen readers too.
 */
export function showFractal(canvas: HTMLCanvasElement, signal: AbortSignal): void {
  const fractal = drawFractal(canvas);
  if (!fractal) return;
  signal.addEventListener('abort', fractal.stop);
  Object.assign(canvas, { role: 'img', ariaLabel: canvas.dataset.fractal });
  canvas.dataset.live = '';
  const still = canvas.parentElement?.querySelector('img');
  if (still) still.alt = '';
  const button = canvas.parentElement?.querySelector<HTMLButtonElement>('[data-pause]');
  if (!button) return;
  button.hidden = false;
  button.addEventListener(
    'click',
    () => {
      const isPaused = button.ariaPressed === 'true';
      button.ariaPressed = String(!isPaused);
      if (isPaused) fractal.play();
      else fractal.pause();
    },
    { signal },
  );
}

/** A drawing that moves. It rests while the canvas is out of view or the tab is hidden. */
type LiveFractal = {
  /** Goes on from where it stopped. */
  play(): void;
  /** Stops at the picture that it shows. */
  pause(): void;
  /** Stops for good. */
  stop(): void;
};

/**
 * Draws the fractal into a canvas, from the still picture on.
 * @returns nothing where the browser has no WebGL 2
 */
function drawFractal(canvas: HTMLCanvasElement): LiveFractal | undefined {
  const gl = canvas.getContext('webgl2', {
    antialias: false,
    powerPreference: 'low-power',
    failIfMajorPerformanceCaveat: true,
    // A paused picture is not drawn again.
    preserveDrawingBuffer: true,
  });
  const program = gl && linked(gl);
  if (!gl || !program) return undefined;
  // biome-ignore lint/correctness/useHookAtTopLevel: useProgram is a call of WebGL
  gl.useProgram(program);
  const size = gl.getUniformLocation(program, 'size');
  const c = gl.getUniformLocation(program, 'c');
  let frame = 0;
  let angle = 0;
  let last: number | undefined;
  let isPlaying = true;
  let isSeen = false;
  const draw = (now: number) => {
    frame = requestAnimationFrame(draw);
    const scale = Math.min(devicePixelRatio, 1.5);
    const [width, height] = [Math.round(canvas.clientWidth * scale), Math.round(canvas.clientHeight * scale)];
    if (canvas.width !== width || canvas.height !== height) Object.assign(canvas, { width, height });
    angle += ((now - (last ?? now)) / 1000) * julia.framesPerSecond * julia.step;
    last = now;
    gl.viewport(0, 0, width, height);
    gl.uniform2f(size, width, height);
    gl.uniform2f(c, ...juliaConstant(angle));
    gl.drawArrays(gl.TRIANGLES, 0, 3);
  };
  const update = () => {
    cancelAnimationFrame(frame);
    last = undefined;
    if (isPlaying && isSeen) frame = requestAnimationFrame(draw);
  };
  const sight = new IntersectionObserver(([entry]) => {
    isSeen = entry?.isIntersecting === true;
    update();
  });
  sight.observe(canvas);
  const setPlaying = (playing: boolean) => {
    isPlaying = playing;
    update();
  };
  return {
    play: () => setPlaying(true),
    pause: () => setPlaying(false),
    stop: () => {
      sight.disconnect();
      setPlaying(false);
    },
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
