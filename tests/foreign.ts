import type { Root } from 'hast';
import { fromHtml } from 'hast-util-from-html';
import { visit } from 'unist-util-visit';

/** Texts that would run in a page that took them for markup. Each sets `window.ran`. */
export const foreignTexts = [
  '<script>window.ran=1</script>',
  '<img src=x onerror="window.ran=1">',
  '"><svg onload=window.ran=1>',
  '\'><iframe srcdoc="<script>parent.ran=1</script>"></iframe>',
  '</title></textarea></style></script><script>window.ran=1</script>',
  ']]><script>window.ran=1</script>',
  '<a href="javascript:window.ran=1">a</a>',
  '<math href="javascript:window.ran=1">a</math>',
  '<details open ontoggle="window.ran=1">a</details>',
] as const;

/**
 * What a browser would run, load as a page or take as an address that runs, in a piece of HTML: names of elements and
 * attributes. Data in a script is no part of it, but a piece of HTML that ends such a script is.
 */
export function liveParts(html: string): string[] {
  const found: string[] = [];
  visit(fromHtml(html, { fragment: true }) as Root, 'element', ({ tagName, properties }) => {
    const isData = tagName === 'script' && properties.type === 'application/ld+json';
    if (/^(script|iframe|object|embed|base|form)$/.test(tagName) && !isData) found.push(`<${tagName}>`);
    for (const [name, value] of Object.entries(properties)) {
      if (/^on/i.test(name)) found.push(name);
      // A browser skips white space and control characters in a scheme.
      const isRunnable = /^(?:javascript|vbscript|data):/i.test(String(value).replace(/[\s\p{Cc}]/gu, ''));
      if (/^(href|src|xlinkhref|action|formaction|data)$/i.test(name) && isRunnable) found.push(`${name}=…`);
    }
  });
  return found;
}
