/** Milliseconds for a height in pixels: 36 px take about 200, 1,000 px about 470. */
export function durationOf(heightPx: number): number {
  const lines = heightPx / 36;
  return Math.round((4 + 15 * lines ** 0.25 + lines / 5) * 10);
}

const running = new WeakMap<HTMLDetailsElement, Animation>();

/**
 * Opens or closes a collapsible with a motion of its height; one that is moving turns round. While it moves, it has the attribute
 * `data-moves`.
 */
export function toggle(details: HTMLDetailsElement): void {
  const before = running.get(details);
  const opens = before ? details.dataset.moves === 'closing' : !details.open;
  const from = details.offsetHeight;
  before?.cancel();
  details.open = true;
  const whole = details.offsetHeight;
  const summary = details.querySelector('summary')?.offsetHeight ?? 0;
  const to = opens ? whole : whole - contentHeight(details, summary);
  details.dataset.moves = opens ? 'opening' : 'closing';
  details.style.overflow = 'clip';
  const animation = details.animate(
    { height: [`${from}px`, `${to}px`] },
    { duration: durationOf(Math.abs(to - from)), easing: 'ease-in-out' },
  );
  running.set(details, animation);
  animation.onfinish = () => {
    details.open = opens;
    settle(details);
  };
  animation.oncancel = () => settle(details);
}

function settle(details: HTMLDetailsElement): void {
  running.delete(details);
  delete details.dataset.moves;
  details.style.overflow = '';
}

/** How much lower the closed element is: everything below the summary. */
function contentHeight(details: HTMLDetailsElement, summary: number): number {
  const style = getComputedStyle(details);
  const frame = ['paddingTop', 'paddingBottom', 'borderTopWidth', 'borderBottomWidth'] as const;
  const around = frame.reduce((sum, side) => sum + Number.parseFloat(style[side]), 0);
  return details.offsetHeight - summary - around;
}
