/**
 * Draws the picture of the home page on the reader's GPU, with a button that pauses it (fractal.ts). The picture itself stays until the drawing
 * code has loaded, and where the browser has no WebGL 2 or the reader wants less motion (docs/spec.md 8.14).
 * Markup: components/home/fractal-picture.tsx.
 */
export function livePicture(signal: AbortSignal): void {
  const canvas = document.querySelector<HTMLCanvasElement>('canvas[data-fractal]');
  if (!canvas || matchMedia('(prefers-reduced-motion: reduce)').matches) return;
  const start = async () => {
    const { showFractal } = await import('../loading/on-demand.ts');
    if (!signal.aborted) showFractal(canvas, signal);
  };
  const idle = window.requestIdleCallback ?? ((run: () => void) => setTimeout(run, 200));
  // If the code does not load, the picture stays.
  idle(() => start().catch(() => undefined));
}
