import { config } from '@/lib/site/config.ts';
import type { Locale } from '@/lib/site/locales.ts';
import { messagesOf } from '@/lib/site/messages/index.ts';
import styles from './subscribe-box.module.css';

/**
 * The form for the monthly mail (docs/spec.md 9.1 and 9.2). Without a script it posts by itself; with one, the reader stays on
 * the page and sees the result there (lib/browser/services/subscribe.ts). In a preview, which has nowhere to post to, it says that
 * it sends nothing, in place of what becomes of the address; a deployment may leave it out (docs/spec.md 9.10).
 */
export function SubscribeBox({ locale, id }: { locale: Locale; id: string }) {
  const { newsletter } = config;
  if (newsletter.form === 'none') return null;
  const { title, text, promise, preview, email, ...texts } = messagesOf(locale).subscribe;
  const isPreview = newsletter.form === 'preview';
  return (
    <form
      className={styles.box}
      action={isPreview ? undefined : newsletter.endpoint}
      method="post"
      encType="multipart/form-data"
      aria-labelledby={`${id}-title`}
      data-subscribe=""
      data-texts={JSON.stringify(isPreview ? { ...texts, failed: preview } : texts)}
    >
      <h2 id={`${id}-title`}>{title}</h2>
      <p>{text}</p>
      <div className={styles.row}>
        <label className="visually-hidden" htmlFor={`${id}-email`}>
          {email}
        </label>
        <input
          id={`${id}-email`}
          name="fields[email]"
          type="email"
          required
          autoComplete="email"
          placeholder={email}
          aria-describedby={`${id}-promise ${id}-status`}
        />
        {/* Hidden without a script in a preview: the form could not be sent (docs/spec.md 10.2). */}
        <button type="submit" className="button primary" data-unset={isPreview ? '' : undefined}>
          {texts.subscribe}
        </button>
      </div>
      <p id={`${id}-status`} role="status" className={styles.status} />
      <p id={`${id}-promise`} className={styles.promise}>
        {isPreview ? preview : promise}
      </p>
    </form>
  );
}
