import { Frame } from '@/components/shell/frame.tsx';
import { NotFoundScreen } from '@/components/shell/not-found-screen.tsx';
import { frameOf } from '@/lib/pages/frame.ts';
import { notFoundPage } from '@/lib/pages/not-found/not-found.ts';
import { defaultLocale } from '@/lib/site/locales.ts';

/** What the 404 page of the export shows (app/global-not-found.tsx), for an address that the development server does not know. */
export default function NotFound() {
  return (
    <Frame frame={frameOf({ locale: defaultLocale })}>
      <NotFoundScreen page={notFoundPage()} />
    </Frame>
  );
}
