import { Link } from '@/components/ui/link.tsx';
import { SearchField } from '@/components/ui/search-field.tsx';
import type { SearchFormPage } from '@/lib/pages/search-form.ts';
import { format, messagesOf } from '@/lib/site/messages/index.ts';
import styles from './search-screen.module.css';

/** The search page: its form. lib/browser/search/search-page.ts adds the results. */
export function SearchScreen({ place, title, versions, kinds, listLinks }: SearchFormPage) {
  const { search } = messagesOf(place.locale);
  return (
    <main id="content" className={styles.screen} tabIndex={-1} data-search-page="">
      <h1>{title}</h1>
      {/* biome-ignore lint/a11y/useSemanticElements: the search element is too new for some readers */}
      <form role="search" method="get" className={styles.form}>
        <SearchField label={search.label} placeholder={search.placeholder} button={search.label} />
        <fieldset>
          <legend className="visually-hidden">{search.kind}</legend>
          {kinds.map((kind) => (
            <label key={kind}>
              <input type="radio" name="kind" value={kind} defaultChecked={kind === 'all'} />
              <span>{search[kind]}</span>
            </label>
          ))}
        </fieldset>
        {versions.length === 1 ? (
          <input type="hidden" name="version" value={versions[0]?.name} />
        ) : (
          <fieldset>
            <legend className="visually-hidden">{search.version}</legend>
            {versions.map(({ name, label, isLatest }) => (
              <label key={name}>
                <input type="radio" name="version" value={name} defaultChecked={isLatest} />
                <span>{format(search.thisVersion, { version: label })}</span>
              </label>
            ))}
            <label>
              <input type="radio" name="version" value="all" />
              <span>{search.allVersions}</span>
            </label>
          </fieldset>
        )}
      </form>
      <p role="status" className={styles.status} />
      <div data-results="" className={styles.results} />
      <div className={styles.withoutScript}>
        <p>{search.withoutScript}</p>
        <ul>
          {listLinks.map(({ label, href }) => (
            <li key={href}>
              <Link href={href}>{label}</Link>
            </li>
          ))}
        </ul>
      </div>
    </main>
  );
}
