import { Link } from '@/components/ui/link.tsx';
import type { EntrySlug } from '@/lib/content/home.ts';
import { external } from '@/lib/site/external.ts';
import type { Locale } from '@/lib/site/locales.ts';
import { format, messagesOf } from '@/lib/site/messages/index.ts';
import styles from './footer.module.css';

const year = new Date().getFullYear();

type Props = { locale: Locale; entries: { slug: EntrySlug; href: string }[] };

export function Footer({ locale, entries }: Props) {
  const { footer, shell } = messagesOf(locale);
  const labels = {
    hello_world: footer.gettingStarted,
    overview: footer.about,
    faq: footer.faq,
  } satisfies Record<EntrySlug, string>;
  const groups = [
    { title: footer.resources, links: entries.map(({ slug, href }) => [labels[slug], href]) },
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
      links: [
        [shell.globalForum, external.discussions],
        [shell.chineseForum, external.forumChinese],
        [shell.chat, external.chat],
        ['GitHub', external.code],
      ],
    },
  ] satisfies { title: string; links: [label: string, href: string][] }[];
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

/** A forum keeps its Chinese name in every language; a screen reader has to know. */
function isChinese(label: string): boolean {
  return /\p{Script=Han}/u.test(label);
}
