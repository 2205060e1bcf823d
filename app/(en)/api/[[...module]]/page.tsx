export { default, generateMetadata, generateStaticParams } from '@/app/[locale]/api/[[...module]]/page.tsx';
