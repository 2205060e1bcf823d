import type { ReactNode } from 'react';
import { config } from '@/lib/site/config.ts';
import { type Locale, localeFacts } from '@/lib/site/locales.ts';
import { format, messagesOf } from '@/lib/site/messages/index.ts';
import { AnnouncementColours } from './announcement.tsx';
import { codeFace, textFace } from './fonts.ts';
import { Providers } from './providers.client.tsx';

type Props = { locale: Locale; isNotFound?: boolean; children: ReactNode };

/** The HTML document of a language. Pages change within it; another language is another document. */
export function Document({ locale, isNotFound = false, children }: Props) {
  const { htmlLang, direction } = localeFacts[locale];
  const { shell, loading, error, baseUrl } = messagesOf(locale);
  return (
    <html
      lang={htmlLang}
      dir={direction}
      className={`${textFace.variable} ${codeFace.variable}`}
      // Both are read before the first paint: lib/browser/before-paint.ts.
      data-announcement-id={config.announcement?.isCloseable ? config.announcement.id : undefined}
      data-not-found={isNotFound ? 'all' : undefined}
      suppressHydrationWarning
    >
      <body
        data-loading={JSON.stringify({ ...loading, ...error })}
        data-services={JSON.stringify(services())}
        data-to-top={shell.toTop}
        data-no-offer={shell.noOffer}
      >
        <a className="skip-link" href="#content">
          {shell.skip}
        </a>
        {/* The style sheet hides this: whoever sees it has none (docs/spec.md 8.13). */}
        <div className="without-styles">
          <p>{baseUrl.title}</p>
          <p>{format(baseUrl.text, { basePath: config.basePath || '/' })}</p>
        </div>
        <AnnouncementColours />
        <Providers>{children}</Providers>
      </body>
    </html>
  );
}

/** What lib/browser/services/services.ts reads: only what is configured. */
function services() {
  const { starsUrl: stars, analytics, heatmap, tagManager } = config;
  const own = ({ id, script }: { id: string; script: string }) => ({ id, script });
  return {
    stars,
    analytics: analytics && own(analytics),
    heatmap: heatmap && own(heatmap),
    tagManager: tagManager && own(tagManager),
  };
}
