import { EntryCard } from '@/components/shell/entry-card.tsx';
import { Link } from '@/components/ui/link.tsx';
import type { HomePage } from '@/lib/pages/home/home.ts';
import { messagesOf } from '@/lib/site/messages/index.ts';
import { DocsGroups } from './docs-groups.tsx';
import { Features } from './features.tsx';
import { Hero } from './hero.tsx';
import styles from './home-screen.module.css';
import { Measured } from './measured.tsx';

/** The home page. */
export function HomeScreen(page: HomePage) {
  const { place, measured, posts, stories, cards } = page;
  const { locale } = place;
  const { home } = messagesOf(locale);
  return (
    <main id="content" className={styles.home} tabIndex={-1}>
      <Hero {...page} />
      <div className={styles.sections}>
        <Features {...page} />
        {measured && <Measured measured={measured} texts={home.measured} />}
        {stories && (
          <section>
            <h2>
              {home.stories}{' '}
              <Link href={stories.allHref} className={styles.all}>
                {home.allStories}
              </Link>
            </h2>
            <ul className={styles.stories}>
              {stories.facts.map(({ organization, figure, text, href, lang }) => (
                <li key={href} lang={lang}>
                  <p>
                    <strong>{figure}</strong> {text}
                  </p>
                  <h3>
                    <Link href={href}>{organization}</Link>
                  </h3>
                </li>
              ))}
            </ul>
          </section>
        )}
        {posts && (
          <section>
            <h2>
              {home.posts}{' '}
              <Link href={posts.allHref} className={styles.all}>
                {home.allPosts}
              </Link>
            </h2>
            <div className={styles.posts}>
              {posts.entries.map((entry) => (
                <EntryCard key={entry.href} entry={entry} locale={locale} heading="h3" />
              ))}
            </div>
          </section>
        )}
        {cards.length > 0 && (
          <section>
            <h2>{home.together}</h2>
            <ul className={styles.community}>
              {cards.map(({ title, text, link, href }) => (
                <li key={href}>
                  <h3>{title}</h3>
                  <p>{text}</p>
                  <p className={styles.communityLink}>
                    <Link href={href}>{link}</Link>
                  </p>
                </li>
              ))}
            </ul>
          </section>
        )}
        <DocsGroups {...page} />
      </div>
    </main>
  );
}
