import { cloth } from './figures/cloth.ts';
import { juliaSet } from './figures/julia.ts';
import { writePicture } from './figures/picture.ts';

/** `npm run figures`: renders the pictures of the site anew. Nothing in it is random: the same files come out. */
await writePicture(juliaSet(1440 * 3), 'public/figures/julia.webp', 3);
await writePicture(cloth(1440 * 2, 900 * 2), 'public/figures/cloth.webp', 2);
