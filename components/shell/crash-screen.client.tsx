'use client';

import { isLocale } from '@/lib/site/locales.ts';
import { crashTexts } from './crash-texts.ts';
import styles from './message-screen.module.css';
import { PageScript } from './page-script.client.tsx';

type Props = { error: Error; reset: () => void };

/** Shown in place of a page that threw (spec section 4): what happened, and a way to try again. */
export function CrashScreen({ error, reset }: Props) {
  const { lang } = document.documentElement;
  const { crashed, tryAgain } = crashTexts[isLocale(lang) ? lang : 'en'];
  return (
    <main id="content" className={styles.screen} role="alert">
      <PageScript />
      <h1>{crashed}</h1>
      <p>{error.message}</p>
      <button type="button" className="button primary" onClick={reset}>
        {tryAgain}
      </button>
    </main>
  );
}
