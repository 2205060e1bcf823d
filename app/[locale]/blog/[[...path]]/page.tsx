import { seriesPage } from '@/app/series-page.tsx';

const door = seriesPage('blog');

export const generateStaticParams = door.generateStaticParams;
export const generateMetadata = door.generateMetadata;
export default door.Page;
