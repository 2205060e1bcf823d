import { storageKeys } from '@/lib/site/constants.ts';

/** The sheets that Next's HTML names in these samples. */
export const sheets = ['/_next/static/chunks/0i-d3uynbrlc3.css', '/_next/static/chunks/22l7v0cpluv4k.css'];

export const themeScript = `((a,b)=>{document.documentElement.setAttribute(a,localStorage.getItem(b))})("data-theme","${storageKeys.theme}","dark",null,["light","dark"],null,false,false)`;

export const pageData = '{"@context":"https://schema.org","@graph":[]}';

const chunk = (name: string) => `<script src="/_next/static/chunks/${name}.js" async=""></script>`;

/** A page in the form in which Next writes it, shortened: what differs from page to page, and what a test adds. */
export function nextPage({ title = 'Fields', head = '', body = '', links = sheets } = {}): string {
  return [
    '<!DOCTYPE html><html lang="en" dir="ltr" class="a_variable b_variable"><head><meta charSet="utf-8"/>',
    '<meta name="viewport" content="width=device-width, initial-scale=1"/>',
    '<link rel="preload" href="/_next/static/media/text-s.p.0gsaq8ukbf34m.woff2" as="font" crossorigin="" type="font/woff2"/>',
    ...links.map((href) => `<link rel="stylesheet" href="${href}" data-precedence="next"/>`),
    '<link rel="preload" as="script" fetchPriority="low" href="/_next/static/chunks/0j1we3cwg31qe.js"/>',
    chunk('3ov-_40dpyk5d'),
    chunk('turbopack-077hmtqrhcoji'),
    '<meta name="theme-color" content="#0b0f10"/><meta name="next-size-adjust" content=""/>',
    `<title>${title}</title><meta name="description" content="About ${title}"/>`,
    `<link rel="canonical" href="https://site.org/docs/field/"/><meta property="og:title" content="${title}"/>`,
    '<link rel="icon" href="/icon.svg?icon.2hvg.svg" sizes="any" type="image/svg+xml"/>',
    `${head}<script src="/_next/static/chunks/0cz1d0mv5g_q7.js" noModule=""></script></head>`,
    '<body data-to-top="Up"><div hidden=""><!--$--><!--/$--></div><a class="skip-link" href="#content">Skip</a>',
    `<script>${themeScript}</script><div data-page=""><script type="application/ld+json">${pageData}</script>`,
    `<main id="content"><h1>${title}</h1>${body}</main></div><!--$--><!--/$-->`,
    '<script id="_R_">(globalThis["TURBOPACK"] || (globalThis["TURBOPACK"] = [])).push({"otherChunks":[]});</script>',
    chunk('0j1we3cwg31qe'),
    '<script>(self.__next_f=self.__next_f||[]).push([0])</script>',
    '<script>self.__next_f.push([1,"1:\\"$Sreact.fragment\\"\\n"])</script></body></html>',
  ].join('');
}
