import { Prose } from '@/components/mdx/prose.tsx';
import { Link } from '@/components/ui/link.tsx';
import type { HomePage, ProgramView } from '@/lib/pages/home/home.ts';
import { format, type Messages, messagesOf } from '@/lib/site/messages/index.ts';
import { site } from '@/lib/site/project/site.ts';
import { FractalPicture } from './fractal-picture.tsx';
import styles from './hero.module.css';
import { InstallCommand } from './install-command.tsx';

/** The first screen: what the project is, a program, and what the program draws. */
export function Hero({ place, texts, program, startHref, overviewHref }: HomePage) {
  const { home, code } = messagesOf(place.locale);
  return (
    <>
      <section className={texts.picture ? styles.hero : `${styles.hero} ${styles.plain}`}>
        {texts.picture && (
          <div className={styles.picture}>
            <FractalPicture texts={home} />
          </div>
        )}
        <div className={styles.front}>
          <div className={styles.words}>
            <h1>{texts.headline}</h1>
            <p className={styles.lead}>{texts.lead}</p>
            <p className={styles.actions}>
              <Link href={startHref} className="button primary">
                {home.start}
              </Link>
              {texts.why && (
                <Link href={overviewHref} className="button">
                  {texts.why}
                </Link>
              )}
              {installCommand && <InstallCommand command={installCommand} labels={code} />}
            </p>
          </div>
          {program && <ProgramBox program={program} home={home} code={code} />}
        </div>
      </section>
      <Facts texts={texts} stars={home.stars} />
    </>
  );
}

const installCommand = site.package && `pip install ${site.package}`;

/** A line below the first screen: what programs run on, what is installed, how many stars there are. */
function Facts({ texts: { backends, packages }, stars }: { texts: HomePage['texts']; stars: string }) {
  const hasStars = site.repository !== undefined && site.stars !== undefined;
  if (!backends && !packages && !hasStars) return null;
  return (
    <ul className={styles.proof}>
      {backends && (
        <li>
          <span>{backends.label}</span>{' '}
          {backends.names?.map((name) => (
            <strong key={name}>{name} </strong>
          ))}
        </li>
      )}
      {packages && (
        <li>
          <strong>{installCommand}</strong> <span>{packages}</span>
        </li>
      )}
      {site.repository && site.stars && (
        <li>
          <Link href={site.repository}>
            <strong data-stars="">{site.stars}</strong> <span>{stars}</span>
          </Link>
        </li>
      )}
    </ul>
  );
}

type ProgramProps = { program: ProgramView; home: Messages['home']; code: Messages['code'] };

/** The kernel of the program; all lines take its place where the reader wants them. */
function ProgramBox({ program: { html, kernelHtml, lines }, home, code }: ProgramProps) {
  if (!kernelHtml) {
    return (
      <section aria-label={home.program} className={styles.program}>
        <Prose html={html} labels={code} />
      </section>
    );
  }
  return (
    <section aria-label={home.program} className={styles.program}>
      <div className={styles.kernel}>
        <Prose html={kernelHtml} labels={code} />
      </div>
      <details className={styles.whole}>
        <summary>
          <span>{format(home.showProgram, { count: lines })}</span>
          <span>{home.showKernel}</span>
        </summary>
        <Prose html={html} labels={code} />
      </details>
    </section>
  );
}
