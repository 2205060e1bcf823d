export { default, metadata, viewport } from '@/app/[locale]/layout.tsx';
