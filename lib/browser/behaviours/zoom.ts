/** A button on each picture of a text, and the picture large in a dialog: Escape, a click and the button close it. */
export function zoomable(prose: HTMLElement, label: string, close: string): void {
  for (const figure of prose.querySelectorAll<HTMLElement>('figure.picture')) {
    const picture = figure.querySelector<SVGSVGElement | HTMLImageElement>(':scope > svg, :scope > img');
    if (!picture) continue;
    figure.dataset.zoom = '';
    const button = document.createElement('button');
    Object.assign(button, { type: 'button', className: 'zoom', title: label });
    button.setAttribute('aria-label', label);
    button.addEventListener('click', () =>
      show(picture, figure.querySelector('figcaption')?.textContent, close),
    );
    figure.append(button);
  }
}

function show(picture: Element, caption: string | null | undefined, close: string): void {
  const dialog = document.createElement('dialog');
  dialog.className = 'zoomed';
  const name = picture.getAttribute('aria-label') ?? picture.getAttribute('alt') ?? '';
  dialog.setAttribute('aria-label', caption ?? name);
  const copy = picture.cloneNode(true) as Element;
  copy.removeAttribute('loading');
  // Without it a picture is taken to be as wide as the window, as it is here.
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
