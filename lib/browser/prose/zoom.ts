/**
 * Adds a button to each picture of a text that shows it large in a dialog: Escape, a click and the button close it. Style:
 * zoom.css.
 */
export function addZoomButtons(prose: HTMLElement, label: string, close: string): void {
  for (const figure of prose.querySelectorAll<HTMLElement>('figure.picture')) {
    const picture = figure.querySelector<SVGSVGElement | HTMLImageElement>(':scope > svg, :scope > img');
    if (!picture) continue;
    figure.dataset.zoom = '';
    const button = document.createElement('button');
    Object.assign(button, { type: 'button', className: 'zoom', title: label });
    button.setAttribute('aria-label', label);
    button.addEventListener('click', () =>
      showEnlarged(picture, figure.querySelector('figcaption')?.textContent, close),
    );
    figure.append(button);
  }
}

function showEnlarged(picture: Element, caption: string | null | undefined, close: string): void {
  const dialog = document.createElement('dialog');
  dialog.className = 'zoomed';
  const name = picture.getAttribute('aria-label') ?? picture.getAttribute('alt') ?? '';
  dialog.setAttribute('aria-label', caption ?? name);
  const copy = picture.cloneNode(true) as Element;
  copy.removeAttribute('loading');
  // Without `sizes` the browser assumes that a picture is as wide as the window, as it is here.
  copy.removeAttribute('sizes');
  copy.setAttribute('class', 'zoomed-picture');
  const button = document.createElement('button');
  Object.assign(button, { type: 'button', className: 'icon-button zoomed-close', textContent: '×' });
  button.setAttribute('aria-label', close);
  dialog.append(copy, button);
  dialog.addEventListener('click', () => dialog.close());
  dialog.addEventListener('close', () => dialog.remove());
  document.body.append(dialog);
  dialog.showModal();
}
