import { Link } from '@/components/ui/link.tsx';
import type { FrameView } from '@/lib/pages/frame.ts';
import type { FooterDocSlug } from '@/lib/pages/home/home.ts';
import { external } from '@/lib/site/external.ts';
import { format, gapAfter, langOfLabel, messagesOf } from '@/lib/site/messages/index.ts';
import styles from './footer.module.css';
import { SubscribeBox } from './subscribe-box.tsx';

const year = new Date().getFullYear();

type Props = Pick<FrameView, 'locale' | 'docs' | 'resources' | 'community' | 'accessibility' | 'reportHref'>;

/** A link of the footer; `byVersion` has the paths of a page of the docs in each version. */
type FooterLink = { label: string; href: string; byVersion?: Record<string, string> | undefined };

/** The footer of every page: links in groups, the subscription form, copyright and licence. */
export function Footer({ locale, docs, resources, community, accessibility, reportHref }: Props) {
  const { footer, docs: docsTexts, shortcuts } = messagesOf(locale);
  const labels = {
    hello_world: footer.gettingStarted,
    overview: footer.about,
    faq: footer.faq,
  } satisfies Record<FooterDocSlug, string>;
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
    {
      title: footer.company,
      links: [
        { label: footer.aboutUs, href: external.company },
        { label: footer.careers, href: external.careers },
        { label: footer.contact, href: external.contact },
      ],
    },
    {
      title: footer.legal,
      links: [
        { label: footer.cookies, href: external.cookies },
        { label: footer.privacy, href: external.privacy },
        ...accessibility,
      ],
    },
    { title: footer.community, links: [...community, { label: 'GitHub', href: external.code }] },
  ];
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
        {format(footer.copyright, { year })} {footer.licence}
        {gapAfter(footer.licence)}
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
