import { CHARACTERS } from './characters.ts';
import { measureText } from './measure-text.ts';
import { shopText } from './shop-text.ts';
import { unicodeRange } from './unicode-range.ts';

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
export async function fallbackFaces(fontFile: string): Promise<string> {
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
