import { createServer } from 'node:http';

/**
 * Stands for the services of others in browser tests: the code host, the newsletter, analytics. `POST /control` says how it
 * answers from now on and forgets what was asked; `GET /log` tells what was asked.
 */
const port = Number(process.env.THIRD_PARTY_PORT ?? 4399);

/** @type {{ stars: string, subscribe: string, log: { method: string, url: string, body: string, type: string }[] }} */
let state = { stars: '{"stargazers_count":27512}', subscribe: 'ok', log: [] };

const server = createServer(async (request, response) => {
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
  if (pathname === '/stars') return reply(state.stars);
  if (pathname === '/subscribe') return reply(state.subscribe);
  return answer(200, `window.loaded=(window.loaded||[]).concat(${JSON.stringify(pathname)})`, {
    'content-type': 'text/javascript',
  });

  /** A word is a way to fail; anything else is what is said. */
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

server.listen(port);
