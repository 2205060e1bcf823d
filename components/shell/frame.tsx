import type { ComponentProps, ReactNode } from 'react';
import { type Locale, localeFacts } from '@/lib/site/locales.ts';
import { messagesOf } from '@/lib/site/messages/index.ts';
import { codeFace, textFace } from './fonts.ts';
import { Footer } from './footer.tsx';
import { Navbar } from './navbar.tsx';
import { Providers } from './providers.client.tsx';
import { RouteProgress } from './route-progress.client.tsx';
import { SoftNavigation } from './soft-navigation.client.tsx';

type Props = {
  locale: Locale;
  /** By version, the slugs that only other versions have. */
  missingDocs: Record<string, string[]>;
  entries: ComponentProps<typeof Footer>['entries'];
  children: ReactNode;
};

/** The page around every page. */
export function Frame({ locale, missingDocs, entries, children }: Props) {
  const { htmlLang, direction } = localeFacts[locale];
  return (
    <html
      lang={htmlLang}
      dir={direction}
      className={`${textFace.variable} ${codeFace.variable}`}
      suppressHydrationWarning
    >
      <body>
        <Providers>
          <a className="skip-link" href="#content">
            {messagesOf(locale).shell.skip}
          </a>
          <Navbar locale={locale} missingDocs={missingDocs} />
          {children}
          <Footer locale={locale} entries={entries} />
          <SoftNavigation />
          <RouteProgress />
        </Providers>
      </body>
    </html>
  );
}
