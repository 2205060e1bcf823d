import { prefixedLocales } from '../lib/site/locales.ts';
import { statusOf, statusTable } from '../lib/translations/status.ts';
import { commandLine } from './options.ts';

commandLine({
  name: 'npm run i18n:status',
  does: 'prints how much is translated, out of date, missing and orphaned, and lists these parts of each text.',
  options: {},
});

console.table(statusTable());
for (const locale of prefixedLocales) {
  for (const text of statusOf(locale)) {
    if ('isOrphan' in text) {
      console.log(`content/${locale}/${text.path}  has no English text any more`);
      continue;
    }
    if (!text.isCompared) {
      console.log(
        `content/${locale}/${text.path}  was never compared with the English text: npm run i18n:accept -- ${locale} ${text.path}`,
      );
      continue;
    }
    const { stale, uncompared, missing, orphaned, renamed } = text.freshness;
    const lines = [
      ...stale.map(({ id, heading }) => `changed: #${id} ${heading}`),
      ...uncompared.map(({ id, heading }) => `never compared: #${id} ${heading}`),
      ...missing.map(({ id, heading }) => `new: #${id} ${heading}`),
      ...orphaned.map((id) => `removed in English: #${id}`),
      ...renamed.map(({ from, to }) => `another id: #${from} is #${to}`),
    ];
    if (lines.length > 0) console.log(`content/${locale}/${text.path}\n  ${lines.join('\n  ')}`);
  }
}
