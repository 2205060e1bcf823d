/**
 * Draws the fractal of the home page on the reader's own GPU. The picture stays where there is no WebGL 2, where the
 * reader wants less motion, and until the drawing code is there.
 * @returns a function that ends it
 */
export function fractal(): () => void {
  const canvas = document.querySelector<HTMLCanvasElement>('[data-fractal] canvas');
  const picture = document.querySelector<HTMLImageElement>('[data-fractal] img');
  if (!canvas || !picture || matchMedia('(prefers-reduced-motion: reduce)').matches) return () => undefined;
  let stop: (() => void) | undefined;
  let isGone = false;
  const idle = window.requestIdleCallback ?? ((run: () => void) => setTimeout(run, 200));
  idle(async () => {
    const { drawFractal } = await import('./fractal-drawing.ts');
    if (isGone) return;
    stop = drawFractal(canvas);
    if (!stop) return;
    canvas.dataset.live = '';
    canvas.removeAttribute('aria-hidden');
    picture.alt = '';
  });
  return () => {
    isGone = true;
    stop?.();
  };
}
