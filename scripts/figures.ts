import { autumn } from './figures/autumn.ts';
import { cloth } from './figures/cloth.ts';
import { fountain } from './figures/fountain.ts';
import { juliaSet } from './figures/julia.ts';
import { life } from './figures/life.ts';
import { newton } from './figures/newton.ts';
import { type Picture, writePicture } from './figures/picture.ts';
import { turingPattern } from './figures/turing-pattern.ts';
import { writeQrCode } from './figures/wechat.ts';

/** Every rendered picture, how large it is computed, and by how much it is made smaller for smooth edges. */
const pictures: Record<string, [draw: () => Picture, factor: number]> = {
  'julia.webp': [() => juliaSet(1440 * 3), 3],
  'cloth.webp': [() => cloth(1440 * 2, 900 * 2), 2],
  'blog/autumn.webp': [() => autumn(1440 * 3), 3],
  'blog/fountain.webp': [() => fountain(1440 * 2), 2],
  'blog/life.webp': [() => life(312, { left: -118, top: -64, columns: 240, rows: 120 }, 12), 2],
  'blog/newton.webp': [() => newton(1440 * 3), 3],
  'blog/turing-pattern.webp': [() => turingPattern(1440 * 2), 2],
};

/** `npm run figures`, or with the names of some: renders pictures anew. Nothing in it is random: the same files come out. */
const asked = process.argv.slice(2);
for (const [name, [draw, factor]] of Object.entries(pictures)) {
  if (asked.length > 0 && !asked.includes(name)) continue;
  await writePicture(draw(), `public/figures/${name}`, factor);
  console.log(name);
}

if (asked.length === 0 || asked.includes('wechat.svg'))
  writeQrCode('https://docs.taichi-lang.org/zh-Hans/community/#wechat', 'public/figures/wechat.svg');
