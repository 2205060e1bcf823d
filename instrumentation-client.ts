import { beginProgress } from './lib/browser/progress.ts';

export const onRouterTransitionStart = beginProgress;
