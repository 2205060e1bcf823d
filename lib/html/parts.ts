/** The addresses of the style sheets that Next's HTML names, in order. */
export function sheetsIn(html: string): string[] {
  return [...html.matchAll(/<link rel="stylesheet" href="([^"]+)"[^>]*>/g)].map(([, href = '']) => href);
}

/** The style elements that React has put into the head: the colours of a configured announcement. */
export function stylesIn(html: string): string[] {
  return [...html.matchAll(/<style[^>]*>([\s\S]*?)<\/style>/g)].map(([, text = '']) => text);
}

/** The texts of the inline scripts of a page, without blocks of data. */
export function inlineScripts(html: string): string[] {
  return [
    ...html.matchAll(/<script(?![^>]* src=)(?![^>]* type="application\/)[^>]*>([\s\S]*?)<\/script>/g),
  ].map(([, text = '']) => text);
}
