import styles from './search-field.module.css';

type Props = { label: string; placeholder: string; button: string };

/** The field of a search form, with its button. */
export function SearchField({ label, placeholder, button }: Props) {
  return (
    <div className={styles.field}>
      <input type="search" name="q" aria-label={label} placeholder={placeholder} autoComplete="off" />
      <button type="submit" className="button primary">
        {button}
      </button>
    </div>
  );
}
