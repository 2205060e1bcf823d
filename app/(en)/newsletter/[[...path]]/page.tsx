export { default, generateMetadata, generateStaticParams } from '@/app/[locale]/newsletter/[[...path]]/page.tsx';
