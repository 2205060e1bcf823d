/** Elements that only lay out, colour or group what is in them: their tags go, their content stays. */
export const layout =
  'article aside bdi bdo big caption center div figcaption figure font footer header hgroup ins label main nav picture ruby section span time u'.split(
    ' ',
  );

/** Elements with an address of their own that becomes a link. */
export const embedded = ['audio', 'embed', 'iframe', 'object', 'video'];

/** Elements that no text of the site can have: they go into a comment. */
export const programs = [
  'button',
  'canvas',
  'form',
  'input',
  'link',
  'math',
  'meta',
  'script',
  'select',
  'style',
  'svg',
  'textarea',
];

/** Elements with a Markdown form. */
export const markdown =
  'a b blockquote br code del em h1 h2 h3 h4 h5 h6 hr i img li ol p pre s source strike strong table tbody td tfoot th thead tr colgroup col tt ul wbr'.split(
    ' ',
  );

/** Elements that texts of the site may have as they are. */
export const kept = [
  'abbr',
  'cite',
  'dd',
  'details',
  'dl',
  'dt',
  'kbd',
  'mark',
  'q',
  'small',
  'sub',
  'summary',
  'sup',
  'var',
];

const all = new Set([...layout, ...embedded, ...programs, ...markdown, ...kept]);

/** Whether a name is one of HTML, not a word in angle brackets. */
export function isHtmlName(name: string): boolean {
  return all.has(name.toLowerCase());
}
