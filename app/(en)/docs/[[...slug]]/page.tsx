export { default, generateMetadata, generateStaticParams } from '@/app/[locale]/docs/[[...slug]]/page.tsx';
