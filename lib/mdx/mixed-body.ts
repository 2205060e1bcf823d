import { type Body, type Heading, idsIn } from './body.ts';

/**
 * A text of which a part is translated: the sections with these ids as the translation has them, the others in English, marked as such.
 * All are in the order of the English text. A heading within another element is a section of the list, and part of the one that it stands
 * in: that one is translated only if both are.
 */
export function mixedBody(english: Body, translated: Body, ids: readonly string[]): Body {
  const parts = new Map(partsOf(translated).map((part) => [part.id, part]));
  const mixed = partsOf(english).map((part) => {
    const isTranslated = [part.id, ...headingsIn(part.html)].every((id) => ids.includes(id));
    return (isTranslated && parts.get(part.id)) || inEnglish(part);
  });
  const html = mixed.map((part) => part.html).join('');
  return {
    ...english,
    html,
    ids: idsIn(html),
    markdown: mixed
      .map(({ markdown }) => markdown)
      .filter(Boolean)
      .join('\n\n'),
    headings: mixed.flatMap(({ headings }) => headings),
    sections: [],
    problems: [],
  };
}

/** The ids of all headings in HTML. */
function headingsIn(html: string): string[] {
  return [...html.matchAll(/<h[2-6] id="([^"]*)"/g)].map(([, id = '']) => id);
}

type Part = { id: string; html: string; markdown: string; headings: Heading[] };

function partsOf({ html, markdown, headings, sections }: Body): Part[] {
  const ids = sections.map(({ id }) => id);
  // A heading within another element belongs to the section that it stands in.
  let section = '';
  const owners = headings.map(({ id }) => {
    if (ids.includes(id)) section = id;
    return section;
  });
  return sections.map(({ id, html: start, markdown: markdownStart }, at) => ({
    id,
    html: html.slice(start, sections[at + 1]?.html),
    markdown: markdown.slice(markdownStart, sections[at + 1]?.markdown).trim(),
    headings: headings.filter((_, heading) => owners[heading] === id),
  }));
}

function inEnglish({ html, headings, ...part }: Part): Part {
  return {
    ...part,
    html: html && `<div lang="en">${html}</div>\n`,
    headings: headings.map((heading) => ({ ...heading, lang: 'en' })),
  };
}
