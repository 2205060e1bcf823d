import {
  entriesOfShape,
  entriesWithParameter,
  isShape,
  readShapeFile,
  type ShapeRow,
} from '../../search/shapes.ts';
import { fold } from '../../search/tokens.ts';
import { shapesUrl } from './search-client.ts';
import { countText, fill, make } from './search-results.ts';

/** The words of the field: `data-filter` (components/api/names-filter.tsx). */
export type NamesFilterTexts = { found: { one: string; other: string }; none: string };

/**
 * Filters the list of all names by what is typed: a part of a name, the beginning of a parameter's name, or a shape such as
 * `(field, ndarray) ->`. Until the file of shapes has arrived, and where it does not, names only.
 */
export function namesFilter(field: HTMLInputElement, signal: AbortSignal): void {
  const list = field.closest('main');
  const version = document.querySelector<HTMLElement>('[data-docs-version]')?.dataset.docsVersion;
  if (!list || !version) return;
  const texts: NamesFilterTexts = JSON.parse(field.dataset.filter ?? '{}');
  const status = list.querySelector('[role=status]') as HTMLElement;
  const items = [...list.querySelectorAll('section li')].map((item) => {
    const anchor = decodeURIComponent(item.querySelector('a')?.hash.slice(1) ?? '');
    return { item: item as HTMLElement, anchor, note: make('span'), space: new Text(' ') };
  });
  let shapes: ShapeRow[] = [];
  const show = () => {
    const text = field.value.trim();
    const found = matching(text, shapes);
    const parameters = new Map(shapes.map(([anchor, list]) => [anchor, list]));
    let count = 0;
    for (const { item, anchor, note, space } of items) {
      const isNamed = fold(anchor).includes(nameIn(text)) && !isShape(text);
      const isFound = !text || isNamed || found.has(anchor);
      item.hidden = !isFound;
      count += Number(isFound);
      // Says why an entry is there whose name does not.
      const names = parameters.get(anchor)?.flatMap(([name]) => name || []);
      note.textContent = text && names && found.has(anchor) ? `(${names.join(', ')})` : '';
      if (note.textContent) item.append(space, note);
      else for (const node of [space, note]) node.remove();
    }
    for (const section of list.querySelectorAll('section'))
      section.hidden = !section.querySelector('li:not([hidden])');
    for (const initials of list.querySelectorAll<HTMLElement>('nav')) initials.hidden = text !== '';
    status.textContent = !text
      ? ''
      : count > 0
        ? countText(texts.found, count)
        : fill(texts.none, { query: text });
  };
  field.addEventListener('input', show, { signal });
  show();
  shapesOfVersion(version, signal).then((rows) => {
    shapes = rows;
    show();
  }, ignore);
}

/** The anchors of what has the shape, or a parameter with the name. */
function matching(text: string, shapes: readonly ShapeRow[]): Set<string> {
  return new Set(isShape(text) ? entriesOfShape(text, shapes) : entriesWithParameter(text, shapes));
}

/** What of a name has to be in the path of an entry: 'ti.Window()' → 'window' */
function nameIn(text: string): string {
  return fold(text)
    .replace(/\(.*$/, '')
    .replace(/^tm\./, 'math.')
    .replace(/^(ti|taichi)\./, '');
}

async function shapesOfVersion(version: string, signal: AbortSignal): Promise<ShapeRow[]> {
  const response = await fetch(shapesUrl(version), { signal });
  return response.ok ? readShapeFile(await response.text()) : [];
}

function ignore(): void {}
