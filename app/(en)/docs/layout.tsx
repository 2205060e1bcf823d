export { default } from '@/app/[locale]/docs/layout.tsx';
