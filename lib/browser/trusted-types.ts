type Rules = {
  createHTML?(html: string): string;
  createScriptURL?(address: string): string;
};
type Policy = { createHTML(html: string): string };
type Factory = { createPolicy(name: string, rules: Rules): Policy };

/** Some browsers have no Trusted Types; the Content-Security-Policy of the page applies in all of them. */
const { trustedTypes } = globalThis as { trustedTypes?: Factory };

/** HTML that would run or frame something. The site inserts none. */
const active =
  /<(?:script|iframe|frame|object|embed|base)[\s>/]|(?:href|src|action)\s*=\s*["']?\s*javascript:/i;

/**
 * Sets the rules for texts that become HTML or the address of a script (Trusted Types): scripts come only from this site and
 * the configured services, and HTML contains nothing that runs. Anything else throws a `TypeError`, as does a text as code.
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

/** Whole pages contain scripts. They are parsed into a separate document, in which no script runs. */
const pagePolicy = trustedTypes?.createPolicy('page', { createHTML: (html) => html });

/** A page of this site as a document. */
export function parsePage(html: string): Document {
  return new DOMParser().parseFromString(pagePolicy?.createHTML(html) ?? html, 'text/html');
}
