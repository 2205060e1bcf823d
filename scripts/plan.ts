import { writePlan } from '../lib/export/plan.ts';

/** Between content and pages: notes which pages an earlier build has made from the same. */
writePlan();
