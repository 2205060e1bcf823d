import { existsSync } from 'node:fs';
import { localesFile, versionsFile } from '../files/generated.ts';
import { writeConstant, writeModule } from '../files/write-module.ts';
import { contentRoot } from '../site/content-root.ts';
import type { Problem } from '../site/problem.ts';
import { readSite } from '../site/project/site-file.ts';
import { report } from '../site/report.ts';
import { readVersions } from './data.ts';

/** Writes the versions and the languages if they are not written yet. The content step reports their problems. */
export function ensureVersions(): void {
  if (!existsSync(versionsFile)) writeModule(versionsFile, readVersions().versions);
  if (!existsSync(localesFile)) writeConstant(localesFile, 'locales', readSite(contentRoot).site.locales);
}

/**
 * Writes the versions and the languages of the content as modules.
 * @param found problems of earlier steps, reported where there is no version to build
 * @returns everything that is wrong, `found` included
 * @throws ProblemsError where there is no version to build
 */
export function writeVersions(found: readonly Problem[]): Problem[] {
  const { versions, problems } = readVersions();
  const { site, problems: siteProblems } = readSite(contentRoot);
  writeModule(versionsFile, versions);
  writeConstant(localesFile, 'locales', site.locales);
  const all = [...found, ...problems, ...siteProblems];
  if (versions.length === 0) report(all, true);
  return all;
}
