import { browserPath } from '@/lib/routes/index.ts';
import { layout } from '@/lib/site/constants.ts';
import { homePicture, homePictureFallback, homePictureFile, julia } from '@/lib/site/pictures.ts';
import styles from './fractal-picture.module.css';

type Props = { texts: { still: string; canvas: string; pause: string } };

/** As wide as the frame in fractal-picture.module.css. */
const sizes = `(width >= ${layout.desktopMinPx}px) min(88vw - 320px, 1056px), 100vw`;

/**
 * What the program beside it draws: a picture, until the GPU of the reader draws it, and then with a button that pauses it
 * (lib/browser/live-picture).
 */
export function FractalPicture({ texts }: Props) {
  const srcSet = homePicture.widths.map((width) => `${browserPath(homePictureFile(width))} ${width}w`);
  return (
    <div className={styles.frame}>
      <picture>
        <source type="image/avif" srcSet={srcSet.join(', ')} sizes={sizes} />
        <img
          src={browserPath(homePictureFallback)}
          alt={texts.still}
          width={julia.width}
          height={julia.height}
          className={styles.still}
          fetchPriority="high"
        />
      </picture>
      <canvas className={styles.live} data-fractal={texts.canvas} />
      <button
        type="button"
        className={styles.pause}
        data-pause=""
        aria-label={texts.pause}
        title={texts.pause}
        aria-pressed="false"
        hidden
      >
        <svg
          viewBox="0 0 24 24"
          width="18"
          height="18"
          fill="currentColor"
          aria-hidden="true"
          focusable="false"
        >
          <path className={styles.bars} d="M7 5h3.5v14H7zM13.5 5H17v14h-3.5z" />
          <path className={styles.triangle} d="M8 5l11 7-11 7z" />
        </svg>
      </button>
    </div>
  );
}
