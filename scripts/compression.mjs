import { brotliCompress, constants, gzip } from 'node:zlib';

/**
 * Sends the text files of a handler compressed, as hosts do: Brotli where the browser takes it, else gzip. The levels are
 * those of hosts that compress while they answer.
 * @param {(request: import('node:http').IncomingMessage, response: import('node:http').ServerResponse) => void} handler
 */
export function compressed(handler) {
  return (request, response) => {
    const encoding = encodingFor(request);
    if (encoding) compressBody(response, encoding);
    return handler(request, response);
  };
}

const texts = /^(?:text\/|image\/svg|application\/(?:json|javascript|xml|rss|atom|feed|wasm|manifest))/;

function encodingFor({ method, headers }) {
  // A range is one of uncompressed bytes.
  if (method !== 'GET' || headers.range) return undefined;
  const accepted = String(headers['accept-encoding'] ?? '');
  if (/\bbr\b/.test(accepted)) return 'br';
  return /\bgzip\b/.test(accepted) ? 'gzip' : undefined;
}

/** Compresses what is written to a response, as a whole, once its head says that it is text. */
function compressBody(response, encoding) {
  const writeHead = response.writeHead.bind(response);
  response.writeHead = (status, headers = {}) => {
    response.writeHead = writeHead;
    const sent = { ...response.getHeaders(), ...lowerCased(headers) };
    if (status !== 200 || !texts.test(String(sent['content-type'] ?? ''))) return writeHead(status, headers);
    const { 'content-length': _, ...others } = sent;
    response.removeHeader('content-length');
    collect(response, encoding);
    return writeHead(status, { ...others, 'content-encoding': encoding, vary: 'accept-encoding' });
  };
}

function collect(response, encoding) {
  const end = response.end.bind(response);
  const chunks = [];
  response.write = (chunk) => chunks.push(Buffer.from(chunk)) > 0;
  response.end = (chunk) => {
    if (chunk) chunks.push(Buffer.from(chunk));
    const text = Buffer.concat(chunks);
    const done = (error, bytes) => (error ? response.destroy(error) : end(bytes));
    if (encoding === 'br') brotliCompress(text, { params: { [constants.BROTLI_PARAM_QUALITY]: 5 } }, done);
    else gzip(text, { level: 6 }, done);
    return response;
  };
}

function lowerCased(headers) {
  return Object.fromEntries(Object.entries(headers).map(([name, value]) => [name.toLowerCase(), value]));
}
