import type { Element, ElementContent, Properties, Root } from 'hast';
import type { MdxJsxAttribute, MdxJsxFlowElementHast, MdxJsxTextElementHast } from 'mdast-util-mdx-jsx';
import { SKIP, visit } from 'unist-util-visit';
import { didYouMean, nearest } from '../../site/problem.ts';
import type { Compilation } from '../context.ts';
import { nestedElementsOf, replacementHint } from '../html-elements.ts';

type Jsx = MdxJsxFlowElementHast | MdxJsxTextElementHast;

/**
 * HTML elements that a text may use as they are, each with the attributes that it may have; all others have a Markdown form
 * or have no place in a text.
 */
const plainElements: Record<string, readonly string[]> = {
  details: ['open'],
  summary: [],
  kbd: [],
  sub: [],
  sup: [],
  br: [],
  abbr: ['title'],
  cite: [],
  dl: [],
  dt: [],
  dd: [],
  q: [],
  mark: [],
  small: [],
  var: [],
};

/** Attributes of every element. */
export const commonAttributes = ['lang'];

/** What a text may write between < and >: the components below and plain elements, each with its attributes. */
export const elementAttributes: Readonly<Record<string, readonly string[]>> = {
  Tabs: ['group'],
  Tab: ['label', 'value'],
  ...plainElements,
};

/** The components of the site's MDX. Each turns into HTML while the text is compiled: nothing of it runs in the browser. */
const components: Record<string, (jsx: Jsx, compilation: Compilation, count: () => number) => Element> = {
  Tabs: (jsx, compilation, count) => tabs(jsx, compilation, count()),
  Tab: (jsx, { report }) => {
    report({
      at: jsx.position,
      what: '<Tab> outside <Tabs>',
      fix: 'Put it directly inside a <Tabs group="…"> element.',
    });
    return element('div', {}, jsx.children as ElementContent[]);
  },
};

/** The names of these elements. */
export const elementNames = Object.keys(elementAttributes);

/** Block elements, which Markdown puts into a paragraph when they are alone on a line. */
const blocks = ['details', 'summary', 'dl', 'dt', 'dd', 'Tabs', 'Tab'];

/** A paragraph of nothing but block elements → these elements. */
export function unravel() {
  return (tree: Root) => {
    visit(tree, 'element', (node, index, parent) => {
      if (node.tagName !== 'p' || !parent || index === undefined) return undefined;
      const visible = node.children.filter((child) => child.type !== 'text' || child.value.trim());
      const isBlocks = visible.every(
        (child) => child.type === 'mdxJsxTextElement' && blocks.includes(child.name ?? ''),
      );
      if (!isBlocks || visible.length === 0) return undefined;
      parent.children.splice(index, 1, ...visible);
      return [SKIP, index];
    });
  };
}

/** JSX elements → HTML; expressions, imports and exports are reported: a text is data, not a program. */
export function jsxElements(compilation: Compilation) {
  let counter = 0;
  const count = () => ++counter;
  return (tree: Root) => {
    visit(tree, (node, index, parent) => {
      if (!parent || index === undefined) return undefined;
      if (node.type === 'mdxJsxFlowElement' || node.type === 'mdxJsxTextElement') {
        parent.children[index] = elementOfJsx(node, compilation, count);
        return [SKIP, index];
      }
      if (
        node.type === 'mdxjsEsm' ||
        node.type === 'mdxFlowExpression' ||
        node.type === 'mdxTextExpression'
      ) {
        if (!isComment(node.value)) refuse(node, compilation);
        parent.children.splice(index, 1);
        return [SKIP, index];
      }
      return undefined;
    });
  };
}

function elementOfJsx(jsx: Jsx, compilation: Compilation, count: () => number): Element {
  const name = jsx.name ?? '';
  const component = Object.hasOwn(components, name) ? components[name] : undefined;
  if (component) return component(jsx, compilation, count);
  if (!Object.hasOwn(plainElements, name)) {
    compilation.report({ at: jsx.position, what: `unknown element <${name}>`, fix: fixOfUnknown(name) });
    withoutParts(jsx);
    // The development server shows a text with mistakes, too, without unknown elements.
    return element(jsx.type === 'mdxJsxTextElement' ? 'span' : 'div', {}, jsx.children as ElementContent[]);
  }
  return element(name, checkedAttributes(jsx, compilation), jsx.children as ElementContent[]);
}

function fixOfUnknown(name: string): string {
  const markdown = replacementHint(name);
  if (markdown) return markdown;
  const near = name ? nearest(name, elementNames) : undefined;
  return near ? `Did you mean <${near}>?` : `Allowed elements: ${elementNames.join(', ')}.`;
}

/** The rows of a table and the like are not reported separately. */
function withoutParts(jsx: Jsx): void {
  const parts = nestedElementsOf(jsx.name ?? '');
  visit(jsx, (node) => {
    if (!('name' in node) || !parts.includes((node.name ?? '').toLowerCase())) return;
    Object.assign(node, element('div', {}, node.children as ElementContent[]));
  });
}

function tabs(jsx: Jsx, compilation: Compilation, number: number): Element {
  const { group } = checkedAttributes(jsx, compilation);
  const panels = jsx.children.filter((child): child is Jsx => 'name' in child && child.name === 'Tab');
  if (panels.length === 0) {
    compilation.report({
      at: jsx.position,
      what: '<Tabs> without a <Tab>',
      fix: 'Add at least two <Tab label="…"> elements to it.',
    });
  }
  const visible = jsx.children.filter((child) => child.type !== 'text' || child.value.trim());
  for (const outside of visible.filter((child) => panels.length > 0 && !panels.includes(child as Jsx)))
    compilation.report({
      at: outside.position ?? jsx.position,
      what: 'content in <Tabs> outside any <Tab>',
      fix: 'Move it into a <Tab label="…"> or out of <Tabs>; otherwise it is not shown.',
    });
  const parts = panels.map((panel, index) => tab(panel, compilation, number, index));
  const list = element(
    'div',
    { className: ['tab-list'], role: 'tablist' },
    parts.map(([button]) => button),
  );
  return element('div', { className: ['tabs'], dataGroup: group }, [
    list,
    ...parts.map(([, panel]) => panel),
  ]);
}

function tab(
  jsx: Jsx,
  compilation: Compilation,
  number: number,
  index: number,
): [button: Element, panel: Element] {
  const { label, value = label } = checkedAttributes(jsx, compilation);
  if (typeof label !== 'string') {
    compilation.report({
      at: jsx.position,
      what: '<Tab> without a label',
      fix: 'Add one: <Tab label="Linux" value="linux">.',
    });
  }
  const name: ElementContent = { type: 'text', value: String(label ?? '') };
  const id = `tab-${number}-${index + 1}`;
  const selected = index === 0;
  const button = element(
    'button',
    {
      type: 'button',
      role: 'tab',
      id,
      ariaControls: [`${id}-panel`],
      ariaSelected: String(selected),
      tabIndex: selected ? 0 : -1,
      dataValue: value,
    },
    [name],
  );
  const panel = element(
    'section',
    { role: 'tabpanel', id: `${id}-panel`, ariaLabelledBy: [id], dataSelected: selected ? '' : undefined },
    [element('p', { className: ['tab-name'] }, [name]), ...(jsx.children as ElementContent[])],
  );
  return [button, panel];
}

function checkedAttributes(jsx: Jsx, { report }: Compilation): Properties {
  const literal = (attribute: MdxJsxAttribute): [string, string | boolean] | undefined => {
    if (typeof attribute.value === 'string') return [attribute.name, attribute.value];
    if (attribute.value === null || attribute.value === undefined) return [attribute.name, true];
    const what = `attribute ${attribute.name} of <${jsx.name}> is an expression`;
    report({ at: jsx.position, what, fix: `Write it as a string: ${attribute.name}="…".` });
    return undefined;
  };
  return Object.fromEntries(
    jsx.attributes.flatMap((attribute) => {
      if (attribute.type === 'mdxJsxExpressionAttribute') {
        report({
          at: jsx.position,
          what: `<${jsx.name}> has a spread attribute`,
          fix: 'Write each attribute as a string.',
        });
        return [];
      }
      if (/^on/i.test(attribute.name) || attribute.name === 'style') {
        report({
          at: jsx.position,
          what: `attribute ${attribute.name} is not allowed`,
          fix: 'Remove it; scripts and inline styles are not allowed in texts.',
        });
        return [];
      }
      const known = elementAttributes[jsx.name ?? ''];
      if (known && ![...known, ...commonAttributes].includes(attribute.name)) {
        const all = [...known, ...commonAttributes];
        report({
          at: jsx.position,
          what: `unknown attribute "${attribute.name}" of <${jsx.name}>`,
          fix: `Allowed attributes: ${all.join(', ')}.${didYouMean(attribute.name, all)}`,
        });
        return [];
      }
      const pair = literal(attribute);
      return pair ? [pair] : [];
    }),
  );
}

function refuse(
  node: { type: string; value: string; position?: Jsx['position'] },
  { report }: Compilation,
): void {
  const isCode = node.type === 'mdxjsEsm';
  report({
    at: node.position,
    what: isCode
      ? 'import or export is not allowed'
      : `expression is not allowed: {${node.value.slice(0, 40)}}`,
    fix: isCode
      ? 'Remove it; texts cannot contain code, and components need no import.'
      : 'Write a literal brace as \\{, or in `code`.',
  });
}

function isComment(expression: string): boolean {
  return /^\s*(\/\*[\s\S]*\*\/\s*)*$/.test(expression);
}

/** A hast element. */
export function element(tagName: string, properties: Properties, children: ElementContent[]): Element {
  return { type: 'element', tagName, properties, children };
}
