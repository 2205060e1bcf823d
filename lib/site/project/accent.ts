/** The surface of each theme, on which the accent colour is text: `--surface` in app/global.css. */
export const surfaces = { light: '#ffffff', dark: '#0b0f10' } as const;

/** What text needs against its ground (WCAG 2, AA). */
export const leastContrast = 4.5;

/** The contrast of two colours, from 1 to 21. */
export function contrastOf(colour: string, ground: string): number {
  const [low = 0, high = 0] = [luminance(colour), luminance(ground)].sort((a, b) => a - b);
  return (high + 0.05) / (low + 0.05);
}

function luminance(colour: string): number {
  const [red = 0, green = 0, blue = 0] = [1, 3, 5].map((at) => {
    const share = Number.parseInt(colour.slice(at, at + 2), 16) / 255;
    return share <= 0.03928 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4;
  });
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}

/** The tokens of app/global.css that follow from an accent colour. */
export function accentTokens(colour: string, theme: keyof typeof surfaces): string {
  const onAccent = contrastOf(colour, surfaces.light) >= leastContrast ? surfaces.light : '#06181a';
  const mixed = (share: number) => `color-mix(in srgb, ${colour} ${share}%, ${surfaces[theme]})`;
  return [
    `--accent:${colour}`,
    `--on-accent:${onAccent}`,
    `--highlight:${mixed(13)}`,
    `--figure-accent:${colour}`,
    `--figure-accent-soft:${mixed(25)}`,
    `--figure-on-accent:${onAccent}`,
  ].join(';');
}
