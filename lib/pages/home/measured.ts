import type { Measurement } from '../../content/home/measurement.ts';
import { browserPath } from '../../routes/index.ts';
import { measuredWays } from '../../site/constants.ts';
import { type Locale, localeFacts } from '../../site/locales.ts';
import { format, formatDate, messagesOf, plural } from '../../site/messages/index.ts';

/** The comparison on the home page, with figures in the form of the reader's language. */
export type MeasuredView = {
  /** What was measured. */
  text: string;
  /** On what, when, and with which versions. */
  conditions: string;
  /** The ways, slowest first. */
  ways: MeasuredWay[];
  /** Path of the program that measured. */
  sourceHref: string;
};

/** One way to draw the picture. */
export type MeasuredWay = {
  label: string;
  /** Its time with a unit. */
  time: string;
  /** Its share of the longest time, in percent: the length of its bar. */
  percent: number;
  /** How much faster than the slowest way, in words; the slowest has none. */
  faster?: string | undefined;
  /** Whether it is Taichi. */
  isTaichi: boolean;
};

/** What the home page shows of the recorded comparison. */
export function measuredView(measurement: Measurement, locale: Locale): MeasuredView {
  const { measured } = messagesOf(locale).home;
  const { results, ...facts } = measurement;
  const { threads, width, height, date, compileMs } = facts;
  const slowest = Math.max(...results.map(({ medianMs }) => medianMs));
  const { taichi, taichi1 } = measured.ways;
  const labels = {
    ...measured.ways,
    taichi: threads === 1 ? taichi1 : format(taichi, { count: threads }),
  };
  return {
    text: format(measured.text, { points: numberText(width * height, locale) }),
    conditions: format(measured.conditions, {
      ...facts,
      date: formatDate(date, locale),
      threads: plural(measured.threads, threads, locale),
      compile: durationText(compileMs, locale),
    }),
    ways: measuredWays.flatMap((way) => {
      const median = results.find((result) => result.way === way)?.medianMs;
      // With one processor the last two are the same.
      if (median === undefined || (way === 'taichi1' && threads === 1)) return [];
      const factor = numberText(slowest / median, locale, 2);
      return {
        label: labels[way],
        time: durationText(median, locale),
        percent: Math.round((1000 * median) / slowest) / 10,
        faster: median < slowest ? format(measured.faster, { factor }) : undefined,
        isTaichi: way.startsWith('taichi'),
      };
    }),
    sourceHref: browserPath('/benchmark/julia.py'),
  };
}

/** A time with two digits, or three from a hundred on: '3.3 s', '57 ms'. */
function durationText(ms: number, locale: Locale): string {
  const [value, unit] = ms < 1000 ? [ms, 'ms'] : [ms / 1000, 's'];
  return `${numberText(value, locale, value < 100 ? 2 : 3)}\u00a0${unit}`;
}

function numberText(value: number, locale: Locale, maximumSignificantDigits = 21): string {
  return new Intl.NumberFormat(localeFacts[locale].htmlLang, { maximumSignificantDigits }).format(value);
}
