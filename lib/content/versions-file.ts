import { existsSync } from 'node:fs';
import { versionsFile } from '../files/generated.ts';
import { writeModule } from '../files/write-module.ts';
import type { Problem } from '../site/problem.ts';
import { report } from '../site/report.ts';
import { readVersions } from './data.ts';

/** Writes the versions if they are not written yet. The content step reports their problems. */
export function ensureVersions(): void {
  if (!existsSync(versionsFile)) writeModule(versionsFile, readVersions().versions);
}

/**
 * Writes the versions of the content as a module.
 * @param found problems of earlier steps, reported where there is no version to build
 * @returns everything that is wrong, `found` included
 * @throws ProblemsError where there is no version to build
 */
export function writeVersions(found: readonly Problem[]): Problem[] {
  const { versions, problems } = readVersions();
  writeModule(versionsFile, versions);
  const all = [...found, ...problems];
  if (versions.length === 0) report(all, true);
  return all;
}
