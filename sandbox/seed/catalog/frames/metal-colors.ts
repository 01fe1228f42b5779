import type { Localized } from '../../models/localized';
import { text } from '../localized-text';
import type { ColorSpec } from './color-spec';

/** Colors of metal parts: fronts, temples and the hardware of plastic frames. */
export const metalColors = {
  gold: metal(text('Gold', 'Dorado', 'Doré'), 'gold', '#c9a24b'),
  paleGold: metal(text('Pale Gold', 'Dorado claro', 'Doré pâle'), 'gold', '#dcc48a'),
  roseGold: metal(text('Rose Gold', 'Oro rosa', 'Or rose'), 'gold', '#c98f7a'),
  silver: metal(text('Silver', 'Plateado', 'Argenté'), 'silver', '#c2c6ca'),
  brushedSilver: metal(text('Brushed Silver', 'Plateado cepillado', 'Argenté brossé'), 'silver', '#a9adb2'),
  gunmetal: metal(text('Gunmetal', 'Gris plomo', 'Gris canon'), 'grey', '#55595e'),
  black: metal(text('Black', 'Negro', 'Noir'), 'black', '#1b1b1d'),
  matteBlack: metal(text('Matte Black', 'Negro mate', 'Noir mat'), 'black', '#262628'),
  bronze: metal(text('Bronze', 'Bronce', 'Bronze'), 'brown', '#7a5a3a'),
  coffee: metal(text('Coffee', 'Café', 'Café'), 'brown', '#4b3527'),
  copper: metal(text('Copper', 'Cobre', 'Cuivre'), 'brown', '#b0693f'),
  navy: metal(text('Navy', 'Azul marino', 'Bleu marine'), 'blue', '#26355c'),
  steelBlue: metal(text('Steel Blue', 'Azul acero', 'Bleu acier'), 'blue', '#5b7896'),
  bottleGreen: metal(text('Bottle Green', 'Verde botella', 'Vert bouteille'), 'green', '#24473a'),
  burgundy: metal(text('Burgundy', 'Burdeos', 'Bordeaux'), 'red', '#5c1b29'),
  lilac: metal(text('Lilac', 'Lila', 'Lilas'), 'purple', '#a795bd'),
} as const satisfies Record<string, ColorSpec>;

export type MetalColorId = keyof typeof metalColors;

function metal(name: Localized, family: ColorSpec['family'], front: string): ColorSpec {
  return { name, family, pattern: 'metal', front };
}
