import { execFileSync } from 'node:child_process';
import { readFileSync, writeFileSync } from 'node:fs';
import subsetFont from 'subset-font';
import { CHARACTERS } from './characters.ts';
import { fallbackFaces } from './fallback-faces.ts';
import { unicodeRange } from './unicode-range.ts';

const PACKAGE = '@fontsource-variable/schibsted-grotesk/files/schibsted-grotesk';
const FONT_FILE = 'src/ui/fonts/schibsted-grotesk.woff2';
const CSS_FILE = 'src/ui/fonts/font-faces.css';

/** Ranges of the package's files, as in its style sheet. */
const LATIN =
  'U+0000-00FF, U+0131, U+0152-0153, U+02BB-02BC, U+02C6, U+02DA, U+02DC, U+0304, U+0308, U+0329, U+2000-206F, U+20AC, ' +
  'U+2122, U+2191, U+2193, U+2212, U+2215, U+FEFF, U+FFFD';
const LATIN_EXTENDED =
  'U+0100-02BA, U+02BD-02C5, U+02C7-02CC, U+02CE-02D7, U+02DD-02FF, U+0304, U+0308, U+0329, U+1D00-1DBF, ' +
  'U+1E00-1E9F, U+1EF2-1EFF, U+2020, U+20A0-20AB, U+20AD-20C0, U+2113, U+2C60-2C7F, U+A720-A7FF';

/** Weights 400 to 700, and kerning, the only feature in use: 30 KiB instead of the package's 46. */
const font = await subsetFont(readFileSync(`node_modules/${PACKAGE}-latin-wght-normal.woff2`), CHARACTERS, {
  targetFormat: 'woff2',
  variationAxes: { wght: { min: 400, max: 700 } },
  keepFeatures: ['kern'],
});
writeFileSync(FONT_FILE, font);

const storeFace = (source: string, weights: string, range: string) => `@font-face {
  font-family: "Schibsted Grotesk Variable";
  font-style: normal;
  font-display: swap;
  font-weight: ${weights};
  src: url("${source}") format("woff2");
  unicode-range: ${range};
}
`;

writeFileSync(
  CSS_FILE,
  `/*
 * Written by scripts/font/build-font.ts (npm run font); do not edit.
 *
 * Schibsted Grotesk (SIL Open Font License 1.1), upright only. The store's own file has the characters of English, Spanish
 * and French. Other Latin characters, such as those of a name, load the package's files. Where faces overlap, the last one
 * wins.
 */
${[
  storeFace(`${PACKAGE}-latin-ext-wght-normal.woff2`, '400 900', LATIN_EXTENDED),
  storeFace(`${PACKAGE}-latin-wght-normal.woff2`, '400 900', LATIN),
  storeFace('./schibsted-grotesk.woff2', '400 700', unicodeRange(CHARACTERS)),
  '/* Fallback fonts in the metrics of the font, so that nothing moves when it loads. */',
  await fallbackFaces(FONT_FILE),
].join('\n')}`,
);
execFileSync(process.execPath, ['node_modules/@biomejs/biome/bin/biome', 'format', '--write', CSS_FILE], {
  stdio: 'ignore',
});
console.log(`${FONT_FILE}: ${(font.length / 1024).toFixed(1)} KiB`);
