import { writeFileSync } from 'node:fs';
import { mathsFont, webFonts } from '../lib/fonts/fonts.ts';
import { fullFont, licenceFile, subsetOf } from '../lib/fonts/subset.ts';
import { commandLine } from './options.ts';

commandLine({
  name: 'npm run fonts',
  does: 'writes the subsets of the fonts that pages load, each with its licence. The result is the same each time.',
  options: {},
});

for (const webFont of [...webFonts, mathsFont]) {
  const { font, licence } = fullFont(webFont);
  const subset = await subsetOf(font, webFont);
  writeFileSync(webFont.subset, subset);
  writeFileSync(licenceFile(webFont), licence);
  console.log(`${webFont.subset}: ${font.length} → ${subset.length} bytes`);
}
