export { default, generateMetadata } from '@/app/[locale]/(prose)/accessibility/page.tsx';
