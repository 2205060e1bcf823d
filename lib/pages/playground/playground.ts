import { linkTo, type Place, type RouteOf } from '../../routes/index.ts';
import { type Locale, locales } from '../../site/locales.ts';
import { messagesOf } from '../../site/messages/index.ts';
import type { PageBase } from '../page.ts';
import { withoutPrograms } from '../programs/programs.ts';
import { withRunnable } from '../programs/runnable.ts';
import { firstProgram, type GalleryGroup, gallery } from './gallery.ts';

/** The page where programs are written and run, with the programs of the docs and of the posts that run there. */
export type PlaygroundPage = PageBase<'playground'> & {
  /** The block of code that becomes the editor. */
  programHtml: string;
  /** Path of the page that says what programs may use. */
  supportedHref: string;
  groups: GalleryGroup[];
};

/** The playground; none where the content has no program that runs in a page and that it could begin with. */
export function playgroundPage(place: Place<RouteOf<'playground'>>): PlaygroundPage | undefined {
  const { locale } = place;
  const { title, description } = messagesOf(locale).playground;
  const program = firstProgram();
  if (!program) return undefined;
  return {
    kind: 'playground',
    place,
    title,
    description,
    translations: locales,
    programHtml: withoutPrograms(withRunnable(program, place)),
    supportedHref: linkTo({ locale, route: { kind: 'supported' } }),
    groups: gallery(locale),
  };
}

/** The playground and the page about it, where the site has them. */
export function playgroundPlaces(locale: Locale): Place[] {
  if (firstProgram() === undefined) return [];
  return [
    { locale, route: { kind: 'playground' } },
    { locale, route: { kind: 'supported' } },
  ];
}
