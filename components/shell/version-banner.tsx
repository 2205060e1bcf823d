import { Link } from '@/components/ui/link.tsx';
import type { BannerView, TextView } from '@/lib/pages/page.ts';
import { linkTo, type Place } from '@/lib/routes/index.ts';
import { defaultLocale, localeFacts } from '@/lib/site/locales.ts';
import { type Messages, messagesOf } from '@/lib/site/messages/index.ts';
import styles from './version-banner.module.css';

type NoticeProps = Pick<
  TextView,
  'isFallback' | 'fallbackReason' | 'outdatedSections' | 'untranslatedSections' | 'englishHref'
> & { place: Place };

/** Says that the version is not the latest, and links to the corresponding page of the latest one. */
export function VersionBanner({ banner, messages }: { banner: BannerView; messages: Messages['docs'] }) {
  const text = banner.status === 'unreleased' ? messages.unreleased : messages.unmaintained;
  const { label, href } = banner.latest;
  const latest = messages.latestSuggestion.replace('{version}', label);
  const [before, after] = aroundLink(text.replace('{version}', banner.label).replace('{latest}', latest));
  return (
    <p className={styles.banner} data-status={banner.status}>
      {before}
      <Link href={href}>{messages.latestLink.replace('{version}', label)}</Link>
      {after}
    </p>
  );
}

/** What a message has before its link and after it: languages differ in the punctuation and the spaces there. */
function aroundLink(message: string): [before: string, after: string] {
  const [before = '', after = ''] = message.split('{link}');
  return [before, after];
}

/** Says that the text is not in the reader's language, or which of its sections are not, or are out of date. */
export function TranslationNotice({
  place,
  isFallback,
  fallbackReason,
  outdatedSections,
  untranslatedSections,
  englishHref,
}: NoticeProps) {
  const { shell, docs, changes } = messagesOf(place.locale);
  const lang = localeFacts[defaultLocale].htmlLang;
  const help = (
    <Link href={linkTo({ locale: place.locale, route: { kind: 'translations' } })}>{shell.translate}</Link>
  );
  if (isFallback) {
    const [before, after] = aroundLink(fallbackReason ?? docs.fallback);
    return (
      <p className={styles.banner}>
        {before}
        <Link href={englishHref} hrefLang={lang} lang={lang}>
          {localeFacts[defaultLocale].label}
        </Link>
        {after}
        {/* Where a reason is given, there is nothing to translate. */}
        {!fallbackReason && <> · {help}</>}
      </p>
    );
  }
  if (untranslatedSections.length > 0)
    return (
      <div className={styles.banner}>
        {docs.untranslatedParts}
        <SectionLinks sections={untranslatedSections} beginning={changes.beginning} page="" />
        {help}
      </div>
    );
  if (outdatedSections.length === 0) return null;
  return (
    <div className={styles.banner}>
      {docs.outdated}
      <SectionLinks sections={outdatedSections} beginning={changes.beginning} page={englishHref} />
    </div>
  );
}

type SectionLinksProps = {
  sections: TextView['outdatedSections'];
  /** The words for what comes before the first heading. */
  beginning: string;
  /** Path of the English page; empty for links within this one. */
  page: string;
};

/** Links to sections by their English headings. */
function SectionLinks({ sections, beginning, page }: SectionLinksProps) {
  const lang = localeFacts[defaultLocale].htmlLang;
  return (
    <ul>
      {sections.map(({ id, heading }) => (
        <li key={id}>
          <Link
            href={page ? `${page}${id && `#${id}`}` : `#${id || 'content'}`}
            hrefLang={page ? lang : undefined}
            lang={heading ? lang : undefined}
          >
            {heading || beginning}
          </Link>
        </li>
      ))}
    </ul>
  );
}
