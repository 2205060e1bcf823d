import { Prose } from '@/components/mdx/prose.tsx';
import { Link } from '@/components/ui/link.tsx';
import type { HomePage, ProgramView } from '@/lib/pages/home/home.ts';
import { stars } from '@/lib/site/constants.ts';
import { external } from '@/lib/site/external.ts';
import { format, type Messages, messagesOf } from '@/lib/site/messages/index.ts';
import { FractalPicture } from './fractal-picture.tsx';
import styles from './hero.module.css';
import { InstallCommand } from './install-command.tsx';

/** What a kernel can be compiled for, by the names of the projects. */
const backends = ['CUDA', 'Vulkan', 'Metal', 'OpenGL', 'CPU'];

/** The first screen: what the language is, a program, and what the program draws. */
export function Hero({ place, program, startHref, overviewHref }: HomePage) {
  const { home, code } = messagesOf(place.locale);
  return (
    <>
      <section className={styles.hero}>
        <div className={styles.picture}>
          <FractalPicture texts={home} />
        </div>
        <div className={styles.front}>
          <div className={styles.words}>
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
          </div>
          {program && <ProgramBox program={program} home={home} code={code} />}
        </div>
      </section>
      <ul className={styles.proof}>
        <li>
          <span>{home.backends}</span>{' '}
          {backends.map((backend) => (
            <strong key={backend}>{backend} </strong>
          ))}
        </li>
        <li>
          <strong>pip install taichi</strong> <span>{home.packages}</span>
        </li>
        <li>
          <Link href={external.code}>
            <strong data-stars="">{stars.fallback}</strong> <span>{home.stars}</span>
          </Link>
        </li>
      </ul>
    </>
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
