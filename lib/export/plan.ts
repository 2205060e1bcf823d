import { createHash } from 'node:crypto';
import {
  copyFileSync,
  existsSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  rmSync,
  statSync,
  utimesSync,
  writeFileSync,
} from 'node:fs';
import { dirname, join } from 'node:path';
import { frameOf } from '../content/frame.ts';
import { allPlaces } from '../content/places.ts';
import { screenOf } from '../content/screens.ts';
import { jsonLd } from '../outputs/json-ld.ts';
import { metadataOf } from '../outputs/metadata.ts';
import { outputFile, type Place } from '../routes/index.ts';

/** Finished pages of earlier builds, named by what they were made from. It may be deleted at any time. */
export const store = '.cache/rendered';
const planFile = '.cache/plan.json';

/** For how long a page is kept that no build has used. */
const keptDays = 14;

/** By file of the export: the name that the finished page has in the store. */
type Plan = Record<string, string>;

/**
 * Notes for each page what it is made from: the code and the configuration, and everything that it shows. A page that an
 * earlier build has made from the same is not rendered again.
 * @param build the id of the code and the settings
 */
export function writePlan(build: string): void {
  // The footer shows the year.
  const code = `${build} ${new Date().getFullYear()}`;
  const pages: Plan = {};
  for (const place of allPlaces()) {
    const screen = screenOf(place);
    if (!screen) continue;
    pages[outputFile(place)] = pageKey(code, [frameOf(place), screen, metadataOf(screen), jsonLd(screen)]);
  }
  mkdirSync(dirname(planFile), { recursive: true });
  writeFileSync(planFile, JSON.stringify(pages));
}

/** The name of a finished page: what it was made from. */
export function pageKey(code: string, shown: unknown): string {
  return createHash('sha256').update(code).update(JSON.stringify(shown)).digest('hex');
}

let plan: Plan | undefined;

export function plannedPages(): Readonly<Plan> {
  plan ??= existsSync(planFile) ? (JSON.parse(readFileSync(planFile, 'utf8')) as Plan) : {};
  return plan;
}

/** The pages of a door that are not in the store. Next wants one at least; in development there is no plan. */
export function toRender<P extends Place>(places: readonly P[]): readonly P[] {
  if (process.env.NODE_ENV !== 'production') return places;
  const own = plannedPages();
  const missing = places.filter((place) => !hasPage(own[outputFile(place)]));
  return missing.length > 0 ? missing : places.slice(0, 1);
}

function hasPage(key: string | undefined): boolean {
  return key !== undefined && existsSync(join(store, key));
}

/** Puts the pages of earlier builds into the export that this one has not rendered. @returns their files */
export function restorePages(out: string): ReadonlySet<string> {
  const missing = Object.entries(plannedPages()).filter(([file]) => !existsSync(join(out, file)));
  const now = new Date();
  for (const [file, key] of missing) {
    mkdirSync(dirname(join(out, file)), { recursive: true });
    copyFileSync(join(store, key), join(out, file));
    utimesSync(join(store, key), now, now);
  }
  return new Set(missing.map(([file]) => file));
}

/** Keeps a finished page for later builds. */
export function storePage(file: string, html: string): void {
  const key = plannedPages()[file];
  if (key === undefined) return;
  mkdirSync(store, { recursive: true });
  writeFileSync(join(store, key), html);
}

/** Takes out what no build has used for a while. */
export function tidyStore(): void {
  if (!existsSync(store)) return;
  const oldest = Date.now() - keptDays * 24 * 60 * 60 * 1000;
  for (const name of readdirSync(store))
    if (statSync(join(store, name)).mtimeMs < oldest) rmSync(join(store, name));
}
