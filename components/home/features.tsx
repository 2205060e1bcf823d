import { Link } from '@/components/ui/link.tsx';
import type { HomePage } from '@/lib/pages/home/home.ts';
import { messagesOf } from '@/lib/site/messages/index.ts';
import styles from './features.module.css';

/** What the language is built for: a small figure of the docs each, with a link to its page. */
export function Features({ place, features }: HomePage) {
  const { home } = messagesOf(place.locale);
  return (
    <section>
      <h2>{home.reasons}</h2>
      <ul className={styles.features}>
        {features.map(({ name, href, figure }) => (
          <li key={name}>
            {figure && (
              <div
                className={styles.figure}
                // biome-ignore lint/security/noDangerouslySetInnerHtml: a drawing of public/figures, checked by lib/mdx/compile.ts
                dangerouslySetInnerHTML={{ __html: figure }}
              />
            )}
            <h3>{href ? <Link href={href}>{home[name].title}</Link> : home[name].title}</h3>
            <p>{home[name].text}</p>
          </li>
        ))}
      </ul>
    </section>
  );
}
