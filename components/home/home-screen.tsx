import { Prose } from '@/components/mdx/prose.tsx';
import { EntryCard } from '@/components/shell/entry-card.tsx';
import { Link } from '@/components/ui/link.tsx';
import type { HomePage } from '@/lib/pages/home.ts';
import { format, messagesOf } from '@/lib/site/messages/index.ts';
import { FractalPicture } from './fractal-picture.tsx';
import styles from './home-screen.module.css';
import { InstallCommand } from './install-command.tsx';

/** The home page. */
export function HomeScreen(page: HomePage) {
  const { place, program, startHref, overviewHref, version, posts, stories, communityLinks, categories } =
    page;
  const { locale } = place;
  const { home, code } = messagesOf(locale);
  const { portable, parallel, layout, differentiable, interop, deploy } = home;
  return (
    <main id="content" className={styles.home} tabIndex={-1}>
      <section className={styles.hero}>
        <h1>{home.headline}</h1>
        <p className={styles.lead}>{home.lead}</p>
        <p className={styles.actions}>
          <Link href={startHref} className="button primary">
            {home.start}
          </Link>
          <Link href={overviewHref} className="button">
            {home.why}
          </Link>
          <InstallCommand command="pip install taichi" labels={code} />
        </p>
      </section>
      <section className={styles.demo}>
        <Prose html={program ?? ''} labels={code} />
        <FractalPicture stillText={home.still} liveText={home.canvas} />
      </section>
      <section>
        <h2>{home.reasons}</h2>
        <ul className={styles.reasons}>
          {[parallel, portable, layout, differentiable, interop, deploy].map(({ title, text }) => (
            <li key={title}>
              <h3>{title}</h3>
              <p>{text}</p>
            </li>
          ))}
        </ul>
      </section>
      {stories && (
        <section>
          <h2>
            {home.stories}{' '}
            <Link href={stories.allHref} className={styles.all}>
              {home.allStories}
            </Link>
          </h2>
          <div className={styles.stories}>
            {stories.entries.map((entry) => (
              <EntryCard key={entry.href} entry={entry} locale={locale} heading="h3" />
            ))}
          </div>
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
      {communityLinks.length > 0 && (
        <section>
          <h2>{home.together}</h2>
          <ul className={styles.reasons}>
            {communityLinks.map(({ name, href }) => (
              <li key={name}>
                <h3>{home[name].title}</h3>
                <p>{home[name].text}</p>
                <p className={styles.communityLink}>
                  <Link href={href}>{home[name].link}</Link>
                </p>
              </li>
            ))}
          </ul>
        </section>
      )}
      <section>
        <h2>{home.all}</h2>
        <p className={styles.sub}>{format(home.allText, { version })}</p>
        <ul className={styles.categories}>
          {categories.map(({ label, pages }) => (
            <li key={label}>
              <h3>{label}</h3>
              <ul>
                {pages.map((page) => (
                  <li key={page.href}>
                    <Link href={page.href} lang={page.lang}>
                      {page.label}
                    </Link>
                  </li>
                ))}
              </ul>
            </li>
          ))}
        </ul>
      </section>
    </main>
  );
}
