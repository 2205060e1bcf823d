export { default, generateMetadata } from '@/app/[locale]/(prose)/help-us-translate/page.tsx';
