/**
 * Draws the picture of the home page on the reader's GPU. The picture itself stays until the drawing code has loaded, and where
 * the browser has no WebGL 2 or the reader wants less motion. Markup: components/home/fractal-picture.tsx.
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
    showCanvas(canvas);
  };
  const idle = window.requestIdleCallback ?? ((run: () => void) => setTimeout(run, 200));
  // If the code does not load, the picture stays.
  idle(() => start().catch(() => undefined));
}

/** The canvas replaces the picture, for screen readers too. */
function showCanvas(canvas: HTMLCanvasElement): void {
  Object.assign(canvas, { role: 'img', ariaLabel: canvas.dataset.fractal });
  canvas.dataset.live = '';
  const still = canvas.parentElement?.querySelector('img');
  if (still) still.alt = '';
}
