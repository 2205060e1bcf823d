import { imageSize } from 'image-size';
import { pictures } from '../../site/constants.ts';
import { type Problem, problem } from '../../site/problem.ts';
import { targetOf } from '../address.ts';
import type { Candidate, Image } from '../page-facts.ts';
import type { Site } from '../site.ts';

/** Covers of entries, which are beside the title and need no alternative text. */
const decorative = /(^|\/)covers\//;

type ImageFault = Pick<Problem, 'what' | 'fix'>;

/**
 * Pictures in pages have a size, so that nothing moves when they load; an alternative text; and a file for phones. Each file is
 * as wide as the `srcset` says.
 */
export function imageProblems(site: Site): Problem[] {
  return site.pages.flatMap((page) => {
    const fileOf = (src: string) => {
      const target = targetOf(src, page.file, site.roots);
      return typeof target === 'object' ? target.file : '';
    };
    return page.images.flatMap((image) => {
      const files = [image, ...image.candidates].map(({ src }) => fileOf(src));
      const faults = [
        imageProblem(image) ?? shapeProblem(site, image, fileOf(image.src)),
        ...image.candidates.map((one) => candidateProblem(site, one, fileOf(one.src))),
        phoneProblem(site, files),
      ];
      return faults
        .filter((fault) => fault !== undefined)
        .map(({ what, fix }) => problem({ where: page.file, what: `${image.src}: ${what}`, fix }));
    });
  });
}

function imageProblem({ src, alt, width, height, isHidden }: Image): ImageFault | undefined {
  if (![width, height].every((size) => /^[1-9]\d*$/.test(size ?? '')))
    return { what: 'missing width or height', fix: 'Set both, in pixels.' };
  if (alt === undefined)
    return { what: 'missing alt', fix: 'Describe what it shows, or set alt="" if it is decorative.' };
  if (alt.trim() === '' && !isHidden && !decorative.test(src))
    return { what: 'empty alt', fix: 'Describe what it shows: only covers are decorative.' };
  return undefined;
}

/** A picture is shown in its aspect ratio: half a percent is rounding. */
function shapeProblem(
  { files, read }: Site,
  { width, height }: Pick<Image, 'width' | 'height'>,
  file: string,
): ImageFault | undefined {
  if (!files.has(file)) return undefined;
  const real = pictureSize(file, read);
  const said = Number(width) / Number(height);
  if (!real || Math.abs(said / (real.width / real.height) - 1) < 0.005) return undefined;
  return {
    what: `${width} by ${height}, but the file is ${real.width} by ${real.height}`,
    fix: 'Use the size of the file, or one with the same aspect ratio.',
  };
}

/** The width in a `srcset` is right, since browsers choose by it. */
function candidateProblem(site: Site, candidate: Candidate, file: string): ImageFault | undefined {
  const { src, descriptor, sizes, type } = candidate;
  const width = /^([1-9]\d*)w$/.exec(descriptor)?.[1];
  if (!width) return { what: `${src} in srcset without a width`, fix: 'Add its width in pixels: 760w.' };
  if (!sizes)
    return { what: 'srcset without sizes', fix: 'Add sizes: the width at which the picture is shown.' };
  if (type && type !== mimeType(file))
    return { what: `${src} is not of the type ${type}`, fix: `Use ${mimeType(file)}.` };
  const real = site.files.has(file) ? pictureSize(file, site.read) : undefined;
  if (real && real.width !== Number(width)) {
    const what = `${src} in srcset as ${descriptor}, but it is ${real.width} px wide`;
    return { what, fix: `Write ${real.width}w, or make the file ${width} px wide.` };
  }
  const shape = shapeProblem(site, candidate, file);
  return shape && { ...shape, what: `${src} is drawn ${shape.what}` };
}

function mimeType(file: string): string {
  return `image/${file.slice(file.lastIndexOf('.') + 1).replace(/^jpg$/, 'jpeg')}`;
}

/** A photo or a rendered picture has a file that is not wider than a phone can show. */
function phoneProblem({ files, read }: Site, candidates: readonly string[]): ImageFault | undefined {
  const widths = candidates
    .filter((file) => files.has(file) && !file.endsWith('.svg'))
    .map((file) => pictureSize(file, read)?.width ?? 0);
  const narrowest = Math.min(...widths);
  if (widths.length === 0 || narrowest <= pictures.phonePx) return undefined;
  return {
    what: `phones load a file that is ${narrowest} px wide`,
    fix: `Add a srcset with a file of at most ${pictures.phonePx} px; for pictures of texts scripts/figures.ts makes one.`,
  };
}

const sizesByFile = new Map<string, { width: number; height: number } | undefined>();

function pictureSize(file: string, read: Site['read']) {
  if (!sizesByFile.has(file)) {
    try {
      sizesByFile.set(file, imageSize(read(file)));
    } catch {
      sizesByFile.set(file, undefined);
    }
  }
  return sizesByFile.get(file);
}

const fileSignatures: Record<string, (start: Buffer) => boolean> = {
  svg: (start) => /^(<\?xml[^>]*>\s*)?(<!--[\s\S]*?-->\s*)*<svg\b/.test(start.toString('utf8').trimStart()),
  jpg: (start) => start.subarray(0, 3).equals(Buffer.from([0xff, 0xd8, 0xff])),
  jpeg: (start) => start.subarray(0, 3).equals(Buffer.from([0xff, 0xd8, 0xff])),
  png: (start) => start.subarray(1, 4).toString('latin1') === 'PNG',
  gif: (start) => start.subarray(0, 4).toString('latin1') === 'GIF8',
  webp: (start) => start.toString('latin1', 0, 4) === 'RIFF' && start.toString('latin1', 8, 12) === 'WEBP',
  avif: (start) => start.toString('latin1', 4, 12) === 'ftypavif',
  woff2: (start) => start.toString('latin1', 0, 4) === 'wOF2',
};

/** Files of pictures and fonts have the format of their extension, and no picture is too large. */
export function pictureFileProblems({ files, read }: Pick<Site, 'files' | 'read'>): Problem[] {
  return [...files].flatMap(([file, bytes]) => {
    const extension = file.slice(file.lastIndexOf('.') + 1);
    const isKind = fileSignatures[extension];
    if (!isKind || bytes === 0) return [];
    if (!isKind(read(file)))
      return [
        problem({
          where: file,
          what: `is not a valid ${extension} file`,
          fix: 'Use the extension of its format.',
        }),
      ];
    if (bytes <= pictures.bytesMax || extension === 'woff2') return [];
    const fix = `Reduce it to at most ${pictures.bytesMax / 1000} kB: use fewer pixels or stronger compression.`;
    return [problem({ where: file, what: `is too large: ${Math.round(bytes / 1000)} kB`, fix })];
  });
}
