import { browserPath } from '@/lib/routes/index.ts';
import { layout } from '@/lib/site/constants.ts';
import {
  homePicture,
  homePictureFile,
  type Shape,
  textPicture,
  textPictureFile,
} from '@/lib/site/pictures.ts';
import styles from './fractal-picture.module.css';

type Props = { stillText: string; liveText: string };

const { upright, band, phoneWidth, bandMinPx } = homePicture;
const { narrow, wide } = textPicture;
const desktop = `(width >= ${layout.desktopMinPx}px)`;

/** What the program beside it draws: a picture, until the GPU of the reader draws it (lib/browser/behaviours/live-picture.ts). */
export function FractalPicture({ stillText, liveText }: Props) {
  return (
    <div className={styles.frame}>
      <picture>
        <source
          {...sourceOf(band)}
          media={`(${bandMinPx}px <= width < ${layout.desktopMinPx}px)`}
          sizes={`${band[0].width}px`}
        />
        <source {...sourceOf(upright)} sizes={`${desktop} ${upright[0].width}px, ${phoneWidth}px`} />
        {/* For browsers without AVIF: the picture of the docs, which is twice as wide as high; the frame crops it. */}
        <img
          src={browserPath(textPictureFile('julia', narrow))}
          srcSet={candidates([narrow, wide].map((width) => [textPictureFile('julia', width), width]))}
          sizes={`${desktop} ${2 * upright[0].height}px, max(${2 * band[0].height}px, 100vw - 42px)`}
          alt={stillText}
          width={wide}
          height={wide / 2}
          className={styles.still}
          fetchPriority="high"
        />
      </picture>
      <canvas className={styles.live} data-fractal={liveText} />
    </div>
  );
}

/** The files of one shape of the picture; the browser takes the one that fits its screen. */
function sourceOf(shapes: readonly [Shape, ...Shape[]]) {
  const [{ width, height }] = shapes;
  const srcSet = candidates(shapes.map((shape) => [homePictureFile(shape), shape.width]));
  return { type: 'image/avif', srcSet, width, height };
}

function candidates(files: [path: string, width: number][]): string {
  return files.map(([path, width]) => `${browserPath(path)} ${width}w`).join(', ');
}
