import { flagNames } from '../lib/mdx/transforms/code-meta.ts';
import { commonAttributes, elementAttributes } from '../lib/mdx/transforms/components.ts';
import { admonitions, badges } from '../lib/mdx/transforms/directives.ts';

/** What each construct that the pipeline knows by a name looks like in a source. */
export const constructPatterns: readonly RegExp[] = [
  ...Object.keys(elementAttributes).map((name) => new RegExp(`<${name}\\b`)),
  ...Object.entries(elementAttributes).flatMap(([name, attributes]) =>
    attributes.map((attribute) => new RegExp(`<${name} [^>]*\\b${attribute}\\b`)),
  ),
  ...commonAttributes.map((attribute) => new RegExp(`<\\w+ [^>]*\\b${attribute}=`)),
  ...Object.keys(admonitions).map((kind) => new RegExp(`^:::${kind}\\b`, 'm')),
  ...badges.map((badge) => new RegExp(`:${badge}\\[`)),
  ...[...flagNames, 'title=', 'link:', '\\{[\\d,-]+\\}'].map((word) => new RegExp(`^\`{3}.* ${word}`, 'm')),
];

/** The constructs that none of the sources shows. */
export function withoutExample(sources: readonly string[]): string[] {
  return constructPatterns
    .filter((pattern) => !sources.some((source) => pattern.test(source)))
    .map((pattern) => pattern.source);
}
