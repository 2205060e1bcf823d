import styles from './fractal-picture.module.css';

type Props = { still: string; stillText: string; liveText: string };

/** What the program beside it draws: a picture, until the reader's own GPU draws it (lib/browser/live-picture.ts). */
export function FractalPicture({ still, stillText, liveText }: Props) {
  return (
    <div className={styles.frame}>
      {/* biome-ignore lint/performance/noImgElement: a static export has no image server */}
      <img
        src={still}
        alt={stillText}
        width={1440}
        height={720}
        className={styles.still}
        fetchPriority="high"
      />
      <canvas className={styles.live} data-fractal={liveText} />
    </div>
  );
}
