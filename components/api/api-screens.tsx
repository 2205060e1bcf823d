import { SidebarLayout } from '@/components/shell/sidebar-layout.tsx';
import { VersionBanner } from '@/components/shell/version-banner.tsx';
import { Breakable } from '@/components/ui/breakable.tsx';
import { Link } from '@/components/ui/link.tsx';
import type { ApiNamesPage, ApiPageView, ApiTreePage } from '@/lib/pages/api.ts';
import { defaultLocale, langWithin } from '@/lib/site/locales.ts';
import { format, type Messages, messagesOf } from '@/lib/site/messages/index.ts';
import styles from './api-screens.module.css';
import { NamesFilter } from './names-filter.tsx';

/** The modules of a version, and a link to the list of all names. */
export function ApiTreeScreen({ place, title, banner, sidebar, parts, namesHref, changesHref }: ApiTreePage) {
  const { api, docs, changes } = messagesOf(place.locale);
  return (
    <SidebarLayout version={place.route.version} sidebar={sidebar} label={docs.sidebar}>
      <main id="content" className={styles.screen} tabIndex={-1}>
        {banner && <VersionBanner banner={banner} messages={docs} />}
        <h1>{title}</h1>
        <p>{format(api.lead, { version: place.route.version.label })}</p>
        <p>
          <Link href={namesHref}>{api.names}</Link>
          {changesHref && (
            <>
              {' · '}
              <Link href={changesHref}>{changes.title}</Link>
            </>
          )}
        </p>
        {parts.map(({ pages, ...part }) => (
          <section key={part.module} className={styles.part}>
            <h2>
              <ReferenceLink {...part} />
            </h2>
            <p lang={langWithin(place.locale, defaultLocale)}>
              <Breakable text={part.description} />
            </p>
            {pages.length > 0 && (
              <ul>
                {pages.map((page) => (
                  <li key={page.module} lang={langWithin(place.locale, defaultLocale)}>
                    <ReferenceLink {...page} />{' '}
                    <span>
                      <Breakable text={page.description} />
                    </span>
                  </li>
                ))}
              </ul>
            )}
          </section>
        ))}
      </main>
    </SidebarLayout>
  );
}

function ReferenceLink({ label, isModule, href }: Pick<ApiPageView, 'label' | 'isModule' | 'href'>) {
  return (
    <Link href={href}>
      {isModule ? (
        <code>
          <Breakable text={label} />
        </code>
      ) : (
        label
      )}
    </Link>
  );
}

/** Every name of a version under its initial: up to a thousand rows, so each has few elements. */
export function ApiNamesScreen({ place, title, banner, sidebar, groups, modulesHref }: ApiNamesPage) {
  const { api, docs, search } = messagesOf(place.locale);
  return (
    <SidebarLayout version={place.route.version} sidebar={sidebar} label={docs.sidebar}>
      <main id="content" className={styles.screen} tabIndex={-1}>
        {banner && <VersionBanner banner={banner} messages={docs} />}
        <h1>{title}</h1>
        <p>
          <Link href={modulesHref}>{api.modules}</Link>
        </p>
        <NamesFilter messages={api} />
        <nav className={styles.initials} aria-label={title}>
          {groups.map(({ initial }) => (
            <a key={initial} href={`#${initial}`}>
              {initial}
            </a>
          ))}
        </nav>
        {groups.map(({ initial, entries }) => (
          <section key={initial} aria-labelledby={initial}>
            <h2 id={initial}>{initial}</h2>
            <ul className={styles.names}>
              {entries.map(({ word, module, href, kind }) => (
                <li key={href}>
                  <Link href={href}>
                    <Breakable text={word} />
                  </Link>{' '}
                  <span>
                    <Breakable text={format(api.of, { kind: kindName(kind, search.kinds), module })} />
                  </span>
                </li>
              ))}
            </ul>
          </section>
        ))}
      </main>
    </SidebarLayout>
  );
}

function kindName(kind: string, names: Messages['search']['kinds']): string {
  return kind in names ? names[kind as keyof typeof names] : kind;
}
