import { site } from '@/lib/site/project/site.ts';

const height = 24;

/** The logo of this site; none where `site.yml` names none. Its file is checked by lib/site/project/logo.ts. */
export function Logo() {
  const { drawing } = site;
  if (!drawing) return null;
  const { viewBox, ratio, content } = drawing;
  return (
    <svg
      viewBox={viewBox}
      width={Math.round(height * ratio)}
      height={height}
      aria-hidden="true"
      // biome-ignore lint/security/noDangerouslySetInnerHtml: shapes only, which lib/site/project/logo.ts has checked
      dangerouslySetInnerHTML={{ __html: content }}
    />
  );
}
