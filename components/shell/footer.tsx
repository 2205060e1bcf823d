import { Link } from '@/components/ui/link.tsx';
import type { FrameView } from '@/lib/pages/frame.ts';
import type { FooterDocSlug } from '@/lib/pages/home/home.ts';
import { format, gapAfter, langOfLabel, messagesOf } from '@/lib/site/messages/index.ts';
import { hostName } from '@/lib/site/project/hosts.ts';
import { localized, site } from '@/lib/site/project/site.ts';
import styles from './footer.module.css';
import { SubscribeBox } from './subscribe-box.tsx';

const year = new Date().getFullYear();

type Props = Pick<FrameView, 'locale' | 'docs' | 'resources' | 'community' | 'footer' | 'reportHref'>;

/** A link of the footer; `byVersion` has the paths of a page of the docs in each version. */
type FooterLink = { label: string; href: string; byVersion?: Record<string, string> | undefined };

/** The footer of every page: links in groups, the subscription form, copyright and licence. */
export function Footer({ locale, docs, resources, community, footer: groupsOfSite, reportHref }: Props) {
  const { footer, docs: docsTexts, shortcuts } = messagesOf(locale);
  const labels = {
    hello_world: footer.gettingStarted,
    overview: footer.about,
    faq: footer.faq,
  } satisfies Record<FooterDocSlug, string>;
  const repository = site.repository ? [{ label: hostName(site.repository), href: site.repository }] : [];
  const groups: { title: string; links: FooterLink[] }[] = [
    {
      title: footer.resources,
      links: [
        ...docs.map(({ slug, href: { text, byVersion } }) => ({
          label: labels[slug],
          href: text,
          byVersion,
        })),
        ...resources,
      ],
    },
    ...groupsOfSite,
    { title: footer.community, links: [...community, ...repository] },
  ].filter(({ links }) => links.length > 0);
  const copyright = site.copyright && format(localized(site.copyright, locale), { year });
  const licence = site.licence && localized(site.licence, locale);
  return (
    <footer className={styles.footer}>
      <div className={styles.groups}>
        {groups.map(({ title, links }) => (
          <section key={title}>
            <h2>{title}</h2>
            <ul>
              {links.map(({ label, href, byVersion }) => (
                <li key={label}>
                  <Link
                    href={href}
                    data-by-version={byVersion && JSON.stringify(byVersion)}
                    lang={langOfLabel(locale, label)}
                  >
                    {label}
                  </Link>
                </li>
              ))}
            </ul>
          </section>
        ))}
        <SubscribeBox locale={locale} id="footer-subscribe" />
      </div>
      <p className={styles.legal}>
        {copyright} {licence}
        {licence && gapAfter(licence)}
        <span>
          {reportHref && <Link href={reportHref}>{docsTexts.report}</Link>}
          <button type="button" data-shortcuts="">
            {shortcuts.title}
          </button>
        </span>
      </p>
    </footer>
  );
}
