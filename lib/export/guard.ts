import type { Integrity } from './integrity.ts';

type Rules = {
  /** Path below which the site's own code lies: '/sub/_next/static/'. */
  own: string;
  /** Origins of configured scripts. */
  origins: readonly string[];
  /** Hashes of what may be loaded after the page. */
  integrity: Integrity;
};

/**
 * The first script of every page, the same for all of them. What is loaded later gets the hash that it must have, as the
 * page's own tags have it; and texts become code by rule only (Trusted Types): scripts come from this site and the configured
 * hosts, text is never run, HTML holds nothing that runs or frames. A browser without Trusted Types has the hashes only.
 */
export function guardScript({ own, origins, integrity }: Rules): string {
  const names = Object.fromEntries(
    [...integrity].flatMap(([address, hash]) =>
      address.startsWith(own) ? [[address.slice(own.length), hash]] : [],
    ),
  );
  return `(${guard.replace(/\n\s*/g, '')})(${[own, origins, names].map((value) => JSON.stringify(value)).join(',')})`;
}

/** Written as text, because it goes into pages as it stands, and no compiler may add to it. */
const guard = String.raw`function(own,origins,hashes){
  function isOwn(url){return url.origin===location.origin&&url.pathname.indexOf(own)===0}
  function withHash(prototype,name){
    var property=Object.getOwnPropertyDescriptor(prototype,name);
    Object.defineProperty(prototype,name,Object.assign({},property,{set:function(address){
      var url=new URL(address,location.href),hash=isOwn(url)&&hashes[url.pathname.slice(own.length)];
      if(hash)this.integrity=hash;
      property.set.call(this,address)
    }}))
  }
  withHash(HTMLScriptElement.prototype,"src");
  withHash(HTMLLinkElement.prototype,"href");
  if(self.trustedTypes)trustedTypes.createPolicy("default",{
    createHTML:function(html){
      if(/<script(?! type="application\/)|<(?:iframe|frame|object|embed|base)[\s>]|(?:href|src|action)="\s*javascript:/i.test(html))throw new TypeError("This HTML would run something.");
      return html
    },
    createScriptURL:function(address){
      var url=new URL(address,location.href);
      if(isOwn(url)||origins.indexOf(url.origin)>=0)return address;
      throw new TypeError("No script of this page comes from "+url.origin+url.pathname)
    }
  })
}`;
