import type { CSSProperties } from 'react';

type Props = { problems: readonly { key: string; text: string; severity: 'error' | 'warning' }[] };

/** So many are shown; the terminal has all. */
const most = 10;

/**
 * In development: what is wrong with the content, over the page that a writer looks at. Its style is here, because the style sheet
 * of the site holds nothing that no reader sees.
 */
export function ContentProblems({ problems }: Props) {
  if (problems.length === 0) return null;
  const errors = problems.filter(({ severity }) => severity === 'error').length;
  return (
    <details open style={box} data-content-problems>
      <summary style={{ cursor: 'pointer', fontWeight: 600 }}>
        Content: {errors} errors, {problems.length - errors} warnings
      </summary>
      {problems.slice(0, most).map(({ key, text }) => (
        <pre key={key} style={row}>
          {text}
        </pre>
      ))}
      {problems.length > most && <p>{problems.length - most} more are in the terminal.</p>}
    </details>
  );
}

const box: CSSProperties = {
  position: 'fixed',
  insetInline: '1rem',
  insetBlockEnd: '1rem',
  zIndex: 100,
  maxInlineSize: '48rem',
  maxBlockSize: '50vh',
  overflow: 'auto',
  padding: '0.75rem 1rem',
  borderRadius: '0.5rem',
  border: '2px solid #d33',
  background: 'Canvas',
  color: 'CanvasText',
  boxShadow: '0 4px 24px rgb(0 0 0 / 30%)',
};

const row: CSSProperties = { whiteSpace: 'pre-wrap', margin: '0.5rem 0 0', fontSize: '0.8125rem' };
