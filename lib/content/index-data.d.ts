import type { ContentIndex } from './record.ts';

declare const index: ContentIndex;
export default index;
