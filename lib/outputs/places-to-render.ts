import { readFileSync, writeFileSync } from 'node:fs';
import { allPlaces } from '../pages/places.ts';
import { href, type Place } from '../routes/index.ts';

/** The file in which a build lists the pages that Next has to render; without this setting it renders all. */
const listFile = process.env.PAGES_TO_RENDER;

/** The pages that Next renders. */
export function placesToRender(): Place[] {
  if (!listFile) return allPlaces();
  const addresses = new Set(JSON.parse(readFileSync(listFile, 'utf8')) as string[]);
  return allPlaces().filter((place) => addresses.has(href(place)));
}

/** Writes the list of pages that Next has to render. */
export function writePlacesToRender(file: string, places: readonly Place[]): void {
  writeFileSync(file, JSON.stringify(places.map(href)));
}
