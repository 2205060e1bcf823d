/**
 * Draws the picture of the home page on the reader's own GPU. The picture stays where there is no WebGL 2, where the reader
 * wants less motion, and until the drawing code, which is loaded when the browser is idle, is there.
 */
export function livePicture(signal: AbortSignal): void {
  const canvas = document.querySelector<HTMLCanvasElement>('canvas[data-fractal]');
  if (!canvas || matchMedia('(prefers-reduced-motion: reduce)').matches) return;
  const start = async () => {
    const { drawFractal } = await import('./fractal.ts');
    if (signal.aborted) return;
    const stop = drawFractal(canvas);
    if (!stop) return;
    signal.addEventListener('abort', stop);
    show(canvas);
  };
  const idle = window.requestIdleCallback ?? ((run: () => void) => setTimeout(run, 200));
  // Without the code the picture stays.
  idle(() => start().catch(() => undefined));
}

/** The canvas takes the place of the picture, also for who listens to the page. */
function show(canvas: HTMLCanvasElement): void {
  Object.assign(canvas, { role: 'img', ariaLabel: canvas.dataset.fractal });
  canvas.dataset.live = '';
  const still = canvas.parentElement?.querySelector('img');
  if (still) still.alt = '';
}
