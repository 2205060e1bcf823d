import { Prose } from '@/components/mdx/prose.tsx';
import { Link } from '@/components/ui/link.tsx';
import type { GalleryGroup } from '@/lib/pages/playground/gallery.ts';
import type { PlaygroundPage } from '@/lib/pages/playground/playground.ts';
import { langWithin } from '@/lib/site/locales.ts';
import { gapAfter, messagesOf } from '@/lib/site/messages/index.ts';
import styles from './playground-screen.module.css';

/** The playground: a block of code, which lib/browser/run/playground.ts makes an editor, and programs that can be opened in it. */
export function PlaygroundScreen({
  place,
  title,
  description,
  programHtml,
  supportedHref,
  groups,
}: PlaygroundPage) {
  const { playground, code } = messagesOf(place.locale);
  const windows = groups.flatMap(({ programs, ...group }) => {
    const own = programs.filter(({ opensWindow }) => opensWindow);
    return own.length > 0 ? [{ ...group, programs: own }] : [];
  });
  const ofPage = (group: GalleryGroup) => <Programs key={group.href} group={group} locale={place.locale} />;
  return (
    <main id="content" className={styles.screen} tabIndex={-1} data-playground="">
      <h1>{title}</h1>
      <p>
        {description}
        {gapAfter(description)}
        <Link href={supportedHref}>{playground.supported}</Link>
      </p>
      <Prose html={programHtml} labels={code} />
      <p role="status" />
      <h2>{playground.windows}</h2>
      <div className={styles.gallery}>{windows.map(ofPage)}</div>
      <h2>{playground.examples}</h2>
      <div className={styles.gallery}>{groups.map(ofPage)}</div>
    </main>
  );
}

/** The programs of a page. A link leads to the program on that page; in the playground it opens the program. */
function Programs({ group, locale }: { group: GalleryGroup; locale: PlaygroundPage['place']['locale'] }) {
  return (
    <section lang={langWithin(locale, group.lang ?? locale)}>
      <h3>
        <Link href={group.href}>{group.title}</Link>
      </h3>
      <ul>
        {group.programs.map(({ label, href, file }) => (
          <li key={file}>
            <Link href={href} data-file={file}>
              {label}
            </Link>
          </li>
        ))}
      </ul>
    </section>
  );
}
