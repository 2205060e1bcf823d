import type { Version } from './versions.ts';

declare const versions: readonly Version[];
export default versions;
