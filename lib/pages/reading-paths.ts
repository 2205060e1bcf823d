import index from '#content';
import type { DocRecord } from '../content/record.ts';
import { type DocPlace, linkTo } from '../routes/index.ts';
import { mainDocSlug } from '../site/constants.ts';
import { langWithin } from '../site/locales.ts';
import type { PagerLink } from './page.ts';

/** A reading path in a version: its title, and its pages in order with what each gives. */
export type PathView = { id: string; title: string; steps: PathPage[] };

/** A page of a path, and what it gives in one line. */
type PathPage = PagerLink & { slug: string; gives: string };

/** Where a page is on a path: its step, counted from 1, of how many, and the step after it; none at the end. */
export type PathStepView = { path: string; step: number; count: number; next?: PathPage | undefined };

/** What the paths show on a page of the docs. */
export type PathsView = {
  /** All paths; only the main page lists them. */
  paths: PathView[];
  /** The steps that the page is. */
  pathSteps: PathStepView[];
};

/**
 * The reading paths on a page, without the steps that its version does not have.
 * @param find gives the record of a page
 */
export function pathsView(place: DocPlace, find: (place: DocPlace) => DocRecord | undefined): PathsView {
  const paths = pathsOf(place, find);
  const { slug } = place.route;
  return {
    paths: slug === mainDocSlug ? paths : [],
    pathSteps: paths.flatMap(({ title, steps }) => {
      const at = steps.findIndex((step) => step.slug === slug);
      return at < 0 ? [] : [{ path: title, step: at + 1, count: steps.length, next: steps[at + 1] }];
    }),
  };
}

function pathsOf({ locale, route }: DocPlace, find: (place: DocPlace) => DocRecord | undefined): PathView[] {
  return index.paths.flatMap(({ id, title, steps }) => {
    const present = steps.flatMap(({ page, gives }) => {
      const place: DocPlace = { locale, route: { ...route, slug: page } };
      const doc = find(place);
      if (!doc) return [];
      const lang = langWithin(locale, doc.locale);
      return [{ slug: page, label: doc.title, lang, href: linkTo(place), gives: gives[locale] }];
    });
    return present.length > 0 ? [{ id, title: title[locale], steps: present }] : [];
  });
}
