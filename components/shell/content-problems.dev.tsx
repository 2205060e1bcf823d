import styles from './content-problems.module.css';

type Props = { problems: readonly { key: string; text: string; severity: 'error' | 'warning' }[] };

/** So many are shown; the terminal has all. */
const most = 10;

/** In development: what is wrong with the content, over the page that a writer looks at. */
export function ContentProblems({ problems }: Props) {
  if (problems.length === 0) return null;
  const errors = problems.filter(({ severity }) => severity === 'error').length;
  return (
    <details open className={styles.box} data-content-problems>
      <summary>
        Content: {counted(errors, 'error')}, {counted(problems.length - errors, 'warning')}
      </summary>
      {problems.slice(0, most).map(({ key, text }) => (
        <pre key={key} className={styles.problem}>
          {text}
        </pre>
      ))}
      {problems.length > most && <p>{problems.length - most} more are in the terminal.</p>}
    </details>
  );
}

function counted(count: number, word: string): string {
  return `${count} ${word}${count === 1 ? '' : 's'}`;
}
