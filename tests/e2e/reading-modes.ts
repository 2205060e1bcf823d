import type { Page } from '@playwright/test';

/** Adds style rules as a style sheet of the reader would; the policy of a page does not block it. */
export async function addRules(page: Page, css: string): Promise<void> {
  await page.evaluate((text) => {
    const sheet = new CSSStyleSheet();
    sheet.replaceSync(text);
    document.adoptedStyleSheets = [...document.adoptedStyleSheets, sheet];
  }, css);
}

/** The text spacing of WCAG 1.4.12 that a page has to support. */
export const textSpacing =
  '* { line-height: 1.5 !important; letter-spacing: 0.12em !important; word-spacing: 0.16em !important; } p { margin-bottom: 2em !important; }';

/** The fixed elements of a page, where they take more than the share `most` of the window's height in total. */
export async function coverage(page: Page, most: number): Promise<string[]> {
  return page.evaluate((limit) => {
    const stuck = [...document.querySelectorAll<HTMLElement>('body *')].filter((element) => {
      const { position, visibility } = getComputedStyle(element);
      const { top, bottom, width, height } = element.getBoundingClientRect();
      const isSeen = visibility === 'visible' && width > 2 && height > 2 && bottom > 0 && top < innerHeight;
      return (
        isSeen && (position === 'fixed' || position === 'sticky') && !element.closest('.visually-hidden')
      );
    });
    const covered = stuck.reduce((sum, { offsetHeight }) => sum + offsetHeight, 0) / innerHeight;
    return covered > limit
      ? stuck.map((element) => `${element.offsetHeight} px: ${element.outerHTML.slice(0, 80)}`)
      : [];
  }, most);
}

/**
 * Texts that are cut off, and lines of text that overlap. What is hidden on purpose does not count, nor what scrolls or ends in an
 * ellipsis, as the name of the section in the bar above a text: the list that it opens has it whole.
 */
export async function clippedOrOverlapping(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const found: string[] = [];
    const lines: { top: number; bottom: number; left: number; right: number; node: Node }[] = [];
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    for (let node = walker.nextNode(); node; node = walker.nextNode()) {
      const parent = node.parentElement;
      if (
        !parent ||
        !node.textContent?.trim() ||
        parent.closest('[aria-hidden=true], svg, math, pre, dialog')
      )
        continue;
      if (!parent.checkVisibility({ visibilityProperty: true, opacityProperty: true })) continue;
      const range = document.createRange();
      range.selectNodeContents(node);
      const rects = [...range.getClientRects()].filter(({ width, height }) => width > 2 && height > 2);
      let isHidden = false;
      let isFixed = false;
      for (let box: HTMLElement | null = parent; box; box = box.parentElement) {
        const { overflowX, overflowY, clipPath, position, textOverflow } = getComputedStyle(box);
        if (clipPath !== 'none' || textOverflow === 'ellipsis') isHidden = true;
        if (position === 'fixed' || position === 'sticky') isFixed = true;
        if (overflowX === 'auto' || overflowX === 'scroll' || overflowY === 'auto') isFixed = true;
        if (overflowX !== 'hidden' && overflowX !== 'clip') continue;
        const bounds = box.getBoundingClientRect();
        if (
          !isHidden &&
          !isFixed &&
          rects.some((rect) => rect.right > bounds.right + 2 || rect.bottom > bounds.bottom + 4)
        )
          found.push(`cut off: ${node.textContent.trim().slice(0, 60)}`);
      }
      if (isHidden || isFixed) continue;
      for (const { top, bottom, left, right } of rects) lines.push({ top, bottom, left, right, node });
    }
    lines.sort((a, b) => a.top - b.top);
    for (const [at, line] of lines.entries())
      for (let next = at + 1; next < lines.length; next++) {
        const other = lines[next];
        if (!other || other.top >= line.bottom - 6) break;
        const shared = Math.min(line.right, other.right) - Math.max(line.left, other.left);
        if (shared <= 3 || other.node === line.node) continue;
        found.push(
          `overlapping: ${line.node.textContent?.trim().slice(0, 40)} | ${other.node.textContent?.trim().slice(0, 40)}`,
        );
      }
    return [...new Set(found)].slice(0, 10);
  });
}

/** Motion that takes longer than a moment: animations and transitions of any element, and smooth scrolling. */
export async function motions(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const found = [...document.querySelectorAll('*')].flatMap((element) =>
      [undefined, '::before', '::after'].flatMap((part) => {
        const style = getComputedStyle(element, part);
        const longest = Math.max(
          ...`${style.animationName === 'none' ? '0s' : style.animationDuration},${style.transitionDuration}`
            .split(',')
            .map((time) => Number.parseFloat(time) * (time.includes('ms') ? 1 : 1000)),
        );
        const isSmooth = !part && style.scrollBehavior === 'smooth';
        return longest > 10 || isSmooth ? [`${longest} ms: ${element.outerHTML.slice(0, 80)}`] : [];
      }),
    );
    const running = document.getAnimations().map((animation) => `runs: ${animation.constructor.name}`);
    return [...new Set([...found, ...running])];
  });
}

/** Moves the focus through a page by a key. @returns the focused elements that cannot be seen: out of the window, or covered */
export async function hiddenStops(page: Page, key: 'Tab' | 'Shift+Tab', presses: number): Promise<string[]> {
  const hidden: string[] = [];
  for (let press = 0; press < presses; press++) {
    await page.keyboard.press(key);
    const stop = await page.evaluate(() => {
      const element = document.activeElement;
      if (!element || element === document.body) return undefined;
      const isFree = [...element.getClientRects()].some(({ left, top, width, height }) =>
        [0.1, 0.5, 0.9].some((x) =>
          [0.1, 0.5, 0.9].some((y) => {
            const seen = document.elementFromPoint(left + width * x, top + height * y);
            return seen && (element.contains(seen) || seen.contains(element));
          }),
        ),
      );
      return { isFree, html: element.outerHTML.slice(0, 100) };
    });
    if (stop && !stop.isFree) hidden.push(stop.html);
  }
  return hidden;
}
