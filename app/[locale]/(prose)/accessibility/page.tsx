import { prosePage } from '@/app/prose-page.tsx';

const door = prosePage('accessibility');

export const generateMetadata = door.generateMetadata;
export default door.Page;
