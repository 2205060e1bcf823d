export { default, generateMetadata, generateStaticParams } from '@/app/[locale]/user-stories/[[...path]]/page.tsx';
