import { writePlan } from '../lib/export/plan.ts';
import { buildIdOf, settingsOf, sources } from './build-id.mjs';

/** Between content and pages: notes which pages an earlier build has made from the same. */
writePlan(buildIdOf(sources, settingsOf(process.env)));
