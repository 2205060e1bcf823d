type Rules = {
  createHTML?(html: string): string;
  createScriptURL?(address: string): string;
};
type Policy = { createHTML(html: string): string };
type Factory = { createPolicy(name: string, rules: Rules): Policy };

/** Not every browser has Trusted Types; the policy of the page (Content-Security-Policy) holds in all of them. */
const { trustedTypes } = globalThis as { trustedTypes?: Factory };

/** HTML that would run or frame something. Nothing that the site inserts has any of it. */
const active =
  /<(?:script|iframe|frame|object|embed|base)[\s>/]|(?:href|src|action)\s*=\s*["']?\s*javascript:/i;

/**
 * The rules by which a text becomes HTML or the address of a script (Trusted Types): scripts come from this site and the
 * configured services only, and HTML holds nothing that runs. Everything else throws a `TypeError`, text as code included.
 * @param serviceOrigins origins of configured scripts
 */
export function setTrustRules(serviceOrigins: readonly string[]): void {
  trustedTypes?.createPolicy('default', {
    createHTML(html) {
      if (active.test(html)) throw new TypeError('This HTML would run something.');
      return html;
    },
    createScriptURL(address) {
      const { origin, pathname } = new URL(address, location.href);
      if (origin === location.origin || serviceOrigins.includes(origin)) return address;
      throw new TypeError(`No script of this site comes from ${origin}${pathname}`);
    },
  });
}

/** Whole pages have scripts. They are parsed into a document of their own, in which no script runs. */
const pages = trustedTypes?.createPolicy('page', { createHTML: (html) => html });

/** A page of this site as a document. */
export function parsePage(html: string): Document {
  return new DOMParser().parseFromString(pages?.createHTML(html) ?? html, 'text/html');
}
