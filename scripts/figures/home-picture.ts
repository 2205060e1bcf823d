import { julia, juliaColour, juliaConstant } from '../../lib/site/pictures.ts';
import { newPicture, type Picture, setPixel } from './picture.ts';

/** What the program of the home page draws first, with `density` points in a line of each of its pixels. */
export function homeStill(density: number): Picture {
  const { width, height, scale } = julia;
  const picture = newPicture(width * density, height * density);
  const constant = juliaConstant(0);
  for (let row = 0; row < picture.height; row++) {
    for (let column = 0; column < picture.width; column++) {
      // The program's pixel (i, j), counted from the lower left; the points in it lie around that of the program.
      const i = (column + 0.5) / density - 0.5;
      const j = height - (row + 0.5) / density - 0.5;
      const [red, green, blue] = juliaColour((i - width / 2) / scale, (j - height / 2) / scale, constant);
      setPixel(picture, column, row, [red ** 2.2, green ** 2.2, blue ** 2.2]);
    }
  }
  return picture;
}
