import { elementsOf } from './markup.ts';

/** A framework whose client code must not be in the export. */
export type Framework = 'Next' | 'React';

/** Names that only occur in the client of a framework or in pages that it hydrates. They survive minification. */
const clientNames: Readonly<Record<Framework, RegExp>> = {
  // Not `__next__`, a method of iterators in Python.
  Next: /\b_{2,3}next_(?!_)\w+|\b__NEXT_\w+|\/_next\/|\bTURBOPACK\w*/,
  React: /Minified React error|\breact\.dev\/errors|\bSymbol\.for\(["'`]react\.|\$\$typeof|\b__react[A-Z]\w*/,
};

/** Attributes by which a framework finds its elements again. */
const clientAttribute = /\bdata-(?:precedence|nimg|reactroot)\b/;

/** Attributes that identify something; others may be texts for readers, which may mention a framework. */
const naming = ['id', 'class', 'src', 'href', 'srcset', 'imagesrcset'];

/** Pages without a match need not be parsed, which is most of them. */
const suspicious = new RegExp(
  [clientNames.Next, clientNames.React, clientAttribute, /<!--/].map(({ source }) => source).join('|'),
);

/** The first name of a framework's client in a script or style sheet, if there is one. */
export function clientNameIn(code: string, framework: Framework): string | undefined {
  return clientNames[framework].exec(code)?.[0];
}

/**
 * The first trace of a framework's client in the markup of a page: a script, an attribute, or a comment, as React's renderer
 * writes them. Texts, data and addresses of links do not count.
 */
export function clientNameInPage(html: string): string | undefined {
  if (!suspicious.test(html)) return undefined;
  const [comment] = /<!--[\s\S]*?-->/.exec(html.replace(/<script\b[\s\S]*?<\/script>/g, '')) ?? [];
  if (comment !== undefined) return comment;
  for (const { name, attributes, text = '' } of elementsOf(html)) {
    const attribute = Object.keys(attributes).find((one) => clientAttribute.test(one));
    if (attribute) return attribute;
    const isCode = name === 'script' && attributes.type !== 'application/ld+json';
    const parts = [isCode ? text : '', ...(name === 'a' ? [] : naming.map((one) => attributes[one] ?? ''))];
    const found = parts.join('\n');
    const client = clientNameIn(found, 'Next') ?? clientNameIn(found, 'React');
    if (client) return client;
  }
  return undefined;
}
