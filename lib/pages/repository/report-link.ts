import type { Place } from '../../routes/index.ts';
import { config } from '../../site/config.ts';
import { format, messagesOf } from '../../site/messages/index.ts';
import { absoluteUrl } from '../urls.ts';

/**
 * The address at which a mistake on a page can be reported, by the setting REPORT_URL: a form with a title and a text that name
 * the page, its address and its version. Undefined where the setting is `none`.
 */
export function reportLink(place: Place, title: string): string | undefined {
  const { docs, shell, search } = messagesOf(place.locale);
  const line = (label: string, value: string) => format(shell.labelled, { label, value });
  const text = [
    line(search.kinds.page, absoluteUrl(place)),
    ...('version' in place.route ? [line(shell.version, place.route.version.label)] : []),
    `\n${docs.reportQuestion}\n`,
  ].join('\n');
  return config.reportUrl
    ?.replaceAll('{title}', fieldValue(format(docs.reportTitle, { title })))
    .replaceAll('{body}', fieldValue(text));
}

/** A text as the value of a field. Browsers encode Chinese and accents themselves; encoded they have three times the weight. */
function fieldValue(text: string): string {
  return encodeURIComponent(text).replace(/(?:%[89A-F][0-9A-F])+/g, decodeURIComponent);
}
