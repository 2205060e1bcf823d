import { accentTokens } from '@/lib/site/project/accent.ts';
import { site } from '@/lib/site/project/site.ts';

/**
 * The accent colours of this site in both themes, where `site.yml` has some. `href` and `precedence` make React move the element into
 * the head: a body may not have it. `:root` stands twice, so that these rules win over app/global.css.
 */
export function AccentColours() {
  const { accent } = site;
  if (!accent) return null;
  const dark = accentTokens(accent.dark, 'dark');
  return (
    <style href="accent" precedence="default">
      {`:root:root{${accentTokens(accent.light, 'light')}}@media not print{:root:root:not([data-theme]),:root:root[data-theme=dark]{${dark}}}`}
    </style>
  );
}
