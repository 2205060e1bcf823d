export { default, generateMetadata } from '@/app/[locale]/(prose)/tgc01/page.tsx';
