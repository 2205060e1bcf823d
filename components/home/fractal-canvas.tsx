import styles from './fractal-canvas.module.css';

type Props = { still: string; stillText: string; liveText: string };

/** What the program beside it draws: a picture, until lib/browser/fractal.ts draws it on the reader's own GPU. */
export function FractalCanvas({ still, stillText, liveText }: Props) {
  return (
    <div className={styles.frame} data-fractal="">
      {/* biome-ignore lint/performance/noImgElement: a static export has no image server */}
      <img
        src={still}
        alt={stillText}
        width={1440}
        height={720}
        className={styles.still}
        fetchPriority="high"
      />
      <canvas className={styles.live} role="img" aria-label={liveText} hidden />
    </div>
  );
}
