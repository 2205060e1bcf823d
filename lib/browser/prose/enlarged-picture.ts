import './enlarged-picture.css';

/**
 * Shows the picture of a figure enlarged in a dialog, in which it scrolls where it is larger than the screen. Escape, a click and
 * the button close it. Style: enlarged-picture.css.
 */
export function showEnlarged(
  figure: HTMLElement,
  { close, pictureRegion }: { close: string; pictureRegion: string },
): void {
  const picture = figure.querySelector(':scope > img, .drawing > svg');
  if (!picture || document.querySelector('.zoomed[open]')) return;
  const dialog = document.createElement('dialog');
  dialog.className = 'zoomed';
  const name = picture.getAttribute('aria-label') ?? picture.getAttribute('alt');
  dialog.setAttribute('aria-label', figure.querySelector('figcaption')?.textContent ?? name ?? pictureRegion);
  const copy = picture.cloneNode(true) as Element;
  copy.removeAttribute('loading');
  // Without `sizes` the browser assumes that a picture is as wide as the window, as it is here.
  copy.removeAttribute('sizes');
  copy.setAttribute('class', 'zoomed-picture');
  const button = document.createElement('button');
  Object.assign(button, { type: 'button', className: 'icon-button zoomed-close', textContent: '×' });
  button.setAttribute('aria-label', close);
  dialog.append(button, copy);
  dialog.addEventListener('click', () => dialog.close());
  dialog.addEventListener('close', () => dialog.remove());
  document.body.append(dialog);
  dialog.showModal();
  // The middle of a picture that is wider than the screen.
  dialog.scrollLeft = (dialog.scrollWidth - dialog.clientWidth) / 2;
}
