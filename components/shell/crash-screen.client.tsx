'use client';

import { useEffect } from 'react';
import { isChunkError, reloadOnce } from '@/lib/browser/chunks.ts';
import styles from './message-screen.module.css';
import { PageScript } from './page-script.client.tsx';

type Props = { error: Error; reset: () => void };

/**
 * Shown in place of a page that threw (spec section 4): what happened, and a way to try again. Where a part of the page is
 * missing, as in a tab that is older than the site, the page is loaded anew, once; then the reader decides.
 */
export function CrashScreen({ error, reset }: Props) {
  // An error page gets no props from the server: its texts are on the body, with those for loading.
  const texts: Record<'crashed' | 'tryAgain' | 'chunk' | 'retry', string> = JSON.parse(
    document.body.dataset.loading ?? '{}',
  );
  const isChunk = isChunkError(error);
  useEffect(() => {
    if (isChunk) reloadOnce();
  }, [isChunk]);
  return (
    <main id="content" className={styles.screen} role="alert">
      <PageScript />
      <h1>{texts.crashed}</h1>
      {isChunk && <p>{texts.chunk}</p>}
      <p>{error.message}</p>
      <button
        type="button"
        className="button primary"
        onClick={() => (isChunk ? location.reload() : reset())}
      >
        {isChunk ? texts.retry : texts.tryAgain}
      </button>
    </main>
  );
}
