import type { Messages } from '@/lib/site/messages/index.ts';
import styles from './names-filter.module.css';

/** The field that filters the list of names. What it does: lib/browser/search/names-filter.ts. */
export function NamesFilter({ messages }: { messages: Messages['api'] }) {
  const { namesFilter, namesFound, namesNone } = messages;
  return (
    <div className={styles.filter}>
      <label>
        {namesFilter}
        <input
          type="search"
          autoComplete="off"
          autoCapitalize="none"
          spellCheck={false}
          placeholder="clamp, xmin, (field, ndarray) ->, -> Matrix"
          data-filter={JSON.stringify({ found: namesFound, none: namesNone })}
        />
      </label>
      <p role="status" />
    </div>
  );
}
