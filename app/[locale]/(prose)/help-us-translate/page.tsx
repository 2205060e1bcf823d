import { prosePage } from '@/app/prose-page.tsx';

const door = prosePage('help-us-translate');

export const generateMetadata = door.generateMetadata;
export default door.Page;
