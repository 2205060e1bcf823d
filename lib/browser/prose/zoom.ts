import { loadPart } from '../loading/load.ts';

/**
 * Makes each picture of a text open in a dialog that shows it enlarged, by a click on it and by a button below it. Style:
 * zoom.css.
 */
export function addZoomButtons(
  prose: HTMLElement,
  labels: { zoom: string; close: string; pictureRegion: string },
  signal: AbortSignal,
): void {
  for (const figure of prose.querySelectorAll<HTMLElement>('figure.picture')) {
    const picture = figure.querySelector(':scope > :is(img, .drawing)');
    if (!picture) continue;
    figure.dataset.zoom = '';
    const button = document.createElement('button');
    Object.assign(button, { type: 'button', className: 'icon-button zoom', title: labels.zoom });
    button.setAttribute('aria-label', labels.zoom);
    const open = async () => {
      const { showEnlarged } = await loadPart(() => import('../loading/on-demand.ts'));
      showEnlarged(figure, labels);
    };
    for (const part of [picture, button]) part.addEventListener('click', open, { signal });
    figure.append(button);
  }
}
