export { default, generateMetadata } from '@/app/[locale]/(prose)/acknowledgments/page.tsx';
