import type { MeasuredView } from '@/lib/pages/home/measured.ts';
import type { Messages } from '@/lib/site/messages/index.ts';
import styles from './measured.module.css';

type Props = { measured: MeasuredView; texts: Messages['home']['measured'] };

/** How long the program takes beside other ways to compute its picture: a table with bars. */
export function Measured({ measured: { text, conditions, ways, sourceHref }, texts }: Props) {
  return (
    <section className={styles.measured}>
      <div>
        <h2>{texts.title}</h2>
        <p>{text}</p>
        <p className={styles.conditions}>{conditions}</p>
        <p className={styles.conditions}>
          <a href={sourceHref}>{texts.source}</a>
        </p>
      </div>
      <table>
        <thead className="visually-hidden">
          <tr>
            <th scope="col">{texts.way}</th>
            <th scope="col">{texts.time}</th>
          </tr>
        </thead>
        <tbody>
          {ways.map(({ label, time, percent, faster, isTaichi }) => (
            <tr key={label} data-taichi={isTaichi || undefined}>
              <th scope="row">{label}</th>
              <td>
                <strong>{time}</strong> {faster && <span>{faster}</span>}
                <svg
                  viewBox="0 0 100 1"
                  preserveAspectRatio="none"
                  className={styles.bar}
                  aria-hidden="true"
                  focusable="false"
                >
                  <rect width="100" height="1" className={styles.scale} />
                  <rect width={percent} height="1" className={styles.length} />
                </svg>
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  );
}
