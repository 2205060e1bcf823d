import { Fragment } from 'react';
import { Toc, TocBar } from '@/components/mdx/toc.tsx';
import { PageActions } from '@/components/shell/page-actions.tsx';
import { Pager } from '@/components/shell/pager.tsx';
import { SidebarLayout } from '@/components/shell/sidebar-layout.tsx';
import { VersionBanner } from '@/components/shell/version-banner.tsx';
import { Link } from '@/components/ui/link.tsx';
import type {
  ApiChangePage,
  ApiChangesPage,
  ChangeGroup,
  ChangeView,
} from '@/lib/pages/changes/api-changes.ts';
import type { SignatureLine } from '@/lib/pages/changes/signatures.ts';
import { defaultLocale, type Locale, langWithin } from '@/lib/site/locales.ts';
import { gapAfter, messagesOf } from '@/lib/site/messages/index.ts';
import styles from './api-changes-screens.module.css';
import text from './doc-screen.module.css';
import { Breadcrumbs } from './doc-screen.tsx';

/** The versions that change the API, with how much each of them changes. */
export function ApiChangesScreen({ place, title, sidebar, versions, modulesHref }: ApiChangesPage) {
  const { api, changes, docs } = messagesOf(place.locale);
  return (
    <SidebarLayout sidebar={sidebar} label={docs.sidebar}>
      <main id="content" className={text.main} tabIndex={-1}>
        <h1>{title}</h1>
        <p className={text.lead}>{changes.lead}</p>
        <ul className={styles.list}>
          {versions.map((version) => (
            <li key={version.href}>
              <Link href={version.href}>{version.title}</Link>
              <br />
              {version.counts.map(({ label, count }) => `${label} ${count}`).join(' · ')}
              {version.upgrade && (
                <>
                  <br />
                  <Link href={version.upgrade.href}>{version.upgrade.title}</Link>
                </>
              )}
            </li>
          ))}
        </ul>
        <p>
          <Link href={modulesHref}>{api.modules}</Link>
        </p>
      </main>
    </SidebarLayout>
  );
}

/** What one version changes in the API: by kind and module, both signatures side by side. */
export function ApiChangeScreen(page: ApiChangePage) {
  const { place, title, banner, toc, groups, labels, upgrade, pager } = page;
  const { changes, docs, code } = messagesOf(place.locale);
  return (
    <SidebarLayout version={place.route.version} sidebar={page.sidebar} label={docs.sidebar}>
      <div className={text.page}>
        <main id="content" className={text.main} tabIndex={-1}>
          <div className={text.top}>
            <Breadcrumbs {...page} />
            <PageActions place={place} reportHref={undefined} />
          </div>
          {banner && <VersionBanner banner={banner} messages={docs} />}
          <h1>{title}</h1>
          <p className={text.lead}>
            {changes.versionLead.replace('{before}', labels.before)}
            {upgrade && (
              <>
                {gapAfter(changes.versionLead)}
                <Link href={upgrade.href}>{upgrade.title}</Link>
              </>
            )}
          </p>
          <TocBar headings={toc} label={docs.toc} />
          <ChangeFilter groups={groups} locale={place.locale} />
          <div className="prose" data-labels={JSON.stringify(code)}>
            {groups.map((group) => (
              <section key={group.kind} data-changes={group.kind}>
                <div className="heading">
                  <h2 id={group.kind}>
                    {group.title} <small>{group.count}</small>
                  </h2>
                </div>
                {group.modules.map(({ module, id, href, changes: list }) => (
                  <section key={module}>
                    <div className="heading">
                      <h3 id={id}>
                        <Link href={href}>
                          <code>{module}</code>
                        </Link>
                      </h3>
                    </div>
                    <dl className={styles.changes}>
                      {list.map((change) => (
                        <ChangeRow key={change.id} change={change} labels={labels} locale={place.locale} />
                      ))}
                    </dl>
                  </section>
                ))}
              </section>
            ))}
          </div>
          <Pager {...pager} label={docs.pager} previousLabel={docs.previous} nextLabel={docs.next} />
        </main>
        <Toc headings={toc} label={docs.toc} />
      </div>
    </SidebarLayout>
  );
}

/** A field and a box for each kind. lib/browser/changes/filter-changes.ts shows the fields and filters the list. */
function ChangeFilter({ groups, locale }: { groups: ChangeGroup[]; locale: Locale }) {
  const { changes } = messagesOf(locale);
  return (
    <fieldset className={styles.filter} data-change-filter hidden>
      <legend className="visually-hidden">{changes.filter}</legend>
      <input type="search" aria-label={changes.words} placeholder={changes.words} autoComplete="off" />
      {groups.map(({ kind, title }) => (
        <label key={kind}>
          <input type="checkbox" name="kind" value={kind} defaultChecked /> {title}
        </label>
      ))}
      <output hidden>{changes.none}</output>
    </fieldset>
  );
}

type ChangeProps = { change: ChangeView; labels: ApiChangePage['labels']; locale: Locale };

function ChangeRow({ change, labels, locale }: ChangeProps) {
  const { id, name, href, of, summary, advice, signature, compared, notes } = change;
  const lang = langWithin(locale, defaultLocale);
  return (
    <div id={id}>
      <dt>
        <Link href={href}>
          <code>{name}</code>
        </Link>{' '}
        <small>{of}</small>
      </dt>
      {summary && (
        <dd lang={lang}>
          <WithCode text={summary} />
        </dd>
      )}
      {advice && (
        <dd lang={lang}>
          <WithCode text={advice} />
        </dd>
      )}
      {signature && (
        <dd>
          <code>{signature}</code>
        </dd>
      )}
      {notes.map((note) => (
        <dd key={note}>
          <WithCode text={note} />
        </dd>
      ))}
      {compared && (
        <dd className={styles.pair}>
          <SignatureOf label={labels.before} lines={compared.before} changed="del" />
          <SignatureOf label={labels.after} lines={compared.after} changed="ins" />
        </dd>
      )}
    </div>
  );
}

/** A signature with the version that it is of; what the other version lacks is marked as deleted or inserted. */
function SignatureOf({
  label,
  lines,
  changed: Changed,
}: {
  label: string;
  lines: SignatureLine[];
  changed: 'del' | 'ins';
}) {
  return (
    <figure className="code">
      <figcaption>{label}</figcaption>
      <pre>
        <code>
          {lines.map((line, at) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: the lines of a signature have no other identity
            <Fragment key={at}>
              {at > 0 && '\n'}
              {line.map(({ text: part, isChanged }) =>
                isChanged ? <Changed key={part}>{part}</Changed> : part,
              )}
            </Fragment>
          ))}
        </code>
      </pre>
    </figure>
  );
}

/** A line of Markdown whose only markup is code in backticks. */
function WithCode({ text: line }: { text: string }) {
  // biome-ignore lint/suspicious/noArrayIndexKey: every second part is code
  return line.split('`').map((part, at) => (at % 2 === 1 ? <code key={at}>{part}</code> : part));
}
