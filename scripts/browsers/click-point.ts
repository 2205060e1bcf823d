/** An element that a reader sees: the first that matches, and has this name if one is given. */
export type Target = { css: string; name?: string };

/** The middle of an element in the viewport, or why it cannot be clicked. */
export type ClickPoint = { x: number; y: number } | { fault: string };

/** Runs in a page: finds an element, and scrolls to it where it is out of view or covered. */
export function clickPointOf({ css, name }: Target): ClickPoint {
  const nameOf = (element: Element) => element.getAttribute('aria-label') ?? element.textContent?.trim();
  const element = [...document.querySelectorAll(css)].find(
    (one) => one.checkVisibility() && (name === undefined || nameOf(one) === name),
  );
  if (!element) return { fault: 'it is missing or hidden' };
  const moves = document.getAnimations().some(({ effect, playState }) => {
    const { target } = effect as KeyframeEffect;
    return playState === 'running' && target?.contains(element);
  });
  if (moves) return { fault: 'it keeps moving' };
  const middle = () => {
    const { left, top, width, height } = element.getBoundingClientRect();
    return { x: left + width / 2, y: top + height / 2 };
  };
  const isOnTop = () => {
    const { x, y } = middle();
    const top = document.elementFromPoint(x, y);
    return top !== null && element.contains(top);
  };
  if (!isOnTop()) element.scrollIntoView({ block: 'center', behavior: 'instant' });
  return isOnTop() ? middle() : { fault: 'another element covers it' };
}
