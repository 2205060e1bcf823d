import { prosePage } from '@/app/prose-page.tsx';

const door = prosePage('tgc01');

export const generateMetadata = door.generateMetadata;
export default door.Page;
