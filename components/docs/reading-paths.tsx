import { Link } from '@/components/ui/link.tsx';
import type { PathStepView, PathView } from '@/lib/pages/reading-paths.ts';
import { type Locale, localeFacts } from '@/lib/site/locales.ts';
import { format, gapAfter, messagesOf } from '@/lib/site/messages/index.ts';

type Props = {
  paths?: readonly PathView[] | undefined;
  pathSteps?: readonly PathStepView[] | undefined;
  locale: Locale;
  /** The language of the text around it, where that is not the one of the page. */
  lang?: string | undefined;
};

/** At the end of a text: all reading paths, or where the page is on them and what comes next; nothing on other pages. */
export function ReadingPaths({ paths = [], pathSteps = [], locale, lang }: Props) {
  const { docs } = messagesOf(locale);
  if (paths.length + pathSteps.length === 0) return null;
  return (
    <div className="prose" lang={lang && localeFacts[locale].htmlLang}>
      {paths.length > 0 && (
        // The section that the paths took the place of has this address in links.
        <section id="where-next" aria-labelledby="reading-paths">
          <div className="heading">
            <h2 id="reading-paths">{docs.paths}</h2>
          </div>
          {paths.map(({ id, title, steps }) => (
            <section key={id} aria-labelledby={`path-${id}`}>
              <div className="heading">
                <h3 id={`path-${id}`}>{title}</h3>
              </div>
              <ol>
                {steps.map(({ slug, label, href, lang: labelLang, gives }) => (
                  <li key={slug}>
                    <Link href={href} lang={labelLang}>
                      {label}
                    </Link>
                    <br />
                    {gives}
                  </li>
                ))}
              </ol>
            </section>
          ))}
        </section>
      )}
      {pathSteps.map(({ path, step, count, next }) => (
        <p key={path}>
          {format(docs.pathStep, { path, step, count })}
          {next && (
            <>
              {gapAfter(docs.pathStep) + docs.nextStep + gapAfter(docs.nextStep)}
              <Link href={next.href} lang={next.lang}>
                {next.label}
              </Link>
            </>
          )}
        </p>
      ))}
    </div>
  );
}
