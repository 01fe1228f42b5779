import { execFileSync } from 'node:child_process';
import { readFileSync, writeFileSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { chromium } from '@playwright/test';
import subsetFont from 'subset-font';
import { findChromium } from '../setup/find-chromium.mjs';
import { CHARACTERS, shopText, unicodeRange } from './font-text.ts';

/** Ascent and descent of the store's font, in em. */
const ASCENT = 0.977;
const DESCENT = 0.258;

/** Weights in use, and the range of weights that each one covers. */
const WEIGHTS = [
  { weight: 400, range: '400 449', isBold: false },
  { weight: 500, range: '450 549', isBold: false },
  { weight: 600, range: '550 700', isBold: true },
];
type Weight = (typeof WEIGHTS)[number];

/** Arial exists on Windows, macOS and iOS; Liberation Sans has its widths. */
const ARIAL = {
  family: 'Schibsted Grotesk Fallback',
  regular: 'local("Arial"), local("Liberation Sans")',
  bold: 'local("Arial Bold"), local("Liberation Sans Bold")',
};
/** Android's font. Its average character width divided by Arial's, regular and bold (Capsize's xWidthAvg). */
const ROBOTO = {
  family: 'Schibsted Grotesk Fallback Android',
  regular: 'local("Roboto")',
  bold: 'local("Roboto Bold")',
  width: { regular: 911 / 913, bold: 926 / 983 },
};

/** Characters with about the same ratio of widths share a face; a step of the ratio. */
const RATIO_STEP = 0.05;
/** Limits of the ratio, so that no character looks too small or too large. */
const RATIO_LIMITS = { least: 0.9, most: 1.15 };

/**
 * Font faces that make a system font take the space of the store's font: `size-adjust` is the ratio of the two widths, by
 * weight and, for Arial, by character; the ascent and descent are divided by it. With one ratio per weight, lines of the
 * listing and the product page wrapped differently when the font loaded: a layout shift of 0.002 instead of 0.0001.
 */
async function fallbackFaces(fontFile: string): Promise<string> {
  const measure = async (weight: Weight, texts: string[]): Promise<number[]> => {
    const fonts = [`${weight.weight} 100px store`, `${weight.isBold ? 700 : 400} 100px Arial`];
    const widths = await measureText(
      fontFile,
      texts.flatMap((text) => fonts.map((font) => ({ font, text }))),
    );
    return texts.map((_, index) => (widths[2 * index] ?? Number.NaN) / (widths[2 * index + 1] ?? Number.NaN));
  };
  const text = shopText();
  const faces: string[] = [];
  for (const weight of WEIGHTS) {
    const characters = [...CHARACTERS];
    const groups = groupByRatio(characters, await measure(weight, characters));
    const samples = groups.map((group) =>
      [...text].filter((character) => group.includes(character)).join(''),
    );
    const ratios = await measure(weight, samples);
    for (const [index, group] of groups.entries())
      faces.push(face(ARIAL, weight, limit(ratios[index] ?? 1), group));
  }
  for (const weight of WEIGHTS) {
    const [ratio = 1] = await measure(weight, [text]);
    faces.push(face(ROBOTO, weight, ratio / ROBOTO.width[weight.isBold ? 'bold' : 'regular']));
  }
  return faces.join('\n');
}

function groupByRatio(characters: string[], ratios: number[]): string[] {
  const groups = new Map<number, string>();
  for (const [index, character] of characters.entries()) {
    const step = Math.round(limit(ratios[index] ?? 1) / RATIO_STEP);
    groups.set(step, (groups.get(step) ?? '') + character);
  }
  return [...groups.values()];
}

function limit(ratio: number): number {
  return Math.min(Math.max(ratio, RATIO_LIMITS.least), RATIO_LIMITS.most);
}

function face(
  { family, regular, bold }: { family: string; regular: string; bold: string },
  { range, isBold }: Weight,
  ratio: number,
  characters?: string,
): string {
  return `@font-face {
  font-family: "${family}";
  font-weight: ${range};
  src: ${isBold ? bold : regular};
  size-adjust: ${percent(ratio)};
  ascent-override: ${percent(ASCENT / ratio)};
  descent-override: ${percent(DESCENT / ratio)};
  line-gap-override: 0%;
${characters ? `  unicode-range: ${unicodeRange(characters)};\n` : ''}}
`;
}

function percent(ratio: number): string {
  return `${Number((ratio * 100).toFixed(2))}%`;
}

interface TextWidth {
  /** CSS font, such as `600 1000px Arial`. The store's font is `store`. */
  font: string;
  text: string;
}

/** Measures texts in Chromium, in pixels; `fontFile` is available as the family `store`. */
async function measureText(fontFile: string, texts: TextWidth[]): Promise<number[]> {
  const executablePath = findChromium();
  const browser = await chromium.launch({
    ...(executablePath ? { executablePath } : {}),
    args: ['--no-sandbox', '--disable-gpu'],
  });
  try {
    const page = await browser.newPage();
    const source = `url(data:font/woff2;base64,${(await readFile(fontFile)).toString('base64')})`;
    return await page.evaluate(
      async ([fontSource, all]) => {
        const face = new FontFace('store', fontSource, { weight: '100 900' });
        document.fonts.add(await face.load());
        const context = document.createElement('canvas').getContext('2d');
        if (!context) throw new Error('Chromium has no canvas.');
        return all.map(({ font, text }) => {
          context.font = font;
          return context.measureText(text).width;
        });
      },
      [source, texts] as const,
    );
  } finally {
    await browser.close();
  }
}

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
