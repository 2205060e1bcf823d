'use client';

import { useEffect, useRef, useState } from 'react';
import styles from './fractal-canvas.module.css';

type Props = { still: string; stillText: string; liveText: string };

/**
 * What the program beside it draws, on the reader's own GPU. The picture stays where there is no WebGL 2, where the
 * reader wants less motion, and until the drawing code, which is loaded after the page, is there.
 */
export function FractalCanvas({ still, stillText, liveText }: Props) {
  const canvas = useRef<HTMLCanvasElement>(null);
  const [isLive, setLive] = useState(false);
  useEffect(() => {
    if (window.matchMedia('(prefers-reduced-motion: reduce)').matches) return undefined;
    let stop: (() => void) | undefined;
    let isGone = false;
    const idle = window.requestIdleCallback ?? ((run: () => void) => setTimeout(run, 200));
    idle(async () => {
      const { drawFractal } = await import('./fractal.client.ts');
      if (isGone || !canvas.current) return;
      stop = drawFractal(canvas.current);
      setLive(stop !== undefined);
    });
    return () => {
      isGone = true;
      stop?.();
    };
  }, []);
  return (
    <div className={styles.frame}>
      {/* biome-ignore lint/performance/noImgElement: a static export has no image server */}
      <img
        src={still}
        alt={isLive ? '' : stillText}
        width={1440}
        height={720}
        className={styles.still}
        fetchPriority="high"
      />
      <canvas
        ref={canvas}
        className={styles.live}
        data-live={isLive || undefined}
        role="img"
        aria-label={liveText}
        aria-hidden={!isLive}
      />
    </div>
  );
}
