import { Prose } from '@/components/mdx/prose.tsx';
import { defaultLocale } from '@/lib/site/locales.ts';
import { messagesOf } from '@/lib/site/messages/index.ts';
import type { ExampleProps } from '@/lib/writing/examples.ts';
import styles from './example-pair.module.css';

/** A source beside its result or, for a mistake, beside the message that the writer gets. */
export function ExamplePair({ source, html, messages }: ExampleProps) {
  const labels = messagesOf(defaultLocale).code;
  return (
    <div className={styles.pair}>
      <div className={styles.source} data-source="">
        <Prose html={source} labels={labels} />
      </div>
      <div className={styles.result} data-result="">
        <p className={styles.label}>{messages ? 'Message' : 'Result'}</p>
        {messages ? <pre className={styles.messages}>{messages}</pre> : <Prose html={html} labels={labels} />}
      </div>
    </div>
  );
}
