import { createServer } from 'node:http';

/**
 * A mock of the outside services in browser tests: the code host, the newsletter, analytics. `POST /control` sets how it answers
 * from now on and clears the log; `GET /log` gives the requests. There is one for each worker of the tests, on the ports from
 * `THIRD_PARTY_PORT` on (scripts/base-path/services.ts).
 */
const firstPort = Number(process.env.THIRD_PARTY_PORT ?? 4399);
const workers = Number(process.env.THIRD_PARTY_WORKERS ?? 1);

/** A mock with its own answers and its own log. */
function createMock() {
  /** @type {{ stars: string, subscribe: string, log: { method: string, url: string, body: string, type: string }[] }} */
  let state = { stars: '{"stargazers_count":27512}', subscribe: 'ok', log: [] };

  return createServer(async (request, response) => {
    const chunks = [];
    for await (const chunk of request) chunks.push(chunk);
    const body = Buffer.concat(chunks).toString('utf8');
    const { pathname } = new URL(request.url ?? '/', 'http://localhost');
    const answer = (status, text, headers = { 'access-control-allow-origin': '*' }) => {
      response.writeHead(status, { 'content-type': 'application/json', ...headers });
      response.end(text);
    };
    if (pathname === '/control') {
      state = { ...state, ...JSON.parse(body), log: [] };
      return answer(200, '{}');
    }
    if (pathname === '/log') return answer(200, JSON.stringify(state.log));
    if (pathname === '/') return answer(200, '{}');
    state.log.push({
      method: request.method ?? '',
      url: request.url ?? '',
      body,
      type: request.headers['content-type'] ?? '',
    });
    if (pathname.startsWith('/1/indexes/')) return answer(200, JSON.stringify(searchAnswer(body)));
    if (pathname === '/stars') return reply(state.stars);
    if (pathname === '/subscribe') return reply(state.subscribe);
    return answer(200, `window.loaded=(window.loaded||[]).concat(${JSON.stringify(pathname)})`, {
      'content-type': 'text/javascript',
    });

    /** Some words are ways to fail; anything else is the answer. */
    function reply(mode) {
      if (mode === 'hang') return undefined;
      if (mode === 'reset') return request.socket.destroy();
      if (mode === '403' || mode === '500') return answer(Number(mode), '{"message":"no"}');
      if (mode === 'opaque') return answer(200, '{}', {});
      if (mode === 'slow') return setTimeout(() => answer(200, '{}'), 700);
      if (mode === 'html') return answer(200, '<!DOCTYPE html><p>Hello</p>');
      return answer(200, mode);
    }
  });
}

/** Results for one query whose texts would run if they were inserted as HTML, and one whose address would run. */
const foreign = {
  query: 'foreign',
  hits: () => {
    const text = '<img src=x onerror="window.ran=1"> <mark>foreign</mark>';
    return [hit('3', text, text, '/sub/docs/layout/#a'), hit('4', 'Runs', null, 'javascript:window.ran=1')];
  },
};

/** The answer of the hosted search: two sections of a page and one of another, whatever the query. */
function searchAnswer(body) {
  const { requests = [] } = JSON.parse(body || '{}');
  const hits = [
    hit('1', 'Fields', null, '/sub/docs/field/'),
    hit('2', 'Fields', 'A first field', '/sub/docs/field/#a-first-field'),
    ...(requests.some(({ query }) => query === foreign.query) ? foreign.hits() : []),
  ];
  return {
    results: requests.map(({ indexName, query }) => ({
      hits,
      nbHits: hits.length,
      page: 0,
      nbPages: 1,
      hitsPerPage: 20,
      processingTimeMS: 1,
      exhaustiveNbHits: true,
      query,
      params: '',
      index: indexName,
    })),
  };
}

/** A result in the form of the service. */
function hit(id, lvl1, lvl2, url) {
  const hierarchy = { lvl0: 'Documentation', lvl1, lvl2, lvl3: null, lvl4: null, lvl5: null, lvl6: null };
  const marked = (value) => ({ value, matchLevel: 'full', matchedWords: [] });
  const result = Object.fromEntries(
    Object.entries(hierarchy).flatMap(([key, text]) => (text ? [[key, marked(text)]] : [])),
  );
  return {
    objectID: id,
    url,
    type: lvl2 ? 'lvl2' : 'lvl1',
    content: null,
    anchor: null,
    hierarchy,
    _snippetResult: { hierarchy: result },
    _highlightResult: { hierarchy: result },
  };
}

for (let worker = 0; worker < workers; worker++) createMock().listen(firstPort + worker);
