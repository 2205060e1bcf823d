import { runLimits } from '../../site/run.ts';

/**
 * The fragment of an address that carries a program: `#program=`, then the text compressed (deflate) and written as base64url. A program
 * in it is not sent to any server.
 * @returns none where the program is too long for a link (`runLimits.linkMax`)
 */
export async function fragmentOf(code: string): Promise<string | undefined> {
  const packed = new Uint8Array(
    await new Response(through(code, new CompressionStream(method))).arrayBuffer(),
  );
  const text = btoa(Array.from(packed, (byte) => String.fromCharCode(byte)).join(''));
  const fragment = `#program=${text.replaceAll('+', '-').replaceAll('/', '_').replace(/=+$/, '')}`;
  return fragment.length <= runLimits.linkMax ? fragment : undefined;
}

/**
 * The program that `fragmentOf` has written.
 * @throws Error where the text is damaged, or the program is longer than `runLimits.linkedMax`
 */
export async function programOfFragment(packed: string): Promise<string> {
  const bytes = Uint8Array.from(atob(packed.replaceAll('-', '+').replaceAll('_', '/')), (one) =>
    one.charCodeAt(0),
  );
  const reader = through(bytes, new DecompressionStream(method))
    .pipeThrough(new TextDecoderStream())
    .getReader();
  let code = '';
  for (;;) {
    const { done, value } = await reader.read();
    if (done) return code;
    code += value;
    // A short link may hold a program of gigabytes.
    if (code.length > runLimits.linkedMax) throw new Error('The program of the link is too long.');
  }
}

const method = 'deflate-raw';

function through(content: BlobPart, stream: GenericTransformStream): ReadableStream<Uint8Array<ArrayBuffer>> {
  return new Blob([content]).stream().pipeThrough(stream);
}
