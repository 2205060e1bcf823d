import { startBehaviours } from './page.ts';
import { startRouter, visit } from './router.ts';
import { softLinks } from './soft-links.ts';
import { setTrustRules } from './trusted-types.ts';

/** The module of every page of the export (lib/export/bundle.ts). Pages can be read without it. */
setTrustRules(JSON.parse(process.env.SERVICE_ORIGINS ?? '[]') as string[]);
startRouter(startBehaviours);
softLinks(visit);
