import { Link } from '@/components/ui/link.tsx';
import { SearchField } from '@/components/ui/search-field.tsx';
import type { NotFoundPage } from '@/lib/pages/not-found/not-found.ts';
import { defaultLocale, localeFacts, locales } from '@/lib/site/locales.ts';
import { messagesOf } from '@/lib/site/messages/index.ts';
import styles from './not-found-screen.module.css';

/**
 * Says in every language that there is no such page (docs/spec.md 8.12), because hosts serve one file for all unknown addresses.
 * lib/browser/before-paint.ts shows only the language of the address; without a script all languages show.
 * lib/browser/behaviours/rare-parts.ts adds the pages with a similar address. The picture is a grid with one cell that is not active.
 */
export function NotFoundScreen({ page }: { page: NotFoundPage }) {
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
        const { notFound, search } = messagesOf(locale);
        const { searchHref, links } = page[locale];
        const Heading = locale === defaultLocale ? 'h1' : 'h2';
        const Subheading = locale === defaultLocale ? 'h2' : 'h3';
        const id = `not-found-${locale}`;
        return (
          <section key={locale} lang={localeFacts[locale].htmlLang} data-not-found={locale}>
            <Heading className={styles.title}>{notFound.title}</Heading>
            <p>{notFound.found}</p>
            <p>{notFound.contact}</p>
            {/* biome-ignore lint/a11y/useSemanticElements: the search element is too new for some readers */}
            <form role="search" aria-label={notFound.search} action={searchHref} className={styles.search}>
              <SearchField label={notFound.search} placeholder={notFound.search} button={search.label} />
            </form>
            <ul className={styles.links}>
              {links.map(({ label, href }) => (
                <li key={href}>
                  <Link href={href}>{label}</Link>
                </li>
              ))}
            </ul>
            <nav aria-labelledby={id} className={styles.nearest} data-nearest="" hidden>
              <Subheading id={id}>{notFound.nearest}</Subheading>
              <ul />
            </nav>
          </section>
        );
      })}
    </main>
  );
}
