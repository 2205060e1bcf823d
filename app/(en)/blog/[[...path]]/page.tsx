export { default, generateMetadata, generateStaticParams } from '@/app/[locale]/blog/[[...path]]/page.tsx';
