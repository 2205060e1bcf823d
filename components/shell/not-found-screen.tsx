import { Link } from '@/components/ui/link.tsx';
import { linkTo } from '@/lib/routes/index.ts';
import { defaultLocale, localeFacts, locales } from '@/lib/site/locales.ts';
import { messagesOf } from '@/lib/site/messages/index.ts';
import styles from './message-screen.module.css';

/**
 * Says in every language that there is no such page (docs/spec.md 8.12), because hosts serve one file for all unknown addresses.
 * lib/browser/before-paint.ts shows only the language of the address; without a script all languages show. The picture is a grid
 * with one cell that is not active.
 */
export function NotFoundScreen() {
  return (
    <main id="content" className={styles.screen} tabIndex={-1}>
      <svg viewBox="0 0 176 80" className={styles.grid} aria-hidden="true" focusable="false">
        {Array.from({ length: 11 * 5 }, (_, i) => {
          const isInactive = i === 28;
          const [x, y] = [(i % 11) * 16, Math.floor(i / 11) * 16];
          return (
            <rect
              key={`${x} ${y}`}
              x={x + 2}
              y={y + 2}
              width="12"
              height="12"
              rx="2.5"
              className={isInactive ? styles.inactive : styles.cell}
            />
          );
        })}
      </svg>
      <p className={styles.code}>404</p>
      {locales.map((locale) => {
        const { notFound } = messagesOf(locale);
        const Heading = locale === defaultLocale ? 'h1' : 'h2';
        return (
          <section key={locale} lang={localeFacts[locale].htmlLang} data-not-found={locale}>
            <Heading>{notFound.title}</Heading>
            <p>{notFound.found}</p>
            <p>{notFound.contact}</p>
            <Link href={linkTo({ locale, route: { kind: 'home' } })} className="button primary">
              {notFound.home}
            </Link>
          </section>
        );
      })}
    </main>
  );
}
