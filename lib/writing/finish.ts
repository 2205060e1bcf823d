import { finishHtml } from '../mdx/body.ts';
import { withApiLinks } from '../pages/api-links.ts';
import { browserPath, linkTo } from '../routes/index.ts';
import { defaultLocale } from '../site/locales.ts';
import { latestVersion } from '../site/versions.ts';

/** The HTML of an example as it would be in a page of the docs of the latest version: every address final. */
export function finishExample(html: string): string {
  const finished = finishHtml(html, {
    file: (relative) => {
      const slug = relative.replace(/^\.\//, '').replace(/\.mdx?$/, '');
      return linkTo({ locale: defaultLocale, route: { kind: 'doc', version: latestVersion, slug } });
    },
    site: browserPath,
    asset: browserPath,
  });
  return withApiLinks(finished, defaultLocale, latestVersion);
}
