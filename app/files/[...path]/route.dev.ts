import { shareImage } from '@/lib/covers/share-image.ts';
import { outputFiles } from '@/lib/outputs/files.ts';
import { programFileAt } from '@/lib/outputs/programs.ts';
import { shareImages } from '@/lib/outputs/share-images.ts';
import { shareImagePath } from '@/lib/routes/files.ts';

/**
 * The files that an export has beside its pages (scripts/export-step.ts), each made when it is requested. In development only: the
 * extension of this file keeps it out of an export (next.config.mjs).
 */
export async function GET(
  _: Request,
  { params }: { params: Promise<{ path: string[] }> },
): Promise<Response> {
  const path = `/${(await params).path.join('/')}`;
  const file = outputFiles().find((one) => one.path === path) ?? programFileAt(path);
  const text = file?.text();
  if (file && text !== undefined)
    return new Response(text, { headers: { 'content-type': `${file.type}; charset=utf-8` } });
  const image = shareImages().find(({ name }) => shareImagePath(name) === path);
  if (!image) return new Response('Not found', { status: 404 });
  const { name, ...words } = image;
  return new Response(new Uint8Array(await shareImage(words)), { headers: { 'content-type': 'image/jpeg' } });
}
