import { expect, test } from 'vitest';
import { SearchEngine } from '@/lib/search/engine.ts';
import { formatVersion, type PageRow } from '@/lib/search/format.ts';

const modules = ['networkx', 'networkx.drawing.nx_agraph', 'networkx.linalg'];

/** The titles of what is found among the names of a package that programs import as `nx`, and `networkx.linalg` as `la`. */
function found(query: string): string[] {
  const engine = new SearchEngine([
    {
      format: formatVersion,
      locale: 'en',
      version: {
        name: 'v2',
        label: 'v2',
        imports: { networkx: 'networkx', nx: 'networkx', la: 'networkx.linalg' },
      },
      pages: modules.map((title): PageRow => ['api', title, `/api/${title}/`, '', 'About a graph.', '', '']),
      sections: [],
      symbols: [
        ['networkx.drawing.nx_agraph.from_agraph', 'function', 1, '', 'A graph.'],
        ['networkx.Graph', 'class', 0, '', 'Base class.'],
        ['networkx.Graph.add_edge', 'method', 0, '', 'Adds an edge.'],
        ['networkx.linalg.spectrum', 'function', 2, '', 'Eigenvalues.'],
      ],
      synonyms: [],
      terms: [],
      keywords: [],
    },
  ]);
  return engine.search(query).map(({ title }) => title);
}

test.each([
  ['nx.Graph', 'Graph'],
  ['networkx.Graph', 'Graph'],
  ['nx.Graph.add_edge(', 'Graph.add_edge'],
  ['la.spectrum', 'spectrum'],
  ['nx.Grahp.add_edge', 'Graph.add_edge'],
  ['how does nx.Graph work', 'Graph'],
])('%s finds what it means first', (query, title) => {
  expect(found(query)[0]).toBe(title);
});

test('the word of the import is no word that pages are searched for', () => {
  expect(found('nx.eigenvalues')).toEqual(['spectrum']);
});
