export { default, generateMetadata } from '@/app/[locale]/(prose)/community/page.tsx';
