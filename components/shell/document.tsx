import type { ReactNode } from 'react';
import { config } from '@/lib/site/config.ts';
import { type Locale, localeFacts } from '@/lib/site/locales.ts';
import { format, messagesOf } from '@/lib/site/messages/index.ts';
import { AccentColours } from './accent.tsx';
import { AnnouncementColours } from './announcement.tsx';
import { codeFace, hanFace, mathsFace, textFace } from './fonts.ts';
import { Providers } from './providers.client.tsx';

type Props = { locale: Locale; isNotFound?: boolean; children: ReactNode };

/** The HTML document of a language. A soft navigation stays within it; a page in another language is a new document. */
export function HtmlDocument({ locale, isNotFound = false, children }: Props) {
  const { htmlLang, direction } = localeFacts[locale];
  const { shell, loading, error, baseUrl } = messagesOf(locale);
  const faces = [textFace, codeFace, mathsFace, ...(locale === 'zh-Hans' ? [hanFace] : [])];
  return (
    <html
      lang={htmlLang}
      dir={direction}
      className={faces.map(({ variable }) => variable).join(' ')}
      // Both are read before the first paint: lib/browser/before-paint.ts.
      data-announcement-id={config.announcement?.isCloseable ? config.announcement.id : undefined}
      data-not-found={isNotFound ? 'all' : undefined}
      suppressHydrationWarning
    >
      <body
        data-loading={JSON.stringify({ ...loading, ...error })}
        data-services={JSON.stringify(serviceSettings())}
        data-to-top={shell.toTop}
        data-no-offer={shell.noOffer}
      >
        <a className="skip-link" href="#content">
          {shell.skip}
        </a>
        {/* Shows only where the style sheet is missing, which hides it (docs/spec.md 8.13). */}
        <div className="without-styles">
          <p>{baseUrl.title}</p>
          <p>{format(baseUrl.text, { basePath: config.basePath || '/' })}</p>
        </div>
        <AccentColours />
        <AnnouncementColours />
        <Providers>{children}</Providers>
      </body>
    </html>
  );
}

/** The settings that lib/browser/services/services.ts reads, of the configured services. */
function serviceSettings() {
  const { starsUrl: stars, analytics, heatmap, tagManager } = config;
  const idAndScript = ({ id, script }: { id: string; script: string }) => ({ id, script });
  return {
    stars,
    analytics: analytics && idAndScript(analytics),
    heatmap: heatmap && idAndScript(heatmap),
    tagManager: tagManager && idAndScript(tagManager),
  };
}
