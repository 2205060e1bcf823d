/** What the steps of a text need to know beside the text. */
export type TextContext = {
  /** Path of the file in the source. */
  file: string;
  /** Whether `$` begins a formula in the source; the site always reads it so. */
  hasMath: boolean;
  /** Whether lines indented by four spaces are code, as in Docusaurus 2. */
  hasIndentedCode: boolean;
  /** The language of code blocks that name none. */
  defaultLanguage: string;
  /** The text of a file of the source; none where there is no such file. */
  readText(path: string): string | undefined;
  /** The address of a picture on the site; none where the source has no such picture. */
  picture(address: string): string | undefined;
  /** The address at which the site looks for a picture of another site that a person has saved. */
  savedAs(address: string): string;
  /** Where a link leads on the site, and whether that is what the source says. */
  link(address: string): ResolvedLink;
};

export type ResolvedLink =
  /** A page: the address to write, and that of its file in the source, for the check of its anchor. */
  | { kind: 'page'; href: string; page: string; hash: string }
  /** An address on another site, or an anchor of the page itself: it stays. */
  | { kind: 'same' }
  /** A file or a page that is not imported, on the original site. */
  | { kind: 'original'; href: string }
  /** It leads nowhere. */
  | { kind: 'broken' };
