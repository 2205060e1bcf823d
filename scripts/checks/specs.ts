/**
 * Which tests in a browser are about which files. The specs open pages of `out/` and do not import the code of these, so this list
 * is made by hand. It is a hint for contributors; `npm test` runs all of them.
 */
const specsOfFiles: readonly (readonly [files: RegExp, ...specs: string[]])[] = [
  [
    /^lib\/browser\/(router|swap|documents|loading\/load-once|soft-links|network|after-paint)\./,
    'navigation',
    'visits',
    'equality',
  ],
  [/^lib\/browser\/(router|positions)\./, 'history', 'frame'],
  [/^lib\/browser\/(swap|documents)\./, 'growth'],
  [/^lib\/browser\/(loading\/|time-limit\.)/, 'navigation', 'crash'],
  [/^lib\/browser\/(crash|page|main|loading\/load)\./, 'crash'],
  [/^lib\/browser\/behaviours\/links-in-view\./, 'prefetch', 'weight'],
  [/^lib\/(browser\/search|search)\//, 'search', 'history'],
  [/^lib\/browser\/(trusted-types|inline|before-paint)\./, 'policy', 'foreign-text'],
  [/^lib\/browser\/services\/(analytics|jsonp|page-view|services)\./, 'policy', 'foreign-text'],
  [/^lib\/browser\/services\/(email|star-request|stars|subscribe|subscription)\./, 'states'],
  [
    /^lib\/(browser\/behaviours\/(nearest-pages|not-found-frame)|search\/nearest-pages|pages\/(not-found|addresses))\./,
    'not-found',
  ],
  [/^lib\/browser\/behaviours\/rare-parts\./, 'not-found', 'changes', 'api-links'],
  [/^lib\/(mdx\/transforms\/programs\.|outputs\/programs\.|pages\/programs\/|programs\/)/, 'programs', 'run'],
  [/^lib\/(live|browser\/run)\//, 'run'],
  [/^lib\/browser\/(editor|run)\//, 'edit', 'playground'],
  [/^(lib\/pages|components)\/playground\//, 'playground'],
  [/^lib\/(browser|pages)\/changes\//, 'changes'],
  [/^(content\/paths\.yml|lib\/pages\/reading-paths\.|components\/docs\/reading-paths\.)/, 'reading-paths'],
  [
    /^lib\/browser\/(storage\.|language-offer\/|behaviours\/(theme-switch|versions|announcement)\.)/,
    'states',
    'journeys',
  ],
  [
    /^lib\/browser\/(prose\/|collapsible\/|clipboard\.|behaviours\/(menus|copy-command|copy-page)\.)/,
    'journeys',
    'states',
  ],
  [
    /^lib\/browser\/(shortcuts\/|behaviours\/(bring-into-view|popups|drawer|sidebar|toc)\.)/,
    'frame',
    'journeys',
    'states',
  ],
  [/^lib\/browser\/(announce|behaviours\/back-to-top)\./, 'states'],
  [/^lib\/(browser\/live-picture\/|site\/pictures\.)/, 'home', 'pictures'],
  [/^lib\/export\/(policy|integrity|headers|strip|bundle)\./, 'policy', 'crash', 'weight'],
  [/^lib\/export\/(pages|markup|styles)\./, 'equality', 'weight'],
  [/^lib\/mdx\//, 'foreign-text', 'no-script', 'axe'],
  [/^lib\/outputs\//, 'foreign-text'],
  [/^lib\/routes\//, 'navigation', 'journeys'],
  [/^lib\/site\/messages\//, 'journeys', 'states'],
  [/^components\//, 'axe', 'no-script', 'reading-modes'],
  [/^components\/home\//, 'home', 'pictures'],
  [/^components\/search\//, 'search'],
  [/^components\/(shell\/(navbar|search-button|star-link|theme-switch)|ui\/menu)\./, 'bar'],
  [/^components\/shell\/fonts\./, 'fonts'],
  [/^components\/shell\/not-found-screen\./, 'not-found'],
  [/^components\/shell\//, 'journeys', 'visits', 'states', 'frame'],
  [/^app\//, 'axe', 'no-script'],
  [/^app\/global\.css$/, 'fonts'],
  [/^(app|components|lib)\/.+\.css$/, 'forced-colours', 'reading-modes'],
  [/^(public\/figures|lib\/browser\/prose)\//, 'figures', 'pictures'],
  [/^lib\/browser\/prose\//, 'code'],
  [/^(lib\/pages\/api|components\/api\/|lib\/search\/shapes\.|lib\/browser\/(prose|search)\/)/, 'api-links'],
  [/^scripts\/measure\/click\./, 'click'],
  [/^scripts\/measure\/ready\./, 'ready'],
  [/^scripts\/measure\/first-view\./, 'weight'],
  [/^scripts\/pages\//, 'axe', 'no-script'],
  [/^scripts\/launch\./, 'launch'],
];

/** The specs of `tests/e2e` that are about these files, each once, sorted. A spec that has changed is among them. */
export function specsOf(files: readonly string[]): string[] {
  const changed = files.filter((file) => /^tests\/e2e\/[\w-]+\.spec\.ts$/.test(file));
  const others = specsOfFiles
    .filter(([pattern]) => files.some((file) => pattern.test(file)))
    .flatMap(([, ...names]) => names.map((name) => `tests/e2e/${name}.spec.ts`));
  return [...new Set([...changed, ...others])].sort();
}
