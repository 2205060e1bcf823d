/** The addresses of the style sheets that Next's HTML names, in order. */
export function sheetsIn(html: string): string[] {
  return [...html.matchAll(/<link rel="stylesheet" href="([^"]+)"[^>]*>/g)].map(([, href = '']) => href);
}

/** The style elements that React has put into the head: the colours of a configured announcement. */
export function stylesIn(html: string): string[] {
  return [...html.matchAll(/<style[^>]*>([\s\S]*?)<\/style>/g)].map(([, text = '']) => text);
}

/**
 * The one style sheet of the site. All pages are one route and so load the same sheets in the same order, on which the cascade
 * depends.
 * @param read gives the text of a sheet by its address
 * @param fontName gives the name of a font beside the new sheet, by the name that Next gave it
 */
export function mergedSheet(
  { sheets, styles }: { sheets: readonly string[]; styles: readonly string[] },
  read: (address: string) => string,
  fontName: (name: string) => string,
): string {
  return [...sheets.map(read), ...styles]
    .join('\n')
    .replace(/\/\*# sourceMappingURL=[^*]*\*\//g, '')
    .replace(/url\((["']?)\.\.\/media\/([^)"']+)\1\)/g, (_, quote: string, name: string) => {
      return `url(${quote}${fontName(name)}${quote})`;
    });
}
