import { Link } from '@/components/ui/link.tsx';
import type { LanguageProgress, OpenTextView, TranslationsPage } from '@/lib/pages/translations.ts';
import { defaultLocale, type Locale, langWithin } from '@/lib/site/locales.ts';
import { messagesOf } from '@/lib/site/messages/index.ts';
import styles from './translations-screen.module.css';

/** A list of more texts is closed at first. */
const mostOpen = 12;

/** How far translations are, with links to what can be translated. */
export function TranslationsScreen({ place, title, description, help, languages }: TranslationsPage) {
  return (
    <main id="content" className={styles.screen} tabIndex={-1}>
      {help && (
        <p className={styles.back}>
          <Link href={help.href}>{help.label}</Link>
        </p>
      )}
      <h1>{title}</h1>
      <p className={styles.lead}>{description}</p>
      {languages.map((language) => (
        <Language key={language.locale} language={language} reader={place.locale} />
      ))}
    </main>
  );
}

function Language({ language, reader }: { language: LanguageProgress; reader: Locale }) {
  const { translations } = messagesOf(reader);
  const lang = langWithin(reader, language.locale);
  return (
    <section className="prose">
      <h2 lang={lang}>{language.name}</h2>
      <div className="table">
        <table>
          <thead>
            <tr>
              <th scope="col">{translations.part}</th>
              <th scope="col">{translations.texts}</th>
              <th scope="col">{translations.translated}</th>
              <th scope="col">{translations.words}</th>
            </tr>
          </thead>
          <tbody>
            {language.rows.map(({ label, texts, translated, percent }) => (
              <tr key={label}>
                <th scope="row">{label}</th>
                <td>{texts}</td>
                <td>{translated}</td>
                <td>{translations.percent.replace('{percent}', String(percent))}</td>
              </tr>
            ))}
          </tbody>
        </table>
      </div>
      {language.lists.map(({ id, texts }) => (
        <details key={id} open={texts.length <= mostOpen}>
          <summary>{translations[id].replace('{count}', String(texts.length))}</summary>
          <ul>
            {texts.map((text) => (
              <OpenText key={text.href} text={text} reader={reader} />
            ))}
          </ul>
        </details>
      ))}
    </section>
  );
}

function OpenText({ text, reader }: { text: OpenTextView; reader: Locale }) {
  const { translations } = messagesOf(reader);
  const lang = langWithin(reader, defaultLocale);
  const facts = [text.version, text.sections].filter(Boolean).join(' · ');
  return (
    <li>
      <Link href={text.href} hrefLang={lang} lang={lang}>
        {text.title}
      </Link>
      {facts && <small> {facts}</small>}
      {text.writeHref && (
        <small>
          {' '}
          <Link href={text.writeHref}>{translations.write}</Link>
        </small>
      )}
    </li>
  );
}
