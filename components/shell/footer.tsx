import { Link } from '@/components/ui/link.tsx';
import type { MenuEntry } from '@/lib/content/frame.ts';
import type { EntrySlug } from '@/lib/content/home.ts';
import { external } from '@/lib/site/external.ts';
import type { Locale } from '@/lib/site/locales.ts';
import { format, isChinese, messagesOf } from '@/lib/site/messages/index.ts';
import styles from './footer.module.css';

const year = new Date().getFullYear();

type Props = {
  locale: Locale;
  entries: { slug: EntrySlug; href: string }[];
  resources: readonly MenuEntry[];
  community: readonly MenuEntry[];
};

export function Footer({ locale, entries, resources, community }: Props) {
  const { footer } = messagesOf(locale);
  const labels = {
    hello_world: footer.gettingStarted,
    overview: footer.about,
    faq: footer.faq,
  } satisfies Record<EntrySlug, string>;
  const groups = [
    {
      title: footer.resources,
      links: [
        ...entries.map(({ slug, href }) => [labels[slug], href]),
        ...resources.map(({ label, href }) => [label, href]),
      ],
    },
    {
      title: footer.company,
      links: [
        [footer.aboutUs, external.company],
        [footer.careers, external.careers],
        [footer.contact, external.contact],
      ],
    },
    {
      title: footer.legal,
      links: [
        [footer.cookies, external.cookies],
        [footer.privacy, external.privacy],
      ],
    },
    {
      title: footer.community,
      links: [...community.map(({ label, href }) => [label, href]), ['GitHub', external.code]],
    },
  ] satisfies { title: string; links: string[][] }[];
  return (
    <footer className={styles.footer}>
      <div className={styles.groups}>
        {groups.map(({ title, links }) => (
          <section key={title}>
            <h2>{title}</h2>
            <ul>
              {links.map(([label = '', href = '']) => (
                <li key={href}>
                  <Link href={href} lang={isChinese(label) ? 'zh-Hans' : undefined}>
                    {label}
                  </Link>
                </li>
              ))}
            </ul>
          </section>
        ))}
      </div>
      <p className={styles.legal}>
        {format(footer.copyright, { year })} {footer.licence}
      </p>
    </footer>
  );
}
