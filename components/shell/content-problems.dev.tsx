import type { ProblemView } from '@/lib/pages/content-problems.ts';
import styles from './content-problems.module.css';

type Props = { problems: readonly ProblemView[] };

/** The number of problems that are shown; the terminal has all. */
const shownMax = 10;

/** In development: the problems of the content, above the page. */
export function ContentProblems({ problems }: Props) {
  if (problems.length === 0) return null;
  const errors = problems.filter(({ severity }) => severity === 'error').length;
  return (
    <details open className={styles.box} data-content-problems>
      <summary>
        Content: {amount(errors, 'error')}, {amount(problems.length - errors, 'warning')}
      </summary>
      {problems.slice(0, shownMax).map(({ key, text }) => (
        <pre key={key} className={styles.problem}>
          {text}
        </pre>
      ))}
      {problems.length > shownMax && <p>{problems.length - shownMax} more are in the terminal.</p>}
    </details>
  );
}

function amount(count: number, word: string): string {
  return `${count} ${word}${count === 1 ? '' : 's'}`;
}
