import { Link } from '@/components/ui/link.tsx';
import type { HomePage } from '@/lib/pages/home/home.ts';
import styles from './features.module.css';

/** What the project is for: a small figure of the docs each, with a link to its page. */
export function Features({ texts, features }: HomePage) {
  if (features.length === 0) return null;
  return (
    <section>
      {texts.reasons && <h2>{texts.reasons}</h2>}
      <ul className={styles.features}>
        {features.map(({ title, text, href, figure }) => (
          <li key={title}>
            {figure && (
              <div
                className={styles.figure}
                // biome-ignore lint/security/noDangerouslySetInnerHtml: a drawing of public/figures, checked by lib/mdx/compile.ts
                dangerouslySetInnerHTML={{ __html: figure }}
              />
            )}
            <h3>{href ? <Link href={href}>{title}</Link> : title}</h3>
            <p>{text}</p>
          </li>
        ))}
      </ul>
    </section>
  );
}
