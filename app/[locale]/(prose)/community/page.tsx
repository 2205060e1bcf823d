import { prosePage } from '@/app/prose-page.tsx';

const door = prosePage('community');

export const generateMetadata = door.generateMetadata;
export default door.Page;
