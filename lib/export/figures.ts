import { existsSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

/**
 * Adds colours to the diagrams. In a page they take those of the page; as files, in feeds and Markdown readers, each needs both
 * sets of colours of the site and follows the preferred scheme. Narrow forms, `name-narrow.svg`, are in pages only: their files go.
 */
export function adaptFigures(folder: string): void {
  if (!existsSync(folder)) return;
  const style = figureStyle(readFileSync('app/global.css', 'utf8'));
  for (const name of readdirSync(folder, { recursive: true, encoding: 'utf8' })) {
    if (!name.endsWith('.svg')) continue;
    const file = join(folder, name);
    if (name.endsWith('-narrow.svg')) {
      rmSync(file);
      continue;
    }
    writeFileSync(
      file,
      readFileSync(file, 'utf8').replace(/<svg[^>]*>/, (tag) => tag + style),
    );
  }
}

/** The colours of figures as a style element: those of the light theme, and of the dark one where that is preferred. */
function figureStyle(sheet: string): string {
  const [light, dark] = ['light', 'dark'].map((scheme) => {
    const block = new RegExp(`color-scheme: ${scheme};([^}]*)`).exec(sheet)?.[1] ?? '';
    return (block.match(/--figure-[\w-]+: [^;]+;/g) ?? []).join('');
  });
  if (!light || !dark) throw new Error('app/global.css has no --figure-* colours for both schemes.');
  return `<style>:root{${light}}@media (prefers-color-scheme:dark){:root{${dark}}}</style>`;
}
