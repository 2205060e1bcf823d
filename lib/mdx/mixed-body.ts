import type { Body, Heading } from './body.ts';

/**
 * A text of which a part is translated: the sections with these ids as the translation has them, the others in English, marked as such.
 * All are in the order of the English text.
 */
export function mixedBody(english: Body, translated: Body, ids: readonly string[]): Body {
  const parts = new Map(partsOf(translated).map((part) => [part.id, part]));
  const mixed = partsOf(english).map((part) => {
    const translation = ids.includes(part.id) ? parts.get(part.id) : undefined;
    return translation ?? inEnglish(part);
  });
  return {
    ...english,
    html: mixed.map(({ html }) => html).join(''),
    markdown: mixed
      .map(({ markdown }) => markdown)
      .filter(Boolean)
      .join('\n\n'),
    headings: mixed.flatMap(({ headings }) => headings),
    sections: [],
    problems: [],
  };
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
