import type { FrameColor } from '../../models/frame';
import type { Localized } from '../../models/localized';
import { text } from '../localized-text';

/** A sun lens of sunglasses, and its paint. */
export interface SunLensSpec {
  sunLens: NonNullable<FrameColor['sunLens']>;
  /** CSS hex; the upper color of a gradient. */
  lens: string;
  /** Lower color of a gradient, CSS hex. */
  lower?: string;
}

/** Opacity of the drawn lens by filter category (ISO 12312-1: 43–80, 18–43, 8–18, 3–8 % transmission). */
export const opacityOfCategory = { 1: 0.4, 2: 0.68, 3: 0.86, 4: 0.94 } as const;

export const sunLenses = {
  smoke: lens(text('Smoke', 'Ahumado', 'Fumé'), '#3b3e42', 3),
  darkSmoke: lens(text('Dark Smoke', 'Ahumado oscuro', 'Fumé foncé'), '#2a2c2f', 3),
  brown: lens(text('Brown', 'Marrón', 'Brun'), '#5a3a25', 3),
  bottleGreen: lens(text('Bottle Green', 'Verde botella', 'Vert bouteille'), '#2f4436', 3),
  navy: lens(text('Navy', 'Azul marino', 'Bleu marine'), '#2a3a57', 3),
  amber: lens(text('Amber', 'Ámbar', 'Ambre'), '#b5762c', 2),
  olive: lens(text('Olive', 'Oliva', 'Olive'), '#6a6b3c', 2),
  paleBlue: lens(text('Pale Blue', 'Azul claro', 'Bleu clair'), '#86aed0', 1),
  paleRose: lens(text('Pale Rose', 'Rosa claro', 'Rose clair'), '#dba4ac', 1),
  paleYellow: lens(text('Pale Yellow', 'Amarillo claro', 'Jaune clair'), '#e5cf6d', 1),
  smokeGradient: gradient(text('Smoke Gradient', 'Ahumado degradado', 'Fumé dégradé'), '#3d4146', '#b3b9bf'),
  brownGradient: gradient(text('Brown Gradient', 'Marrón degradado', 'Brun dégradé'), '#5c3c28', '#d5bfa8'),
  blueGradient: gradient(text('Blue Gradient', 'Azul degradado', 'Bleu dégradé'), '#2f4d78', '#c0d3e6'),
  roseGradient: gradient(text('Rose Gradient', 'Rosa degradado', 'Rose dégradé'), '#94505f', '#ecd2d4'),
  greenGradient: gradient(text('Green Gradient', 'Verde degradado', 'Vert dégradé'), '#34543f', '#c5d6c8'),
  polarSmoke: lens(text('Polarized Smoke', 'Ahumado polarizado', 'Fumé polarisé'), '#36393d', 3, {
    polarized: true,
  }),
  polarBrown: lens(text('Polarized Brown', 'Marrón polarizado', 'Brun polarisé'), '#553620', 3, {
    polarized: true,
  }),
  polarGreen: lens(text('Polarized Green', 'Verde polarizado', 'Vert polarisé'), '#2c4435', 3, {
    polarized: true,
  }),
  silverMirror: lens(text('Silver Mirror', 'Espejado plateado', 'Miroir argenté'), '#a9b1b8', 3, {
    mirrored: true,
  }),
  goldMirror: lens(text('Gold Mirror', 'Espejado dorado', 'Miroir doré'), '#c79a45', 3, { mirrored: true }),
  blueMirror: lens(text('Blue Mirror', 'Espejado azul', 'Miroir bleu'), '#3f73b8', 3, { mirrored: true }),
  greenMirror: lens(text('Green Mirror', 'Espejado verde', 'Miroir vert'), '#3f9a72', 3, { mirrored: true }),
  roseMirror: lens(text('Rose Mirror', 'Espejado rosado', 'Miroir rosé'), '#cf8490', 3, { mirrored: true }),
  redMirror: lens(text('Red Mirror', 'Espejado rojo', 'Miroir rouge'), '#c24a35', 3, { mirrored: true }),
  polarBlueMirror: lens(
    text('Polarized Blue Mirror', 'Espejado azul polarizado', 'Miroir bleu polarisé'),
    '#3a6aae',
    3,
    { polarized: true, mirrored: true },
  ),
  polarSilverMirror: lens(
    text('Polarized Silver Mirror', 'Espejado plateado polarizado', 'Miroir argenté polarisé'),
    '#9fa8b0',
    3,
    { polarized: true, mirrored: true },
  ),
  glacierBrown: lens(text('Glacier Brown', 'Marrón glaciar', 'Brun glacier'), '#3a2416', 4),
} as const satisfies Record<string, SunLensSpec>;

export type SunLensId = keyof typeof sunLenses;

function lens(
  name: Localized,
  color: string,
  category: 1 | 2 | 3 | 4,
  { polarized = false, mirrored = false } = {},
): SunLensSpec {
  return { sunLens: { name, polarized, mirrored, gradient: false, category }, lens: color };
}

/** Gradients are lighter below: always category 2. */
function gradient(name: Localized, upper: string, lower: string): SunLensSpec {
  const sunLens = { name, polarized: false, mirrored: false, gradient: true, category: 2 } as const;
  return { sunLens, lens: upper, lower };
}
