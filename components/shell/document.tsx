import type { ReactNode } from 'react';
import { type Locale, localeFacts } from '@/lib/site/locales.ts';
import { codeFace, textFace } from './fonts.ts';
import { Providers } from './providers.client.tsx';

/** The HTML document of a language. Pages change within it; another language is another document. */
export function Document({ locale, children }: { locale: Locale; children: ReactNode }) {
  const { htmlLang, direction } = localeFacts[locale];
  return (
    <html
      lang={htmlLang}
      dir={direction}
      className={`${textFace.variable} ${codeFace.variable}`}
      suppressHydrationWarning
    >
      <body>
        <Providers>{children}</Providers>
      </body>
    </html>
  );
}
